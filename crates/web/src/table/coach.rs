//! The coach: what could be done now, where it would lead, and why.

use std::sync::Arc;

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_table::{Advice, Advised, Fault, Reason};
use serde_json::Value;

use super::Desk;
use crate::parts::Icon;
use crate::screen::{Ask, Choice};
use crate::t;
use crate::text::decimal;

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
    let choices = move || {
        let advised = said.get()?;
        let ask = ask.get()?;
        let row = |advice: &Advice<Value>| {
            let choice = ask.choices.iter().find(|choice| choice.action == advice.action)?.clone();
            let label = label(&ask.choices, &advice.action);
            let outlook = outlook(advice);
            let reason = reason(advice.reason);
            Some(view! {
                <li>
                    <button class="coach-choice" on:click=move |_| desk.choose(choice.clone())>
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
    let place = decimal(advice.place);
    match advice.score {
        Some(score) => t!("table-coach-outlook", place = place, score = decimal(score)),
        None => t!("table-coach-outlook-early", place = place),
    }
}

/// What is less rounds to nothing.
const SEEN: f64 = 0.05;

/// What speaks for a choice, in one line.
fn reason(reason: Reason) -> String {
    match reason {
        Reason::Only => t!("table-coach-only"),
        Reason::Points { more } => t!("table-coach-points", more = decimal(more)),
        Reason::Hinders { fewer } => t!("table-coach-hinders", fewer = decimal(fewer)),
        Reason::Place { better } if better < SEEN => t!("table-coach-close"),
        Reason::Place { better } => t!("table-coach-place", better = decimal(better)),
        Reason::Close => t!("table-coach-close"),
        Reason::Worse => t!("table-coach-worse"),
    }
}
