//! What a decision would change, in words.

use leptos::prelude::*;
use pentarchy_dominant_species::{Animal, Hex};

use super::Table;
use super::art::{CONE, Glyph, Token};
use super::preview::Changes;
use super::words::{animal_name, tile_name};
use crate::t;
use crate::text::signed;

/// What a decision would change, as a row of small facts.
pub(super) fn consequences(play: Table, changes: &Changes) -> impl IntoView + use<> {
    let name = |tile: Hex| play.scene.with_untracked(|scene| tile_name(tile, scene.view.board.earth.terrain(tile)));
    let points = |&(animal, points): &(Animal, i16)| {
        let words = t!("dominant-species-would-points", animal = animal_name(animal), points = signed(points.into()));
        view! { <li title=words.clone()><Token animal /> <b class="numbers" aria-hidden="true">{signed(points.into())}</b><span class="hidden-words">{words.clone()}</span></li> }
    };
    let dominance = |&(tile, was, is): &(Hex, Option<Animal>, Option<Animal>)| {
        let who = |animal: Option<Animal>| {
            animal.map_or_else(|| t!("dominant-species-nobody"), |animal| animal_name(animal).to_owned())
        };
        let words = t!("dominant-species-would-dominate", tile = name(tile), was = who(was), is = who(is));
        let sign = |animal: Option<Animal>| match animal {
            Some(animal) => view! { <Token animal /> }.into_any(),
            None => view! { <span class="ds-nobody">"∅"</span> }.into_any(),
        };
        view! {
            <li title=words.clone()>
                <span class="ds-key-cone"><Glyph picture=CONE /></span>
                <span aria-hidden="true">{name(tile)}</span> " " {sign(was)} <span aria-hidden="true">"→"</span> {sign(is)}
                <span class="hidden-words">{words.clone()}</span>
            </li>
        }
    };
    let danger = |&(tile, animal): &(Hex, Animal)| {
        let words = t!("dominant-species-would-endanger", tile = name(tile), animal = animal_name(animal));
        view! { <li class="ds-warn" title=words.clone()>"! " <Token animal /> <span aria-hidden="true">{name(tile)}</span><span class="hidden-words">{words.clone()}</span></li> }
    };
    let safe = |&(tile, animal): &(Hex, Animal)| {
        let words = t!("dominant-species-would-save", tile = name(tile), animal = animal_name(animal));
        view! { <li class="ds-good" title=words.clone()>"✓ " <Token animal /> <span aria-hidden="true">{name(tile)}</span><span class="hidden-words">{words.clone()}</span></li> }
    };
    let none = changes.is_empty().then(|| view! { <li class="ds-note">{t!("dominant-species-would-nothing")}</li> });
    let drawn = changes.revealed.then(|| view! { <li class="ds-note">{t!("dominant-species-would-reveal")}</li> });
    view! {
        <ul class="ds-would" aria-label=t!("dominant-species-would")>
            {changes.points.iter().map(points).collect_view()}
            {changes.dominance.iter().map(dominance).collect_view()}
            {changes.endangered.iter().map(danger).collect_view()}
            {changes.safe.iter().map(safe).collect_view()}
            {none}
            {drawn}
        </ul>
    }
}
