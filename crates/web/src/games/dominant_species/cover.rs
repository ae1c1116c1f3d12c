//! The picture of the game on the shelf: an earth of a few tiles, with animals on it and ice in the middle.

use leptos::prelude::*;
use pentarchy_dominant_species::{Animal, Element, Terrain};

use super::art::{CONE, glyph_at};
use super::place::HEX;

/// A tile: where it lies, and whose cubes are on it.
type Tile = (f64, f64, Terrain, Option<(Animal, u8)>);

/// Where tiles lie on the cover.
const TILES: [Tile; 7] = [
    (0.0, 0.0, Terrain::Tundra, None),
    (0.0, -173.2, Terrain::Wetland, Some((Animal::Amphibians, 4))),
    (150.0, -86.6, Terrain::Savannah, Some((Animal::Insects, 3))),
    (150.0, 86.6, Terrain::Desert, Some((Animal::Reptiles, 2))),
    (0.0, 173.2, Terrain::Mountain, Some((Animal::Mammals, 2))),
    (-150.0, 86.6, Terrain::Forest, Some((Animal::Birds, 3))),
    (-150.0, -86.6, Terrain::Jungle, Some((Animal::Arachnids, 2))),
];

/// Where elements lie on the cover.
const DISCS: [(f64, f64, Element); 6] = [
    (50.0, -86.6, Element::Water),
    (100.0, 0.0, Element::Grass),
    (50.0, 86.6, Element::Sun),
    (-50.0, 86.6, Element::Meat),
    (-100.0, 0.0, Element::Seed),
    (-50.0, -86.6, Element::Grub),
];

/// The picture of the game.
pub(super) fn cover() -> AnyView {
    let tile = |(x, y, terrain, animal): Tile| {
        let cubes = animal.map(|(animal, count)| {
            view! {
                <g class="ds-cubes" data-animal=animal.id() transform="scale(1.5)">
                    <rect x="-31" y="-23" width="62" height="46" rx="9" />
                    {glyph_at(animal.into(), -11.0, 0.0, 34.0)}
                    <text x="17" y="12">{count}</text>
                </g>
                <g class="ds-cone" data-animal=animal.id()>{glyph_at(CONE, 0.0, -62.0, 36.0)}</g>
            }
        });
        let frozen = (terrain == Terrain::Tundra).then(|| glyph_at(terrain.into(), 0.0, 0.0, 110.0));
        view! {
            <g class="ds-tile" data-terrain=terrain.id() transform=format!("translate({x} {y})")>
                <polygon class="ds-land" points=HEX />
                <g class="ds-watermark">{frozen}</g>
                {cubes}
                <polygon class="ds-rim" points=HEX />
            </g>
        }
    };
    let disc = |(x, y, element): (f64, f64, Element)| {
        view! {
            <g class="ds-element" data-element=element.id() transform=format!("translate({x} {y})")>
                <circle r="26" />
                {glyph_at(element.into(), 0.0, 0.0, 34.0)}
            </g>
        }
    };
    view! {
        <svg class="ds-cover" viewBox="-400 -282 800 564" aria-hidden="true">
            <rect class="ds-cloth" x="-400" y="-282" width="800" height="564" />
            {TILES.map(tile).collect_view()}
            {DISCS.map(disc).collect_view()}
        </svg>
    }
    .into_any()
}
