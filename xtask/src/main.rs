//! The build: everything that is more than one cargo command.
#![allow(clippy::print_stderr, reason = "a build tells its terminal what it does")]

mod client_bench;
mod split;
mod steps;
mod verify;
mod web;

use std::process::ExitCode;

use steps::{Done, cargo};

const HELP: &str = "\
cargo play             build everything and open the house on http://127.0.0.1:5757
cargo verify           formatting, lints, all tests, the documentation
cargo xtask web        build the client; with --release, small and squeezed
cargo xtask golden     write the golden playthroughs anew; review them in the diff
cargo xtask soak       let nodes, wires and the database fail by chance, for as many seconds as you say [600]
cargo xtask bench      measure rules, bots and client; what follows goes to `pentarchy bench` alone";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let rest = words.get(1..).unwrap_or_default();
    let done = match words.first().map(String::as_str) {
        Some("play") => play(rest),
        Some("verify") => verify::run(),
        Some("golden") => golden(),
        Some("web") => web::run(rest),
        Some("soak") => soak(rest),
        Some("bench") => bench(rest),
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn play(rest: &[String]) -> Done {
    web::run(&["--release".to_owned()])?;
    cargo(["run", "--package", "pentarchy", "--", "serve"]).args(rest).run()
}

fn golden() -> Done {
    cargo(["test", "--workspace", "--", "golden"]).env("PENTARCHY_GOLDEN", "write").run()
}

fn soak(rest: &[String]) -> Done {
    verify::install_postgres()?;
    let seconds = rest.first().map_or("600", String::as_str);
    cargo(["test", "--package", "pentarchy", "--test", "faults", "--", "--nocapture"])
        .env("PENTARCHY_SOAK_SECONDS", seconds)
        .run()
}

fn bench(rest: &[String]) -> Done {
    cargo(["run", "--release", "--package", "pentarchy", "--", "bench"]).args(rest).run()?;
    // Whoever asks `pentarchy bench` for something is not interested in the client.
    if rest.is_empty() { client_bench::run() } else { Ok(()) }
}
