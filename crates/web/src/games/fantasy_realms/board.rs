//! The middle of the table: the deck and the discard area, or the players to trade with.

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Action, Card, FantasyRealms, Prompt, Variant};

use super::card_button::CardButton;
use super::declaring::Declaring;
use super::effect::Effects;
use super::face::Back;
use super::open_hands::OpenHands;
use super::picked::{is_picked_now, pick, picked};
use super::trading::Trading;
use super::words::card_name;
use super::{drops, hints};
use crate::screen::Play;
use crate::t;
use crate::text::points;

/// After so many turns without drawing it is said that the game may end by that.
const WORTH_SAYING: u8 = 10;
/// FR-11: so many turns without drawing end the game.
const MOST_WITHOUT_DRAWING: u8 = 50;

/// The middle of the table.
pub(super) fn board(play: Play<FantasyRealms>) -> AnyView {
    let variant = Memo::new(move |_| play.scene.with(|scene| scene.view.rules.variant));
    let open =
        Memo::new(move |_| play.scene.with(|scene| scene.view.players.iter().all(|player| player.choices.is_some())));
    let declaring = Memo::new(move |_| play.scene.with(|scene| matches!(scene.view.prompt, Prompt::Declare(_))));
    view! {
        <Show when=move || declaring.get()><Declaring play /></Show>
        <OpenHands play />
        <Show
            when=move || variant.get() == Variant::Trading
            fallback=move || view! { <Piles play /> }
        >
            <Show when=move || !open.get()><Trading play /></Show>
        </Show>
    }
    .into_any()
}

/// The deck and the discard area.
#[component]
fn Piles(play: Play<FantasyRealms>) -> impl IntoView {
    let discard = Memo::new(move |_| play.scene.with(|scene| scene.view.discard.clone()));
    view! {
        <section class="fr-piles" data-drop="discard">
            <DiscardHead play />
            <div class="fr-open">
                <Deck play />
                <For each=move || discard.get() key=|card| *card let:card><OpenCard play card /></For>
            </div>
            <Show when=move || discard.with(Vec::is_empty)>
                <p class="fr-note">{move || t!("fantasy-realms-discards-empty")}</p>
            </Show>
        </section>
        <PickedOpen play />
    }
}

/// How many cards are discarded, and how many end the game.
#[component]
fn DiscardHead(play: Play<FantasyRealms>) -> impl IntoView {
    let state = Memo::new(move |_| {
        play.scene.with(|scene| {
            let drafting = scene.view.players.iter().any(|player| player.cards < 7);
            (scene.view.discard.len() as u8, scene.view.discard_limit, drafting, scene.view.turns_without_drawing)
        })
    });
    let words = move || {
        let (count, limit, drafting, _) = state.get();
        let limit = limit?;
        let left = limit.saturating_sub(count);
        let sentence = if drafting && left <= 3 {
            t!("fantasy-realms-discards-left-draft")
        } else {
            t!("fantasy-realms-discards-left", count = left)
        };
        Some(view! {
            <span class="numbers">{t!("fantasy-realms-discards-count", count = count, limit = limit)}</span>
            <span class="fr-pips" aria-hidden="true">
                {(0..limit).map(|at| view! { <i class:full=at < count></i> }).collect_view()}
            </span>
            <span class="fr-note" class:soon=left <= 3>{sentence}</span>
        })
    };
    let stalling = move || {
        let (_, _, _, turns) = state.get();
        (turns >= WORTH_SAYING)
            .then(|| view! { <p class="fr-note">{t!("fantasy-realms-no-drawing", count = turns, limit = MOST_WITHOUT_DRAWING)}</p> })
    };
    view! {
        <header class="fr-discard-head">
            <h2>{move || t!("fantasy-realms-discards")}</h2>
            {words}
        </header>
        {stalling}
    }
}

