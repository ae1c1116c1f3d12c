//! How the game is played: each part of the rules in a file of its own, and the contract.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

mod beginning;
mod cards_deaths;
mod cards_elements;
mod cards_growth;
mod cards_land;
mod cards_pawns;
mod cards_points;
mod contract;
mod display;
mod domination;
mod earth;
mod ending;
mod imagination;
mod knowledge;
mod living;
mod many_animals;
mod position;
mod random_earth;
mod reset;
mod tables;
mod turn;
