//! What players decide.

use pentarchy_game::Seat;
use serde::{Deserialize, Serialize};

use crate::{BrutalKingdom, Character, CharacterSet, Colour};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Give one of the two cards just dealt to the neighbour.
    Pass(Character),
    /// Play a card of the hand.
    Play(Character),
    /// Leave an effect that may be left, or end it.
    Done,
    /// Charlatan: turn this eliminated card up again.
    Restore(Character),
    /// Courtesan: offer somebody a card for one with the same back.
    Offer {
        /// To whom.
        to: Seat,
        /// Which card.
        give: Character,
    },
    /// Give this card for what the Courtesan's player has offered.
    Answer(Character),
    /// Fortune Teller: look at the centre.
    Look,
    /// Poisoner, Berserker, Assassin, Abbot: eliminate this character.
    Eliminate(Character),
    /// Druid, White Knight, Monk: swap a card of the hand for one of the centre.
    Swap {
        /// Which card.
        give: Character,
        /// For the card in which place of the centre: 0 and 1 are light, 2 and 3 dark.
        place: u8,
    },
    /// Executioner, Inquisitor: name a character.
    Name(Character),
    /// Witch: look at this player's hand.
    Spy(Seat),
    /// Saint: put a token of this colour on the chapel.
    Bless(Colour),
    /// Inquisitor: declare his rank.
    Declare(Claim),
    /// Swap the card that the Inquisitor named for the card in this place of the centre.
    Surrender {
        /// Of the two places with the same back.
        place: u8,
    },
    /// Black Knight: take a token of this colour.
    Take(Colour),
}

/// The rank that is declared for the Inquisitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// 20.
    Highest,
    /// 0.
    Lowest,
}

impl Claim {
    /// The rank itself.
    pub const fn rank(self) -> u8 {
        match self {
            Claim::Highest => 20,
            Claim::Lowest => 0,
        }
    }
}

impl BrutalKingdom {
    /// What a player sees of somebody else's action, if a card in it is hidden from them: the same action with the first
    /// card of that back, which stands for any.
    pub fn veiled(&self, viewer: Seat, action: &Action) -> Option<Action> {
        let any = |card: Character| CharacterSet::ALL.backed(card.back()).first();
        match *action {
            Action::Offer { to, give } => Some(Action::Offer { to, give: any(give)? }),
            Action::Swap { give, place } => Some(Action::Swap { give: any(give)?, place }),
            // Whoever has offered a card sees what comes for it.
            Action::Answer(card) if viewer != self.turn() => Some(Action::Answer(any(card)?)),
            _ => None,
        }
    }
}
