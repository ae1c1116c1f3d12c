//! The prompt: one sentence that says who must do what now, and every choice as a button.

use icondata_tb as icons;
use leptos::prelude::*;
use serde_json::Value;

use super::Desk;
use super::coach::{CoachButton, CoachWords, advised};
use super::notice::Notices;
use super::undo::UndoButton;
use crate::browser;
use crate::parts::{Icon, RuleLink, every_second};
use crate::screen::{Ask, Choice, Weight};
use crate::t;

/// More choices than this are folded away: the board offers them too. A phone needs the room for the hand.
fn few() -> usize {
    if browser::is_wide() { 3 } else { 2 }
}

/// So many are shown at least before all that can be seen is how to do nothing.
const SOME: usize = 4;

/// More folded choices than this are folded group by group.
const MANY: usize = 12;

/// After so many seconds it is said how long somebody has been thinking.
const LONG: u64 = 10;

#[component]
pub(super) fn Prompt(desk: Desk, ask: Signal<Option<Ask<Value>>>) -> impl IntoView {
    let stands_still = Memo::new(move |_| desk.waits_for_nobody());
    let sentence = Memo::new(move |_| match ask.get() {
        _ if stands_still.get() => t!("table-wait-open"),
        ask => ask.map(|ask| ask.sentence).unwrap_or_default(),
    });
    let rule = Memo::new(move |_| ask.get().and_then(|ask| ask.rule).filter(|_| !stands_still.get()));
    let ours = Memo::new(move |_| desk.is_our_turn());
    view! {
        <section class="prompt" class:ours=move || ours.get() aria-label=move || t!("table-prompt")>
            <Notices desk />
            <div class="prompt-line">
                <span class="prompt-tools">
                    <CoachButton desk ask />
                    <UndoButton desk />
                </span>
                <p class="prompt-sentence" id="prompt" aria-live="polite" role="status">
                    {move || sentence.get()}
                    {move || rule.get().map(|rule| view! { " " <RuleLink rule open=desk.feed_rule() /> })}
                </p>
                <Show when=move || !ours.get() && !stands_still.get()>
                    <Thinking desk />
                </Show>
            </div>
            <CoachWords desk ask />
            <div class="prompt-place" tabindex="-1" data-now="" role="group" aria-labelledby="prompt" />
            <Choices desk ask />
        </section>
    }
}

/// Since when the others have been thinking.
#[component]
fn Thinking(desk: Desk) -> impl IntoView {
    let second = every_second();
    let waited = move || {
        second.track();
        let since = desk.session.log.with(|log| log.last().map(|happened| happened.at.0))?;
        let seconds = desk.session.their_now().saturating_sub(since) / 1_000;
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        (seconds >= LONG).then(|| t!("table-thinking", time = time))
    };
    view! { <span class="thinking numbers" aria-hidden="true">{waited}</span> }
}

