//! Where every point came from.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::data::LAST_TURN;
use crate::hex::HEXES;
use crate::{Animal, Card, Hex, Terrain};

/// The most tiles that are ever scored: five a turn, and every hex at the end.
const MOST_SCORED: usize = LAST_TURN as usize * 5 + HEXES;

/// More than all other gains: 11 glaciations, 24 new tiles, a survival a turn, 14 from cards, 6 at the start.
const MOST_AWARDS: usize = 96;

/// Everything that changed anybody's points, in order.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ledger {
    /// Tiles that were scored.
    pub scored: ArrayVec<Scored, MOST_SCORED>,
    /// Everything else.
    pub awards: ArrayVec<Award, MOST_AWARDS>,
}

/// A tile that was scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scored {
    /// In which turn.
    pub turn: u8,
    /// Whether it was the final scoring, after that turn.
    pub last: bool,
    /// Which tile.
    pub tile: Hex,
    /// What it was at that time.
    pub terrain: Terrain,
    /// Who came first, second, third and fourth, as far as the tile has points for them.
    pub places: [Option<Animal>; 4],
}

impl Scored {
    /// What the animal gained.
    pub fn points(&self, animal: Animal) -> i16 {
        let place = self.places.iter().position(|&placed| placed == Some(animal));
        place.map_or(0, |place| i16::from(self.terrain.values()[place]))
    }
}

/// A gain or a loss that is not a tile's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award {
    /// In which turn.
    pub turn: u8,
    /// Whose.
    pub animal: Animal,
    /// Why.
    pub cause: Cause,
    /// How many points, less than 0 for a loss.
    pub points: i16,
}

/// Why points were gained or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Fewer cubes than others on random earth at the start.
    Start,
    /// Tundra beside new tundra.
    Glaciation,
    /// Tiles beside a new tile.
    Wanderlust,
    /// The Survival card.
    Survival,
    /// A dominance card.
    Card(Card),
}
