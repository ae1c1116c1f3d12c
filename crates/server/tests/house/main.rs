//! The server as people and programs meet it: real sockets, a real file.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

mod absence;
mod abuse;
mod coach;
mod crowd;
mod exchange;
mod gaps;
mod kill;
mod lobby;
mod maps;
mod moving;
mod nodes;
mod pace;
mod pages;
mod playing;
mod program;
mod resume;
mod room;
mod seat_link;
mod sixth_game;
mod storage;
