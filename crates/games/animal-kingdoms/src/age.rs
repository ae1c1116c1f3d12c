//! The three ages.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the three ages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Age {
    /// The first.
    #[serde(rename = "age-1")]
    First,
    /// The second.
    #[serde(rename = "age-2")]
    Second,
    /// The third and last.
    #[serde(rename = "age-3")]
    Third,
}

impl Age {
    /// How many ages there are.
    pub const COUNT: usize = 3;

    /// Every age, in order.
    pub const ALL: [Age; Age::COUNT] = [Age::First, Age::Second, Age::Third];

    /// For arrays indexed by age.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The age after this one.
    pub fn next(self) -> Option<Age> {
        Age::ALL.get(self.index() + 1).copied()
    }

    /// The name used in records: `"age-2"`.
    pub const fn id(self) -> &'static str {
        ["age-1", "age-2", "age-3"][self as usize]
    }
}

impl fmt::Display for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["the first age", "the second age", "the third age"][self.index()])
    }
}
