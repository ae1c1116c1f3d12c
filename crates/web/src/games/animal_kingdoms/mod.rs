//! The screen of Animal Kingdoms.
//!
//! | part | file |
//! |---|---|
//! | a card: its face and its beast | `face.rs`, `art.rs`, `words.rs` |
//! | a decree: its picture, and what it asks now | `decree.rs`, `need.rs` |
//! | the ring of realms: its measures, its drawing, a panel for each realm | `ring.rs`, `map.rs`, `realm.rs` |
//! | what is picked up and looked at, and what would take it | `chosen.rs`, `fits.rs`, `hand.rs` |
//! | the table | `board.rs`, `battle.rs`, `upstart.rs`, `news.rs`, `now.rs`, `player.rs` |
//! | the end | `ending.rs`, `sheet.rs` |
//! | words for the frame | `prompt.rs`, `log.rs`, `refusal.rs`, `piece.rs`, `cover.rs` |

mod art;
mod battle;
mod board;
mod chosen;
mod cover;
mod decree;
mod ending;
mod face;
mod fits;
mod hand;
mod log;
mod map;
mod need;
mod news;
mod now;
mod piece;
mod player;
mod prompt;
mod realm;
mod refusal;
mod ring;
mod sheet;
mod upstart;
mod words;

use leptos::prelude::*;
use pentarchy_animal_kingdoms::{Action, AnimalKingdoms, Event, Refusal};
use pentarchy_game::Seat;

use crate::screen::{Ask, LogLine, Names, Note, Play, Scene, Screen};

/// The screen of Animal Kingdoms.
pub(crate) struct AnimalKingdomsScreen;

impl Screen for AnimalKingdomsScreen {
    type Game = AnimalKingdoms;

    fn cover() -> AnyView {
        cover::cover()
    }

    fn board(play: Play<AnimalKingdoms>) -> AnyView {
        board::board(play)
    }

    fn hand(play: Play<AnimalKingdoms>) -> AnyView {
        hand::hand(play)
    }

    fn ask(scene: &Scene<AnimalKingdoms>) -> Ask<Action> {
        prompt::ask(scene)
    }

    fn note(scene: &Scene<AnimalKingdoms>, seat: Seat) -> Note {
        player::note(scene, seat)
    }

    fn player(play: Play<AnimalKingdoms>, seat: Seat) -> AnyView {
        player::player(play, seat)
    }

    fn line(event: &Event, names: &Names) -> Option<LogLine> {
        log::line(event, names)
    }

    fn refusal(refusal: &Refusal, names: &Names) -> String {
        refusal::sentence(refusal, names)
    }

    fn ending(play: Play<AnimalKingdoms>) -> AnyView {
        ending::ending(play)
    }

    fn piece(id: &str) -> Option<AnyView> {
        piece::piece(id)
    }
}
