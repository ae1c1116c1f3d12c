//! The picture of the game on the shelf: a corner of a map in the middle of being coloured.

use leptos::prelude::*;
use pentarchy_colour_kingdoms::{Colour, Monster, Symbol};

use super::art::symbol_art;
use super::crayon::scribble;

/// A field of the cover: its outline, its colour if it has one, and the kingdom whose ground it shows.
type Field = (&'static [[f64; 2]], Option<Colour>, &'static str);

const FIELDS: [Field; 5] = [
    (&[[-6.0, -6.0], [84.0, -6.0], [92.0, 44.0], [62.0, 88.0], [-6.0, 74.0]], Some(Colour::Blue), "sin"),
    (&[[84.0, -6.0], [234.0, -6.0], [234.0, 50.0], [158.0, 66.0], [92.0, 44.0]], Some(Colour::Yellow), "lil"),
    (&[[62.0, 88.0], [92.0, 44.0], [158.0, 66.0], [150.0, 122.0], [96.0, 136.0]], None, "lil"),
    (&[[-6.0, 74.0], [62.0, 88.0], [96.0, 136.0], [88.0, 166.0], [-6.0, 166.0]], Some(Colour::Red), "zel"),
    (
        &[[158.0, 66.0], [234.0, 50.0], [234.0, 166.0], [88.0, 166.0], [96.0, 136.0], [150.0, 122.0]],
        Some(Colour::Green),
        "zhe",
    ),
];

/// The picture of the game.
pub(super) fn cover() -> AnyView {
    let field = |(outline, colour, kingdom): Field| {
        let points = super::chart::points(outline);
        view! {
            <g class=format!("ck-region ck-of-{kingdom}")>
                <polygon class="ground" points=points.clone() />
                {colour.map(|colour| view! {
                    <g class=format!("ck-crayon ck-{colour}")>
                        <polygon class="wash" points=points.clone() />
                        <path class="strokes" d=scribble(outline, colour) />
                    </g>
                })}
            </g>
        }
    };
    let dragon = Symbol::Monster { kind: Monster::Dragon, colour: Colour::Green };
    let hydra = Symbol::Monster { kind: Monster::Hydra, colour: Colour::Blue };
    let capital = Symbol::Capital { colour: Colour::Violet, value: 3 };
    view! {
        <svg class="ck-cover" viewBox="0 0 228 160" aria-hidden="true">
            {FIELDS.map(field).collect_view()}
            <g transform="translate(42 42) scale(.8)">{symbol_art(hydra)}</g>
            <g transform="translate(112 96) scale(.9)">{symbol_art(capital)}</g>
            <g transform="translate(188 112) scale(.95)">{symbol_art(dragon)}</g>
            <g transform="translate(172 28) rotate(18) scale(.62)">{super::dice::blue_die()}</g>
        </svg>
    }
    .into_any()
}
