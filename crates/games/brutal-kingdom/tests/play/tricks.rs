//! The Charlatan and the Intriguer.

use pentarchy_brutal_kingdom::Action::Restore;
use pentarchy_brutal_kingdom::Character::*;
use pentarchy_brutal_kingdom::{Colour, Event, Prompt, Refusal};
use pentarchy_game::Refusal as _;
use serde_json::json;

use crate::position::{Play, Position, seat};

/// BK-26: one eliminated card is turned up; it brings its tokens, and goes down again with its stack.
#[test]
fn scenario_19() {
    let mut game = Position::new(4).down(0, &[King, Monk]).hand(0, &[Charlatan]).build();
    game.plays(0, Charlatan);
    assert_eq!(game.seen_by(0).prompt, Prompt::Restore);
    assert_eq!(game.options(0), [Restore(King), Restore(Monk)]);
    assert_eq!(game.may_not(0, Restore(Bishop)), Refusal::NotEliminated(Bishop));
    assert_eq!(game.may_not(0, Restore(Bishop)).rule().number, 26);
    let (_, events) = game.does(0, Restore(King));
    assert_eq!(events[0], Event::Restored { seat: seat(0), card: King });
    assert_eq!(game.lies(0), [(King, true), (Monk, false), (Charlatan, true)]);

    let after = |start: usize| {
        let position = Position::new(4).start(start).turn(0).mute(0, &[King]).down(0, &[Monk]).stack(0, &[Charlatan]);
        position.hand(0, &[Abbot]).hand(1, if start == 0 { &[Poisoner] } else { &[] }).build()
    };
    let mut survives = after(1);
    let events = survives.plays(0, Abbot);
    assert!(events.contains(&Event::Collected { seat: seat(0), colour: Colour::Blue, icons: 2, tokens: 2 }));

    let mut falls = after(0);
    falls.plays(0, Abbot);
    falls.plays(1, Poisoner);
    assert_eq!(falls.lies(0), [(King, false), (Monk, false), (Charlatan, false), (Abbot, false)]);
    assert_eq!(falls.kills(), [0, 1, 0, 0]);
}

/// BK-26: a restored card has no effect; without an eliminated card the Charlatan has none either.
#[test]
fn scenario_20() {
    let mut game = Position::new(4).turn(1).mute(0, &[King]).stack(0, &[Charlatan]).hand(1, &[Queen]).build();
    game.plays(1, Queen);
    assert_eq!(game.lies(1).last(), Some(&(Queen, true)));
    assert_eq!(game.kills(), [0; 4]);

    let mut idle = Position::new(4).stack(0, &[Monk]).hand(0, &[Charlatan]).build();
    let events = idle.plays(0, Charlatan);
    assert_eq!(events[1], Event::NoEffect { seat: seat(0), card: Charlatan });

    let mut only = Position::new(4).down(0, &[Poisoner]).stack(1, &[Bishop]).hand(0, &[Charlatan]).build();
    only.plays(0, Charlatan);
    assert_eq!(only.lies(0), [(Poisoner, true), (Charlatan, true)]);
    assert_eq!((only.lies(1), only.kills()), (vec![(Bishop, true)], vec![0; 4]), "the Poisoner does not strike again");
}

