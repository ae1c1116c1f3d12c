//! The face of a card: one frame, three sizes.

use leptos::prelude::*;
use pentarchy_fantasy_realms::Card;

use super::art::Symbol;
use super::effect::Effects;
use super::sign::Sign;
use super::words::{kind_name, narrow_name};

/// How much of a card is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    /// A slat: strength, sign and name beside each other.
    Slat,
    /// Strength, sign, symbol and name.
    Medium,
    /// All of it, with the text.
    Large,
}

impl Size {
    const fn word(self) -> &'static str {
        match self {
            Size::Slat => "slat",
            Size::Medium => "medium",
            Size::Large => "large",
        }
    }
}

/// The face of a card. It goes into buttons too, so it is made of spans.
#[component]
pub(crate) fn Face(card: Card, size: Size) -> impl IntoView {
    let kind = card.kind();
    view! {
        <span class="fr-face" data-kind=kind.id() data-size=size.word()>
            <span class="fr-band">
                <span class="fr-strength numbers">{card.strength()}</span>
                <span class="fr-kind">
                    <Sign kind />
                    <span class="fr-kind-name">{move || kind_name(kind)}</span>
                </span>
            </span>
            <span class="fr-art"><Symbol card /></span>
            <span class="fr-name">{move || narrow_name(card)}</span>
            {(size == Size::Large).then(|| view! { <Effects card /> })}
        </span>
    }
}

/// The back of a card.
#[component]
pub(crate) fn Back() -> impl IntoView {
    view! { <span class="fr-back" aria-hidden="true"></span> }
}
