//! How the game is played: turns, drafting, trading, declaring, and the contract.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

mod contract;
mod declaring;
mod duel;
mod position;
mod trading;
mod turns;
