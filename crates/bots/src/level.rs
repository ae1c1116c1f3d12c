//! How strong a bot is, and how much it may think for that.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Budget;

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Thinks of some choices only, and takes one that looks right.
    Novice,
    /// Answers at once.
    #[default]
    Easy,
    /// Thinks for a moment, and sometimes overlooks the best.
    Medium,
    /// Thinks well.
    Hard,
    /// Thinks as long as a person would wait for it.
    Expert,
}

/// No decision takes longer in a browser, in milliseconds: nobody waits longer with patience.
const LONGEST: u32 = 3_000;

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 5] = [Level::Novice, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The name in JSON and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// How much a bot of this level thinks about one decision, in a game whose iterations are cheap.
    pub const fn budget(self) -> Budget {
        let (iterations, decisions) = match self {
            Level::Novice => (8, 20_000),
            Level::Easy => (16, 40_000),
            Level::Medium => (64, 100_000),
            Level::Hard => (2_048, 600_000),
            Level::Expert => (16_384, 4_000_000),
        };
        // Nobody knows how slow the device of a browser is; elsewhere the same dice always give the same choice.
        let millis = if cfg!(target_family = "wasm") { Some(LONGEST) } else { None };
        Budget { iterations, decisions, millis, threads: NonZeroU8::MIN }
    }

    /// How far two choices may lie apart and still be taken for nearly the same, in parts of a win: the mistakes that
    /// people make.
    pub(crate) const fn blur(self) -> f64 {
        match self {
            Level::Novice => 0.6,
            Level::Easy => 0.2,
            Level::Medium => 0.08,
            Level::Hard | Level::Expert => 0.0,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(name: &str) -> Result<Level, NoSuchLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| NoSuchLevel(name.to_owned()))
    }
}

/// A name that is no level's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no level: expected novice, easy, medium, hard or expert")]
pub struct NoSuchLevel(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_its_name_again() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            assert_eq!(serde_json::to_value(level).unwrap(), level.name());
        }
        assert!("clever".parse::<Level>().is_err());
    }

    #[test]
    fn a_higher_level_thinks_more() {
        for pair in Level::ALL.windows(2) {
            let (less, more) = (pair[0].budget(), pair[1].budget());
            assert!(less.iterations < more.iterations && less.decisions < more.decisions);
        }
    }
}
