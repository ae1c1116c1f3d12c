//! The table page: the same frame for every game.

mod above;
mod again;
mod chat;
mod coach;
mod curtain;
mod desk;
mod ending;
mod explain;
mod focus;
mod keys;
mod log;
mod matches;
mod menu;
mod missed;
mod notice;
mod page;
mod panel;
mod players;
mod prompt;
mod refusal;
mod turn;
mod undo;
mod vacancy;
mod verdict;
mod waiting;

pub(crate) use above::AboveDock;
pub(crate) use coach::{label, outlook};
pub(crate) use desk::{Desk, Panel};
pub(crate) use explain::Explain;
pub(crate) use log::LogLineView;
pub(crate) use matches::Match;
pub(crate) use page::{TablePage, fetch_local};
