//! Whole tables: people and bots sit down, play, take back, leave, return and run out of time.

mod bots;
mod clocks;
mod gathering;
mod hostile;
mod realms;
mod room;
mod telling;
mod undo;
mod whisper;
