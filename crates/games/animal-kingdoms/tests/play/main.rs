//! How the game is played: decrees, turns, ages, battles, the upstart; what is hidden; and the contract.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

mod ages;
mod battles;
mod contract;
mod decrees;
mod hidden;
mod position;
mod solo;
mod solo_levels;
mod turns;
