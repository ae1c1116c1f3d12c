//! Achievements, the last round, the end.

use pentarchy_colour_kingdoms::Action::{Finish, Spread};
use pentarchy_colour_kingdoms::Kingdom::{Bur, Kra, Lil, Sin, Zhe};
use pentarchy_colour_kingdoms::{
    Circled, Colour, ColourKingdoms, Die, Digit, Ending, Event, Kingdom, LastRound, Monster, Place, Refusal, Row, Spell,
};
use pentarchy_game::{Game, Seats, Viewer};
use serde_json::json;

use crate::position::{Play, Position, paint, seat, take};

/// The points for speed that everybody has in a row.
fn points(game: &ColourKingdoms, row: Row) -> Vec<i32> {
    let digit = |number: u8| match game.public(number).digits[row.index()] {
        [Digit::Circled, _] => row.points(Place::First),
        [_, Digit::Circled] => row.points(Place::Second),
        _ => 0,
    };
    (0..game.seats()).map(digit).collect()
}

/// Everybody lacks one region of bur, and all dice lie there.
fn nearly_bur(seats: u8) -> Position {
    (0..usize::from(seats))
        .fold(Position::new(seats), |position, player| position.filled(player, Bur, Colour::Green, &["bur-9"]))
        .all_dice(2, Bur)
}

/// Puts all dice into a kingdom.
fn again(game: &ColourKingdoms, kingdom: Kingdom) -> ColourKingdoms {
    Position::of(game).all_dice(2, kingdom).build()
}

/// CK-35, CK-36, CK-37: those of one round share the place; the second place is still open after a shared first.
#[test]
fn scenario_21_shared_places() {
    let mut game = nearly_bur(4).build();
    let events = game.plays_round(&[&["bur-9"], &[], &["bur-9"], &[]]);
    assert_eq!(points(&game, Row::Kingdom(Bur)), [4, 0, 4, 0]);
    let achieved = Event::Achieved { seat: seat(2), row: Row::Kingdom(Bur), place: Some(Place::First) };
    assert!(events.contains(&achieved));
    let mut game = again(&game, Bur);
    game.plays_round(&[&[], &["bur-9"], &[], &["bur-9"]]);
    assert_eq!(points(&game, Row::Kingdom(Bur)), [4, 2, 4, 2]);
}

/// CK-36: the third gets nothing, but is announced.
#[test]
fn scenario_22_the_third_gets_nothing() {
    let mut game = nearly_bur(3).build();
    game.plays_round(&[&["bur-9"], &[], &[]]);
    game = again(&game, Bur);
    game.plays_round(&[&[], &["bur-9"], &[]]);
    game = again(&game, Bur);
    let events = game.plays_round(&[&[], &[], &["bur-9"]]);
    assert_eq!(points(&game, Row::Kingdom(Bur)), [4, 2, 0]);
    assert!(events.contains(&Event::Achieved { seat: seat(2), row: Row::Kingdom(Bur), place: None }));
    // Once is enough: it is not announced again.
    game = again(&game, Bur);
    let events = game.plays_round(&[&[], &[], &[]]);
    assert!(!events.iter().any(|event| matches!(event, Event::Achieved { .. })));
}

const DRAGONS: [&str; 6] = ["bur-3", "kra-7", "lil-7", "sin-4", "zel-1", "zhe-9"];

/// CK-36, CK-38: monsters of a kind, in any colour: 3 for the first, 1 for the second.
#[test]
fn scenario_23_all_dragons() {
    let mut game = Position::new(2)
        .all_painted(0, &DRAGONS[1..], Colour::Green)
        .all_painted(1, &DRAGONS[1..], Colour::Green)
        .all_dice(2, Bur)
        .build();
    game.plays_round(&[&[], &["bur-3"]]);
    assert_eq!(points(&game, Row::Monster(Monster::Dragon)), [0, 3]);
    assert_eq!(game.public(0).digits[Row::Monster(Monster::Dragon).index()], [Digit::Crossed, Digit::Open]);
    game.plays_round(&[&["bur-3"], &[]]);
    assert_eq!(points(&game, Row::Monster(Monster::Dragon)), [1, 3]);
}

