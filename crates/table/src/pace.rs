//! How much time bots take, so that people can follow them.

use pentarchy_game::Seat;
use serde::{Deserialize, Serialize};

use crate::Table;

/// How much time bots take at the least.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// None but what they need.
    #[default]
    Instant,
    /// As people do who know what they want.
    Normal,
    /// As people do who explain it.
    Slow,
}

/// A bot that goes on with its own turn is so many times as quick: a chain of small decisions is one step to follow.
const ONE_AFTER_ANOTHER: u64 = 3;

impl Pace {
    /// All of them, the usual one first.
    pub const ALL: [Pace; 3] = [Pace::Normal, Pace::Slow, Pace::Instant];

    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Instant => "instant",
            Pace::Normal => "normal",
            Pace::Slow => "slow",
        }
    }

    /// For one decision, in milliseconds.
    pub const fn least(self) -> u64 {
        match self {
            Pace::Instant => 0,
            Pace::Normal => 450,
            Pace::Slow => 1_200,
        }
    }
}

impl Table {
    /// How long a bot takes for the seat's next decision at the least, in milliseconds.
    pub fn least_time(&self, seat: Seat, pace: Pace) -> u64 {
        let goes_on = self.bot_moved == Some(seat);
        pace.least() / if goes_on { ONE_AFTER_ANOTHER } else { 1 }
    }
}
