//! What players decide.

use serde::{Deserialize, Serialize};

use crate::{Animal, Card, Corner, Element, Eyeball, Hex};

/// One decision. What it means depends on what is asked: see [`Decision`](crate::Decision).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// This animal.
    Animal(Animal),
    /// This eyeball.
    Eyeball(Eyeball),
    /// A disc of this type.
    Element(Element),
    /// This corner.
    Corner(Corner),
    /// This tile, or this free hex.
    Tile(Hex),
    /// The open tile of this stack, from 0.
    Stack(u8),
    /// So many cubes of one's own, onto or from this tile.
    Cubes {
        /// Which tile.
        tile: Hex,
        /// How many.
        count: u8,
    },
    /// A cube of this animal on this tile.
    Cube {
        /// Which tile.
        tile: Hex,
        /// Whose cube.
        animal: Animal,
    },
    /// This dominance card.
    Card(Card),
    /// One disc for another.
    Swap {
        /// The disc that goes.
        give: Element,
        /// The disc that comes.
        take: Element,
    },
    /// A step forward on the initiative track, where no eyeball is left for the pawn.
    Advance,
    /// One cube on every tile that is left.
    Everywhere,
    /// Give up a pawn in hand.
    LosePawn,
    /// Keep only one cube on each tile.
    Cull,
    /// Nothing, or nothing more.
    Pass,
}
