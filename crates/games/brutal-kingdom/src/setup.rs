//! The options of a table, and the rules that follow from them.

use pentarchy_game::{Choice, Description, OptionKind, OptionSpec, Seat, SeatRange, Setup};
use serde::{Deserialize, Serialize};

use crate::{Character, CharacterSet};

/// What the game tells of itself.
pub(crate) const DESCRIPTION: Description = Description {
    id: "brutal-kingdom",
    prefix: "BK",
    rules: 1,
    seats: SeatRange::new(3, 4),
    options: &[
        OptionSpec::new("cast", OptionKind::Choice(&[Choice::any("fixed"), Choice::any("changing")])).for_seats(3, 3),
        OptionSpec::new(
            "first",
            OptionKind::Choice(&[
                Choice::any("lot"),
                Choice::any("seat-0"),
                Choice::any("seat-1"),
                Choice::any("seat-2"),
                Choice { value: "seat-3", seats: SeatRange::new(4, 4) },
            ]),
        ),
        OptionSpec::new("remember", OptionKind::Switch { default: true }),
        OptionSpec::new("open_stacks", OptionKind::Switch { default: false }),
    ],
    // Four chapters of at most 8 passes, 16 cards and 21 decisions about their effects.
    longest: 200,
};

/// The rules of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Which characters take part.
    pub cast: Cast,
    /// Whether the house shows every player the hidden cards that they can be sure of.
    pub remember: bool,
    /// Whether covered cards are shown to everybody.
    pub open_stacks: bool,
}

/// Which characters take part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cast {
    /// Four players: all of them.
    Whole,
    /// Three players: without the ranks 1 to 4.
    Fixed,
    /// Three players: in every chapter two light and two dark ones are set aside, and nobody knows which.
    Changing,
}

impl Rules {
    /// The rules that a setup asks for.
    pub(crate) fn of(setup: &Setup) -> Rules {
        Rules {
            cast: match (setup.seats(), setup.choice("cast")) {
                (3, Some("changing")) => Cast::Changing,
                (3, _) => Cast::Fixed,
                _ => Cast::Whole,
            },
            remember: setup.switch("remember"),
            open_stacks: setup.switch("open_stacks"),
        }
    }

    /// The player whom the host has named to go first, if any.
    pub(crate) fn first(setup: &Setup) -> Option<Seat> {
        let number = setup.choice("first")?.strip_prefix("seat-")?.parse().ok()?;
        Seat::new(number)
    }

    /// How many play.
    pub(crate) const fn seats(&self) -> u8 {
        match self.cast {
            Cast::Whole => 4,
            Cast::Fixed | Cast::Changing => 3,
        }
    }

    /// Everybody who may take part.
    pub(crate) fn characters(&self) -> CharacterSet {
        match self.cast {
            Cast::Whole | Cast::Changing => CharacterSet::ALL,
            Cast::Fixed => CharacterSet::ALL - CharacterSet::of(&Character::ALL[..4]), // BK-50
        }
    }

    /// How many tokens of each colour there are.
    pub(crate) const fn tokens(&self) -> u8 {
        if self.seats() == 3 { 11 } else { 13 } // BK-2, BK-50
    }
}
