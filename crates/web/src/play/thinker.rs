//! Asks the worker where bots and the coach think, so that the page never stutters.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::set_timeout;
use leptos::web_sys;
use pentarchy_thinker::{PUZZLED, Question, READY, ask, hear};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::trouble::{Trouble, tell};
use crate::browser::document;

/// What is done with an answer. A review is answered again and again, as far as it has come.
type Answer = Rc<dyn Fn(&str)>;

/// After how long a worker that did not come is asked for again.
const AGAIN: Duration = Duration::from_secs(3);

/// After so many failures it is told: one alone may be a network that is back in a moment.
const MANY: u32 = 3;

/// Thinks about one question after the other.
pub(crate) struct Thinker(Rc<Bench>);

#[derive(Default)]
struct Bench {
    worker: RefCell<Option<Hired>>,
    /// The question that the worker has; a new one replaces the old one.
    asked: RefCell<Option<Asked>>,
    count: Cell<u32>,
    /// How often the worker did not come, or fell over, since it was last asked something.
    failures: Cell<u32>,
    /// What was told of it last.
    told: Cell<Option<Trouble>>,
    closed: Cell<bool>,
}

/// A worker, and what hears it.
struct Hired {
    worker: Worker,
    ready: bool,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

struct Asked {
    number: u32,
    question: Question,
    answer: Answer,
}

impl Thinker {
    pub(crate) fn new() -> Thinker {
        let bench = Rc::new(Bench::default());
        bench.hire();
        Thinker(bench)
    }

    /// Asks; the answer comes later, as JSON, or as no JSON if the worker did not understand. A question that was not
    /// answered yet is forgotten.
    pub(crate) fn ask(&self, question: Question, answer: impl Fn(&str) + 'static) {
        let number = self.0.count.get() + 1;
        self.0.count.set(number);
        self.0.failures.set(0);
        *self.0.asked.borrow_mut() = Some(Asked { number, question, answer: Rc::new(answer) });
        self.0.post();
    }

    /// Ends the worker.
    pub(crate) fn close(&self) {
        self.0.closed.set(true);
        self.0.dismiss();
        self.0.fares(None);
        // What is done with an answer may hold whoever holds this.
        self.0.asked.take();
    }
}

impl Bench {
    /// Begins a worker; another one later if it can't come, for what it asks for may not have come over the network.
    fn hire(self: &Rc<Bench>) {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(&program(), &options) else { return self.fall() };
        let on_message = self.handler(|bench, event: MessageEvent| bench.hear(&event));
        let on_error = self.handler(|bench, _: Event| bench.fall());
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        *self.worker.borrow_mut() = Some(Hired { worker, ready: false, _on_message: on_message, _on_error: on_error });
    }

    /// Something that is done when the worker says something, as long as somebody wants to hear it.
    fn handler<E: wasm_bindgen::convert::FromWasmAbi + 'static>(
        self: &Rc<Bench>,
        heard: fn(&Rc<Bench>, E),
    ) -> Closure<dyn Fn(E)> {
        let bench = Rc::downgrade(self);
        Closure::new(move |event| {
            if let Some(bench) = Weak::upgrade(&bench) {
                heard(&bench, event);
            }
        })
    }

    /// The worker did not come, or fell over: another one is tried.
    fn fall(self: &Rc<Bench>) {
        self.dismiss();
        self.failures.set(self.failures.get() + 1);
        if self.failures.get() >= MANY {
            self.fares(Some(Trouble::Absent));
        }
        let bench = Rc::downgrade(self);
        let again = move || {
            if let Some(bench) = bench.upgrade().filter(|bench| !bench.closed.get()) {
                bench.hire();
            }
        };
        set_timeout(again, AGAIN);
    }

    fn dismiss(&self) {
        if let Some(Hired { worker, .. }) = &*self.worker.borrow() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }

    /// Tells the page how it fares with the worker, if that is news.
    fn fares(&self, trouble: Option<Trouble>) {
        if self.told.replace(trouble) != trouble {
            tell(trouble);
        }
    }

    fn post(&self) {
        let worker = self.worker.borrow();
        let Some(Hired { worker, ready: true, .. }) = &*worker else { return };
        if let Some(Asked { number, question, .. }) = &*self.asked.borrow() {
            let _ = worker.post_message(&JsValue::from_str(&ask(*number, question)));
        }
    }

    fn hear(&self, event: &MessageEvent) {
        let Some(text) = event.data().as_string() else { return };
        if text == READY {
            if let Some(hired) = &mut *self.worker.borrow_mut() {
                hired.ready = true;
            }
            if self.asked.borrow().is_none() {
                self.fares(None);
            }
            return self.post();
        }
        let Some((number, said)) = hear(&text) else { return };
        self.fares((said == PUZZLED).then_some(Trouble::Puzzled));
        let answer =
            self.asked.borrow().as_ref().filter(|asked| asked.number == number).map(|asked| asked.answer.clone());
        if let Some(answer) = answer {
            answer(said);
        }
    }
}

/// The worker's file. It bears its content in its name, as all of the program does, and the page knows the one that was
/// built with it.
fn program() -> String {
    let named = document().query_selector("meta[name=thinker]").ok().flatten();
    named.and_then(|named| named.get_attribute("content")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_waits_for_an_answer_is_let_go_with_the_thinker() {
        let thinker = Thinker(Rc::new(Bench::default()));
        let waits = Rc::new(());
        let held = waits.clone();
        thinker.ask(Question::Decision(String::new()), move |_| drop(held.clone()));
        assert_eq!(Rc::strong_count(&waits), 2);
        thinker.close();
        assert_eq!(Rc::strong_count(&waits), 1);
    }
}
