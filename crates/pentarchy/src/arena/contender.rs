//! Who plays.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use pentarchy_game::{AnyState, Dice, Seat, Setup};
use pentarchy_table::{Level, Listed, Occasion};
use serde_json::Value;

use super::program::Program;
use crate::failure::Failure;

/// A kind of player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The house's bot.
    Bot(Level),
    /// Looks one step ahead.
    Greedy,
    /// Takes any legal action.
    Random,
    /// Somebody else's program.
    Program(String),
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(name: &str) -> Result<Kind, String> {
        match name {
            "greedy" => Ok(Kind::Greedy),
            "random" => Ok(Kind::Random),
            _ => match name.strip_prefix("program:") {
                Some(command) => Ok(Kind::Program(command.to_owned())),
                None => name.parse().map(Kind::Bot).map_err(|_| {
                    format!("{name:?} plays nothing: expected a level, greedy, random or program:COMMAND")
                }),
            },
        }
    }
}

/// As it is asked for.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Bot(level) => f.pad(level.name()),
            Kind::Greedy => f.pad("greedy"),
            Kind::Random => f.pad("random"),
            Kind::Program(command) => f.pad(&format!("program:{command}")),
        }
    }
}

/// A player who is ready.
pub(crate) enum Contender {
    Bot(Level, NonZeroU8),
    Greedy,
    Random,
    Program(Program),
}

/// What a contender is asked.
pub(crate) struct Question<'a> {
    pub(crate) listed: Listed,
    pub(crate) setup: &'a Setup,
    pub(crate) state: &'a dyn AnyState,
    pub(crate) seat: Seat,
    pub(crate) restless: u32,
}

impl Contender {
    pub(crate) fn new(kind: &Kind, threads: NonZeroU8) -> Result<Contender, Failure> {
        Ok(match kind {
            Kind::Bot(level) => Contender::Bot(*level, threads),
            Kind::Greedy => Contender::Greedy,
            Kind::Random => Contender::Random,
            Kind::Program(command) => Contender::Program(Program::start(command)?),
        })
    }

    /// What it is called when something is wrong with it.
    pub(crate) fn name(&self) -> &str {
        match self {
            Contender::Bot(level, _) => level.name(),
            Contender::Greedy => "greedy",
            Contender::Random => "random",
            Contender::Program(program) => program.command(),
        }
    }

    /// What it decides.
    pub(crate) fn decide(&mut self, question: &Question<'_>, dice: &mut Dice) -> Result<Value, Failure> {
        let Question { listed, setup, state, seat, restless } = *question;
        let decided = match self {
            Contender::Bot(level, threads) => {
                let occasion = Occasion { seat, level: *level, restless, threads: *threads };
                listed.brain.choose(state, &occasion, dice)
            }
            Contender::Greedy => listed.brain.grab(state, seat, dice),
            Contender::Random => dice.pick(&state.legal(seat.into())).cloned(),
            Contender::Program(program) => Some(program.ask(setup, state, seat)?),
        };
        decided.ok_or_else(|| Failure::because(format!("seat {seat} is awaited and decides nothing")))
    }
}
