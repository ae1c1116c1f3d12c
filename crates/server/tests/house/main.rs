//! The server as people and programs meet it: real sockets, a real file.
#![allow(dead_code)]

mod playing;
mod room;
