//! The throw, and taking dice.

use pentarchy_colour_kingdoms::Action::{Finish, Move, Take};
use pentarchy_colour_kingdoms::Kingdom::{Bur, Kra, Lil, Sin, Zel, Zhe};
use pentarchy_colour_kingdoms::{Colour, ColourKingdoms, Die, Event, Kingdom, Map, Prompt, Refusal, Spell};
use pentarchy_game::{Actor, Effect, Game, Seats, Seed, Viewer};
use serde_json::json;

use crate::position::{Play, Position, paint, region, seat, start, take, take_white};

fn lies_in(x: u16, y: u16, angle: u16) -> Vec<Kingdom> {
    Map::house().board().lies_in(x * 10, y * 10, angle * 10).into()
}

/// CK-11: the rulebook's own example. A border crossed by less than a fiftieth is a touch.
#[test]
fn scenario_01_where_dice_lie() {
    assert_eq!(lies_in(200, 380, 20), [Sin]);
    assert_eq!(lies_in(386, 660, 0), [Zel]);
    assert_eq!(lies_in(600, 430, 30), [Lil, Zhe]);
    assert_eq!(lies_in(859, 440, 10), [Kra, Zhe, Bur]);
    // A few units further right more than a touch is over the border.
    assert_eq!(lies_in(392, 660, 0), [Zel, Zhe]);
}

/// CK-11: what a die covers adds up to the whole of it, whichever way it is turned.
#[test]
fn every_die_lies_somewhere() {
    for seed in 0..300 {
        for die in start(4, seed).view(Viewer::Spectator).dice {
            assert!((1..=3).contains(&die.thrown.kingdoms.len()), "{die:?}");
        }
    }
}

/// CK-1, CK-10: dice lie inside the rim and apart, in every kingdom and on borders, and show 2, 3 and 4 alike.
#[test]
fn throws_are_fair() {
    let mut faces = [0; 5];
    let mut kingdoms = [0; 6];
    let mut borders = [0; 4];
    let games = 1500;
    for seed in 0..games {
        let dice = start(4, seed).view(Viewer::Spectator).dice;
        for (number, one) in dice.iter().enumerate() {
            let die = one.thrown;
            assert!((300..=11_700).contains(&die.x) && (300..=8_700).contains(&die.y) && die.angle < 900);
            faces[usize::from(die.face)] += 1;
            borders[die.kingdoms.len()] += 1;
            die.kingdoms.iter().for_each(|kingdom| kingdoms[kingdom.index()] += 1);
            for other in &dice[..number] {
                let (x, y) =
                    (f64::from(die.x) - f64::from(other.thrown.x), f64::from(die.y) - f64::from(other.thrown.y));
                assert!(x * x + y * y >= 600.0 * 600.0, "dice lie on each other: {dice:?}");
            }
        }
    }
    let expected = 4 * games as i32 / 3;
    assert!(faces[2..].iter().all(|&count: &i32| (count - expected).abs() < 150), "{faces:?}");
    assert!(kingdoms.iter().all(|&count| count > 500), "{kingdoms:?}");
    assert!(borders[1] > 3 * borders[2] && borders[2] > 5 * borders[3] && borders[3] > 10, "{borders:?}");
    let lying_over = Position::new(2).die_at(Die::Red, 2, (200, 200, 0));
    assert!(lying_over.refused().contains("lie on each other"));
    assert!(Position::new(2).die_at(Die::Red, 2, (31, 200, 45)).refused().contains("not in the box"));
}

/// CK-10: a throw depends on the seed and its number alone, not on what was played.
#[test]
fn throws_do_not_depend_on_play() {
    let mut one = start(3, 5);
    let mut other = start(3, 5);
    let first: u8 = one.view(Viewer::Spectator).first.into();
    for number in (0..3).map(|place| (first + place) % 3) {
        one.does_all(number, &[one.options(number)[0], Finish]);
        other.does(number, *other.options(number).last().unwrap());
        other.does_all(number, &[other.options(number)[0], Finish]);
    }
    assert_eq!(one.view(Viewer::Spectator).round, 2);
    assert_eq!(one.view(Viewer::Spectator).dice, other.view(Viewer::Spectator).dice);
}

