//! The screen of Colour Kingdoms.
//!
//! | part | file |
//! |---|---|
//! | the map as it is drawn: outlines, crayon, symbols | `chart.rs`, `crayon.rs`, `art.rs`, `sheet_map.rs` |
//! | the middle of the table: the map, dice on it, what one looks at | `stage.rs`, `dice.rs`, `look.rs` |
//! | what is picked up and used, and what that brings | `tray.rs`, `held.rs`, `gain.rs`, `preview.rs` |
//! | points | `score_sheet.rs`, `player.rs`, `ending.rs` |
//! | words | `words.rs`, `prompt.rs`, `log.rs`, `refusal.rs`, `piece.rs` |

mod art;
mod chart;
mod cover;
mod crayon;
mod dice;
mod ending;
mod gain;
mod held;
mod log;
mod look;
mod piece;
mod player;
mod preview;
mod prompt;
mod refusal;
mod score_sheet;
mod sheet_map;
mod stage;
mod tray;
mod words;

use leptos::prelude::*;
use pentarchy_colour_kingdoms::{Action, ColourKingdoms, Event, Refusal};
use pentarchy_game::Seat;

use crate::screen::{Ask, LogLine, Names, Note, Play, Scene, Screen};

/// The screen of Colour Kingdoms.
pub(crate) struct ColourKingdomsScreen;

impl Screen for ColourKingdomsScreen {
    type Game = ColourKingdoms;

    fn cover() -> AnyView {
        cover::cover()
    }

    fn board(play: Play<ColourKingdoms>) -> AnyView {
        stage::board(play)
    }

    fn hand(play: Play<ColourKingdoms>) -> AnyView {
        tray::hand(play)
    }

    fn ask(scene: &Scene<ColourKingdoms>) -> Ask<Action> {
        prompt::ask(scene)
    }

    fn note(scene: &Scene<ColourKingdoms>, seat: Seat) -> Note {
        player::note(scene, seat)
    }

    fn player(play: Play<ColourKingdoms>, seat: Seat) -> AnyView {
        player::player(play, seat)
    }

    fn line(event: &Event, names: &Names) -> Option<LogLine> {
        log::line(event, names)
    }

    fn refusal(refusal: &Refusal, names: &Names) -> String {
        refusal::sentence(refusal, names)
    }

    fn ending(play: Play<ColourKingdoms>) -> AnyView {
        ending::ending(play)
    }

    fn piece(id: &str) -> Option<AnyView> {
        piece::piece(id)
    }
}
