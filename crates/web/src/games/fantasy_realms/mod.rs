//! The screen of Fantasy Realms.
//!
//! | part | file |
//! |---|---|
//! | a card: its face, symbol, sign and text | `face.rs`, `art.rs`, `sign.rs`, `effect.rs`, `words.rs` |
//! | a card to tap and drag | `card_button.rs`, `drag.rs`, `drops.rs`, `picked.rs` |
//! | a score and its reasons | `sheet.rs`, `reasons.rs` |
//! | choices for jokers and the like | `decisions.rs`, `choosers.rs` |
//! | the table | `board.rs`, `trading.rs`, `hand.rs`, `open_hands.rs`, `player.rs`, `hints.rs` |
//! | the end | `declaring.rs`, `ending.rs` |
//! | words for the frame | `prompt.rs`, `log.rs`, `refusal.rs` |

mod art;
mod board;
mod card_button;
mod choosers;
mod cover;
mod decisions;
mod declaring;
mod dialog;
mod drag;
mod drops;
mod effect;
mod ending;
mod face;
mod hand;
mod hints;
mod log;
mod open_hands;
mod picked;
mod player;
mod prompt;
mod reasons;
mod refusal;
mod sheet;
mod sign;
mod trading;
mod words;

pub(crate) use art::Symbol;
pub(crate) use choosers::Choosers;
pub(crate) use decisions::{Decisions, Hand};
pub(crate) use dialog::CardDialog;
pub(crate) use sheet::{Order, SheetView, Total};
pub(crate) use sign::Sign;
pub(crate) use words::{card_name, kind_name, narrow_name};

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Action, Card, Event, FantasyRealms, Refusal};
use pentarchy_game::Seat;

use crate::screen::{Ask, LogLine, Names, Note, Play, Scene, Screen};

/// The screen of Fantasy Realms.
pub(crate) struct FantasyRealmsScreen;

impl Screen for FantasyRealmsScreen {
    type Game = FantasyRealms;

    fn cover() -> AnyView {
        cover::cover()
    }

    fn board(play: Play<FantasyRealms>) -> AnyView {
        board::board(play)
    }

    fn hand(play: Play<FantasyRealms>) -> AnyView {
        hand::hand(play)
    }

    fn ask(scene: &Scene<FantasyRealms>) -> Ask<Action> {
        prompt::ask(scene)
    }

    fn note(scene: &Scene<FantasyRealms>, seat: Seat) -> Note {
        player::note(scene, seat)
    }

    fn player(play: Play<FantasyRealms>, seat: Seat) -> AnyView {
        player::player(play, seat)
    }

    fn line(event: &Event, names: &Names) -> Option<LogLine> {
        log::line(event, names)
    }

    fn refusal(refusal: &Refusal, names: &Names) -> String {
        refusal::sentence(refusal, names)
    }

    fn ending(play: Play<FantasyRealms>) -> AnyView {
        ending::ending(play)
    }

    fn piece(id: &str) -> Option<AnyView> {
        let card = Card::ALL.into_iter().find(|card| card.id() == id)?;
        Some(view! { <div class="fr-opened"><face::Face card size=face::Size::Large /></div> }.into_any())
    }
}
