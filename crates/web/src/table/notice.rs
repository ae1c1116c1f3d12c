//! What needs a word above the prompt: a refusal, a question to everybody, a bot that plays for you.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_table::{Request, TableError};

use super::Desk;
use super::refusal::say;
use crate::parts::{Icon, RuleLink};
use crate::t;

#[component]
pub(super) fn Notices(desk: Desk) -> impl IntoView {
    view! {
        <Refused desk />
        <UndoQuestion desk />
        <StandIn desk />
    }
}

/// Why the last try was refused, with the rule.
#[component]
fn Refused(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let close = move |_| session.refused.set(None);
    view! {
        <div role="alert">
            {move || session.refused.get().map(|error| {
                let words = say(Some(desk.screen), &error, &desk.names.get());
                let rule = match error {
                    TableError::Rule { rule, .. } => Some(rule),
                    _ => None,
                };
                view! {
                    <p class="notice bad">
                        <Icon icon=icons::TbAlertCircleOutline />
                        <span>{words} {rule.map(|rule| view! { " " <RuleLink rule open=desk.feed_rule() /> })}</span>
                        <button class="quiet" aria-label=t!("frame-close") on:click=close><Icon icon=icons::TbXOutline /></button>
                    </p>
                }
            })}
        </div>
    }
}

/// Somebody asks everybody to go back.
#[component]
fn UndoQuestion(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let answer = move |agree| session.ask(Request::AnswerUndo { agree });
    move || {
        let undo = session.gathering.get()?.undo.clone()?;
        let you = session.you.get();
        let names = desk.names.get();
        let steps = session.now.with(|now| now.moves).saturating_sub(undo.keep);
        let mine = you.is_some_and(|you| undo.awaited.contains(&you));
        let is_asker = names.is_you(undo.seat);
        let words = if is_asker {
            t!("table-undo-asked-by-you", count = steps)
        } else {
            t!("table-undo-question", name = names.of(undo.seat).to_owned(), count = steps)
        };
        Some(view! {
            <div class="notice" role="alert">
                <span>{words}</span>
                {mine.then(|| view! { <button class="button main" on:click=move |_| answer(true)>{t!("table-undo-agree")}</button> })}
                {(mine || is_asker).then(|| view! {
                    <button class="button" on:click=move |_| answer(false)>
                        {if is_asker { t!("table-undo-drop") } else { t!("table-undo-refuse") }}
                    </button>
                })}
            </div>
        })
    }
}

/// A bot plays for the player, until they say that they are back.
#[component]
fn StandIn(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let replaced = move || {
        let gathering = session.gathering.get()?;
        let seat = desk.seat()?;
        (desk.is_playing() && gathering.chairs.get(seat.index())?.bot.is_some()).then_some(())
    };
    view! {
        <Show when=move || replaced().is_some()>
            <div class="notice" role="alert">
                <Icon icon=icons::TbRobotOutline />
                <span>{move || t!("table-bot-plays-for-you")}</span>
                <button class="button main" on:click=move |_| session.ask(Request::Return)>{move || t!("table-return")}</button>
            </div>
        </Show>
    }
}
