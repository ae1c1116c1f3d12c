//! "What does this do?": animals, elements, actions, cards and tiles.

use leptos::prelude::*;
use pentarchy_dominant_species::{Animal, Card, Corner, Element, Eyeball, Hex};

use super::art::{Disc, Glyph, Token};
use super::board::on_the_table;
use super::cards::CardFace;
use super::earth::small_tile;
use super::words::{
    animal_name, corner_label, element_name, eyeball_name, eyeball_text, section_name, terrain_name, tile_label,
};
use crate::t;

/// A piece, large, with its full text. Ids are made by [`spot::id`](super::spot::id).
pub(super) fn piece(id: &str) -> Option<AnyView> {
    let (kind, name) = id.split_once(':')?;
    match kind {
        "card" => {
            let card = Card::ALL.into_iter().find(|card| card.id() == name)?;
            Some(view! { <div class="ds-opened ds-card"><CardFace card /></div> }.into_any())
        }
        "animal" => Animal::ALL.into_iter().find(|animal| animal.id() == name).map(animal),
        "element" => Element::ALL.into_iter().find(|element| element.id() == name).map(element),
        "eyeball" => name.parse().ok().map(eyeball),
        "tile" => name.parse().ok().map(tile),
        "corner" => name.parse().ok().map(corner),
        _ => None,
    }
}

fn animal(animal: Animal) -> AnyView {
    view! {
        <div class="ds-opened">
            <h3><Token animal /> {animal_name(animal)}</h3>
            <p>{t!(format!("dominant-species-ability-{}", animal.id()))}</p>
            <p>{t!("dominant-species-printed", count = animal.printed(), element = element_name(animal.element()))} " " <Disc element=animal.element() /></p>
            <p class="ds-note">{t!("dominant-species-chain-place", place = animal.index() + 1)}</p>
        </div>
    }
    .into_any()
}

fn element(element: Element) -> AnyView {
    let owners = Animal::ALL.into_iter().filter(|animal| animal.element() == element);
    let owners: Vec<&str> = owners.map(animal_name).collect();
    view! {
        <div class="ds-opened">
            <h3><Disc element /> {element_name(element)}</h3>
            <p>{t!("dominant-species-element-help", animals = owners.join(", "))}</p>
        </div>
    }
    .into_any()
}

fn eyeball(eyeball: Eyeball) -> AnyView {
    view! {
        <div class="ds-opened">
            <h3><Glyph picture=eyeball.section() /> {section_name(eyeball.section())}</h3>
            <p><b>{eyeball_name(eyeball)}</b> " " {eyeball_text(eyeball)}</p>
        </div>
    }
    .into_any()
}

/// What lies there now: the log's own moment may be long past.
fn tile(tile: Hex) -> AnyView {
    let terrain = on_the_table().and_then(|view| view.board.earth.terrain(tile));
    let Some((view, terrain)) = on_the_table().zip(terrain) else {
        return view! { <p>{t!("dominant-species-free-hex", tile = tile_label(tile))}</p> }.into_any();
    };
    let board = &view.board;
    let row = |animal: Animal| {
        view! {
            <li>
                <Token animal /> {animal_name(animal)} ": "
                {t!("dominant-species-cubes", count = board.earth.cubes(tile, animal))} ", "
                {t!("dominant-species-matches", count = board.matches(tile, animal))}
                {(board.dominant(tile) == Some(animal)).then(|| format!(", {}", t!("dominant-species-dominates")))}
                {(board.doomed(tile, animal) > 0).then(|| format!(", {}", t!("dominant-species-endangered")))}
            </li>
        }
    };
    view! {
        <div class="ds-opened">
            <h3>{small_tile(Some(terrain))} {terrain_name(terrain)} " " {tile_label(tile)}</h3>
            <ul>{board.earth.animals(tile).iter().map(row).collect_view()}</ul>
        </div>
    }
    .into_any()
}

fn corner(corner: Corner) -> AnyView {
    let element = on_the_table().and_then(|view| view.board.earth.element(corner));
    let words = match element {
        Some(element) => {
            t!("dominant-species-corner-with", corner = corner_label(corner), element = element_name(element))
        }
        None => t!("dominant-species-corner-free", corner = corner_label(corner)),
    };
    view! { <p class="ds-opened">{words}</p> }.into_any()
}
