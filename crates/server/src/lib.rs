//! HTTP and WebSocket, people, clocks and storage around the tables.

mod app;
mod chance;
pub mod client;
mod config;
mod error;
mod exchange;
mod http;
mod key;
mod limits;
mod load;
mod metrics;
mod moving;
mod serve;
mod server;
pub mod store;
mod tables;

pub use chance::{person_id, table_id};
pub use config::{BasePath, Config, ConfigError, Database, LogFormat, PORT, ServeOptions};
pub use exchange::{ExchangeError, ExportOptions, ImportOptions, Imported, Place, export, import};
pub use key::KeyError;
pub use limits::Limits;
pub use load::{DatabaseTime, Latency, LoadError, LoadOptions, LoadReport, idle, load};
pub use moving::{MigrateOptions, MoveError, Moved, migrate};
pub use serve::{ServeError, serve};
pub use server::{Server, StartError};
