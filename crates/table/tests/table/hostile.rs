//! Bad input: foreign seats, stale and impossible decisions, broken messages, broken logs.

use pentarchy_game::Seed;
use pentarchy_table::{
    Catalogue, Entry, Fault, FoldError, LONGEST_MESSAGE, Logged, Millis, Person, Request, Seq, Table, TableError,
    ToServer, fuzz,
};
use serde_json::json;

use crate::room::*;

#[test]
fn a_foreign_seat_is_refused() {
    let mut room = Room::of_two(|_| ());
    let card = room.options(1)[0].clone();
    let not_yours = Err(TableError::NotYourSeat { seat: seat(1) });
    assert_eq!(room.act(&ann(), seat(1), card.clone()), not_yours);
    assert_eq!(room.act(&eve(), seat(1), card.clone()), not_yours);
    assert_eq!(room.act(&ann(), seat(6), card), Err(TableError::NoSuchSeat { seat: seat(6) }));
    assert_eq!(room.take_back(&eve(), 1, 1), not_yours);
    assert_eq!(room.ask(&eve(), Request::Leave { seat: Some(seat(1)) }), Err(TableError::NotSeated));
    // A name is not a person.
    let impostor = Person::new("somebody-else", "Bob").unwrap();
    assert_eq!(room.ask(&impostor, Request::Return), Err(TableError::NotSeated));
}

#[test]
fn a_replayed_decision_is_stale() {
    let mut room = Room::of_two(|_| ());
    room.both_choose();
    let seen = room.table().seq();
    let skip = Request::Act { seat: seat(0), seen, action: json!("skip") };
    let at = room.must(&ann(), skip.clone());
    assert_eq!(room.ask(&ann(), skip), Err(TableError::Stale { since: at }));
    let early = Request::Act { seat: seat(0), seen: Seq(999), action: mark(1) };
    assert_eq!(room.ask(&ann(), early), Err(TableError::Ahead { seen: Seq(999) }));
}

#[test]
fn what_others_did_meanwhile_makes_nothing_stale() {
    let mut room = Room::of_two(|_| ());
    let seen = room.table().seq();
    let (first, second) = (room.options(0)[0].clone(), room.options(1)[0].clone());
    room.must(&ann(), Request::Act { seat: seat(0), seen, action: first });
    room.must(&bob(), Request::Act { seat: seat(1), seen, action: second });
}

#[test]
fn the_rules_have_the_last_word() {
    let mut room = Room::of_two(|_| ());
    let refused = room.act(&ann(), seat(0), json!("peek"));
    assert!(matches!(&refused, Err(TableError::Rule { rule, .. }) if rule == "WH-1"), "{refused:?}");
    for nonsense in [json!("fly"), json!({ "choose": -1 }), json!(null), json!([]), json!({ "choose": 1, "mark": 2 })] {
        let refused = room.act(&ann(), seat(0), nonsense);
        assert!(matches!(refused, Err(TableError::Malformed(_))), "{refused:?}");
    }
}

#[test]
fn errors_survive_json() {
    let mut room = Room::of_two(|_| ());
    let refused = room.act(&ann(), seat(0), json!("peek")).unwrap_err();
    for error in [refused, TableError::NotHost, TableError::Stale { since: Seq(3) }] {
        let text = serde_json::to_string(&error).unwrap();
        assert_eq!(serde_json::from_str::<TableError>(&text).unwrap(), error);
    }
}

#[test]
fn a_table_remembers_a_bounded_number_of_people() {
    let mut room = Room::of_two(|_| ());
    let text = pentarchy_table::Saying::new("hi").unwrap();
    let say = |room: &mut Room, number: usize| {
        let person = Person::new(&format!("guest-{number}"), "Guest").unwrap();
        room.ask(&person, Request::Say { text: text.clone() })
    };
    let refused = (0..300).filter(|&number| say(&mut room, number).is_err()).count();
    assert_eq!(refused, 300 - 198);
    assert_eq!(say(&mut room, 299), Err(TableError::TooManyPeople));
    assert!(say(&mut room, 0).is_ok());
}

