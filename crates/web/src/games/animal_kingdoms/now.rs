//! Majorities now, and what scoring would give now: on demand.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_animal_kingdoms::{AnimalKingdoms, Prospect, RealmView};
use pentarchy_game::{Seat, Seats};

use super::map::{left_tokens, tokens_of};
use super::realm::prospect_words;
use super::words::{realm_name, side_name};
use crate::parts::{Dialog, Icon, SeatSign};
use crate::screen::Play;
use crate::t;

/// The button, and the table behind it.
#[component]
pub(super) fn ScoreNow(play: Play<AnimalKingdoms>) -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <button class="button ak-now-button" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon icon=icons::TbListNumbersOutline />
            {move || t!("animal-kingdoms-now")}
        </button>
        <Dialog
            open=open.into()
            close=Callback::new(move |()| open.set(false))
            title=Signal::derive(move || t!("animal-kingdoms-now-title"))
        >
            <Table play />
        </Dialog>
    }
}

/// What a side would surely get, and in how many realms it would fight.
fn sums(realms: &[RealmView], seat: Seat) -> (u32, u32) {
    let mut sums = (0, 0);
    for view in realms {
        let Some(&token) = left_tokens(view).first() else { continue };
        match view.prospects.get(seat.index()) {
            Some(Prospect::Place(place)) => sums.0 += u32::from(place.points(token)),
            Some(Prospect::Battle) => sums.1 += 1,
            _ => {}
        }
    }
    sums
}

#[component]
fn Table(play: Play<AnimalKingdoms>) -> impl IntoView {
    move || {
        let scene = play.scene.get();
        let sides: Vec<Seat> = Seats::first(scene.view.players.len() as u8).iter().collect();
        let head = sides.iter().map(|&seat| {
            view! { <th scope="col"><SeatSign seat /><span class="ak-now-name">{side_name(&scene.names, seat)}</span></th> }
        });
        let cell = |view: &RealmView, seat: Seat| {
            let count = tokens_of(view, seat);
            let prospect = prospect_words(view, seat);
            let first = matches!(view.prospects.get(seat.index()), Some(Prospect::Battle))
                || prospect.is_some()
                    && view
                        .prospects
                        .get(seat.index())
                        .is_some_and(|prospect| matches!(prospect, Prospect::Place(place) if place.points(9) == 9));
            view! {
                <td class:first=first>
                    {(count > 0).then(|| view! { <span class="numbers">{count}</span> " " })}
                    {prospect.map(|words| view! { <b class="numbers">{words}</b> })}
                </td>
            }
        };
        let row = |view: &RealmView| {
            let token = left_tokens(view).first().copied();
            view! {
                <tr>
                    <th scope="row">
                        <span class="ak-size numbers" data-realm=view.realm.id() aria-hidden="true">{view.realm.territories()}</span>
                        <span class="hidden-words">{realm_name(view.realm)}</span>
                        {token.map(|value| view! { <span class="ak-coin numbers">{value}</span> })}
                    </th>
                    {sides.iter().map(|&seat| cell(view, seat)).collect_view()}
                </tr>
            }
        };
        let sum = sides.iter().map(|&seat| {
            let (sure, battles) = sums(&scene.view.realms, seat);
            let battles = (battles > 0).then(|| format!(" {}{battles}", t!("animal-kingdoms-battle-sign")));
            view! { <td><b class="numbers">"+" {sure}</b>{battles}</td> }
        });
        let total = sides.iter().map(|&seat| {
            let score = scene.view.players.get(seat.index()).map_or(0, |player| player.score);
            let (sure, _) = sums(&scene.view.realms, seat);
            view! { <td class="numbers">{score} " → " <b>{score + sure}</b></td> }
        });
        let (head, sum, total) = (head.collect_view(), sum.collect_view(), total.collect_view());
        view! {
            <p class="ak-soft">{t!("animal-kingdoms-now-help")}</p>
            <div class="ak-now-scroll" tabindex="0" role="region" aria-label=t!("animal-kingdoms-now-title")>
                <table class="ak-now">
                    <thead><tr><td></td>{head}</tr></thead>
                    <tbody>{scene.view.realms.iter().map(row).collect_view()}</tbody>
                    <tfoot>
                        <tr><th scope="row">{t!("animal-kingdoms-now-sum")}</th>{sum}</tr>
                        <tr><th scope="row">{t!("animal-kingdoms-now-total")}</th>{total}</tr>
                    </tfoot>
                </table>
            </div>
        }
    }
}