#[component]
fn Choices(desk: Desk, ask: Signal<Option<Ask<Value>>>) -> impl IntoView {
    let choices = Memo::new(move |_| ask.get().map(|ask| ask.choices).unwrap_or_default());
    let unfolded = RwSignal::new(false);
    let confirming = desk.confirming;
    Effect::new(move |_| {
        choices.get();
        unfolded.set(false);
        confirming.set(None);
    });
    let button = move |choice: Choice<Value>| view! { <ChoiceButton desk choice /> };
    move || {
        if let Some(choice) = confirming.get() {
            let question = choice.confirm.clone().unwrap_or_default();
            let action = choice.action.clone();
            return view! {
                <div class="choices" role="group">
                    // It may be asked far from what was pressed.
                    <p role="alert">{question}</p>
                    <button class="button main" on:click=move |_| desk.act(action.clone())>
                        {choice.label}
                    </button>
                    <button class="button" on:click=move |_| confirming.set(None)>{t!("frame-cancel")}</button>
                </div>
            }
            .into_any();
        }
        let all = choices.get();
        if all.is_empty() {
            return ().into_any();
        }
        let count = all.len();
        let declines = |choice: &Choice<Value>| choice.weight == Weight::Quiet;
        let only_declining = count <= SOME && all.iter().any(declines);
        let (shown, folded): (Vec<_>, Vec<_>) = if count <= few() || only_declining {
            (all, Vec::new())
        } else {
            // What no piece stands for can't be done on the board: it is shown, unless that would be many again.
            let beside = |choice: &Choice<Value>| choice.piece.is_none() && choice.group.is_none();
            let shows_beside = all.iter().filter(|choice| beside(choice)).count() <= few();
            all.into_iter().partition(|choice| choice.weight == Weight::Main || shows_beside && beside(choice))
        };
        let more = (!folded.is_empty()).then(|| {
            let open = unfolded.get();
            view! {
                <button
                    class="button fold"
                    aria-expanded=if open { "true" } else { "false" }
                    on:click=move |_| unfolded.update(|open| *open = !*open)
                >
                    <Icon icon=if open { icons::TbChevronDownOutline } else { icons::TbChevronUpOutline } />
                    {if shown.is_empty() {
                        t!("table-all-choices", count = count as u32)
                    } else {
                        t!("table-more-choices", count = folded.len() as u32)
                    }}
                </button>
            }
        });
        let list = (unfolded.get() && !folded.is_empty()).then(|| groups(folded.clone(), button));
        view! {
            <div class="choices" role="group" aria-label=t!("table-choices")>
                {shown.into_iter().map(button).collect_view()} {more}
            </div>
            {list}
        }
        .into_any()
    }
}

/// The folded choices, those of one group under its title.
fn groups<V: IntoView + 'static>(
    choices: Vec<Choice<Value>>,
    button: impl Fn(Choice<Value>) -> V + Copy + 'static,
) -> impl IntoView {
    let mut groups: Vec<(Option<String>, Vec<Choice<Value>>)> = Vec::new();
    for choice in choices {
        match groups.iter_mut().find(|(title, _)| *title == choice.group) {
            Some((_, group)) => group.push(choice),
            None => groups.push((choice.group.clone(), vec![choice])),
        }
    }
    let many = groups.len() > 1 && groups.iter().map(|(_, group)| group.len()).sum::<usize>() > MANY;
    let group = move |(title, choices): (Option<String>, Vec<Choice<Value>>)| {
        let count = choices.len();
        let choices = view! { <div class="choices">{choices.into_iter().map(button).collect_view()}</div> };
        match title {
            Some(title) if many => view! {
                <details class="choice-group">
                    <summary>{title} <span class="count numbers">{count}</span></summary>
                    {choices}
                </details>
            }
            .into_any(),
            Some(title) => view! { <h3>{title}</h3> {choices} }.into_any(),
            None => choices.into_any(),
        }
    };
    view! { <div class="all-choices">{groups.into_iter().map(group).collect_view()}</div> }
}

#[component]
fn ChoiceButton(desk: Desk, choice: Choice<Value>) -> impl IntoView {
    let piece = choice.piece.clone();
    let point = move || desk.pointed.set(piece.clone());
    let point_too = point.clone();
    let leave = move || desk.pointed.set(None);
    let (label, hint) = (choice.label.clone(), choice.hint.clone());
    let is_main = choice.weight == Weight::Main;
    let is_quiet = choice.weight == Weight::Quiet;
    let action = choice.action.clone();
    // What a lesson wants, or what the coach thinks best.
    let wanted = move || {
        desk.wanted.with(|wanted| wanted.as_ref() == Some(&action))
            || advised(desk).is_some_and(|advised| advised.choices.first().is_some_and(|best| best.action == action))
    };
    view! {
        <button
            class="button"
            class:main=is_main
            class:soft=is_quiet
            class:wanted=wanted
            on:click=move |_| desk.choose(choice.clone())
            on:focus=move |_| point()
            on:blur=move |_| leave()
            on:pointerenter=move |_| point_too()
            on:pointerleave=move |_| leave()
        >
            {label}
            {hint.map(|hint| view! { <span class="hint numbers">{hint}</span> })}
        </button>
    }
}
