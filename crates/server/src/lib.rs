//! HTTP and WebSocket, people, clocks and storage around the tables.

#![allow(dead_code)]

mod config;
mod id;
mod limits;
pub mod store;

pub use config::{BasePath, Config, ConfigError, Database, LogFormat, PORT, ServeOptions};
pub use id::{NotAnId, PersonId, TableId};
pub use limits::Limits;
