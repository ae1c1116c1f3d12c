//! Bots that play any game through the contract, and see no more than their seat does.
//!
//! A catalogue keeps a [`Brain`] beside each game. A brain is handed a position of that game with its type rubbed out,
//! and passes on to the search nothing but [`Seen`](pentarchy_game::Seen): the seat's view, its legal actions, and
//! positions that the seat can't tell from the real one. What a good player of a game knows beyond its rules is its
//! [`Expertise`], one file for each game.

mod advice;
mod brain;
mod budget;
mod choice;
mod draw;
mod expertise;
mod games;
mod greedy;
mod level;
mod search;
mod think;
mod tree;
mod worth;

pub mod conformance;

pub use advice::{Advice, NAMED, Reason};
pub use brain::{Brain, Occasion, Thoughtless, brain};
pub use budget::Budget;
pub use expertise::{Expertise, Rules, UNDECIDED, totals};
pub use games::*;
pub use level::{Level, NoSuchLevel};
pub use think::{Considered, think};
pub use worth::{Worths, of_outcome, of_points, utility};
