//! What a tile tells: for each animal its cubes, its matches and how they add up, and what it would score.

use leptos::prelude::*;
use pentarchy_dominant_species::{Animal, Board, Element, Hex};

use super::Table;
use super::art::{CONE, Disc, Glyph, Token};
use super::earth::small_tile;
use super::spot::{Spot, let_go, touched};
use super::words::{animal_name, element_name, terrain_name, tile_label};
use crate::parts::{Icon, RuleLink};
use crate::t;

/// One animal on a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    animal: Animal,
    cubes: u8,
    /// Each type that matches: how many the animal has, and how many lie on the tile.
    terms: Vec<(Element, u8, u8)>,
    matches: u8,
    dominant: bool,
    doomed: u8,
    /// What a Domination of the tile would give it now.
    points: u8,
}

fn rows(board: &Board, tile: Hex) -> Vec<Row> {
    let places = board.places(tile);
    let values = board.earth.terrain(tile).map_or([0; 4], |terrain| terrain.values());
    let row = |animal: Animal| {
        let terms = Element::ALL
            .into_iter()
            .map(|element| (element, board.needs(animal, element), board.earth.supply(tile, element)));
        let place = places.iter().position(|&placed| placed == Some(animal));
        Row {
            animal,
            cubes: board.earth.cubes(tile, animal),
            terms: terms.filter(|(_, needs, supply)| *needs > 0 && *supply > 0).collect(),
            matches: board.matches(tile, animal),
            dominant: board.dominant(tile) == Some(animal),
            doomed: board.doomed(tile, animal),
            points: place.map_or(0, |place| values[place]),
        }
    };
    board.playing().iter().map(row).collect()
}

/// The tile that is touched, or a word on what can be touched.
#[component]
pub(super) fn TouchedTile(play: Table) -> impl IntoView {
    let tile = Memo::new(move |_| match touched() {
        Some(Spot::Tile(tile)) => play.scene.with(|scene| scene.view.board.earth.terrain(tile).map(|_| tile)),
        _ => None,
    });
    move || {
        match tile.get() {
        Some(tile) => view! {
            <section class="ds-told">
                <button class="quiet ds-told-close" aria-label=move || t!("frame-close") on:click=move |_| let_go()>
                    <Icon icon=icondata_tb::TbXOutline />
                </button>
                {told(play, tile)}
            </section>
        }
        .into_any(),
        None => view! {
            <p class="ds-note ds-legend">
                <span>{move || t!("dominant-species-touch-tile")}</span>
                <span class="ds-key"><span class="ds-key-cone"><Glyph picture=CONE /></span> {move || t!("dominant-species-key-cone")}</span>
                <span class="ds-key"><b class="ds-key-danger">"!"</b> {move || t!("dominant-species-key-danger")}</span>
            </p>
        }
        .into_any(),
    }
    }
}

/// All that a tile tells.
pub(super) fn told(play: Table, tile: Hex) -> impl IntoView {
    let rows = Memo::new(move |_| play.scene.with(|scene| rows(&scene.view.board, tile)));
    let terrain = Memo::new(move |_| play.scene.with(|scene| scene.view.board.earth.terrain(tile)));
    let head = move || {
        terrain.get().map(|terrain| {
            let values: Vec<String> =
                terrain.values().into_iter().filter(|&value| value > 0).map(|value| value.to_string()).collect();
            view! {
                <header class="ds-told-head">
                    {small_tile(Some(terrain))}
                    <h3>{terrain_name(terrain)} " " {tile_label(tile)}</h3>
                    <span class="ds-note">{t!("dominant-species-values", values = values.join("–"))}</span>
                    <RuleLink rule="DS-60".into() open=play.rule />
                </header>
            }
        })
    };
    view! {
        {head}
        <table class="ds-matches">
            <thead class="hidden-words">
                <tr>
                    <th>{move || t!("dominant-species-col-animal")}</th>
                    <th>{move || t!("dominant-species-col-cubes")}</th>
                    <th>{move || t!("dominant-species-col-matches")}</th>
                    <th>{move || t!("dominant-species-col-points")}</th>
                </tr>
            </thead>
            <tbody>{move || rows.get().into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

fn row(row: Row) -> impl IntoView {
    let terms = row.terms.iter().enumerate().map(|(at, &(element, needs, supply))| {
        view! {
            {(at > 0).then_some(" + ")}
            <span class="ds-term">
                {needs} "×" {supply}
                <Disc element /><span class="hidden-words">" " {element_name(element)}</span>
            </span>
        }
    });
    let danger = (row.cubes > 0 && row.matches == 0)
        .then(|| if row.doomed > 0 { t!("dominant-species-endangered") } else { t!("dominant-species-asleep") });
    view! {
        <tr class:absent=row.cubes == 0>
            <th scope="row"><Token animal=row.animal /> <span class="ds-told-name">{animal_name(row.animal)}</span></th>
            <td class="numbers ds-told-cubes">
                {(row.cubes > 0).then(|| view! {
                    <i class="ds-cube-sign" data-animal=row.animal.id() aria-hidden="true"></i> {row.cubes}
                    <span class="hidden-words">" " {t!("dominant-species-cubes", count = row.cubes)}</span>
                })}
            </td>
            <td class="numbers">
                {terms.collect_view()}
                <b>{if row.terms.is_empty() { String::new() } else { " = ".to_owned() }} {row.matches}</b>
                {row.dominant.then(|| view! {
                    <span class="ds-dominant" data-animal=row.animal.id() title=t!("dominant-species-dominates")><Glyph picture=CONE /></span>
                    <span class="hidden-words">{t!("dominant-species-dominates")}</span>
                })}
                {danger.map(|danger| view! { <span class="ds-warn">{danger}</span> })}
            </td>
            <td class="numbers ds-told-points">{(row.points > 0).then(|| format!("+{}", row.points))}</td>
        </tr>
    }
}
