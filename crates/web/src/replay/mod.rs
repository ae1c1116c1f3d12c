//! Replays: a finished game, step by step, with each seat's eyes or all open.

mod controls;
mod file;
mod page;
mod reel;
mod verdict;

pub(crate) use page::ReplayPage;