/// CK-13: the white die is never the first.
#[test]
fn scenario_02_white_is_not_first() {
    let game = Position::new(4).build();
    for colour in Colour::BASIC {
        assert_eq!(game.may_not(0, take_white(colour, Sin)), Refusal::WhiteFirst);
    }
}

/// CK-13: the white die counts as a die that is gone; the others are of their own colour.
#[test]
fn scenario_04_white_as_a_die_that_is_gone() {
    let mut game = Position::new(4).build();
    assert_eq!(
        game.may_not(0, Take { die: Die::Red, kingdom: Sin, colour: Colour::Blue }),
        Refusal::OwnColour(Die::Red)
    );
    game.does(0, take(Die::Blue, Sin));
    assert_eq!(game.may_not(1, take_white(Colour::Red, Sin)), Refusal::WhiteColour(Colour::Red));
    assert_eq!(game.may_not(1, take_white(Colour::Green, Sin)), Refusal::WhiteColour(Colour::Green));
    game.does(1, take_white(Colour::Blue, Sin));
    game.does(1, paint("sin-2"));
    assert_eq!(game.own(1).sheet.colour(region("sin-2")), Some(Colour::Blue));
}

/// CK-12: one die, in turn, from a kingdom that it lies in.
#[test]
fn taking_a_die() {
    let mut game = Position::new(3).die(Die::Blue, 3, Bur).build();
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Take);
    assert_eq!(game.may_not(1, take(Die::Blue, Bur)), Refusal::Queue(seat(0)));
    assert_eq!(game.may_not(0, Finish), Refusal::TakeFirst);
    assert_eq!(game.may_not(0, take(Die::Blue, Sin)), Refusal::NotThere { die: Die::Blue, kingdom: Sin });
    let (effect, events) = game.does(0, take(Die::Blue, Bur));
    assert_eq!(effect, Effect::Quiet);
    let took = Event::Took { seat: seat(0), die: Die::Blue, kingdom: Bur, colour: Colour::Blue };
    assert_eq!(events, [took]);
    assert_eq!(game.may_not(0, take(Die::Red, Sin)), Refusal::TakenAlready);
    assert_eq!(game.may_not(1, take(Die::Blue, Bur)), Refusal::DieGone(Die::Blue));
}

/// CK-12: a die must be taken even when nothing can be placed.
#[test]
fn a_die_must_be_taken() {
    let mut game = Position::new(2).filled(0, Sin, Colour::Green, &[]).build();
    assert!(game.options(0).iter().all(|action| matches!(action, Take { .. })));
    game.does(0, take(Die::Red, Sin));
    assert_eq!(game.options(0), [Finish]);
}

/// CK-5: lot decides who starts; one to four play.
#[test]
fn who_starts() {
    let mut first = Seats::NONE;
    for seed in 0..40 {
        first.insert(start(4, seed).view(Viewer::Spectator).first);
    }
    assert_eq!(first, Seats::first(4));
    assert!(ColourKingdoms::DESCRIPTION.plain(5).is_err());
    assert_eq!(start(1, 0).awaiting(), Seats::only(seat(0)));
}

/// CK-6, CK-46: spells by the order of the seats, to be used at once; none for one player.
#[test]
fn scenario_11_spells_at_the_start() {
    for (seats, seed) in [2, 3, 4].into_iter().flat_map(|seats| (0..8).map(move |seed| (seats, seed))) {
        let game = start(seats, seed);
        let mut player = game.view(Viewer::Spectator).first;
        for spell in Spell::ALL.into_iter().take(usize::from(seats)) {
            let mut expected = [0; 4];
            expected[spell.index()] = 1;
            assert_eq!(game.public(player.into()).spells, expected);
            player = player.next(seats);
        }
        let first: u8 = game.view(Viewer::Spectator).first.into();
        let mut game = game;
        game.does(first, game.options(first)[0]);
        assert!(game.options(first).iter().any(|action| matches!(action, Move(_))));
    }
    assert_eq!(start(1, 0).public(0).spells, [0; 4]);
}

