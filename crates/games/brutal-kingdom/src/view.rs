//! What each viewer may know.

use pentarchy_game::{Game, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::game::Step;
use crate::knowledge::Known;
use crate::setup::Rules;
use crate::stack::Laid;
use crate::story::back_of_place;
use crate::{Back, BrutalKingdom, Character, CharacterSet, Claim, Colour, Offering, Tokens};

/// Everything that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The rules of this table.
    pub rules: Rules,
    /// What this viewer must decide now.
    pub prompt: Prompt,
    /// From 1 to 4.
    pub chapter: u8,
    /// From 1 to 4.
    pub round: u8,
    /// Whose turn it is; nobody's while cards are passed, at the end of a chapter and of the game.
    pub turn: Option<Seat>,
    /// Who has the start-player card.
    pub start: Seat,
    /// Who would get it if the round ended now.
    pub next_start: Option<Seat>,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The places of the centre: two with light cards, then two with dark ones.
    pub centre: Vec<CentreCard>,
    /// Every character that takes part.
    pub characters: CharacterSet,
    /// How many cards with each back are set aside in this chapter.
    pub aside: u8,
    /// The tokens that nobody has.
    pub supply: Tokens,
    /// What one token of each colour would be worth if the game ended now.
    pub worth: Tokens,
    /// The spaces of the chapel, one for each chapter.
    pub chapel: Vec<Option<Offering>>,
    /// Cards that lie in wait for others.
    pub threats: Vec<Threat>,
    /// What was declared for the Inquisitor in this chapter.
    pub claim: Option<Claim>,
    /// The Courtesan's exchanges that are being agreed on.
    pub offers: Vec<OpenOffer>,
    /// What the viewer has chosen to pass on, while others still choose.
    pub passing: Option<Character>,
}

impl View {
    /// BK-22, BK-24: which of the cards in wait would strike this card if the player played it now: the first of them,
    /// clockwise from the player, and never their own.
    pub fn striker(&self, seat: Seat, card: Character) -> Option<Threat> {
        let seats = self.players.len();
        let distance = |threat: &Threat| (threat.seat.index() + seats - seat.index()) % seats.max(1);
        let threats = self.threats.iter().filter(|threat| threat.victim == card && threat.seat != seat);
        threats.min_by_key(|threat| distance(threat)).copied()
    }
}

/// What everybody, and this viewer in particular, knows of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// How many light cards are in the hand.
    pub light: u8,
    /// How many dark cards are in the hand.
    pub dark: u8,
    /// The hand, if the viewer may see it.
    pub hand: Option<CharacterSet>,
    /// With the option "remember": those cards of a closed hand that the viewer can be sure of.
    pub known: CharacterSet,
    /// How many cards lie in the stack.
    pub height: u8,
    /// The uncovered card, if it lies face up.
    pub top: Option<Character>,
    /// Its rank now.
    pub rank: Option<u8>,
    /// The whole stack, the last card on top: the viewer's own, and with the option "open stacks" everybody's.
    pub stack: Option<Vec<Laid>>,
    /// Power tokens.
    pub tokens: Tokens,
    /// Points for eliminations.
    pub eliminations: u8,
}

/// A place of the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CentreCard {
    /// The back that everybody sees.
    pub back: Back,
    /// With the option "remember": the card, if the viewer can be sure of it.
    pub known: Option<Character>,
}

/// A card that lies in wait for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threat {
    /// Whose.
    pub seat: Seat,
    /// King, Queen or Executioner.
    pub card: Character,
    /// Whom it will strike.
    pub victim: Character,
}

/// An exchange that is being agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenOffer {
    /// To whom.
    pub to: Seat,
    /// Of cards with this back.
    pub back: Back,
    /// The card offered, for the one who offers it.
    pub give: Option<Character>,
    /// Whether the other has chosen.
    pub answered: bool,
    /// What, for them.
    pub answer: Option<Character>,
}

/// What a viewer must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Nothing now: these others decide.
    Wait(Seats),
    /// Pass on a card with this back.
    Pass {
        /// Light or dark.
        back: Back,
        /// To whom.
        to: Seat,
    },
    /// Play a card.
    Play,
    /// Charlatan: turn an eliminated card up.
    Restore,
    /// Courtesan: offer a card, or leave it.
    Offer,
    /// Courtesan: offer a card with the other back too, or leave it at that.
    OfferMore(Back),
    /// Give a card for what this player offers.
    Answer(Seat),
    /// Fortune Teller: look at the centre, or leave it.
    Look,
    /// Choose whom this card eliminates.
    Eliminate(Character),
    /// Swap a card for one of the centre by this card's effect, or leave it.
    Swap(Character),
    /// Executioner: name a victim.
    Doom,
    /// Witch: choose whose hand to look at, or leave it.
    Spy,
    /// Saint: put a token on the chapel.
    Bless,
    /// Inquisitor: declare his rank.
    Declare,
    /// Inquisitor: name a character.
    Accuse,
    /// Choose the card of the centre for which this card of yours goes.
    Surrender(Character),
    /// Black Knight: take a token, or leave it.
    Reward,
    /// Nothing: the game is over.
    Over,
}

