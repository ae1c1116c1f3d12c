//! Eliminations, by cards that are played and by cards that lie in wait.

use pentarchy_brutal_kingdom::Action::{Eliminate, Name};
use pentarchy_brutal_kingdom::Character::*;
use pentarchy_brutal_kingdom::{Colour, Event, Prompt, Refusal, Threat};
use pentarchy_game::Refusal as _;
use serde_json::json;

use crate::position::{Play, Position, seat};

/// BK-18, BK-19, BK-20, BK-21: of two victims exactly one; its stack is turned down; one point.
#[test]
fn scenario_06() {
    let mut game =
        Position::new(4).start(1).turn(0).stack(1, &[Bishop]).stack(2, &[Abbot]).hand(0, &[Poisoner]).build();
    game.plays(0, Poisoner);
    assert_eq!(game.seen_by(0).prompt, Prompt::Eliminate(Poisoner));
    assert_eq!(game.options(0), [Eliminate(Bishop), Eliminate(Abbot)]);
    assert_eq!(game.may_not(0, pentarchy_brutal_kingdom::Action::Done), Refusal::Must(Poisoner));
    assert_eq!(game.may_not(0, Eliminate(Witch)), Refusal::NoVictim(Witch));
    assert_eq!(game.may_not(0, Eliminate(Witch)).rule().number, 18);
    assert_eq!(game.may_not(0, Name(Bishop)).rule().number, 19);
    let (_, events) = game.does(0, Eliminate(Abbot));
    let eliminated = Event::Eliminated { by: seat(0), killer: Poisoner, victim: seat(2), card: Abbot, cards: 1 };
    assert_eq!(events[0], eliminated);
    assert_eq!(game.lies(2), [(Abbot, false)]);
    assert_eq!(game.lies(1), [(Bishop, true)]);
    assert_eq!(game.kills(), [1, 0, 0, 0]);
}

/// BK-18: a covered victim is safe, and so is one that is played later.
#[test]
fn scenario_07() {
    let mut covered = Position::new(4).start(1).turn(0).stack(1, &[Bishop, Courtesan]).hand(0, &[Poisoner]).build();
    let events = covered.plays(0, Poisoner);
    assert_eq!(events[1], Event::NoEffect { seat: seat(0), card: Poisoner });
    assert_eq!(covered.lies(1), [(Bishop, true), (Courtesan, true)]);

    let mut later = Position::new(4).turn(1).stack(0, &[Poisoner]).hand(1, &[Bishop]).build();
    later.plays(1, Bishop);
    assert_eq!(later.lies(1), [(Bishop, true)]);
    assert_eq!(later.kills(), [0; 4]);
}

/// BK-18: a top card that has lain there since an earlier round is a victim too.
#[test]
fn old_tops_are_victims() {
    let mut game = Position::new(4).stack(3, &[Bishop]).hand(0, &[Poisoner]).build();
    game.plays(0, Poisoner);
    assert_eq!(game.lies(3), [(Bishop, false)]);
    assert_eq!(game.kills(), [1, 0, 0, 0]);
}

/// BK-20, BK-21: the whole stack goes down for one point, and what was down stays down.
#[test]
fn scenario_08() {
    let mut game = Position::new(4).start(1).turn(0).stack(1, &[Monk, King, Bishop]).hand(0, &[Poisoner]).build();
    game.plays(0, Poisoner);
    assert_eq!(game.lies(1), [(Monk, false), (King, false), (Bishop, false)]);
    assert_eq!(game.kills(), [1, 0, 0, 0]);

    let partly = Position::new(4).start(1).turn(0).down(1, &[Monk]).stack(1, &[Druid, Abbot]);
    let mut partly = partly.hand(0, &[Poisoner]).build();
    partly.plays(0, Poisoner);
    assert_eq!(partly.lies(1), [(Monk, false), (Druid, false), (Abbot, false)]);
    assert_eq!(partly.kills(), [1, 0, 0, 0]);
}

/// BK-22, BK-37: the King strikes the Queen that is played against him, unless he is covered.
#[test]
fn scenario_09() {
    let mut game = Position::new(4).turn(1).stack(0, &[King]).hand(1, &[Queen]).build();
    assert_eq!(game.open().threats, [Threat { seat: seat(0), card: King, victim: Queen }]);
    game.plays(1, Queen);
    assert_eq!(game.lies(1), [(Queen, false)]);
    assert_eq!(game.lies(0), [(King, true)]);
    assert_eq!(game.kills(), [1, 0, 0, 0]);

    let mut covered = Position::new(4).turn(1).stack(0, &[King, Courtesan]).hand(1, &[Queen]).build();
    assert!(covered.open().threats.is_empty());
    covered.plays(1, Queen);
    assert_eq!(covered.lies(1).last(), Some(&(Queen, true)));
    assert_eq!(covered.kills(), [0; 4]);
}