/// CK-7: clockwise from the first player; then the marker passes and all dice are thrown again.
#[test]
fn a_round_of_four() {
    let mut game = Position::new(4).field("first", json!(2)).build();
    for number in [2, 3, 0, 1] {
        assert_eq!(game.awaiting(), Seats::only(seat(number)));
        game.does_all(number, &[game.options(number)[0], Finish]);
    }
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.round, view.first), (2, seat(3)));
    assert!(view.dice.iter().all(|die| die.in_box));
    assert_eq!(game.awaiting(), Seats::only(seat(3)));
}

/// CK-8: two rounds of every throw, then the marker passes and the dice are thrown again.
#[test]
fn scenario_35_two_players_share_a_throw() {
    let mut game = Position::new(2).build();
    let thrown = game.view(Viewer::Spectator).dice;
    game.does_all(0, &[take(Die::Blue, Sin), Finish]);
    game.does(1, take(Die::Red, Sin));
    let (_, events) = game.does(1, Finish);
    assert!(!events.iter().any(|event| matches!(event, Event::Thrown { .. })));
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.round, view.first), (2, seat(0)));
    assert!(view.dice.iter().zip(&thrown).all(|(now, before)| now.thrown == before.thrown));
    game.does_all(0, &[take_white(Colour::Red, Sin), Finish]);
    game.does(1, take(Die::Yellow, Sin));
    let (_, events) = game.does(1, Finish);
    assert!(matches!(events.last(), Some(Event::Thrown { seat: thrower, .. }) if *thrower == seat(1)));
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.round, view.first), (3, seat(1)));
    assert!(view.dice.iter().all(|die| die.in_box));
}

/// CK-9: the fourth die stays in the box; the marker passes, and all four are thrown.
#[test]
fn scenario_36_three_players_leave_a_die() {
    let mut game = Position::new(3).build();
    game.does_all(0, &[take(Die::Blue, Sin), Finish]);
    game.does_all(1, &[take(Die::Yellow, Sin), Finish]);
    game.does(2, take_white(Colour::Blue, Sin));
    let left: Vec<Die> = game.view(Viewer::Spectator).dice.iter().filter(|die| die.in_box).map(|die| die.die).collect();
    assert_eq!(left, [Die::Red]);
    game.does(2, Finish);
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.round, view.first), (2, seat(1)));
    assert!(view.dice.iter().all(|die| die.in_box));
}

/// CK-14: nobody else decides.
#[test]
fn strangers_decide_nothing() {
    let mut game = Position::new(2).build();
    assert_eq!(game.may_not(3, take(Die::Blue, Sin)), Refusal::NotAsked(seat(3).into()));
    let refusal = game.apply(Actor::House, &take(Die::Blue, Sin), &mut ()).unwrap_err();
    assert_eq!(refusal, Refusal::NotAsked(Actor::House));
}

/// CK-10: chance that is still to come is not the real one in a sample.
#[test]
fn samples_know_nothing_of_the_throws_to_come() {
    let game = Position::new(1).build();
    let mut sample = game.sample(seat(0), &mut Seed::from(9).dice(0));
    let mut real = game;
    for _ in 0..4 {
        for game in [&mut real, &mut sample] {
            game.does_all(0, &[game.options(0)[0], Finish]);
            game.does(0, game.options(0)[0]);
        }
    }
    assert_eq!(real.view(Viewer::Spectator).round, 5);
    assert_ne!(real.view(Viewer::Spectator).dice, sample.view(Viewer::Spectator).dice);
}
