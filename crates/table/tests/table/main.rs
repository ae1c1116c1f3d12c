//! Whole tables: people and bots sit down, play, take back, leave, return and run out of time.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

mod bots;
mod clocks;
mod coach;
mod gathering;
mod hostile;
mod realms;
mod room;
mod slips;
mod telling;
mod traffic;
mod undo;
mod whisper;
