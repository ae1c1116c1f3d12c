//! How the game is played: dealing, rounds, characters, chapters, knowledge, and the contract.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

mod centre;
mod chapters;
mod contract;
mod courtesan;
mod dealing;
mod eliminations;
mod inquisitor;
mod knowledge;
mod policy;
mod position;
mod rounds;
mod three;
mod tricks;
