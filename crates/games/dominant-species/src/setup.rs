//! The options of a table, and the rules that follow from them.

use pentarchy_game::{Choice, Description, OptionKind, OptionSpec, SeatRange, Setup};
use serde::{Deserialize, Serialize};

/// What the game tells of itself.
pub(crate) const DESCRIPTION: Description = Description {
    id: "dominant-species",
    prefix: "DS",
    rules: 1,
    seats: SeatRange::new(2, 6),
    options: &[
        OptionSpec::new("animals", OptionKind::Choice(&[Choice::any("one"), Choice::any("all")])).for_seats(2, 3),
        OptionSpec::new("assignment", OptionKind::Choice(&[Choice::any("dealt"), Choice::any("chosen")])),
        OptionSpec::new("earth", OptionKind::Choice(&[Choice::any("printed"), Choice::any("random")])),
    ],
    // Thirty turns of at most 41 pawns, each with a chain of decisions.
    longest: 40_000,
};

/// The rules of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// How many animals a player leads.
    pub animals: Animals,
    /// How animals find their players.
    pub assignment: Assignment,
    /// What the earth is like at the start.
    pub earth: StartingEarth,
}

/// How many animals a player leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Animals {
    /// One; the others are not in the game.
    One,
    /// Two or three, so that all six are in the game.
    All,
}

/// How animals find their players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Assignment {
    /// By lot.
    Dealt,
    /// The players choose in turn.
    Chosen,
}

/// What the earth is like at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartingEarth {
    /// As printed on the board.
    Printed,
    /// Random tiles and elements.
    Random,
}

impl Rules {
    /// The rules that a setup asks for.
    pub(crate) fn of(setup: &Setup) -> Rules {
        Rules {
            animals: if setup.choice("animals") == Some("all") { Animals::All } else { Animals::One },
            assignment: match setup.choice("assignment") {
                Some("chosen") => Assignment::Chosen,
                _ => Assignment::Dealt,
            },
            earth: match setup.choice("earth") {
                Some("random") => StartingEarth::Random,
                _ => StartingEarth::Printed,
            },
        }
    }

    /// For how many players this is.
    pub(crate) fn seats(&self) -> SeatRange {
        match self.animals {
            Animals::One => SeatRange::new(2, 6),
            Animals::All => SeatRange::new(2, 3),
        }
    }

    /// How many animals are in the game.
    pub(crate) fn animal_count(&self, seats: u8) -> usize {
        match self.animals {
            Animals::One => usize::from(seats),
            Animals::All => 6,
        }
    }
}
