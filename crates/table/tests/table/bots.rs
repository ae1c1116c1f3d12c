//! Bots in seats.

use pentarchy_bots::{Rules, brain, conformance};
use pentarchy_game::{Dice, Game, OptionValue, Seats, Seed, erase};
use pentarchy_table::{Catalogue, Consultation, Level, LocalTable, Millis, Plan, Request, Stage, TableError};

use crate::room::*;
use crate::whisper::Whisper;

fn all_bots(mut plan: Plan, level: Level) -> Room {
    plan.bots = level;
    let seats = plan.setup.seats;
    let mut room = Room::new(plan);
    for _ in 0..seats {
        room.must(&ann(), ADD_BOT);
    }
    room.must(&ann(), Request::Start);
    room
}

#[test]
fn bots_play_every_game_to_its_end() {
    for game in GAMES.games() {
        let description = game.game.description();
        for seats in description.seats.min..=description.seats.max {
            let mut room = all_bots(Plan::new(description.id, seats), Level::Novice);
            room.bots();
            // Where the clock ends a game, content bots may end it before.
            assert_eq!(room.table().stage(), Stage::Over, "{} {seats}", description.id);
        }
    }
}

#[test]
fn bots_do_not_trade_for_ever() {
    for (seats, choices) in [(3, "best"), (4, "declared"), (7, "best")] {
        let mut plan = Plan::new("fantasy-realms", seats);
        plan.setup.options.insert("variant".into(), OptionValue::Choice("trading".into()));
        plan.setup.options.insert("choices".into(), OptionValue::Choice(choices.into()));
        let mut room = all_bots(plan, Level::Novice);
        let moves = room.bots();
        assert!(moves < 25 * usize::from(seats), "{seats} seats, {choices}: {moves}");
        assert_eq!(room.table().stage(), Stage::Over);
    }
}

#[test]
fn a_person_who_does_not_act_does_not_keep_bots_busy() {
    let mut plan = Plan::new("fantasy-realms", 4);
    plan.setup.options.insert("variant".into(), OptionValue::Choice("trading".into()));
    let mut room = Room::new(Plan { bots: Level::Novice, ..plan });
    room.must(&ann(), SIT);
    for _ in 0..3 {
        room.must(&ann(), ADD_BOT);
    }
    room.must(&ann(), Request::Start);
    assert!(room.bots() < 100);
    assert_eq!(room.table().awaiting(), Seats::only(seat(0)));
    // Whoever offers them something finds them awake again.
    let offer = room.options(0).into_iter().find(|action| action.get("offer").is_some());
    if let Some(offer) = offer {
        room.play(&ann(), 0, offer);
        assert!(room.bots() > 0);
    }
}

/// Only haggling wears bots out: where all paint at the same time, each finishes its turn, however long it is.
#[test]
fn whoever_paints_beside_others_does_not_grow_impatient() {
    let mut plan = Plan::new("colour-kingdoms", 4);
    plan.bots = Level::Novice;
    let mut local = LocalTable::open(Catalogue::HOUSE, plan, ann(), Seed::from(7), Millis(0)).unwrap();
    for _ in 0..4 {
        local.request(&ann(), &ADD_BOT, Millis(0)).unwrap();
    }
    local.request(&ann(), &Request::Start, Millis(0)).unwrap();
    let (mut dice, mut together) = (Seed::from(1).dice(1), 0);
    while let Some(asked) = local.consult() {
        together += usize::from(local.table().awaiting().len() > 1);
        assert!(asked.write().contains(r#""restless":0"#), "{}", asked.write());
        local.bot_move(&asked.answer(&mut dice).unwrap(), Millis(0)).unwrap();
    }
    assert!(local.table().stage() == Stage::Over && together > 50, "{together}");
}

#[test]
fn what_a_bot_cannot_see_does_not_change_what_it_does() {
    let setup = Whisper::DESCRIPTION.plain(3).unwrap();
    conformance::blind(erase::<Whisper>(), brain::<Rules<Whisper>>(), &setup, Level::Novice, 40);
}

#[test]
fn a_consultation_goes_to_a_worker_and_back() {
    let room = all_bots(Plan::new("fantasy-realms", 3), Level::Novice);
    let asked = room.local.consult().unwrap();
    let there = Consultation::read(GAMES, &asked.write()).unwrap();
    let dice = || -> Dice { Seed::from(3).dice(3) };
    assert_eq!(there.answer(&mut dice()), asked.answer(&mut dice()));
    assert!(Consultation::read(GAMES, "{}").is_err());
    assert!(Consultation::read(GAMES, &asked.write().replace("fantasy-realms", "chess")).is_err());
}

#[test]
fn a_bots_decision_that_comes_too_late_is_refused() {
    let mut room = all_bots(Plan::new("whisper", 2), Level::Novice);
    let decided = room.local.consult().unwrap().answer(&mut room.dice).unwrap();
    assert!(room.local.bot_move(&decided, room.now).is_ok());
    let again = room.local.bot_move(&decided, room.now);
    assert!(matches!(again, Err(TableError::Stale { .. })), "{again:?}");
    let mut room = Room::of_two(|_| ());
    let refused = room.local.bot_move(&decided, room.now);
    assert_eq!(refused, Err(TableError::NoBot { seat: decided.seat }));
}

#[test]
fn thinking_changes_nothing() {
    let room = all_bots(Plan::new("fantasy-realms", 3), Level::Easy);
    let before = room.position();
    room.local.consult().unwrap().answer(&mut Seed::from(1).dice(1)).unwrap();
    assert_eq!(room.position(), before);
}
