//! What happened, and who may know of it.

use pentarchy_game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, Choices, Declaration};

/// Something that happened. A card that a viewer may not see is `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Somebody drew from the deck.
    Drew {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which, for those who may know.
        cards: Option<CardSet>,
    },
    /// Somebody took an open card.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Somebody discarded a card.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Somebody offered a card to somebody.
    Offered {
        /// Who offers.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Which card, for these two.
        give: Option<Card>,
    },
    /// The offered player showed what they would give for it.
    Answered {
        /// Who offered.
        from: Seat,
        /// Who answers.
        to: Seat,
        /// With which card, for these two.
        give: Option<Card>,
    },
    /// An offer is gone: taken back, turned down, or its card has left the hand.
    OfferEnded {
        /// Who had offered.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Why.
        how: OfferEnd,
    },
    /// Two players exchanged a card each.
    Traded {
        /// Who had offered.
        from: Seat,
        /// Who had answered.
        to: Seat,
        /// What the first gave, for these two.
        gave: Option<Card>,
        /// What the first got, for these two.
        got: Option<Card>,
    },
    /// Somebody is content with their hand.
    Content {
        /// Who.
        seat: Seat,
    },
    /// Somebody who was content trades again.
    Resumed {
        /// Who.
        seat: Seat,
    },
    /// Play is over, and all hands are open.
    Ended {
        /// Why.
        why: Ending,
        /// The hands, by seat.
        hands: Vec<CardSet>,
    },
    /// Somebody made a choice of the final scoring.
    Declared {
        /// Who.
        seat: Seat,
        /// What.
        declaration: Declaration,
    },
    /// A hand was scored.
    Scored {
        /// Whose.
        seat: Seat,
        /// Its points.
        total: i32,
        /// With which choices.
        choices: Choices,
    },
}

/// How an offer ended without a trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferEnd {
    /// Whoever made it took it back.
    Withdrawn,
    /// Whoever got it turned it down.
    Refused,
    /// One of its cards changed hands in another trade.
    Lapsed,
}

/// Why play ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Enough cards lie in the discard area.
    DiscardFull,
    /// Nobody has drawn from the deck for too long.
    OnlyTaking,
    /// Everybody is content.
    AllContent,
    /// The bell rang.
    Bell,
}

impl pentarchy_game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Drew { seat, cards, .. } if !viewer.sees(*seat) => *cards = None,
            Event::Offered { from, to, give } | Event::Answered { from, to, give }
                if !viewer.sees(*from) && !viewer.sees(*to) =>
            {
                *give = None;
            }
            Event::Traded { from, to, gave, got } if !viewer.sees(*from) && !viewer.sees(*to) => {
                (*gave, *got) = (None, None);
            }
            // Named one by one, so that a new event is thought about before anybody sees it.
            Event::Drew { .. }
            | Event::Took { .. }
            | Event::Discarded { .. }
            | Event::Offered { .. }
            | Event::Answered { .. }
            | Event::OfferEnded { .. }
            | Event::Traded { .. }
            | Event::Content { .. }
            | Event::Resumed { .. }
            | Event::Ended { .. }
            | Event::Declared { .. }
            | Event::Scored { .. } => {}
        }
        Some(seen)
    }
}
