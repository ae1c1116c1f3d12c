//! Moments, as the caller's clock tells them: nothing here looks at a clock itself.

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970 by the clock of whoever runs the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// The moment so many milliseconds later.
    pub const fn plus(self, milliseconds: u64) -> Millis {
        Millis(self.0.saturating_add(milliseconds))
    }

    /// How many milliseconds have passed since an earlier moment; none if the clock was set back meanwhile.
    pub const fn since(self, earlier: Millis) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}
