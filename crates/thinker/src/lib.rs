//! Where bots and the coach think in a browser: what the page asks, and how it is answered.
//!
//! The program of the page is built to be small, for everybody waits for it; the program here, which only a worker runs,
//! to be fast. It comes when somebody is to think.

use pentarchy_game::{Dice, Record, Seat};
use pentarchy_table::{Catalogue, Consultation, Lapse, Level, Review};
use serde::{Deserialize, Serialize};

/// What the worker says first, when it can be asked.
pub const READY: &str = "ready";

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

/// The number and the JSON of what the worker said.
pub fn hear(said: &str) -> Option<(u32, &str)> {
    let (number, said) = said.split_once(' ')?;
    Some((number.parse().ok()?, said))
}

/// Thinks about what a page asked with [`ask`]; says everything that comes of it in a form for [`hear`].
pub fn answer(asked: &str, dice: &mut Dice, mut say: impl FnMut(String)) {
    let Some((number, question)) = hear(asked) else { return };
    let Ok(question) = serde_json::from_str(question) else { return };
    let mut say = |said: Result<String, serde_json::Error>| {
        if let Ok(said) = said {
            say(format!("{number} {said}"));
        }
    };
    let consult = |text: &str| Consultation::read(Catalogue::UNREAD, text).ok();
    match question {
        Question::Decision(text) => {
            if let Some(decided) = consult(&text).and_then(|consultation| consultation.answer(dice)) {
                say(serde_json::to_string(&decided));
            }
        }
        Question::Advice(text) => {
            if let Some(consultation) = consult(&text) {
                say(serde_json::to_string(&consultation.advise(dice)));
            }
        }
        Question::Review(record, seat) => {
            review(record, seat, dice, |reviewed| say(serde_json::to_string(&reviewed)));
        }
    }
}

/// Looks at a finished game again.
fn review(record: Record, seat: Seat, dice: &mut Dice, mut say: impl FnMut(Reviewed)) {
    let Some(listed) = Catalogue::UNREAD.version(&record.game, record.rules) else { return };
    let Ok(mut review) = Review::begin(*listed, record, seat) else { return };
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
