//! The contract with the types rubbed out: for tables, servers and tools that hold any game.
//!
//! Actions come in and views go out as JSON; everything else is the same.

use std::any::Any;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::random::{self, Played};
use crate::{
    Actor, Corrupt, Description, Duty, Effect, Event, Game, Outcome, Record, Refusal, Rule, Seat, Seats, Seed, Setup,
    Standings, Viewer,
};

/// A game of the catalogue.
pub trait AnyGame: Send + Sync {
    /// What the game tells of itself.
    fn description(&self) -> &'static Description;
    /// The position at the start; the setup must be this game's own.
    fn start(&self, setup: &Setup, seed: &Seed) -> Box<dyn AnyState>;
    /// A position from its JSON, checked.
    fn restore(&self, json: &str) -> Result<Box<dyn AnyState>, RestoreError>;
    /// Plays a whole game at random; see [`random::game`].
    fn play_at_random(&self, setup: &Setup, seed: &Seed) -> Played;
    /// The record of that game; see [`random::record`].
    fn record_at_random(&self, setup: &Setup, seed: &Seed) -> Record;
    /// An action as the game itself writes it, whatever was added to it: what goes into a log.
    fn action(&self, written: &Value) -> Result<Value, ApplyError>;
}

/// A position of some game.
pub trait AnyState: Send + Sync {
    /// The game that it is of.
    fn game(&self) -> &'static dyn AnyGame;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyState>;
    /// The position with its type, for those who know it.
    fn as_any(&self) -> &dyn Any;
    /// The whole position, with all that is hidden in it.
    fn json(&self) -> Box<RawValue>;
    /// See [`Game::seats`].
    fn seats(&self) -> u8;
    /// See [`Game::awaiting`].
    fn awaiting(&self) -> Seats;
    /// See [`Game::duty`].
    fn duty(&self) -> Option<Duty<Value>>;
    /// See [`Game::legal`].
    fn legal(&self, actor: Actor) -> Vec<Value>;
    /// See [`Game::legal`]: the list as one JSON text, for messages.
    fn legal_json(&self, actor: Actor) -> Box<RawValue>;
    /// See [`Game::apply`].
    fn apply(&mut self, actor: Actor, action: &Value) -> Result<Applied, ApplyError>;
    /// See [`Game::view`].
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// See [`Game::sample`].
    fn sample(&self, seat: Seat, dice: &mut crate::Dice) -> Box<dyn AnyState>;
    /// See [`Game::outcome`].
    fn outcome(&self) -> Option<Outcome>;
    /// See [`Game::standings`].
    fn standings(&self) -> Option<Standings>;
}

/// What an action did.
pub struct Applied {
    /// Whether it can be taken back.
    pub effect: Effect,
    /// What happened.
    pub events: Box<dyn AnyEvents>,
}

/// Events of some game, which only come out as somebody may see them.
pub trait AnyEvents: Send + Sync {
    /// The events as this viewer may know them, in order.
    fn seen_by(&self, viewer: Viewer) -> Vec<Box<RawValue>>;
}

impl<E: Event> AnyEvents for Vec<E> {
    fn seen_by(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        self.iter().filter_map(|event| event.seen_by(viewer)).map(|event| raw(&event)).collect()
    }
}

/// Why an action did not happen.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum ApplyError {
    /// It is no action of this game.
    #[error("not an action of this game: {0}")]
    Malformed(String),
    /// It is not allowed.
    #[error("{rule}: {text}")]
    Refused {
        /// Who wanted it.
        by: Actor,
        /// The rule that forbids it.
        rule: Rule,
        /// The reason in English.
        text: String,
        /// The reason as the game's own type, for a client that can say it in another language.
        refusal: Box<Value>,
    },
}

/// Why a JSON text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestoreError {
    /// It can't be read.
    #[error("not a position of this game: {0}")]
    Json(String),
    /// It can be read, but there is no such position.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
}

/// The type-erased form of a game, for a catalogue.
pub const fn erase<G: Game>() -> &'static dyn AnyGame {
    &Erased::<G>(PhantomData)
}

struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Game> AnyGame for Erased<G> {
    fn description(&self) -> &'static Description {
        &G::DESCRIPTION
    }

    fn start(&self, setup: &Setup, seed: &Seed) -> Box<dyn AnyState> {
        Box::new(G::start(setup, seed))
    }

    fn restore(&self, json: &str) -> Result<Box<dyn AnyState>, RestoreError> {
        let state: G = serde_json::from_str(json).map_err(|error| RestoreError::Json(error.to_string()))?;
        state.check()?;
        Ok(Box::new(state))
    }

    fn play_at_random(&self, setup: &Setup, seed: &Seed) -> Played {
        random::game::<G>(setup, seed)
    }

    fn record_at_random(&self, setup: &Setup, seed: &Seed) -> Record {
        random::record::<G>(setup, seed)
    }

    fn action(&self, written: &Value) -> Result<Value, ApplyError> {
        read_action::<G>(written).map(|action| value(&action))
    }
}

impl<G: Game> AnyState for G {
    fn game(&self) -> &'static dyn AnyGame {
        erase::<G>()
    }

    fn boxed(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn json(&self) -> Box<RawValue> {
        raw(self)
    }

    fn seats(&self) -> u8 {
        Game::seats(self)
    }

    fn awaiting(&self) -> Seats {
        Game::awaiting(self)
    }

    fn duty(&self) -> Option<Duty<Value>> {
        let Duty { action, after_seconds } = Game::duty(self)?;
        Some(Duty { action: value(&action), after_seconds })
    }

    fn legal(&self, actor: Actor) -> Vec<Value> {
        let mut legal = Vec::new();
        Game::legal(self, actor, &mut legal);
        legal.iter().map(value).collect()
    }

    fn legal_json(&self, actor: Actor) -> Box<RawValue> {
        let mut legal = Vec::new();
        Game::legal(self, actor, &mut legal);
        raw(&legal)
    }

    fn apply(&mut self, by: Actor, action: &Value) -> Result<Applied, ApplyError> {
        let action = read_action::<G>(action)?;
        let mut events = Vec::new();
        let effect = Game::apply(self, by, &action, &mut events).map_err(|refusal| ApplyError::Refused {
            by,
            rule: refusal.rule(),
            text: refusal.to_string(),
            refusal: Box::new(value(&refusal)),
        })?;
        Ok(Applied { effect, events: Box::new(events) })
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&Game::view(self, viewer))
    }

    fn sample(&self, seat: Seat, dice: &mut crate::Dice) -> Box<dyn AnyState> {
        Box::new(Game::sample(self, seat, dice))
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }

    fn standings(&self) -> Option<Standings> {
        Game::standings(self)
    }
}

fn read_action<G: Game>(written: &Value) -> Result<G::Action, ApplyError> {
    G::Action::deserialize(written).map_err(|error| ApplyError::Malformed(error.to_string()))
}

// A game's own plain values have text keys and no failing parts; the conformance tests write each of them.
const PLAIN: &str = "plain values can be written as JSON";

fn raw(data: &impl Serialize) -> Box<RawValue> {
    to_raw_value(data).expect(PLAIN)
}

fn value(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect(PLAIN)
}
