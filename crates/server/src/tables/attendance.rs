//! Who looks at tables through this node, as the other nodes are told it.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pentarchy_table::{PersonId, TableId};
use tokio::sync::Notify;
use tokio::time::sleep;

use super::crowd::Windows;
use crate::store::{self, Store};

/// How long to wait for more before the others are told.
const GATHER: Duration = Duration::from_millis(50);

/// How long to wait before it is tried again.
const REST: Duration = Duration::from_millis(500);

/// A number of windows that nobody has.
const UNCERTAIN: u32 = u32::MAX;

/// Who looks on; where there are no other nodes, nothing is kept.
#[derive(Default)]
pub(crate) struct Attendance {
    shared: bool,
    lists: Mutex<Lists>,
    changed: Notify,
}

#[derive(Default)]
struct Lists {
    /// As it is.
    here: HashMap<TableId, Windows>,
    /// As the others know it.
    told: HashMap<TableId, Windows>,
    /// Tables where the two may differ.
    changed: BTreeSet<TableId>,
}

impl Attendance {
    pub(crate) fn new(shared: bool) -> Attendance {
        Attendance { shared, ..Attendance::default() }
    }

    fn lists(&self) -> MutexGuard<'_, Lists> {
        self.lists.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes who looks at a table.
    pub(super) fn note(&self, table: &TableId, windows: Windows) {
        if !self.shared {
            return;
        }
        let mut lists = self.lists();
        if windows.is_empty() {
            lists.here.remove(table);
        } else {
            lists.here.insert(table.clone(), windows);
        }
        lists.changed.insert(table.clone());
        self.changed.notify_one();
    }

    /// The others know nothing any more: they are told everything.
    pub(super) fn tell_anew(&self) {
        let mut lists = self.lists();
        lists.told.clear();
        lists.changed = lists.here.keys().cloned().collect();
        self.changed.notify_one();
    }

    /// Tells the others what changes, for ever.
    pub(super) async fn tell(&self, store: &dyn Store) {
        loop {
            self.changed.notified().await;
            sleep(GATHER).await;
            let changes = self.lists().changes();
            if changes.is_empty() {
                continue;
            }
            let outcome = store.attend(&changes).await;
            self.lists().tell(&changes, outcome.is_ok());
            if let Err(error) = outcome {
                tracing::warn!(%error, "the other nodes could not be told who looks on here");
                sleep(REST).await;
                self.changed.notify_one();
            }
        }
    }
}

impl Lists {
    /// What the others don't know yet.
    fn changes(&mut self) -> Vec<store::Attendance> {
        let mut changes = Vec::new();
        let nobody = Windows::new();
        for table in std::mem::take(&mut self.changed) {
            let here = self.here.get(&table).unwrap_or(&nobody);
            let told = self.told.get(&table).unwrap_or(&nobody);
            let mut change = |person: &PersonId, windows| {
                changes.push(store::Attendance { table: table.clone(), person: person.clone(), windows });
            };
            told.keys().filter(|person| !here.contains_key(*person)).for_each(|person| change(person, 0));
            let new = here.iter().filter(|(person, windows)| told.get(*person) != Some(*windows));
            new.for_each(|(person, windows)| change(person, *windows));
        }
        changes
    }

    /// Notes what the others know; of what may or may not have reached them, that they must be told again.
    fn tell(&mut self, changes: &[store::Attendance], reached: bool) {
        for store::Attendance { table, person, windows } in changes {
            let told = self.told.entry(table.clone()).or_default();
            match (reached, *windows) {
                (true, 0) => drop(told.remove(person)),
                (true, windows) => drop(told.insert(person.clone(), windows)),
                (false, _) => drop(told.insert(person.clone(), UNCERTAIN)),
            }
            if told.is_empty() {
                self.told.remove(table);
            }
            if !reached {
                self.changed.insert(table.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_not_have_reached_the_others_is_told_again() {
        let (table, person) = (TableId::new("t").unwrap(), PersonId::new("p").unwrap());
        let attendance = Attendance::new(true);
        let here =
            |windows: u32| if windows == 0 { Windows::new() } else { Windows::from([(person.clone(), windows)]) };
        let next = || attendance.lists().changes();
        let expected = |windows| vec![store::Attendance { table: table.clone(), person: person.clone(), windows }];
        attendance.note(&table, here(2));
        let changes = next();
        assert_eq!(changes, expected(2));
        attendance.lists().tell(&changes, false);
        // Gone meanwhile: the others may know of them, and must be told.
        attendance.note(&table, here(0));
        let changes = next();
        assert_eq!(changes, expected(0));
        attendance.lists().tell(&changes, true);
        assert_eq!(next(), []);
        attendance.note(&table, here(1));
        attendance.lists().tell(&expected(1), true);
        assert_eq!(next(), []);
        attendance.tell_anew();
        assert_eq!(next(), expected(1));
    }
}
