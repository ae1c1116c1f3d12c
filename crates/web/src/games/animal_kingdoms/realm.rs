//! A realm's panel: its decree in words, the cards in order, who holds how much and what it would bring.

use leptos::prelude::*;
use pentarchy_animal_kingdoms::{AnimalKingdoms, Prospect, Realm, RealmView};
use pentarchy_game::{Seat, Seats};

use super::chosen::{chosen_realm, look, picked_card};
use super::decree::DecreePicture;
use super::face::Shown;
use super::fits::{has_turn, own_hand, tap_realm, would_take};
use super::map::{left_tokens, realm_memo, tokens_of};
use super::need::seen_and_needed;
use super::words::{card_object, decree_text, realm_name, side_name};
use crate::parts::SeatSign;
use crate::screen::Play;
use crate::t;

/// A realm's panel.
#[component]
pub(super) fn RealmPanel(play: Play<AnimalKingdoms>, realm: Realm) -> impl IntoView {
    let view = realm_memo(play, realm);
    let chosen = Memo::new(move |_| chosen_realm() == Some(realm));
    let fits = Memo::new(move |_| {
        let (card, view) = (picked_card()?, view.get()?);
        Some(play.scene.with(|scene| would_take(&view, own_hand(scene), card)))
    });
    view! {
        <section
            class="ak-realm"
            class:chosen=move || chosen.get()
            class:fits=move || fits.get() == Some(true)
            class:bars=move || fits.get() == Some(false)
            data-realm=realm.id()
            aria-label=move || realm_name(realm)
            on:pointerenter=move |_| look(Some(realm))
            on:pointerleave=move |_| look(None)
        >
            <DecreeLine play view realm />
            <CardRow play view />
            <Holders play view />
            <Show when=move || fits.get() == Some(true)><PlayHere play view /></Show>
        </section>
    }
}

/// The decree: number of the realm, picture, words, and what it asks now.
#[component]
fn DecreeLine(play: Play<AnimalKingdoms>, view: Memo<Option<RealmView>>, realm: Realm) -> impl IntoView {
    let decree = Memo::new(move |_| view.get().map(|view| (view.decree, view.looked_at)));
    let explain = move |_| {
        if let Some((decree, _)) = decree.get_untracked() {
            play.explain.run(decree.id().to_owned());
        }
    };
    move || {
        decree.get().map(|(decree, looked_at)| {
            view! {
                <button class="ak-decree" on:click=explain aria-label=move || t!("animal-kingdoms-explain", what = decree_text(decree))>
                    <span class="ak-size numbers" aria-hidden="true">{realm.territories()}</span>
                    <DecreePicture decree />
                    <span class="ak-decree-words">
                        <b>{decree_text(decree)}</b>
                        {(decree.looks() != pentarchy_animal_kingdoms::Looks::Nowhere)
                            .then(|| view! { <span class="ak-soft">{seen_and_needed(decree, &looked_at)}</span> })}
                    </span>
                </button>
            }
        })
    }
}

/// The cards played here, in order, the last one large.
#[component]
fn CardRow(play: Play<AnimalKingdoms>, view: Memo<Option<RealmView>>) -> impl IntoView {
    let played = Memo::new(move |_| view.get().map(|view| view.played).unwrap_or_default());
    view! {
        <div class="ak-row" role="list" aria-label=move || t!("animal-kingdoms-cards-here")>
            <For each=move || played.get() key=|card| *card let:card>
                <span role="listitem"><Shown play card /></span>
            </For>
            <Show when=move || played.with(Vec::is_empty)>
                <span class="ak-soft">{move || t!("animal-kingdoms-no-cards")}</span>
            </Show>
        </div>
    }
}

/// What a side would get here if the age ended now.
pub(super) fn prospect_words(view: &RealmView, seat: Seat) -> Option<String> {
    let token = left_tokens(view).first().copied()?;
    match view.prospects.get(seat.index())? {
        Prospect::Nothing => None,
        Prospect::Place(place) => Some(format!("+{}", place.points(token))),
        Prospect::Battle => Some(t!("animal-kingdoms-battle-sign")),
    }
}

/// Who holds how much here, and what it would bring; the tokens to be won.
#[component]
fn Holders(play: Play<AnimalKingdoms>, view: Memo<Option<RealmView>>) -> impl IntoView {
    move || {
        let view = view.get()?;
        let scene = play.scene.get();
        let mut sides: Vec<(Seat, u8)> = Seats::first(scene.view.players.len() as u8)
            .iter()
            .map(|seat| (seat, tokens_of(&view, seat)))
            .filter(|(_, count)| *count > 0)
            .collect();
        sides.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let one = |(seat, count): (Seat, u8)| {
            let words = t!("animal-kingdoms-tokens-of", name = side_name(&scene.names, seat), count = count);
            view! {
                <span class="ak-holder">
                    <SeatSign seat />
                    <span class="numbers" aria-hidden="true">{count}</span>
                    <span class="hidden-words">{words}</span>
                    {prospect_words(&view, seat).map(|words| view! { <small class="numbers">{words}</small> })}
                </span>
            }
        };
        let coins = left_tokens(&view).iter().map(|value| view! { <span class="ak-coin numbers">{*value}</span> });
        let free = view.free + u8::from(view.capital.is_none());
        Some(view! {
            <div class="ak-holders">
                {sides.into_iter().map(one).collect_view()}
                <span class="ak-soft">{t!("animal-kingdoms-free", count = free)}</span>
                <span class="ak-coins" role="img" aria-label=t!("animal-kingdoms-tokens-here")>{coins.collect_view()}</span>
            </div>
        })
    }
}

/// Plays the card that is picked up, where the map is out of sight.
#[component]
fn PlayHere(play: Play<AnimalKingdoms>, view: Memo<Option<RealmView>>) -> impl IntoView {
    let card = Memo::new(move |_| picked_card().filter(|_| play.scene.with(|scene| has_turn(scene))));
    let tap = move |_| {
        if let Some(view) = view.get_untracked() {
            tap_realm(play, &view);
        }
    };
    move || {
        card.get().map(|card| {
            view! {
                <button class="button ak-here" on:click=tap>
                    {move || t!("animal-kingdoms-play-here", card = card_object(card))}
                </button>
            }
        })
    }
}
