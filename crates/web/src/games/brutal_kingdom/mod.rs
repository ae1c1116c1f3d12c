//! The screen of Brutal Kingdom.
//!
//! | part | file |
//! |---|---|
//! | a card: its face, symbol and signs | `face.rs`, `art.rs`, `sign.rs`, `words.rs` |
//! | the table | `board.rs`, `place.rs`, `stack.rs`, `centre.rs` |
//! | the viewer's own cards | `hand.rs`, `picked.rs`, `foresight.rs` |
//! | naming a character | `naming.rs` |
//! | what has just happened | `moment.rs` |
//! | who eliminates whom | `reference.rs` |
//! | all of a player, all hands | `player.rs`, `open_hands.rs` |
//! | the end | `ending.rs` |
//! | words for the frame | `prompt.rs`, `log.rs`, `refusal.rs`, `piece.rs` |

mod art;
mod board;
mod centre;
mod cover;
mod ending;
mod face;
mod foresight;
mod hand;
mod log;
mod moment;
mod naming;
mod open_hands;
mod picked;
mod piece;
mod place;
mod player;
mod prompt;
mod reference;
mod refusal;
mod sign;
mod stack;
mod words;

use leptos::prelude::*;
use pentarchy_brutal_kingdom::{Action, BrutalKingdom, Event, Refusal};
use pentarchy_game::Seat;

use crate::screen::{Ask, LogLine, Names, Note, Play, Scene, Screen};

/// The screen of Brutal Kingdom.
pub(crate) struct BrutalKingdomScreen;

impl Screen for BrutalKingdomScreen {
    type Game = BrutalKingdom;

    fn cover() -> AnyView {
        cover::cover()
    }

    fn board(play: Play<BrutalKingdom>) -> AnyView {
        board::board(play)
    }

    fn hand(play: Play<BrutalKingdom>) -> AnyView {
        hand::hand(play)
    }

    fn ask(scene: &Scene<BrutalKingdom>) -> Ask<Action> {
        prompt::ask(scene)
    }

    fn note(scene: &Scene<BrutalKingdom>, seat: Seat) -> Note {
        player::note(scene, seat)
    }

    fn player(play: Play<BrutalKingdom>, seat: Seat) -> AnyView {
        player::player(play, seat)
    }

    fn line(event: &Event, names: &Names) -> Option<LogLine> {
        log::line(event, names)
    }

    fn refusal(refusal: &Refusal, names: &Names) -> String {
        refusal::sentence(refusal, names)
    }

    fn ending(play: Play<BrutalKingdom>) -> AnyView {
        ending::ending(play)
    }

    fn piece(id: &str) -> Option<AnyView> {
        piece::piece(id)
    }
}
