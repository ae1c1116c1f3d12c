//! Where bots think: a worker with the same program, so that the page never stutters.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::web_sys;
use pentarchy_game::Seed;
use pentarchy_table::{BotMove, Consultation};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;
use crate::games;

/// What hears the worker.
type Hearing = Closure<dyn Fn(MessageEvent)>;

/// What is done with a bot's decision.
type Answer = Box<dyn FnOnce(BotMove)>;

/// Thinks for the bots of one game, one decision after the other.
pub(crate) struct Thinker(Rc<Bench>);

struct Bench {
    worker: Option<Worker>,
    /// The question that the worker has, and what to do with its answer; a new question replaces the old one.
    asked: RefCell<Option<(u32, Consultation, Answer)>>,
    count: RefCell<u32>,
    ready: RefCell<bool>,
    handler: RefCell<Option<Hearing>>,
}

impl Thinker {
    pub(crate) fn new() -> Thinker {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("bot.js", &options).ok();
        let bench = Rc::new(Bench {
            worker,
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
            None => {
                // A browser without workers: the page waits for the bot.
                if let Some(decided) = consultation.answer(&mut Seed::new(browser::chance()).dice(0)) {
                    answer(decided);
                }
            }
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
            let _ = worker.post_message(&JsValue::from_str(&format!("{number} {}", consultation.write())));
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
        let asked = self.asked.take();
        if let (Some((_, _, answer)), Ok(decided)) = (asked, serde_json::from_str(decided)) {
            answer(decided);
        }
    }
}

const READY: &str = "ready";

/// In a worker: answers the page's questions from now on. Whether this is one.
pub(crate) fn think_for_page() -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return false };
    let answering = scope.clone();
    let handler = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(text) = event.data().as_string() else { return };
        let Some((number, question)) = text.split_once(' ') else { return };
        let Ok(consultation) = Consultation::read(games::CATALOGUE, question) else { return };
        let chance: u64 = (js_sys::Math::random() * u64::MAX as f64) as u64;
        if let Some(decided) = consultation.answer(&mut Seed::from(chance).dice(0))
            && let Ok(decided) = serde_json::to_string(&decided)
        {
            let _ = answering.post_message(&JsValue::from_str(&format!("{number} {decided}")));
        }
    });
    scope.set_onmessage(Some(handler.as_ref().unchecked_ref()));
    handler.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
    true
}