const HYDRAS: [&str; 4] = ["kra-2", "lil-1", "sin-2", "zel-6"];

/// CK-8, CK-37: the rulebook's example for two: each half of a throw is a round of its own.
#[test]
fn scenario_24_two_rounds_of_a_throw() {
    let mut game = Position::new(2)
        .all_painted(0, &HYDRAS[1..], Colour::Red)
        .all_painted(1, &HYDRAS[1..], Colour::Red)
        .filled(0, Zhe, Colour::Green, &["zhe-8"])
        .filled(1, Zhe, Colour::Green, &[])
        .die(Die::Blue, 2, Kra)
        .die(Die::Red, 2, Kra)
        .die(Die::Yellow, 2, Zhe)
        .die(Die::White, 2, Zhe)
        .build();
    game.plays_round(&[&["kra-2"], &["kra-2"]]);
    assert_eq!(points(&game, Row::Monster(Monster::Hydra)), [3, 3]);
    assert_eq!(points(&game, Row::Kingdom(Zhe)), [0, 4]);
    assert_eq!(game.view(Viewer::Spectator).first, seat(0));
    game.plays_round(&[&["zhe-8"], &[]]);
    assert_eq!(points(&game, Row::Kingdom(Zhe)), [2, 4]);
    assert_eq!(game.view(Viewer::Spectator).first, seat(1));
}

/// Three players with two whole kingdoms, who lack two regions of a third.
fn nearly_three(round: u16) -> Position {
    let mut position = Position::new(3).round(round).all_dice(2, Bur);
    for player in 0..3 {
        position = position.filled(player, Bur, Colour::Green, &["bur-9", "bur-2"]);
        for kingdom in [Sin, Kra] {
            position = position.filled(player, kingdom, Colour::Violet, &[]);
            position = position.circled(player, Row::Kingdom(kingdom), Place::First);
        }
    }
    position
}

/// CK-39, CK-40: three kingdoms, then exactly one more round.
#[test]
fn scenario_25_the_last_round() {
    let mut game = nearly_three(12).build();
    let events = game.plays_round(&[&["bur-2", "bur-9"], &["bur-2"], &[]]);
    assert_eq!(points(&game, Row::ThreeKingdoms), [3, 0, 0]);
    assert!(events.contains(&Event::LastRound { why: LastRound::ThreeKingdoms }));
    assert!(game.view(Viewer::Spectator).last_round);
    let mut game = again(&game, Bur);
    let events = game.plays_round(&[&[], &["bur-9"], &["bur-9"]]);
    assert_eq!(points(&game, Row::ThreeKingdoms), [3, 1, 0]);
    // All other achievements count in the last round too.
    assert_eq!(points(&game, Row::Kingdom(Bur)), [4, 2, 0]);
    assert!(events.contains(&Event::Ended { why: Ending::LastRound }));
    assert_eq!(game.awaiting(), Seats::NONE);
    assert_eq!(game.may_not(0, Finish), Refusal::Over);
    assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [seat(0)]);
}

/// CK-8, CK-37, CK-39: any three kingdoms, not the same ones, in one round: both are first. For two the last round may
/// be the second half of a throw.
#[test]
fn three_kingdoms_in_the_same_round() {
    let mut position = Position::new(2).all_dice(2, Bur);
    for (player, kingdoms) in [(0, [Sin, Kra]), (1, [Lil, Zhe])] {
        position = position.filled(player, Bur, Colour::Green, &["bur-9"]);
        for kingdom in kingdoms {
            position = position.filled(player, kingdom, Colour::Violet, &[]);
        }
    }
    let mut game = position.build();
    game.plays_round(&[&["bur-9"], &["bur-9"]]);
    assert_eq!(points(&game, Row::ThreeKingdoms), [3, 3]);
    assert!(game.view(Viewer::Spectator).last_round);
    let events = game.plays_round(&[&[], &[]]);
    assert!(!events.iter().any(|event| matches!(event, Event::Thrown { .. })));
    assert!(events.contains(&Event::Ended { why: Ending::LastRound }));
}

