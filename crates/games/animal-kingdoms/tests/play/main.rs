//! How the game is played: decrees, turns, ages, battles, the upstart; what is hidden; and the contract.

mod ages;
mod battles;
mod contract;
mod decrees;
mod hidden;
mod position;
mod solo;
mod turns;
