//! The game for one.

use pentarchy_colour_kingdoms::Action::{Cross, Finish};
use pentarchy_colour_kingdoms::Kingdom::{Bur, Kra, Lil, Sin, Zel};
use pentarchy_colour_kingdoms::{
    Action, Colour, ColourKingdoms, Die, Digit, Ending, Event, Kingdom, LastRound, Monster, Place, Prompt, Refusal,
    Row, Verdict,
};
use pentarchy_game::{Effect, Game, Seats, Viewer};
use serde_json::json;

use crate::position::{Play, Position, paint, seat, start, take, take_white};

fn cross(row: Row, place: Place) -> Action {
    Cross { row, place }
}

fn digits(game: &ColourKingdoms, row: Row) -> [Digit; 2] {
    game.public(0).digits[row.index()]
}

/// Every row that can be crossed out.
fn rows() -> impl Iterator<Item = Row> {
    Row::ALL.into_iter().filter(|&row| row != Row::ThreeKingdoms)
}

/// All digits crossed out but for these.
fn crossed_but(position: Position, open: &[(Row, Place)]) -> Position {
    let digits = rows().flat_map(|row| Place::ALL.map(|place| (row, place)));
    digits.filter(|digit| !open.contains(digit)).fold(position, |position, (row, place)| position.crossed(row, place))
}

/// CK-46: the dice are thrown when the box is empty; no marker moves, no spell at the start.
#[test]
fn four_rounds_of_a_throw() {
    let mut game = Position::new(1).build();
    assert_eq!(game.may_not(0, take_white(Colour::Blue, Sin)), Refusal::WhiteFirst);
    let thrown = game.view(Viewer::Spectator).dice;
    let taken = [take(Die::Blue, Sin), take_white(Colour::Blue, Sin), take(Die::Red, Sin), take(Die::Yellow, Sin)];
    for (round, die) in taken.into_iter().enumerate() {
        assert_eq!(usize::from(game.view(Viewer::Spectator).round), round + 1);
        game.does_all(0, &[die, Finish]);
        assert_eq!(game.view(seat(0).into()).prompt, Prompt::Cross);
        let row = Row::Kingdom(Kingdom::ALL[round]);
        let (effect, events) = game.does(0, cross(row, Place::First));
        let throws = events.iter().any(|event| matches!(event, Event::Thrown { .. }));
        assert_eq!(throws, round == 3);
        assert_eq!(effect, if throws { Effect::Revealed } else { Effect::Quiet });
    }
    assert_ne!(game.view(Viewer::Spectator).dice[0].thrown, thrown[0].thrown);
    assert_eq!(start(1, 3).public(0).spells, [0; 4]);
}

/// CK-47, CK-48: a 4 or a 3 first; nothing that is gone, nothing of the last row.
#[test]
fn scenario_30_the_greater_digits_first() {
    let mut game = Position::new(1)
        .crossed(Row::Kingdom(Lil), Place::First)
        .round(2)
        .field("in_box", json!(["red", "yellow", "white"]))
        .build();
    assert_eq!(game.may_not(0, cross(Row::Kingdom(Sin), Place::First)), Refusal::NothingToCross);
    game.does_all(0, &[take(Die::Red, Sin), Finish]);
    assert_eq!(game.may_not(0, cross(Row::Kingdom(Sin), Place::Second)), Refusal::GreaterFirst);
    assert_eq!(game.may_not(0, cross(Row::ThreeKingdoms, Place::First)), Refusal::LastRow);
    let gone = Refusal::DigitGone { row: Row::Kingdom(Lil), place: Place::First };
    assert_eq!(game.may_not(0, cross(Row::Kingdom(Lil), Place::First)), gone);
    assert_eq!(game.may_not(0, Finish), Refusal::CrossFirst);
    game.does(0, cross(Row::Monster(Monster::Dragon), Place::First));
    assert_eq!(digits(&game, Row::Monster(Monster::Dragon)), [Digit::Crossed, Digit::Open]);
}

/// CK-48: the 2 of a row whose 4 is circled can be crossed out, at no loss.
#[test]
fn scenario_31_crossing_out_beside_a_circle() {
    let row = Row::Kingdom(Zel);
    let open = [(row, Place::First), (row, Place::Second), (Row::Kingdom(Sin), Place::Second)];
    let mut game =
        crossed_but(Position::new(1), &open).filled(0, Zel, Colour::Green, &["zel-1"]).die(Die::Blue, 2, Zel).build();
    game.does_all(0, &[take(Die::Blue, Zel), paint("zel-1"), Finish]);
    assert_eq!(digits(&game, row), [Digit::Circled, Digit::Open]);
    let circled = Refusal::DigitGone { row, place: Place::First };
    assert_eq!(game.may_not(0, cross(row, Place::First)), circled);
    game.does(0, cross(row, Place::Second));
    assert_eq!(digits(&game, row), [Digit::Circled, Digit::Crossed]);
    assert_eq!(game.own(0).score.kingdoms[Zel.index()].speed, 4);
}

/// CK-36, CK-47: what is crossed out can't be earned; the second digit still can.
#[test]
fn second_to_nobody() {
    let row = Row::Kingdom(Zel);
    let mut game = Position::new(1)
        .crossed(row, Place::First)
        .filled(0, Zel, Colour::Green, &["zel-1"])
        .die(Die::Blue, 2, Zel)
        .build();
    game.does_all(0, &[take(Die::Blue, Zel), paint("zel-1"), Finish]);
    assert_eq!(digits(&game, row), [Digit::Crossed, Digit::Circled]);
}

