//! The earth: tiles, cubes with their counts, cones of dominance, and the elements on the corners.

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::{ev, web_sys};
use pentarchy_dominant_species::{Animal, Board, Corner, Decision, Event, Hex, HexSet, Terrain};

use super::Table;
use super::art::{CONE, Picture, glyph_at};
use super::corner::EarthCorner;
use super::display::decision;
use super::place::{HEX, centre, stands, view_box};
use super::preview::Changes;
use super::spot::{Spot, standing, touch};
use super::words::{animal_name, terrain_name, tile_label, tile_name};
use crate::parts::Icon;
use crate::t;

/// What a tile looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Face {
    terrain: Terrain,
    /// The animals on it, how many cubes, and whether they are endangered.
    cubes: Vec<(Animal, u8, bool)>,
    dominant: Option<Animal>,
    /// Whether a Domination has scored it this turn.
    scored: bool,
}

impl Face {
    fn of(board: &Board, hex: Hex) -> Option<Face> {
        let terrain = board.earth.terrain(hex)?;
        let cubes = board.earth.animals(hex).iter();
        let cubes = cubes.map(|animal| (animal, board.earth.cubes(hex, animal), board.doomed(hex, animal) > 0));
        Some(Face {
            terrain,
            cubes: cubes.collect(),
            dominant: board.dominant(hex),
            scored: board.dominated.contains(hex),
        })
    }

    fn words(&self, hex: Hex) -> String {
        let mut words = vec![tile_name(hex, Some(self.terrain))];
        for (animal, count, endangered) in &self.cubes {
            let key = if *endangered { "dominant-species-cubes-endangered" } else { "dominant-species-cubes-of" };
            words.push(t!(key, animal = animal_name(*animal), count = *count));
        }
        if let Some(animal) = self.dominant {
            words.push(t!("dominant-species-dominated-by", animal = animal_name(animal)));
        }
        words.join(", ")
    }
}

/// The map, which can be made larger.
#[component]
pub(super) fn EarthMap(play: Table, changes: Memo<Option<Changes>>, large: RwSignal<bool>) -> impl IntoView {
    // Found once for all tiles and corners: what has not changed is not looked at again.
    let faces = Memo::new(move |_| play.scene.with(|scene| Hex::ALL.map(|hex| Face::of(&scene.view.board, hex))));
    let shore = Memo::new(move |_| play.scene.with(|scene| scene.view.board.earth.shore()));
    let elements =
        Memo::new(move |_| play.scene.with(|scene| Corner::ALL.map(|corner| scene.view.board.earth.element(corner))));
    let frame = Memo::new(move |_| {
        play.scene.with(|scene| {
            let with_shore = matches!(decision(scene), Decision::WanderlustHex { .. });
            view_box(&scene.view.board.earth, with_shore)
        })
    });
    view! {
        <div class="ds-map" class:large=move || large.get()>
            <svg class="ds-earth" viewBox=move || frame.get().0 style:--label=move || format!("{:.0}px", frame.get().1) role="group" aria-label=move || t!("dominant-species-earth")>
                {Hex::ALL.map(|hex| view! { <EarthTile play hex changes faces shore /> }).collect_view()}
                {Corner::ALL.map(|corner| view! { <EarthCorner play corner elements /> }).collect_view()}
            </svg>
        </div>
    }
}

/// Makes the map larger or smaller.
#[component]
pub(super) fn Zoom(large: RwSignal<bool>) -> impl IntoView {
    view! {
        <button
            class="quiet ds-zoom"
            aria-pressed=move || if large.get() { "true" } else { "false" }
            aria-label=move || t!("dominant-species-zoom")
            title=move || t!("dominant-species-zoom")
            on:click=move |_| large.update(|large| *large = !*large)
        >
            {move || view! { <Icon icon=if large.get() { icons::TbZoomOutOutline } else { icons::TbZoomInOutline } /> }}
        </button>
    }
}

/// Enter and the space bar press what is drawn, as they press a button.
pub(super) fn pressed(event: &web_sys::KeyboardEvent) -> bool {
    let pressed = matches!(event.key().as_str(), "Enter" | " ");
    if pressed {
        event.prevent_default();
    }
    pressed
}

