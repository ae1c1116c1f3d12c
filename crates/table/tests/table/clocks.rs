//! The clocks: players', and the game's own.

use pentarchy_game::Actor;
use pentarchy_table::{Clock, Due, Entry, Hand, Millis, Request, SeatClock, Seq, Stage, TableError, TimeUp};
use serde_json::json;

use crate::room::*;
use crate::whisper::BELL_SECONDS;

const TEN: Clock = Clock::PerMove { seconds: 10 };

/// The last move of the log.
fn last_move(room: &Room) -> (Actor, Hand) {
    let acted = room.local.log().iter().rev().find_map(|logged| match &logged.entry {
        Entry::Acted { by, hand, .. } => Some((*by, *hand)),
        _ => None,
    });
    acted.unwrap()
}

#[test]
fn without_a_clock_nothing_is_due() {
    let mut room = Room::of_two(|_| ());
    assert_eq!(room.table().next_deadline(), None);
    room.wait(1_000_000);
    assert_eq!(room.table().moves(), 0);
}

#[test]
fn a_bot_decides_for_whoever_takes_too_long() {
    let mut room = Room::of_two(|plan| plan.clock = TEN);
    let first = room.options(0)[0].clone();
    room.wait(4);
    room.play(&ann(), 0, first);
    assert_eq!(room.table().next_deadline(), Some((Millis(10_000), Due::TimeUp(seat(1)))));
    room.wait(5);
    assert_eq!(room.bots(), 0);
    room.wait(1);
    assert_eq!(room.last_entry(), &Entry::TimeUp { seat: seat(1) });
    assert_eq!(room.bots(), 1);
    assert_eq!(last_move(&room), (Actor::Seat(seat(1)), Hand::Bot));
    // That move alone: the next one is Bob's again.
    assert_eq!(room.table().bot_at(seat(1)), None);
}

#[test]
fn or_takes_the_seat_over_until_they_return() {
    let mut room = Room::of_two(|plan| {
        plan.clock = TEN;
        plan.time_up = TimeUp::BotTakesOver;
    });
    let first = room.options(0)[0].clone();
    room.play(&ann(), 0, first);
    room.wait(10);
    room.bots();
    assert!(room.table().bot_at(seat(1)).is_some());
    room.must(&bob(), Request::Return);
    assert!(room.table().bot_at(seat(1)).is_none());
}

/// Nobody is there who could be in time for the next decision.
#[test]
fn a_seat_that_was_left_is_played_on_once_its_time_is_up() {
    let mut room = Room::of_two(|plan| plan.clock = TEN);
    room.must(&bob(), Request::Leave { seat: None });
    let first = room.options(0)[0].clone();
    room.play(&ann(), 0, first);
    room.wait(10);
    assert_eq!(room.bots(), 1);
    assert!(room.table().bot_at(seat(1)).is_some());
    for action in [json!("skip"), mark(0), mark(0)] {
        room.play(&ann(), 0, action);
    }
    // The whole next turn, without waiting; and the chair is still free.
    assert!(room.bots() >= 3);
    room.must(&eve(), SIT);
    assert!(room.table().bot_at(seat(1)).is_none());
}

/// Ann has skipped and let the time for her next decision run out.
fn too_late(time_up: TimeUp) -> Room {
    let mut room = Room::of_two(|plan| {
        plan.clock = TEN;
        plan.time_up = time_up;
    });
    room.both_choose();
    room.play(&ann(), 0, json!("skip"));
    room.wait(10);
    assert!(room.table().bot_at(seat(0)).is_some());
    room
}

