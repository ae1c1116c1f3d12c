//! The screen of Dominant Species.
//!
//! | what | where |
//! |---|---|
//! | the table | `board.rs`, `earth.rs`, `corner.rs`, `tile.rs`, `display.rs`, `animals.rs`, `cards.rs` |
//! | what is chosen, and what it would change | `spot.rs`, `preview.rs`, `strip.rs`, `consequences.rs` |
//! | players and their points | `player.rs`, `account.rs`, `ending.rs` |
//! | words for the frame | `prompt.rs`, `choices.rs`, `log.rs`, `refusal.rs`, `piece.rs`, `words.rs` |
//! | drawings | `art.rs`, `place.rs`, `cover.rs` |

mod account;
mod animals;
mod art;
mod board;
mod cards;
mod choices;
mod consequences;
mod corner;
mod cover;
mod display;
mod earth;
mod ending;
mod log;
mod piece;
mod place;
mod player;
mod preview;
mod prompt;
mod refusal;
mod spot;
mod strip;
#[cfg(test)]
mod tests;
mod tile;
mod words;

use leptos::prelude::*;
use pentarchy_dominant_species::{Action, DominantSpecies, Event, Refusal};
use pentarchy_game::Seat;

use crate::screen::{Ask, LogLine, Names, Note, Play, Scene, Screen};

/// A table of this game, for its screen.
type Table = Play<DominantSpecies>;
/// What is seen of it at one moment.
type Moment = Scene<DominantSpecies>;

/// The screen of Dominant Species.
pub(crate) struct DominantSpeciesScreen;

impl Screen for DominantSpeciesScreen {
    type Game = DominantSpecies;

    fn cover() -> AnyView {
        cover::cover()
    }

    fn board(play: Table) -> AnyView {
        board::board(play)
    }

    fn hand(play: Table) -> AnyView {
        strip::strip(play)
    }

    fn ask(scene: &Moment) -> Ask<Action> {
        prompt::ask(scene)
    }

    fn note(scene: &Moment, seat: Seat) -> Note {
        player::note(scene, seat)
    }

    fn player(play: Table, seat: Seat) -> AnyView {
        player::player(play, seat)
    }

    fn line(event: &Event, names: &Names) -> Option<LogLine> {
        log::line(event, names)
    }

    fn refusal(refusal: &Refusal, _: &Names) -> String {
        refusal::sentence(refusal)
    }

    fn ending(play: Table) -> AnyView {
        ending::ending(play)
    }

    fn piece(id: &str) -> Option<AnyView> {
        piece::piece(id)
    }
}