#[test]
fn messages_are_read_within_bounds() {
    assert_eq!(ToServer::read(b"\"ping\""), Ok(ToServer::Ping));
    assert_eq!(ToServer::read(&vec![b' '; LONGEST_MESSAGE + 1]), Err(Fault::TooLong));
    let malformed = |text: &str| matches!(ToServer::read(text.as_bytes()), Err(Fault::Malformed(_)));
    assert!(malformed(""));
    assert!(malformed("{}"));
    assert!(malformed("\"ping\" \"ping\""));
    assert!(malformed(r#"{"hello":{"table":"t","admin":true}}"#));
    assert!(malformed(r#"{"hello":{"table":"../../etc"}}"#));
    assert!(malformed(r#"{"ask":{"id":-1,"request":"start"}}"#));
    assert!(malformed(r#"{"ask":{"id":1,"request":{"say":{"text":"  "}}}}"#));
    assert!(malformed(r#"{"ask":{"id":1,"request":{"act":{"seat":8,"seen":1,"action":1}}}}"#));
    assert!(malformed(&format!(r#"{{"ask":{{"id":1,"request":{{"say":{{"text":"{}"}}}}}}}}"#, "a".repeat(501))));
    // As deep as a message can be long.
    let deep = format!(r#"{{"ask":{{"id":1,"request":{{"act":{{"seat":0,"seen":1,"action":{}"#, "[".repeat(10_000));
    assert!(malformed(&deep));
}

#[test]
fn arbitrary_messages_break_nothing() {
    fuzz::bounded(GAMES, 200);
    fuzz::bounded(Catalogue::HOUSE, 200);
}

#[test]
fn a_broken_log_is_told_apart() {
    let room = Room::of_two(|_| ());
    let log = room.local.log();
    let fold = |log: &[Logged]| Table::refold(GAMES, log).map(drop).unwrap_err();
    assert_eq!(fold(&[]), FoldError::Opening(Seq(0)));
    assert_eq!(fold(&log[1..]), FoldError::Opening(Seq(2)));
    let gap = [&log[..1], &log[2..]].concat();
    assert_eq!(fold(&gap), FoldError::Gap { expected: Seq(2), found: Seq(3) });
    let appended = |entry: Entry| {
        let mut longer = log.to_vec();
        longer.push(Logged { seq: Seq(log.len() as u64 + 1), at: Millis(0), entry });
        fold(&longer)
    };
    let last = Seq(log.len() as u64 + 1);
    assert_eq!(appended(log[0].entry.clone()), FoldError::Opening(last));
    assert_eq!(appended(Entry::Started), FoldError::Misplaced(last));
    assert_eq!(appended(Entry::Rose { seat: seat(7) }), FoldError::Misplaced(last));
    assert_eq!(appended(Entry::TakenBack { keep: 3, by: None }), FoldError::Misplaced(last));
    let act = Entry::Acted { by: seat(0).into(), hand: pentarchy_table::Hand::Person, action: json!("skip") };
    assert!(matches!(appended(act), FoldError::Move { .. }));
    let mut other = log.to_vec();
    if let Entry::Opened { rules, .. } = &mut other[0].entry {
        *rules = 99;
    }
    assert_eq!(fold(&other), FoldError::Rules { game: "whisper".into(), rules: 99 });
}

#[test]
fn an_action_is_stored_as_the_game_writes_it() {
    let mut room = Room::dealt(pentarchy_table::Plan { hot_seat: true, ..pentarchy_table::Plan::new("whisper", 2) }, 3);
    room.must(&ann(), SIT);
    room.must(&ann(), SIT);
    room.must(&ann(), Request::Start);
    let card = room.options(0)[0]["choose"].clone();
    room.play(&ann(), 0, json!({ "choose": card }));
    assert_eq!(room.table().record().moves[0].action, json!({ "choose": card }));
    assert_eq!(room.table().record().seed, Seed::from(3));
}
