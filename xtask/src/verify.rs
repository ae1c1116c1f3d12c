//! All that must hold before a change lands.

use crate::steps::{Done, cargo};
use crate::web;

pub(crate) fn run() -> Done {
    cargo(["fmt", "--all", "--check"]).run()?;
    cargo(["clippy", "--workspace", "--all-targets"]).run()?;
    cargo(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings").run()?;
    cargo(["test", "--workspace"]).run()?;
    in_the_browser()
}

/// The client as people get it, on a real server, in a real browser.
fn in_the_browser() -> Done {
    web::run(&["--release".to_owned()])?;
    cargo(["build", "--package", "pentarchy"]).run()?;
    let here = std::env::current_exe().map_err(|error| format!("where this program stands: {error}"))?;
    let program = here.with_file_name(format!("pentarchy{}", std::env::consts::EXE_SUFFIX));
    cargo(["test", "--package", "pentarchy-browser-tests"]).env("PENTARCHY_BIN", program).run()
}
