//! The end: every score by age, realm and cause.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_animal_kingdoms::{AnimalKingdoms, UPSTART};
use pentarchy_game::{Seat, Standing};

use super::sheet::{chapters, sheet};
use super::words::side_name;
use crate::parts::{Icon, RuleLink, SeatSign};
use crate::screen::Play;
use crate::t;
use crate::text::points;

/// A side's result.
#[derive(Clone, Debug, PartialEq)]
struct Result {
    seat: Seat,
    place: u8,
    total: i32,
    /// Whether somebody else has as many points.
    tied: bool,
    /// Whether none of them took the largest capital, so that they share their place.
    shared: bool,
    /// Whether this side took the largest capital, which decides ties.
    largest: bool,
}

/// Every score, the winner's first; in solo the upstart's too.
pub(super) fn ending(play: Play<AnimalKingdoms>) -> AnyView {
    let results = Memo::new(move |_| {
        let scene = play.scene.get();
        let standings = scene.ending.as_ref().and_then(|ending| ending.standings.clone());
        let standings = standings.map(|standings| standings.0).unwrap_or_default();
        let took_the_largest = |standing: &Standing| standing.tie_break.as_ref().is_some_and(|line| line.points > 0);
        let equals = |standing: &Standing| {
            let (seat, total) = (standing.seat, standing.total);
            standings.iter().filter(move |other| other.seat != seat && other.total == total)
        };
        let result = |standing: &Standing| Result {
            seat: standing.seat,
            place: standing.place,
            total: standing.total,
            tied: equals(standing).next().is_some(),
            shared: !took_the_largest(standing) && !equals(standing).any(took_the_largest),
            largest: took_the_largest(standing),
        };
        let mut results: Vec<Result> = standings.iter().map(result).collect();
        if let ([own], Some(_)) = (standings.as_slice(), &scene.view.upstart) {
            let total = own.tie_break.as_ref().map_or(0, |line| line.points);
            let place = if own.place == 1 { 2 } else { 1 };
            results[0].tied = false;
            let tied = total == own.total;
            results.push(Result { seat: UPSTART, place, total, tied, shared: false, largest: false });
        }
        results.sort_by_key(|result| (result.place, result.seat));
        results
    });
    let sides = move || results.get().into_iter().map(|result| view! { <Side play result /> }).collect_view();
    view! { <section class="ak-ending">{sides}</section> }.into_any()
}

/// One side's score, which opens to its lines.
#[component]
fn Side(play: Play<AnimalKingdoms>, result: Result) -> impl IntoView {
    let Result { seat, place, total, tied, shared, largest } = result;
    let name = move || play.scene.with(|scene| side_name(&scene.names, seat));
    let is_mine = play.scene.with_untracked(|scene| scene.names.is_you(seat));
    let tie = tied.then(|| {
        let (key, rule) =
            match (seat == UPSTART && play.scene.with_untracked(|scene| scene.view.upstart.is_some()), largest) {
                (true, _) => ("animal-kingdoms-end-tie-upstart", "AK-69"),
                (_, true) => ("animal-kingdoms-end-tie-capital", "AK-53"),
                _ if shared => ("animal-kingdoms-end-tie-shared", "AK-53"),
                (_, false) => ("animal-kingdoms-end-tie", "AK-53"),
            };
        view! { <p class="ak-soft">{move || t!(key)} " " <RuleLink rule=rule.to_owned() open=play.rule /></p> }
    });
    view! {
        <details class="ak-end-side" class:winner=place == 1 open=place == 1 || is_mine>
            <summary>
                <span class="ak-end-place numbers">{place}</span>
                <SeatSign seat />
                <b>{name}</b>
                {(place == 1).then(|| view! { <Icon icon=icons::TbCrownOutline /> })}
                <b class="ak-end-total numbers">{points(total)}</b>
            </summary>
            {tie}
            {move || play.scene.with(|scene| sheet(chapters(&scene.view, seat, true)))}
        </details>
    }
}
