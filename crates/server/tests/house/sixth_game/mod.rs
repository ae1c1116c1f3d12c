//! A sixth game comes into the house by the steps of CONTRIBUTING.md, up to where its screen begins.

mod guide;
mod hidden_beast;

use std::path::{Path, PathBuf};

use pentarchy_game::{Actor, Game, Outcome, Refusal as _, Seat, Seed, SetupRequest, Viewer, conformance, fuzz, golden};
use pentarchy_table::audit::Report;
use pentarchy_table::{Catalogue, Level, Listed, LocalTable, Millis, Person, Plan, Request, Stage, verify};

use self::hidden_beast::{Action, Happened, HiddenBeast, Realm, Refusal, Step};
use crate::playing::{play, prove};
use crate::room::*;

const GAMES: Catalogue = Catalogue::new(&[Listed::of::<HiddenBeast>()]);

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/house/sixth_game")
}

#[test]
fn the_sixth_game_keeps_the_contract() {
    conformance::every_setup::<HiddenBeast>(100);
}

#[test]
fn the_sixth_game_has_its_rules() {
    conformance::rulebook::<HiddenBeast>(&here());
}

#[test]
fn the_sixth_game_withstands_bad_input() {
    fuzz::bounded::<HiddenBeast>(200);
}

#[test]
fn the_sixth_game_is_golden() {
    golden::check::<HiddenBeast>(&here().join("golden"), "two", &SetupRequest { seats: 2, options: [].into() }, 1);
}

/// Two hunters and a beast whose place the test knows.
struct Hunt {
    game: HiddenBeast,
    beast: Realm,
    seat: Seat,
}

impl Hunt {
    fn new() -> Hunt {
        let game = HiddenBeast::start(&HiddenBeast::DESCRIPTION.plain(2).unwrap(), &Seed::from(1));
        let beast = game.view(Viewer::Referee).beast.unwrap();
        Hunt { game, beast, seat: Seat::FIRST }
    }

    fn away(&self, steps: Realm) -> Realm {
        (self.beast + steps) % 7
    }

    fn act(&mut self, action: Action) -> Result<Vec<Happened>, Refusal> {
        let mut events = Vec::new();
        self.game.apply(Actor::Seat(self.seat), &action, &mut events).map(|_| events)
    }

    /// A whole turn of whoever has it.
    fn turn(&mut self, realm: Realm, action: Action) -> Vec<Happened> {
        self.act(Action::Go(realm)).unwrap();
        let events = self.act(action).unwrap();
        self.seat = self.seat.next(2);
        events
    }
}

/// HB-1: the beast can be anywhere, and nobody knows where.
#[test]
fn the_beast_hides() {
    let setup = HiddenBeast::DESCRIPTION.plain(2).unwrap();
    let games = (0..100).map(|seed| HiddenBeast::start(&setup, &Seed::from(seed)));
    let places: std::collections::BTreeSet<_> = games
        .inspect(|game| assert!(Viewer::all(2).all(|viewer| game.view(viewer).beast.is_none())))
        .map(|game| game.view(Viewer::Referee).beast.unwrap())
        .collect();
    assert_eq!(places.len(), 7);
}

/// HB-2: one after the other, and not into a closed realm.
#[test]
fn hunters_go_in_turn() {
    let mut hunt = Hunt::new();
    let closed = hunt.away(1);
    hunt.turn(closed, Action::Pounce);
    assert_eq!(hunt.act(Action::Go(closed)), Err(Refusal::Closed(closed)));
    assert_eq!(Refusal::Closed(closed).rule().to_string(), "HB-2");
    hunt.seat = Seat::FIRST;
    assert_eq!(hunt.act(Action::Go(hunt.beast)), Err(Refusal::NotYourTurn));
}

/// HB-3: whoever looks learns whether the beast is there, and nobody else does.
#[test]
fn only_the_hunter_sees_the_beast() {
    use pentarchy_game::Event;
    let mut hunt = Hunt::new();
    assert_eq!(hunt.act(Action::Look), Err(Refusal::GoFirst));
    let beast = hunt.beast;
    let [looked] = hunt.turn(beast, Action::Look).try_into().unwrap();
    assert_eq!(looked.seen_by(Viewer::Seat(seat(0))), Some(Happened::Looked { seat: seat(0), found: Some(true) }));
    assert_eq!(looked.seen_by(Viewer::Seat(seat(1))), Some(Happened::Looked { seat: seat(0), found: None }));
    assert_eq!(hunt.game.view(Viewer::Seat(seat(0))).beast, Some(beast));
    assert_eq!(hunt.game.view(Viewer::Seat(seat(1))).beast, None);
}

/// HB-4, HB-5: a miss costs a point, the catch brings three and ends the game.
#[test]
fn the_beast_is_caught() {
    let mut hunt = Hunt::new();
    hunt.turn(hunt.away(1), Action::Pounce);
    hunt.turn(hunt.away(2), Action::Look);
    hunt.turn(hunt.beast, Action::Pounce);
    assert_eq!(hunt.game.outcome(), Some(Outcome::ranked(&[2, 0], |_| ())));
    assert_eq!(hunt.act(Action::Go(0)), Err(Refusal::Over));
}

/// HB-5: after four turns each it is over, and equals share the first place.
#[test]
fn the_beast_gets_away() {
    let mut hunt = Hunt::new();
    for turn in 0..8 {
        assert_eq!(hunt.game.view(Viewer::Spectator).step, Step::Go(seat(turn % 2)));
        hunt.turn(hunt.away(3), Action::Look);
    }
    assert_eq!(hunt.game.outcome().unwrap().winners().count(), 2);
}

#[test]
fn bots_play_the_sixth_game_and_its_record_is_verified() {
    let now = Millis(0);
    let ann = Person::new("id-of-ann", "Ann").unwrap();
    let plan = Plan { bots: Level::Easy, ..Plan::new("hidden-beast", 3) };
    let mut local = LocalTable::open(GAMES, plan, ann.clone(), Seed::from(7), now).unwrap();
    for _ in 0..3 {
        local.request(&ann, &Request::AddBot { seat: None, level: None }, now).unwrap();
    }
    local.request(&ann, &Request::Start, now).unwrap();
    let mut dice = Seed::from(1).dice(0);
    while local.step_bot(&mut dice, now) {}
    assert_eq!(local.table().stage(), Stage::Over);
    let record = local.table().open_record().unwrap();
    let seal = local.table().welcome(&ann.id).seal;
    let end = verify(GAMES, &record, &seal).unwrap();
    assert_eq!(end.outcome(), record.outcome);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_play_the_sixth_game_over_the_server_and_nobody_is_told_too_much() {
    let house = House::offering(GAMES).await;
    // The server deals by chance, and a lucky hunter ends a game at once: several games are sure to show enough.
    let mut report = Report::default();
    for number in 1..=8 {
        let played = play(&house, Plan::new("hidden-beast", 4), number).await;
        report += prove(&played, number);
    }
    assert!(report.messages > 100 && report.differing > 5 && report.steps > 20, "{report:?}");
    house.close().await;
}
