//! Where bots and the coach think in a browser: what the page asks, and how it is answered.
//!
//! The program of the page is built to be small, for everybody waits for it; the program here, which only a worker runs,
//! to be fast. It comes when somebody is to think.

use pentarchy_game::{Dice, Record, Seat, Seed};
use pentarchy_table::{Catalogue, Consultation, Lapse, Level, Review};
use serde::{Deserialize, Serialize};

/// What the worker says first, when it can be asked.
pub const READY: &str = "ready";

/// What the worker says of a question that it can't read: the page is of another version than the worker. It is no JSON.
pub const PUZZLED: &str = "puzzled";

/// How much the coach thinks about each decision of a game that is over.
const REVIEWED_AT: Level = Level::Expert;

/// A question to the worker. It holds the whole position: for the bot's own thread, never for a wire.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// What a bot decides: a written [`Consultation`], answered with a `BotMove`.
    Decision(String),
    /// What the coach would do: a written [`Consultation`], answered with an `Advised`.
    Advice(String),
    /// Where a seat lost most in a finished game: answered with [`Reviewed`], again and again.
    Review(Record, Seat),
}

/// How far a review has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reviewed {
    /// How many of the seat's moves were looked at.
    pub moves: usize,
    /// Of how many.
    pub of: usize,
    /// Where most was lost so far.
    pub lapses: Vec<Lapse>,
}

/// A question with its number, as it goes to the worker.
pub fn ask(number: u32, question: &Question) -> String {
    let question = serde_json::to_string(question).expect("plain values can be written as JSON");
    format!("{number} {question}")
}

/// The number and the JSON of what the worker said; [`PUZZLED`] in the place of the JSON if it understood nothing.
pub fn hear(said: &str) -> Option<(u32, &str)> {
    let (number, said) = said.split_once(' ')?;
    Some((number.parse().ok()?, said))
}

/// Thinks about what a page asked with [`ask`]; says everything that comes of it in a form for [`hear`].
///
/// Whoever asks waits, so that every question is answered: what can't be read with [`PUZZLED`].
pub fn answer(asked: &str, dice: &mut Dice, mut say: impl FnMut(String)) {
    let Some((number, question)) = hear(asked) else { return };
    let mut say = |said: &str| say(format!("{number} {said}"));
    if think(question, dice, &mut say).is_none() {
        say(PUZZLED);
    }
}

/// Says what comes of a question; nothing if it can't be read.
fn think(question: &str, dice: &mut Dice, say: &mut impl FnMut(&str)) -> Option<()> {
    let consult = |text: &str| Consultation::read(Catalogue::UNREAD, text).ok();
    match serde_json::from_str(question).ok()? {
        Question::Decision(text) => say(&json(&consult(&text)?.answer(dice)?)),
        Question::Advice(text) => say(&json(&consult(&text)?.advise(dice))),
        Question::Review(record, seat) => {
            let listed = Catalogue::UNREAD.version(&record.game, record.rules)?;
            let review = Review::begin(*listed, record, seat).ok()?;
            // Whoever looks again shall be told the same.
            let mut dice = Seed::from(0).dice(0);
            go_through(review, &mut dice, |reviewed| say(&json(&reviewed)));
        }
    }
    Some(())
}

fn json(said: &impl Serialize) -> String {
    serde_json::to_string(said).expect("plain values can be written as JSON")
}

/// Looks at a finished game again.
fn go_through(mut review: Review, dice: &mut Dice, mut say: impl FnMut(Reviewed)) {
    loop {
        let goes_on = review.step(REVIEWED_AT, dice).unwrap_or(false);
        let (moves, of) = review.progress();
        let moves = if goes_on { moves } else { of };
        say(Reviewed { moves, of, lapses: review.lapses().to_vec() });
        if !goes_on {
            return;
        }
    }
}
