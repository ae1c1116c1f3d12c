//! The end: every sheet's points by kingdom, monsters, end condition and blots.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_colour_kingdoms::{ColourKingdoms, Row, Score, Verdict};
use pentarchy_game::Seat;

use super::chart::chart;
use super::score_sheet::row_sign;
use super::words::row_name;
use crate::parts::{Icon, SeatSign};
use crate::screen::Play;
use crate::t;
use crate::text::points;

/// The parts of a row's points: for speed, for own colours, for colours or against what is not painted.
fn parts(score: &Score, row: Row) -> (Vec<i32>, i32) {
    match row {
        Row::Kingdom(kingdom) => {
            let cells = score.kingdoms[kingdom.index()];
            (vec![cells.speed, cells.capital, cells.diversity], cells.total())
        }
        Row::Monster(kind) => {
            let cells = score.monsters[kind.index()];
            (vec![cells.speed, cells.tamed, -cells.unpainted], cells.total())
        }
        Row::ThreeKingdoms => (Vec::new(), score.three_kingdoms),
    }
}

/// Parts as a sum: "4 + 2 + 5".
fn sum(parts: &[i32]) -> String {
    let mut text = String::new();
    for (at, part) in parts.iter().enumerate() {
        match (at, *part < 0) {
            (0, _) => text += &points(*part),
            (_, true) => text += &format!(" \u{2212} {}", part.unsigned_abs()),
            (_, false) => text += &format!(" + {part}"),
        }
    }
    text
}

/// All scores, the winner's first.
pub(super) fn ending(play: Play<ColourKingdoms>) -> AnyView {
    let table = move || {
        let scene = play.scene.get();
        let standings = scene.ending.as_ref().and_then(|ending| ending.standings.as_ref())?;
        let mut standings = standings.0.clone();
        standings.sort_by_key(|standing| (standing.place, standing.seat));
        let tied = standings.windows(2).any(|pair| pair[0].total == pair[1].total);
        let scores: Vec<(Seat, u8, Score)> = standings
            .iter()
            .filter_map(|one| Some((one.seat, one.place, scene.view.players.get(one.seat.index())?.score)))
            .collect();
        // Names of rows need room.
        let many = scores.len() > 2;
        let chart = chart();
        let head = |(seat, place, _): &(Seat, u8, Score)| {
            let (seat, place, several) = (*seat, *place, scores.len() > 1);
            let won = several && place == 1;
            view! {
                <th scope="col" class:winner=won>
                    <span class="ck-who">
                        {several.then(|| view! { <span class="numbers">{place}</span> })}
                        <SeatSign seat />
                        {won.then(|| view! { <Icon icon=icons::TbCrownOutline /> })}
                        <span>{scene.names.of(seat).to_owned()}</span>
                    </span>
                </th>
            }
        };
        let line = |row: Row| {
            let cell = |(_, _, score): &(Seat, u8, Score)| {
                let (parts, total) = parts(score, row);
                view! {
                    <td class="numbers">
                        <b>{points(total)}</b>
                        {(!parts.is_empty()).then(|| view! { <small>{sum(&parts)}</small> })}
                    </td>
                }
            };
            view! {
                <tr>
                    <th scope="row">{row_sign(&chart.map, row)}<span class="ck-row-name">{row_name(row)}</span></th>
                    {scores.iter().map(cell).collect_view()}
                </tr>
            }
        };
        let kingdoms = Row::ALL[..6].iter().map(|row| line(*row)).collect_view();
        let monsters = Row::ALL[6..10].iter().map(|row| line(*row)).collect_view();
        let group = |words: String| {
            let width = scores.len() + 1;
            view! { <tr class="ck-group"><th scope="colgroup" colspan=width>{words}</th></tr> }
        };
        let blots = scores.iter().map(|(_, _, score)| view! { <td class="numbers"><b>{points(-score.blots)}</b></td> });
        let totals = scores.iter().map(|(_, _, score)| view! { <td class="numbers">{points(score.total)}</td> });
        let losses = scores.iter().map(|(_, _, score)| view! { <td class="numbers">{score.losses()}</td> });
        Some(view! {
            <table class="ck-ending" class:many=many>
                <thead>
                    <tr><td></td>{scores.iter().map(head).collect_view()}</tr>
                    <tr class="total"><th scope="row">{t!("colour-kingdoms-end-total")}</th>{totals.collect_view()}</tr>
                </thead>
                <tbody>
                    {group(t!("colour-kingdoms-end-kingdoms"))}
                    {kingdoms}
                    {group(t!("colour-kingdoms-end-monsters"))}
                    {monsters}
                    {group(t!("colour-kingdoms-end-rest"))}
                    {line(Row::ThreeKingdoms)}
                    <tr><th scope="row"><span class="ck-row-name always">{t!("colour-kingdoms-end-blots")}</span></th>{blots.collect_view()}</tr>
                </tbody>
                <tfoot>
                    {tied.then(|| view! {
                        {group(t!("colour-kingdoms-end-losses"))}
                        <tr><td></td>{losses.collect_view()}</tr>
                    })}
                </tfoot>
            </table>
        })
    };
    let verdict = move || play.scene.with(|scene| scene.view.verdict).map(|verdict| view! { <Verdicts verdict /> });
    view! { <section class="ck-end">{verdict}{table}</section> }.into_any()
}

/// The table of results of a game for one.
#[component]
fn Verdicts(verdict: Verdict) -> impl IntoView {
    let all = [
        (Verdict::Crown, "70+", "crown"),
        (Verdict::Safe, "60–69", "safe"),
        (Verdict::NotBad, "50–59", "not-bad"),
        (Verdict::TryAgain, "≤ 49", "try-again"),
    ];
    let line = move |(one, range, id): (Verdict, &'static str, &'static str)| {
        let is_it = one == verdict;
        view! {
            <li class:is-it=is_it aria-current=is_it.then_some("true")>
                <b class="numbers">{range}</b>
                {t!(format!("colour-kingdoms-verdict-{id}"))}
            </li>
        }
    };
    move || view! { <ol class="ck-verdicts">{all.map(line).collect_view()}</ol> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_read_as_a_sum() {
        assert_eq!(sum(&[4, 2, 5]), "4 + 2 + 5");
        assert_eq!(sum(&[3, 7, -1]), "3 + 7 \u{2212} 1");
        assert_eq!(sum(&[]), "");
    }
}
