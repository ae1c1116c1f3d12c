//! All that must hold before a change lands.

use crate::steps::{Done, cargo};

pub(crate) fn run() -> Done {
    cargo(["fmt", "--all", "--check"]).run()?;
    cargo(["clippy", "--workspace", "--all-targets"]).run()?;
    cargo(["test", "--workspace"]).run()?;
    cargo(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings").run()
}
