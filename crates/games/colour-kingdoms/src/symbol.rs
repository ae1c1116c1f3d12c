//! What is drawn in the regions.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Colour;

/// What a region shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// Nothing.
    Blank,
    /// A kingdom's capital: its points for whoever paints it in its colour.
    Capital {
        /// Its colour.
        colour: Colour,
        /// Its points.
        value: u8,
    },
    /// A monster, tamed in its own colour and defeated in any other.
    Monster {
        /// Which.
        kind: Monster,
        /// Its colour.
        colour: Colour,
    },
    /// A spell for whoever paints it.
    Spell(Spell),
}

/// The kinds of monsters, each with a row of its own on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Monster {
    /// Of three colours, 2 points each.
    Dragon,
    /// 1 point each.
    Griffin,
    /// 1 point each.
    Unicorn,
    /// 1 point each.
    Hydra,
}

impl Monster {
    /// Every kind, in the order of the sheet.
    pub const ALL: [Monster; 4] = [Monster::Dragon, Monster::Griffin, Monster::Unicorn, Monster::Hydra];

    /// For arrays indexed by kind.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many of them a sheet has.
    pub const fn count(self) -> usize {
        if matches!(self, Monster::Dragon) { 6 } else { 4 }
    }

    /// What a tamed one is worth.
    pub const fn points(self) -> i32 {
        if matches!(self, Monster::Dragon) { 2 } else { 1 }
    }

    /// Its name in records and maps.
    pub const fn id(self) -> &'static str {
        ["dragon", "griffin", "unicorn", "hydra"][self.index()]
    }
}

impl fmt::Display for Monster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The four spells, in the order of their rows on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spell {
    /// The first: all drops of the die go to another kingdom.
    Move,
    /// The second: one drop may match its neighbours.
    Match,
    /// The third: drops of the die may also go to a neighbouring kingdom.
    Spread,
    /// The fourth: two drops of the die become one of a composite colour.
    Mix,
}

impl Spell {
    /// Every spell.
    pub const ALL: [Spell; 4] = [Spell::Move, Spell::Match, Spell::Spread, Spell::Mix];

    /// For arrays indexed by spell.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Spell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "spell {}", self.index() + 1)
    }
}
