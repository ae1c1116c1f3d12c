//! After a game: the decisions by which most was lost, and what was better.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::{ev, web_sys};
use pentarchy_game::{Seat, Seats, Viewer};
use pentarchy_table::Lapse;
use pentarchy_thinker::{Question, Reviewed};
use wasm_bindgen::JsCast;

use super::controls::Projector;
use super::reel::Reel;
use crate::part::{Coming, part};
use crate::parts::WithPart;
use crate::play::Thinker;
use crate::route::{self, REVIEW};
use crate::screen::Glance;
use crate::t;
use crate::table::{label, outlook};
use crate::text::{self, topics};

/// Shows the review of a game, which goes on while it is open.
type OpenReview = fn(Arc<Reel>, Projector, RwSignal<bool>) -> AnyView;

fn open_review(reel: Arc<Reel>, projector: Projector, open: RwSignal<bool>) -> AnyView {
    text::learn(topics!["review"]);
    view! { <Review reel projector open /> }.into_any()
}

part!(review: OpenReview = open_review);

/// Looks at the game again, where the host allowed hints. What is needed for it comes when it is opened.
#[component]
pub(super) fn ReviewPanel(reel: Arc<Reel>, projector: Projector) -> impl IntoView {
    let open = RwSignal::new(route::query() == REVIEW);
    let opened = Memo::new(move |before: Option<&bool>| open.get() || before.copied().unwrap_or_default());
    // What unfolds says itself how it is: its user, the browser or a search in the page may have done it.
    let follow = move |event: ev::Event| {
        let details = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is_open = details.is_some_and(|details| details.has_attribute("open"));
        if is_open != open.get_untracked() {
            open.set(is_open);
        }
    };
    let fetch = || -> Coming<OpenReview> { Box::pin(review()) };
    reel.plan.hints.then(|| {
        let show = move |review: OpenReview| review(reel.clone(), projector, open);
        let show = StoredValue::new(show);
        view! {
            <details class="review" open=open.get_untracked() on:toggle=follow>
                <summary>{move || t!("replay-review")}</summary>
                <p class="soft-words">{move || t!("replay-review-why")}</p>
                <Show when=move || opened.get()>
                    <WithPart fetch show=move |review| show.with_value(|show| show(review)) />
                </Show>
            </details>
        }
    })
}

/// One player at a time. Nobody looks when it is closed; when it is opened again, it begins again what was not finished.
#[component]
fn Review(reel: Arc<Reel>, projector: Projector, open: RwSignal<bool>) -> impl IntoView {
    let reviewed = RwSignal::new(None::<(Seat, Reviewed)>);
    let thinker = StoredValue::new_local(None::<Thinker>);
    let stop = move || {
        if let Some(Some(thinker)) = thinker.try_update_value(Option::take) {
            thinker.close();
        }
    };
    on_cleanup(stop);
    let begin = {
        let reel = reel.clone();
        move |seat: Seat| {
            stop();
            let of = reel.len();
            reviewed.set(Some((seat, Reviewed { moves: 0, of, lapses: Vec::new() })));
            let asked = Thinker::new();
            asked.ask(Question::Review(reel.record.clone(), seat), move |said| {
                if let Ok(said) = serde_json::from_str(said) {
                    let _ = reviewed.try_set(Some((seat, said)));
                }
            });
            thinker.set_value(Some(asked));
        }
    };
    let unfinished = move || {
        reviewed.with_untracked(|reviewed| {
            reviewed.as_ref().filter(|(_, Reviewed { moves, of, .. })| moves < of).map(|(seat, _)| *seat)
        })
    };
    Effect::new({
        let begin = begin.clone();
        move |_| match (open.get(), unfinished()) {
            (false, _) => stop(),
            (true, Some(seat)) => begin(seat),
            (true, None) => {}
        }
    });
    let names = reel.names();
    let seats = Seats::first(reel.seats()).iter();
    let buttons = seats.map(|seat| {
        let begin = begin.clone();
        let pressed = move || reviewed.with(|reviewed| reviewed.as_ref().is_some_and(|(of, _)| *of == seat));
        view! {
            <button class="button" aria-pressed=move || pressed().to_string() on:click=move |_| begin(seat)>
                {names.of(seat).to_owned()}
            </button>
        }
    });
    let buttons = buttons.collect_view();
    let come = move || reviewed.with(|reviewed| reviewed.as_ref().map(|(_, Reviewed { moves, of, .. })| (*moves, *of)));
    let thinking = move || {
        let (moves, of) = come().filter(|(moves, of)| moves < of)?;
        Some(t!("review-thinking", done = moves as u32, count = of as u32))
    };
    let done = move || {
        let found = reviewed.with(|reviewed| reviewed.as_ref().map_or(0, |(_, reviewed)| reviewed.lapses.len()));
        come().filter(|(moves, of)| moves >= of).map(|_| t!("review-done", count = found as u32))
    };
    let lapses = Memo::new(move |_| {
        reviewed.with(|reviewed| reviewed.as_ref().map(|(seat, reviewed)| (*seat, reviewed.lapses.clone())))
    });
    let rows = move || {
        let (seat, lapses) = lapses.get()?;
        let rows = lapses.iter().map(|lapse| row(&reel, projector, seat, lapse)).collect_view();
        Some(view! { <ol class="lapses">{rows}</ol> })
    };
    view! {
        <h2>{move || t!("review-whose")}</h2>
        <div class="row">{buttons}</div>
        // How far it has come is to be seen; only that it is done is also to be heard.
        <p class="soft-words numbers" role="status"><span aria-hidden="true">{thinking}</span>{done}</p>
        {rows}
    }
}

/// One decision: what was done, what was better; a tap shows the moment.
fn row(reel: &Reel, projector: Projector, seat: Seat, lapse: &Lapse) -> impl IntoView + use<> {
    let at = lapse.index;
    let glance = Glance {
        sight: Arc::new(reel.sight_of(at, seat)),
        names: reel.names(),
        awaiting: reel.awaiting(at),
        bell: None,
        ending: None,
        plan: reel.plan.clone(),
    };
    let ask = reel.game.screen.ask(&glance);
    let (question, choices) = ask.map(|ask| (ask.sentence, ask.choices)).unwrap_or_default();
    let (made, better) = (label(&choices, &lapse.made.action), label(&choices, &lapse.better.action));
    let (made_outlook, better_outlook) = (outlook(&lapse.made), outlook(&lapse.better));
    let jump = move |_| {
        projector.eyes.set(Viewer::Seat(seat));
        projector.jump(at);
    };
    view! {
        <li>
            <button
                class="lapse"
                aria-current=move || (projector.at.get() == at).then_some("step")
                on:click=jump
            >
                <span class="soft-words numbers">{t!("review-after", step = at as u32)}</span>
                <span>{question}</span>
                <span>{t!("review-made", action = made)} " " <span class="soft-words numbers">{made_outlook}</span></span>
                <b>{t!("review-better", action = better)} " " <span class="soft-words numbers">{better_outlook}</span></b>
            </button>
        </li>
    }
}
