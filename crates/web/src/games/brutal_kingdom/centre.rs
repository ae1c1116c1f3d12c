//! The centre: two light and two dark cards, the supply of tokens, and the chapel.

use leptos::prelude::*;
use pentarchy_brutal_kingdom::{Action, BrutalKingdom, CentreCard, Character, Colour, Offering, Prompt};

use super::face::{BackOf, Face, Size};
use super::picked::{picked, picked_now};
use super::sign::{Eye, PowerSign, Skull};
use super::words::{back_word, card_name, power};
use crate::screen::Play;
use crate::t;

/// The middle of the table.
#[component]
pub(super) fn Centre(play: Play<BrutalKingdom>) -> impl IntoView {
    let places = Memo::new(move |_| play.scene.with(|scene| scene.view.centre.len() as u8));
    view! {
        <section class="bk-centre" aria-label=move || t!("brutal-kingdom-centre")>
            <div class="bk-spots">
                <For each=move || 0..places.get() key=|place| *place let:place><Spot play place /></For>
            </div>
            <div class="bk-supply" role="group" aria-label=move || t!("brutal-kingdom-supply")>
                {Colour::ALL.map(|colour| view! { <Supply play colour /> }).collect_view()}
            </div>
            <Chapel play />
        </section>
    }
}

/// What a tap on a place of the centre means now.
fn meant(prompt: Prompt, picked: Option<Character>, place: u8) -> Option<Action> {
    match prompt {
        Prompt::Swap(_) => picked.map(|give| Action::Swap { give, place }),
        Prompt::Surrender(_) => Some(Action::Surrender { place }),
        _ => None,
    }
}

/// A card of the centre.
#[component]
fn Spot(play: Play<BrutalKingdom>, place: u8) -> impl IntoView {
    let card = Memo::new(move |_| play.scene.with(|scene| scene.view.centre.get(usize::from(place)).copied()));
    let glows = Memo::new(move |_| {
        play.scene.with(|scene| meant(scene.view.prompt, picked(), place).is_some_and(|action| scene.allows(&action)))
    });
    let pointed = Memo::new(move |_| play.points_at(&format!("centre-{place}")));
    let press = move |_| {
        let action = play.scene.with_untracked(|scene| meant(scene.view.prompt, picked_now(), place));
        match (action, card.get_untracked().and_then(|card| card.known)) {
            (Some(action), _) => play.act.run(action),
            (None, Some(known)) => play.explain.run(known.id().to_owned()),
            (None, None) => play.explain.run("centre".to_owned()),
        }
    };
    let label = move || {
        let Some(CentreCard { back, known }) = card.get() else { return String::new() };
        let own = t!("brutal-kingdom-centre-place", place = place + 1, back = back_word(back));
        known.map_or(own.clone(), |known| format!("{own}. {}", t!("brutal-kingdom-you-know", card = card_name(known))))
    };
    let face = move || {
        card.get().map(|CentreCard { back, known }| match known {
            Some(card) => view! {
                <span class="bk-known"><Face card size=Size::Mini /></span>
                <span class="bk-eye"><Eye /></span>
            }
            .into_any(),
            None => view! { <BackOf back /> }.into_any(),
        })
    };
    view! {
        <button
            class="bk-spot"
            class:glows=move || glows.get()
            class:pointed=move || pointed.get()
            data-place=place
            aria-label=label
            on:click=press
        >
            {face}
        </button>
    }
}

/// The tokens of one colour that nobody has, and what one of them is worth now.
#[component]
fn Supply(play: Play<BrutalKingdom>, colour: Colour) -> impl IntoView {
    let state = Memo::new(move |_| play.scene.with(|scene| (scene.view.supply[colour], scene.view.worth[colour])));
    let action = move || {
        play.scene.with(|scene| match scene.view.prompt {
            Prompt::Bless => Some(Action::Bless(colour)),
            Prompt::Reward => Some(Action::Take(colour)),
            _ => None,
        })
    };
    let glows = Memo::new(move |_| action().is_some_and(|action| play.scene.with(|scene| scene.allows(&action))));
    let pointed = Memo::new(move |_| play.points_at(colour.id()));
    let press = move |_| match untrack(action) {
        Some(action) => play.act.run(action),
        None => play.explain.run(colour.id().to_owned()),
    };
    let label = move || {
        let (left, worth) = state.get();
        t!("brutal-kingdom-supply-label", power = power(colour), left = left, worth = worth)
    };
    view! {
        <button
            class="bk-token"
            class:glows=move || glows.get()
            class:pointed=move || pointed.get()
            class:none=move || state.get().0 == 0
            data-power=colour.id()
            aria-label=label
            title=label
            on:click=press
        >
            <span class="bk-disc"><PowerSign colour /></span>
            <span class="bk-token-numbers numbers" aria-hidden="true">
                <span class="bk-left">"×" {move || state.get().0}</span>
                <b class="bk-worth">{move || t!("brutal-kingdom-worth-short", points = state.get().1)}</b>
            </span>
        </button>
    }
}

/// The chapel: a space for every chapter.
#[component]
fn Chapel(play: Play<BrutalKingdom>) -> impl IntoView {
    let state = Memo::new(move |_| play.scene.with(|scene| (scene.view.chapel.clone(), scene.view.chapter)));
    let space = |chapter: usize, offering: Option<Offering>, now: bool| {
        let words = match offering {
            None => t!("brutal-kingdom-chapel-empty", chapter = chapter),
            Some(Offering::Power(colour)) => {
                t!("brutal-kingdom-chapel-token", chapter = chapter, power = power(colour))
            }
            Some(Offering::Elimination) => t!("brutal-kingdom-chapel-closed", chapter = chapter),
        };
        let inside = match offering {
            None => view! { <span class="numbers" aria-hidden="true">{chapter}</span> }.into_any(),
            Some(Offering::Power(colour)) => {
                view! { <span class="bk-disc" data-power=colour.id()><PowerSign colour /></span> }.into_any()
            }
            Some(Offering::Elimination) => view! { <span class="bk-disc closed"><Skull /></span> }.into_any(),
        };
        let title = words.clone();
        view! { <span class="bk-space" class:now=now title=title>{inside}<span class="hidden-words">{words} ". "</span></span> }
    };
    let spaces = move || {
        let (chapel, chapter) = state.get();
        let spaces = chapel.into_iter().enumerate();
        spaces.map(|(at, offering)| space(at + 1, offering, at + 1 == usize::from(chapter))).collect_view()
    };
    view! {
        <button class="bk-chapel" on:click=move |_| play.explain.run("chapel".to_owned())>
            <svg class="bk-roof" viewBox="0 0 200 40" preserveAspectRatio="none" aria-hidden="true">
                <path d="M4 39 100 9l96 30z" />
            </svg>
            <svg class="bk-cross" viewBox="0 0 24 24" aria-hidden="true"><path d="M10.200 1h3.600v6H19v3.600h-5.200V23h-3.600V10.600H5V7h5.200z" /></svg>
            <span class="hidden-words">{move || t!("brutal-kingdom-chapel")}</span>
            <span class="bk-chapel-spaces">{spaces}</span>
        </button>
    }
}
