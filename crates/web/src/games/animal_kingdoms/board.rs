//! The middle of the table: the ring of realms with a panel for each, battles, and in solo the upstart.

use leptos::prelude::*;
use pentarchy_animal_kingdoms::{AnimalKingdoms, Event, Mode, Realm};
use pentarchy_game::{Seat, Seats};

use super::battle::Battle;
use super::chosen::{choose_realm, look};
use super::face::Shown;
use super::map::RingMap;
use super::news::News;
use super::now::ScoreNow;
use super::realm::RealmPanel;
use super::upstart::Upstart;
use crate::parts::SeatSign;
use crate::screen::Play;
use crate::t;

/// The middle of the table.
pub(super) fn board(play: Play<AnimalKingdoms>) -> AnyView {
    follow_the_play(play);
    let panel = move |realm: Realm| view! { <RealmPanel play realm /> };
    view! {
        <div class="ak-table">
            <div class="ak-told">
                <Battle play />
                <News play />
                <Upstart play />
            </div>
            <div class="ak-world">
                <div class="ak-middle">
                    <Facts play />
                    <RingMap play />
                </div>
                <div class="ak-side after">{[Realm::Four, Realm::Five, Realm::Six].map(panel)}</div>
                <div class="ak-side before">{[Realm::Seven, Realm::Eight].map(panel)}</div>
            </div>
            <OpenHands play />
        </div>
    }
    .into_any()
}

/// Where a card was just played is looked at; at first, the smallest realm.
fn follow_the_play(play: Play<AnimalKingdoms>) {
    choose_realm(Some(Realm::Four));
    look(None);
    Effect::new(move |_| {
        let recent = play.recent.get();
        let place = recent.iter().rev().find_map(|event| match event {
            Event::Captured { realm, .. } | Event::BattleBegan { realm, .. } => Some(*realm),
            Event::UpstartPlayed(played) => Some(played.realm),
            _ => None,
        });
        if place.is_some() {
            choose_realm(place);
        }
    });
}

/// The deck and what is possible in this age; and the way to the score as it stands.
#[component]
fn Facts(play: Play<AnimalKingdoms>) -> impl IntoView {
    let facts = Memo::new(move |_| {
        play.scene.with(|scene| {
            let view = &scene.view;
            (view.deck, view.discard.len(), view.mode, view.modifiers, view.rally, scene.ending.is_some())
        })
    });
    view! {
        <div class="ak-facts-bar">
            {move || {
                let (deck, discard, mode, modifiers, rally, over) = facts.get();
                view! {
                    <span class="ak-soft numbers">{t!("animal-kingdoms-deck", count = deck, discard = discard)}</span>
                    {(mode == Mode::Battles).then(|| view! { <span class="ak-soft numbers">{t!("animal-kingdoms-supply", count = modifiers)}</span> })}
                    {(!rally && !over).then(|| view! { <span class="ak-soft">{t!("animal-kingdoms-rally-barred")}</span> })}
                }
            }}
            <Show when=move || !facts.get().5><ScoreNow play /></Show>
        </div>
    }
}

/// The hands of everybody, for those who may see them all: in a replay with all cards open.
#[component]
fn OpenHands(play: Play<AnimalKingdoms>) -> impl IntoView {
    let hands = Memo::new(move |_| {
        play.scene.with(|scene| {
            if scene.seat().is_some() {
                return Vec::new();
            }
            let hand = |seat: Seat| Some((seat, scene.view.players.get(seat.index())?.hand?));
            Seats::first(scene.names.0.len() as u8).iter().filter_map(hand).collect()
        })
    });
    let hand = move |(seat, cards): (Seat, pentarchy_animal_kingdoms::CardSet)| {
        let name = play.scene.with(|scene| scene.names.of(seat).to_owned());
        view! {
            <section class="ak-open-hand">
                <h3><SeatSign seat /> {name}</h3>
                <div class="ak-row">{cards.iter().map(|card| view! { <Shown play card /> }).collect_view()}</div>
            </section>
        }
    };
    view! { <div class="ak-open-hands">{move || hands.get().into_iter().map(hand).collect_view()}</div> }
}
