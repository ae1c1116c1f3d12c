//! What is said to the learner, and the buttons beside it.

use std::rc::Rc;

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};
use pentarchy_table::Plan;
use serde_json::Value;

use super::class::Asked;
use super::script::{Kind, Lesson};
use crate::browser::document;
use crate::games::Fetched;
use crate::parts::Icon;
use crate::play::start_local;
use crate::route::{self, Route};
use crate::screen::Ask;
use crate::settings::own_name;
use crate::t;
use crate::table::Desk;

/// What the buttons ask.
type Listener = Rc<dyn Fn(Asked)>;

/// Where the lesson stands. It is a handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct Guide {
    /// The step, counted from 0; as many as there are when all is done.
    pub(super) step: RwSignal<usize>,
    count: usize,
    kind: RwSignal<Kind>,
    /// What is said, and the piece that is pointed at.
    said: RwSignal<(String, Option<String>)>,
    /// What the learner is to decide.
    pub(super) wanted: RwSignal<Option<Value>>,
    /// The learner decided something else.
    pub(super) astray: RwSignal<bool>,
    /// Everything that is to be watched in this step was seen.
    pub(super) seen_all: RwSignal<bool>,
    asked: StoredValue<Option<Listener>, LocalStorage>,
}

impl Guide {
    pub(super) fn new(lesson: &Lesson) -> Guide {
        Guide {
            step: RwSignal::new(0),
            count: lesson.steps.len(),
            kind: RwSignal::new(Kind::Read),
            said: RwSignal::new(Default::default()),
            wanted: RwSignal::new(None),
            astray: RwSignal::new(false),
            seen_all: RwSignal::new(false),
            asked: StoredValue::new_local(None),
        }
    }

    /// Whom the buttons ask.
    pub(super) fn follow(self, asked: impl Fn(Asked) + 'static) {
        self.asked.set_value(Some(Rc::new(asked)));
    }

    fn ask(self, what: Asked) {
        if let Some(Some(asked)) = self.asked.try_get_value() {
            asked(what);
        }
    }

    /// Shows a step.
    pub(super) fn enter(self, lesson: &Lesson, step: usize) {
        self.step.set(step);
        self.astray.set(false);
        self.seen_all.set(false);
        self.kind.set(lesson.kind(step));
        self.wanted.set(lesson.wanted(step).cloned());
        if let Some(step) = lesson.steps.get(step) {
            self.said.set((format!("lesson-{}-{}", lesson.record.game, step.say), step.point.clone()));
        }
    }
}

/// What is said, above the prompt.
#[component]
pub(super) fn GuideBox(
    guide: Guide,
    game: &'static Fetched,
    desk: Desk,
    ask: Signal<Option<Ask<Value>>>,
) -> impl IntoView {
    let is_over = Memo::new(move |_| guide.step.get() >= guide.count);
    // The choice that is meant stands out among the buttons, and its piece on the board beside the step's own.
    Effect::new(move |_| {
        let wanted = guide.wanted.get();
        let meant = |ask: &Option<Ask<Value>>| {
            let choice = ask.as_ref()?.choices.iter().find(|choice| Some(&choice.action) == wanted.as_ref())?;
            choice.piece.clone()
        };
        let point = guide.said.with(|(_, point)| point.clone());
        let pieces: Vec<_> = ask.with(meant).into_iter().chain(point).collect();
        desk.wanted.set(wanted.clone());
        desk.pointed.set((!pieces.is_empty()).then(|| pieces.join(" ")));
        request_animation_frame(show_pointed);
    });
    let number = move || t!("lesson-step", number = (guide.step.get() + 1) as u32, count = guide.count as u32);
    let words = move || guide.said.with(|(key, _)| t!(key));
    let button = move || match guide.kind.get() {
        Kind::Do if guide.wanted.with(Option::is_some) => view! {
            <button class="button soft" on:click=move |_| guide.ask(Asked::Show)>{t!("lesson-show")}</button>
        }
        .into_any(),
        Kind::Watch if !guide.seen_all.get() => ().into_any(),
        Kind::Do => ().into_any(),
        Kind::Read | Kind::Watch => view! {
            <button class="button main next" data-now="" on:click=move |_| guide.ask(Asked::Next)>
                {t!("lesson-next")}
                <Icon icon=icons::TbChevronRightOutline />
            </button>
        }
        .into_any(),
    };
    view! {
        <section class="guide" aria-label=move || t!("lesson-title") aria-live="polite">
            <Show when=move || !is_over.get() fallback=move || view! { <Finished game /> }>
                <p class="guide-words">{words}</p>
                <p class="guide-astray" role="alert">{move || guide.astray.get().then(|| t!("lesson-astray"))}</p>
                <div class="guide-row">
                    <span class="soft-words numbers">{number}</span>
                    {button}
                    <a class="quiet" href="./" aria-label=move || t!("lesson-skip") title=move || t!("lesson-skip")>
                        <Icon icon=icons::TbXOutline />
                    </a>
                </div>
            </Show>
        </section>
    }
}

/// Scrolls the table to what is pointed at, or to its top. The words must stay where they are.
fn show_pointed() {
    if let Ok(Some(piece)) = document().query_selector(".table-main .pointed") {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        piece.scroll_into_view_with_scroll_into_view_options(&options);
    } else if let Ok(Some(table)) = document().query_selector(".table-main") {
        table.set_scroll_top(0);
    }
}

/// The lesson is over: now the game.
#[component]
fn Finished(game: &'static Fetched) -> impl IntoView {
    let trouble = RwSignal::new(None::<String>);
    let play = move |_| {
        let seats = game.description().seats;
        let plan = Plan::new(game.screen.id(), seats.min.max(3).min(seats.max));
        match start_local(game, plan, &[own_name()]) {
            Ok(id) => route::go(&Route::Local { id }),
            Err(words) => trouble.set(Some(words)),
        }
    };
    let rules = Route::Rules { game: game.screen.id().to_owned(), rule: None }.path();
    view! {
        <p class="guide-words">{move || t!("lesson-done")}</p>
        <div class="guide-row">
            <button class="button main" on:click=play><Icon icon=icons::TbPlayerPlayOutline /> {move || t!("frame-play-now")}</button>
            <a class="button" href=rules><Icon icon=icons::TbBookOutline /> {move || t!("frame-rules")}</a>
            <p role="alert" class="bad-words">{move || trouble.get()}</p>
        </div>
    }
}
