//! All that the viewer may know of a player's hand.

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Card, CardSet, FantasyRealms};
use pentarchy_game::Seat;

use super::open_hands::Shown;
use crate::screen::{Note, Play, Scene};
use crate::t;
use crate::text::points;

/// The cards of a player that the viewer knows.
pub(super) fn player(play: Play<FantasyRealms>, seat: Seat) -> AnyView {
    let state = Memo::new(move |_| {
        play.scene
            .with(|scene| scene.view.players.get(seat.index()).map(|player| (player.hand, player.known, player.cards)))
    });
    let faces = move |cards: CardSet| {
        let face = move |card: Card| view! { <Shown play card /> };
        view! { <div class="fr-fan known">{cards.iter().map(face).collect_view()}</div> }
    };
    (move || {
        let (hand, known, count) = state.get()?;
        let cards = hand.unwrap_or(known);
        let unknown = usize::from(count).saturating_sub(cards.len());
        Some(view! {
            <section class="fr-player">
                <h3>{if hand.is_some() { t!("fantasy-realms-open-hand") } else { t!("fantasy-realms-known") }}</h3>
                {if cards.is_empty() {
                    view! { <p class="fr-note">{t!("fantasy-realms-known-none")}</p> }.into_any()
                } else {
                    faces(cards).into_any()
                }}
                {(unknown > 0 && !cards.is_empty()).then(|| view! { <p class="fr-note">{t!("fantasy-realms-unknown", count = unknown)}</p> })}
            </section>
        })
    })
    .into_any()
}

/// What stands beside a player's name.
pub(super) fn note(scene: &Scene<FantasyRealms>, seat: Seat) -> Note {
    let Some(player) = scene.view.players.get(seat.index()) else { return Note::default() };
    let standings = scene.ending.as_ref().and_then(|ending| ending.standings.as_ref());
    let total =
        standings.and_then(|all| all.0.iter().find(|standing| standing.seat == seat)).map(|standing| standing.total);
    let cards = t!("fantasy-realms-cards", count = player.cards);
    let mut holds = match player.known.len() {
        0 => cards,
        known => t!("fantasy-realms-holds", cards = cards, known = known),
    };
    if player.content {
        holds = format!("✓ {holds}");
    }
    Note { score: total.map(points), holds: if total.is_some() { String::new() } else { holds } }
}
