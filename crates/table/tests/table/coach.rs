//! The coach.

use pentarchy_game::{Seat, Seed};
use pentarchy_table::{
    Catalogue, Consultation, LAPSES, Level, NAMED, Plan, Request, Review, TableError, ToClient, ToServer,
};

use crate::room::*;

fn realms(hints: bool) -> Room {
    let mut room = Room::new(Plan { hints, bots: Level::Novice, ..Plan::new("fantasy-realms", 3) });
    room.must(&ann(), SIT);
    room.must(&bob(), SIT);
    room.must(&ann(), ADD_BOT);
    room.must(&ann(), Request::Start);
    room.bots();
    room
}

/// The person who is to move, and another who is not.
fn turn(room: &Room) -> (u8, pentarchy_table::Person, pentarchy_table::Person) {
    let number = u8::from(room.table().awaiting().iter().next().unwrap());
    if number == 0 { (0, ann(), bob()) } else { (1, bob(), ann()) }
}

#[test]
fn the_coach_names_the_best_choices() {
    let room = realms(true);
    let (number, person, _) = turn(&room);
    let asked = room.table().ask_coach(&person.id, seat(number)).unwrap();
    // In a worker it says the same.
    let there = Consultation::read(GAMES, &asked.write()).unwrap();
    let advised = there.advise(&mut Seed::from(3).dice(0));
    assert_eq!(advised, asked.advise(&mut Seed::from(3).dice(0)));
    assert_eq!((advised.seat, advised.seen), (seat(number), room.table().seq()));
    let options = room.options(number);
    assert_eq!(advised.choices.len(), options.len().min(NAMED));
    for choice in &advised.choices {
        assert!(options.contains(&choice.action));
        assert!(choice.place.is_some_and(|place| (1.0..=3.0).contains(&place)) && choice.visits > 0, "{choice:?}");
    }
}

#[test]
fn points_are_told_where_they_can_be_foretold() {
    // A hand of Fantasy Realms counts what it counts; four chapters of Brutal Kingdom are not thought through to the end.
    for (game, foretold) in [("fantasy-realms", true), ("brutal-kingdom", false)] {
        let listed = *Catalogue::HOUSE.find(game).unwrap();
        let state = listed.game.start(&listed.game.description().plain(3).unwrap(), &Seed::from(1));
        let seat = state.awaiting().iter().next().unwrap();
        let budget = listed.brain.budget(Level::Medium);
        let choices = listed.brain.advise(&*state, seat, None, budget, &mut Seed::from(1).dice(0));
        assert!(choices.iter().all(|choice| choice.score.is_some() == foretold), "{game}: {choices:?}");
    }
}

#[test]
fn the_coach_speaks_only_to_those_who_may_hear_it() {
    let room = realms(true);
    let (number, person, other) = turn(&room);
    let own = seat(number);
    assert_eq!(room.table().ask_coach(&other.id, own).err(), Some(TableError::NotYourSeat { seat: own }));
    assert_eq!(room.table().ask_coach(&eve().id, own).err(), Some(TableError::NotYourSeat { seat: own }));
    let idle = seat(1 - number);
    assert_eq!(room.table().ask_coach(&other.id, idle).err(), Some(TableError::NothingToDecide { seat: idle }));
    let silent = realms(false);
    let (number, person_there, _) = turn(&silent);
    assert_eq!(silent.table().ask_coach(&person_there.id, seat(number)).err(), Some(TableError::NoHints));
    let gathering = Room::new(Plan::new("fantasy-realms", 3));
    assert_eq!(gathering.table().ask_coach(&person.id, own).err(), Some(TableError::NotStarted));
}

#[test]
fn a_message_asks_the_coach_too() {
    let mut room = realms(true);
    let (number, person, other) = turn(&room);
    let message = ToServer::Advise { id: 9, seat: seat(number) };
    room.local.receive(&other, &message, room.now);
    assert_eq!(
        room.messages_to(&other),
        [ToClient::Refused { id: 9, error: TableError::NotYourSeat { seat: seat(number) } }]
    );
    room.local.receive(&person, &message, room.now);
    let heard = room.messages_to(&person);
    assert!(matches!(&heard[..], [ToClient::Advice { id: 9, advised }] if advised.seat == seat(number)), "{heard:?}");
}

#[test]
fn a_review_finds_where_most_was_lost() {
    let listed = *Catalogue::HOUSE.find("fantasy-realms").unwrap();
    let setup = listed.game.description().plain(3).unwrap();
    let record = listed.game.record_at_random(&setup, &Seed::from(5));
    let mut review = Review::begin(listed, record.clone(), Seat::FIRST).unwrap();
    let mut dice = Seed::from(6).dice(0);
    let mut looked = 0;
    while review.step(Level::Novice, &mut dice).unwrap() {
        looked += 1;
    }
    let own = record.moves.iter().filter(|decided| decided.by == Seat::FIRST.into()).count();
    assert_eq!(looked, own);
    let (done, all) = review.progress();
    assert!(done == all && all == record.moves.len());
    // Whoever plays at random loses something somewhere.
    let lapses = review.lapses();
    assert!(!lapses.is_empty() && lapses.len() <= LAPSES);
    assert!(lapses.is_sorted_by(|one, other| one.lost() >= other.lost()));
    for lapse in lapses {
        let decided = &record.moves[lapse.index];
        assert_eq!((decided.by, &decided.action), (Seat::FIRST.into(), &lapse.made.action));
        assert!(lapse.better.action != lapse.made.action && lapse.lost() > 0.0);
    }
    let other = *Catalogue::HOUSE.find("brutal-kingdom").unwrap();
    assert!(Review::begin(other, record, Seat::FIRST).is_err());
}
