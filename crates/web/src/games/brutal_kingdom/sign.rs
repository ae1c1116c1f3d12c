//! Signs: colour never says alone what a token or a card is.

use leptos::prelude::*;
use pentarchy_brutal_kingdom::{Back, Colour};

/// The sign of a power: a crown, a cross, a moon and a star.
#[component]
pub(super) fn PowerSign(colour: Colour) -> impl IntoView {
    let shape = match colour {
        Colour::Blue => "M3 17.500 1.800 6l5.700 4.200L12 3l4.500 7.200L22.200 6 21 17.500zM3 19h18v2.500H3z",
        Colour::Green => "M9.700 2h4.600v5.700H20v4.600h-5.700V22H9.700v-9.700H4V7.700h5.700z",
        Colour::Yellow => {
            "M11.500 2.200a10 10 0 1 0 10.300 13.600A8.300 8.300 0 0 1 11.500 2.200zM18.500 2.500l1.200 3 3 1.200-3 1.200-1.200 3-1.200-3-3-1.200 3-1.200z"
        }
    };
    view! { <svg class="bk-sign" data-power=colour.id() viewBox="0 0 24 24" aria-hidden="true"><path d=shape /></svg> }
}

/// The sign of a back: a sun or a moon.
#[component]
pub(super) fn BackSign(back: Back) -> impl IntoView {
    let shape = match back {
        Back::Light => {
            "M12 6.800a5.200 5.200 0 1 1 0 10.400 5.200 5.200 0 0 1 0-10.400zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.500 4.900l1.400-1.400 2.900 2.900-1.400 1.400zM16.200 17.600l1.400-1.400 2.900 2.900-1.400 1.400zM4.900 20.500l-1.400-1.400 2.900-2.900 1.400 1.400zM17.600 7.800l-1.400-1.400 2.900-2.900 1.400 1.400z"
        }
        Back::Dark => "M13.500 2a10 10 0 1 0 8.500 14.300A8.500 8.500 0 0 1 13.500 2z",
    };
    view! { <svg class="bk-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=shape /></svg> }
}

/// The sign of an elimination.
#[component]
pub(super) fn Skull() -> impl IntoView {
    view! {
        <svg class="bk-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path fill-rule="evenodd" d="M12 1.500a9 9 0 0 0-9 9c0 3.300 1.700 5.600 4 6.900V21a1.500 1.500 0 0 0 1.500 1.500h7A1.500 1.500 0 0 0 17 21v-3.600c2.300-1.300 4-3.600 4-6.900a9 9 0 0 0-9-9zM8.300 8.800a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zm7.400 0a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zM12 14.300l1.500 2.700h-3z" />
        </svg>
    }
}

/// The sign of the start-player card: a pennant.
#[component]
pub(super) fn Pennant() -> impl IntoView {
    view! { <svg class="bk-sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M3.500 1.500h2.300v21H3.500zM7 3h15l-4.500 5.200L22 13.500H7z" /></svg> }
}

/// The sign of lying in wait: crossed swords.
#[component]
pub(super) fn Swords() -> impl IntoView {
    view! {
        <svg class="bk-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 2l4 .6L16.500 15.300l2.300-1.300 1.400 1.700-2.100 1.500 3.400 3.900-1.900 1.500-3.200-4-1.800 1.800-1.600-1.500 1.700-2L3 5.800zM22 2l-4 .6-4 4.900 1.900 2.300L21 5.800zM9.300 13.100L7.500 15.300 5.200 14l-1.400 1.700 2.100 1.500-3.400 3.900 1.900 1.500 3.200-4 1.800 1.800 1.600-1.500-1.700-2 1.800-2.200z" />
        </svg>
    }
}

/// The sign of what only the viewer knows: an eye.
#[component]
pub(super) fn Eye() -> impl IntoView {
    view! {
        <svg class="bk-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path fill-rule="evenodd" d="M12 4.500c5 0 8.700 3 11 7.500-2.300 4.500-6 7.500-11 7.500S3.300 16.500 1 12c2.300-4.500 6-7.500 11-7.500zm0 3a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zm0 2.200a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600z" />
        </svg>
    }
}
