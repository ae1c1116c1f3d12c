//! How quick the client is, as people get it: measured in a real browser, on a real server.

use crate::steps::{Done, cargo};
use crate::{verify, web};

/// Prints the client's figures.
pub(crate) fn run() -> Done {
    web::run(&["--release".to_owned()])?;
    cargo(["build", "--release", "--package", "pentarchy"]).run()?;
    let program = verify::built("release")?;
    cargo(["test", "--package", verify::BROWSER, "--", "measure"]).env("PENTARCHY_BIN", program).run()
}
