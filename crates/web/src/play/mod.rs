//! A table that is played or watched: what is known of it, and whoever runs it, be it the server or this very page.

mod api;
mod local;
mod moves;
mod names;
mod seen;
mod server;
mod session;
mod shelf;
mod thinker;
mod trouble;

pub(crate) use api::{
    ApiError, ListedChair, ListedTable, introduce, make_table, my_tables, open_tables, post, record, who_am_i,
};
pub(crate) use local::{LocalGame, me, start_local};
pub(crate) use moves::moves_of;
pub(crate) use names::{bot_name, names};
pub(crate) use seen::{last_seen, remember_seen};
pub(crate) use server::ServerWire;
pub(crate) use session::{Home, Link, Session, Wire};
pub(crate) use shelf::{Shelved, forget_game, shelf, shelved, stored_log};
pub(crate) use thinker::Thinker;
