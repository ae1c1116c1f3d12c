//! The score sheet, filled as one goes: speed, capitals and colours, monsters, blots; and how far everybody is.

use leptos::prelude::*;
use pentarchy_colour_kingdoms::{Action, ColourKingdoms, Digit, Kingdom, Map, Place, PlayerView, Row, Sheet, Symbol};
use pentarchy_game::{Seat, Seats};

use super::art::{MonsterSign, Sign};
use super::chart::chart;
use super::words::row_name;
use crate::parts::SeatSign;
use crate::screen::{Play, Scene};
use crate::t;
use crate::text::points;

/// How much of a row a sheet has, and how much there is.
pub(super) fn progress(map: &Map, sheet: &Sheet, row: Row) -> (usize, usize) {
    match row {
        Row::Kingdom(kingdom) => {
            let all = pentarchy_colour_kingdoms::RegionSet::of_kingdom(kingdom);
            ((all & sheet.painted()).len(), all.len())
        }
        Row::Monster(kind) => ((map.monsters(kind) & sheet.painted()).len(), kind.count()),
        Row::ThreeKingdoms => (Kingdom::ALL.iter().filter(|&&kingdom| sheet.fills(kingdom)).count().min(3), 3),
    }
}

/// The picture of a row.
pub(super) fn row_sign(map: &Map, row: Row) -> AnyView {
    match row {
        Row::Kingdom(kingdom) => {
            let regions = pentarchy_colour_kingdoms::RegionSet::of_kingdom(kingdom).iter();
            let capital =
                regions.map(|region| map.symbol(region)).find(|symbol| matches!(symbol, Symbol::Capital { .. }));
            capital.map(|symbol| view! { <Sign symbol /> }).into_any()
        }
        Row::Monster(kind) => view! { <MonsterSign kind /> }.into_any(),
        Row::ThreeKingdoms => view! { <span class="ck-three" aria-hidden="true">"3×"</span> }.into_any(),
    }
}

/// The score sheet of one player, and everybody's progress beside it.
#[component]
pub(super) fn ScoreSheet(play: Play<ColourKingdoms>, seat: Memo<Seat>) -> impl IntoView {
    let table = move || {
        let scene = play.scene.get();
        let seat = seat.get();
        let player = scene.view.players.get(seat.index())?;
        let everybody = Seats::first(scene.view.players.len() as u8);
        let heads = (everybody.len() > 1).then(|| {
            let head = |seat: Seat| view! { <th scope="col" class="ck-far"><SeatSign seat /><span class="hidden-words">{scene.names.of(seat).to_owned()}</span></th> };
            everybody.iter().map(head).collect_view()
        });
        let width = 5 + if everybody.len() > 1 { everybody.len() } else { 0 };
        Some(view! {
            <table class="ck-score">
                <caption>
                    <span>{t!("colour-kingdoms-score-of", name = scene.names.of(seat).to_owned())}</span>
                    <b class="numbers">{points(player.score.total)}</b>
                </caption>
                <thead>
                    <tr>
                        <th scope="col"><span class="hidden-words">{t!("colour-kingdoms-row")}</span></th>
                        <th scope="col"><span class="ck-head-word">{t!("colour-kingdoms-speed")}</span></th>
                        <th scope="col"><span class="ck-head-word">{t!("colour-kingdoms-own-colour")}</span></th>
                        <th scope="col"><span class="ck-head-word">{t!("colour-kingdoms-colours")}</span></th>
                        <th scope="col" class="sum">"Σ"</th>
                        {heads}
                    </tr>
                </thead>
                <tbody>{Row::ALL.map(|row| score_row(play, &scene, player, row)).collect_view()}</tbody>
                <tfoot>
                    <tr>
                        <th scope="row" colspan="4">
                            <Blots used=player.blots all=scene.view.blots />
                        </th>
                        <td class="sum numbers">{points(-i32::from(player.blots))}</td>
                        {(width > 5).then(|| everybody.iter().map(|seat| {
                            let blots = scene.view.players[seat.index()].blots;
                            view! { <td class="ck-far numbers">{blots}</td> }
                        }).collect_view())}
                    </tr>
                </tfoot>
            </table>
            <p class="ck-note">{t!("colour-kingdoms-score-help")}</p>
        })
    };
    view! { <section class="ck-side">{table}</section> }
}