impl Prompt {
    /// The number of the rule that asks for it.
    pub(crate) const fn rule(self) -> u16 {
        match self {
            Prompt::Pass { back: Back::Light, .. } => 7,
            Prompt::Pass { back: Back::Dark, .. } => 8,
            Prompt::Wait(_) | Prompt::Play => 11,
            Prompt::Eliminate(_) => 19,
            Prompt::Restore => 26,
            Prompt::Reward => 27,
            Prompt::Offer | Prompt::OfferMore(_) => 28,
            Prompt::Answer(_) => 29,
            Prompt::Look => 30,
            Prompt::Swap(_) => 32,
            Prompt::Doom => 33,
            Prompt::Spy => 36,
            Prompt::Bless => 38,
            Prompt::Declare => 41,
            Prompt::Accuse | Prompt::Surrender(_) => 42,
            Prompt::Over => 49,
        }
    }
}

impl BrutalKingdom {
    pub(crate) fn viewed(&self, viewer: Viewer) -> View {
        let known = if self.rules.remember { self.known_to(viewer) } else { Known::default() };
        let seen_at = |place: usize| match viewer {
            Viewer::Referee => self.centre.get(place).copied(),
            _ => known.centre[place],
        };
        View {
            rules: self.rules,
            prompt: self.prompt(viewer),
            chapter: self.chapter + 1,
            round: self.round + 1,
            turn: match self.step {
                Step::Pass { .. } | Step::Reward { .. } | Step::Over => None,
                _ => Some(self.turn()),
            },
            start: self.start,
            next_start: self.highest().map(|(seat, _)| seat),
            players: self.everybody().map(|seat| self.player(seat, viewer, &known)).collect(),
            centre: (0..self.centre.len())
                .map(|place| CentreCard { back: back_of_place(place as u8), known: seen_at(place) })
                .collect(),
            characters: self.rules.characters(),
            aside: (self.rules.characters().len() / 2) as u8 - 2 * self.rules.seats() - 2,
            supply: self.supply,
            worth: self.worth(),
            chapel: self.chapel.to_vec(),
            threats: self.threats(),
            claim: self.claim,
            offers: self.offers_seen_by(viewer),
            passing: match (self.step, viewer) {
                (Step::Pass { back }, Viewer::Seat(seat)) if self.plays(seat) => {
                    self.story.passed[seat.index()][back.index()]
                }
                _ => None,
            },
        }
    }

    pub(crate) fn prompt(&self, viewer: Viewer) -> Prompt {
        let awaited = self.awaiting();
        let asked = match viewer {
            Viewer::Seat(seat) => Some(seat).filter(|&seat| awaited.contains(seat)),
            Viewer::Spectator | Viewer::Referee => None,
        };
        let Some(seat) = asked else {
            return if self.step == Step::Over { Prompt::Over } else { Prompt::Wait(awaited) };
        };
        let own_card = self.stack(seat).open_top();
        match (self.step, own_card) {
            (Step::Pass { back }, _) => {
                Prompt::Pass { back, to: crate::story::receiver(seat, back, self.rules.seats()) }
            }
            (Step::Play, _) => Prompt::Play,
            (Step::Restore, _) => Prompt::Restore,
            (Step::Offer, _) => match self.agreed().next() {
                Some((back, _)) => Prompt::OfferMore(back.other()),
                None => Prompt::Offer,
            },
            (Step::Answer, _) => Prompt::Answer(self.turn()),
            (Step::Look, _) => Prompt::Look,
            (Step::Eliminate, Some(card)) => Prompt::Eliminate(card),
            (Step::Swap, Some(card)) => Prompt::Swap(card),
            (Step::Doom, _) => Prompt::Doom,
            (Step::Spy, _) => Prompt::Spy,
            (Step::Bless, _) => Prompt::Bless,
            (Step::Declare, _) => Prompt::Declare,
            (Step::Accuse, _) => Prompt::Accuse,
            (Step::Surrender { card, .. }, _) => Prompt::Surrender(card),
            (Step::Reward { .. }, _) => Prompt::Reward,
            (Step::Over | Step::Eliminate | Step::Swap, _) => Prompt::Over,
        }
    }

    fn player(&self, seat: Seat, viewer: Viewer, known: &Known) -> Player {
        let hand = self.hand(seat);
        let stack = self.stack(seat);
        let seen = viewer.sees(seat);
        let top = stack.open_top();
        Player {
            light: hand.backed(Back::Light).len() as u8,
            dark: hand.backed(Back::Dark).len() as u8,
            hand: seen.then_some(hand),
            known: if seen { CharacterSet::EMPTY } else { known.hands[seat.index()] },
            height: stack.height() as u8,
            top,
            rank: top.map(|card| self.rank(card)),
            stack: (seen || self.rules.open_stacks).then(|| stack.0.to_vec()), // BK-12
            tokens: self.tokens[seat.index()],
            eliminations: self.eliminations[seat.index()],
        }
    }

    fn threats(&self) -> Vec<Threat> {
        let threat = |seat: Seat| {
            let card = self.stack(seat).active_top()?;
            self.lies_in_wait_for(card).map(|victim| Threat { seat, card, victim })
        };
        self.everybody().filter_map(threat).collect()
    }

    fn offers_seen_by(&self, viewer: Viewer) -> Vec<OpenOffer> {
        let from = self.turn();
        let seen = |(back, exchange): (Back, crate::courtesan::Exchange)| OpenOffer {
            to: exchange.to,
            back,
            give: viewer.sees(from).then_some(exchange.give),
            answered: exchange.answer.is_some(),
            answer: exchange.answer.filter(|_| viewer.sees(exchange.to)),
        };
        self.agreed().map(seen).collect()
    }

    /// BK-47: what one token of each colour is worth by what is left.
    pub(crate) fn worth(&self) -> Tokens {
        let mut worth = self.supply;
        for colour in Colour::ALL {
            worth[colour] += self.on_chapel(colour);
        }
        worth
    }
}
