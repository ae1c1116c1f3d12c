//! The dominance cards on offer, with their text; the deck; what was taken.

use leptos::prelude::*;
use pentarchy_dominant_species::Card;

use super::Table;
use super::art::Glyph;
use super::spot::{Spot, standing, touch};
use super::words::card_name;
use crate::t;

/// The cards on offer.
#[component]
pub(super) fn Cards(play: Table) -> impl IntoView {
    let open = Memo::new(move |_| play.scene.with(|scene| scene.view.board.cards.iter().copied().collect::<Vec<_>>()));
    let deck = Memo::new(move |_| play.scene.with(|scene| scene.view.deck));
    let taken = Memo::new(move |_| play.scene.with(|scene| scene.view.taken.clone()));
    let gone = move |card: Card| {
        view! {
            <button class="quiet ds-gone" on:click=move |_| play.explain.run(super::spot::id(Spot::Card(card)))>
                <Glyph picture=card /> {move || card_name(card)}
            </button>
        }
    };
    view! {
        <header class="ds-cards-head">
            <h2>{move || t!("dominant-species-part-cards")}</h2>
            <p class="ds-note" title=move || t!("dominant-species-deck", count = deck.get())>
                {move || t!("dominant-species-deck-short", count = deck.get())}
                <span class="hidden-words">" " {move || t!("dominant-species-deck", count = deck.get())}</span>
            </p>
        </header>
        <ul class="ds-cards">
            <For each=move || open.get() key=|card| *card let:card><OpenCard play card /></For>
        </ul>
        <details class="ds-taken" hidden=move || taken.with(Vec::is_empty)>
            <summary>{move || t!("dominant-species-taken", count = taken.with(Vec::len))}</summary>
            {move || taken.get().into_iter().map(gone).collect_view()}
        </details>
    }
}

#[component]
fn OpenCard(play: Table, card: Card) -> impl IntoView {
    let spot = Spot::Card(card);
    let standing = standing(play, spot);
    view! {
        <li>
            <button
                class="ds-card"
                class:glows=move || standing.glows.get()
                class:touched=move || standing.touched.get()
                class:pointed=move || standing.pointed.get()
                class:ice=card == Card::IceAge
                data-card=card.id()
                on:click=move |_| touch(play, spot)
            >
                <CardFace card />
            </button>
        </li>
    }
}

/// A card's name, sign and text.
#[component]
pub(super) fn CardFace(card: Card) -> impl IntoView {
    view! {
        <span class="ds-card-sign"><Glyph picture=card /></span>
        <span class="ds-card-words">
            <b>{move || card_name(card)}</b>
            <span>{move || card_text(card)}</span>
        </span>
    }
}

/// What a card does.
pub(super) fn card_text(card: Card) -> String {
    t!(format!("dominant-species-card-{}", card.id()))
}
