//! The contract between a board game's rules and everything that plays, shows or stores it.
//!
//! A decision enters on the left and comes out on the right:
//!
//! ```text
//! person or bot → Action → Game::apply → Events → View of each seat → screen
//! ```
//!
//! A game implements [`Game`]; tables and tools that hold any game use [`AnyGame`] and [`AnyState`]; a bot is given
//! [`Seen`]; a finished or running game is written down as a [`Record`]. The tests that every game must pass stand in
//! [`conformance`], its reviewed playthroughs in [`golden`], its defence against bad input in [`fuzz`].

mod dice;
mod erased;
mod game;
mod record;
mod rulebook;
mod said;
mod seat;
mod setup;
mod standings;

pub mod conformance;
pub mod fuzz;
pub mod golden;
pub mod random;

pub use dice::{Dice, NotASeed, Seed};
pub use erased::{AnyEvents, AnyGame, AnyState, Applied, ApplyError, RestoreError, erase};
pub use game::{Corrupt, Data, Duty, Effect, Event, Events, Game, Refusal, Seen};
pub use record::{Move, Record, ReplayError};
pub use rulebook::{Paragraph, Rule, Rulebook, faults, paragraphs};
pub use said::Said;
pub use seat::{Actor, MAX_SEATS, NoSuchSeat, Seat, Seats, Viewer};
pub use setup::{
    Choice, Description, DocumentSpec, OptionKind, OptionSpec, OptionValue, SeatRange, Setup, SetupError, SetupRequest,
};
pub use standings::{Line, Outcome, Standing, Standings};