fn score_row(
    play: Play<ColourKingdoms>,
    scene: &Scene<ColourKingdoms>,
    player: &PlayerView,
    row: Row,
) -> impl IntoView + use<> {
    let chart = chart();
    let map = &chart.map;
    let cell = |number: i32| if number == 0 { String::new() } else { points(number) };
    let (own_colour, colours, sum) = match row {
        Row::Kingdom(kingdom) => {
            let cells = player.score.kingdoms[kingdom.index()];
            (cells.capital, cells.diversity, cells.total())
        }
        Row::Monster(kind) => {
            let cells = player.score.monsters[kind.index()];
            (cells.tamed, -cells.unpainted, cells.total())
        }
        Row::ThreeKingdoms => (0, 0, player.score.three_kingdoms),
    };
    let digit = |place: Place| {
        let action = Action::Cross { row, place };
        let crossable = scene.allows(&action);
        let (class, words) = match player.digits[row.index()][place as usize] {
            Digit::Open => ("open", t!("colour-kingdoms-digit-open")),
            Digit::Circled => ("circled", t!("colour-kingdoms-digit-circled")),
            Digit::Crossed => ("crossed", t!("colour-kingdoms-digit-crossed")),
        };
        let tap = move |_| {
            if crossable {
                play.act.run(action);
            }
        };
        view! {
            <span class=format!("ck-digit {class}") class:glow=crossable title=words.clone() on:click=tap>
                {row.points(place)}
                <span class="hidden-words">{words.clone()}</span>
            </span>
        }
    };
    let far = |seat: Seat| {
        let other = &scene.view.players[seat.index()];
        let (done, all) = progress(map, &other.sheet, row);
        let medal = Place::ALL.into_iter().find(|&place| other.digits[row.index()][place as usize] == Digit::Circled);
        let share = format!("--share: {}%", done * 100 / all);
        let words = t!(
            "colour-kingdoms-progress",
            name = scene.names.of(seat).to_owned(),
            done = done as u32,
            all = all as u32
        );
        view! {
            <td class="ck-far numbers" class:whole=done == all style=share title=words.clone()>
                <span class="hidden-words">{words.clone()}</span>
                <span aria-hidden="true">
                    {match medal {
                        Some(place) => view! { <b class="ck-medal">{row.points(place)}</b> }.into_any(),
                        None => done.into_any(),
                    }}
                </span>
            </td>
        }
    };
    let others = (scene.view.players.len() > 1)
        .then(|| Seats::first(scene.view.players.len() as u8).iter().map(far).collect_view());
    let class = match row {
        Row::Kingdom(kingdom) => format!("ck-of-{kingdom}"),
        Row::Monster(_) => "monsters".to_owned(),
        Row::ThreeKingdoms => "last".to_owned(),
    };
    view! {
        <tr class=class>
            <th scope="row">{row_sign(map, row)}<span class="ck-row-name">{row_name(row)}</span></th>
            <td class="ck-digits numbers">{Place::ALL.map(digit).collect_view()}</td>
            <td class="numbers">{cell(own_colour)}</td>
            <td class="numbers">{cell(colours)}</td>
            <td class="sum numbers">{points(sum)}</td>
            {others}
        </tr>
    }
}

/// The blots of a sheet, used and free.
#[component]
fn Blots(used: u8, all: u8) -> impl IntoView {
    view! {
        <span class="ck-blots">
            <span>{t!("colour-kingdoms-blots", used = used, all = all)}</span>
            <svg viewBox=format!("0 0 {} 20", u32::from(all) * 20) aria-hidden="true">
                {(0..all).map(|at| view! {
                    <path
                        class:used=at < used
                        transform=format!("translate({} 10)", u32::from(at) * 20 + 10)
                        d="M-6-4Q-8-9-2-8 0-12 3-8 9-9 7-3 11 0 7 3 8 9 2 7-1 11-4 7-10 8-7 2-11-1-6-4Z"
                    />
                }).collect_view()}
            </svg>
        </span>
    }
}
