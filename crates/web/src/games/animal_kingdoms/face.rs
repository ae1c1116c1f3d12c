//! The face of a card: in the hand, in a row, and large.

use leptos::prelude::*;
use pentarchy_animal_kingdoms::Card;

use super::art::Symbol;
use super::words::{beast_name, card_id};
use crate::screen::Play;
use crate::t;

/// How much of a card is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    /// Rank and beast, in a row of cards.
    Small,
    /// Rank, beast and name.
    Medium,
    /// The same, over the page.
    Large,
}

impl Size {
    const fn word(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Medium => "medium",
            Size::Large => "large",
        }
    }
}

/// The face of a card. It goes into buttons too, so it is made of spans.
#[component]
pub(super) fn Face(card: Card, size: Size) -> impl IntoView {
    let beast = card.beast();
    view! {
        <span class="ak-face" data-beast=beast.id() data-size=size.word()>
            <span class="ak-rank numbers">{card.rank()}</span>
            <span class="ak-art"><Symbol beast /></span>
            {(size != Size::Small).then(|| view! { <span class="ak-name">{move || beast_name(beast)}</span> })}
        </span>
    }
}

/// The back of a card.
#[component]
pub(super) fn Back() -> impl IntoView {
    view! { <span class="ak-back" aria-hidden="true"></span> }
}

/// A card that can only be looked at.
#[component]
pub(super) fn Shown<G: pentarchy_game::Game>(
    play: Play<G>,
    card: Card,
    #[prop(optional)] large: bool,
) -> impl IntoView {
    let pointed = Memo::new(move |_| play.points_at(&card_id(card)));
    let size = if large { Size::Medium } else { Size::Small };
    view! {
        <button
            class="ak-shown"
            class:pointed=move || pointed.get()
            aria-label=move || t!("animal-kingdoms-explain", what = super::words::card_name(card))
            on:click=move |_| play.explain.run(card_id(card))
        >
            <Face card size />
        </button>
    }
}
