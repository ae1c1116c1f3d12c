//! The end: every animal's points, by turn, tile, bonus and card.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_dominant_species::Animal;
use pentarchy_game::{Seat, Standing};

use super::Table;
use super::account::{Account, account};
use super::art::Token;
use super::player::animals_of;
use super::words::animal_name;
use crate::parts::{Icon, SeatSign};
use crate::t;
use crate::text::points;

/// Every player, the winner first.
pub(super) fn ending(play: Table) -> AnyView {
    let standings = Memo::new(move |_| {
        let scene = play.scene.get();
        let standings = scene.ending.as_ref().and_then(|ending| ending.standings.as_ref());
        let mut standings = standings.map(|standings| standings.0.clone()).unwrap_or_default();
        standings.sort_by_key(|standing| (standing.place, standing.seat));
        standings
    });
    let players = move || {
        let standings = standings.get();
        let tied = |standing: &Standing| {
            standings.iter().any(|other| other.seat != standing.seat && other.total == standing.total)
        };
        standings
            .iter()
            .map(|standing| {
                let (seat, place, total) = (standing.seat, standing.place, standing.total);
                view! { <Player play seat place total tied=tied(standing) /> }
            })
            .collect_view()
    };
    view! { <section class="ds-ending">{players}</section> }.into_any()
}

/// One player's result, which opens to its lines.
#[component]
fn Player(play: Table, seat: Seat, place: u8, total: i32, tied: bool) -> impl IntoView {
    let name = move || play.scene.with(|scene| scene.names.of(seat).to_owned());
    let (own, accounts) = play.scene.with_untracked(|scene| {
        let board = &scene.view.board;
        let own = animals_of(board, seat);
        let accounts: Vec<i16> = own.iter().map(|&animal| board.beast(animal).points).collect();
        (own, accounts)
    });
    let several = own.len() > 1;
    let counted = own.iter().copied().zip(&accounts).min_by_key(|(_, points)| **points).map(|(animal, _)| animal);
    let animal = move |(animal, total): (Animal, i16)| {
        let periods = move || play.scene.with(|scene| account(&scene.view.board.ledger, animal, scene.view.board.turn));
        let is_counted = counted == Some(animal);
        view! {
            <section class="ds-end-animal" class:counted=is_counted>
                <h3>
                    <Token animal /> {move || animal_name(animal)}
                    {several.then(|| view! {
                        <span class="ds-note">{move || if is_counted { t!("dominant-species-counted") } else { t!("dominant-species-not-counted") }}</span>
                    })}
                    <b class="numbers">{points(total.into())}</b>
                </h3>
                {move || view! { <Account periods=periods() /> }}
            </section>
        }
    };
    let signs = own.iter().map(|&animal| view! { <Token animal /> }).collect_view();
    view! {
        <details class="ds-end-player" class:winner=place == 1>
            <summary>
                <span class="ds-end-place numbers">{place}</span>
                <SeatSign seat />
                <b>{name}</b>
                <span class="ds-end-signs">{signs}</span>
                {(place == 1).then(|| view! { <Icon icon=icons::TbCrownOutline /> })}
                <b class="ds-end-total numbers">{points(total)}</b>
            </summary>
            {tied.then(|| view! { <p class="ds-note">{move || t!("dominant-species-tie")}</p> })}
            {own.into_iter().zip(accounts).map(animal).collect_view()}
        </details>
    }
}
