//! Somebody else's program as a player: it reads questions and writes answers, a line of JSON each.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use pentarchy_game::{AnyState, Seat, Setup, SetupRequest};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::failure::Failure;

/// How long a program may take to end once there are no more questions.
const FAREWELL: Duration = Duration::from_secs(1);

/// A program that is running.
pub(crate) struct Program {
    command: String,
    child: Child,
    /// Closed when there are no more.
    questions: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

/// What a program is asked: all that its seat may see, and nothing more.
#[derive(Serialize)]
struct Question<'a> {
    game: &'a str,
    setup: SetupRequest,
    seat: Seat,
    view: Box<RawValue>,
    legal: Box<RawValue>,
}

impl Program {
    /// Starts it through the shell, so that the command may have arguments.
    pub(crate) fn start(command: &str) -> Result<Program, Failure> {
        let mut child =
            Command::new("sh").args(["-c", command]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (questions, answers) = pipes.ok_or_else(|| Failure::because("a program has no pipes"))?;
        let (questions, answers) = (Some(questions), BufReader::new(answers));
        Ok(Program { command: command.to_owned(), child, questions, answers })
    }

    pub(crate) fn command(&self) -> &str {
        &self.command
    }

    /// Its decision, which need not be legal.
    pub(crate) fn ask(&mut self, setup: &Setup, state: &dyn AnyState, seat: Seat) -> Result<Value, Failure> {
        let (view, legal) = (state.view(seat.into()), state.legal_json(seat.into()));
        let question = Question { game: setup.game(), setup: setup.request(), seat, view, legal };
        let failed = |why: String| Failure::because(format!("{}: {why}", self.command));
        let line = serde_json::to_string(&question)?;
        // Seen only if it came together with an answer: a line that comes later is taken for the next one.
        if !self.answers.buffer().is_empty() {
            return Err(failed("it answers more than it was asked: one line for each question".into()));
        }
        let questions = self.questions.as_mut().ok_or_else(|| failed("it is asked no more".into()))?;
        let written = writeln!(questions, "{line}").and_then(|()| questions.flush());
        written.map_err(|error| failed(format!("it takes no question: {error}")))?;
        let mut answer = String::new();
        let read = self.answers.read_line(&mut answer).map_err(|error| failed(error.to_string()))?;
        if read == 0 {
            return Err(failed("it has stopped answering".into()));
        }
        serde_json::from_str(&answer).map_err(|error| failed(format!("its answer is no JSON: {error}")))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The end of its questions lets it end by itself, and write down what it has learnt.
        self.questions = None;
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until && matches!(self.child.try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(5));
        }
        // It may have ended by itself; nobody is left to be told.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