/// Whoever takes back or answers is here again: no bot decides what they want to decide otherwise.
#[test]
fn whoever_takes_back_plays_for_themselves_again() {
    let taken_over = || {
        let mut room = too_late(TimeUp::BotTakesOver);
        assert!(room.local.step_bot(&mut room.dice, room.now));
        assert!(room.table().bot_at(seat(0)).is_some());
        room
    };
    let plays_herself = |mut room: Room, moves| {
        room.wait(0);
        assert_eq!((room.table().bot_at(seat(0)), room.bots(), room.table().moves()), (None, 0, moves));
    };
    let mut room = taken_over();
    room.take_back(&ann(), 0, 1).unwrap();
    plays_herself(room, 3);
    let mut room = taken_over();
    room.ask_undo(&ann(), 0, 1).unwrap();
    room.must(&bob(), Request::AnswerUndo { agree: true });
    plays_herself(room, 1);
    let mut room = taken_over();
    room.ask_undo(&bob(), 1, 1).unwrap();
    room.must(&ann(), Request::AnswerUndo { agree: false });
    plays_herself(room, 4);
}

type Asks = fn(&mut Room) -> Result<Seq, TableError>;

#[test]
fn whoever_comes_back_too_late_lets_the_bot_decide_once() {
    let comes_back: [Asks; 3] = [
        |room| room.ask(&ann(), Request::Return),
        |room| room.take_back(&ann(), 0, 1),
        |room| room.ask_undo(&ann(), 0, 1),
    ];
    for time_up in [TimeUp::BotDecides, TimeUp::BotTakesOver] {
        for come_back in comes_back {
            let mut room = too_late(time_up);
            come_back(&mut room).unwrap();
            room.wait(0);
            assert_eq!(room.bots(), 1);
            assert_eq!(room.table().bot_at(seat(0)), None);
        }
    }
}

/// Bob is too late while Ann, who decides at the same time, changes her mind.
#[test]
fn others_who_decide_meanwhile_win_nobody_time() {
    for time_up in [TimeUp::BotDecides, TimeUp::BotTakesOver] {
        let mut room = Room::of_two(|plan| {
            plan.clock = TEN;
            plan.time_up = time_up;
        });
        let first = room.options(0)[0].clone();
        room.wait(4);
        room.play(&ann(), 0, first);
        room.wait(6);
        assert_eq!(room.last_entry(), &Entry::TimeUp { seat: seat(1) });
        room.play(&ann(), 0, json!("rethink"));
        let returned = room.must(&bob(), Request::Return);
        assert!(room.table().bot_at(seat(1)).is_some());
        // However often he says so, it changes nothing: no bot has to begin its thoughts anew.
        let settled = room.must(&bob(), Request::Return);
        assert_eq!(settled, room.must(&bob(), Request::Return));
        assert_eq!(returned, settled);
        assert_eq!((room.bots(), last_move(&room)), (1, (Actor::Seat(seat(1)), Hand::Bot)));
        assert_eq!(room.table().bot_at(seat(1)), None);
    }
}

/// Ann's time for the game is used up, and a bot has ended her turn: of what all do together nothing is too late.
#[test]
fn whoever_comes_back_when_no_players_clock_runs_plays_for_themselves() {
    let mut room = Room::of_two(|plan| {
        plan.clock = Clock::PerGame { seconds: 60 };
        plan.time_up = TimeUp::BotTakesOver;
    });
    room.both_choose();
    room.wait(60);
    assert_eq!(room.bots(), 3);
    for action in [json!("skip"), mark(0), mark(0)] {
        room.play(&bob(), 1, action);
    }
    room.must(&ann(), Request::Return);
    assert_eq!((room.table().bot_at(seat(0)), room.bots()), (None, 0));
}

#[test]
fn what_all_agree_to_take_back_no_bot_decides_again() {
    for time_up in [TimeUp::BotDecides, TimeUp::BotTakesOver] {
        let mut room = too_late(time_up);
        room.ask_undo(&bob(), 1, 1).unwrap();
        room.must(&ann(), Request::AnswerUndo { agree: true });
        room.wait(0);
        assert_eq!((room.table().bot_at(seat(0)), room.bots(), room.table().moves()), (None, 0, 1));
    }
}