/// Sheets with two kingdoms whole and the third but for two regions; their speed is long crossed out.
fn nearly_three() -> Position {
    Position::new(1)
        .filled(0, Sin, Colour::Violet, &[])
        .filled(0, Kra, Colour::Violet, &[])
        .filled(0, Bur, Colour::Green, &["bur-9", "bur-2"])
        .all_dice(2, Bur)
}

/// CK-50: nothing to cross out: the last 3 is crossed out, and one more round is played, in which 1 can be earned.
#[test]
fn scenario_32_nothing_to_cross() {
    let mut game = crossed_but(nearly_three(), &[]).round(15).field("in_box", json!(["yellow", "white"])).build();
    game.does(0, take(Die::Yellow, Bur));
    let (_, events) = game.does(0, Finish);
    assert!(events.contains(&Event::Crossed { row: Row::ThreeKingdoms, place: Place::First }));
    assert!(events.contains(&Event::LastRound { why: LastRound::NothingToCross }));
    assert_eq!(digits(&game, Row::ThreeKingdoms), [Digit::Crossed, Digit::Open]);
    assert_eq!(game.view(Viewer::Spectator).round, 16);
    game.does_all(0, &[take_white(Colour::Red, Bur), paint("bur-9"), paint("bur-2")]);
    let (_, events) = game.does(0, Finish);
    assert_eq!(digits(&game, Row::ThreeKingdoms), [Digit::Crossed, Digit::Circled]);
    assert!(events.contains(&Event::Ended { why: Ending::LastRound }));
    assert_eq!(game.awaiting(), Seats::NONE);
}

/// CK-51: three kingdoms and nothing to cross out in one round.
#[test]
fn scenario_33_both_ends() {
    let mut game = crossed_but(nearly_three(), &[]).build();
    game.does_all(0, &[take(Die::Blue, Bur), paint("bur-9"), paint("bur-2")]);
    game.does(0, Finish);
    assert_eq!(digits(&game, Row::ThreeKingdoms), [Digit::Circled, Digit::Crossed]);
    assert!(game.view(Viewer::Spectator).last_round);
    game.does_all(0, &[take(Die::Red, Bur), Finish]);
    assert_eq!(game.awaiting(), Seats::NONE);
    assert_eq!(game.own(0).score.three_kingdoms, 3);
}

/// CK-47, CK-49: three kingdoms: a digit is crossed out, one more round follows, and in that one nothing is.
#[test]
fn three_kingdoms_alone() {
    let mut game = nearly_three().build();
    game.does_all(0, &[take(Die::Blue, Bur), paint("bur-9"), paint("bur-2")]);
    let (_, events) = game.does(0, Finish);
    assert!(events.contains(&Event::LastRound { why: LastRound::ThreeKingdoms }));
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Cross);
    game.does(0, cross(Row::Kingdom(Lil), Place::First));
    game.does(0, take(Die::Red, Bur));
    game.does(0, Finish);
    assert_eq!(game.awaiting(), Seats::NONE);
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Over);
}

/// CK-41, CK-46: the blots end a game for one as well.
#[test]
fn all_blots_alone() {
    let mut game = Position::new(1).blots(0, 9).build();
    game.does(0, take(Die::Blue, Sin));
    let (_, events) = game.does(0, Finish);
    assert!(events.contains(&Event::Ended { why: Ending::AllBlots }));
}

/// CK-52: the verdict by the points, and a victory from 50 on.
#[test]
fn verdicts() {
    let verdicts = [(-5, Verdict::TryAgain), (49, Verdict::TryAgain), (50, Verdict::NotBad), (59, Verdict::NotBad)];
    let more = [(60, Verdict::Safe), (69, Verdict::Safe), (70, Verdict::Crown), (99, Verdict::Crown)];
    for (points, verdict) in verdicts.into_iter().chain(more) {
        assert_eq!(Verdict::of(points), verdict, "{points}");
    }
    let mut game = Position::new(1).blots(0, 9).build();
    game.does_all(0, &[take(Die::Blue, Sin), Finish]);
    assert_eq!(game.view(Viewer::Spectator).verdict, Some(Verdict::TryAgain));
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.place(seat(0)), outcome.total(seat(0))), (2, -28));
}

/// CK-52: a sheet of 50 points wins.
#[test]
fn fifty_points_win() {
    let mut position = Position::new(1).over();
    for kingdom in Kingdom::ALL {
        position = position.filled(0, kingdom, Colour::Blue, &[]).circled(0, Row::Kingdom(kingdom), Place::First);
    }
    for kind in Monster::ALL {
        position = position.circled(0, Row::Monster(kind), Place::First);
    }
    let won = position.circled(0, Row::ThreeKingdoms, Place::First);
    // Six kingdoms of one colour, the blue capital, four hydras, all speed: 30 + 2 + 4 + 12 + 3 = 51.
    let game = won.build();
    assert_eq!(game.outcome().unwrap().total(seat(0)), 51);
    assert_eq!(game.outcome().unwrap().place(seat(0)), 1);
    let game = Position::of(&game).blots(0, 2).build();
    assert_eq!(game.outcome().unwrap().place(seat(0)), 2);
}
