//! What ends a command early.

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

/// Why a command did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// Told in one sentence.
    #[error("{0}")]
    Sentence(String),
    /// Some of the input was wrong; each case was told where it stood.
    #[error("some of the input could not be used")]
    SomeInput,
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The command asked for something that can't be.
    #[error(transparent)]
    Setup(#[from] pentarchy_game::SetupError),
    /// A position is not one.
    #[error(transparent)]
    Restore(#[from] pentarchy_game::RestoreError),
    /// An action was not carried out.
    #[error(transparent)]
    Apply(#[from] pentarchy_game::ApplyError),
    /// A record does not hold.
    #[error(transparent)]
    Replay(#[from] pentarchy_game::ReplayError),
    /// The house can't be opened.
    #[error(transparent)]
    Serve(#[from] pentarchy_server::ServeError),
    /// Records can't be moved in or out.
    #[error(transparent)]
    Exchange(#[from] pentarchy_server::ExchangeError),
    /// A house can't move.
    #[error(transparent)]
    Move(#[from] pentarchy_server::MoveError),
    /// There is nothing to measure.
    #[error(transparent)]
    Load(#[from] pentarchy_server::LoadError),
    /// Text that should be JSON is not.
    #[error("not the JSON that is expected here: {0}")]
    Json(#[from] serde_json::Error),
}

impl Failure {
    /// A failure that is told in one sentence.
    pub(crate) fn because(sentence: impl Into<String>) -> Failure {
        Failure::Sentence(sentence.into())
    }

    /// Tells the person at the terminal, and the shell.
    pub(crate) fn tell(&self) -> ExitCode {
        match self {
            // Whoever read our output has seen enough (`| head`): no failure.
            Failure::Io(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::SomeInput => {}
            // Nothing can be done about a standard error that can't be written.
            failure => drop(writeln!(std::io::stderr(), "pentarchy: {failure}")),
        }
        ExitCode::FAILURE
    }
}
