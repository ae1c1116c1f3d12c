//! What each viewer may know.

use pentarchy_game::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::game::Step;
use crate::setup::Rules;
use crate::{Card, CardSet, Choices, FantasyRealms};

/// Everything that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The rules of this table.
    pub rules: Rules,
    /// What this viewer must decide now.
    pub prompt: Prompt,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The discard area, in the order in which the cards came there.
    pub discard: Vec<Card>,
    /// How many cards are left in the deck.
    pub deck: u8,
    /// How many open cards end the game; none while trading.
    pub discard_limit: Option<u8>,
    /// How many turns in a row nobody has drawn from the deck.
    pub turns_without_drawing: u8,
    /// The cards that the viewer has just drawn or taken.
    pub fresh: CardSet,
    /// The offers that stand.
    pub offers: Vec<OpenOffer>,
    /// The cards that the Necromancer can bring, once play is over.
    pub pool: CardSet,
}

/// What everybody, and this viewer in particular, knows of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// How many cards are in the hand.
    pub cards: u8,
    /// The whole hand, if the viewer may see it.
    pub hand: Option<CardSet>,
    /// Those cards of a closed hand that the viewer can be sure of.
    pub known: CardSet,
    /// Trading: whether the player is content.
    pub content: bool,
    /// The choices of the final scoring made so far, once play is over.
    pub choices: Option<Choices>,
}

/// An offer that stands. Only the two players whom it concerns see the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenOffer {
    /// Who offers.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// Which card.
    pub give: Option<Card>,
    /// Whether there is an answer.
    pub answered: bool,
    /// Which card is offered in return.
    pub answer: Option<Card>,
}

/// What a viewer must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Nothing now: these others decide.
    Wait(Seats),
    /// Draw from the deck or take an open card.
    Draw,
    /// Fill the hand: draw two and discard one, or take an open card.
    Draft,
    /// Discard a card.
    Discard,
    /// Discard one of the two cards just drawn.
    DiscardDrawn,
    /// Offer, answer, accept, or be content.
    Trade,
    /// Nothing unless one thinks again: one is content.
    Content,
    /// Choose for this card.
    Declare(Card),
    /// Nothing: the game is over.
    Over,
}

impl FantasyRealms {
    pub(crate) fn viewed(&self, viewer: Viewer) -> View {
        let limit = self.rules.discard_limit();
        View {
            rules: self.rules,
            prompt: self.prompt(viewer),
            players: self.everybody().map(|seat| self.player(seat, viewer)).collect(),
            discard: self.discard.to_vec(),
            deck: self.deck.len() as u8,
            discard_limit: (limit < Card::ALL.len()).then_some(limit as u8),
            turns_without_drawing: self.turns_without_drawing,
            fresh: match self.step {
                Step::Discard { seat, fresh } if viewer.sees(seat) => fresh,
                _ => CardSet::EMPTY,
            },
            offers: self.offers_seen_by(viewer),
            pool: if self.is_open() {
                self.everybody().map(|seat| self.pool(seat)).fold(CardSet::EMPTY, CardSet::union)
            } else {
                CardSet::EMPTY
            },
        }
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        let Viewer::Seat(seat) = viewer else {
            return if self.step == Step::Over { Prompt::Over } else { Prompt::Wait(self.awaited()) };
        };
        match self.step {
            Step::Draw { seat: asked } if asked == seat && self.drafts(seat) => Prompt::Draft,
            Step::Draw { seat: asked } if asked == seat => Prompt::Draw,
            Step::Discard { seat: asked, fresh } if asked == seat => {
                if self.discardable(seat, fresh) == self.hand(seat) { Prompt::Discard } else { Prompt::DiscardDrawn }
            }
            Step::Trading if self.trading.content.contains(seat) => Prompt::Content,
            Step::Trading => Prompt::Trade,
            Step::Declaring => self.asking(seat).map_or_else(|| Prompt::Wait(self.awaited()), Prompt::Declare),
            Step::Over => Prompt::Over,
            _ => Prompt::Wait(self.awaited()),
        }
    }

    fn awaited(&self) -> Seats {
        pentarchy_game::Game::awaiting(self)
    }

    fn player(&self, seat: Seat, viewer: Viewer) -> Player {
        let seen = self.is_open() || viewer.sees(seat);
        Player {
            cards: self.hand(seat).len() as u8,
            hand: seen.then(|| self.hand(seat)),
            known: match viewer {
                _ if seen => CardSet::EMPTY,
                Viewer::Seat(viewer) => self.knowledge.of(viewer, seat),
                Viewer::Spectator | Viewer::Referee => self.publicly_known(seat),
            },
            content: self.trading.content.contains(seat),
            choices: self.is_open().then(|| self.declared[seat.index()].choices),
        }
    }

    fn offers_seen_by(&self, viewer: Viewer) -> Vec<OpenOffer> {
        let seen = |(from, to, offer): (Seat, Seat, crate::trading::Offer)| {
            let privy = viewer.sees(from) || viewer.sees(to);
            OpenOffer {
                from,
                to,
                give: privy.then_some(offer.give),
                answered: offer.answer.is_some(),
                answer: offer.answer.filter(|_| privy),
            }
        };
        self.standing_offers().map(seen).collect()
    }
}
