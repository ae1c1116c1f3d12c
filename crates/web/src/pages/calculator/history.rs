//! Games that were counted before, and what they say of the players. They stay in this browser.

use std::collections::BTreeMap;

use icondata_tb as icons;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use super::address;
use super::party::Party;
use super::state::{Calculation, Side};
use crate::browser::{self, keep, kept};
use crate::parts::Icon;
use crate::t;
use crate::text::{language, points};

const KEPT: &str = "calculator-history";
const MOST_KEPT: usize = 60;

/// A game that was counted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Past {
    /// When, in milliseconds since 1970.
    at: u64,
    /// All of it, as the calculator's address.
    hands: String,
}

/// The games of this browser, the newest first.
pub(super) fn past() -> Vec<Past> {
    kept(KEPT).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn keep_past(past: &[Past]) {
    if let Ok(text) = serde_json::to_string(past) {
        keep(KEPT, &text);
    }
}

/// Puts a game beside the others, unless it is the last one again or nothing was counted.
pub(super) fn remember(past: RwSignal<Vec<Past>>, party: &Party) {
    let counted = party.players.iter().filter(|player| !player.cards.is_empty()).count();
    let hands = address::write(party);
    if counted < 2 || past.with_untracked(|past| past.first().is_some_and(|last| last.hands == hands)) {
        return;
    }
    past.update(|past| {
        past.insert(0, Past { at: browser::now(), hands });
        past.truncate(MOST_KEPT);
        keep_past(past);
    });
}

/// What the games say of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Record {
    games: i32,
    wins: i32,
    sum: i32,
    best: i32,
}

/// The records of all players who have a name, the one with the most victories first.
fn records(games: &[Party]) -> Vec<(String, Record)> {
    let mut records: BTreeMap<String, Record> = BTreeMap::new();
    for game in games {
        for ranked in game.ranking() {
            let player = &game.players[ranked.player];
            if player.name.is_empty() || player.cards.is_empty() {
                continue;
            }
            let record = records.entry(player.name.clone()).or_default();
            record.best = if record.games == 0 { ranked.total } else { record.best.max(ranked.total) };
            record.games += 1;
            record.sum += ranked.total;
            record.wins += i32::from(ranked.place == 1);
        }
    }
    let mut records: Vec<_> = records.into_iter().collect();
    records.sort_by_key(|(_, record)| (-record.wins, -record.sum / record.games));
    records
}

#[component]
pub(super) fn History(calculation: Calculation) -> impl IntoView {
    let past = calculation.past;
    let games =
        Memo::new(move |_| past.with(|past| past.iter().map(|past| address::read(&past.hands)).collect::<Vec<_>>()));
    let rows = move || {
        let games = games.get();
        past.get()
            .into_iter()
            .zip(games)
            .enumerate()
            .map(|(at, (past, game))| row(calculation, at, &past, &game))
            .collect_view()
    };
    let record_rows = move || {
        let row = |(name, record): (String, Record)| {
            let average = f64::from(record.sum) / f64::from(record.games);
            view! {
                <tr>
                    <th scope="row">{name}</th>
                    <td>{record.games}</td>
                    <td>{record.wins}</td>
                    <td>{points(average.round() as i32)}</td>
                    <td>{points(record.best)}</td>
                </tr>
            }
        };
        games.with(|games| records(games)).into_iter().map(row).collect_view()
    };
    let any_record = Memo::new(move |_| games.with(|games| !records(games).is_empty()));
    view! {
        <Show when=move || !past.with(Vec::is_empty)>
            <details class="calc-history">
                <summary>{move || t!("calculator-history", count = past.with(Vec::len))}</summary>
                <Show when=move || any_record.get()>
                    <table class="numbers">
                        <thead>
                            <tr>
                                <th scope="col">{move || t!("calculator-record-name")}</th>
                                <th scope="col">{move || t!("calculator-record-games")}</th>
                                <th scope="col">{move || t!("calculator-record-wins")}</th>
                                <th scope="col">{move || t!("calculator-record-average")}</th>
                                <th scope="col">{move || t!("calculator-record-best")}</th>
                            </tr>
                        </thead>
                        <tbody>{record_rows}</tbody>
                    </table>
                </Show>
                <ol>{rows}</ol>
            </details>
        </Show>
    }
}

/// One game: when, who, how many; it can be opened again and forgotten.
fn row(calculation: Calculation, at: usize, past: &Past, game: &Party) -> impl IntoView + use<> {
    let date = js_sys::Date::new(&JsValue::from_f64(past.at as f64));
    let date = date.to_locale_date_string(language().tag(), &JsValue::UNDEFINED).as_string().unwrap_or_default();
    let names: Vec<String> = game
        .ranking()
        .into_iter()
        .map(|ranked| {
            let name = &game.players[ranked.player].name;
            let name = if name.is_empty() { t!("calculator-player", number = ranked.player + 1) } else { name.clone() };
            format!("{name} {}", points(ranked.total))
        })
        .collect();
    let hands = past.hands.clone();
    let open = move |_| {
        calculation.current.set(0);
        calculation.party.set(address::read(&hands));
        calculation.show(0);
        calculation.side.set(Side::Score);
    };
    let forget = move |_| {
        calculation.past.update(|past| {
            past.remove(at);
            keep_past(past);
        });
    };
    view! {
        <li>
            <button class="link" on:click=open>{date} ": " {names.join(", ")}</button>
            <button class="quiet" on:click=forget>
                <Icon icon=icons::TbTrashOutline />
                <span class="hidden-words">{t!("calculator-forget")}</span>
            </button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::super::party::Player;
    use super::*;
    use pentarchy_fantasy_realms::{Card, CardSet};

    fn game(hands: &[(&str, &[Card])]) -> Party {
        let player = |(name, cards): &(&str, &[Card])| Player {
            name: (*name).to_owned(),
            cards: CardSet::of(cards),
            ..Player::default()
        };
        Party { players: hands.iter().map(player).collect(), ..Party::default() }
    }

    #[test]
    fn records_count_games_victories_and_the_best_hand() {
        let games = [
            game(&[("Anna", &[Card::King]), ("Boris", &[Card::Queen])]),
            game(&[("Boris", &[Card::Hydra]), ("Anna", &[Card::Candle]), ("", &[Card::Forge])]),
            game(&[("Anna", &[Card::Basilisk]), ("Boris", &[])]),
        ];
        let records = records(&games);
        assert_eq!(records[0], ("Anna".to_owned(), Record { games: 3, wins: 2, sum: 8 + 2 + 35, best: 35 }));
        assert_eq!(records[1], ("Boris".to_owned(), Record { games: 2, wins: 1, sum: 6 + 12, best: 12 }));
    }
}
