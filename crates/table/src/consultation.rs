//! A question to a bot, which may take its time elsewhere: on another thread, or in the browser's worker.

use std::num::NonZeroU8;

use pentarchy_bots::Occasion;
use pentarchy_game::{AnyState, Dice, RestoreError, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{Advised, Catalogue, Level, Listed, NAMED, Seq, Table};

/// A question to a bot: a position, and for whom it is to decide.
pub struct Consultation {
    listed: Listed,
    state: Box<dyn AnyState>,
    occasion: Occasion,
    seen: Seq,
}

/// What a bot decided, and on what.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotMove {
    /// For whom.
    pub seat: Seat,
    /// The last entry when it was asked.
    pub seen: Seq,
    /// What.
    pub action: Value,
}

/// A consultation as text. It holds the whole position: for the bot's own thread, never for a wire.
#[derive(Serialize, Deserialize)]
struct Written {
    game: String,
    rules: u32,
    state: Box<RawValue>,
    occasion: Occasion,
    seen: Seq,
}

/// Why a text is no question to a bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConsultationError {
    /// It can't be read.
    #[error("not a question to a bot: {0}")]
    Json(String),
    /// There is no such game by such rules.
    #[error("there is no game {0:?} by version {1} of its rules")]
    Game(String, u32),
    /// The position is not one.
    #[error(transparent)]
    State(#[from] RestoreError),
}

impl Consultation {
    pub(crate) fn new(table: &Table, seat: Seat, level: Level) -> Consultation {
        let state = table.state().expect("a seat is awaited only in a game that has started").boxed();
        let restless = table.restless[seat.index()];
        let occasion = Occasion { seat, level, restless, threads: NonZeroU8::MIN };
        Consultation { listed: table.listed, state, occasion, seen: table.seq() }
    }

    /// The same question, to a bot that may think on several threads.
    #[must_use]
    pub fn on(mut self, threads: NonZeroU8) -> Consultation {
        self.occasion.threads = threads;
        self
    }

    /// For whom the bot is to decide.
    pub fn seat(&self) -> Seat {
        self.occasion.seat
    }

    /// Lets the bot think. The dice are its own: they must have nothing to do with the game's seed.
    ///
    /// Nothing only if the seat has nothing to decide.
    pub fn answer(&self, dice: &mut Dice) -> Option<BotMove> {
        let Occasion { seat, .. } = self.occasion;
        let chosen = self.listed.brain.choose(&*self.state, &self.occasion, dice);
        let action = chosen.or_else(|| self.state.legal(seat.into()).into_iter().next())?;
        Some(BotMove { seat, seen: self.seen, action })
    }

    /// Lets the coach think about the seat's choices.
    pub fn advise(&self, dice: &mut Dice) -> Advised {
        let Occasion { seat, level, threads, .. } = self.occasion;
        let budget = self.listed.brain.budget(level).on(threads);
        let mut choices = self.listed.brain.advise(&*self.state, seat, None, budget, dice);
        choices.truncate(NAMED);
        Advised { seat, seen: self.seen, choices }
    }

    /// As text, for a worker.
    pub fn write(&self) -> String {
        let description = self.listed.game.description();
        let written = Written {
            game: description.id.to_owned(),
            rules: description.rules,
            state: self.state.json(),
            occasion: self.occasion,
            seen: self.seen,
        };
        serde_json::to_string(&written).expect("plain values can be written as JSON")
    }

    /// From text, in a worker.
    pub fn read(catalogue: Catalogue, text: &str) -> Result<Consultation, ConsultationError> {
        let written: Written =
            serde_json::from_str(text).map_err(|error| ConsultationError::Json(error.to_string()))?;
        let listed = *catalogue
            .version(&written.game, written.rules)
            .ok_or_else(|| ConsultationError::Game(written.game.clone(), written.rules))?;
        let state = listed.game.restore(written.state.get())?;
        Ok(Consultation { listed, state, occasion: written.occasion, seen: written.seen })
    }
}
