//! Undo, always in the same place: one's own last step, or, with everybody's agreement, further back.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_table::Request;

use super::Desk;
use crate::parts::Icon;
use crate::play::moves_of;
use crate::t;

#[component]
pub(super) fn UndoButton(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let own =
        move || desk.sight().is_some_and(|sight| sight.undo > 0 && Some(sight.viewer) == desk.seat().map(Into::into));
    let by_all = move || {
        let seat = desk.seat().filter(|_| desk.is_playing())?;
        session.log.with(|log| moves_of(log).before_last_of(seat))
    };
    let asked = move || {
        session.gathering.with(|gathering| gathering.as_ref().is_some_and(|gathering| gathering.undo.is_some()))
    };
    let press = move |_| {
        let Some(seat) = desk.seat() else { return };
        if own() {
            session.take_back(seat);
        } else if let Some(keep) = by_all() {
            session.ask(Request::AskUndo { seat, seen: session.seen(), keep });
        }
    };
    let words =
        move || if own() || by_all().is_none() || session.is_local() { t!("table-undo") } else { t!("table-undo-ask") };
    view! {
        <Show when=move || desk.seat().is_some() && desk.is_playing()>
            <button
                class="quiet undo"
                disabled=move || asked() || !(own() || by_all().is_some())
                title=words
                on:click=press
            >
                <Icon icon=icons::TbArrowBackUpOutline />
                <span class="undo-words">{words}</span>
            </button>
        </Show>
    }
}
