//! How much a bot thinks about one decision.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use web_time::Instant;

/// How much a bot thinks about one decision.
///
/// Iterations and decisions are the same on every machine, so that the same dice give the same choice; a time limit,
/// where there is one, is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// How many games it begins in its head.
    pub iterations: u32,
    /// After how many decisions in those games it stops, so that long games don't take long to think about.
    pub decisions: u64,
    /// After how many milliseconds it stops.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub millis: Option<u32>,
}

impl Budget {
    /// As many iterations as the time allows.
    pub const fn of_time(millis: u32) -> Budget {
        Budget { iterations: u32::MAX, decisions: u64::MAX, millis: Some(millis) }
    }
}

/// Looks at the clock once in so many iterations.
const GLANCE: u32 = 16;

/// Says when the budget is spent.
pub(crate) struct Watch {
    budget: Budget,
    iterations: u32,
    until: Option<Instant>,
}

impl Watch {
    pub(crate) fn start(budget: Budget) -> Watch {
        let until = budget.millis.map(|millis| Instant::now() + Duration::from_millis(millis.into()));
        Watch { budget, iterations: 0, until }
    }

    /// Whether there is budget for one more iteration, after so many decisions in all.
    pub(crate) fn goes_on(&mut self, decisions: u64) -> bool {
        let late = self.iterations.is_multiple_of(GLANCE) && self.until.is_some_and(|until| Instant::now() >= until);
        let goes_on = self.iterations < self.budget.iterations && decisions < self.budget.decisions && !late;
        self.iterations += 1;
        goes_on
    }
}
