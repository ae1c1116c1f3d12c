//! Watchtowers and their drops.

use pentarchy_colour_kingdoms::Action::{Choose, Finish, Move};
use pentarchy_colour_kingdoms::Kingdom::{Kra, Lil, Sin, Zhe};
use pentarchy_colour_kingdoms::{Action, Colour, Die, Drop, Event, Map, Monster, Prompt, Refusal, Spell};
use pentarchy_game::Game;
use serde_json::json;

use crate::position::{Play, Position, paint, paint_matching, region, seat, take, tower};

/// A position with a drop of this colour, from the tower in bur.
fn with_drop(colour: Colour) -> Position {
    Position::new(2).painted(0, "bur-7", Colour::Green).painted(0, "bur-8", Colour::Green).drop(0, colour)
}

/// CK-25, CK-26, CK-27: basic colours mix; beside a composite one the drop is of one's choice, at once.
#[test]
fn scenario_12_two_towers() {
    let mut game = with_drop(Colour::Green)
        .painted(0, "zel-9", Colour::Yellow)
        .painted(0, "zel-2", Colour::Red)
        .die(Die::Red, 2, Zhe)
        .build();
    game.does(0, take(Die::Red, Zhe));
    let (_, events) = game.does(0, paint("zhe-7"));
    let brown = Event::TowerPaid { seat: seat(0), tower: [region("zel-9"), region("zhe-7")], colour: Colour::Brown };
    assert!(events.contains(&brown), "{events:?}");
    game.does(0, tower("zel-3", Colour::Green));
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Choose([region("zel-2"), region("zel-3")]));
    assert_eq!(game.may_not(0, Finish), Refusal::ChooseFirst(region("zel-2"), region("zel-3")));
    assert_eq!(game.may_not(0, Choose(Colour::Red)), Refusal::ChooseComposite(Colour::Red));
    game.does(0, Choose(Colour::Violet));
    assert_eq!(game.may_not(0, Choose(Colour::Violet)), Refusal::NothingToChoose);
    // Both can be used from the next round on.
    assert_eq!(game.may_not(0, tower("kra-1", Colour::Brown)), Refusal::NoTowerDrop(Colour::Brown));
    game.does(0, Finish);
    game.does_all(1, &[take(Die::Blue, Sin), Finish]);
    assert_eq!(game.public(0).drops, [0, 0, 0, 0, 1, 1]);
    game.does_all(0, &[take(Die::Yellow, Sin), tower("kra-1", Colour::Brown)]);
}

/// CK-26: what a tower pays for two basic colours.
#[test]
fn scenario_13_mixing() {
    let cases = [
        (Colour::Red, Die::Blue, Colour::Violet),
        (Colour::Blue, Die::Yellow, Colour::Green),
        (Colour::Yellow, Die::Red, Colour::Brown),
    ];
    for (there, die, expected) in cases {
        let mut game = Position::new(2).painted(0, "sin-4", there).build();
        game.does(0, take(die, Sin));
        game.does(0, paint("sin-7"));
        game.does(0, Finish);
        game.does_all(1, &[game.options(1)[0], Finish]);
        let mut drops = [0; 6];
        drops[expected.index()] = 1;
        assert_eq!(game.public(0).drops, drops, "{there} and {die}");
    }
    let mut game = Position::new(2).painted(0, "sin-4", Colour::Blue).spells(0, &[Spell::Match]).build();
    game.does_all(0, &[take(Die::Blue, Sin), paint_matching("sin-7"), Finish]);
    game.does_all(1, &[take(Die::Red, Sin), Finish]);
    assert_eq!(game.public(0).drops, [1, 0, 0, 0, 0, 0]);
}

