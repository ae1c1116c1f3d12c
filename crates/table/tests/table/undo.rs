//! Taking back: alone, and by agreement.

use pentarchy_game::Viewer;
use pentarchy_table::{Entry, Plan, Request, TableError, ToClient, What};
use serde_json::json;

use crate::room::*;

/// Ann has skipped and set one mark.
fn in_anns_turn() -> Room {
    let mut room = Room::of_two(|_| ());
    room.both_choose();
    room.play(&ann(), 0, json!("skip"));
    room.play(&ann(), 0, mark(1));
    room
}

#[test]
fn a_player_takes_back_their_own_steps() {
    let mut room = Room::of_two(|_| ());
    room.both_choose();
    let before = room.position();
    room.play(&ann(), 0, json!("skip"));
    room.play(&ann(), 0, mark(1));
    assert_eq!(room.table().welcome(&ann().id).sights[0].undo, 2);
    assert_eq!(room.table().welcome(&bob().id).sights[0].undo, 0);
    room.take_back(&ann(), 0, 2).unwrap();
    assert_eq!(room.position(), before);
    assert_eq!(room.table().record().moves.len(), 2);
    // The log remembers.
    let acted = room.local.log().iter().filter(|logged| matches!(logged.entry, Entry::Acted { .. })).count();
    assert_eq!(acted, 4);
}

#[test]
fn even_after_the_turn_has_passed_on() {
    let mut room = in_anns_turn();
    room.play(&ann(), 0, mark(2));
    room.take_back(&ann(), 0, 1).unwrap();
    room.play(&ann(), 0, mark(0));
    room.play(&bob(), 1, json!("skip"));
    assert_eq!(room.take_back(&ann(), 0, 1), Err(TableError::OthersActed));
}

#[test]
fn what_was_revealed_stays() {
    let mut room = Room::of_two(|_| ());
    room.both_choose();
    room.play(&ann(), 0, json!("peek"));
    assert_eq!(room.take_back(&ann(), 0, 1), Err(TableError::Revealed));
    room.play(&ann(), 0, mark(1));
    assert_eq!(room.take_back(&ann(), 0, 2), Err(TableError::Revealed));
    room.take_back(&ann(), 0, 1).unwrap();
}

#[test]
fn nothing_is_nothing() {
    let mut room = Room::of_two(|_| ());
    assert_eq!(room.take_back(&ann(), 0, 1), Err(TableError::NothingToTakeBack));
    assert_eq!(room.take_back(&ann(), 0, 0), Err(TableError::NothingToTakeBack));
    assert_eq!(room.ask_undo(&ann(), 0, 0), Err(TableError::NothingToTakeBack));
    assert_eq!(room.ask(&ann(), Request::AnswerUndo { agree: true }), Err(TableError::NoUndoAsked));
}

#[test]
fn further_back_all_must_agree() {
    let mut room = in_anns_turn();
    room.ask_undo(&ann(), 0, 1).unwrap();
    let asked = room.table().gathering().undo.unwrap();
    assert_eq!((asked.seat, asked.keep, asked.awaited.len()), (seat(0), 1, 1));
    assert_eq!(room.ask_undo(&bob(), 1, 0), Err(TableError::UndoAsked));
    assert_eq!(room.ask(&eve(), Request::AnswerUndo { agree: true }), Err(TableError::NotSeated));
    room.must(&bob(), Request::AnswerUndo { agree: true });
    assert_eq!(room.table().record().moves.len(), 1);
    assert_eq!(room.table().gathering().undo, None);
    assert_eq!(room.table().awaiting().iter().collect::<Vec<_>>(), [seat(1)]);
}

#[test]
fn one_who_does_not_agree_ends_the_matter() {
    let mut room = in_anns_turn();
    room.ask_undo(&ann(), 0, 1).unwrap();
    room.must(&bob(), Request::AnswerUndo { agree: false });
    assert_eq!(room.table().gathering().undo, None);
    assert_eq!(room.table().record().moves.len(), 4);
}

#[test]
fn whoever_plays_on_drops_the_matter() {
    let mut room = in_anns_turn();
    room.ask_undo(&bob(), 1, 1).unwrap();
    room.play(&ann(), 0, mark(2));
    assert_eq!(room.ask(&ann(), Request::AnswerUndo { agree: true }), Err(TableError::NoUndoAsked));
}

#[test]
fn the_agreement_of_those_who_are_gone_is_not_needed() {
    let mut room = in_anns_turn();
    room.ask_undo(&ann(), 0, 1).unwrap();
    room.local.presence(&bob().id, false, room.now);
    room.wait(0);
    assert_eq!(room.table().record().moves.len(), 1);
}

#[test]
fn bots_agree() {
    let mut room = Room::new(Plan::new("whisper", 2));
    room.must(&ann(), SIT);
    room.must(&ann(), ADD_BOT);
    room.must(&ann(), Request::Start);
    let first = room.options(0)[0].clone();
    room.play(&ann(), 0, first);
    room.bots();
    room.ask_undo(&ann(), 0, 0).unwrap();
    assert_eq!(room.table().moves(), 0);
}

#[test]
fn decisions_from_before_an_undo_are_stale() {
    let mut room = in_anns_turn();
    let seen = room.table().seq();
    room.take_back(&ann(), 0, 1).unwrap();
    let stale = room.ask(&ann(), Request::Act { seat: seat(0), seen, action: mark(1) });
    assert!(matches!(stale, Err(TableError::Stale { .. })), "{stale:?}");
}

#[test]
fn everybody_sees_the_position_before_it_again() {
    let mut room = in_anns_turn();
    let hello = pentarchy_table::ToServer::Hello { table: pentarchy_table::TableId::new("t").unwrap(), seen: None };
    room.local.receive(&bob(), &hello, room.now);
    room.take_back(&ann(), 0, 1).unwrap();
    let messages = room.messages_to(&bob());
    let Some(ToClient::Update(update)) = messages.last() else { panic!("{messages:?}") };
    assert_eq!(update.happened.what, What::TakenBack { keep: 3, by: Some(seat(0)) });
    assert_eq!(update.sights[0].viewer, Viewer::Seat(seat(1)));
    assert!(update.sights[0].view.get().contains(r#""marks":[0,0]"#), "{:?}", update.sights[0].view);
}

/// Positions are kept every 32 moves: going back across them, and on again, must lead to the same places.
#[test]
fn far_back_is_as_good_as_near() {
    let mut room = Room::new(Plan { hot_seat: true, ..Plan::new("fantasy-realms", 6) });
    for _ in 0..6 {
        room.must(&ann(), SIT);
    }
    room.must(&ann(), Request::Start);
    let mut positions = vec![room.position()];
    let play = |room: &mut Room| {
        let awaited = room.table().awaiting().iter().next().unwrap();
        let options = room.options(awaited.into());
        let choice = room.dice.pick(&options).unwrap().clone();
        room.play(&ann(), awaited.into(), choice);
    };
    for _ in 0..100 {
        play(&mut room);
        positions.push(room.position());
    }
    for keep in [99, 97, 96, 95, 65, 64, 63, 33, 1, 0] {
        room.ask_undo(&ann(), 0, keep).unwrap();
        assert_eq!(room.position(), positions[keep as usize], "{keep}");
        play(&mut room);
        room.ask_undo(&ann(), 0, keep).unwrap();
        assert_eq!(room.position(), positions[keep as usize], "{keep} again");
    }
}
