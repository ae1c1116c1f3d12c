//! A player's place: the stack, the tokens, the backs of the hand, and whom the top card lies in wait for.

use leptos::prelude::*;
use pentarchy_brutal_kingdom::{Action, Back, BrutalKingdom, Character, Colour, Player, Prompt, Threat};
use pentarchy_game::Seat;

use super::art::Symbol;
use super::board::Side;
use super::face::{BackOf, Face, Size};
use super::moment::Moments;
use super::picked::picked;
use super::sign::{Eye, Pennant, PowerSign, Skull, Swords};
use super::stack::{OpenStack, Pile};
use super::words::{card_name, card_names, power, whom};
use crate::parts::SeatSign;
use crate::screen::Play;
use crate::t;

/// What is known of a player, followed.
pub(super) fn known_player(play: Play<BrutalKingdom>, seat: Seat) -> Memo<Option<Player>> {
    Memo::new(move |_| play.scene.with(|scene| scene.view.players.get(seat.index()).cloned()))
}

/// A player's place at the table.
#[component]
pub(super) fn Place(play: Play<BrutalKingdom>, seat: Seat, side: Side, moments: Moments) -> impl IntoView {
    let player = known_player(play, seat);
    let name = move || play.scene.with(|scene| scene.names.of(seat).to_owned());
    let is_own = Memo::new(move |_| play.scene.with(|scene| scene.seat() == Some(seat)));
    let turn = Memo::new(move |_| play.scene.with(|scene| scene.awaiting.contains(seat)));
    let threat = Memo::new(move |_| {
        play.scene.with(|scene| scene.view.threats.iter().find(|threat| threat.seat == seat).copied())
    });
    let struck = Memo::new(move |_| moments.blow.get().is_some_and(|blow| blow.victim == seat));
    let id = format!("seat-{}", seat.index());
    let pointed = Memo::new(move |_| play.points_at(&id));
    let near = side == Side::Near;
    view! {
        <section
            class="bk-place"
            class:turn=move || turn.get()
            class:pointed=move || pointed.get()
            class:struck=move || struck.get()
            data-side=side.word()
            aria-label=name
        >
            <header class="bk-place-head">
                <SeatSign seat />
                <b class="bk-place-name">{name}</b>
                <Firsts play seat />
            </header>
            <div class="bk-place-body">
                <Show when=move || near && is_own.get() fallback=move || view! { <Pile play seat player /> }>
                    <OpenStack play player />
                </Show>
                <div class="bk-place-side">
                    <Holdings player />
                    {move || threat.get().map(|threat| view! { <InWait threat /> })}
                    <Show when=move || !is_own.get()><Backs player /></Show>
                    <Here play seat />
                </div>
            </div>
        </section>
    }
}

/// Who goes first now, and who would next.
#[component]
fn Firsts(play: Play<BrutalKingdom>, seat: Seat) -> impl IntoView {
    let now = Memo::new(move |_| play.scene.with(|scene| scene.view.start == seat));
    let next = Memo::new(move |_| play.scene.with(|scene| scene.view.next_start == Some(seat)));
    view! {
        <Show when=move || now.get()>
            <span class="bk-pennant" title=move || t!("brutal-kingdom-start-card")>
                <Pennant />
                <span class="hidden-words">{move || t!("brutal-kingdom-start-card")}</span>
            </span>
        </Show>
        <Show when=move || next.get() && !now.get()>
            <span class="bk-pennant next" title=move || t!("brutal-kingdom-start-card-next")>
                <Pennant />
                <span class="hidden-words">{move || t!("brutal-kingdom-start-card-next")}</span>
            </span>
        </Show>
    }
}

