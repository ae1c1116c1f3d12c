//! All that must hold before a change lands.

use std::path::PathBuf;
use std::process::Command;

use crate::steps::{Done, cargo};
use crate::web;

/// The tests in a browser run by themselves: they need what the others build, and their driver wants a JSON library of
/// its own making, which the rest should not be built with.
pub(crate) const BROWSER: &str = "pentarchy-browser-tests";

/// The help of the command line is written as documentation, and shows addresses as they are.
const DOC_FLAGS: &str = "-D warnings -A rustdoc::bare_urls";

pub(crate) fn run() -> Done {
    cargo(["fmt", "--all", "--check"]).run()?;
    cargo(["clippy", "--workspace", "--exclude", BROWSER, "--all-targets"]).run()?;
    install_postgres()?;
    cargo(["test", "--workspace", "--exclude", BROWSER]).run()?;
    fuzz_targets()?;
    cargo(["doc", "--workspace", "--exclude", BROWSER, "--no-deps"]).env("RUSTDOCFLAGS", DOC_FLAGS).run()?;
    in_the_browser()
}

/// The tests of houses with several nodes start a PostgreSQL of their own and give nodes a wrong time: both are
/// Debian's, installed where they are missing.
pub(crate) fn install_postgres() -> Done {
    let is_there = |folder: &str, file: &str| {
        let places = std::fs::read_dir(folder).into_iter().flatten().flatten();
        places.map(|place| place.path().join(file)).any(|program| program.exists())
    };
    if is_there("/usr/lib/postgresql", "bin/initdb") && is_there("/usr/lib", "faketime/libfaketimeMT.so.1") {
        return Ok(());
    }
    eprintln!("\n== PostgreSQL or libfaketime is missing: installing Debian's postgresql and faketime");
    let install = "apt-get update -q && apt-get install -qy postgresql faketime";
    let shell = Command::new("sh").args(["-c", install]).env("DEBIAN_FRONTEND", "noninteractive").status();
    let done = shell.map_err(|error| format!("{install}: {error}"))?;
    if done.success() {
        Ok(())
    } else {
        Err("postgresql and faketime can't be installed: install them by hand".to_owned())
    }
}

/// The fuzz targets are a workspace of their own and run with the nightly toolchain only, but they must always compile.
/// Nothing is linked here, so the C++ of the fuzzer need not be built: it is said to lie somewhere.
fn fuzz_targets() -> Done {
    let target = target_folder()?.to_string_lossy().into_owned();
    cargo(["check", "--locked", "--manifest-path", "fuzz/Cargo.toml", "--target-dir"])
        .args(&[target])
        .env("CUSTOM_LIBFUZZER_PATH", "unused/libfuzzer.a")
        .run()
}

/// The client as people get it, on a real server, in a real browser.
fn in_the_browser() -> Done {
    web::run_small()?;
    cargo(["build", "--package", "pentarchy"]).run()?;
    let program = built("debug")?;
    cargo(["clippy", "--package", BROWSER, "--all-targets"]).run()?;
    cargo(["test", "--package", BROWSER]).env("PENTARCHY_BIN", program).run()
}

/// The server as it was built in this profile.
pub(crate) fn built(profile: &str) -> Result<PathBuf, String> {
    Ok(target_folder()?.join(profile).join(format!("pentarchy{}", std::env::consts::EXE_SUFFIX)))
}

fn target_folder() -> Result<PathBuf, String> {
    let here = std::env::current_exe().map_err(|error| format!("where this program stands: {error}"))?;
    let target = here.ancestors().nth(2).ok_or("this program stands in no target folder")?;
    Ok(target.to_owned())
}
