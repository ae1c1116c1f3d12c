//! How the game was played: what "for each" counts, and whether it was the trading game.

use leptos::prelude::*;
use pentarchy_fantasy_realms::ForEach;

use super::state::Calculation;
use crate::t;

#[component]
pub(super) fn Options(calculation: Calculation) -> impl IntoView {
    let party = calculation.party;
    let by_names = move || party.with(|party| party.for_each == ForEach::Names);
    let trading = move || party.with(|party| party.trading);
    let set_names = move |event| {
        let names = event_target_checked(&event);
        party.update(|party| party.for_each = if names { ForEach::Names } else { ForEach::Cards });
    };
    let set_trading = move |event| {
        let trading = event_target_checked(&event);
        party.update(|party| party.trading = trading);
    };
    view! {
        <details class="calc-options">
            <summary>{move || t!("calculator-options")}</summary>
            <label>
                <input type="checkbox" prop:checked=trading on:change=set_trading />
                <span>{move || t!("calculator-trading")}</span>
            </label>
            <label>
                <input type="checkbox" prop:checked=by_names on:change=set_names />
                <span>{move || t!("calculator-names")}</span>
            </label>
            <p class="calc-hint">{move || t!("calculator-names-help")}</p>
        </details>
    }
}
