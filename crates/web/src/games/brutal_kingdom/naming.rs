//! Naming a character: all of them at once, with what the viewer can see of where each is.

use leptos::prelude::*;
use pentarchy_brutal_kingdom::{Action, BrutalKingdom, Character, Prompt};

use super::art::Symbol;
use super::face::power_word;
use super::words::{card_name, effect, printed_rank, whom};
use crate::screen::{Play, Scene};
use crate::t;

/// Where a character is, as far as the viewer sees.
fn whereabouts(scene: &Scene<BrutalKingdom>, card: Character) -> Option<String> {
    let name = |index: usize| scene.names.0.get(index).map_or_else(String::new, |player| player.name.clone());
    let own = scene.seat();
    for (index, player) in scene.view.players.iter().enumerate() {
        let is_own = own.is_some_and(|seat| seat.index() == index);
        if is_own && player.hand.is_some_and(|hand| hand.contains(card)) {
            return Some(t!("brutal-kingdom-at-own-hand"));
        }
        if player.known.contains(card) {
            return Some(t!("brutal-kingdom-at-hand-of", name = name(index)));
        }
        let lies = player.stack.as_ref().is_some_and(|stack| stack.iter().any(|laid| laid.card == card));
        if lies || player.top == Some(card) {
            return Some(t!("brutal-kingdom-at-table"));
        }
    }
    let in_centre = scene.view.centre.iter().any(|spot| spot.known == Some(card));
    in_centre.then(|| t!("brutal-kingdom-at-centre"))
}

/// The characters to name.
#[component]
pub(super) fn Naming(play: Play<BrutalKingdom>) -> impl IntoView {
    let chosen = RwSignal::new(None::<Character>);
    let characters = Memo::new(move |_| play.scene.with(|scene| scene.view.characters.iter().collect::<Vec<_>>()));
    let executioner = move || play.scene.with(|scene| scene.view.prompt == Prompt::Doom);
    let title = move || if executioner() { t!("brutal-kingdom-name-doom") } else { t!("brutal-kingdom-name-accuse") };
    let commit = move || {
        chosen.get().map(|card| {
            view! {
                <div class="bk-naming-chosen">
                    <p><b>{card_name(card)}</b> " " {effect(card)}</p>
                    <button class="button main" on:click=move |_| play.act.run(Action::Name(card))>
                        {t!("brutal-kingdom-do-name", card = whom(card))}
                    </button>
                </div>
            }
        })
    };
    view! {
        <section class="bk-naming" aria-label=title>
            <h2>{title}</h2>
            <div class="bk-naming-grid">
                <For each=move || characters.get() key=|card| *card let:card><Candidate play card chosen /></For>
            </div>
            {commit}
        </section>
    }
}

#[component]
fn Candidate(play: Play<BrutalKingdom>, card: Character, chosen: RwSignal<Option<Character>>) -> impl IntoView {
    let legal = Memo::new(move |_| play.scene.with(|scene| scene.allows(&Action::Name(card))));
    let known = Memo::new(move |_| play.scene.with(|scene| whereabouts(scene, card)));
    let is_chosen = move || chosen.get() == Some(card);
    let press = move |_| {
        if legal.get_untracked() {
            chosen.set(Some(card));
        } else {
            play.act.run(Action::Name(card));
        }
    };
    view! {
        <button
            class="bk-candidate"
            class:chosen=is_chosen
            class:dim=move || !legal.get() || known.get().is_some()
            data-power=power_word(card)
            data-name=card.id()
            aria-pressed=move || is_chosen().to_string()
            on:click=press
        >
            <span class="bk-candidate-symbol"><Symbol card /></span>
            <span class="bk-candidate-words">
                <span><span class="numbers">{printed_rank(card)}</span> " " {move || card_name(card)}</span>
                {move || known.get().map(|where_it_is| view! { <small>{where_it_is}</small> })}
            </span>
        </button>
    }
}
