//! Where bots and the coach think: a worker with the same program, so that the page never stutters.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::set_timeout;
use leptos::web_sys;
use pentarchy_game::{Dice, Record, Seat, Seed};
use pentarchy_table::{Catalogue, Consultation, Lapse, Level, Review};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::games;
use crate::part::part;

/// What hears the worker.
type Hearing = Closure<dyn Fn(MessageEvent)>;

/// What is done with an answer. A review is answered again and again, as far as it has come.
type Answer = Rc<dyn Fn(&str)>;

/// How much the coach thinks about each decision of a game that is over.
const REVIEWED_AT: Level = Level::Hard;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// A bot's decision: a consultation, answered with a `BotMove`.
    Decision,
    /// What the coach would do: a consultation, answered with an `Advised`.
    Advice,
    /// Where most was lost: [`Reviewing`], answered with [`Reviewed`].
    Review,
}

impl Wanted {
    const ALL: [Wanted; 3] = [Wanted::Decision, Wanted::Advice, Wanted::Review];

    const fn word(self) -> &'static str {
        match self {
            Wanted::Decision => "decision",
            Wanted::Advice => "advice",
            Wanted::Review => "review",
        }
    }
}

/// A finished game to be looked at again.
#[derive(Serialize, Deserialize)]
pub(crate) struct Reviewing {
    pub(crate) record: Record,
    pub(crate) seat: Seat,
}

/// How far a review has come.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Reviewed {
    pub(crate) moves: usize,
    pub(crate) of: usize,
    pub(crate) lapses: Vec<Lapse>,
}

/// Thinks about one game, one question after the other.
pub(crate) struct Thinker(Rc<Bench>);

struct Bench {
    worker: Option<Worker>,
    /// The id of the game.
    game: &'static str,
    /// The question that the worker has; a new one replaces the old one.
    asked: RefCell<Option<Question>>,
    count: Cell<u32>,
    ready: Cell<bool>,
    handler: RefCell<Option<Hearing>>,
}

#[derive(Clone)]
struct Question {
    number: u32,
    wanted: Wanted,
    text: String,
    answer: Answer,
}

impl Thinker {
    pub(crate) fn new(game: &'static str) -> Thinker {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("bot.js", &options).ok();
        let bench = Rc::new(Bench {
            worker,
            game,
            asked: RefCell::new(None),
            count: Cell::new(0),
            ready: Cell::new(false),
            handler: RefCell::new(None),
        });
        if let Some(worker) = &bench.worker {
            let weak = Rc::downgrade(&bench);
            let handler = Hearing::new(move |event: MessageEvent| {
                if let Some(bench) = weak.upgrade() {
                    bench.hear(&event);
                }
            });
            worker.set_onmessage(Some(handler.as_ref().unchecked_ref()));
            *bench.handler.borrow_mut() = Some(handler);
        }
        Thinker(bench)
    }

    /// Asks; the answer comes later, as JSON. A question that was not answered yet is forgotten.
    pub(crate) fn ask(&self, wanted: Wanted, text: String, answer: impl Fn(&str) + 'static) {
        let number = self.0.count.get() + 1;
        self.0.count.set(number);
        let question = Question { number, wanted, text, answer: Rc::new(answer) };
        if self.0.worker.is_none() {
            // A browser without workers.
            return think_here(self.0.game, question);
        }
        *self.0.asked.borrow_mut() = Some(question);
        if self.0.ready.get() {
            self.0.post();
        }
    }

    /// Ends the worker.
    pub(crate) fn close(&self) {
        if let Some(worker) = &self.0.worker {
            worker.set_onmessage(None);
            worker.terminate();
        }
    }
}

impl Bench {
    fn post(&self) {
        let Some(worker) = &self.worker else { return };
        if let Some(Question { number, wanted, text, .. }) = &*self.asked.borrow() {
            let question = format!("{number} {} {} {text}", self.game, wanted.word());
            let _ = worker.post_message(&JsValue::from_str(&question));
        }
    }

    fn hear(&self, event: &MessageEvent) {
        let Some(text) = event.data().as_string() else { return };
        if text == READY {
            self.ready.set(true);
            return self.post();
        }
        let Some((number, said)) = text.split_once(' ') else { return };
        let question = self.asked.borrow().clone().filter(|asked| number.parse() == Ok(asked.number));
        match question {
            None => {}
            Some(question) if said.is_empty() => think_here(self.game, question),
            Some(question) => (question.answer)(said),
        }
    }
}

/// After how long a bot that did not come is asked for again.
const AGAIN: Duration = Duration::from_secs(3);

/// The page waits: nobody else can think.
fn think_here(game: &'static str, question: Question) {
    spawn_local(async move {
        let thought = think(game, question.wanted, &question.text, &mut |said| (question.answer)(&said)).await;
        if thought.is_none() {
            set_timeout(move || think_here(game, question), AGAIN);
        }
    });
}

const READY: &str = "ready";

/// Thinks about a question. What a page needs for nothing else is fetched for it; nothing if it did not come.
async fn think(game: &str, wanted: Wanted, question: &str, say: &mut dyn FnMut(String)) -> Option<()> {
    part!(thinking: fn(Catalogue, Wanted, &str, &mut dyn FnMut(String)) = answer);
    let bots = games::find(game)?.fetch_bots().await.ok()?;
    let answer = thinking().await.ok()?;
    answer(bots, wanted, question, say);
    Some(())
}

/// Thinks about a question, and says what comes of it as JSON.
fn answer(bots: Catalogue, wanted: Wanted, question: &str, say: &mut dyn FnMut(String)) {
    let mut dice = dice();
    let mut write = |said: Result<String, serde_json::Error>| {
        if let Ok(said) = said {
            say(said);
        }
    };
    if wanted == Wanted::Review {
        return review(bots, question, &mut dice, |reviewed| write(serde_json::to_string(&reviewed)));
    }
    let Ok(consultation) = Consultation::read(bots, question) else { return };
    if wanted == Wanted::Advice {
        write(serde_json::to_string(&consultation.advise(&mut dice)));
    } else if let Some(decided) = consultation.answer(&mut dice) {
        write(serde_json::to_string(&decided));
    }
}

/// Looks at a finished game again.
fn review(bots: Catalogue, question: &str, dice: &mut Dice, mut say: impl FnMut(Reviewed)) {
    let Ok(Reviewing { record, seat }) = serde_json::from_str(question) else { return };
    let Some(listed) = bots.version(&record.game, record.rules) else { return };
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

/// Dice that have nothing to do with any game's.
fn dice() -> Dice {
    Seed::from((js_sys::Math::random() * u64::MAX as f64) as u64).dice(0)
}

/// In a worker: answers the page's questions from now on. Whether this is one.
pub(crate) fn think_for_page() -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return false };
    let answering = scope.clone();
    let handler = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(text) = event.data().as_string() else { return };
        let answering = answering.clone();
        spawn_local(async move {
            let mut words = text.splitn(4, ' ');
            let (Some(number), Some(game), Some(wanted), Some(question)) =
                (words.next(), words.next(), words.next(), words.next())
            else {
                return;
            };
            let say = |said: &str| drop(answering.post_message(&JsValue::from_str(&format!("{number} {said}"))));
            let Some(wanted) = Wanted::ALL.into_iter().find(|known| known.word() == wanted) else { return };
            if think(game, wanted, question, &mut |said| say(&said)).await.is_none() {
                // Without an answer the page thinks itself.
                say("");
            }
        });
    });
    scope.set_onmessage(Some(handler.as_ref().unchecked_ref()));
    handler.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
    true
}
