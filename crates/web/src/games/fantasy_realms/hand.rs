//! The viewer's own hand: what it counts, why, and what lies in it.

use std::sync::Arc;

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_fantasy_realms::{
    Action, Card, CardSet, Choices, FantasyRealms, ForEach, Prompt, Sheet, Variant, best, sheet,
};

use super::card_button::CardButton;
use super::effect::Effects;
use super::picked::{is_picked_now, pick, picked, put_down};
use super::sheet::{Order, SheetView, card_lines};
use super::trading::trades;
use super::words::card_name;
use super::{drops, hints};
use crate::browser::on_escape;
use crate::parts::{Dialog, Icon};
use crate::screen::Play;
use crate::t;
use crate::text::points;

const KEPT_ORDER: &str = "fantasy-realms-order";

/// What the hand's parts share.
#[derive(Clone, Copy)]
struct Own {
    play: Play<FantasyRealms>,
    cards: Memo<CardSet>,
    prompt: Memo<Option<Prompt>>,
    sheet: Memo<Arc<Sheet>>,
    order: RwSignal<Order>,
    /// Whether the whole sheet is open.
    opened: RwSignal<bool>,
}

/// What lies before the viewer; nothing for onlookers and once hands are open.
pub(super) fn hand(play: Play<FantasyRealms>) -> AnyView {
    hints::follow(play.scene);
    let cards = Memo::new(move |_| {
        let scene = play.scene.get();
        let hand = scene.seat().and_then(|seat| scene.view.players.get(seat.index())?.hand);
        hand.unwrap_or_default()
    });
    let rest = Memo::new(move |_| {
        let scene = play.scene.get();
        (hints::pool(scene.view.discard.iter().copied()), scene.view.rules.for_each)
    });
    let sheet = Memo::new(move |_| {
        let (pool, for_each): (CardSet, ForEach) = rest.get();
        let cards = cards.get();
        let choices: Choices = best(cards, pool, for_each).choices;
        Arc::new(sheet(cards, &choices, for_each))
    });
    let prompt = Memo::new(move |_| {
        let scene = play.scene.get();
        scene.seat().map(|_| scene.view.prompt)
    });
    // What was picked up belongs to the moment.
    Effect::new(move |_| {
        prompt.get();
        cards.get();
        put_down();
    });
    on_escape(put_down);
    let own =
        Own { play, cards, prompt, sheet, order: RwSignal::new(Order::kept(KEPT_ORDER)), opened: RwSignal::new(false) };
    let shown = Memo::new(move |_| {
        let open = play.scene.with(|scene| scene.view.players.iter().all(|player| player.choices.is_some()));
        prompt.get().is_some() && !open
    });
    view! {
        <Show when=move || shown.get()>
            <div class="fr-hand" data-drop="hand">
                <PickedOwn own />
                <Worth own />
                <OwnCards own />
            </div>
            <WholeSheet own />
        </Show>
    }
    .into_any()
}

/// What the hand counts, and in which order its cards stand.
#[component]
fn Worth(own: Own) -> impl IntoView {
    let empty = move || own.cards.get().is_empty();
    let next = move || if own.order.get() == Order::Kind { Order::Strength } else { Order::Kind };
    let turn = move |_| {
        let order = next();
        own.order.set(order);
        order.keep(KEPT_ORDER);
    };
    view! {
        <div class="fr-worth">
            <Show when=move || !empty() fallback=move || view! { <p>{move || t!("fantasy-realms-hand-empty")}</p> }>
                <button class="fr-worth-total" on:click=move |_| own.opened.set(true) aria-haspopup="dialog">
                    <span>{move || t!("fantasy-realms-hand-worth", points = points(own.sheet.get().total))}</span>
                    <Icon icon=icons::TbListDetailsOutline />
                </button>
                <button class="quiet" on:click=turn>
                    <Icon icon=icons::TbSortDescendingOutline />
                    <span class="hidden-words">{move || t!("fantasy-realms-order")} " "</span>
                    <span>{move || match own.order.get() {
                        Order::Kind => t!("fantasy-realms-order-kind"),
                        Order::Strength | Order::Points => t!("fantasy-realms-order-strength"),
                    }}</span>
                </button>
            </Show>
        </div>
    }
}

