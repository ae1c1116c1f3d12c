//! The games that are kept in this browser.

use pentarchy_game::Seats;
use pentarchy_table::{LocalTable, Logged, Plan, Stage};
use serde::{Deserialize, Serialize};

use crate::browser::{forget, keep, kept};

/// How many finished games are kept.
const MOST_FINISHED: usize = 20;

/// A kept game, as a list shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Shelved {
    pub(crate) id: String,
    pub(crate) plan: Plan,
    /// What the people are called; the bots follow them.
    pub(crate) people: Vec<String>,
    pub(crate) stage: Stage,
    /// When something last happened, in milliseconds since 1970.
    pub(crate) changed_at: u64,
    /// How many decisions were made.
    pub(crate) moves: u32,
    /// How it ended for the first person: place and total.
    #[serde(default)]
    pub(crate) result: Option<(u8, i32)>,
}

const LIST: &str = "games";

fn key(id: &str) -> String {
    format!("game.{id}")
}

/// The kept games, the last changed first.
pub(crate) fn shelf() -> Vec<Shelved> {
    kept(LIST).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// A kept game.
pub(crate) fn shelved(id: &str) -> Option<Shelved> {
    shelf().into_iter().find(|game| game.id == id)
}

/// The log of a kept game.
pub(crate) fn stored_log(id: &str) -> Option<Vec<Logged>> {
    serde_json::from_str(&kept(&key(id))?).ok()
}

/// Keeps a game as it is now; whether there was room for it.
pub(super) fn put(id: &str, table: &LocalTable) -> bool {
    let Ok(text) = serde_json::to_string(table.log()) else { return false };
    let mut list = shelf();
    list.retain(|other| other.id != id);
    list.insert(0, about(id, table));
    while list.iter().filter(|game| game.stage != Stage::Playing).count() > MOST_FINISHED {
        drop_oldest(&mut list);
    }
    let fits = loop {
        if keep(&key(id), &text) {
            break true;
        }
        if !drop_oldest(&mut list) {
            break false;
        }
    };
    write(&list);
    fits
}

/// Forgets a kept game.
pub(crate) fn forget_game(id: &str) {
    let mut list = shelf();
    list.retain(|other| other.id != id);
    forget(&key(id));
    write(&list);
}

fn write(list: &[Shelved]) {
    if let Ok(text) = serde_json::to_string(list) {
        keep(LIST, &text);
    }
}

/// Makes room: the oldest finished game goes.
fn drop_oldest(list: &mut Vec<Shelved>) -> bool {
    let Some(at) = list.iter().rposition(|game| game.stage != Stage::Playing) else { return false };
    forget(&key(&list.remove(at).id));
    true
}

fn about(id: &str, local: &LocalTable) -> Shelved {
    let table = local.table();
    let people = table.gathering().chairs.into_iter().filter_map(|chair| match chair.holder {
        pentarchy_table::Holder::Person { name, .. } => Some(name.to_string()),
        _ => None,
    });
    let first = Seats::first(1).iter().next();
    Shelved {
        id: id.to_owned(),
        plan: table.plan().clone(),
        people: people.collect(),
        stage: table.stage(),
        changed_at: table.at().0,
        moves: table.moves(),
        result: table.outcome().zip(first).map(|(outcome, seat)| (outcome.place(seat), outcome.total(seat))),
    }
}