#[component]
fn Deck(play: Play<FantasyRealms>) -> impl IntoView {
    let left = Memo::new(move |_| play.scene.with(|scene| scene.view.deck));
    let glows = Memo::new(move |_| play.scene.with(|scene| scene.allows(&Action::Draw)));
    view! {
        <button
            class="fr-deck"
            class:glows=move || glows.get()
            aria-label=move || t!("fantasy-realms-deck-draw", count = left.get())
            on:click=move |_| play.act.run(Action::Draw)
        >
            <Back />
            <span class="fr-deck-name">{move || t!("fantasy-realms-deck")}</span>
            <span class="fr-deck-count numbers">{move || left.get()}</span>
        </button>
    }
}

/// A card of the discard area.
#[component]
fn OpenCard(play: Play<FantasyRealms>, card: Card) -> impl IntoView {
    let glows = Memo::new(move |_| play.scene.with(|scene| scene.allows(&Action::Take(card))));
    let hint = Memo::new(move |_| hints::known(card).filter(|_| glows.get()));
    let best = Memo::new(move |_| {
        let discard = play.scene.with(|scene| scene.view.discard.clone());
        discard.into_iter().filter_map(hints::known).max()
    });
    let newest = Memo::new(move |_| play.scene.with(|scene| scene.view.discard.last() == Some(&card)));
    let more = Signal::derive(move || {
        hint.get().map(|total| t!("fantasy-realms-would-be-take", points = points(total))).unwrap_or_default()
    });
    let tap = Callback::new(move |()| {
        let takes = play
            .scene
            .with_untracked(|scene| matches!(scene.view.prompt, Prompt::Draw | Prompt::Draft | Prompt::Discard));
        if takes && is_picked_now(card) {
            play.act.run(Action::Take(card));
        } else {
            pick(card);
        }
    });
    let dropped = Callback::new(move |place: String| drops::open_card(play, card, &place));
    view! {
        <div class="fr-open-card" class:newest=move || newest.get()>
            <CardButton card play glows more tap dropped=Some(dropped)>
                {move || hint.get().map(|total| view! {
                    <span class="fr-hint numbers" class:best=best.get() == Some(total) aria-hidden="true">"→" {points(total)}</span>
                })}
            </CardButton>
        </div>
    }
}

/// The open card that is picked up: what it does, and what the hand could count with it.
#[component]
fn PickedOpen(play: Play<FantasyRealms>) -> impl IntoView {
    let card = Memo::new(move |_| {
        let scene = play.scene.get();
        picked().filter(|card| scene.view.discard.contains(card))
    });
    let legal = move |card: Card| play.scene.with(|scene| scene.allows(&Action::Take(card)));
    // What would be discarded for it, for the card that one looks at.
    let advice = move |card: Card| {
        let scene = play.scene.get();
        if !scene.plan.hints || scene.view.prompt != Prompt::Draw {
            return None;
        }
        let hand = scene.view.players.get(scene.seat()?.index())?.hand?;
        let (total, gone) = hints::if_taken(&scene.view, hand, card);
        Some(view! {
            <p class="fr-advice">
                <b class="numbers">{t!("fantasy-realms-would-be-take", points = points(total))}</b>
                {gone.map(|gone| format!(" ({})", t!("fantasy-realms-do-discard", card = card_name(gone))))}
            </p>
        })
    };
    let take = move |card: Card| {
        view! {
            <button class="button main" on:click=move |_| play.act.run(Action::Take(card))>
                {move || t!("fantasy-realms-group-take")}
                {move || hints::known(card).map(|total| view! { <span class="hint numbers">{points(total)}</span> })}
            </button>
        }
    };
    move || {
        card.get().map(|card| {
            view! {
                <div class="fr-picked" data-kind=card.kind().id()>
                    <header>
                        <h3>{move || card_name(card)}</h3>
                        {move || legal(card).then(|| take(card))}
                    </header>
                    <Effects card />
                    {move || advice(card)}
                </div>
            }
        })
    }
}
