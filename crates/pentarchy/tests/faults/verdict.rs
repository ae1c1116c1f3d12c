//! What must hold after all faults, read from the log alone.

use std::collections::{BTreeMap, BTreeSet};

use pentarchy_game::Actor;
use pentarchy_server::store::{Postgres, Store};
use pentarchy_table::{Catalogue, Entry, Hand, Logged, Millis, PersonId, Seq, Table, TableId, ToClient};

use crate::player::{Told, World, hash};

/// What was found.
#[derive(Debug, Default)]
pub(crate) struct Verdict {
    pub(crate) tables: usize,
    pub(crate) lines: usize,
    pub(crate) acknowledged: usize,
    pub(crate) uncertain: usize,
    pub(crate) messages: usize,
}

pub(crate) async fn reach(store: &Postgres, world: &World, begun: Millis, ended: Millis) -> Verdict {
    let mut verdict = Verdict::default();
    let mut by_table: BTreeMap<TableId, Vec<&Told>> = BTreeMap::new();
    let told = std::mem::take(&mut *world.told.lock().unwrap());
    for told in &told {
        by_table.entry(told.table.clone()).or_default().push(told);
    }
    for (table, told) in by_table {
        let log = log(store, &table).await;
        verdict.tables += 1;
        verdict.lines += log.len();
        for told in &told {
            acknowledged_moves_are_there_once(&table, told, &log);
            verdict.acknowledged += told.acknowledged.len();
            verdict.uncertain += told.uncertain;
            verdict.messages += told.heard.len();
        }
        the_clocks_agree(&table, &log, begun, ended);
        everybody_was_told_what_they_may_know(&table, &told, &log);
    }
    verdict
}

async fn log(store: &Postgres, table: &TableId) -> Vec<Logged> {
    let lines = store.log(table, Seq(0)).await.unwrap();
    let logged = lines.into_iter().map(|line| {
        let entry = serde_json::from_str(&line.entry).unwrap();
        Logged { seq: line.seq, at: line.at, entry }
    });
    logged.collect()
}

/// Every acknowledged move is where it was said to be; and a seat has not acted more often than its player asked for.
fn acknowledged_moves_are_there_once(table: &TableId, told: &Told, log: &[Logged]) {
    let mut places = BTreeSet::new();
    for (seq, seat, action) in &told.acknowledged {
        let entry = &log.get(seq.0 as usize - 1).unwrap_or_else(|| panic!("{table}: line {seq:?} is lost")).entry;
        let Entry::Acted { by, action: stored, hand } = entry else { panic!("{table} {seq:?}: {entry:?}") };
        assert_eq!((by, stored, hand), (&Actor::Seat(*seat), action, &Hand::Person), "{table} {seq:?}");
        assert!(places.insert(*seq), "{table}: line {seq:?} was acknowledged twice");
    }
    let seat = log.iter().find_map(|logged| match &logged.entry {
        Entry::Sat { seat, name, .. } if name.as_str() == told.name => Some(*seat),
        _ => None,
    });
    let acted = |logged: &&Logged| match &logged.entry {
        Entry::Acted { by: Actor::Seat(by), hand: Hand::Person, .. } => Some(*by) == seat,
        _ => false,
    };
    let acted = log.iter().filter(acted).count();
    assert!(
        acted <= told.acknowledged.len() + told.uncertain,
        "{table}: {} acted {acted} times, asked {} + {}",
        told.name,
        told.acknowledged.len(),
        told.uncertain
    );
}

/// No line carries the time of a node whose clock is wrong, and time does not go back.
fn the_clocks_agree(table: &TableId, log: &[Logged], begun: Millis, ended: Millis) {
    for pair in log.windows(2) {
        assert!(pair[0].at <= pair[1].at, "{table}: time goes back");
    }
    let slack = 3_000;
    for logged in log {
        assert!(
            logged.at.0 + slack >= begun.0 && logged.at.0 <= ended.0 + slack,
            "{table} {:?}: {:?} is not between {begun:?} and {ended:?}",
            logged.seq,
            logged.at
        );
    }
}

/// The log can be played again, and every message that anybody ever got about it is, to the letter, the one that this
/// person may get.
fn everybody_was_told_what_they_may_know(id: &TableId, told: &[&Told], log: &[Logged]) {
    let person = |name: &str| -> PersonId {
        let sat = log.iter().find_map(|logged| match &logged.entry {
            Entry::Sat { person, name: sat, .. } if sat.as_str() == name => Some(person.clone()),
            _ => None,
        });
        sat.unwrap_or_else(|| panic!("{id}: {name} does not sit there"))
    };
    let people: Vec<_> =
        told.iter().filter(|told| !told.heard.is_empty()).map(|told| (person(&told.name), told)).collect();
    let mut table = Table::open(Catalogue::HOUSE, &log[0]).unwrap();
    for logged in &log[1..] {
        let change = table.fold(logged).unwrap_or_else(|error| panic!("{id} can't be played again: {error}"));
        for (person, told) in &people {
            let here = told.heard.iter().filter(|(seq, ..)| *seq == logged.seq);
            for (seq, whole, heard) in here {
                let message = if *whole {
                    ToClient::Welcome(Box::new(table.welcome(person)))
                } else {
                    ToClient::Update(Box::new(table.update(&change, person)))
                };
                let text = serde_json::to_string(&message).unwrap();
                assert_eq!(*heard, hash(&text), "{id} {seq:?}: {} was told something else than {text}", told.name);
            }
        }
    }
}
