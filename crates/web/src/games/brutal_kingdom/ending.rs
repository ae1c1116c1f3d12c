//! The end: for every player the tokens of each colour, what one is worth and why, and the eliminations.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_brutal_kingdom::{BrutalKingdom, Colour};
use pentarchy_game::{Line, Standing};

use super::sign::{PowerSign, Skull};
use super::words::power;
use crate::parts::{Icon, SeatSign};
use crate::screen::Play;
use crate::t;
use crate::text::points;

/// Every score, the winner's first.
pub(super) fn ending(play: Play<BrutalKingdom>) -> AnyView {
    let standings = Memo::new(move |_| {
        let scene = play.scene.get();
        let standings = scene.ending.as_ref().and_then(|ending| ending.standings.as_ref());
        let mut standings = standings.map(|standings| standings.0.clone()).unwrap_or_default();
        standings.sort_by_key(|standing| (standing.place, standing.seat));
        standings
    });
    let sheets = move || {
        let standings = standings.get();
        let tied = |standing: &Standing| {
            standings.iter().any(|other| other.seat != standing.seat && other.total == standing.total)
        };
        standings
            .iter()
            .map(|standing| view! { <Sheet play standing=standing.clone() tied=tied(standing) /> })
            .collect_view()
    };
    view! { <section class="bk-ending">{sheets}</section> }.into_any()
}

/// One player's score, which opens to its lines.
#[component]
fn Sheet(play: Play<BrutalKingdom>, standing: Standing, tied: bool) -> impl IntoView {
    let seat = standing.seat;
    let name = move || play.scene.with(|scene| scene.names.of(seat).to_owned());
    let worth = move |colour: Colour| {
        play.scene.with(|scene| {
            let left = scene.view.supply[colour];
            (scene.view.worth[colour], left, scene.view.worth[colour].saturating_sub(left))
        })
    };
    let row = move |line: Line| {
        match Colour::ALL.into_iter().find(|colour| line.about.iter().any(|id| *id == colour.id())) {
        Some(colour) => view! {
            <li>
                <PowerSign colour />
                <span>
                    {move || power(colour)}
                    <small>{move || {
                        let (each, supply, chapel) = worth(colour);
                        t!("brutal-kingdom-why-worth", worth = each, supply = supply, chapel = chapel)
                    }}</small>
                </span>
                <span class="numbers">{
                    let count = line.parts.len();
                    move || t!("brutal-kingdom-count-times-worth", count = count, worth = worth(colour).0)
                }</span>
                <b class="numbers">{points(line.points)}</b>
            </li>
        }
        .into_any(),
        None => view! {
            <li>
                <Skull />
                <span>{move || t!("brutal-kingdom-eliminations-title")} <small>{move || t!("brutal-kingdom-why-elimination")}</small></span>
                <span></span>
                <b class="numbers">{points(line.points)}</b>
            </li>
        }
        .into_any(),
    }
    };
    let distance = standing.tie_break.as_ref().map_or(0, |line| line.points);
    view! {
        <details class="bk-end" class:winner=standing.place == 1 open=true>
            <summary>
                <span class="numbers">{standing.place}</span>
                <SeatSign seat />
                <b>{name}</b>
                {(standing.place == 1).then(|| view! { <Icon icon=icons::TbCrownOutline /> })}
                <b class="bk-total numbers">{points(standing.total)}</b>
            </summary>
            {tied.then(|| view! { <p class="bk-note">{move || t!("brutal-kingdom-end-tie", count = distance)}</p> })}
            <ul class="bk-sum">{standing.lines.into_iter().map(row).collect_view()}</ul>
        </details>
    }
}
