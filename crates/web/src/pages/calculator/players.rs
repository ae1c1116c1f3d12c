//! Several hands: tabs to go between them, and who wins.

use icondata_tb as icons;
use leptos::prelude::*;

use super::address::LONGEST_NAME;
use super::party::MOST_PLAYERS;
use super::state::{Calculation, Side};
use crate::parts::Icon;
use crate::t;
use crate::text::points;

/// What a player is called; a number for those without a name.
pub(super) fn shown_name(calculation: Calculation, player: usize) -> String {
    let name = calculation.party.with(|party| party.players.get(player).map(|player| player.name.clone()));
    match name {
        Some(name) if !name.is_empty() => name,
        _ => t!("calculator-player", number = player + 1),
    }
}

/// The players as tabs; the name of the one who is shown can be changed.
#[component]
pub(super) fn Players(calculation: Calculation) -> impl IntoView {
    let count = Memo::new(move |_| calculation.party.with(|party| party.players.len()));
    let current = calculation.current;
    let total = move |player: usize| {
        calculation.party.with(|party| party.players.get(player).map(|_| points(party.sheet(player).total)))
    };
    let rename = move |event| {
        let name: String = event_target_value(&event).chars().take(LONGEST_NAME).collect();
        calculation.party.update(|party| party.players[current.get_untracked()].name = name);
    };
    let name = move || calculation.party.with(|party| party.players[current.get()].name.clone());
    view! {
        <div class="calc-players">
            <div class="calc-tabs" role="group" aria-label=move || t!("calculator-players")>
                <For each=move || if count.get() == 1 { 0..0 } else { 0..count.get() } key=|player| *player let:player>
                    <button
                        class="calc-tab"
                        aria-pressed=move || (current.get() == player).to_string()
                        on:click=move |_| calculation.show(player)
                    >
                        <span>{move || shown_name(calculation, player)}</span>
                        <b class="numbers">{move || total(player)}</b>
                    </button>
                </For>
                <Show when=move || count.get() < MOST_PLAYERS>
                    <button class="quiet" on:click=move |_| calculation.add_player()>
                        <Icon icon=icons::TbUserPlusOutline />
                        <span class:hidden-words=move || { count.get() != 1 }>{move || t!("calculator-add-player")}</span>
                    </button>
                </Show>
            </div>
            <Show when=move || count.get() != 1>
                <div class="calc-naming">
                    <input
                        type="text"
                        maxlength=LONGEST_NAME
                        autocomplete="off"
                        placeholder=move || t!("calculator-player-name")
                        aria-label=move || t!("calculator-player-name")
                        prop:value=name
                        on:input=rename
                    />
                    <button class="quiet" on:click=move |_| calculation.remove_player()>
                        <Icon icon=icons::TbUserMinusOutline />
                        <span class="hidden-words">{move || t!("calculator-remove-player", name = shown_name(calculation, current.get()))}</span>
                    </button>
                </div>
            </Show>
        </div>
    }
}

/// Who wins, once there is somebody to win against.
#[component]
pub(super) fn Ranking(calculation: Calculation) -> impl IntoView {
    let counted = move || calculation.party.with(|party| !party.held().is_empty());
    let ranking = Memo::new(move |_| calculation.party.with(|party| party.ranking()));
    let rows = move || {
        ranking
            .get()
            .into_iter()
            .map(|ranked| {
                let player = ranked.player;
                let show = move |_| {
                    calculation.show(player);
                    calculation.side.set(Side::Score);
                };
                view! {
                    <li class:first=ranked.place == 1>
                        <span class="calc-place numbers">{ranked.place}</span>
                        <button class="link" on:click=show>{shown_name(calculation, player)}</button>
                        {(ranked.place == 1).then(|| view! { <Icon icon=icons::TbCrownOutline /> })}
                        <b class="numbers">{points(ranked.total)}</b>
                        {ranked.by_strength.then(|| view! { <small>{t!("calculator-by-strength", strength = ranked.strength)}</small> })}
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <Show when=move || { ranking.with(Vec::len) > 1 && counted() }>
            <section class="calc-ranking">
                <h2>{move || t!("calculator-ranking")}</h2>
                <ol>{rows}</ol>
                <button class="button" on:click=move |_| calculation.new_game()>
                    <Icon icon=icons::TbRefreshOutline />
                    {move || t!("calculator-new-game")}
                </button>
            </section>
        </Show>
    }
}
