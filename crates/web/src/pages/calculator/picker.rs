//! Picking cards: a search, the kinds to jump to, and all cards as large targets.

use icondata_tb as icons;
use leptos::html::Input;
use leptos::prelude::*;
use pentarchy_fantasy_realms::{Card, Kind};

use super::party::Tapped;
use super::state::{Calculation, Filling};
use crate::games::fantasy_realms::{Order, Sign, card_name, kind_name, narrow_name};
use crate::parts::Icon;
use crate::t;

#[component]
pub(super) fn Picker(calculation: Calculation) -> impl IntoView {
    let sought = RwSignal::new(String::new());
    let found = Memo::new(move |_| sought.with(|sought| search(sought)));
    let field = NodeRef::<Input>::new();
    let pick_first = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let taken = calculation.cards();
        let next = found.get_untracked().into_iter().find(|&card| !taken.contains(card));
        if let (Some(card), false) = (next, sought.with_untracked(String::is_empty)) {
            calculation.tap(card);
            sought.set(String::new());
        }
        if let Some(field) = field.get_untracked() {
            let _ = field.focus();
        }
    };
    let has_necromancer = move || {
        let player = calculation.current.get();
        calculation.party.with(|party| party.players[player].cards.contains(Card::Necromancer))
    };
    view! {
        <div class="calc-find">
            <form role="search" on:submit=pick_first>
                <Icon icon=icons::TbSearchOutline />
                <input
                    type="search"
                    node_ref=field
                    enterkeyhint="done"
                    autocomplete="off"
                    placeholder=move || t!("calculator-search")
                    aria-label=move || t!("calculator-search")
                    prop:value=move || sought.get()
                    on:input=move |event| sought.set(event_target_value(&event))
                />
            </form>
            <nav class="calc-kinds" aria-label=move || t!("calculator-kinds")>
                {Kind::ALL.map(|kind| view! {
                    <a class="calc-kind" data-kind=kind.id() href=format!("#calc-{}", kind.id()) title=move || kind_name(kind)>
                        <Sign kind />
                        <span class="hidden-words">{move || kind_name(kind)}</span>
                    </a>
                }).collect_view()}
            </nav>
            <Notice calculation />
        </div>
        <Show when=has_necromancer>
            <FillingChoice calculation />
        </Show>
        <Show
            when=move || calculation.order.get() == Order::Kind && sought.with(String::is_empty)
            fallback=move || view! { <Flat calculation found /> }
        >
            {Kind::ALL.map(|kind| view! { <KindGroup calculation kind /> }).collect_view()}
        </Show>
    }
}

/// Whether taps fill the hand or the discard area.
#[component]
fn FillingChoice(calculation: Calculation) -> impl IntoView {
    let filling = calculation.filling;
    let button = move |what: Filling, words: fn() -> String| {
        view! {
            <button class="calc-tab" aria-pressed=move || (filling.get() == what).to_string() on:click=move |_| filling.set(what)>
                {words}
            </button>
        }
    };
    view! {
        <div class="calc-filling" role="group" aria-label=move || t!("calculator-filling")>
            {button(Filling::Hand, || t!("calculator-filling-hand"))}
            {button(Filling::Discards, || t!("calculator-filling-discards"))}
        </div>
        <p class="calc-hint">{move || match filling.get() {
            Filling::Hand => t!("calculator-filling-hand-help"),
            Filling::Discards => t!("calculator-filling-discards-help"),
        }}</p>
    }
}

/// A word about the last tap.
#[component]
fn Notice(calculation: Calculation) -> impl IntoView {
    let words = move || {
        let (card, tapped) = calculation.notice.get()?;
        let name = card_name(card);
        let words = match tapped {
            Tapped::Added | Tapped::Removed => return None,
            Tapped::Raised => t!("calculator-raised", card = name),
            Tapped::Full => t!("calculator-full"),
            Tapped::NotRaisable => t!("calculator-not-raisable", card = name),
            Tapped::Offered => t!("calculator-offered", card = name),
            Tapped::HeldBy(player) => {
                t!("calculator-held-by", card = name, player = super::players::shown_name(calculation, player))
            }
        };
        let movable = matches!(tapped, Tapped::HeldBy(_) | Tapped::Offered);
        let fetch = move || {
            view! { <button class="button" on:click=move |_| calculation.fetch(card)>{move || t!("calculator-fetch")}</button> }
        };
        Some(view! { <p class="calc-notice"><span>{words}</span> {movable.then(fetch)}</p> })
    };
    view! { <div role="status" class="calc-notices">{words}</div> }
}

