//! A battle: who fights, with which cards, and how it stands.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_animal_kingdoms::{AnimalKingdoms, BattleView, Card, Strength, UPSTART, survivors};
use pentarchy_game::{Seat, Seats};

use super::face::{Back, Face, Size};
use super::map::left_tokens;
use super::words::{is_upstart, side_name, side_names};
use crate::parts::{Icon, SeatSign};
use crate::screen::{Names, Play};
use crate::t;

/// What one modifier adds.
const MODIFIER: u8 = 2;

/// Who would be left in the battle if nothing more were added than this to the card of this side.
pub(super) fn would_be_left(battle: &BattleView, seat: Seat, more: u8) -> Seats {
    let strength = |side: usize| {
        let own = if side == seat.index() { more } else { 0 };
        let card = battle.cards.get(side).copied().flatten()?;
        Some(Strength::new(card, battle.boosts.get(side).copied().unwrap_or_default() + own))
    };
    survivors(&std::array::from_fn(strength))
}

/// Whether the cards are revealed.
pub(super) fn is_open(battle: &BattleView) -> bool {
    battle.fighters.iter().all(|seat| battle.cards.get(seat.index()).is_some_and(Option::is_some))
}

/// The battle that goes on.
#[component]
pub(super) fn Battle(play: Play<AnimalKingdoms>) -> impl IntoView {
    let battle = Memo::new(move |_| play.scene.with(|scene| scene.view.battle.clone()));
    let token = move |battle: &BattleView| {
        play.scene.with(|scene| {
            let view = scene.view.realms.iter().find(|view| view.realm == battle.realm);
            view.and_then(|view| left_tokens(view).first().copied()).unwrap_or_default()
        })
    };
    move || {
        battle.get().map(|battle| {
            let scene = play.scene.get();
            let sides = Seats::first(scene.view.players.len() as u8);
            let shown = scene.view.upstart.as_ref().map_or(0, |upstart| upstart.battle_cards);
            let fighters = sides
                .iter()
                .filter(|&seat| battle.fighters.contains(seat) || battle.beaten.contains(seat))
                .map(|seat| fighter(&battle, &scene.names, seat, shown))
                .collect_view();
            let open = is_open(&battle);
            let stands = open.then(|| {
                let left = would_be_left(&battle, Seat::FIRST, 0);
                let names = side_names(&scene.names, left);
                if left.len() == 1 { t!("animal-kingdoms-battle-leads", names = names) } else { t!("animal-kingdoms-battle-even", names = names) }
            });
            view! {
                <section class="ak-battle" aria-label=t!("animal-kingdoms-battle-for", size = battle.realm.territories())>
                    <h2><Icon icon=icons::TbSwordsOutline /> {t!("animal-kingdoms-battle-for", size = battle.realm.territories())}</h2>
                    <p class="ak-soft">{t!("animal-kingdoms-battle-stake", points = token(&battle))}</p>
                    <div class="ak-fighters">{fighters}</div>
                    <p class="ak-soft" role="status">{stands.unwrap_or_else(|| t!("animal-kingdoms-battle-rule"))}</p>
                </section>
            }
        })
    }
}

/// One side: its card, its back, or an empty place.
fn fighter(battle: &BattleView, names: &Names, seat: Seat, upstart_cards: u8) -> impl IntoView + use<> {
    let card = battle.cards.get(seat.index()).copied().flatten();
    let boost = battle.boosts.get(seat.index()).copied().unwrap_or_default();
    let out = battle.beaten.contains(seat);
    let upstart = is_upstart(names, seat) && seat == UPSTART;
    let words = match card {
        _ if out => t!("animal-kingdoms-battle-out"),
        Some(card) if boost > 0 => strength_words(card, boost),
        Some(_) => String::new(),
        None if upstart => t!("animal-kingdoms-battle-deck", count = upstart_cards),
        None if battle.chosen.contains(seat) => t!("animal-kingdoms-battle-chose"),
        None => t!("animal-kingdoms-battle-chooses"),
    };
    let picture = match card {
        Some(card) => view! { <Face card size=Size::Medium /> }.into_any(),
        None if upstart => (0..upstart_cards).map(|_| view! { <Back /> }).collect_view().into_any(),
        None if battle.chosen.contains(seat) => view! { <Back /> }.into_any(),
        None => view! { <span class="ak-place"></span> }.into_any(),
    };
    view! {
        <div class="ak-fighter" class:out=out>
            <span class="ak-fighter-name"><SeatSign seat /> {side_name(names, seat)}</span>
            <span class="ak-fighter-cards">{picture}</span>
            <span class="ak-soft numbers">{words}</span>
        </div>
    }
}

/// "5 + 2 = 7".
pub(super) fn strength_words(card: Card, boost: u8) -> String {
    if boost == 0 {
        return card.rank().to_string();
    }
    let added = boost * MODIFIER;
    format!("{} + {added} = {}", card.rank(), card.rank() + added)
}