/// BK-22: whoever lies face down does not lie in wait, whether King, Queen or Executioner.
#[test]
fn the_eliminated_lie_in_wait_for_nobody() {
    for (waiting, played) in [(King, Queen), (Queen, King), (Executioner, Wizard)] {
        let position = Position::new(4).start(3).turn(1).stack(3, &[Assassin]).down(0, &[waiting]).hand(1, &[played]);
        let named = if waiting == Executioner { json!("wizard") } else { json!(null) };
        let mut game = position.field("doomed", named).build();
        assert!(game.open().threats.is_empty(), "{waiting}");
        game.plays(1, played);
        assert_eq!((game.lies(1), game.kills()), (vec![(played, true)], vec![0; 4]), "{waiting}");
    }
}

/// BK-18: whoever lies face down is no victim any more.
#[test]
fn the_eliminated_are_no_victims() {
    let position = Position::new(4).start(1).turn(0).down(1, &[Bishop]).stack(2, &[Abbot]);
    let mut game = position.hand(0, &[Poisoner]).build();
    game.plays(0, Poisoner);
    assert_eq!(game.lies(2), [(Abbot, false)], "the only one left");
    assert_eq!(game.kills(), [1, 0, 0, 0]);
}

/// BK-37: the Queen strikes the King.
#[test]
fn the_queen_lies_in_wait() {
    let mut game = Position::new(4).turn(1).stack(0, &[Queen]).hand(1, &[King]).build();
    game.plays(1, King);
    assert_eq!(game.lies(1), [(King, false)]);
    assert_eq!(game.kills(), [1, 0, 0, 0]);
}

/// BK-25: nobody strikes their own cards: King and Queen both stay, for three blue.
#[test]
fn scenario_10() {
    let mut game = Position::new(4).last_round().start(1).turn(0).stack(0, &[King]).hand(0, &[Queen]).build();
    let events = game.plays(0, Queen);
    assert_eq!(game.kills(), [0; 4]);
    assert!(events.contains(&Event::Collected { seat: seat(0), colour: Colour::Blue, icons: 3, tokens: 3 }));

    let mut own = Position::new(4).stack(0, &[Bishop]).hand(0, &[Poisoner]).build();
    own.plays(0, Poisoner);
    assert_eq!(own.lies(0), [(Bishop, true), (Poisoner, true)]);
}

/// BK-19, BK-31: King and Queen are both open: the Assassin takes one of the two.
#[test]
fn scenario_11() {
    let mut game = Position::new(4).start(1).turn(0).stack(1, &[King]).mute(2, &[Queen]).hand(0, &[Assassin]).build();
    game.plays(0, Assassin);
    assert_eq!(game.options(0), [Eliminate(King), Eliminate(Queen)]);
    game.does(0, Eliminate(Queen));
    assert_eq!([game.lies(1), game.lies(2)], [[(King, true)], [(Queen, false)]]);
    assert_eq!(game.kills(), [1, 0, 0, 0]);
}

/// BK-31: each of the four finds each of its victims.
#[test]
fn every_victim_is_found() {
    for killer in [Poisoner, Berserker, Assassin, Abbot] {
        for victim in killer.victims().iter() {
            let mut game = Position::new(4).start(1).turn(0).stack(2, &[victim]).hand(0, &[killer]).build();
            game.plays(0, killer);
            assert_eq!(game.lies(2), [(victim, false)], "{killer} and {victim}");
        }
    }
}

/// BK-33: the named character falls when it is played, as long as the Executioner lies uncovered.
#[test]
fn scenario_12() {
    let mut game = Position::new(4).hand(0, &[Executioner]).hand(1, &[Bishop]).hand(2, &[Wizard]).build();
    game.plays(0, Executioner);
    game.does(0, Name(Wizard));
    assert_eq!(game.open().threats, [Threat { seat: seat(0), card: Executioner, victim: Wizard }]);
    game.plays(1, Bishop);
    game.plays(2, Wizard);
    assert_eq!(game.lies(2), [(Wizard, false)]);
    assert_eq!(game.kills(), [1, 0, 0, 0]);

    let covered = Position::new(4).turn(2).stack(0, &[Executioner, Courtesan]).field("doomed", json!("wizard"));
    let mut covered = covered.hand(2, &[Wizard]).build();
    covered.plays(2, Wizard);
    assert_eq!(covered.lies(2).last(), Some(&(Wizard, true)));
    assert_eq!(covered.kills(), [0; 4]);
}

