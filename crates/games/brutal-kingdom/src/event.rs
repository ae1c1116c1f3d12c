//! What happened, and who may know of it.

use arrayvec::ArrayVec;
use pentarchy_game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Back, Character, CharacterSet, Claim, Colour};

/// Something that happened. A card that a viewer may not see is `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A chapter began.
    ChapterBegan {
        /// From 1.
        chapter: u8,
    },
    /// Somebody was dealt two cards.
    Dealt {
        /// Who.
        seat: Seat,
        /// With this back.
        back: Back,
        /// Which, for them.
        cards: Option<CharacterSet>,
    },
    /// Somebody has made a choice that stays secret until all have made theirs.
    Committed {
        /// Who.
        seat: Seat,
    },
    /// A card was passed on.
    Passed {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// With this back.
        back: Back,
        /// Which, for these two.
        card: Option<Character>,
    },
    /// Somebody played a card.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Character,
    },
    /// A card was eliminated, and the whole stack below with it.
    Eliminated {
        /// Who gets the point.
        by: Seat,
        /// With which card.
        killer: Character,
        /// Whose stack.
        victim: Seat,
        /// The card on top of it.
        card: Character,
        /// How many cards lie face down there now.
        cards: u8,
    },
    /// A card's effect had nothing to act on.
    NoEffect {
        /// Whose card.
        seat: Seat,
        /// Which.
        card: Character,
    },
    /// Somebody left an effect unused.
    Declined {
        /// Who.
        seat: Seat,
        /// Of which card.
        card: Character,
    },
    /// The Charlatan turned an eliminated card up again.
    Restored {
        /// In whose stack.
        seat: Seat,
        /// Which.
        card: Character,
    },
    /// The Courtesan's player laid a card before somebody.
    Offered {
        /// Who.
        from: Seat,
        /// Before whom.
        to: Seat,
        /// With this back.
        back: Back,
        /// Which, for the one who offers.
        card: Option<Character>,
    },
    /// Two players exchanged a card each.
    Exchanged {
        /// The Courtesan's player.
        from: Seat,
        /// The other.
        to: Seat,
        /// With this back.
        back: Back,
        /// What the first gave, for these two.
        gave: Option<Character>,
        /// What the first got, for these two.
        got: Option<Character>,
    },
    /// Somebody looked at the centre.
    SawCentre {
        /// Who.
        seat: Seat,
        /// What lies there, for them.
        cards: Option<ArrayVec<Character, 4>>,
    },
    /// Somebody swapped a card of the hand for one of the centre.
    Swapped {
        /// Who.
        seat: Seat,
        /// In which place.
        place: u8,
        /// What they put there, for them.
        gave: Option<Character>,
        /// What they took, for them.
        got: Option<Character>,
    },
    /// The Executioner or the Inquisitor named a character.
    Named {
        /// Whose card names.
        seat: Seat,
        /// Which card names.
        by: Character,
        /// Whom.
        card: Character,
    },
    /// The Intriguer changed places.
    Intrigued {
        /// Who played him and has the other card now.
        seat: Seat,
        /// Before whom he lies now.
        with: Seat,
        /// The card that he changed places with.
        card: Character,
    },
    /// Somebody looked at another's hand.
    SawHand {
        /// Who.
        seat: Seat,
        /// Whose.
        on: Seat,
        /// The hand, for who looked and for whose it is.
        cards: Option<CharacterSet>,
    },
    /// The Saint put a token on the chapel.
    Blessed {
        /// Whose Saint.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
    },
    /// The Inquisitor's rank was declared.
    Declared {
        /// By whom.
        seat: Seat,
        /// As what.
        claim: Claim,
    },
    /// Somebody holds the card that the Inquisitor named, and showed it to all.
    Revealed {
        /// Who.
        seat: Seat,
        /// Which.
        card: Character,
    },
    /// Nobody holds the card that the Inquisitor named.
    NotHeld {
        /// Which.
        card: Character,
    },
    /// The card that the Inquisitor named was swapped for one of the centre.
    Surrendered {
        /// By whom.
        seat: Seat,
        /// In which place it lies now.
        place: u8,
        /// Which.
        gave: Character,
        /// What they took, for them.
        got: Option<Character>,
    },
    /// The start-player card moved, or stayed.
    StartCard {
        /// Who had it.
        from: Seat,
        /// Who has it now.
        to: Seat,
        /// The highest open card.
        card: Character,
    },
    /// A chapter's cards are all played; now tokens are taken.
    ChapterEnded {
        /// From 1.
        chapter: u8,
    },
    /// Somebody took tokens for icons.
    Collected {
        /// Who.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// How many icons.
        icons: u8,
        /// How many tokens the supply had for them.
        tokens: u8,
    },
    /// The Black Knight's player took a token.
    Rewarded {
        /// Who.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
    },
    /// An elimination token closed a space of the chapel.
    ChapelSpaceClosed {
        /// Who put it there: the start player.
        seat: Seat,
        /// Of which chapter, from 1.
        chapter: u8,
    },
    /// The game is over, and a player was scored.
    Scored {
        /// Who.
        seat: Seat,
        /// Their points.
        total: i32,
    },
}

impl pentarchy_game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Dealt { seat, cards, .. } if !viewer.sees(*seat) => *cards = None,
            Event::Passed { from, to, card, .. } if !viewer.sees(*from) && !viewer.sees(*to) => *card = None,
            // BK-29: whoever is offered a card does not see it before they have chosen theirs.
            Event::Offered { from, card, .. } if !viewer.sees(*from) => *card = None,
            Event::Exchanged { from, to, gave, got, .. } if !viewer.sees(*from) && !viewer.sees(*to) => {
                (*gave, *got) = (None, None);
            }
            Event::SawCentre { seat, cards } if !viewer.sees(*seat) => *cards = None,
            Event::Swapped { seat, gave, got, .. } if !viewer.sees(*seat) => (*gave, *got) = (None, None),
            Event::SawHand { seat, on, cards } if !viewer.sees(*seat) && !viewer.sees(*on) => *cards = None,
            Event::Surrendered { seat, got, .. } if !viewer.sees(*seat) => *got = None,
            _ => {}
        }
        Some(seen)
    }
}
