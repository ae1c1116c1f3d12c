//! The cards that lie before a player: a pile with its open top, or all of them where the viewer may look through it.

use leptos::prelude::*;
use pentarchy_brutal_kingdom::{Action, BrutalKingdom, Character, Face as Lies, Laid, Player, Prompt};
use pentarchy_game::Seat;

use super::face::{Face, Size};
use super::sign::Skull;
use super::words::{card_label, card_name};
use crate::screen::Play;
use crate::t;

/// What a tap on an open top card does: it is a victim, or it explains itself.
fn tap(play: Play<BrutalKingdom>, card: Character) {
    let chooses = play.scene.with_untracked(|scene| matches!(scene.view.prompt, Prompt::Eliminate(_)));
    if chooses {
        play.act.run(Action::Eliminate(card));
    } else {
        play.explain.run(card.id().to_owned());
    }
}

/// A stack from above: its top, and how high it is.
#[component]
pub(super) fn Pile(play: Play<BrutalKingdom>, seat: Seat, player: Memo<Option<Player>>) -> impl IntoView {
    let shown = Memo::new(move |_| {
        player.with(|player| player.as_ref().map(|player| (player.height, player.top, player.rank)).unwrap_or_default())
    });
    let below = Memo::new(move |_| {
        let laid = player.with(|player| player.as_ref().and_then(|player| player.stack.clone())).unwrap_or_default();
        laid.split_last().map(|(_, below)| below.to_vec()).unwrap_or_default()
    });
    let pile = move || match shown.get() {
        (0, ..) => view! { <span class="bk-pile empty" aria-hidden="true"></span> }.into_any(),
        (height, Some(card), rank) => view! { <OpenTop play seat card rank height /> }.into_any(),
        (height, None, _) => view! { <ClosedTop play height /> }.into_any(),
    };
    view! {
        <div class="bk-pile-box">
            {pile}
            <Show when=move || below.with(|below| !below.is_empty())>
                <ul class="bk-below">
                    {move || below.get().into_iter().map(|laid| view! { <li><Covered laid /></li> }).collect_view()}
                </ul>
            </Show>
        </div>
    }
}

#[component]
fn OpenTop(play: Play<BrutalKingdom>, seat: Seat, card: Character, rank: Option<u8>, height: u8) -> impl IntoView {
    let glows = Memo::new(move |_| play.scene.with(|scene| scene.allows(&Action::Eliminate(card))));
    let pointed = Memo::new(move |_| play.points_at(card.id()));
    let label = move || {
        let name = play.scene.with(|scene| scene.names.of(seat).to_owned());
        let own = format!("{}, {}", card_label(card), t!("brutal-kingdom-stack-height", name = name, count = height));
        if glows.get() { format!("{}: {own}", t!("brutal-kingdom-victim")) } else { own }
    };
    view! {
        <button
            class="bk-card bk-pile"
            class:glows=move || glows.get()
            class:victim=move || glows.get()
            class:pointed=move || pointed.get()
            data-height=height
            data-top=card.id()
            aria-label=label
            on:click=move |_| tap(play, card)
        >
            <Face card size=Size::Medium rank />
            <Height height />
        </button>
    }
}

#[component]
fn ClosedTop(play: Play<BrutalKingdom>, height: u8) -> impl IntoView {
    view! {
        <button
            class="bk-card bk-pile"
            data-height=height
            aria-label=move || t!("brutal-kingdom-stack-down", count = height)
            on:click=move |_| play.explain.run("elimination".to_owned())
        >
            <span class="bk-down"><Skull /></span>
            <Height height />
        </button>
    }
}

#[component]
fn Height(height: u8) -> impl IntoView {
    view! { <span class="bk-height numbers" aria-hidden="true">{height}</span> }
}

/// A covered card that the viewer may see.
#[component]
pub(super) fn Covered(laid: Laid) -> impl IntoView {
    let down = laid.face == Lies::Down;
    view! {
        <span class="bk-covered" class:down=down title=move || card_name(laid.card)>
            <Face card=laid.card size=Size::Mini />
            <span class="hidden-words">{move || card_name(laid.card)}</span>
        </span>
    }
}

/// All cards of the viewer's own stack, the last one on top.
#[component]
pub(super) fn OpenStack(play: Play<BrutalKingdom>, player: Memo<Option<Player>>) -> impl IntoView {
    let laid = Memo::new(move |_| {
        player.with(|player| player.as_ref().and_then(|player| player.stack.clone())).unwrap_or_default()
    });
    let top = move || laid.with(|laid| laid.last().map(|laid| laid.card));
    view! {
        <ol class="bk-own-stack" aria-label=move || t!("brutal-kingdom-own-stack")>
            <For each=move || laid.get() key=|laid| (laid.card, laid.face == Lies::Down) let(laid)>
                <li class:top=move || top() == Some(laid.card)><OwnLaid play laid /></li>
            </For>
            <Show when=move || laid.with(Vec::is_empty)>
                <li><span class="bk-pile empty" aria-hidden="true"></span></li>
            </Show>
        </ol>
    }
}

/// A card of the own stack: turned down ones can be turned up by the Charlatan.
#[component]
fn OwnLaid(play: Play<BrutalKingdom>, laid: Laid) -> impl IntoView {
    let card = laid.card;
    let down = laid.face == Lies::Down;
    let glows = Memo::new(move |_| play.scene.with(|scene| scene.allows(&Action::Restore(card))));
    let pointed = Memo::new(move |_| play.points_at(card.id()));
    let rank = (card == Character::Inquisitor)
        .then(|| play.scene.with_untracked(|scene| scene.view.claim.map(|claim| claim.rank())))
        .flatten();
    let press = move |_| {
        let chooses = play.scene.with_untracked(|scene| scene.view.prompt == Prompt::Restore);
        if chooses {
            play.act.run(Action::Restore(card));
        } else {
            play.explain.run(card.id().to_owned());
        }
    };
    let label = move || {
        if down { format!("{}, {}", card_label(card), t!("brutal-kingdom-eliminated")) } else { card_label(card) }
    };
    view! {
        <button
            class="bk-card"
            class:down=down
            class:glows=move || glows.get()
            class:pointed=move || pointed.get()
            aria-label=label
            on:click=press
        >
            <Face card size=Size::Medium rank />
            {down.then(|| view! { <span class="bk-felled" aria-hidden="true"><Skull /></span> })}
        </button>
    }
}
