//! A game's bot with the game's type rubbed out, for a catalogue.

use std::marker::PhantomData;
use std::num::NonZeroU8;

use pentarchy_game::{AnyState, Dice, Game, Seat, Seen};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Advice, Budget, Considered, Expertise, Level, advice, choice, greedy, think};

/// What a bot is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Occasion {
    /// For whom it decides.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// How often it has decided, while the game's clock ran, since a person did.
    ///
    /// Where the clock ends the time (trading) nothing but patience ends a bot's haggling before; see
    /// [`PATIENCE`](Occasion::PATIENCE). Where each has a turn to finish, however many decide at once, it takes what it takes.
    pub restless: u32,
    /// On how many threads it may think.
    pub threads: NonZeroU8,
}

impl Occasion {
    /// After so many decisions while the clock ran, a bot does what leaves it in peace, if there is such a thing to do.
    pub const PATIENCE: u32 = 6;
}

/// Decides for seats of one game. Nothing of what it is asked comes back if the seat has nothing to decide or the
/// position is of another game. The dice are the bot's own, never the game's.
pub trait Brain: Send + Sync {
    /// The decision, as JSON.
    fn choose(&self, state: &dyn AnyState, occasion: &Occasion, dice: &mut Dice) -> Option<Value>;

    /// What it thinks of the seat's choices, the most promising first.
    fn consider(&self, state: &dyn AnyState, seat: Seat, budget: Budget, dice: &mut Dice) -> Vec<Considered<Value>>;

    /// What a coach says of the seat's choices, the best first. A choice that was `made` is judged however bad it is.
    fn advise(
        &self,
        state: &dyn AnyState,
        seat: Seat,
        made: Option<&Value>,
        budget: Budget,
        dice: &mut Dice,
    ) -> Vec<Advice<Value>>;

    /// The decision of somebody who looks one step ahead: the measure of what searching is good for.
    fn grab(&self, state: &dyn AnyState, seat: Seat, dice: &mut Dice) -> Option<Value>;

    /// How much a bot of this level thinks about one decision of this game.
    fn budget(&self, level: Level) -> Budget;
}

/// The brain that plays a game with this expertise.
pub const fn brain<E: Expertise>() -> &'static dyn Brain {
    &Expert::<E>(PhantomData)
}

struct Expert<E>(PhantomData<fn() -> E>);

impl<E: Expertise> Brain for Expert<E> {
    fn choose(&self, state: &dyn AnyState, occasion: &Occasion, dice: &mut Dice) -> Option<Value> {
        let game: &E::Game = state.as_any().downcast_ref()?;
        let seen = Seen::new(game, occasion.seat);
        let action = choice::choose::<E>(&seen, occasion, dice)?;
        serde_json::to_value(&action).ok()
    }

    fn consider(&self, state: &dyn AnyState, seat: Seat, budget: Budget, dice: &mut Dice) -> Vec<Considered<Value>> {
        let Some(game) = state.as_any().downcast_ref::<E::Game>() else { return Vec::new() };
        let seen = Seen::new(game, seat);
        let written = |considered: Considered<<E::Game as Game>::Action>| {
            let action = serde_json::to_value(&considered.action).ok()?;
            Some(Considered { action, visits: considered.visits, worth: considered.worth })
        };
        think::<E>(&seen, seen.legal(), budget, dice).into_iter().filter_map(written).collect()
    }

    fn advise(
        &self,
        state: &dyn AnyState,
        seat: Seat,
        made: Option<&Value>,
        budget: Budget,
        dice: &mut Dice,
    ) -> Vec<Advice<Value>> {
        let Some(game) = state.as_any().downcast_ref::<E::Game>() else { return Vec::new() };
        let made = made.and_then(|made| serde_json::from_value(made.clone()).ok());
        let advice = advice::advise::<E>(&Seen::new(game, seat), made.as_ref(), budget, dice);
        let written = |advice: Advice<<E::Game as Game>::Action>| {
            let Advice { action, place, score, worth, visits, reason } = advice;
            Some(Advice { action: serde_json::to_value(&action).ok()?, place, score, worth, visits, reason })
        };
        advice.into_iter().filter_map(written).collect()
    }

    fn grab(&self, state: &dyn AnyState, seat: Seat, dice: &mut Dice) -> Option<Value> {
        let game: &E::Game = state.as_any().downcast_ref()?;
        let action = greedy::choose::<E>(&Seen::new(game, seat), dice)?;
        serde_json::to_value(&action).ok()
    }

    fn budget(&self, level: Level) -> Budget {
        choice::budget::<E>(level)
    }
}

/// No brain at all: for what shows a game and must not bring a bot along.
pub struct Thoughtless;

impl Brain for Thoughtless {
    fn choose(&self, _: &dyn AnyState, _: &Occasion, _: &mut Dice) -> Option<Value> {
        None
    }

    fn consider(&self, _: &dyn AnyState, _: Seat, _: Budget, _: &mut Dice) -> Vec<Considered<Value>> {
        Vec::new()
    }

    fn advise(&self, _: &dyn AnyState, _: Seat, _: Option<&Value>, _: Budget, _: &mut Dice) -> Vec<Advice<Value>> {
        Vec::new()
    }

    fn grab(&self, _: &dyn AnyState, _: Seat, _: &mut Dice) -> Option<Value> {
        None
    }

    fn budget(&self, _: Level) -> Budget {
        Budget { iterations: 0, decisions: 0, millis: None, threads: NonZeroU8::MIN }
    }
}
