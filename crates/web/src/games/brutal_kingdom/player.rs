//! All that the viewer may know of a player.

use leptos::prelude::*;
use pentarchy_brutal_kingdom::{Back, BrutalKingdom, Character, CharacterSet, Colour, Player};
use pentarchy_game::Seat;

use super::face::{BackOf, Face, Size};
use super::place::known_player;
use super::sign::{PowerSign, Skull};
use super::stack::Covered;
use super::words::{card_label, power};
use crate::screen::{Note, Play, Scene};
use crate::t;
use crate::text::points;

/// What the tokens and eliminations of a player would be worth if the game ended now.
fn worth_now(scene: &Scene<BrutalKingdom>, player: &Player) -> i32 {
    let power = |colour: &Colour| i32::from(player.tokens[*colour]) * i32::from(scene.view.worth[*colour]);
    Colour::ALL.iter().map(power).sum::<i32>() + i32::from(player.eliminations)
}

/// What stands beside a player's name.
pub(super) fn note(scene: &Scene<BrutalKingdom>, seat: Seat) -> Note {
    let Some(player) = scene.view.players.get(seat.index()) else { return Note::default() };
    // What they hold lies on the table; this is what it would be worth if the game ended now.
    Note { score: Some(points(worth_now(scene, player))), holds: String::new() }
}

/// A card that explains itself.
pub(super) fn shown(play: Play<BrutalKingdom>, card: Character) -> impl IntoView {
    view! {
        <button class="bk-card" aria-label=move || card_label(card) on:click=move |_| play.explain.run(card.id().to_owned())>
            <Face card size=Size::Medium />
        </button>
    }
}

/// All that the viewer may know of a player.
pub(super) fn player(play: Play<BrutalKingdom>, seat: Seat) -> AnyView {
    let known = known_player(play, seat);
    let row = move |colour: Colour, count: u8, worth: u8| {
        view! {
            <li>
                <PowerSign colour />
                <span>{power(colour)}</span>
                <span class="numbers">{t!("brutal-kingdom-count-times-worth", count = count, worth = worth)}</span>
                <b class="numbers">{points(i32::from(count) * i32::from(worth))}</b>
            </li>
        }
    };
    let faces = move |cards: CharacterSet, light: u8, dark: u8| {
        let hidden = |back: Back, count: u8| {
            let hidden = usize::from(count).saturating_sub(cards.backed(back).len());
            (0..hidden).map(|_| view! { <BackOf back /> }).collect_view()
        };
        view! {
            <div class="bk-news-cards">
                {cards.iter().map(|card| shown(play, card)).collect_view()}
                {hidden(Back::Light, light)}
                {hidden(Back::Dark, dark)}
            </div>
        }
    };
    (move || {
        let player = known.get()?;
        let (worth, total) = play.scene.with(|scene| (scene.view.worth, worth_now(scene, &player)));
        let cards = player.hand.unwrap_or(player.known);
        let stack = player.stack.clone().unwrap_or_default();
        Some(view! {
            <section class="bk-player">
                <h3>{t!("brutal-kingdom-worth-now")} " " <b class="numbers">{points(total)}</b></h3>
                <ul class="bk-sum">
                    {Colour::ALL.map(|colour| row(colour, player.tokens[colour], worth[colour])).collect_view()}
                    <li>
                        <Skull />
                        <span>{t!("brutal-kingdom-eliminations-title")}</span>
                        <span></span>
                        <b class="numbers">{player.eliminations}</b>
                    </li>
                </ul>
                <h3>{t!("brutal-kingdom-hand-title")}</h3>
                <p class="bk-note">{t!("brutal-kingdom-hand-backs", light = player.light, dark = player.dark)}</p>
                {faces(cards, player.light, player.dark)}
                <h3>{t!("brutal-kingdom-stack-title")}</h3>
                <p class="bk-note">{t!("brutal-kingdom-stack-cards", count = player.height)}</p>
                {(stack.is_empty()).then(|| player.top.map(|card| shown(play, card)))}
                <div class="bk-news-cards">{stack.into_iter().map(|laid| view! { <Covered laid /> }).collect_view()}</div>
            </section>
        })
    })
    .into_any()
}
