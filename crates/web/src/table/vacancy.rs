//! A seat that was emptied in mid-game: the host may give it to a bot, and whoever looks on may sit down.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_game::Seat;
use pentarchy_table::Request;

use super::waiting::SitDown;
use crate::part::{Coming, part};
use crate::parts::Icon;
use crate::play::Session;
use crate::t;
use crate::text::{self, topics};

/// Shows how an empty seat can be filled.
pub(super) type OpenVacancy = fn(Session, Seat) -> AnyView;

fn open(session: Session, seat: Seat) -> AnyView {
    text::learn(topics!["vacancy"]);
    view! { <Vacancy session seat /> }.into_any()
}

/// Fetches what hardly any game needs.
pub(super) fn fetch() -> Coming<OpenVacancy> {
    part!(vacancy: OpenVacancy = open);
    Box::pin(vacancy())
}

#[component]
fn Vacancy(session: Session, seat: Seat) -> impl IntoView {
    let is_host = Memo::new(move |_| session.is_host());
    let is_seated = Memo::new(move |_| !session.own_seats().is_empty());
    let level = move || session.plan.with(|plan| plan.as_ref().map(|plan| plan.bots)).unwrap_or_default();
    // The table's own rule may have a bot stand in, for as long as nobody sits down.
    let plays_on = Memo::new(move |_| {
        let gathering = session.gathering.get();
        gathering.and_then(|gathering| gathering.chairs.get(seat.index())?.bot).is_some()
    });
    let add = move |_| session.ask(Request::AddBot { seat: Some(seat), level: None });
    view! {
        <p>{move || if plays_on.get() { t!("vacancy-bot") } else { t!("vacancy-free") }}</p>
        <Show when=move || is_host.get() && !plays_on.get()>
            <button class="button" on:click=add>
                <Icon icon=icons::TbRobotOutline />
                {move || t!("vacancy-let-bot-play", level = t!(format!("table-level-{}", level())))}
            </button>
        </Show>
        <Show when=move || !is_seated.get()>
            <SitDown session seat=Some(seat) />
        </Show>
    }
}
