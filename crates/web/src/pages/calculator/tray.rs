//! The hand and its total, under the thumb.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_fantasy_realms::Card;

use super::party::WHOLE_HAND;
use super::state::{Calculation, Side};
use crate::games::fantasy_realms::{Order, Symbol, card_name};
use crate::parts::Icon;
use crate::t;
use crate::text::points;

#[component]
pub(super) fn Tray(calculation: Calculation) -> impl IntoView {
    let side = calculation.side;
    let cards = move || {
        let sheet = calculation.sheet.get();
        let mut cards: Vec<Card> = sheet.cards.iter().map(|card| card.card).collect();
        Order::Kind.sort(&mut cards, |_| 0);
        cards
    };
    let count = move || calculation.party.with(|party| party.players[calculation.current.get()].cards.len());
    let missing = move || WHOLE_HAND.saturating_sub(count());
    let turn = move |_| {
        side.update(|side| *side = if *side == Side::Pick { Side::Score } else { Side::Pick });
        crate::browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    };
    view! {
        <div class="calc-tray">
            <ul class="calc-slots" aria-label=move || t!("calculator-hand", count = count())>
                <For each=cards key=|card| *card let:card><Slot calculation card /></For>
                {move || (0..missing()).map(|_| view! { <li class="calc-slot empty" aria-hidden="true"></li> }).collect_view()}
            </ul>
            <Show when=move || { count() > 0 }>
                <button class="quiet calc-clear" on:click=move |_| calculation.clear()>
                    <Icon icon=icons::TbTrashOutline />
                    <span class="hidden-words">{move || t!("calculator-clear")}</span>
                </button>
            </Show>
            <button class="calc-turn" on:click=turn>
                <b class="numbers">{move || points(calculation.sheet.get().total)}</b>
                <span>{move || match side.get() {
                    Side::Pick => t!("calculator-to-score"),
                    Side::Score => t!("calculator-to-cards"),
                }}</span>
            </button>
        </div>
    }
}

/// A card of the hand; a tap puts it back.
#[component]
fn Slot(calculation: Calculation, card: Card) -> impl IntoView {
    let row =
        Memo::new(move |_| calculation.sheet.with(|sheet| sheet.card(card).map(|card| (card.total, card.blanked))));
    let total = move || row.get().map(|(total, _)| points(total));
    let blanked = move || row.get().is_some_and(|(_, blanked)| blanked);
    let remove = move |_| {
        let player = calculation.current.get_untracked();
        let raised_by_itself = calculation.party.with_untracked(|party| !party.players[player].cards.contains(card));
        if raised_by_itself && calculation.party.with_untracked(|party| party.players[player].raised() != Some(card)) {
            // It came from the discard area by itself: it leaves when the Necromancer is told to bring nothing.
            calculation.party.update(|party| {
                let none = pentarchy_fantasy_realms::Declaration::Necromancer(None);
                party.players[player].decisions.make(none);
            });
            return;
        }
        calculation.filling.set(super::state::Filling::Hand);
        calculation.tap(card);
    };
    view! {
        <li class="calc-slot" data-kind=card.kind().id() class:blanked=blanked>
            <button on:click=remove aria-label=move || t!("calculator-remove", card = card_name(card)) title=move || card_name(card)>
                <Symbol card />
                <span class="numbers">{total}</span>
            </button>
        </li>
    }
}
