//! The viewer's own hand: pick a card up, see what it would do, play it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use pentarchy_brutal_kingdom::{Action, BrutalKingdom, Character, CharacterSet, Prompt};

use super::art::Symbol;
use super::face::{Face, Size, power_word};
use super::foresight::foresee;
use super::picked::{pick, picked, picked_now, put_down};
use super::prompt::label;
use super::sign::Swords;
use super::words::{card_label, card_name, duty, effect};
use crate::browser::on_escape;
use crate::screen::Play;
use crate::t;

/// What lies before the viewer; nothing for onlookers.
pub(super) fn hand(play: Play<BrutalKingdom>) -> AnyView {
    let cards = Memo::new(move |_| {
        let scene = play.scene.get();
        let hand = scene.seat().and_then(|seat| scene.view.players.get(seat.index())?.hand);
        hand.unwrap_or_default()
    });
    let prompt = Memo::new(move |_| play.scene.with(|scene| scene.view.prompt));
    // What was picked up belongs to the moment.
    put_down();
    on_escape(put_down);
    Effect::new(move |before: Option<(Prompt, CharacterSet)>| {
        let now = (prompt.get(), cards.get());
        if before.is_some_and(|before| before != now) {
            put_down();
        }
        now
    });
    view! {
        <Show when=move || !cards.get().is_empty()>
            <div class="bk-hand">
                <PickedOwn play cards />
                <div class="bk-fan">
                    <For each=move || cards.get().iter() key=|card| *card let:card><OwnCard play card /></For>
                </div>
            </div>
        </Show>
    }
    .into_any()
}

/// What can be decided about this card now.
fn open_actions(legal: &[Action], card: Character) -> Vec<Action> {
    let about = |action: &Action| match *action {
        Action::Pass(other) | Action::Play(other) | Action::Answer(other) => other == card,
        Action::Swap { give, .. } | Action::Offer { give, .. } => give == card,
        _ => false,
    };
    legal.iter().copied().filter(about).collect()
}

/// What a second tap on a card tries, whether it is allowed or not.
fn plain_action(prompt: Prompt, card: Character) -> Option<Action> {
    match prompt {
        Prompt::Pass { .. } => Some(Action::Pass(card)),
        Prompt::Play => Some(Action::Play(card)),
        Prompt::Answer(_) => Some(Action::Answer(card)),
        _ => None,
    }
}

#[component]
fn OwnCard(play: Play<BrutalKingdom>, card: Character) -> impl IntoView {
    let glows = Memo::new(move |_| play.scene.with(|scene| !open_actions(&scene.legal, card).is_empty()));
    let is_picked = Memo::new(move |_| picked() == Some(card));
    let pointed = Memo::new(move |_| play.points_at(card.id()));
    let chosen = Memo::new(move |_| {
        play.scene.with(|scene| {
            scene.view.passing == Some(card)
                || scene.view.offers.iter().any(|offer| offer.give == Some(card) || offer.answer == Some(card))
        })
    });
    let threat = Memo::new(move |_| play.scene.with(|scene| scene.view.striker(scene.seat()?, card)));
    let explain = move || play.explain.run(card.id().to_owned());
    let press = move |_| {
        let action = play.scene.with_untracked(|scene| plain_action(scene.view.prompt, card));
        match action.filter(|_| picked_now() == Some(card)) {
            Some(action) => play.act.run(action),
            None => pick(card),
        }
    };
    let keydown = move |event: KeyboardEvent| {
        if event.key() == "?" || event.key() == "i" {
            event.prevent_default();
            event.stop_propagation();
            explain();
        }
    };
    let words = move || {
        let mut words = card_label(card);
        if let Some(threat) = threat.get() {
            let name = play.scene.with(|scene| scene.names.of(threat.seat).to_owned());
            let killer = card_name(threat.card);
            words = format!("{words}. {}", t!("brutal-kingdom-would-fall", killer = killer, name = name));
        }
        if chosen.get() { format!("{words}. {}", t!("brutal-kingdom-chosen")) } else { words }
    };
    view! {
        <button
            class="bk-card"
            class:glows=move || glows.get()
            class:picked=move || is_picked.get()
            class:pointed=move || pointed.get()
            class:chosen=move || chosen.get()
            data-card=card.id()
            aria-label=words
            aria-pressed=move || is_picked.get().to_string()
            on:click=press
            on:keydown=keydown
            on:contextmenu=move |event| {
                event.prevent_default();
                explain();
            }
        >
            <Face card size=Size::Medium />
            {move || threat.get().map(|threat| view! {
                <span class="bk-warning" aria-hidden="true"><Swords /><Symbol card=threat.card /></span>
            })}
        </button>
    }
}

/// The card that is picked up: what it does, what it would lead to, what can be decided about it.
#[component]
fn PickedOwn(play: Play<BrutalKingdom>, cards: Memo<CharacterSet>) -> impl IntoView {
    let card = Memo::new(move |_| picked().filter(|card| cards.get().contains(*card)));
    let lines = move |card: Character| {
        let scene = play.scene.get();
        let plays = scene.view.prompt == Prompt::Play;
        let lines = scene.seat().filter(|_| plays).map(|own| foresee(&scene, own, card)).unwrap_or_default();
        lines
            .into_iter()
            .map(|line| view! { <li class=format!("bk-foreseen {}", line.tone)>{line.words}</li> })
            .collect_view()
    };
    let buttons = move |card: Character| {
        let scene = play.scene.get();
        open_actions(&scene.legal, card)
            .into_iter()
            .map(|action| {
                view! {
                    <button class="button main" on:click=move |_| play.act.run(action)>{label(&scene, action)}</button>
                }
            })
            .collect_view()
    };
    move || {
        card.get().map(|card| {
            view! {
                <div class="bk-picked" data-power=power_word(card)>
                    <header>
                        <h3>{move || card_name(card)}</h3>
                        <span class="bk-duty">{move || duty(card)}</span>
                    </header>
                    <p>{move || effect(card)}</p>
                    <ul>{move || lines(card)}</ul>
                    <div class="bk-buttons">{move || buttons(card)}</div>
                </div>
            }
        })
    }
}
