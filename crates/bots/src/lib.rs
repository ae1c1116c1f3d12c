//! Bots that play any game through the contract, and see no more than their seat does.
//!
//! A catalogue keeps a [`Brain`] beside each game. A brain is handed a position of that game with its type rubbed out,
//! and passes on to the search nothing but [`Seen`](pentarchy_game::Seen): the seat's view, its legal actions, and
//! positions that the seat can't tell from the real one.

mod brain;
mod flat;
mod level;
mod utility;

pub mod conformance;

pub use brain::{Brain, Occasion, brain};
pub use flat::choose;
pub use level::{Budget, Level, NoSuchLevel};
pub use utility::utility;
