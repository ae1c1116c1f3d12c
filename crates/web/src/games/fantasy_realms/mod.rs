//! The screen of Fantasy Realms.

mod art;
mod choosers;
mod decisions;
mod dialog;
mod effect;
mod face;
mod reasons;
mod sheet;
mod sign;
mod words;

pub(crate) use art::Symbol;
pub(crate) use choosers::Choosers;
pub(crate) use decisions::{Decisions, Hand};
pub(crate) use dialog::CardDialog;
pub(crate) use sheet::{Order, SheetView, Total};
pub(crate) use sign::Sign;
pub(crate) use words::{breakable, card_name, kind_name};

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Action, Event, FantasyRealms, Refusal};
use pentarchy_game::Seat;

use crate::screen::{Ask, Choice, LogLine, Names, Note, Play, Scene, Screen};
use crate::t;

/// The screen of Fantasy Realms.
pub(crate) struct FantasyRealmsScreen;

impl Screen for FantasyRealmsScreen {
    type Game = FantasyRealms;

    fn cover() -> AnyView {
        view! { <svg viewBox="0 0 4 3" aria-hidden="true"></svg> }.into_any()
    }

    fn board(play: Play<FantasyRealms>) -> AnyView {
        let cards = move || play.scene.get().view.discard.iter().map(|card| format!("{card:?} ")).collect::<String>();
        view! { <p>{cards}</p> }.into_any()
    }

    fn hand(play: Play<FantasyRealms>) -> AnyView {
        let cards = move || {
            let scene = play.scene.get();
            let hand = scene.seat().and_then(|seat| scene.view.players[seat.index()].hand);
            hand.map(|hand| format!("{hand:?}"))
        };
        view! { <p>{cards}</p> }.into_any()
    }

    fn ask(scene: &Scene<FantasyRealms>) -> Ask<Action> {
        let choice = |action: &Action| Choice::new(format!("{action:?}"), *action);
        Ask {
            sentence: format!("{:?}", scene.view.prompt),
            choices: scene.legal.iter().map(choice).collect(),
            rule: None,
        }
    }

    fn note(scene: &Scene<FantasyRealms>, seat: Seat) -> Note {
        let cards = scene.view.players[seat.index()].cards;
        Note { score: None, holds: t!("fantasy-realms-cards", count = cards) }
    }

    fn player(_: Play<FantasyRealms>, _: Seat) -> AnyView {
        ().into_any()
    }

    fn line(event: &Event, _: &Names) -> Option<LogLine> {
        Some(LogLine::read(&format!("{event:?}").replace(['{', '}'], "")))
    }

    fn refusal(refusal: &Refusal, _: &Names) -> String {
        refusal.to_string()
    }

    fn ending(_: Play<FantasyRealms>) -> AnyView {
        ().into_any()
    }

    fn piece(_: &str) -> Option<AnyView> {
        None
    }
}
