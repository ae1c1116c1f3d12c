//! Whole games of the house, of every kind: nobody is told what they may not know.

use std::collections::BTreeMap;

use pentarchy_game::{OptionValue, Seed, Setup, SetupRequest};
use pentarchy_table::audit::{self, Pace, Report, Traffic};
use pentarchy_table::{Catalogue, LocalTable, Millis, Person, Plan, Request, Stage, TableId, ToClient, ToServer};

use crate::room::SIT;

/// After so many moves players mostly do what is offered first, so that every game comes to an end.
const WEARY: u32 = 150;

/// Of the longest games so many moves are enough, once a whole one was played.
const ENOUGH: u32 = 120;

/// Plays a game, or its first `most` moves, with a person on every seat and somebody who looks on, and audits what each
/// was told.
pub(crate) fn watched(
    catalogue: Catalogue,
    game: &str,
    setup: &Setup,
    number: u64,
    most: u32,
) -> Result<Report, String> {
    let people: Vec<Person> = (0..=setup.seats())
        .map(|index| Person::new(&format!("id-of-{index}"), &format!("Guest {index}")).unwrap())
        .collect();
    let plan = Plan { setup: setup.request(), ..Plan::new(game, setup.seats()) };
    let seed = Seed::from(number).dice(1).seed();
    let mut local = LocalTable::open(catalogue, plan, people[0].clone(), seed, Millis(0)).unwrap();
    let hello = ToServer::Hello { table: TableId::new("t").unwrap(), seen: None };
    for person in &people {
        local.receive(person, &hello, Millis(0));
    }
    for person in &people[..usize::from(setup.seats())] {
        local.request(person, &SIT, Millis(0)).unwrap();
    }
    local.request(&people[0], &Request::Start, Millis(0)).unwrap();
    let mut dice = Seed::from(number).dice(2);
    while local.table().stage() == Stage::Playing && local.table().moves() < most {
        let moves = local.table().moves();
        let state = local.table().state().unwrap();
        let awaited: Vec<_> = state.awaiting().iter().collect();
        let seat = *dice.pick(&awaited).unwrap();
        let legal = state.legal(seat.into());
        let weary = moves > WEARY && dice.below(10) > 0;
        let action = if weary { legal.first() } else { dice.pick(&legal) }.unwrap().clone();
        let act = Request::Act { seat, seen: local.table().seq(), action };
        local.request(&people[seat.index()], &act, Millis(u64::from(moves))).unwrap();
    }
    let messages = local.take_messages();
    let mut total = Report::default();
    for (index, person) in people.iter().enumerate() {
        let heard: Vec<ToClient> =
            messages.iter().filter(|(to, _)| *to == person.id).map(|(_, message)| message.clone()).collect();
        let traffic = Traffic { log: local.log(), person: &person.id, asked: &[], heard: &heard };
        // Each looks into other worlds in turn, so that somebody does at every entry, and in long games at every few.
        let every = people.len() as u64 * (1 + local.log().len() as u64 / 300);
        let pace = Pace { every, from: index as u64 };
        total += audit::traffic(catalogue, traffic, pace, &mut Seed::from(number).dice(3))
            .map_err(|why| format!("{setup}, game {number}, {}: {why}", person.id))?;
    }
    Ok(total)
}

/// Audits games of every size and with every choice of every option: the first to its end, the others up to `most`.
fn audit_of(game: &str, most: u32) -> Report {
    let description = Catalogue::HOUSE.find(game).unwrap().game.description();
    let mut total = Report::default();
    for (setup, number) in audit::kinds(description, true).iter().zip(1..) {
        let report = watched(Catalogue::HOUSE, game, setup, number, if number == 1 { u32::MAX } else { most });
        let report = report.unwrap_or_else(|why| panic!("{why}"));
        assert!(report.messages > 10 && report.positions > 5, "{setup}: {report:?}");
        total += report;
    }
    total
}

#[test]
fn fantasy_realms_tells_nobody_too_much() {
    let total = audit_of("fantasy-realms", u32::MAX);
    assert!(total.steps > 100 && total.told > 30, "{total:?}");
}

#[test]
fn brutal_kingdom_tells_nobody_too_much() {
    let total = audit_of("brutal-kingdom", u32::MAX);
    assert!(total.steps > 100 && total.told > 30, "{total:?}");
}

#[test]
fn animal_kingdoms_tells_nobody_too_much() {
    let total = audit_of("animal-kingdoms", u32::MAX);
    assert!(total.steps > 100 && total.told > 30, "{total:?}");
}

/// In these games the order in which the upstart shows cards differs between worlds that differ in other things, too. The
/// one tells nothing of the other: the same order could have been shown in either.
#[test]
fn an_order_that_is_forgotten_tells_nothing() {
    let description = Catalogue::HOUSE.find("animal-kingdoms").unwrap().game.description();
    let level = BTreeMap::from([("level".to_owned(), OptionValue::Choice("extra-hard".to_owned()))]);
    let setup = description.setup(&SetupRequest { seats: 1, options: level }).unwrap();
    for number in [13, 96, 244, 259] {
        watched(Catalogue::HOUSE, "animal-kingdoms", &setup, number, u32::MAX).unwrap_or_else(|why| panic!("{why}"));
    }
}

#[test]
fn colour_kingdoms_tells_nobody_too_much() {
    let total = audit_of("colour-kingdoms", u32::MAX);
    assert!(total.steps > 100, "{total:?}");
}

#[test]
fn dominant_species_tells_nobody_too_much() {
    let total = audit_of("dominant-species", ENOUGH);
    assert!(total.steps > 100, "{total:?}");
}