#[component]
fn KindGroup(calculation: Calculation, kind: Kind) -> impl IntoView {
    view! {
        <section class="calc-group" data-kind=kind.id() id=format!("calc-{}", kind.id()) tabindex="-1" aria-label=move || kind_name(kind)>
            <h2><Sign kind />{move || kind_name(kind)}</h2>
            <div class="calc-grid">
                {Card::ALL.into_iter().filter(|card| card.kind() == kind).map(|card| view! { <Cell calculation card /> }).collect_view()}
            </div>
        </section>
    }
}

/// What the search has found, or all cards by strength.
#[component]
fn Flat(calculation: Calculation, found: Memo<Vec<Card>>) -> impl IntoView {
    let cards = move || {
        let mut cards = found.get();
        if calculation.order.get() != Order::Kind {
            cards.sort_by_key(|card| (-card.strength(), *card));
        }
        cards
    };
    view! {
        <div class="calc-grid flat">
            <For each=cards key=|card| *card let:card><Cell calculation card /></For>
        </div>
        <Show when=move || found.with(Vec::is_empty)><p class="calc-hint">{move || t!("calculator-nothing-found")}</p></Show>
    }
}

/// A card as a large target.
#[component]
fn Cell(calculation: Calculation, card: Card) -> impl IntoView {
    let filling = calculation.filling;
    let party = calculation.party;
    let chosen = Memo::new(move |_| match filling.get() {
        Filling::Hand => calculation.cards().contains(card),
        Filling::Discards => party.with(|party| party.offered.contains(card)),
    });
    let elsewhere = Memo::new(move |_| {
        let current = calculation.current.get();
        party.with(|party| match party.holder(card) {
            Some(holder) => holder != current || filling.get() == Filling::Discards,
            None => filling.get() == Filling::Hand && party.offered.contains(card),
        })
    });
    view! {
        <button
            class="calc-cell"
            class:elsewhere=move || elsewhere.get()
            data-kind=card.kind().id()
            aria-pressed=move || chosen.get().to_string()
            aria-label=move || t!("calculator-cell", card = card_name(card), kind = kind_name(card.kind()), strength = card.strength())
            on:click=move |_| calculation.tap(card)
        >
            <span class="calc-cell-strength numbers">{card.strength()}<Sign kind=card.kind() /></span>
            <span class="calc-cell-name"><span>{move || narrow_name(card)}</span></span>
        </button>
    }
}

/// The cards that a search finds, the best first: words that begin so, in either language, then kinds.
fn search(sought: &str) -> Vec<Card> {
    let sought = plain(sought);
    let sought = sought.trim();
    let begins = |text: &str| plain(text).split_whitespace().any(|word| word.starts_with(sought));
    let whole_begins = |text: &str| plain(text).starts_with(sought);
    let rank = |card: &Card| {
        let names = [card.english(), card.russian()];
        let kinds = [card.kind().english(), card.kind().russian()];
        if names.iter().any(|name| whole_begins(name)) {
            Some(0)
        } else if names.iter().any(|name| begins(name)) {
            Some(1)
        } else if names.iter().any(|name| plain(name).contains(sought)) {
            Some(2)
        } else if kinds.iter().any(|kind| begins(kind)) || card.strength().to_string() == sought {
            Some(3)
        } else {
            None
        }
    };
    let mut found: Vec<(i32, Card)> = Card::ALL.iter().filter_map(|card| Some((rank(card)?, *card))).collect();
    found.sort();
    found.into_iter().map(|(_, card)| card).collect()
}

/// Without what people leave out when they type.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('ё', "е").replace('ä', "a").replace('-', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(sought: &str) -> Option<Card> {
        search(sought).first().copied()
    }

    #[test]
    fn two_letters_of_either_language_find_a_card() {
        assert_eq!(first("dra"), Some(Card::Dragon));
        assert_eq!(first("дра"), Some(Card::Dragon));
        assert_eq!(first("кеф"), Some(Card::SwordOfKeth));
        assert_eq!(first("лег"), Some(Card::LightCavalry));
        assert_eq!(first("doppelga"), Some(Card::Doppelganger));
        assert_eq!(first("Keth"), Some(Card::SwordOfKeth));
        assert_eq!(first("40"), Some(Card::Wildfire));
    }

    #[test]
    fn a_kind_finds_its_cards_and_nonsense_nothing() {
        assert!(search("зверь").contains(&Card::Hydra));
        assert_eq!(search("weapon").len(), 5);
        assert!(search("qqq").is_empty());
        assert_eq!(search("").len(), 53);
    }
}
