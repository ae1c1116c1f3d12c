//! The six colours, and how they mix.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A colour of drops and regions.
///
/// ```
/// use pentarchy_colour_kingdoms::Colour;
/// assert_eq!(Colour::Red.mixed_with(Colour::Blue), Some(Colour::Violet));
/// assert_eq!(Colour::Red.mixed_with(Colour::Red), Some(Colour::Red));
/// assert_eq!(Colour::Red.mixed_with(Colour::Green), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Basic.
    Blue,
    /// Basic.
    Red,
    /// Basic.
    Yellow,
    /// Composite: blue and yellow.
    Green,
    /// Composite: red and blue.
    Violet,
    /// Composite: yellow and red.
    Brown,
}

impl Colour {
    /// Every colour, the basic ones first.
    pub const ALL: [Colour; 6] =
        [Colour::Blue, Colour::Red, Colour::Yellow, Colour::Green, Colour::Violet, Colour::Brown];
    /// The colours of the dice.
    pub const BASIC: [Colour; 3] = [Colour::Blue, Colour::Red, Colour::Yellow];
    /// The colours that come from towers and from spells.
    pub const COMPOSITE: [Colour; 3] = [Colour::Green, Colour::Violet, Colour::Brown];

    /// For arrays indexed by colour.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it is blue, red or yellow.
    pub const fn is_basic(self) -> bool {
        (self as u8) < Colour::Green as u8
    }

    /// The drop that a tower between two basic colours pays; none where a composite one is among them.
    pub const fn mixed_with(self, other: Colour) -> Option<Colour> {
        use Colour::{Blue, Brown, Green, Red, Violet, Yellow};
        match (self, other) {
            (Blue, Blue) => Some(Blue),
            (Red, Red) => Some(Red),
            (Yellow, Yellow) => Some(Yellow),
            (Red, Blue) | (Blue, Red) => Some(Violet),
            (Blue, Yellow) | (Yellow, Blue) => Some(Green),
            (Yellow, Red) | (Red, Yellow) => Some(Brown),
            _ => None,
        }
    }

    /// Its name in records.
    pub const fn id(self) -> &'static str {
        ["blue", "red", "yellow", "green", "violet", "brown"][self.index()]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
