//! How the game is played: turns, drafting, trading, declaring, and the contract.

mod contract;
mod declaring;
mod duel;
mod position;
mod trading;
mod turns;
