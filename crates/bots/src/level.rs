//! How strong a bot is, and how much it may think for that.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Looks at each choice a few times.
    Novice,
    /// Answers at once.
    #[default]
    Easy,
    /// Thinks for a moment.
    Medium,
    /// Thinks well.
    Hard,
    /// Thinks as long as a person would wait for it.
    Expert,
}

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

    /// How much a bot of this level thinks about one decision.
    pub const fn budget(self) -> Budget {
        match self {
            Level::Novice => Budget { playouts: 30, decisions: 20_000 },
            Level::Easy => Budget { playouts: 150, decisions: 60_000 },
            Level::Medium => Budget { playouts: 600, decisions: 250_000 },
            Level::Hard => Budget { playouts: 2_500, decisions: 750_000 },
            Level::Expert => Budget { playouts: 10_000, decisions: 2_000_000 },
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

/// How much a bot thinks about one decision, in numbers that are the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// About how many games it plays to their end in its head.
    pub playouts: u32,
    /// After how many decisions in those games it stops, so that long games don't take long to think about.
    pub decisions: u64,
}

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
            assert!(less.playouts < more.playouts && less.decisions < more.decisions);
        }
    }
}
