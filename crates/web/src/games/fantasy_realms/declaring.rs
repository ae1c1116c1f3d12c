//! Choosing for one's own hand once all hands are open.

use std::sync::Arc;

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Action, Card, Choices, Declaration, FantasyRealms, Prompt, Sheet, sheet};

use super::choosers::{WaySelect, way_name};
use super::decisions::{CHOOSERS, Decisions, Hand, made, put, totals};
use super::sheet::{Order, SheetView};
use super::words::card_name;
use crate::screen::Play;
use crate::t;
use crate::text::points;

/// What is declared now.
#[derive(Clone, Copy, PartialEq)]
struct Asked {
    card: Card,
    hand: Hand,
    /// What is declared already, and the best for the rest.
    choices: Choices,
}

fn asked(play: Play<FantasyRealms>) -> Option<Asked> {
    let scene = play.scene.get();
    let Prompt::Declare(card) = scene.view.prompt else { return None };
    let player = scene.view.players.get(scene.seat()?.index())?;
    let hand = Hand { cards: player.hand?, pool: scene.view.pool, for_each: scene.view.rules.for_each };
    let so_far = player.choices.unwrap_or_default();
    let mut decisions = Decisions::default();
    CHOOSERS
        .into_iter()
        .take_while(|&earlier| earlier != card)
        .filter_map(|earlier| made(&so_far, earlier))
        .for_each(|way| decisions.make(way));
    Some(Asked { card, hand, choices: decisions.resolve(hand) })
}

/// The chooser for the card that asks, with the sheet that the choice would give.
#[component]
pub(super) fn Declaring(play: Play<FantasyRealms>) -> impl IntoView {
    let asked = Memo::new(move |_| asked(play));
    let card = Memo::new(move |_| asked.get().map(|asked| asked.card));
    move || card.get().map(|card| view! { <Choosing play asked card /> })
}

#[component]
fn Choosing(play: Play<FantasyRealms>, asked: Memo<Option<Asked>>, card: Card) -> impl IntoView {
    let chosen = RwSignal::new(None::<Declaration>);
    let now = Memo::new(move |_| chosen.get().or_else(|| made(&asked.get()?.choices, card)));
    let options =
        Memo::new(move |_| asked.get().map_or_else(Vec::new, |asked| totals(card, &asked.choices, asked.hand)));
    let would_be = Memo::new(move |_| {
        let asked = asked.get()?;
        let mut choices = asked.choices;
        if let Some(way) = now.get() {
            put(&mut choices, way);
        }
        Some(Arc::new(sheet(asked.hand.cards, &choices, asked.hand.for_each)))
    });
    let sheet_now = Signal::derive(move || would_be.get().unwrap_or_else(|| Arc::new(empty())));
    let declare = move |_| {
        if let Some(way) = now.get_untracked() {
            play.act.run(Action::Declare(way));
        }
    };
    view! {
        <section class="fr-declaring" data-kind=card.kind().id()>
            <h2>{move || t!("fantasy-realms-declare-title", card = card_name(card))}</h2>
            <div class="fr-way">
                <WaySelect card options now make=Callback::new(move |way| chosen.set(Some(way))) automatic=None />
            </div>
            <p>{move || t!("fantasy-realms-declare-total", points = points(sheet_now.get().total))}</p>
            <button class="button main" on:click=declare>
                {move || now.get().map(|way| t!("fantasy-realms-declare-confirm", what = way_name(way)))}
            </button>
            <SheetView
                sheet=sheet_now
                order=Order::Kind
                explain=Callback::new(move |card: Card| play.explain.run(card.id().to_owned()))
            />
        </section>
    }
}

fn empty() -> Sheet {
    sheet(Default::default(), &Choices::default(), Default::default())
}
