//! How far each table was looked at in this browser, with whose eyes: whoever comes back is shown the rest.

use leptos::prelude::*;
use pentarchy_game::Viewer;
use pentarchy_table::Seq;

use super::session::{Home, Session};
use crate::browser::{keep, kept};
use crate::route::Route;

const KEPT: &str = "seen";

/// How many looks are remembered.
const MOST: usize = 80;

/// The last looks first: at what, and up to which entry of its log.
type Looks = Vec<(String, Seq)>;

fn looks() -> Looks {
    kept(KEPT).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn name(session: Session, eyes: Viewer) -> String {
    let route = match session.home.get_value() {
        Home::Server(id) => Route::Table { id },
        Home::Local(id) => Route::Local { id },
        Home::Lesson(game) => Route::Learn { game: game.to_owned() },
    };
    match eyes {
        Viewer::Seat(seat) => format!("{} {seat}", route.path()),
        Viewer::Spectator | Viewer::Referee => route.path(),
    }
}

/// The last entry of the log that was seen with these eyes.
pub(crate) fn last_seen(session: Session, eyes: Viewer) -> Option<Seq> {
    let name = name(session, eyes);
    looks().into_iter().find(|(looked_at, _)| *looked_at == name).map(|(_, seq)| seq)
}

/// Remembers that everything up to this entry was seen with these eyes.
pub(crate) fn remember_seen(session: Session, eyes: Viewer, seq: Seq) {
    let name = name(session, eyes);
    let mut looks = looks();
    looks.retain(|(looked_at, _)| *looked_at != name);
    looks.insert(0, (name, seq));
    looks.truncate(MOST);
    if let Ok(text) = serde_json::to_string(&looks) {
        keep(KEPT, &text);
    }
}
