//! Replays: a finished game, step by step, with each seat's eyes or all open.

mod controls;
mod file;
mod link;
mod page;
mod reel;
mod share;
mod verdict;

pub(crate) use page::ReplayPage;