/// The card of the hand that is picked up: what it does, what it counts, what can be done with it.
#[component]
fn PickedOwn(own: Own) -> impl IntoView {
    let card = Memo::new(move |_| picked().filter(|&card| own.cards.get().contains(card)));
    let lines = move |card: Card| {
        let sheet = own.sheet.get();
        sheet.card(card).map(|row| {
            view! {
                <div class="fr-picked-lines">
                    <b class="numbers">{t!("fantasy-realms-card-now", points = points(row.total))}</b>
                    {card_lines(&sheet, row)}
                </div>
            }
        })
    };
    let discards = move || matches!(own.prompt.get(), Some(Prompt::Discard | Prompt::DiscardDrawn));
    let discard = move |card: Card| {
        view! {
            <button class="button main" on:click=move |_| own.play.act.run(Action::Discard(card))>
                {move || t!("fantasy-realms-group-discard")}
                {move || hints::known(card).map(|total| view! { <span class="hint numbers">{points(total)}</span> })}
            </button>
        }
    };
    move || {
        card.get().map(|card| {
            view! {
                <div class="fr-picked over" data-kind=card.kind().id()>
                    <header>
                        <h3>{move || card_name(card)}</h3>
                        {move || discards().then(|| discard(card))}
                    </header>
                    {move || (own.prompt.get() == Some(Prompt::Trade)).then(|| trades(own.play, card))}
                    <Effects card />
                    {move || lines(card)}
                </div>
            }
        })
    }
}

#[component]
fn OwnCards(own: Own) -> impl IntoView {
    let sorted = move || {
        let mut cards: Vec<Card> = own.cards.get().iter().collect();
        own.order.get().sort(&mut cards, |_| 0);
        cards
    };
    view! {
        <div class="fr-fan" style:--cards=move || own.cards.get().len().to_string()>
            <For each=sorted key=|card| *card let:card><OwnCard own card /></For>
        </div>
    }
}

#[component]
fn OwnCard(own: Own, card: Card) -> impl IntoView {
    let play = own.play;
    let row = Memo::new(move |_| own.sheet.with(|sheet| sheet.card(card).map(|row| (row.total, row.blanked))));
    let fresh = Memo::new(move |_| play.scene.with(|scene| scene.view.fresh.contains(card)));
    let glows = Memo::new(move |_| play.scene.with(|scene| scene.allows(&Action::Discard(card))));
    let hint = Memo::new(move |_| hints::known(card).filter(|_| glows.get()));
    let more = Signal::derive(move || {
        let (total, blanked) = row.get().unwrap_or_default();
        let now = t!("fantasy-realms-card-now", points = points(total));
        let parts = [
            fresh.get().then(|| t!("fantasy-realms-fresh")),
            Some(if blanked { t!("fantasy-realms-card-blanked") } else { now }),
            hint.get().map(|total| t!("fantasy-realms-would-be-discard", points = points(total))),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    });
    let tap = Callback::new(move |()| {
        let discards = matches!(own.prompt.get_untracked(), Some(Prompt::Discard | Prompt::DiscardDrawn));
        if discards && is_picked_now(card) {
            play.act.run(Action::Discard(card));
        } else {
            pick(card);
        }
    });
    let dropped = Callback::new(move |place: String| drops::own_card(play, card, &place));
    let blanked = move || row.get().is_some_and(|(_, blanked)| blanked);
    let total = move || row.get().map(|(total, _)| points(total));
    view! {
        <CardButton card play glows more tap dropped=Some(dropped)>
            <span class="fr-points numbers" class:blanked=blanked aria-hidden="true">{total}</span>
            {move || fresh.get().then(|| view! { <span class="fr-fresh" aria-hidden="true">{t!("fantasy-realms-fresh")}</span> })}
            {move || hint.get().map(|total| view! { <HintBadge own total /> })}
        </CardButton>
    }
}

/// What the hand would count, beside what it counts now.
#[component]
fn HintBadge(own: Own, total: i32) -> impl IntoView {
    // Of the discards that are open, the best stands out.
    let best = Memo::new(move |_| own.cards.get().iter().filter_map(hints::known).max());
    view! {
        <span class="fr-hint numbers" class:best=move || best.get() == Some(total) aria-hidden="true">
            "→" {points(total)}
        </span>
    }
}

/// The whole sheet of the hand.
#[component]
fn WholeSheet(own: Own) -> impl IntoView {
    let trades = move || own.play.scene.with(|scene| scene.view.rules.variant == Variant::Trading);
    let explain = Callback::new(move |card: Card| own.play.explain.run(card.id().to_owned()));
    view! {
        <Dialog
            open=own.opened.into()
            close=Callback::new(move |()| own.opened.set(false))
            title=Signal::derive(move || t!("fantasy-realms-sheet-title"))
        >
            <p class="fr-note">{move || if trades() {
                t!("fantasy-realms-sheet-note-trading")
            } else {
                t!("fantasy-realms-sheet-note")
            }}</p>
            <p class="fr-sheet-total">
                <span>{move || t!("fantasy-realms-total")}</span>
                <b class="fr-total numbers">{move || points(own.sheet.get().total)}</b>
            </p>
            <SheetView sheet=own.sheet order=own.order explain />
        </Dialog>
    }
}
