//! A corner of the earth and the element on it.

use leptos::ev;
use leptos::prelude::*;
use pentarchy_dominant_species::{Corner, Element};

use super::Table;
use super::art::glyph_at;
use super::earth::pressed;
use super::place::{NEAR, is_east, point};
use super::prompt::element_in_hand;
use super::spot::{Spot, standing, touch};
use super::words::{corner_label, element_name};
use crate::t;

/// A corner: its element, and, where a decision is open about it, all the room that is nearer to it than to any other.
#[component]
pub(super) fn EarthCorner(play: Table, corner: Corner, elements: Memo<[Option<Element>; 92]>) -> impl IntoView {
    let spot = Spot::Corner(corner);
    let element = Memo::new(move |_| elements.with(|elements| elements[corner.index()]));
    let standing = standing(play, spot);
    // The element that is about to be put here.
    let coming = Memo::new(move |_| {
        if !(standing.touched.get() && standing.glows.get()) {
            return None;
        }
        play.scene.with(|scene| element_in_hand(scene))
    });
    let (x, y) = point(corner);
    let words = move || match element.get() {
        Some(element) => {
            t!("dominant-species-corner-with", corner = corner_label(corner), element = element_name(element))
        }
        None => t!("dominant-species-corner-free", corner = corner_label(corner)),
    };
    let disc = move || {
        let shown = element.get().or(coming.get())?;
        let going = standing.touched.get() && element.get().is_some();
        Some(view! {
            <g class="ds-element" data-element=shown.id() class:coming=coming.get().is_some() class:going=going class:pointed=standing.pointed.get()>
                <circle r="21" />
                {glyph_at(shown.into(), 0.0, 0.0, 27.0)}
            </g>
        })
    };
    let target = move || {
        standing.glows.get().then(|| {
            let turn = if is_east(corner) { "" } else { "rotate(180)" };
            view! {
                <g
                    class="ds-corner glows"
                    class:touched=move || standing.touched.get()
                    role="button"
                    tabindex="0"
                    aria-label=words
                    on:click=move |_| touch(play, spot)
                    on:keydown=move |event: ev::KeyboardEvent| if pressed(&event) { touch(play, spot) }
                >
                    <polygon class="ds-near" points=NEAR transform=turn />
                    <circle class="ds-corner-ring" r="25" />
                </g>
            }
        })
    };
    let is_pointed_empty = move || {
        (standing.pointed.get() && element.get().is_none())
            .then(|| view! { <circle class="ds-corner-pointed" r="25" /> })
    };
    view! { <g transform=format!("translate({x:.1} {y:.1})")>{disc} {is_pointed_empty} {target}</g> }
}
