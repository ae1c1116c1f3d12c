//! The places in a realm at the end of an age, and what they give.

use serde::{Deserialize, Serialize};

/// Which place a side took in a realm, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// None.
    #[default]
    Nothing,
    /// First: most tokens.
    Majority,
    /// First: the tie was won in battle.
    BattleWon,
    /// First, shared: the battle was tied to the last card.
    BattleTied,
    /// First: the tie was decided by the capital, in the peace variant.
    CapitalHeld,
    /// First, shared: nobody of those tied held the capital, in the peace variant.
    Shared,
    /// Second.
    Second,
    /// Second: the tie for the first place was lost in battle.
    BattleLost,
    /// Second: the tie for the first place was lost to the capital, in the peace variant.
    CapitalMissed,
    /// Third.
    Third,
}

/// What a second place gives (AK-32).
const SECOND: u8 = 3;

/// What a third place gives (AK-32).
const THIRD: u8 = 1;

impl Place {
    /// What the place gives in a realm whose leftmost kingdom token is `token`.
    pub fn points(self, token: u8) -> u8 {
        match self {
            Place::Nothing => 0,
            Place::Majority | Place::BattleWon | Place::BattleTied | Place::CapitalHeld | Place::Shared => token,
            Place::Second | Place::BattleLost | Place::CapitalMissed => SECOND,
            Place::Third => THIRD,
        }
    }

    /// The name used in records.
    pub fn id(self) -> &'static str {
        match self {
            Place::Nothing => "nothing",
            Place::Majority => "majority",
            Place::BattleWon => "battle-won",
            Place::BattleTied => "battle-tied",
            Place::CapitalHeld => "capital-held",
            Place::Shared => "shared",
            Place::Second => "second",
            Place::BattleLost => "battle-lost",
            Place::CapitalMissed => "capital-missed",
            Place::Third => "third",
        }
    }
}
