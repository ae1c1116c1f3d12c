//! Taking seats, starting, leaving, being gone and coming back.

use pentarchy_table::{
    Absent, Clock, Entry, Hand, Holder, Level, Plan, PlanError, Request, Saying, Stage, TableError, Watch, What,
    history,
};
use serde_json::json;

use crate::room::*;

#[test]
fn people_and_bots_sit_down_and_the_host_starts() {
    let mut room = Room::new(Plan::new("whisper", 3));
    room.must(&ann(), SIT);
    room.must(&bob(), Request::Sit { seat: Some(seat(2)), name: None });
    assert_eq!(room.ask(&ann(), Request::Start), Err(TableError::SeatsOpen));
    room.must(&ann(), Request::AddBot { seat: None, level: Some(Level::Novice) });
    assert_eq!(room.holder(1), Holder::Bot { level: Level::Novice });
    room.must(&ann(), Request::Start);
    assert_eq!(room.table().stage(), Stage::Playing);
    assert_eq!(room.table().awaiting().len(), 3);
}

#[test]
fn what_is_not_allowed_is_told_apart() {
    let mut room = Room::new(Plan::new("whisper", 2));
    room.must(&ann(), SIT);
    let sit = |number| Request::Sit { seat: Some(seat(number)), name: None };
    assert_eq!(room.ask(&bob(), sit(0)), Err(TableError::SeatTaken { seat: seat(0) }));
    assert_eq!(room.ask(&bob(), sit(5)), Err(TableError::NoSuchSeat { seat: seat(5) }));
    assert_eq!(room.ask(&bob(), ADD_BOT), Err(TableError::NotHost));
    assert_eq!(room.ask(&bob(), Request::Start), Err(TableError::NotHost));
    assert_eq!(room.ask(&bob(), Request::Close), Err(TableError::NotHost));
    assert_eq!(room.ask(&bob(), Request::Leave { seat: None }), Err(TableError::NotSeated));
    assert_eq!(room.ask(&ann(), Request::Clear { seat: seat(1) }), Err(TableError::SeatOpen { seat: seat(1) }));
    assert_eq!(room.act(&ann(), seat(0), json!("skip")), Err(TableError::NotStarted));
    assert_eq!(room.ask(&ann(), SIT), Err(TableError::OneSeatEach));
    room.must(&bob(), SIT);
    assert_eq!(room.ask(&eve(), SIT), Err(TableError::NoOpenSeat));
    room.must(&ann(), Request::Start);
    assert_eq!(room.ask(&ann(), Request::Start), Err(TableError::Started));
    assert_eq!(room.ask(&ann(), Request::Clear { seat: seat(1) }), Err(TableError::StillHere { seat: seat(1) }));
    assert_eq!(room.ask(&ann(), Request::Close), Err(TableError::OthersPlay));
}

#[test]
fn before_the_start_one_can_change_seats() {
    let mut room = Room::new(Plan::new("whisper", 3));
    room.must(&ann(), SIT);
    room.must(&ann(), Request::Sit { seat: Some(seat(2)), name: None });
    assert_eq!(room.holder(0), Holder::Open);
    assert!(matches!(room.holder(2), Holder::Person { .. }));
    assert_eq!(room.table().host(), &ann().id);
}

#[test]
fn one_person_may_hold_all_seats_of_a_hot_seat_table() {
    let mut room = Room::new(Plan { hot_seat: true, ..Plan::new("whisper", 2) });
    for name in ["Papa", "Mama"] {
        room.must(&ann(), Request::Sit { seat: None, name: Some(pentarchy_table::Name::new(name).unwrap()) });
    }
    room.must(&ann(), Request::Start);
    let welcome = room.table().welcome(&ann().id);
    assert_eq!(welcome.sights.len(), 2);
    assert_ne!(welcome.sights[0].view, welcome.sights[1].view);
    for number in [0, 1] {
        let first = room.options(number)[0].clone();
        room.play(&ann(), number, first);
    }
    room.play(&ann(), 0, json!("skip"));
}

#[test]
fn a_host_who_leaves_leaves_the_table_to_the_next() {
    let mut room = Room::new(Plan::new("whisper", 2));
    room.must(&ann(), SIT);
    room.must(&bob(), SIT);
    room.must(&ann(), Request::Leave { seat: None });
    assert_eq!(room.table().host(), &bob().id);
    assert_eq!(room.ask(&ann(), ADD_BOT), Err(TableError::NotHost));
    room.must(&bob(), ADD_BOT);
    room.must(&bob(), Request::Start);
}

#[test]
fn who_left_is_told_by_name_whoever_sits_there_now() {
    let mut room = Room::new(Plan::new("whisper", 3));
    room.must(&ann(), SIT);
    room.must(&bob(), SIT);
    room.must(&bob(), Request::Leave { seat: None });
    room.must(&eve(), SIT);
    room.must(&ann(), ADD_BOT);
    room.must(&ann(), Request::Clear { seat: seat(2) });
    room.must(&ann(), ADD_BOT);
    room.must(&ann(), Request::Start);
    room.local.presence(&eve().id, false, room.now);
    room.must(&ann(), Request::Clear { seat: seat(1) });
    let history = history(GAMES, room.local.log(), &ann().id).unwrap();
    let left = history.into_iter().filter_map(|happened| match happened.what {
        What::Rose { seat, name } => Some((seat, Some(name))),
        What::Cleared { seat, name } => Some((seat, name)),
        _ => None,
    });
    // The second is a bot, which has no name.
    let told = [(seat(1), Some(bob().name)), (seat(2), None), (seat(1), Some(eve().name))];
    assert_eq!(left.collect::<Vec<_>>(), told);
}

