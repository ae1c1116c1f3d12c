//! The end: every hand open, with every line of its score.

use std::sync::Arc;

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_fantasy_realms::{Card, CardSet, Choices, FantasyRealms, sheet};
use pentarchy_game::{Seat, Standing};

use super::choosers::Choosers;
use super::decisions::{CHOOSERS, Decisions, Hand};
use super::sheet::{Order, SheetView};
use crate::browser;
use crate::pages::calculator::link_to;
use crate::parts::{Icon, SeatSign};
use crate::screen::Play;
use crate::t;
use crate::text::points;

/// Every hand, the winner's first.
pub(super) fn ending(play: Play<FantasyRealms>) -> AnyView {
    let standings = Memo::new(move |_| {
        let scene = play.scene.get();
        let standings = scene.ending.as_ref().and_then(|ending| ending.standings.as_ref());
        let mut standings = standings.map(|standings| standings.0.clone()).unwrap_or_default();
        standings.sort_by_key(|standing| (standing.place, standing.seat));
        standings
    });
    let hands = move || {
        let standings = standings.get();
        let tied = |standing: &Standing| {
            standings.iter().any(|other| other.seat != standing.seat && other.total == standing.total)
        };
        standings
            .iter()
            .map(|standing| view! { <OpenHand play standing=standing.clone() tied=tied(standing) /> })
            .collect_view()
    };
    view! { <section class="fr-ending">{hands}</section> }.into_any()
}

/// What was scored: the hand and the choices.
fn scored(play: Play<FantasyRealms>, seat: Seat) -> (Hand, Choices) {
    play.scene.with(|scene| {
        let player = scene.view.players.get(seat.index());
        let cards = player.and_then(|player| player.hand).unwrap_or_default();
        let pool = if cards.contains(Card::Necromancer) { scene.view.pool } else { CardSet::EMPTY };
        let choices = player.and_then(|player| player.choices).unwrap_or_default();
        (Hand { cards, pool, for_each: scene.view.rules.for_each }, choices)
    })
}

/// One player's hand, which opens to its lines.
#[component]
fn OpenHand(play: Play<FantasyRealms>, standing: Standing, tied: bool) -> impl IntoView {
    let seat = standing.seat;
    let name = move || play.scene.with(|scene| scene.names.of(seat).to_owned());
    let is_mine = play.scene.with_untracked(|scene| scene.names.is_you(seat));
    let real = Memo::new(move |_| {
        let (hand, choices) = scored(play, seat);
        Arc::new(sheet(hand.cards, &choices, hand.for_each))
    });
    let explain = Callback::new(move |card: Card| play.explain.run(card.id().to_owned()));
    let link = move || {
        let (hand, choices) = scored(play, seat);
        link_to(hand, &choices)
    };
    // On a phone the other hands are a tap away.
    let opened = standing.place == 1 || is_mine || browser::is_wide();
    let strength = standing.tie_break.as_ref().map_or(0, |line| line.points);
    let chooses = move || real.get().cards.iter().any(|row| CHOOSERS.contains(&row.card));
    view! {
        <details class="fr-end-hand" class:winner=standing.place == 1 open=opened>
            <summary>
                <span class="fr-end-place numbers">{standing.place}</span>
                <SeatSign seat />
                <b>{name}</b>
                {(standing.place == 1).then(|| view! { <Icon icon=icons::TbCrownOutline /> })}
                <b class="fr-total numbers">{points(standing.total)}</b>
            </summary>
            {tied.then(|| view! { <p class="fr-note">{move || t!("fantasy-realms-end-tie", strength = strength)}</p> })}
            <SheetView sheet=real order=Order::Kind explain />
            <a class="quiet" href=link>
                <Icon icon=icons::TbCalculatorOutline />
                {move || t!("fantasy-realms-end-calculator")}
            </a>
            {is_mine.then(|| view! { <Show when=chooses><WhatIf play seat real_total=standing.total /></Show> })}
        </details>
    }
}

/// Other choices for one's own hand, only to see.
#[component]
fn WhatIf(play: Play<FantasyRealms>, seat: Seat, real_total: i32) -> impl IntoView {
    let (_, real) = untrack(|| scored(play, seat));
    let decisions = RwSignal::new(Decisions::exactly(real));
    let hand = Memo::new(move |_| scored(play, seat).0);
    let tried = Memo::new(move |_| {
        let hand = hand.get();
        Arc::new(sheet(hand.cards, &decisions.get().resolve(hand), hand.for_each))
    });
    let choices = Memo::new(move |_| tried.get().choices);
    let verdict = move || {
        let total = tried.get().total;
        if total == real_total {
            t!("fantasy-realms-end-same", points = points(total))
        } else {
            t!("fantasy-realms-end-would-be", points = points(total), real = points(real_total))
        }
    };
    view! {
        <details class="fr-what-if">
            <summary>{move || t!("fantasy-realms-end-try")}</summary>
            <p class="fr-note">{move || t!("fantasy-realms-end-try-help")}</p>
            <Choosers hand choices decisions />
            <p role="status"><b>{verdict}</b></p>
            <SheetView
                sheet=tried
                order=Order::Kind
                explain=Callback::new(move |card: Card| play.explain.run(card.id().to_owned()))
            />
        </details>
    }
}