/// BK-34, BK-35: the Intriguer takes the highest open top; it counts for its new owner; he can be eliminated where he
/// lies now.
#[test]
fn scenario_23() {
    let tops = || Position::new(4).turn(3).stack(0, &[Bishop]).stack(1, &[Witch]).stack(2, &[Abbot]);
    let mut game = tops().hand(3, &[Intriguer]).build();
    let events = game.plays(3, Intriguer);
    assert_eq!(events[1], Event::Intrigued { seat: seat(3), with: seat(0), card: Bishop });
    assert_eq!((game.lies(3), game.lies(0)), (vec![(Bishop, true)], vec![(Intriguer, true)]));
    assert_eq!(game.open().start, seat(3));

    // What lies below stays where it is.
    let covered = Position::new(4).turn(3).stack(0, &[Monk, Bishop]).stack(3, &[Druid]);
    let mut below = covered.hand(3, &[Intriguer]).build();
    below.plays(3, Intriguer);
    assert_eq!(below.lies(3), [(Druid, true), (Bishop, true)]);
    assert_eq!(below.lies(0), [(Monk, true), (Intriguer, true)]);

    let mut last = tops().last_round().hand(3, &[Intriguer]).build();
    let events = last.plays(3, Intriguer);
    assert!(events.contains(&Event::Collected { seat: seat(3), colour: Colour::Green, icons: 2, tokens: 2 }));
    assert!(!events.iter().any(|event| matches!(event, Event::Collected { seat: s, .. } if *s == seat(0))));

    let mut then = Position::new(4).start(1).stack(0, &[Monk]).mute(0, &[Intriguer]).hand(1, &[Berserker]).build();
    then.plays(1, Berserker);
    assert_eq!(then.lies(0), [(Monk, false), (Intriguer, false)]);
    assert_eq!(then.kills(), [0, 1, 0, 0]);
}

/// BK-34: the highest himself, he stays. BK-35: a card that he brought does not lie in wait, and can be eliminated.
#[test]
fn scenario_24() {
    let tops = Position::new(4).turn(3).stack(0, &[Poisoner]).stack(1, &[Abbot]).stack(2, &[Executioner]);
    let mut game = tops.hand(3, &[Intriguer]).build();
    game.plays(3, Intriguer);
    assert_eq!(game.lies(3), [(Intriguer, true)]);
    assert_eq!(game.open().start, seat(3));

    let mut taken = Position::new(4).start(2).turn(3).stack(2, &[King]).hand(3, &[Intriguer]).hand(0, &[Queen]).build();
    taken.plays(3, Intriguer);
    assert_eq!(taken.lies(3), [(King, true)]);
    taken.plays(0, Queen);
    assert_eq!((taken.lies(0), taken.kills()), (vec![(Queen, true)], vec![0; 4]));

    let mut brought = Position::new(4).mute(3, &[King]).hand(0, &[Queen]).hand(1, &[Assassin]).build();
    assert!(brought.open().threats.is_empty());
    brought.plays(0, Queen);
    assert_eq!(brought.lies(0).last(), Some(&(Queen, true)));
    brought.plays(1, Assassin);
    brought.does(1, pentarchy_brutal_kingdom::Action::Eliminate(King));
    assert_eq!(brought.lies(3), [(King, false)]);
}

/// BK-34: face-down tops can't be taken.
#[test]
fn the_intriguer_leaves_eliminated_cards() {
    let mut game = Position::new(4).turn(3).down(0, &[Bishop]).stack(1, &[Witch]).hand(3, &[Intriguer]).build();
    game.plays(3, Intriguer);
    assert_eq!((game.lies(3), game.lies(1)), (vec![(Witch, true)], vec![(Intriguer, true)]));
    assert_eq!(game.lies(0), [(Bishop, false)]);
}

/// BK-35: a card moved is not a card played: King and Executioner don't strike it.
#[test]
fn a_moved_card_was_not_played() {
    let position = Position::new(4).turn(3).stack(0, &[King]).stack(1, &[Queen]).stack(2, &[Executioner]);
    let mut game = position.field("doomed", json!("queen")).hand(3, &[Intriguer]).build();
    game.plays(3, Intriguer);
    assert_eq!(game.lies(3), [(Queen, true)]);
    assert_eq!(game.kills(), [0; 4]);
    // And the Intriguer himself can be struck when he is played.
    let position = Position::new(4).turn(3).stack(0, &[King]).stack(2, &[Executioner]);
    let mut struck = position.field("doomed", json!("intriguer")).hand(3, &[Intriguer]).build();
    struck.plays(3, Intriguer);
    assert_eq!((struck.lies(3), struck.lies(0)), (vec![(Intriguer, false)], vec![(King, true)]));
}
