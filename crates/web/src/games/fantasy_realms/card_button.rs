//! A card that can be tapped, dragged, held and asked about.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use pentarchy_fantasy_realms::{Card, FantasyRealms};

use super::drag::{self, Press};
use super::effect::plain;
use super::face::{Face, Size};
use super::picked::picked;
use super::words::{card_name, kind_name};
use crate::screen::Play;
use crate::t;

/// A card on the table or in a hand.
#[component]
pub(super) fn CardButton(
    card: Card,
    play: Play<FantasyRealms>,
    /// Whether a decision about it is open.
    #[prop(into)]
    glows: Signal<bool>,
    /// What else a screen reader says of it.
    #[prop(into)]
    more: Signal<String>,
    tap: Callback<()>,
    /// What happens when it is dragged somewhere; it can't be dragged without.
    dropped: Option<Callback<String>>,
    /// What lies on it.
    children: Children,
) -> impl IntoView {
    let explain = move || play.explain.run(card.id().to_owned());
    let press = Press { dropped, held: Callback::new(move |()| explain()) };
    let is_picked = Memo::new(move |_| picked() == Some(card));
    let pointed = Memo::new(move |_| play.points_at(card.id()));
    let label = move || {
        let own = t!(
            "fantasy-realms-card-label",
            card = card_name(card),
            kind = kind_name(card.kind()),
            strength = card.strength()
        );
        let more = more.get();
        if more.is_empty() { own } else { format!("{own}. {more}") }
    };
    let click = move |_| {
        if !drag::swallows_click() {
            tap.run(());
        }
    };
    let keydown = move |event: KeyboardEvent| {
        if event.key() == "?" || event.key() == "i" {
            event.prevent_default();
            event.stop_propagation();
            explain();
        }
    };
    view! {
        <button
            class="fr-card"
            class:glows=move || glows.get()
            class:picked=move || is_picked.get()
            class:pointed=move || pointed.get()
            class:drags=dropped.is_some()
            data-card=card.id()
            aria-label=label
            title=move || plain(card)
            aria-pressed=move || is_picked.get().to_string()
            on:click=click
            on:keydown=keydown
            on:pointerdown=move |event| drag::down(&event, press)
            on:pointermove=move |event| drag::moved(&event)
            on:pointerup=move |event| drag::up(&event)
            on:pointercancel=move |_| drag::cancel()
            on:contextmenu=move |event| event.prevent_default()
        >
            <Face card size=Size::Medium />
            {children()}
        </button>
    }
}