#[component]
fn EarthTile(
    play: Table,
    hex: Hex,
    changes: Memo<Option<Changes>>,
    faces: Memo<[Option<Face>; 35]>,
    shore: Memo<HexSet>,
) -> impl IntoView {
    let spot = Spot::Tile(hex);
    let face = Memo::new(move |_| faces.with(|faces| faces[hex.index()].clone()));
    let standing = standing(play, spot);
    let would = Memo::new(move |_| {
        changes.with(|changes| {
            let changes = changes.as_ref()?;
            changes.dominance.iter().find(|(tile, ..)| *tile == hex).map(|(.., is)| *is)
        })
    });
    let fresh = Memo::new(move |_| play.recent.with(|events| events.iter().any(|event| is_about(event, hex))));
    let is_shore = Memo::new(move |_| shore.get().contains(hex));
    let (x, y) = centre(hex);
    let tile = move |face: Face| {
        let words = face.words(hex);
        view! {
            <g
                class="ds-tile"
                class:glows=move || standing.glows.get()
                class:touched=move || standing.touched.get()
                class:pointed=move || standing.pointed.get()
                class:would=move || would.get().is_some()
                class:fresh=move || fresh.get()
                data-terrain=face.terrain.id()
                data-tile=hex.to_string()
                transform=format!("translate({x:.1} {y:.1})")
                role="button"
                tabindex="0"
                aria-label=words
                on:click=move |_| touch(play, spot)
                on:keydown=move |event: ev::KeyboardEvent| if pressed(&event) { touch(play, spot) }
            >
                <polygon class="ds-land" points=HEX />
                <g class="ds-watermark">{glyph_at(face.terrain.into(), 0.0, 0.0, 96.0)}</g>
                <text class="ds-tile-label" x="0" y="81">{tile_label(hex)} {face.scored.then_some(" ✓")}</text>
                {cubes(&face)}
                {move || match would.get() {
                    Some(is) => cone(is, true).into_any(),
                    None => cone(face.dominant, false).into_any(),
                }}
                <polygon class="ds-rim" points=HEX />
            </g>
        }
    };
    let free = move || {
        view! {
            <g
                class="ds-tile free"
                class:touched=move || standing.touched.get()
                class:pointed=move || standing.pointed.get()
                class:glows=true
                transform=format!("translate({x:.1} {y:.1})")
                role="button"
                tabindex="0"
                aria-label=t!("dominant-species-free-hex", tile = tile_label(hex))
                on:click=move |_| touch(play, spot)
                on:keydown=move |event: ev::KeyboardEvent| if pressed(&event) { touch(play, spot) }
            >
                <polygon class="ds-rim" points=HEX />
                <text class="ds-tile-label" x="0" y="81">{tile_label(hex)}</text>
            </g>
        }
    };
    move || match face.get() {
        Some(face) => tile(face).into_any(),
        None if standing.glows.get() => free().into_any(),
        None if is_shore.get() => {
            view! { <polygon class="ds-shore" points=HEX transform=format!("translate({x:.1} {y:.1})") /> }.into_any()
        }
        None => ().into_any(),
    }
}

/// Whether something has just happened on the tile.
fn is_about(event: &Event, hex: Hex) -> bool {
    match *event {
        Event::Froze { tile, .. }
        | Event::Born { tile, .. }
        | Event::Laid { tile, .. }
        | Event::Eliminated { tile, .. }
        | Event::Saved { tile } => tile == hex,
        Event::Moved { from, to, .. } => from == hex || to == hex,
        Event::Put { corner, .. } | Event::Removed { corner, .. } => corner.hexes().contains(hex),
        Event::Scored(scored) => scored.tile == hex && !scored.last,
        _ => false,
    }
}

/// The cubes of every animal on the tile, with their number.
fn cubes(face: &Face) -> impl IntoView + use<> {
    let (places, scale) = stands(face.cubes.len());
    let cube = |(&(animal, count, endangered), &(x, y)): (&(Animal, u8, bool), &(f64, f64))| {
        // On the outer side, where no cone stands.
        let side = if x < 0.0 { -27.0 } else { 27.0 };
        let many = count > 9;
        view! {
            <g
                class="ds-cubes"
                class:endangered=endangered
                data-animal=animal.id()
                transform=format!("translate({x:.1} {y:.1}) scale({scale})")
            >
                <rect x="-31" y="-23" width="62" height="46" rx="9" />
                {glyph_at(Picture::from(animal), if many { -15.0 } else { -11.0 }, 0.0, if many { 28.0 } else { 34.0 })}
                <text class:many=many x=if many { "14" } else { "17" } y=if many { "9" } else { "12" }>{count}</text>
                {endangered.then(|| view! {
                    <g class="ds-danger">
                        <circle cx=side cy="-27" r="12" />
                        <text x=side y="-19">"!"</text>
                    </g>
                })}
            </g>
        }
    };
    face.cubes.iter().zip(places).map(cube).collect_view()
}

/// The cone of the dominant animal, or of the one that would be.
fn cone(animal: Option<Animal>, would: bool) -> impl IntoView {
    let drawn = animal.map(|animal| {
        view! {
            <g class="ds-cone" data-animal=animal.id()>{glyph_at(CONE, 0.0, -72.0, 34.0)}</g>
        }
    });
    let gone =
        (would && animal.is_none()).then(|| view! { <path class="ds-cone-gone" d="M-12 -84 12 -60M12 -84-12 -60" /> });
    view! { {drawn} {gone} }
}

/// A tile as a small hexagon, for stacks and words.
pub(super) fn small_tile(terrain: Option<Terrain>) -> impl IntoView {
    let land = terrain.map(|terrain| glyph_at(terrain.into(), 0.0, 0.0, 110.0));
    let words = terrain.map(terrain_name);
    view! {
        <svg class="ds-small-tile" viewBox="-104 -92 208 184" data-terrain=terrain.map(Terrain::id) aria-hidden="true">
            <polygon class="ds-land" points=HEX />
            {land}
            {words.is_none().then(|| view! { <text class="ds-closed" x="0" y="32">"?"</text> })}
        </svg>
    }
}
