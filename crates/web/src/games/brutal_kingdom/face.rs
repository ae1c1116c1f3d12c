//! The face and the back of a card.

use leptos::prelude::*;
use pentarchy_brutal_kingdom::{Back, Character};

use super::art::Symbol;
use super::sign::{BackSign, PowerSign};
use super::words::{back_word, card_name, duty, effect, narrow_name, printed_rank};

/// How much of a card is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    /// Rank and symbol.
    Mini,
    /// Rank, icons, symbol and name.
    Medium,
    /// All of it, with the text.
    Large,
}

impl Size {
    const fn word(self) -> &'static str {
        match self {
            Size::Mini => "mini",
            Size::Medium => "medium",
            Size::Large => "large",
        }
    }
}

/// For styles: the power whose icons the card bears.
pub(super) fn power_word(card: Character) -> &'static str {
    let icons = card.icons();
    if icons.count > 0 { icons.colour.id() } else { "none" }
}

/// The icons of a card.
#[component]
pub(super) fn Icons(card: Character) -> impl IntoView {
    let icons = card.icons();
    (0..icons.count).map(|_| view! { <PowerSign colour=icons.colour /> }).collect_view()
}

/// The face of a card. It goes into buttons too, so it is made of spans.
#[component]
pub(super) fn Face(
    card: Character,
    size: Size,
    /// The rank that it has now, where that is not the printed one.
    #[prop(optional_no_strip)]
    rank: Option<u8>,
) -> impl IntoView {
    let rank = rank.map_or_else(|| printed_rank(card), |rank| rank.to_string());
    let name = move || match size {
        Size::Mini => ().into_any(),
        Size::Medium => view! { <span class="bk-name">{narrow_name(card)}</span> }.into_any(),
        Size::Large => view! { <span class="bk-name">{card_name(card)}</span> }.into_any(),
    };
    let text = move || {
        (size == Size::Large).then(|| {
            view! {
                <span class="bk-text">
                    <span class="bk-duty">{duty(card)}</span>
                    <span>{effect(card)}</span>
                </span>
            }
        })
    };
    view! {
        <span class="bk-face" data-power=power_word(card) data-back=back_word(card.back()) data-size=size.word()>
            <span class="bk-band">
                <span class="bk-rank numbers">{rank}</span>
                <span class="bk-icons">
                    {(size != Size::Mini).then(|| view! { <Icons card /> })}
                </span>
            </span>
            <span class="bk-art">
                <Symbol card />
                {(size != Size::Mini).then(|| view! { <span class="bk-back-sign"><BackSign back=card.back() /></span> })}
            </span>
            {name}
            {text}
        </span>
    }
}

/// The back of a card.
#[component]
pub(super) fn BackOf(back: Back) -> impl IntoView {
    view! { <span class="bk-back" data-back=back_word(back) aria-hidden="true"><BackSign back /></span> }
}
