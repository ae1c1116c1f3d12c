//! The three powers, and counts of their tokens.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The colour of a power token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Colour {
    /// Royal power.
    Blue,
    /// The power of the church.
    Green,
    /// Mystic power.
    Yellow,
}

impl Colour {
    /// All three.
    pub const ALL: [Colour; 3] = [Colour::Blue, Colour::Green, Colour::Yellow];

    /// The name used in records and addresses.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A number for each colour: tokens, or what one of them is worth.
///
/// ```
/// use pentarchy_brutal_kingdom::{Colour, Tokens};
/// let tokens = Tokens { blue: 1, green: 0, yellow: 2 };
/// assert_eq!((tokens[Colour::Yellow], tokens.sum()), (2, 3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// Royal power.
    pub blue: u8,
    /// The power of the church.
    pub green: u8,
    /// Mystic power.
    pub yellow: u8,
}

impl Tokens {
    /// The same number of each colour.
    pub const fn each(count: u8) -> Tokens {
        Tokens { blue: count, green: count, yellow: count }
    }

    /// All of them together.
    pub fn sum(self) -> u32 {
        Colour::ALL.iter().map(|&colour| u32::from(self[colour])).sum()
    }
}

impl Index<Colour> for Tokens {
    type Output = u8;

    fn index(&self, colour: Colour) -> &u8 {
        match colour {
            Colour::Blue => &self.blue,
            Colour::Green => &self.green,
            Colour::Yellow => &self.yellow,
        }
    }
}

impl IndexMut<Colour> for Tokens {
    fn index_mut(&mut self, colour: Colour) -> &mut u8 {
        match colour {
            Colour::Blue => &mut self.blue,
            Colour::Green => &mut self.green,
            Colour::Yellow => &mut self.yellow,
        }
    }
}
