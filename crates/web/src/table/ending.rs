//! The game is over: what one may do next.

use icondata_tb as icons;
use leptos::prelude::*;

use super::Desk;
use crate::games;
use crate::parts::Icon;
use crate::play::{Home, start_local};
use crate::route::{self, ReplayOf, Route};
use crate::t;

#[component]
pub(super) fn EndingBar(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let replay = match session.home.get_value() {
        Home::Server(id) => Some(ReplayOf::Table(id)),
        Home::Local(id) => Some(ReplayOf::Local(id)),
        Home::Lesson(_) => None,
    };
    let is_lesson = replay.is_none();
    let replay = replay.map(|of| Route::Replay { of }.path());
    let again = move |_| {
        let Some(plan) = session.plan.get_untracked() else { return };
        let Some(game) = games::here(&plan.game) else { return };
        let people: Vec<_> = session
            .own_seats()
            .into_iter()
            .filter_map(|seat| pentarchy_table::Name::new(desk.names.get_untracked().of(seat)).ok())
            .collect();
        if let Ok(id) = start_local(game, (*plan).clone(), &people) {
            route::go(&Route::Local { id });
        }
    };
    view! {
        <div class="ending-bar" role="status">
            <strong>{move || t!("table-over")}</strong>
            <Show when=move || session.is_local() && !is_lesson>
                <button class="button main" on:click=again><Icon icon=icons::TbRefreshOutline /> {move || t!("table-again")}</button>
            </Show>
            {replay.map(|replay| view! {
                <a class="button" href=replay><Icon icon=icons::TbPlayerPlayOutline /> {move || t!("table-replay")}</a>
            })}
            <a class="button to-home" href="./">{move || t!("frame-home")}</a>
        </div>
    }
}
