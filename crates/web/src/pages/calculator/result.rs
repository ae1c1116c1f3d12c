//! The score of the hand that is shown: the choices, every card, every line.

use icondata_tb as icons;
use leptos::prelude::*;

use super::share::Share;
use super::state::Calculation;
use crate::games::fantasy_realms::{Choosers, Decisions, Order, SheetView, Total};
use crate::parts::Icon;
use crate::t;

#[component]
pub(super) fn Outcome(calculation: Calculation) -> impl IntoView {
    let sheet = calculation.sheet;
    let choices = Memo::new(move |_| sheet.get().choices);
    let offering = Memo::new(move |_| calculation.scored.get().offering);
    let decisions = decisions(calculation);
    let made_by_hand = move || {
        let player = calculation.current.get();
        calculation.party.with(|party| !party.players[player].decisions.is_empty())
    };
    let leave_all = move |_| decisions.set(Decisions::default());
    let empty = Memo::new(move |_| sheet.get().cards.is_empty());
    view! {
        <section class="calc-outcome">
            <header>
                <h2>{move || t!("calculator-total")}</h2>
                <Total total=Signal::derive(move || sheet.get().total) />
            </header>
            <Show
                when=move || !empty.get()
                fallback=move || view! { <p class="calc-hint">{move || t!("calculator-empty")}</p> }
            >
                <Choosers hand=offering choices decisions />
                <Show when=made_by_hand>
                    <button class="button" on:click=leave_all>
                        <Icon icon=icons::TbWandOutline />
                        {move || t!("calculator-best-again")}
                    </button>
                </Show>
                <OrderChoice order=calculation.order />
                <SheetView
                    sheet
                    order=calculation.order
                    explain=Callback::new(move |card| calculation.explained.set(Some(card)))
                />
                <p class="calc-strength">{move || t!("calculator-strength", strength = sheet.get().strength)}</p>
                <Share calculation />
            </Show>
        </section>
    }
}

/// The decisions of the hand that is shown, as a signal of their own, kept in step with the party both ways.
fn decisions(calculation: Calculation) -> RwSignal<Decisions> {
    let of_party = Memo::new(move |_| {
        let player = calculation.current.get();
        calculation.party.with(|party| party.players[player].decisions)
    });
    let decisions = RwSignal::new(of_party.get_untracked());
    Effect::new(move |_| {
        let known = of_party.get();
        if decisions.get_untracked() != known {
            decisions.set(known);
        }
    });
    Effect::new(move |_| {
        let made = decisions.get();
        if of_party.get_untracked() != made {
            let player = calculation.current.get_untracked();
            calculation.party.update(|party| party.players[player].decisions = made);
        }
    });
    decisions
}

/// In which order cards stand.
#[component]
fn OrderChoice(order: RwSignal<Order>) -> impl IntoView {
    let button = move |what: Order, words: fn() -> String| {
        view! {
            <button class="calc-tab" aria-pressed=move || (order.get() == what).to_string() on:click=move |_| order.set(what)>
                {words}
            </button>
        }
    };
    view! {
        <div class="calc-orders" role="group" aria-label=move || t!("fantasy-realms-order")>
            <span aria-hidden="true">{move || t!("fantasy-realms-order")}</span>
            {button(Order::Kind, || t!("fantasy-realms-order-kind"))}
            {button(Order::Strength, || t!("fantasy-realms-order-strength"))}
            {button(Order::Points, || t!("fantasy-realms-order-points"))}
        </div>
    }
}
