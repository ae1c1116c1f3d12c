//! The hands of everybody, for those who may see them all while the game goes on: in a replay with all cards open.

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Card, CardSet, FantasyRealms, best};
use pentarchy_game::{Seat, Seats};

use super::face::{Face, Size};
use super::hints;
use super::words::card_name;
use crate::parts::SeatSign;
use crate::screen::Play;
use crate::t;
use crate::text::points;

/// Every hand, unless the viewer has one of their own or the sheets of the end show them.
#[component]
pub(super) fn OpenHands(play: Play<FantasyRealms>) -> impl IntoView {
    let seats = Memo::new(move |_| {
        play.scene.with(|scene| {
            let all = || scene.view.players.iter().all(|player| player.hand.is_some() && player.choices.is_none());
            if scene.seat().is_none() && all() { scene.view.players.len() as u8 } else { 0 }
        })
    });
    view! {
        <div class="fr-open-hands">
            <For each=move || Seats::first(seats.get()).iter() key=|seat| *seat let:seat><OneHand play seat /></For>
        </div>
    }
}

#[component]
fn OneHand(play: Play<FantasyRealms>, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| {
        play.scene.with(|scene| scene.view.players.get(seat.index()).and_then(|player| player.hand)).unwrap_or_default()
    });
    let total = Memo::new(move |_| {
        let (pool, for_each): (CardSet, _) =
            play.scene.with(|scene| (hints::pool(scene.view.discard.iter().copied()), scene.view.rules.for_each));
        best(cards.get(), pool, for_each).score.total
    });
    let name = move || play.scene.with(|scene| scene.names.of(seat).to_owned());
    view! {
        <section class="fr-open-hand">
            <h3><SeatSign seat />{name}<b class="numbers">{move || points(total.get())}</b></h3>
            <div class="fr-fan known">
                <For each=move || cards.get().iter() key=|card| *card let:card><Shown play card /></For>
            </div>
        </section>
    }
}

/// A card that can only be looked at.
#[component]
pub(super) fn Shown(play: Play<FantasyRealms>, card: Card) -> impl IntoView {
    let pointed = Memo::new(move |_| play.points_at(card.id()));
    view! {
        <button
            class="fr-card"
            class:pointed=move || pointed.get()
            aria-label=move || t!("fantasy-realms-explain", card = card_name(card))
            on:click=move |_| play.explain.run(card.id().to_owned())
        >
            <Face card size=Size::Medium />
        </button>
    }
}
