//! The players: a strip of chips; each opens to all that is known of the player.

use std::sync::Arc;

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_game::{Seat, Seats};
use pentarchy_table::{Gathering, Holder, Request, SeatClock};

use super::Desk;
use super::vacancy::{self, OpenVacancy};
use crate::parts::{Dialog, Icon, SeatSign, WithPart, every_second};
use crate::screen::{Make, Note};
use crate::t;

#[component]
pub(super) fn Players(desk: Desk, notes: Signal<Vec<Note>>, player: Make<Seat>, covered: Memo<bool>) -> impl IntoView {
    let session = desk.session;
    let seats = Memo::new(move |_| desk.names.with(|names| names.0.len() as u8));
    let opened = RwSignal::new(None::<Seat>);
    let onlookers = move || session.presence.with(|presence| presence.onlookers);
    view! {
        <ul class="players" aria-label=move || t!("table-players")>
            {move || Seats::first(seats.get()).iter().map(|seat| view! { <Chip desk notes seat opened covered /> }).collect_view()}
            <Show when=move || { onlookers() > 0 }>
                <li class="onlookers">
                    <Icon icon=icons::TbEyeOutline />
                    <span>{move || t!("table-onlookers", count = onlookers())}</span>
                </li>
            </Show>
        </ul>
        <Dialog
            open=Signal::derive(move || opened.get().is_some())
            close=Callback::new(move |()| opened.set(None))
            title=Signal::derive(move || opened.get().map(|seat| desk.names.get().of(seat).to_owned()).unwrap_or_default())
        >
            {
                let player = player.clone();
                move || opened.get().map(|seat| view! { {player(seat)} <Pass desk seat opened /> <Removal desk seat /> <Empty desk seat opened /> })
            }
        </Dialog>
    }
}

#[component]
fn Chip(
    desk: Desk,
    notes: Signal<Vec<Note>>,
    seat: Seat,
    opened: RwSignal<Option<Seat>>,
    covered: Memo<bool>,
) -> impl IntoView {
    let session = desk.session;
    let name = move || desk.names.get().of(seat).to_owned();
    let you = move || desk.names.get().is_you(seat);
    let turn = Memo::new(move |_| session.now.with(|now| now.awaiting.contains(seat)) && desk.is_playing());
    let note = Memo::new(move |_| notes.with(|notes| notes.get(seat.index()).cloned().unwrap_or_default()));
    let bot = Memo::new(move |_| desk.names.get().0.get(seat.index()).is_some_and(|player| player.is_bot));
    let away = Memo::new(move |_| {
        let Some(gathering) = session.gathering.get() else { return false };
        match gathering.chairs.get(seat.index()).map(|chair| &chair.holder) {
            Some(Holder::Person { member, .. }) => {
                let gone = gathering.members.get(usize::from(member.0)).is_some_and(|card| card.away);
                let connected = session.presence.with(|presence| presence.members.contains(member));
                !session.is_local() && desk.is_playing() && (gone || !connected && Some(*member) != session.you.get())
            }
            _ => false,
        }
    });
    view! {
        <li>
            <button
                class="chip"
                class:turn=move || turn.get()
                class:away=move || away.get()
                // While the screen is passed on, nobody looks at what the last player knew.
                disabled=move || covered.get()
                on:click=move |_| opened.set(Some(seat))
            >
                <SeatSign seat />
                <span class="chip-name">
                    {name}
                    {move || you().then(|| view! { <span class="you">" " {t!("table-you-mark")}</span> })}
                </span>
                <span class="chip-line">
                    {move || bot.get().then(|| view! { <Icon icon=icons::TbRobotOutline /> })}
                    {move || away.get().then(|| view! {
                        <span class="chip-sign"><Icon icon=icons::TbPlugConnectedXOutline /><span class="hidden-words">{t!("table-away")}</span></span>
                    })}
                    <span class="chip-note">{move || note.get().holds}</span>
                </span>
                {move || note.get().score.map(|score| view! { <span class="chip-score numbers">{score}</span> })}
                <SeatTime desk seat />
                {move || turn.get().then(|| view! { <span class="hidden-words">{t!("table-to-move")}</span> })}
            </button>
        </li>
    }
}

/// The player's clock.
#[component]
fn SeatTime(desk: Desk, seat: Seat) -> impl IntoView {
    let session = desk.session;
    let clock = Memo::new(move |_| session.now.with(|now| now.clocks.get(seat.index()).copied()));
    let shown = move |clock: SeatClock| {
        let second = matches!(clock, SeatClock::Until(_)).then(every_second);
        let left = move || {
            if let Some(second) = second {
                second.track();
            }
            session.left(clock)
        };
        let words = move || {
            let seconds = left() / 1_000;
            match seconds {
                0..86_400 => format!("{}:{:02}", seconds / 60, seconds % 60),
                _ => t!("table-days-left", count = (seconds / 86_400) as u32),
            }
        };
        let short = move || left() < 10_000;
        view! { <span class="chip-clock numbers" class:short=short><Icon icon=icons::TbClockOutline />{words}</span> }
    };
    move || clock.get().map(shown)
}

/// Around one screen: passes it on unasked, where many decide at once.
#[component]
fn Pass(desk: Desk, seat: Seat, opened: RwSignal<Option<Seat>>) -> impl IntoView {
    let may = move || desk.is_playing() && desk.seat() != Some(seat) && desk.session.own_seats().contains(&seat);
    let pass = move |_| {
        desk.passed_to.set(Some(seat));
        opened.set(None);
    };
    view! {
        <Show when=may>
            <button class="button" on:click=pass>
                {move || t!("table-pass-to", name = desk.names.get().of(seat).to_owned())}
            </button>
        </Show>
    }
}

/// The host may remove a player who is gone.
#[component]
fn Removal(desk: Desk, seat: Seat) -> impl IntoView {
    let session = desk.session;
    let may = move || {
        let gathering = session.gathering.get()?;
        let Holder::Person { member, .. } = &gathering.chairs.get(seat.index())?.holder else { return None };
        let gone = gathering.members.get(usize::from(member.0))?.away;
        (gone && session.is_host() && desk.is_playing()).then_some(())
    };
    let remove = move |_| session.ask(Request::Clear { seat });
    view! {
        <Show when=move || may().is_some()>
            <button class="button" on:click=remove>{move || t!("table-remove-player")}</button>
        </Show>
    }
}

/// A seat where nobody sits any more can be filled. Then there is no more to be done here.
#[component]
fn Empty(desk: Desk, seat: Seat, opened: RwSignal<Option<Seat>>) -> impl IntoView {
    let session = desk.session;
    let empty = Memo::new(move |_| {
        let is_open = |gathering: &Arc<Gathering>| {
            gathering.chairs.get(seat.index()).is_some_and(|chair| chair.holder == Holder::Open)
        };
        desk.is_playing() && session.gathering.with(|gathering| gathering.as_ref().is_some_and(is_open))
    });
    Effect::new(move |before: Option<bool>| {
        if before == Some(true) && !empty.get() {
            opened.set(None);
        }
        empty.get()
    });
    let show = move |open: OpenVacancy| open(session, seat);
    view! {
        <Show when=move || empty.get()>
            <WithPart fetch=vacancy::fetch show />
        </Show>
    }
}
