//! Where bots think: a worker with the same program, so that the page never stutters.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::web_sys;
use pentarchy_game::Seed;
use pentarchy_table::{BotMove, Consultation};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;
use crate::games::{self, Fetched};

/// What hears the worker.
type Hearing = Closure<dyn Fn(MessageEvent)>;

/// What is done with a bot's decision.
type Answer = Box<dyn FnOnce(BotMove)>;

/// Thinks for the bots of one game, one decision after the other.
pub(crate) struct Thinker(Rc<Bench>);

struct Bench {
    worker: Option<Worker>,
    /// The id of the game.
    game: &'static str,
    /// The question that the worker has, and what to do with its answer; a new question replaces the old one.
    asked: RefCell<Option<(u32, Consultation, Answer)>>,
    count: RefCell<u32>,
    ready: RefCell<bool>,
    handler: RefCell<Option<Hearing>>,
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
            count: RefCell::new(0),
            ready: RefCell::new(false),
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

    /// Lets a bot think; the answer comes later. A question that was not answered yet is forgotten.
    pub(crate) fn think(&self, consultation: Consultation, answer: Answer) {
        let number = *self.0.count.borrow() + 1;
        *self.0.count.borrow_mut() = number;
        match &self.0.worker {
            // A browser without workers.
            None => think_here(&consultation, answer),
            Some(_) => {
                *self.0.asked.borrow_mut() = Some((number, consultation, answer));
                if *self.0.ready.borrow() {
                    self.0.post();
                }
            }
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
        if let Some((number, consultation, _)) = &*self.asked.borrow() {
            let question = format!("{number} {} {}", self.game, consultation.write());
            let _ = worker.post_message(&JsValue::from_str(&question));
        }
    }

    fn hear(&self, event: &MessageEvent) {
        let Some(text) = event.data().as_string() else { return };
        if text == READY {
            *self.ready.borrow_mut() = true;
            return self.post();
        }
        let Some((number, decided)) = text.split_once(' ') else { return };
        let current = self.asked.borrow().as_ref().is_some_and(|(asked, ..)| number.parse() == Ok(*asked));
        if !current {
            return;
        }
        let Some((_, consultation, answer)) = self.asked.take() else { return };
        match serde_json::from_str(decided) {
            Ok(decided) => answer(decided),
            Err(_) => think_here(&consultation, answer),
        }
    }
}

/// The page waits for the bot: nobody else can think.
fn think_here(consultation: &Consultation, answer: Answer) {
    if let Some(decided) = consultation.answer(&mut Seed::new(browser::chance()).dice(0)) {
        answer(decided);
    }
}

const READY: &str = "ready";

/// What a bot decides, as text.
fn decide(game: &Fetched, question: &str) -> Option<String> {
    let consultation = Consultation::read(game.catalogue, question).ok()?;
    let chance: u64 = (js_sys::Math::random() * u64::MAX as f64) as u64;
    let decided = consultation.answer(&mut Seed::from(chance).dice(0))?;
    serde_json::to_string(&decided).ok()
}

/// In a worker: answers the page's questions from now on. Whether this is one.
pub(crate) fn think_for_page() -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return false };
    let answering = scope.clone();
    let handler = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(text) = event.data().as_string() else { return };
        let answering = answering.clone();
        spawn_local(async move {
            let mut words = text.splitn(3, ' ');
            let (Some(number), Some(game), Some(question)) = (words.next(), words.next(), words.next()) else { return };
            let fetched = match games::find(game) {
                Some(game) => game.fetch().await.ok(),
                None => None,
            };
            // Without a decision the page thinks itself.
            let decided = fetched.and_then(|game| decide(game, question)).unwrap_or_default();
            let _ = answering.post_message(&JsValue::from_str(&format!("{number} {decided}")));
        });
    });
    scope.set_onmessage(Some(handler.as_ref().unchecked_ref()));
    handler.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
    true
}
