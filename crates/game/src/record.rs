//! A game written down: setup, seed and actions. A replay is a fold over it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Actor, AnyGame, AnyState, Applied, ApplyError, Description, Outcome, Seed, Setup, SetupError, SetupRequest,
};

/// A whole game as JSON. It is a saved game, a bug report and a test.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of the rules that it was played by.
    pub rules: u32,
    /// The table.
    pub setup: SetupRequest,
    /// All the chance in it.
    pub seed: Seed,
    /// The decisions, in order.
    pub moves: Vec<Move>,
    /// How it ended, if it did; a replay must end the same way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// One decision of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Who decided.
    pub by: Actor,
    /// What.
    pub action: Value,
}

/// Why a record can't be replayed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// It is not in a format that is known here.
    #[error("the record has format {0}; this program knows format {known}", known = Record::FORMAT)]
    Format(u32),
    /// It is of another game.
    #[error("the record is of {found:?}, not of {expected}")]
    Game {
        /// What it is of.
        found: String,
        /// What was expected.
        expected: &'static str,
    },
    /// It was played by rules that are not known here.
    #[error("the record was played by version {found} of the rules; this program knows version {known}")]
    Rules {
        /// The record's.
        found: u32,
        /// The program's.
        known: u32,
    },
    /// Its table is not possible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An action is not one.
    #[error("move {index}: {error}")]
    Malformed {
        /// Which move, counted from 0.
        index: usize,
        /// What is wrong with it.
        error: String,
    },
    /// An action is not allowed where it stands.
    #[error("move {index}, by {by}: {error}")]
    Refused {
        /// Which move, counted from 0.
        index: usize,
        /// Who made it.
        by: Actor,
        /// Why not.
        error: String,
    },
    /// It ends otherwise than it says.
    #[error("the record's outcome is not the one that its moves lead to")]
    Outcome,
}

impl Record {
    /// The version of the format that is written.
    pub const FORMAT: u32 = 1;

    /// A record before its first move.
    pub fn new(game: &Description, setup: &Setup, seed: Seed) -> Record {
        Record {
            format: Record::FORMAT,
            game: game.id.to_owned(),
            rules: game.rules,
            setup: setup.request(),
            seed,
            moves: Vec::new(),
            outcome: None,
        }
    }

    /// The position that the record starts from.
    pub fn start(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyState>, ReplayError> {
        let description = game.description();
        if self.format != Record::FORMAT {
            return Err(ReplayError::Format(self.format));
        }
        if self.game != description.id {
            return Err(ReplayError::Game { found: self.game.clone(), expected: description.id });
        }
        if self.rules != description.rules {
            return Err(ReplayError::Rules { found: self.rules, known: description.rules });
        }
        Ok(game.start(&description.setup(&self.setup)?, &self.seed))
    }

    /// Plays the record again from its start and returns the position that it leads to.
    ///
    /// `each` is shown every step: its index, the move, what it did, and the position after it.
    pub fn replay(
        &self,
        game: &dyn AnyGame,
        mut each: impl FnMut(usize, &Move, Applied, &dyn AnyState),
    ) -> Result<Box<dyn AnyState>, ReplayError> {
        let mut state = self.start(game)?;
        for (index, step) in self.moves.iter().enumerate() {
            let applied = state.apply(step.by, &step.action).map_err(|error| match error {
                ApplyError::Malformed(error) => ReplayError::Malformed { index, error },
                ApplyError::Refused { by, text, .. } => ReplayError::Refused { index, by, error: text },
            })?;
            each(index, step, applied, &*state);
        }
        if self.outcome.is_some() && self.outcome != state.outcome() {
            return Err(ReplayError::Outcome);
        }
        Ok(state)
    }
}
