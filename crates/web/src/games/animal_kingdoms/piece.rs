//! "What does this do?": cards, decrees, realms and tokens.

use leptos::prelude::*;
use pentarchy_animal_kingdoms::{Arrow, Card, Decree, Mark, Realm};

use super::decree::DecreePicture;
use super::face::{Face, Size};
use super::words::{decree_text, realm_name};
use crate::t;
use crate::text::{Language, language};

/// The explanation of a piece.
pub(super) fn piece(id: &str) -> Option<AnyView> {
    if let Ok(card) = id.parse::<Card>() {
        return Some(of_card(card));
    }
    if let Some(decree) = Decree::ALL.into_iter().find(|decree| decree.id() == id) {
        return Some(of_decree(decree));
    }
    if let Some(realm) = Realm::ALL.into_iter().find(|realm| realm.id() == id) {
        let words =
            move || t!("animal-kingdoms-about-realm", size = realm.territories(), ordinary = realm.territories() - 1);
        return Some(
            view! { <div class="ak-about"><h3>{move || realm_name(realm)}</h3><p>{words}</p></div> }.into_any(),
        );
    }
    let key = match id {
        "retreat-token" => "animal-kingdoms-about-retreat-token",
        "bonus-card" => "animal-kingdoms-about-bonus-card",
        _ => return None,
    };
    Some(view! { <p class="ak-about">{move || t!(key)}</p> }.into_any())
}

fn of_card(card: Card) -> AnyView {
    let battle = move || match card.rank() {
        1 => t!("animal-kingdoms-about-one"),
        8 => t!("animal-kingdoms-about-eight"),
        _ => t!("animal-kingdoms-about-rank"),
    };
    view! {
        <div class="ak-about">
            <Face card size=Size::Large />
            <p>{move || t!("animal-kingdoms-about-card")}</p>
            <p>{battle}</p>
        </div>
    }
    .into_any()
}

fn of_decree(decree: Decree) -> AnyView {
    let long = move || match language() {
        Language::English => decree.english(),
        Language::Russian => decree.russian(),
    };
    let arrow = move || match decree.arrow() {
        Arrow::None => t!("animal-kingdoms-arrow-none"),
        Arrow::Down => t!("animal-kingdoms-arrow-down"),
        Arrow::Single => t!("animal-kingdoms-arrow-single"),
        Arrow::Double => t!("animal-kingdoms-arrow-double"),
    };
    let mark = move || match decree.mark() {
        Mark::S => t!("animal-kingdoms-mark-rulebook"),
        Mark::D | Mark::I => t!("animal-kingdoms-mark-documented"),
        Mark::R => t!("animal-kingdoms-mark-ours"),
    };
    view! {
        <div class="ak-about">
            <DecreePicture decree />
            <h3>{decree.id()} ". " {move || decree_text(decree)}</h3>
            <p>{move || t!("animal-kingdoms-about-decree", asks = long())}</p>
            <p>{arrow}</p>
            <p class="ak-soft">{mark}</p>
        </div>
    }
    .into_any()
}