#[test]
fn every_decision_has_its_time() {
    let mut room = Room::of_two(|plan| plan.clock = TEN);
    room.both_choose();
    room.wait(9);
    room.play(&ann(), 0, json!("skip"));
    room.wait(9);
    room.play(&ann(), 0, mark(1));
    assert_eq!(room.table().next_deadline(), Some((Millis(28_000), Due::TimeUp(seat(0)))));
}

#[test]
fn taking_back_wins_no_time() {
    let mut room = Room::of_two(|plan| plan.clock = TEN);
    room.both_choose();
    room.wait(4);
    room.play(&ann(), 0, json!("skip"));
    for _ in 0..3 {
        room.wait(2);
        room.take_back(&ann(), 0, 1).unwrap();
        room.play(&ann(), 0, json!("skip"));
    }
    assert_eq!(room.table().next_deadline(), Some((Millis(14_000), Due::TimeUp(seat(0)))));
}

#[test]
fn a_budget_for_the_game_is_used_only_while_one_is_awaited() {
    let mut room = Room::of_two(|plan| plan.clock = Clock::PerGame { seconds: 60 });
    room.both_choose();
    room.wait(20);
    for action in [json!("skip"), mark(0), mark(0)] {
        room.play(&ann(), 0, action);
    }
    let clocks = room.table().welcome(&ann().id).now.clocks;
    assert_eq!(clocks, [SeatClock::Stands(40_000), SeatClock::Until(Millis(80_000))]);
}

#[test]
fn while_the_games_clock_runs_the_players_clocks_stand() {
    let mut room = Room::of_two(|plan| plan.clock = TEN);
    room.both_choose();
    for person in [(ann(), 0), (bob(), 1)] {
        for action in [json!("skip"), mark(0), mark(0)] {
            room.play(&person.0, person.1, action);
        }
    }
    let bell = Millis(u64::from(BELL_SECONDS) * 1_000);
    assert_eq!(room.table().next_deadline(), Some((bell, Due::Bell)));
    room.wait(30);
    room.play(&ann(), 0, json!("shout"));
    room.play(&bob(), 1, json!("done"));
    room.wait(29);
    assert_eq!(room.table().stage(), Stage::Playing);
    room.wait(1);
    assert_eq!(room.table().stage(), Stage::Over);
    assert_eq!(last_move(&room), (Actor::House, Hand::House));
    assert_eq!(room.table().next_deadline(), None);
}

#[test]
fn bots_have_no_clock() {
    let mut room = Room::of_two(|plan| plan.clock = TEN);
    room.must(&bob(), Request::Leave { seat: None });
    room.must(&ann(), ADD_BOT);
    assert_eq!(room.table().next_deadline(), Some((Millis(10_000), Due::TimeUp(seat(0)))));
    room.wait(10);
    assert_eq!(room.bots(), 2);
}

#[test]
fn a_house_that_slept_gives_the_time_back() {
    let mut room = Room::of_two(|plan| plan.clock = TEN);
    room.wait(4);
    room.now = Millis(1_000_000_000);
    room.local.wake(room.now);
    // The table was last written to at 0, so that its clocks are where they were then.
    assert_eq!(room.table().next_deadline().map(|(at, _)| at), Some(Millis(1_000_010_000)));
    assert!(room.table().due(room.now).is_empty());
}

#[test]
fn refolding_finds_the_same_clocks() {
    let mut room = Room::of_two(|plan| plan.clock = Clock::PerGame { seconds: 60 });
    room.both_choose();
    room.wait(7);
    room.play(&ann(), 0, json!("skip"));
    let again = pentarchy_table::Table::refold(GAMES, room.local.log()).unwrap();
    assert_eq!(again.next_deadline(), room.table().next_deadline());
    assert_eq!(again.welcome(&bob().id), room.table().welcome(&bob().id));
}