/// BK-33: neither the Saint nor himself; who lies there already is safe.
#[test]
fn scenario_13() {
    let mut game = Position::new(4).stack(3, &[Witch]).hand(0, &[Executioner]).build();
    game.plays(0, Executioner);
    assert_eq!(game.may_not(0, Name(Saint)), Refusal::SaintIsSafe);
    assert_eq!(game.may_not(0, Name(Saint)).rule().number, 33);
    assert_eq!(game.may_not(0, Name(Executioner)), Refusal::NotHimself(Executioner));
    assert_eq!(game.options(0).len(), 18);
    game.does(0, Name(Witch));
    assert_eq!(game.lies(3), [(Witch, true)]);
    assert_eq!(game.kills(), [0; 4]);
}

/// BK-23: the blow comes first: the Assassin falls and eliminates nobody.
#[test]
fn scenario_14() {
    let position = Position::new(4).turn(2).stack(0, &[Executioner]).field("doomed", json!("assassin"));
    let mut game = position.stack(1, &[King]).hand(2, &[Assassin]).build();
    game.plays(2, Assassin);
    assert_eq!(game.lies(2), [(Assassin, false)]);
    assert_eq!(game.lies(1), [(King, true)]);
    assert_eq!(game.kills(), [1, 0, 0, 0]);
}

/// BK-24: two blows are one elimination, for the first clockwise from the victim's owner.
#[test]
fn scenario_15() {
    let position = Position::new(4).turn(3).stack(0, &[King]).stack(1, &[Executioner]).field("doomed", json!("queen"));
    let mut game = position.hand(3, &[Queen]).build();
    let foreseen = Threat { seat: seat(0), card: King, victim: Queen };
    assert_eq!(game.seen_by(3).striker(seat(3), Queen), Some(foreseen), "and everybody can see who");
    game.plays(3, Queen);
    assert_eq!(game.lies(3), [(Queen, false)]);
    assert_eq!(game.kills(), [1, 0, 0, 0]);

    let position = Position::new(4).start(2).turn(0).stack(3, &[King]).stack(2, &[Executioner]);
    let mut other = position.field("doomed", json!("queen")).hand(0, &[Queen]).build();
    let foreseen = Threat { seat: seat(2), card: Executioner, victim: Queen };
    assert_eq!(other.seen_by(0).striker(seat(0), Queen), Some(foreseen));
    assert_eq!(other.seen_by(0).striker(seat(0), Wizard), None);
    assert_eq!(other.seen_by(0).striker(seat(2), Queen).map(|threat| threat.card), Some(King), "never one's own");
    other.plays(0, Queen);
    assert_eq!(other.kills(), [0, 0, 1, 0]);

    // Clockwise from seat 1, seat 3 comes before seat 0.
    let position = Position::new(4).start(2).turn(1).stack(0, &[King]).stack(3, &[Executioner]);
    let mut round = position.field("doomed", json!("queen")).hand(1, &[Queen]).build();
    assert_eq!(round.seen_by(1).striker(seat(1), Queen).map(|threat| threat.seat), Some(seat(3)));
    round.plays(1, Queen);
    assert_eq!(round.kills(), [0, 0, 0, 1]);
}

/// BK-39: under the Saint all is safe; once covered, no longer. BK-38: the chapel keeps its token.
#[test]
fn scenario_17() {
    let position = Position::new(4).stack(1, &[King, Saint]).chapel(0, "green").supply([13, 12, 13]);
    let mut game = position.hand(0, &[Assassin]).hand(1, &[Abbot]).hand(2, &[Poisoner]).build();
    game.plays(0, Assassin);
    assert_eq!(game.lies(1), [(King, true), (Saint, true)]);
    game.plays(1, Abbot);
    game.plays(2, Poisoner);
    assert_eq!(game.lies(1), [(King, false), (Saint, false), (Abbot, false)]);
    assert_eq!(game.kills(), [0, 0, 1, 0]);
    let chapel = game.open().chapel[0];
    assert_eq!(chapel, Some(pentarchy_brutal_kingdom::Offering::Power(Colour::Green)));
}
