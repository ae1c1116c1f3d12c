//! How much a bot thinks about one decision.

use std::num::NonZeroU8;
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
    /// On how many threads it thinks, each of which does its share. In a browser there is one.
    #[serde(default = "one")]
    pub threads: NonZeroU8,
}

const fn one() -> NonZeroU8 {
    NonZeroU8::MIN
}

impl Budget {
    /// As many iterations as the time allows.
    pub const fn of_time(millis: u32) -> Budget {
        Budget { iterations: u32::MAX, decisions: u64::MAX, millis: Some(millis), threads: one() }
    }

    /// The same on several threads; on fewer if there would be too little for each to do.
    #[must_use]
    pub fn on(self, threads: NonZeroU8) -> Budget {
        let most = u8::try_from(self.iterations / LEAST).unwrap_or(u8::MAX);
        Budget { threads: NonZeroU8::new(most.min(threads.get())).unwrap_or(one()), ..self }
    }

    /// What one of the threads does.
    pub(crate) fn share(self) -> Budget {
        let Budget { iterations, decisions, millis, threads } = self;
        let (iterations, decisions) =
            (iterations.div_ceil(threads.get().into()), decisions.div_ceil(threads.get().into()));
        Budget { iterations, decisions, millis, threads: one() }
    }
}

/// A tree that grows from fewer iterations knows too little to be worth a thread.
const LEAST: u32 = 1024;

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

    /// How many iterations were begun.
    pub(crate) fn begun(&self) -> u32 {
        self.iterations
    }

    /// How many iterations there may still be after the one that was begun last.
    pub(crate) fn left(&self) -> u32 {
        self.budget.iterations - self.iterations
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_share_what_is_enough_for_several() {
        let budget = |iterations| Budget { iterations, ..Budget::of_time(5) };
        let threads = |iterations, wanted| budget(iterations).on(NonZeroU8::new(wanted).unwrap()).threads.get();
        assert_eq!(threads(64, 4), 1);
        assert_eq!(threads(2_048, 4), 2);
        assert_eq!(threads(16_384, 4), 4);
        assert_eq!(threads(u32::MAX, 255), 255);
        let share = budget(4_097).on(NonZeroU8::new(4).unwrap()).share();
        assert_eq!((share.iterations, share.threads), (1_025, one()));
    }
}
