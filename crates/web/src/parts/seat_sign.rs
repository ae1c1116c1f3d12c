//! A player's colour and sign: the shape says it to those who see no colours.

use leptos::prelude::*;
use pentarchy_game::Seat;

const SHAPES: [&str; 8] = [
    "M12 2 22 12 12 22 2 12z",
    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
    "M12 2 22.5 21h-21z",
    "M3 3h18v18H3z",
    "M12 1.5l3 7 7.6.6-5.8 5 1.8 7.4L12 17.6l-6.6 3.9 1.8-7.4-5.8-5L9 8.500z",
    "M7 2.500h10L22.500 12 17 21.500H7L1.500 12z",
    "M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z",
    "M12 22C4 16 2 12 2 8.500A5.500 5.500 0 0 1 12 5.500 5.500 5.500 0 0 1 22 8.500C22 12 20 16 12 22z",
];

/// A player's colour and sign.
#[component]
pub(crate) fn SeatSign(seat: Seat) -> impl IntoView {
    let index = seat.index() % SHAPES.len();
    view! {
        <svg class=format!("seat-sign seat-{index}") viewBox="0 0 24 24" aria-hidden="true">
            <path d=SHAPES[index] />
        </svg>
    }
}
