//! The four dice, and how they lie in the box.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Colour, KingdomSet};

/// A die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Die {
    /// Blue drops.
    Blue,
    /// Red drops.
    Red,
    /// Yellow drops.
    Yellow,
    /// Drops of a colour whose die has left the box.
    White,
}

impl Die {
    /// Every die.
    pub const ALL: [Die; 4] = [Die::Blue, Die::Red, Die::Yellow, Die::White];

    /// For arrays indexed by die.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of its drops; the white one has none of its own.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Die::Blue => Some(Colour::Blue),
            Die::Red => Some(Colour::Red),
            Die::Yellow => Some(Colour::Yellow),
            Die::White => None,
        }
    }

    /// The die of a basic colour.
    pub const fn of(colour: Colour) -> Option<Die> {
        match colour {
            Colour::Blue => Some(Die::Blue),
            Colour::Red => Some(Die::Red),
            Colour::Yellow => Some(Die::Yellow),
            _ => None,
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["the blue die", "the red die", "the yellow die", "the white die"][self.index()])
    }
}

/// A set of dice. In JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Die>", into = "Vec<Die>")]
pub struct DieSet(u8);

impl DieSet {
    /// All four.
    pub const ALL: DieSet = DieSet(0b1111);
    /// None.
    pub const EMPTY: DieSet = DieSet(0);

    /// Whether the die is in the set.
    pub const fn contains(self, die: Die) -> bool {
        self.0 >> die as u8 & 1 == 1
    }

    /// Adds a die.
    pub const fn insert(&mut self, die: Die) {
        self.0 |= 1 << die as u8;
    }

    /// Takes a die out.
    pub const fn remove(&mut self, die: Die) {
        self.0 &= !(1 << die as u8);
    }

    /// How many dice are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The dice, in their order.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().filter(move |&die| self.contains(die))
    }
}

impl fmt::Debug for DieSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<Vec<Die>> for DieSet {
    fn from(dice: Vec<Die>) -> DieSet {
        let mut set = DieSet::EMPTY;
        dice.into_iter().for_each(|die| set.insert(die));
        set
    }
}

impl From<DieSet> for Vec<Die> {
    fn from(set: DieSet) -> Vec<Die> {
        set.iter().collect()
    }
}

/// A die as it lies: where it fell, what it shows, and the kingdoms that it lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thrown {
    /// Its middle, from the left edge of the board, in tenths of the board's units.
    pub x: u16,
    /// Its middle, from the top edge of the board, in tenths of the board's units.
    pub y: u16,
    /// How it is turned, clockwise, in tenths of a degree, from 0 to 899.
    pub angle: u16,
    /// How many drops it gives: 2, 3 or 4.
    pub face: u8,
    /// The kingdoms that it lies in.
    pub kingdoms: KingdomSet,
}
