//! HTTP and WebSocket, people, clocks and storage around the tables.
#![allow(dead_code)]

mod chance;
mod config;
mod key;
mod limits;
pub mod store;

pub use chance::{person_id, table_id};
pub use config::{BasePath, Config, ConfigError, Database, LogFormat, PORT, ServeOptions};
pub use key::KeyError;
pub use limits::Limits;
