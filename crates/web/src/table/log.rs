//! What happened, in words of the game, newest first.

use std::sync::Arc;

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::{ev, html, web_sys};
use pentarchy_game::Seat;
use pentarchy_table::{Hand, Happened, Member, What};
use wasm_bindgen::JsCast;

use super::Desk;
use crate::browser::document;
use crate::parts::{Icon, RuleLink};
use crate::screen::{LogLine, Part};
use crate::t;

#[component]
pub(super) fn Log(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let newest_first = move || {
        let mut log = session.log.get();
        log.retain(|happened| !matches!(happened.what, What::Said { .. } | What::Slept { .. }));
        log.reverse();
        log
    };
    let log = NodeRef::<html::Ol>::new();
    let walk = move |event: ev::KeyboardEvent| {
        if let Some(log) = log.get_untracked()
            && walk(&log, &event.key())
        {
            event.prevent_default();
        }
    };
    view! {
        <ol
            class="log"
            tabindex="0"
            aria-label=move || t!("table-log")
            aria-keyshortcuts="ArrowDown ArrowUp"
            node_ref=log
            on:keydown=walk
        >
            <For each=newest_first key=|happened| happened.seq let(happened)>
                <Entry desk happened />
            </For>
        </ol>
    }
}

/// Moves the focus on to the next or the previous link of the log, which is one stop of Tab; whether there is one.
fn walk(log: &web_sys::Element, key: &str) -> bool {
    let Ok(links) = log.query_selector_all("button") else { return false };
    let active = document().active_element();
    let at = (0..links.length()).find(|&link| links.get(link).as_ref() == active.as_deref());
    let to = match (key, at) {
        ("ArrowDown" | "ArrowRight", at) => at.map_or(0, |at| at + 1),
        ("ArrowUp" | "ArrowLeft", Some(at)) if at > 0 => at - 1,
        _ => return false,
    };
    let link = links.get(to).and_then(|link| link.dyn_into::<web_sys::HtmlElement>().ok());
    link.is_some_and(|link| link.focus().is_ok())
}

#[component]
fn Entry(desk: Desk, happened: Arc<Happened>) -> impl IntoView {
    move || {
        let lines = lines(desk, &happened);
        let stands_in = matches!(happened.what, What::Acted { hand: Hand::Bot, by: pentarchy_game::Actor::Seat(seat) }
            if desk.names.get().0.get(seat.index()).is_some_and(|player| !player.is_bot));
        lines
            .into_iter()
            .map(|line| {
                view! {
                    <li class:by-house=stands_in>
                        {stands_in.then(|| view! { <Icon icon=icons::TbRobotOutline /> })}
                        <LogLineView line pointed=desk.pointed explained=desk.explained rule=desk.feed_rule() tabindex="-1" />
                    </li>
                }
            })
            .collect_view()
    }
}

/// One line, with its pieces and its rule.
#[component]
pub(crate) fn LogLineView(
    line: LogLine,
    pointed: RwSignal<Option<String>>,
    explained: RwSignal<Option<String>>,
    rule: Callback<String>,
    /// Where the keys reach its links otherwise: nothing that Tab stops at.
    #[prop(optional)]
    tabindex: Option<&'static str>,
) -> impl IntoView {
    let part = move |(part, mark): (Part, String)| match part {
        Part::Text(text) => text.into_any(),
        Part::Piece { id, label } => {
            let (focused, hovered, pressed) = (id.clone(), id.clone(), id);
            view! {
                <span class="piece-said">
                    <button
                        class="piece-link"
                        tabindex=tabindex
                        on:click=move |_| explained.set(Some(pressed.clone()))
                        on:focus=move |_| pointed.set(Some(focused.clone()))
                        on:blur=move |_| pointed.set(None)
                        on:pointerenter=move |_| pointed.set(Some(hovered.clone()))
                        on:pointerleave=move |_| pointed.set(None)
                    >
                        {label}
                    </button>
                    {mark}
                </span>
            }
            .into_any()
        }
    };
    view! {
        <span>
            {with_marks(line.parts).into_iter().map(part).collect_view()}
            {line.rule.map(|number| view! { " " <RuleLink rule=number open=rule tabindex /> })}
        </span>
    }
}

/// The parts of a line, each piece with the punctuation that follows it: a line must not begin with a full stop.
fn with_marks(parts: Vec<Part>) -> Vec<(Part, String)> {
    let mut marked = Vec::new();
    let mut parts = parts.into_iter().peekable();
    while let Some(part) = parts.next() {
        let mark = match (&part, parts.peek_mut()) {
            (Part::Piece { .. }, Some(Part::Text(text))) => {
                let end = text.find(|mark| !".,:;!?)»”".contains(mark)).unwrap_or(text.len());
                text.drain(..end).collect()
            }
            _ => String::new(),
        };
        marked.push((part, mark));
    }
    marked
}

/// An entry of the log in words, the newest first; none if it is not worth one.
pub(super) fn lines(desk: Desk, happened: &Happened) -> Vec<LogLine> {
    let names = desk.names.get();
    let seat_name = |seat: &Seat| names.of(*seat).to_owned();
    let member_name = |member: &Member| {
        let card =
            desk.session.gathering.get().and_then(|gathering| gathering.members.get(usize::from(member.0)).cloned());
        card.map_or_else(|| "?".to_owned(), |card| card.name.to_string())
    };
    let text = match &happened.what {
        What::Acted { .. } => {
            let eyes = desk.eyes.get();
            let seen = happened.events.iter().find(|seen| seen.viewer == eyes).or(happened.events.first());
            let events = seen.map(|seen| seen.events.as_slice()).unwrap_or_default();
            return events.iter().rev().filter_map(|event| desk.screen.line(event, &names)).collect();
        }
        What::Opened
        | What::Sat { .. }
        | What::BotSat { .. }
        | What::Cleared { name: None, .. }
        | What::Said { .. }
        | What::Slept { .. } => return Vec::new(),
        // Somebody else may hold the seat by now.
        What::Rose { name, .. } | What::Cleared { name: Some(name), .. } => {
            t!("table-log-rose", name = name.to_string())
        }
        What::Started => t!("table-log-started"),
        What::TakenBack { by: Some(seat), .. } => t!("table-log-taken-back", name = seat_name(seat)),
        What::TakenBack { by: None, .. } => t!("table-log-taken-back-by-all"),
        What::UndoAsked { seat, .. } => t!("table-log-undo-asked", name = seat_name(seat)),
        What::UndoAnswered { member, agree: true } => t!("table-log-undo-agreed", name = member_name(member)),
        What::UndoAnswered { member, agree: false } => t!("table-log-undo-refused", name = member_name(member)),
        What::Away { member } => t!("table-log-away", name = member_name(member)),
        What::Back { member } => t!("table-log-back", name = member_name(member)),
        What::TimeUp { seat } if desk.names.get().is_you(*seat) => t!("table-log-your-time-up"),
        What::TimeUp { seat } => t!("table-log-time-up", name = seat_name(seat)),
        What::Closed => t!("table-log-closed"),
    };
    vec![LogLine { parts: vec![Part::Text(text)], rule: None }]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn punctuation_stays_with_its_piece() {
        let piece = Part::Piece { id: "die".into(), label: "the die".into() };
        let text = |text: &str| Part::Text(text.into());
        let marked = with_marks(vec![text(". Anna: "), piece.clone(), text("»., then "), piece.clone()]);
        let expected = [(text(". Anna: "), ""), (piece.clone(), "».,"), (text(" then "), ""), (piece, "")];
        assert_eq!(marked, expected.map(|(part, mark)| (part, mark.to_owned())));
    }
}
