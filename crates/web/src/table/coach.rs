//! The coach: what could be done now, where it would lead, and why.

use std::sync::Arc;
use std::time::Duration;

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_table::{Advice, Advised, Fault, Reason};
use serde_json::Value;

use super::Desk;
use crate::parts::Icon;
use crate::screen::{Ask, Choice};
use crate::t;
use crate::text::decimal;

/// The words push the prompt up: a second tap on where the button was takes no advice, as long as this.
const MOMENT: Duration = Duration::from_millis(400);

/// What the coach says to the seat that looks: around one screen, nobody is shown what it said to somebody else.
pub(super) fn advised(desk: Desk) -> Option<Arc<Advised>> {
    let seat = desk.seat();
    desk.session.advised.get().filter(|advised| Some(advised.seat) == seat)
}

/// Whether the coach thinks for the seat that looks.
fn thinks(desk: Desk) -> bool {
    desk.session.advising.get() && desk.session.coached() == desk.seat()
}

/// Asks the coach, where the host allows it and there is something to choose; or has heard enough.
#[component]
pub(super) fn CoachButton(desk: Desk, ask: Signal<Option<Ask<Value>>>) -> impl IntoView {
    let session = desk.session;
    let helps = Memo::new(move |_| {
        let allowed = session.plan.with(|plan| plan.as_ref().is_some_and(|plan| plan.hints));
        let choices = ask.with(|ask| ask.as_ref().map_or(0, |ask| ask.choices.len()));
        allowed && desk.is_our_turn() && choices > 1
    });
    let press = move |_| {
        if untrack(|| thinks(desk)) {
            return;
        }
        if untrack(|| advised(desk).is_some()) {
            session.advised.set(None);
        } else if let Some(seat) = untrack(|| desk.seat()) {
            session.advise(seat);
        }
    };
    view! {
        <Show when=move || helps.get()>
            <button
                class="quiet coach"
                aria-disabled=move || thinks(desk).to_string()
                aria-busy=move || thinks(desk).to_string()
                aria-expanded=move || advised(desk).is_some().to_string()
                title=move || t!("table-coach")
                aria-label=move || t!("table-coach")
                on:click=press
            >
                <Icon icon=icons::TbBulbOutline />
            </button>
        </Show>
    }
}

/// What the coach said: the best choices, each can be made at once.
#[component]
pub(super) fn CoachWords(desk: Desk, ask: Signal<Option<Ask<Value>>>) -> impl IntoView {
    let session = desk.session;
    let said = Memo::new(move |_| advised(desk));
    // The list is not read out: this says that it is there.
    let status = move || match said.get() {
        Some(advised) => Some(t!("table-coach-names", count = advised.choices.len() as u32)),
        None if thinks(desk) => Some(t!("table-coach-thinking")),
        None => session.unadvised.get().filter(|_| session.coached() == desk.seat()).map(|fault| trouble(&fault)),
    };
    // The best is marked on the board too, as long as nothing else is pointed at.
    let settled = RwSignal::new(false);
    let ask_now = ask;
    Effect::new(move |spoke: Option<bool>| {
        let advised = said.get();
        if advised.is_some() || spoke == Some(true) {
            settled.set(false);
            set_timeout(
                move || {
                    let _ = settled.try_set(true);
                },
                MOMENT,
            );
            desk.pointed.set(best_piece(&advised, ask_now));
        }
        advised.is_some()
    });
    // Around one screen the next player is not shown what was marked for the last.
    on_cleanup(move || drop(desk.pointed.try_set(None)));
    let choices = move || {
        let advised = said.get()?;
        let ask = ask.get()?;
        let row = |advice: &Advice<Value>| {
            let choice = ask.choices.iter().find(|choice| choice.action == advice.action)?.clone();
            let label = label(&ask.choices, &advice.action);
            let outlook = outlook(advice);
            let reason = reason(advice.reason);
            let piece = choice.piece.clone();
            let point = move || desk.pointed.set(piece.clone());
            let point_too = point.clone();
            let leave = move || desk.pointed.set(best_piece(&said.get_untracked(), ask_now));
            let press = move |_| {
                if settled.get_untracked() {
                    desk.choose(choice.clone());
                }
            };
            Some(view! {
                <li>
                    <button
                        class="coach-choice"
                        aria-disabled=move || (!settled.get()).to_string()
                        on:click=press
                        on:focus=move |_| point()
                        on:blur=move |_| leave()
                        on:pointerenter=move |_| point_too()
                        on:pointerleave=move |_| leave()
                    >
                        <b>{label}</b>
                        <span class="numbers">{outlook}</span>
                        <span class="soft-words">{reason}</span>
                    </button>
                </li>
            })
        };
        let rows = advised.choices.iter().filter_map(row).collect_view();
        Some(view! { <ol class="coach-choices" aria-label=t!("table-coach-says")>{rows}</ol> })
    };
    view! {
        <p class="soft-words" class:hidden-words=move || said.get().is_some() role="status">{status}</p>
        {choices}
    }
}

/// The piece that the coach's best choice is about.
fn best_piece(advised: &Option<Arc<Advised>>, ask: Signal<Option<Ask<Value>>>) -> Option<String> {
    let best = &advised.as_ref()?.choices.first()?.action;
    ask.with_untracked(|ask| ask.as_ref()?.choices.iter().find(|choice| choice.action == *best)?.piece.clone())
}

/// Why the coach did not answer.
fn trouble(fault: &Fault) -> String {
    match fault {
        Fault::TooFast => t!("table-coach-too-fast"),
        _ => t!("table-coach-unavailable"),
    }
}

/// What a choice is called.
pub(crate) fn label(choices: &[Choice<Value>], action: &Value) -> String {
    let found = choices.iter().find(|choice| choice.action == *action);
    found.map_or_else(String::new, |choice| match &choice.group {
        Some(group) if !choice.label.starts_with(group.as_str()) => format!("{group}: {}", choice.label),
        _ => choice.label.clone(),
    })
}

/// Where a choice would lead.
pub(crate) fn outlook(advice: &Advice<Value>) -> String {
    match (advice.place.map(decimal), advice.score.map(decimal)) {
        (Some(place), Some(score)) => t!("table-coach-outlook", place = place, score = score),
        (Some(place), None) => t!("table-coach-outlook-early", place = place),
        (None, Some(score)) => t!("table-coach-outlook-alone", score = score),
        (None, None) => String::new(),
    }
}

/// What speaks for a choice or against it, in one line.
fn reason(reason: Reason) -> String {
    match reason {
        Reason::Only => t!("table-coach-only"),
        Reason::Points { more } if more < 0.0 => t!("table-coach-fewer-points", fewer = decimal(-more)),
        Reason::Points { more } => t!("table-coach-points", more = decimal(more)),
        Reason::Hinders { fewer } if fewer < 0.0 => t!("table-coach-helps", more = decimal(-fewer)),
        Reason::Hinders { fewer } => t!("table-coach-hinders", fewer = decimal(fewer)),
        Reason::Place { better } if better < 0.0 => t!("table-coach-worse-place", worse = decimal(-better)),
        Reason::Place { better } => t!("table-coach-place", better = decimal(better)),
        Reason::Close => t!("table-coach-close"),
    }
}
