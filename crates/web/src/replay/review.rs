//! After a game: the decisions by which most was lost, and what was better.

use std::sync::Arc;

use leptos::prelude::*;
use pentarchy_game::{Seat, Seats, Viewer};
use pentarchy_table::Lapse;
use pentarchy_thinker::{Question, Reviewed};

use super::controls::Projector;
use super::reel::Reel;
use crate::part::{Coming, part};
use crate::parts::WithPart;
use crate::play::Thinker;
use crate::route::{self, REVIEW};
use crate::screen::Glance;
use crate::t;
use crate::table::{label, outlook};

/// Shows the review of a game.
type OpenReview = fn(Arc<Reel>, Projector) -> AnyView;

part!(review: OpenReview = |reel, projector| view! { <Review reel projector /> }.into_any());

/// Looks at the game again, where the host allowed hints. What is needed for it comes when it is opened.
#[component]
pub(super) fn ReviewPanel(reel: Arc<Reel>, projector: Projector) -> impl IntoView {
    let opened = RwSignal::new(route::query() == REVIEW);
    let fetch = || -> Coming<OpenReview> { Box::pin(review()) };
    reel.plan.hints.then(|| {
        let show = move |open: OpenReview| open(reel.clone(), projector);
        let show = StoredValue::new(show);
        view! {
            <details class="review" open=opened.get_untracked() on:toggle=move |_| opened.set(true)>
                <summary>{move || t!("replay-review")}</summary>
                <p class="soft-words">{move || t!("replay-review-why")}</p>
                <Show when=move || opened.get()>
                    <WithPart fetch show=move |open| show.with_value(|show| show(open)) />
                </Show>
            </details>
        }
    })
}

/// One player at a time.
#[component]
fn Review(reel: Arc<Reel>, projector: Projector) -> impl IntoView {
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
    let found = move || {
        let (seat, Reviewed { moves, of, lapses }) = reviewed.get()?;
        let rows = lapses.into_iter().map(|lapse| row(&reel, projector, seat, &lapse)).collect_view();
        let status = if moves < of {
            t!("replay-review-thinking", done = moves as u32, count = of as u32)
        } else {
            t!("replay-review-done")
        };
        Some(view! { <p class="soft-words" role="status">{status}</p> <ol class="lapses">{rows}</ol> })
    };
    view! {
        <h2>{move || t!("replay-review-whose")}</h2>
        <div class="row">{buttons}</div>
        {found}
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
    let choices = reel.game.screen.ask(&glance).map(|ask| ask.choices).unwrap_or_default();
    let (made, better) = (label(&choices, &lapse.made.action), label(&choices, &lapse.better.action));
    let (made_outlook, better_outlook) = (outlook(&lapse.made), outlook(&lapse.better));
    let jump = move |_| {
        projector.eyes.set(Viewer::Seat(seat));
        projector.jump(at);
    };
    view! {
        <li>
            <button class="lapse" on:click=jump>
                <span class="soft-words numbers">{t!("replay-review-after", step = at as u32)}</span>
                <span>{t!("replay-review-made", action = made)} " " <span class="soft-words numbers">{made_outlook}</span></span>
                <b>{t!("replay-review-better", action = better)} " " <span class="soft-words numbers">{better_outlook}</span></b>
            </button>
        </li>
    }
}