/// CK-39: at least three kingdoms: whoever goes from two to four has them as well.
#[test]
fn four_kingdoms_at_once() {
    let mut position = Position::new(2).filled(0, Bur, Colour::Green, &["bur-9"]).spells(0, &[Spell::Spread]);
    for kingdom in [Sin, Kra, Zhe] {
        position = position.filled(0, kingdom, Colour::Violet, &["zhe-8"]);
    }
    let mut game = position.all_dice(2, Bur).build();
    game.does_all(0, &[take(Die::Red, Bur), Spread(Zhe), paint("bur-9"), paint("zhe-8"), Finish]);
    game.does_all(1, &[take(Die::Blue, Bur), Finish]);
    assert_eq!(points(&game, Row::ThreeKingdoms), [3, 0]);
    assert!(game.view(Viewer::Spectator).last_round);
}

/// CK-35: several achievements in one round, each once in a game.
#[test]
fn several_achievements_at_once() {
    let mut game = Position::new(2)
        .filled(0, Bur, Colour::Green, &["bur-3"])
        .all_painted(0, &DRAGONS[1..], Colour::Green)
        .all_dice(2, Bur)
        .build();
    game.plays_round(&[&["bur-3"], &[]]);
    assert_eq!(points(&game, Row::Kingdom(Bur)), [4, 0]);
    assert_eq!(points(&game, Row::Monster(Monster::Dragon)), [3, 0]);
    let events = again(&game, Lil).plays_round(&[&[], &[]]);
    assert!(!events.iter().any(|event| matches!(event, Event::Achieved { .. })));
    assert_eq!(Circled::default().of(Row::ThreeKingdoms), None);
}

/// CK-41: all blots of all players are used.
#[test]
fn scenario_34_all_blots() {
    let mut game = Position::new(2).blots(0, 10).blots(1, 9).build();
    game.does_all(0, &[take(Die::Blue, Sin), Finish]);
    game.does(1, take(Die::Red, Sin));
    let (_, events) = game.does(1, Finish);
    assert!(events.contains(&Event::Ended { why: Ending::AllBlots }));
    assert_eq!(game.awaiting(), Seats::NONE);
    // One free blot at the table keeps the game going.
    let mut game = Position::new(2).blots(0, 10).blots(1, 8).build();
    game.plays_round(&[&[], &[]]);
    assert_eq!(game.view(Viewer::Spectator).round, 2);
}

/// CK-39, CK-41: the blots end the game even in the round that brings three kingdoms, whose points count.
#[test]
fn all_blots_and_three_kingdoms() {
    let mut position = Position::new(2).filled(0, Bur, Colour::Green, &["bur-2", "bur-9"]).all_dice(2, Bur);
    for kingdom in [Sin, Kra] {
        position = position.filled(0, kingdom, Colour::Violet, &[]);
    }
    let mut game = position.blots(0, 10).blots(1, 9).build();
    let events = game.plays_round(&[&["bur-2", "bur-9"], &[]]);
    assert!(events.contains(&Event::Ended { why: Ending::AllBlots }));
    assert_eq!(points(&game, Row::ThreeKingdoms), [3, 0]);
    assert_eq!(game.awaiting(), Seats::NONE);
}

/// CK-39: positions in which the last round is not known are none.
#[test]
fn the_last_round_is_not_forgotten() {
    let mut game = nearly_three(12).build();
    game.plays_round(&[&["bur-2", "bur-9"], &[], &[]]);
    assert!(Position::of(&game).field("last_round", json!(false)).refused().contains("the last round"));
}