#[test]
fn a_host_who_does_not_play_stays_host() {
    let mut room = Room::new(Plan::new("whisper", 2));
    room.must(&bob(), SIT);
    room.must(&eve(), SIT);
    room.must(&bob(), Request::Leave { seat: None });
    assert_eq!(room.table().host(), &ann().id);
    room.must(&ann(), ADD_BOT);
    room.must(&ann(), Request::Start);
}

#[test]
fn while_the_host_is_gone_the_next_may_act_as_host() {
    let mut room = Room::of_two(|_| ());
    room.local.presence(&ann().id, false, room.now);
    room.must(&bob(), Request::Clear { seat: seat(0) });
    room.must(&bob(), ADD_BOT);
    assert_eq!(room.bots(), 1);
}

#[test]
fn others_wait_for_a_player_who_is_gone() {
    let mut room = Room::of_two(|_| ());
    room.local.presence(&bob().id, false, room.now);
    assert_eq!(room.bots(), 0);
    assert!(room.table().gathering().members[1].away);
    // The host may empty the seat of somebody who is gone, and another may take it.
    room.must(&ann(), Request::Clear { seat: seat(1) });
    room.must(&eve(), SIT);
    let first = room.options(1)[0].clone();
    room.play(&eve(), 1, first);
    assert_eq!(room.act(&bob(), seat(1), json!("rethink")), Err(TableError::NotYourSeat { seat: seat(1) }));
}

#[test]
fn a_bot_holds_the_seat_of_a_player_who_is_gone() {
    let mut room = Room::of_two(|plan| plan.absent = Absent::Bot);
    assert_eq!(room.bots(), 0);
    room.local.presence(&bob().id, false, room.now);
    assert_eq!(room.table().gathering().chairs[1].bot, Some(Level::Easy));
    assert_eq!(room.bots(), 1);
    assert!(matches!(room.last_entry(), Entry::Acted { hand: Hand::Bot, .. }));
    room.local.presence(&bob().id, true, room.now);
    assert_eq!(room.table().gathering().chairs[1].bot, None);
    // Acting is coming back, too.
    room.local.presence(&bob().id, false, room.now);
    room.play(&bob(), 1, json!("rethink"));
    assert!(!room.table().gathering().members[1].away);
    assert_eq!(room.bots(), 0);
}

#[test]
fn leaving_in_the_middle_opens_the_seat() {
    let mut room = Room::of_two(|plan| plan.absent = Absent::Bot);
    room.must(&bob(), Request::Leave { seat: None });
    assert_eq!(room.holder(1), Holder::Open);
    assert_eq!(room.bots(), 1);
    room.must(&bob(), SIT);
    room.play(&bob(), 1, json!("rethink"));
}

#[test]
fn a_seat_moves_to_another_device() {
    let room = Room::of_two(|_| ());
    let phone = pentarchy_table::Person::new("phone-of-bob", "Bob").unwrap();
    let entries = room.table().hand_over(seat(1), &phone).unwrap();
    let stamped = room.table().stamp(entries, room.now);
    let mut log = room.local.log().to_vec();
    log.extend(stamped);
    let table = pentarchy_table::Table::refold(GAMES, &log).unwrap();
    assert_eq!(table.holder(seat(1)).and_then(|member| table.person(member)), Some(&phone.id));
    assert_eq!(room.table().hand_over(seat(1), &bob()), Ok(Vec::new()));
    assert_eq!(room.table().hand_over(seat(9 - 2), &phone), Err(TableError::NoSuchSeat { seat: seat(7) }));
}

#[test]
fn a_table_without_onlookers_shows_them_nothing() {
    let mut room = Room::of_two(|plan| plan.watch = Watch::Nobody);
    assert!(room.table().welcome(&eve().id).sights.is_empty());
    assert!(!room.table().may_watch(&eve().id));
    assert_eq!(room.table().welcome(&bob().id).sights.len(), 1);
    let text = Saying::new("psst").unwrap();
    assert_eq!(room.ask(&eve(), Request::Say { text: text.clone() }), Err(TableError::NoOnlookers));
    room.must(&bob(), Request::Say { text });
}

#[test]
fn a_closed_table_opens_the_seed() {
    let mut room = Room::new(Plan::new("whisper", 2));
    assert_eq!(room.table().seed(), None);
    room.must(&ann(), Request::Close);
    assert!(room.table().seal().fits(&room.table().seed().unwrap()));
    assert_eq!(room.ask(&ann(), SIT), Err(TableError::Over));
    assert!(room.table().close().is_empty());
}

#[test]
fn an_impossible_plan_is_told_apart() {
    let check = |change: fn(&mut Plan)| {
        let mut plan = Plan::new("whisper", 2);
        change(&mut plan);
        plan.check(GAMES).map(drop).unwrap_err()
    };
    assert_eq!(check(|plan| plan.game = "chess".into()), PlanError::Game("chess".into()));
    assert!(matches!(check(|plan| plan.setup.seats = 9), PlanError::Setup(_)));
    assert_eq!(check(|plan| plan.clock = Clock::PerMove { seconds: 1 }), PlanError::Clock);
    assert_eq!(check(|plan| plan.clock = Clock::Correspondence { days: 99 }), PlanError::Clock);
    let short: Plan = serde_json::from_str(r#"{"game":"whisper","setup":{"seats":2}}"#).unwrap();
    assert_eq!(short, Plan::new("whisper", 2));
}

#[test]
fn the_catalogue_describes_a_form() {
    let described = serde_json::to_value(GAMES.descriptions()).unwrap();
    assert_eq!(described[0]["id"], "whisper");
    assert_eq!(described[1]["options"][0]["key"], "variant");
    assert!(GAMES.version("whisper", 2).is_none());
}
