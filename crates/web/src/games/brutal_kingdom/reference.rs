//! The reference that everybody may look at any time: who eliminates whom, and what everybody does.

use leptos::prelude::*;
use pentarchy_brutal_kingdom::{BrutalKingdom, Character, CharacterSet};

use super::art::Symbol;
use super::face::{Icons, power_word};
use super::sign::{BackSign, Swords};
use super::words::{card_name, effect, printed_rank};
use crate::parts::Dialog;
use crate::screen::Play;
use crate::t;

/// Those who eliminate as soon as they are played.
const AT_ONCE: [Character; 4] = [Character::Poisoner, Character::Berserker, Character::Assassin, Character::Abbot];
/// Those who lie in wait.
const IN_WAIT: [Character; 3] = [Character::King, Character::Queen, Character::Executioner];

/// The reference, over the page.
#[component]
pub(super) fn Reference(play: Play<BrutalKingdom>, open: RwSignal<bool>) -> impl IntoView {
    let characters = Memo::new(move |_| play.scene.with(|scene| scene.view.characters));
    view! {
        <Dialog
            open=open.into()
            close=Callback::new(move |()| open.set(false))
            title=Signal::derive(move || t!("brutal-kingdom-reference"))
        >
            <div class="bk-reference">
                <h3>{move || t!("brutal-kingdom-reference-at-once")}</h3>
                <ul>{AT_ONCE.map(|card| view! { <Kills card /> }).collect_view()}</ul>
                <h3>{move || t!("brutal-kingdom-reference-in-wait")}</h3>
                <ul>{IN_WAIT.map(|card| view! { <Kills card /> }).collect_view()}</ul>
                <p class="bk-note">{move || t!("brutal-kingdom-reference-safe")}</p>
                <h3>{move || t!("brutal-kingdom-reference-all")}</h3>
                <ul class="bk-reference-all">
                    {move || characters.get().iter().map(|card| view! { <Row play card /> }).collect_view()}
                </ul>
            </div>
        </Dialog>
    }
}

/// One who eliminates, and whom.
#[component]
fn Kills(card: Character) -> impl IntoView {
    let victims: CharacterSet = card.victims();
    view! {
        <li class="bk-kills">
            <Tile card />
            <Swords />
            {if victims.is_empty() {
                view! { <span>{move || t!("brutal-kingdom-named-victim")}</span> }.into_any()
            } else {
                victims.iter().map(|card| view! { <Tile card /> }).collect_view().into_any()
            }}
        </li>
    }
}

/// A character in a few letters.
#[component]
pub(super) fn Tile(card: Character) -> impl IntoView {
    view! {
        <span class="bk-tile" data-power=power_word(card)>
            <Symbol card />
            <span>{move || card_name(card)}</span>
        </span>
    }
}

#[component]
fn Row(play: Play<BrutalKingdom>, card: Character) -> impl IntoView {
    let press = move |_| play.explain.run(card.id().to_owned());
    view! {
        <li>
            <button class="bk-reference-row" data-power=power_word(card) on:click=press>
                <b class="numbers">{printed_rank(card)}</b>
                <span class="bk-candidate-symbol"><Symbol card /></span>
                <span class="bk-reference-words">
                    <span class="bk-reference-name">
                        <b>{move || card_name(card)}</b>
                        <BackSign back=card.back() />
                        <Icons card />
                    </span>
                    <span>{move || effect(card)}</span>
                </span>
            </button>
        </li>
    }
}

/// Who eliminates this character, in words.
pub(super) fn enemies(card: Character) -> String {
    let enemies = card.threatened_by();
    if enemies.is_empty() {
        t!("brutal-kingdom-nobody-eliminates")
    } else {
        t!("brutal-kingdom-eliminated-by", cards = super::words::card_names(enemies))
    }
}