/// CK-27: two composite colours leave the choice open too, even two alike.
#[test]
fn two_composite_colours() {
    for there in [Colour::Brown, Colour::Green] {
        let mut game = with_drop(Colour::Green).painted(0, "sin-4", there).spells(0, &[Spell::Match]).build();
        game.does(0, take(Die::Blue, Sin));
        let matching = there == Colour::Green;
        game.does(0, Action::Paint { region: region("sin-7"), drop: Drop::Tower(Colour::Green), matching });
        assert_eq!(
            game.options(0),
            [Colour::Green, Colour::Violet, Colour::Brown]
                .map(Choose)
                .into_iter()
                .chain([Action::Anew])
                .collect::<Vec<_>>()
        );
        game.does_all(0, &[Choose(Colour::Violet), Finish]);
        game.does_all(1, &[take(Die::Red, Sin), Finish]);
        assert_eq!(game.public(0).drops, [0, 0, 0, 0, 1, 0], "{there}");
    }
}

/// CK-25: a region that completes two towers is paid by both, and each asks for its colour.
#[test]
fn two_towers_at_once() {
    let moved =
        Map::house().text().replace(r#""regions":["lil-4","lil-5"],"point""#, r#""regions":["sin-4","sin-8"],"point""#);
    let mut game = Position::new(2)
        .field("map", json!(moved))
        .painted(0, "sin-7", Colour::Green)
        .painted(0, "sin-8", Colour::Violet)
        .build();
    game.does_all(0, &[take(Die::Blue, Sin), paint("sin-4"), Choose(Colour::Green), Choose(Colour::Brown), Finish]);
    game.does_all(1, &[take(Die::Red, Sin), Finish]);
    assert_eq!(game.public(0).drops, [0, 0, 0, 1, 0, 1]);
}

/// CK-28, CK-30: a drop of a tower is painting too, after which drops of the die can't be moved.
#[test]
fn scenario_16_moving_comes_first() {
    let mut game = with_drop(Colour::Brown).spells(0, &[Spell::Move]).die(Die::Blue, 3, Kra).build();
    game.does_all(0, &[take(Die::Blue, Kra), tower("bur-3", Colour::Brown)]);
    assert_eq!(game.may_not(0, Move(Sin)), Refusal::TooLate);
}

/// CK-28, CK-31: a tower's drop obeys the neighbour rule, and the second spell helps it too.
#[test]
fn scenario_20_a_matching_tower_drop() {
    let mut game = with_drop(Colour::Violet)
        .painted(0, "lil-8", Colour::Violet)
        .spells(0, &[Spell::Match])
        .die(Die::Blue, 2, Kra)
        .build();
    game.does(0, take(Die::Blue, Kra));
    let clash = Refusal::Clash { region: region("lil-7"), neighbour: region("lil-8"), colour: Colour::Violet };
    assert_eq!(game.may_not(0, tower("lil-7", Colour::Violet)), clash);
    game.does(0, Action::Paint { region: region("lil-7"), drop: Drop::Tower(Colour::Violet), matching: true });
    assert_eq!(game.own(0).score.monsters[Monster::Dragon.index()].tamed, 2);
}

/// CK-28: before, between and after the drops of the die, in any kingdom; unused ones cost nothing.
#[test]
fn drops_of_towers_at_any_time() {
    let position = || {
        with_drop(Colour::Green)
            .painted(0, "kra-1", Colour::Red)
            .painted(0, "kra-4", Colour::Yellow)
            .drop(0, Colour::Brown)
            .die(Die::Blue, 2, Lil)
    };
    let mut game = position().build();
    assert_eq!(game.may_not(0, tower("sin-1", Colour::Green)), Refusal::TakeFirst);
    game.does_all(
        0,
        &[
            take(Die::Blue, Lil),
            tower("sin-1", Colour::Green),
            paint("lil-1"),
            tower("zel-1", Colour::Brown),
            paint("lil-8"),
        ],
    );
    assert_eq!(game.may_not(0, tower("zhe-1", Colour::Green)), Refusal::NoTowerDrop(Colour::Green));
    game.does(0, Finish);
    assert_eq!((game.own(0).blots, game.own(0).drops), (0, [0; 6]));

    let mut game = position().build();
    game.does_all(0, &[take(Die::Blue, Lil), paint("lil-1"), paint("lil-8"), Finish]);
    assert_eq!((game.own(0).blots, game.own(0).drops), (0, [0, 0, 0, 1, 0, 1]));
}
