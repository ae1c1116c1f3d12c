//! The hands of everybody, for those who may see them all: in a replay with all cards open.

use leptos::prelude::*;
use pentarchy_brutal_kingdom::BrutalKingdom;
use pentarchy_game::{Seat, Seats};

use super::player::shown;
use crate::parts::SeatSign;
use crate::screen::Play;

/// Every hand, unless the viewer has one of their own.
#[component]
pub(super) fn OpenHands(play: Play<BrutalKingdom>) -> impl IntoView {
    let seats = Memo::new(move |_| {
        play.scene.with(|scene| {
            let all = scene.view.players.iter().all(|player| player.hand.is_some());
            if scene.seat().is_none() && all { scene.view.players.len() as u8 } else { 0 }
        })
    });
    view! {
        <div class="bk-open-hands">
            <For each=move || Seats::first(seats.get()).iter() key=|seat| *seat let:seat><OneHand play seat /></For>
        </div>
    }
}

#[component]
fn OneHand(play: Play<BrutalKingdom>, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| {
        play.scene.with(|scene| scene.view.players.get(seat.index()).and_then(|player| player.hand)).unwrap_or_default()
    });
    let name = move || play.scene.with(|scene| scene.names.of(seat).to_owned());
    view! {
        <section class="bk-open-hand">
            <h3><SeatSign seat />{name}</h3>
            <div class="bk-news-cards">
                <For each=move || cards.get().iter() key=|card| *card let:card>{shown(play, card)}</For>
            </div>
        </section>
    }
}
