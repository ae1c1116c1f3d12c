//! What a page hears from the worker for what it asks.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

use pentarchy_game::{Record, Seat, Seed};
use pentarchy_table::{Advised, BotMove, Catalogue, Level, LocalTable, Millis, Name, Person, PersonId, Plan, Request};
use pentarchy_thinker::{PUZZLED, Question, Reviewed, answer, ask, hear};

const NOW: Millis = Millis(0);

/// What the worker says to a question, without its number.
fn told(number: u32, question: &Question) -> Vec<String> {
    let mut told = Vec::new();
    answer(&ask(number, question), &mut Seed::from(3).dice(0), |said| {
        let (answered, said) = hear(&said).unwrap();
        assert_eq!(answered, number);
        told.push(said.to_owned());
    });
    told
}

/// The only thing that the worker says to a question.
fn told_once(question: &Question) -> String {
    let [said] = told(7, question).try_into().unwrap();
    said
}

fn me() -> Person {
    Person { id: PersonId::new("me").unwrap(), name: Name::new("Ann").unwrap() }
}

/// A table whose first seats are taken by this many people, the others by bots.
fn table(game: &str, people: u8) -> LocalTable {
    let plan = Plan { bots: Level::Novice, hot_seat: true, ..Plan::new(game, 3) };
    let mut table = LocalTable::open(Catalogue::UNREAD, plan, me(), Seed::from(7), NOW).unwrap();
    for number in 0..3 {
        let seat = Seat::new(number);
        let taken =
            if number < people { Request::Sit { seat, name: None } } else { Request::AddBot { seat, level: None } };
        table.request(&me(), &taken, NOW).unwrap();
    }
    table.request(&me(), &Request::Start, NOW).unwrap();
    table
}

#[test]
fn a_bots_decision_can_be_carried_out_in_every_game() {
    for listed in Catalogue::HOUSE.games() {
        let mut table = table(listed.game.description().id, 0);
        let asked = table.consult().unwrap();
        let decided: BotMove = serde_json::from_str(&told_once(&Question::Decision(asked.write()))).unwrap();
        assert_eq!(decided.seat, asked.seat());
        table.bot_move(&decided, NOW).unwrap();
    }
}

#[test]
fn the_coach_names_choices_of_the_seat_that_asked() {
    let table = table("brutal-kingdom", 3);
    let seat = table.table().awaiting().iter().next().unwrap();
    let asked = table.table().ask_coach(&me().id, seat).unwrap();
    let advised: Advised = serde_json::from_str(&told_once(&Question::Advice(asked.write()))).unwrap();
    assert_eq!(advised.seat, seat);
    assert!(!advised.choices.is_empty());
}

#[test]
fn a_review_tells_how_far_it_has_come_until_it_is_done() {
    let listed = Catalogue::HOUSE.find("brutal-kingdom").unwrap();
    let record = listed.game.record_at_random(&listed.game.description().plain(3).unwrap(), &Seed::from(5));
    let said = told(1, &Question::Review(record, Seat::FIRST));
    let reviewed: Vec<Reviewed> = said.iter().map(|said| serde_json::from_str(said).unwrap()).collect();
    assert!(reviewed.is_sorted_by(|one, next| one.moves <= next.moves));
    let (last, before) = reviewed.split_last().unwrap();
    assert!(last.moves == last.of && before.iter().all(|reviewed| reviewed.moves < reviewed.of));
    assert!(!last.lapses.is_empty(), "who moves at random loses something");
}

#[test]
fn a_question_of_another_version_is_answered_with_words_for_that() {
    let game = "brutal-kingdom";
    let listed = Catalogue::HOUSE.find(game).unwrap();
    let record = listed.game.record_at_random(&listed.game.description().plain(3).unwrap(), &Seed::from(5));
    let newer = table(game, 0).consult().unwrap().write().replace("\"rules\":", "\"rules\":9");
    for asked in [
        Question::Decision(newer.clone()),
        Question::Advice(newer),
        Question::Review(Record { rules: 99, ..record }, Seat::FIRST),
    ] {
        assert_eq!(told_once(&asked), PUZZLED);
    }
}

#[test]
fn whatever_bears_a_number_is_answered() {
    for asked in ["7 ", "7 {}", "7 {\"dream\":\"\"}", "7 {\"decision\":\"{}\"}"] {
        let mut told = Vec::new();
        answer(asked, &mut Seed::from(1).dice(0), |said| told.push(said));
        assert_eq!(told, [format!("7 {PUZZLED}")], "{asked}");
    }
    for asked in ["", "7", "x {\"decision\":\"\"}"] {
        answer(asked, &mut Seed::from(1).dice(0), |said| panic!("{asked} was answered: {said}"));
    }
}
