//! "What does this do?": a character, a token, the chapel, large and in words.

use leptos::prelude::*;
use pentarchy_brutal_kingdom::{Character, Colour};

use super::face::{Face, Size};
use super::reference::enemies;
use super::sign::{PowerSign, Skull};
use super::words::power;
use crate::t;

/// The piece with this id.
pub(super) fn piece(id: &str) -> Option<AnyView> {
    if let Some(card) = Character::ALL.into_iter().find(|card| card.id() == id) {
        let card = view! {
            <div class="bk-opened">
                <Face card size=Size::Large />
                <p class="bk-note">{move || enemies(card)}</p>
            </div>
        };
        return Some(card.into_any());
    }
    if let Some(colour) = Colour::ALL.into_iter().find(|colour| colour.id() == id) {
        let token = view! {
            <div class="bk-opened">
                <span class="bk-disc large" data-power=colour.id()><PowerSign colour /></span>
                <h3>{move || power(colour)}</h3>
                <p>{move || t!("brutal-kingdom-about-token")}</p>
            </div>
        };
        return Some(token.into_any());
    }
    match id {
        "elimination" => Some(
            view! {
                <div class="bk-opened">
                    <span class="bk-disc large closed"><Skull /></span>
                    <p>{move || t!("brutal-kingdom-about-elimination")}</p>
                </div>
            }
            .into_any(),
        ),
        "chapel" => Some(view! { <p>{move || t!("brutal-kingdom-about-chapel")}</p> }.into_any()),
        _ if id.starts_with("centre") => Some(view! { <p>{move || t!("brutal-kingdom-about-centre")}</p> }.into_any()),
        _ => None,
    }
}
