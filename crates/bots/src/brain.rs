//! A game's bot with the game's type rubbed out, for a catalogue.

use std::marker::PhantomData;

use pentarchy_game::{AnyState, Dice, Game, Seat, Seen};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Budget, choose};

/// What a bot is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Occasion {
    /// For whom it decides.
    pub seat: Seat,
    /// How much it may think.
    pub budget: Budget,
    /// How often it has decided, while others could decide too or the game's clock ran, since a person did.
    ///
    /// Where many act at once (trading) nothing but patience ends a bot's haggling; see [`PATIENCE`](Occasion::PATIENCE).
    pub restless: u32,
}

impl Occasion {
    /// After so many decisions beside others who could decide too, a bot does what leaves it in peace, if there is
    /// such a thing to do.
    pub const PATIENCE: u32 = 6;
}

/// Decides for seats of one game.
pub trait Brain: Send + Sync {
    /// The decision, as JSON; nothing if the seat has nothing to decide or the position is of another game.
    ///
    /// The dice are the bot's own, never the game's.
    fn choose(&self, state: &dyn AnyState, occasion: &Occasion, dice: &mut Dice) -> Option<Value>;
}

/// The brain that plays a game by its contract alone.
pub const fn brain<G: Game>() -> &'static dyn Brain {
    &General::<G>(PhantomData)
}

struct General<G>(PhantomData<fn() -> G>);

impl<G: Game> Brain for General<G> {
    fn choose(&self, state: &dyn AnyState, occasion: &Occasion, dice: &mut Dice) -> Option<Value> {
        let game: &G = state.as_any().downcast_ref()?;
        let action = choose(&Seen::new(game, occasion.seat), occasion, dice)?;
        serde_json::to_value(&action).ok()
    }
}
