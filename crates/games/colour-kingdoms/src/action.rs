//! What players decide.

use serde::{Deserialize, Serialize};

use crate::{Colour, Die, Kingdom, Place, Region, Row};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Take a die from the box.
    Take {
        /// Which.
        die: Die,
        /// From which of the kingdoms that it lies in.
        kingdom: Kingdom,
        /// The colour that it counts as: its own, or for the white one that of a die that is gone.
        colour: Colour,
    },
    /// Paint a region with a drop.
    Paint {
        /// Which region.
        region: Region,
        /// With which drop.
        drop: Drop,
        /// Whether the second spell lets it match its neighbours.
        matching: bool,
    },
    /// Choose the composite colour of the drop that a tower has just paid.
    Choose(Colour),
    /// The first spell: move all drops of the die to another kingdom.
    Move(Kingdom),
    /// The third spell: use drops of the die in a neighbouring kingdom as well.
    Spread(Kingdom),
    /// The fourth spell: turn two drops of the die into one of this composite colour.
    Mix(Colour),
    /// Wipe out all of this turn's painting and casting; the die stays taken.
    Anew,
    /// Be done with this turn. Drops of the die that are not placed cost a blot.
    Finish,
    /// Alone: cross out a digit.
    Cross {
        /// In which row.
        row: Row,
        /// Which of its two digits.
        place: Place,
    },
}

/// Where a drop comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drop {
    /// From the die, in its colour.
    Die,
    /// Mixed by the fourth spell.
    Mixed(Colour),
    /// From a tower.
    Tower(Colour),
}
