//! What happened, and who may know of it.

use pentarchy_game::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::game::SIDES;
use crate::upstart::UpstartMove;
use crate::{Age, Card, CardSet, Decree, Place, Realm};

/// Something that happened. Lists by side have five places; those of nobody are empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Somebody captured a territory.
    Captured {
        /// Who.
        seat: Seat,
        /// With which card.
        card: Card,
        /// The other card of a pair, which was discarded.
        discarded: Option<Card>,
        /// Where.
        realm: Realm,
        /// Whether it is the capital.
        capital: bool,
    },
    /// Somebody rallied and got a point.
    Rallied {
        /// Who.
        seat: Seat,
        /// What they discarded.
        discarded: CardSet,
    },
    /// Somebody drew cards.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, for those who may know.
        cards: Option<CardSet>,
    },
    /// The deck had run out, and the discard became the new deck.
    Reshuffled {
        /// How many cards.
        cards: u8,
    },
    /// Somebody plays no more cards in this age.
    Retreated {
        /// Who.
        seat: Seat,
        /// Why.
        why: Retreat,
    },
    /// The first to retreat took a retreat token.
    TookRetreatToken {
        /// Who.
        seat: Seat,
        /// What it is worth, for those who may know.
        value: Option<u8>,
    },
    /// All have retreated, and the realms are scored.
    AgeEnded {
        /// Which age.
        age: Age,
    },
    /// Some are tied for the first place and fight.
    BattleBegan {
        /// Where.
        realm: Realm,
        /// Who.
        fighters: Seats,
    },
    /// Somebody has chosen a card for the battle.
    Chose {
        /// Who.
        seat: Seat,
        /// Which, for those who may know.
        card: Option<Card>,
    },
    /// The chosen cards are revealed.
    Revealed {
        /// By side.
        cards: [Option<Card>; SIDES],
    },
    /// In solo: the card against the upstart's cards.
    Faced {
        /// The player's card.
        card: Card,
        /// The upstart's cards.
        upstart: [Option<Card>; 4],
    },
    /// Somebody added modifiers to their card.
    Boosted {
        /// Who.
        seat: Seat,
        /// How many.
        modifiers: u8,
    },
    /// Somebody added nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The cards of a battle were compared, with all that was added to them.
    Compared {
        /// By side.
        cards: [Option<Card>; SIDES],
        /// The modifiers added to each.
        modifiers: [u8; SIDES],
        /// Whom nobody outside this group beat.
        left: Seats,
    },
    /// The cards decided nothing between these, who choose again.
    FightOn {
        /// Who.
        fighters: Seats,
        /// Who is out.
        beaten: Seats,
    },
    /// A battle is over.
    BattleEnded {
        /// Where.
        realm: Realm,
        /// Who won; several if it was tied to the last card.
        winners: Seats,
        /// Who lost.
        losers: Seats,
        /// Who took a modifier.
        consoled: Seats,
    },
    /// A realm was scored, and its leftmost kingdom token left the game.
    Scored {
        /// Which.
        realm: Realm,
        /// The value of that token.
        token: u8,
        /// By side.
        places: [Place; SIDES],
    },
    /// A new age began.
    AgeBegan {
        /// Which.
        age: Age,
        /// Who starts.
        first: Seat,
        /// The decrees, by size of their realms.
        decrees: [Decree; Realm::COUNT],
    },
    /// The upstart played a card.
    UpstartPlayed(UpstartMove),
    /// The upstart drew a low card when the player was out, and discarded it.
    UpstartDiscarded {
        /// Which.
        card: Card,
    },
    /// A new bonus card of the upstart was revealed.
    BonusRevealed {
        /// Which.
        card: Card,
    },
    /// The game is over, and the retreat tokens are revealed.
    Ended {
        /// What each side has from retreat tokens.
        retreat_points: [u8; SIDES],
        /// Unused modifiers of each side, a point each.
        modifiers: [u8; SIDES],
    },
}

/// Why somebody retreats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Retreat {
    /// They decided to.
    Chosen,
    /// They captured a capital.
    Capital,
    /// They have no influence tokens left.
    NoTokens,
}

impl pentarchy_game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Drew { seat, cards, .. } if !viewer.sees(*seat) => *cards = None,
            Event::TookRetreatToken { seat, value } if !viewer.sees(*seat) => *value = None,
            Event::Chose { seat, card } if !viewer.sees(*seat) => *card = None,
            _ => {}
        }
        Some(seen)
    }
}
