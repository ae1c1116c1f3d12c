//! The coach: what could be done now, where it would lead, and why.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_table::{Advice, Reason};
use serde_json::Value;

use super::Desk;
use crate::parts::Icon;
use crate::screen::{Ask, Choice};
use crate::t;
use crate::text::decimal;

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
        if session.advising.get_untracked() {
            return;
        }
        if session.advised.with_untracked(Option::is_some) {
            session.advised.set(None);
        } else if let Some(seat) = desk.seat() {
            session.advise(seat);
        }
    };
    view! {
        <Show when=move || helps.get()>
            <button
                class="quiet coach"
                aria-disabled=move || session.advising.get().to_string()
                aria-busy=move || session.advising.get().to_string()
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
    let thinking = move || session.advising.get().then(|| t!("table-coach-thinking"));
    // The best choice stands out among the buttons too.
    Effect::new(move |before: Option<bool>| {
        let best =
            session.advised.with(|advised| advised.as_ref().and_then(|advised| advised.choices.first()).cloned());
        let is = best.is_some();
        if is || before == Some(true) {
            desk.wanted.set(best.map(|best| best.action));
        }
        is
    });
    let choices = move || {
        let advised = session.advised.get()?;
        let ask = ask.get()?;
        let row = |advice: &Advice<Value>| {
            let action = advice.action.clone();
            let label = label(&ask.choices, &action);
            let outlook = outlook(advice);
            let reason = reason(advice.reason);
            view! {
                <li>
                    <button class="coach-choice" on:click=move |_| desk.act(action.clone())>
                        <b>{label}</b>
                        <span class="numbers">{outlook}</span>
                        <span class="soft-words">{reason}</span>
                    </button>
                </li>
            }
        };
        let rows = advised.choices.iter().map(row).collect_view();
        Some(view! { <ol class="coach-choices" aria-label=t!("table-coach-says")>{rows}</ol> })
    };
    view! {
        <p class="soft-words" role="status">{thinking}</p>
        {choices}
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
