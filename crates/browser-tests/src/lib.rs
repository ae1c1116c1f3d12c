//! A real browser and a real server for tests of the client.
//!
//! `cargo test -p pentarchy-browser-tests` with `PENTARCHY_BIN` naming a built `pentarchy` runs them; without it they
//! say that they were skipped.

mod accessibility;
mod chromium;
mod house;
mod page;

pub use accessibility::CHECK;
pub use chromium::{Chromium, Look, Screen};
pub use house::House;
pub use page::Page;
