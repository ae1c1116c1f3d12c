//! What happened. Nothing of it is secret.

use pentarchy_game::{Events, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::ledger::{Award, Scored};
use crate::{Animal, Boxes, Card, Corner, Element, Eyeball, Hex, Section, Terrain};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Somebody chose an animal.
    Chose {
        /// Who.
        seat: Seat,
        /// Which.
        animal: Animal,
    },
    /// Planning begins.
    Turn {
        /// Which turn, from 1.
        turn: u8,
    },
    /// A pawn was put on the display.
    Placed {
        /// Whose.
        animal: Animal,
        /// Where.
        eyeball: Eyeball,
    },
    /// A pawn was taken off the display, and its action begins.
    Executes {
        /// Whose.
        animal: Animal,
        /// From where.
        eyeball: Eyeball,
    },
    /// Somebody did nothing, or nothing more.
    Passed {
        /// Who.
        animal: Animal,
        /// In which action.
        section: Option<Section>,
    },
    /// A step forward on the initiative track.
    Advanced {
        /// Who.
        animal: Animal,
    },
    /// An animal gained a disc.
    Adapted {
        /// Who.
        animal: Animal,
        /// Which type.
        element: Element,
    },
    /// A type was protected from Regression.
    Protected {
        /// By whom.
        animal: Animal,
        /// Which type.
        element: Element,
    },
    /// An animal lost a disc.
    LostDisc {
        /// Who.
        animal: Animal,
        /// Which type.
        element: Element,
    },
    /// A disc was put on earth.
    Put {
        /// By whom.
        animal: Animal,
        /// Which type.
        element: Element,
        /// Where.
        corner: Corner,
    },
    /// A disc left the earth.
    Removed {
        /// Which type.
        element: Element,
        /// From where.
        corner: Corner,
    },
    /// A disc left the Wasteland's box.
    Spared {
        /// By whom.
        animal: Animal,
        /// Which type.
        element: Element,
    },
    /// A tile became tundra.
    Froze {
        /// By whom.
        animal: Animal,
        /// Which.
        tile: Hex,
    },
    /// Cubes went back into the gene pool.
    WentBack {
        /// Whose.
        animal: Animal,
        /// From where.
        tile: Hex,
        /// How many.
        count: u8,
    },
    /// Cubes came onto a tile.
    Born {
        /// Whose.
        animal: Animal,
        /// Where.
        tile: Hex,
        /// How many.
        count: u8,
    },
    /// A new tile was laid.
    Laid {
        /// By whom.
        animal: Animal,
        /// Where.
        tile: Hex,
        /// Which terrain.
        terrain: Terrain,
    },
    /// Cubes moved.
    Moved {
        /// Whose.
        animal: Animal,
        /// From where.
        from: Hex,
        /// Where to.
        to: Hex,
        /// How many.
        count: u8,
    },
    /// Cubes were eliminated.
    Eliminated {
        /// Whose.
        animal: Animal,
        /// Where.
        tile: Hex,
        /// How many.
        count: u8,
    },
    /// A tile was scored.
    Scored(Scored),
    /// Points that are not a tile's.
    Awarded(Award),
    /// The dominant animal took a card.
    Took {
        /// Who.
        animal: Animal,
        /// Which.
        card: Card,
    },
    /// An animal gained a pawn.
    GainedPawn {
        /// Who.
        animal: Animal,
    },
    /// An animal lost a pawn.
    LostPawn {
        /// Who.
        animal: Animal,
        /// From where, if not from the hand.
        eyeball: Option<Eyeball>,
    },
    /// The mammals saved a cube from Extinction.
    Saved {
        /// Where.
        tile: Hex,
    },
    /// The table is ready for the next turn.
    Reseeded {
        /// The open cards.
        cards: Vec<Card>,
        /// The elements on the display.
        boxes: Boxes,
        /// The open tiles of the three stacks.
        tiles: [Option<Terrain>; 3],
    },
    /// The game is over.
    Ended,
}

impl pentarchy_game::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(self.clone())
    }
}

/// Where the rules tell what happens, and whether something hidden has come to light.
pub(crate) struct Log<'a, E> {
    events: &'a mut E,
    pub(crate) revealed: bool,
}

impl<'a, E: Events<Event>> Log<'a, E> {
    pub(crate) fn new(events: &'a mut E) -> Self {
        Log { events, revealed: false }
    }

    #[inline]
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}
