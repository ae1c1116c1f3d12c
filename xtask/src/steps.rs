//! Commands, run one after the other, each told before it runs.

use std::ffi::OsStr;
use std::process::Command;

/// Nothing, or why not, in one sentence.
pub(crate) type Done = Result<(), String>;

/// A command to come.
pub(crate) struct Step(Command);

/// A cargo command.
pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Step {
    // The cargo that runs us, so that the toolchain is the one of rust-toolchain.toml.
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args);
    Step(command)
}

impl Step {
    /// The same with more words.
    pub(crate) fn args(mut self, words: &[String]) -> Step {
        self.0.args(words);
        self
    }

    /// The same with a variable of the environment.
    pub(crate) fn env(mut self, key: &str, value: impl AsRef<OsStr>) -> Step {
        self.0.env(key, value);
        self
    }

    /// Runs it; a failure ends the build.
    pub(crate) fn run(mut self) -> Done {
        let words: Vec<_> = self.0.get_args().map(|word| word.to_string_lossy().into_owned()).collect();
        let told = format!("cargo {}", words.join(" "));
        eprintln!("\n== {told}");
        let status = self.0.status().map_err(|error| format!("{told}: {error}"))?;
        if status.success() { Ok(()) } else { Err(format!("{told}: {status}")) }
    }
}