/// Tokens and eliminations.
#[component]
fn Holdings(player: Memo<Option<Player>>) -> impl IntoView {
    let held = Memo::new(move |_| {
        player.with(|player| player.as_ref().map(|player| (player.tokens, player.eliminations)).unwrap_or_default())
    });
    let token = move |colour: Colour| {
        view! {
            <li class:none=move || held.get().0[colour] == 0 title=move || power(colour)>
                <PowerSign colour />
                <span class="numbers">{move || held.get().0[colour]}</span>
                <span class="hidden-words">" " {move || power(colour)}</span>
            </li>
        }
    };
    view! {
        <ul class="bk-holdings">
            {Colour::ALL.map(token).collect_view()}
            <li class:none=move || held.get().1 == 0 title=move || t!("brutal-kingdom-eliminations-title")>
                <Skull />
                <span class="numbers">{move || held.get().1}</span>
                <span class="hidden-words">" " {move || t!("brutal-kingdom-eliminations-title")}</span>
            </li>
        </ul>
    }
}

/// Whom the top card lies in wait for.
#[component]
fn InWait(threat: Threat) -> impl IntoView {
    view! {
        <p class="bk-threat" title=move || t!("brutal-kingdom-in-wait", card = card_name(threat.card), victim = whom(threat.victim))>
            <Swords />
            <span class="bk-threat-victim"><Symbol card=threat.victim /></span>
            <span class="bk-threat-words">{move || card_name(threat.victim)}</span>
            <span class="hidden-words">{move || t!("brutal-kingdom-in-wait", card = card_name(threat.card), victim = whom(threat.victim))}</span>
        </p>
    }
}

/// The hand from outside: the backs, and the faces of which the viewer can be sure.
#[component]
fn Backs(player: Memo<Option<Player>>) -> impl IntoView {
    let cards = move || {
        let player = player.get()?;
        let known = player.hand.unwrap_or(player.known);
        let of = |back: Back, count: u8| {
            let faces = known.backed(back);
            let hidden = usize::from(count).saturating_sub(faces.len());
            let face = |card: Character| view! { <span class="bk-known"><Face card size=Size::Mini /></span> };
            let faces = faces.iter().map(face).collect_view();
            (faces, (0..hidden).map(|_| view! { <BackOf back /> }).collect_view())
        };
        let (light, dark) = (of(Back::Light, player.light), of(Back::Dark, player.dark));
        let sure = (!known.is_empty()).then(|| card_names(known));
        let words = t!("brutal-kingdom-hand-backs", light = player.light, dark = player.dark);
        let words =
            sure.map_or(words.clone(), |cards| format!("{words}. {}", t!("brutal-kingdom-hand-known", cards = cards)));
        let title = words.clone();
        Some(view! {
            <p class="bk-hand-backs" title=title>
                {light}{dark}
                {(!player.known.is_empty()).then(|| view! { <span class="bk-eye"><Eye /></span> })}
                <span class="hidden-words">{words}</span>
            </p>
        })
    };
    view! { {cards} }
}

/// A button where this player can be chosen: by the Witch, or for the Courtesan's card.
#[component]
fn Here(play: Play<BrutalKingdom>, seat: Seat) -> impl IntoView {
    let action = Memo::new(move |_| {
        play.scene.with(|scene| {
            match scene.view.prompt {
                Prompt::Spy => Some(Action::Spy(seat)),
                Prompt::Offer | Prompt::OfferMore(_) => picked().map(|give| Action::Offer { to: seat, give }),
                _ => None,
            }
            .filter(|action| scene.allows(action))
        })
    });
    let label = move || match action.get() {
        Some(Action::Spy(_)) => t!("brutal-kingdom-here-spy"),
        _ => t!("brutal-kingdom-here-offer"),
    };
    let spoken = move || match action.get() {
        Some(Action::Spy(_)) => {
            t!("brutal-kingdom-do-spy", name = play.scene.with(|scene| scene.names.of(seat).to_owned()))
        }
        Some(Action::Offer { give, .. }) => {
            t!(
                "brutal-kingdom-do-offer",
                card = whom(give),
                name = play.scene.with(|scene| scene.names.of(seat).to_owned())
            )
        }
        _ => String::new(),
    };
    view! {
        <Show when=move || action.get().is_some()>
            <button
                class="button bk-here"
                aria-label=spoken
                on:click=move |_| {
                    if let Some(action) = action.get_untracked() {
                        play.act.run(action);
                    }
                }
            >
                {label}
            </button>
        </Show>
    }
}
