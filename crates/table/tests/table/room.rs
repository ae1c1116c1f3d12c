//! A table for tests, in words of the table.

use pentarchy_game::{Dice, Seat, Seed};
use pentarchy_table::{
    Catalogue, Entry, Holder, Listed, LocalTable, Millis, Person, Plan, Request, Seq, Table, TableError, ToClient,
};
use serde_json::{Value, json};

use crate::whisper::Whisper;

/// The games of these tests.
pub(crate) const GAMES: Catalogue =
    Catalogue::new(&[Listed::of::<Whisper>(), Listed::of::<pentarchy_fantasy_realms::FantasyRealms>()]);

pub(crate) fn ann() -> Person {
    Person::new("id-of-ann", "Ann").unwrap()
}

pub(crate) fn bob() -> Person {
    Person::new("id-of-bob", "Bob").unwrap()
}

pub(crate) fn eve() -> Person {
    Person::new("id-of-eve", "Eve").unwrap()
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) const SIT: Request = Request::Sit { seat: None, name: None };
pub(crate) const ADD_BOT: Request = Request::AddBot { seat: None, level: None };

/// A table, the time there, and the bots' dice.
pub(crate) struct Room {
    pub(crate) local: LocalTable,
    pub(crate) now: Millis,
    pub(crate) dice: Dice,
}

impl Room {
    /// Ann's table.
    pub(crate) fn new(plan: Plan) -> Room {
        Room::dealt(plan, 7)
    }

    pub(crate) fn dealt(plan: Plan, seed: u64) -> Room {
        let local = LocalTable::open(GAMES, plan, ann(), Seed::from(seed), Millis(0)).unwrap();
        Room { local, now: Millis(0), dice: Seed::from(99).dice(1) }
    }

    /// Ann and Bob at a table for two, started.
    pub(crate) fn of_two(change: impl FnOnce(&mut Plan)) -> Room {
        let mut plan = Plan::new("whisper", 2);
        change(&mut plan);
        let mut room = Room::new(plan);
        room.must(&ann(), SIT);
        room.must(&bob(), SIT);
        room.must(&ann(), Request::Start);
        room
    }

    pub(crate) fn table(&self) -> &Table {
        self.local.table()
    }

    pub(crate) fn ask(&mut self, by: &Person, request: Request) -> Result<Seq, TableError> {
        let before = (self.table().seq(), self.position());
        let answer = self.local.request(by, &request, self.now);
        if answer.is_err() {
            assert_eq!(before, (self.table().seq(), self.position()), "refused, but changed: {request:?}");
        }
        answer
    }

    pub(crate) fn must(&mut self, by: &Person, request: Request) -> Seq {
        let asked = format!("{request:?}");
        self.ask(by, request).unwrap_or_else(|error| panic!("{asked}: {error}"))
    }

    /// Acts on what stands there now.
    pub(crate) fn act(&mut self, by: &Person, seat: Seat, action: Value) -> Result<Seq, TableError> {
        let seen = self.table().seq();
        self.ask(by, Request::Act { seat, seen, action })
    }

    pub(crate) fn play(&mut self, by: &Person, number: u8, action: Value) -> Seq {
        let shown = action.to_string();
        self.act(by, seat(number), action).unwrap_or_else(|error| panic!("{shown}: {error}"))
    }

    /// Both choose their first card, so that Ann's turn begins.
    pub(crate) fn both_choose(&mut self) {
        for (person, number) in [(ann(), 0), (bob(), 1)] {
            let first = self.options(number)[0].clone();
            self.play(&person, number, first);
        }
    }

    pub(crate) fn options(&self, number: u8) -> Vec<Value> {
        self.table().state().unwrap().legal(seat(number).into())
    }

    pub(crate) fn take_back(&mut self, by: &Person, number: u8, steps: u32) -> Result<Seq, TableError> {
        let seen = self.table().seq();
        self.ask(by, Request::TakeBack { seat: seat(number), seen, steps })
    }

    pub(crate) fn ask_undo(&mut self, by: &Person, number: u8, keep: u32) -> Result<Seq, TableError> {
        let seen = self.table().seq();
        self.ask(by, Request::AskUndo { seat: seat(number), seen, keep })
    }

    /// Lets time pass, and the house do what it must.
    pub(crate) fn wait(&mut self, seconds: u64) {
        self.now = self.now.plus(seconds * 1_000);
        self.local.tick(self.now);
    }

    /// Lets the bots decide until none must.
    pub(crate) fn bots(&mut self) -> usize {
        let mut moves = 0;
        while self.local.step_bot(&mut self.dice, self.now) {
            moves += 1;
            assert!(moves < 1_000, "the bots don't stop");
        }
        moves
    }

    pub(crate) fn position(&self) -> Option<String> {
        self.table().state().map(|state| state.json().get().to_owned())
    }

    pub(crate) fn holder(&self, number: u8) -> Holder {
        self.table().gathering().chairs[usize::from(number)].holder.clone()
    }

    pub(crate) fn last_entry(&self) -> &Entry {
        &self.local.log().last().unwrap().entry
    }

    /// All messages to one person since the last time.
    pub(crate) fn messages_to(&mut self, person: &Person) -> Vec<ToClient> {
        self.local.take_messages().into_iter().filter(|(to, _)| *to == person.id).map(|(_, message)| message).collect()
    }
}

pub(crate) fn mark(mark: u8) -> Value {
    json!({ "mark": mark })
}
