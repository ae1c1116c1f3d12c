//! How the game is played: dice, painting, spells, towers, achievements, endings, alone, maps, and the contract.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

mod achievements;
mod alone;
mod contract;
mod dice;
mod maps;
mod painting;
mod position;
mod scoring;
mod secrecy;
mod spells;
mod towers;
