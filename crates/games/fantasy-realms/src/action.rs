//! What players decide.

use pentarchy_game::Seat;
use serde::{Deserialize, Serialize};

use crate::{BookChange, Card, Guise};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Draw from the deck: one card, or two at the start of a game for two.
    Draw,
    /// Take an open card from the discard area.
    Take(Card),
    /// Put a card of the hand into the discard area.
    Discard(Card),

    /// Show somebody a card and offer it for one of theirs.
    Offer {
        /// To whom.
        to: Seat,
        /// Which card.
        give: Card,
    },
    /// Take an offer back.
    Withdraw {
        /// Whom it was made to.
        to: Seat,
    },
    /// Show a card that one would give for what is offered.
    Answer {
        /// Who made the offer.
        from: Seat,
        /// Which card.
        give: Card,
    },
    /// Turn an offer down, answered or not.
    Refuse {
        /// Who made it.
        from: Seat,
    },
    /// Agree to the answer: both cards change hands.
    Accept {
        /// Who answered.
        to: Seat,
        /// With which card: an answer that has changed meanwhile is not accepted unseen.
        get: Card,
    },
    /// Be content with the hand; when everybody is, trading ends.
    Content,
    /// Think again.
    Resume,
    /// The house's: time is up.
    Bell,

    /// Make one of the choices of the final scoring.
    Declare(Declaration),
    /// Leave all of one's choices to the house, which finds the best; those made before are forgotten.
    DeclareBest,
}

/// One choice of the final scoring; `None` leaves the card's power unused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Declaration {
    /// Which card the Necromancer adds.
    Necromancer(Option<Card>),
    /// Which card of the hand the Doppelgänger copies.
    Doppelganger(Option<Card>),
    /// What the Mirage becomes.
    Mirage(Option<Guise>),
    /// What the Shapeshifter becomes.
    Shapeshifter(Option<Guise>),
    /// What the Book of Changes changes.
    Book(Option<BookChange>),
    /// Which card the Island clears.
    Island(Option<Card>),
    /// Whose strength the Fountain of Life adds.
    Fountain(Option<Card>),
}

impl Declaration {
    /// The card whose choice this is.
    pub fn card(self) -> Card {
        match self {
            Declaration::Necromancer(_) => Card::Necromancer,
            Declaration::Doppelganger(_) => Card::Doppelganger,
            Declaration::Mirage(_) => Card::Mirage,
            Declaration::Shapeshifter(_) => Card::Shapeshifter,
            Declaration::Book(_) => Card::BookOfChanges,
            Declaration::Island(_) => Card::Island,
            Declaration::Fountain(_) => Card::FountainOfLife,
        }
    }
}
