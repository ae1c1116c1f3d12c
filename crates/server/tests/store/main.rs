//! What every store must keep, over SQLite and over PostgreSQL, and how each of them fails.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

mod contract;
mod postgres;
mod sqlite;
