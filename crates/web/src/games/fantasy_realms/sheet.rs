//! A score sheet on the screen: every card with what it counts, and why.

use std::sync::Arc;

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Card, CardSheet, Reason, Sheet};

use super::reasons;
use super::sign::Sign;
use super::words::card_name;
use crate::browser::{keep, kept};
use crate::t;
use crate::text::{points, signed};

/// In which order cards stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Order {
    #[default]
    Kind,
    Strength,
    Points,
}

impl Order {
    /// For texts and for what is kept.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Order::Kind => "kind",
            Order::Strength => "strength",
            Order::Points => "points",
        }
    }

    /// The order that was last chosen under this name.
    pub(crate) fn kept(name: &str) -> Order {
        let word = kept(name);
        let orders = [Order::Kind, Order::Strength, Order::Points];
        orders.into_iter().find(|order| Some(order.word()) == word.as_deref()).unwrap_or_default()
    }

    pub(crate) fn keep(self, name: &str) {
        keep(name, self.word());
    }

    /// Puts cards into this order; `worth` says how many points each counts.
    pub(crate) fn sort(self, cards: &mut [Card], worth: impl Fn(Card) -> i32) {
        match self {
            Order::Kind => cards.sort(),
            Order::Strength => cards.sort_by_key(|&card| (-card.strength(), card)),
            Order::Points => cards.sort_by_key(|&card| (-worth(card), card)),
        }
    }
}

/// A score sheet. A tap on a card's name runs `explain`.
#[component]
pub(crate) fn SheetView(
    #[prop(into)] sheet: Signal<Arc<Sheet>>,
    #[prop(into)] order: Signal<Order>,
    explain: Callback<Card>,
) -> impl IntoView {
    let rows = move || {
        let sheet = sheet.get();
        let mut cards: Vec<Card> = sheet.cards.iter().map(|card| card.card).collect();
        order.get().sort(&mut cards, |card| sheet.card(card).map_or(0, |card| card.total));
        cards.into_iter().filter_map(|card| sheet.card(card)).map(|card| card_row(&sheet, card, explain)).collect_view()
    };
    view! { <ul class="fr-sheet">{rows}</ul> }
}

/// One card's part. It is said in the language of the moment: call it where that is followed.
fn card_row(sheet: &Sheet, card: &CardSheet, explain: Callback<Card>) -> impl IntoView + use<> {
    let CardSheet { card: the_card, kind, blanked, total, .. } = *card;
    view! {
        <li class="fr-row" class:blanked=blanked data-kind=kind.id()>
            <span class="fr-row-sign"><Sign kind /></span>
            <button class="fr-row-name" on:click=move |_| explain.run(the_card)>{card_name(the_card)}</button>
            <span class="fr-row-total numbers">{points(total)}</span>
            {card_lines(sheet, card)}
        </li>
    }
}

/// Why one card counts what it counts, in a line for each reason. Call it where the language is followed.
pub(crate) fn card_lines(sheet: &Sheet, card: &CardSheet) -> impl IntoView + use<> {
    let guise = reasons::guise(sheet, card).map(|words| view! { <li class="fr-why guise">{words}</li> });
    let blanked = card.blanked_by.as_ref().map(|why| {
        view! { <li class="fr-why bad"><span aria-hidden="true">"✕ "</span>{reasons::blanking(sheet, card.card, why)}</li> }
    });
    let cleared = reasons::clearings(sheet, card)
        .into_iter()
        .map(|words| view! { <li class="fr-why good"><span aria-hidden="true">"✓ "</span>{words}</li> })
        .collect_view();
    // A strength that is all there is stands beside the name already.
    let only_strength = card.lines.len() == 1 && card.total == card.base;
    let lines = card
        .lines
        .iter()
        .filter(|_| !only_strength)
        .map(|line| {
            let words = reasons::line(sheet, card, line);
            let number = if line.reason == Reason::Strength { points(line.points) } else { signed(line.points) };
            let gain = line.points > 0 && line.reason != Reason::Strength;
            let loss = line.points < 0;
            view! {
                <li class="fr-why" class:good=gain class:bad=loss>
                    <span class="fr-why-points numbers">{number}</span>
                    " "
                    {words}
                </li>
            }
        })
        .collect_view();
    view! { <ul class="fr-whys">{guise}{blanked}{cleared}{lines}</ul> }
}

/// The total, said aloud to a screen reader when it changes.
#[component]
pub(crate) fn Total(#[prop(into)] total: Signal<i32>) -> impl IntoView {
    view! {
        <output class="fr-total numbers" aria-label=move || t!("fantasy-realms-total")>{move || points(total.get())}</output>
    }
}
