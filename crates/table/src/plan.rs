//! What a table is to be: the game, its setup, and the table's own rules.

use pentarchy_bots::Level;
use pentarchy_game::{Setup, SetupError, SetupRequest};
use serde::{Deserialize, Serialize};

use crate::{Catalogue, Listed, Pace};

/// What a table is to be. What is left out takes its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// How many seats, and the game's own options.
    pub setup: SetupRequest,
    /// Who may look on.
    #[serde(default)]
    pub watch: Watch,
    /// Whether the lobby shows the table; otherwise only those who have the link find it.
    #[serde(default = "yes")]
    pub listed: bool,
    /// How long a player may think.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when a player's time is up.
    #[serde(default)]
    pub time_up: TimeUp,
    /// What becomes of an absent player's seat.
    #[serde(default)]
    pub absent: Absent,
    /// How well bots play that the host adds or that stand in for somebody, where nothing else is said.
    #[serde(default)]
    pub bots: Level,
    /// How much time bots take, so that people can follow them. A page that runs a table itself goes by its own setting.
    #[serde(default)]
    pub pace: Pace,
    /// Whether one person may hold several seats: several people around one screen.
    #[serde(default)]
    pub hot_seat: bool,
    /// Whether players may ask for hints.
    #[serde(default = "yes")]
    pub hints: bool,
}

fn yes() -> bool {
    true
}

/// Who may look on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    /// Whoever finds the table; they see what everybody at the table sees.
    #[default]
    Anyone,
    /// Only those who sit at the table, and the host.
    Nobody,
}

/// How long a player may think. While the game's own clock runs, as in trading, this one stands still.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each decision.
    PerMove {
        /// How many seconds.
        seconds: u32,
    },
    /// So long for all decisions of the game together.
    PerGame {
        /// How many seconds.
        seconds: u32,
    },
    /// Days for each decision, for games by correspondence.
    Correspondence {
        /// How many days.
        days: u32,
    },
}

impl Clock {
    /// The time that a player starts with, in milliseconds.
    pub const fn allowance(self) -> Option<u64> {
        match self {
            Clock::None => None,
            Clock::PerMove { seconds } | Clock::PerGame { seconds } => Some(seconds as u64 * 1_000),
            Clock::Correspondence { days } => Some(days as u64 * 86_400_000),
        }
    }

    /// Whether every decision has the whole time again.
    pub const fn renews(self) -> bool {
        matches!(self, Clock::PerMove { .. } | Clock::Correspondence { .. })
    }

    /// Whether the numbers are within bounds.
    const fn is_possible(self) -> bool {
        match self {
            Clock::None => true,
            Clock::PerMove { seconds } => 5 <= seconds && seconds <= 86_400,
            Clock::PerGame { seconds } => 60 <= seconds && seconds <= 86_400,
            Clock::Correspondence { days } => 1 <= days && days <= 30,
        }
    }
}

/// What happens when a player's time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeUp {
    /// A bot makes that one decision; on a seat that was left all of them, until somebody sits down.
    #[default]
    BotDecides,
    /// A bot makes that one, and plays on until the player says that they are back.
    BotTakesOver,
}

/// What becomes of an absent player's seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absent {
    /// The others wait.
    #[default]
    Wait,
    /// A bot holds it until they return.
    Bot,
}

/// Why a table can't be as planned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum PlanError {
    /// The house has no such game.
    #[error("there is no game {0:?}")]
    Game(String),
    /// The game can't be set up like that.
    #[error(transparent)]
    Setup(SetupError),
    /// The clock can't be set to that.
    #[error("a move takes 5 seconds to a day, a game a minute to a day, a move by correspondence 1 to 30 days")]
    Clock,
}

impl Plan {
    /// A table of this game with everything at its default.
    pub fn new(game: &str, seats: u8) -> Plan {
        Plan {
            game: game.to_owned(),
            setup: SetupRequest { seats, options: Default::default() },
            watch: Watch::default(),
            listed: true,
            clock: Clock::default(),
            time_up: TimeUp::default(),
            absent: Absent::default(),
            bots: Level::default(),
            pace: Pace::default(),
            hot_seat: false,
            hints: true,
        }
    }

    /// The game and its setup, if the plan can be carried out.
    pub fn check(&self, catalogue: Catalogue) -> Result<(&'static Listed, Setup), PlanError> {
        let listed = catalogue.find(&self.game).ok_or_else(|| PlanError::Game(self.game.clone()))?;
        let setup = listed.game.description().setup(&self.setup).map_err(PlanError::Setup)?;
        if self.clock.is_possible() { Ok((listed, setup)) } else { Err(PlanError::Clock) }
    }
}
