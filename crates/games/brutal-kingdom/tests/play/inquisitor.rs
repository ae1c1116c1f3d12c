//! The Inquisitor.

use pentarchy_brutal_kingdom::Action::{Declare, Name, Surrender};
use pentarchy_brutal_kingdom::Character::*;
use pentarchy_brutal_kingdom::{BrutalKingdom, Claim, Event, Prompt, Refusal};
use pentarchy_game::{Effect, Event as _, Game, Refusal as _, Seats, Viewer};
use serde_json::json;

use crate::position::{Play, Position, seat};

/// BK-34, BK-41: the Intriguer takes him at the declared rank.
#[test]
fn scenario_25() {
    let position = Position::new(4).start(2).turn(1).stack(0, &[Inquisitor]).stack(3, &[Wizard]);
    let mut game = position.field("claim", json!("highest")).hand(1, &[Intriguer]).build();
    game.plays(1, Intriguer);
    assert_eq!(game.lies(1), [(Inquisitor, true)]);
    assert_eq!((game.open().start, game.open().players[1].rank), (seat(1), Some(20)));
}

fn accuse(game: &mut BrutalKingdom, by: u8, claim: Claim, card: pentarchy_brutal_kingdom::Character) -> Vec<Event> {
    game.plays(by, Inquisitor);
    game.does(by, Declare(claim));
    game.does(by, Name(card)).1
}

/// BK-42: the holder shows the named card and swaps it, unseen, for a card of the centre with the same back.
#[test]
fn scenario_26() {
    let position = || Position::new(4).hand(0, &[Inquisitor]).centre([Poisoner, Assassin, Abbot, Witch]);
    let mut game = position().hand(2, &[Wizard]).build();
    let events = accuse(&mut game, 0, Claim::Highest, Wizard);
    assert_eq!(events[1], Event::Revealed { seat: seat(2), card: Wizard });
    assert_eq!(game.awaiting(), Seats::only(seat(2)));
    assert_eq!(game.seen_by(2).prompt, Prompt::Surrender(Wizard));
    assert!(game.open().players[2].known.contains(Wizard), "everybody has seen it");
    assert_eq!(game.options(2), [Surrender { place: 0 }, Surrender { place: 1 }]);
    assert_eq!(game.may_not(2, Surrender { place: 2 }), Refusal::OtherBack { card: Wizard, place: 2 });
    assert_eq!(game.may_not(2, Name(King)).rule().number, 42);
    let (effect, events) = game.does(2, Surrender { place: 1 });
    assert_eq!(effect, Effect::Revealed);
    assert!(game.hand_of(2).contains(Assassin) && !game.hand_of(2).contains(Wizard));
    let seen = Event::Surrendered { seat: seat(2), place: 1, gave: Wizard, got: None };
    assert_eq!(events[0].seen_by(Viewer::Spectator), Some(seen));
    assert_eq!(game.open().centre[1].known, Some(Wizard));
    assert!(!game.open().players[2].known.contains(Assassin));

    for position in [position(), position().stack(3, &[Wizard])] {
        let mut nobody = position.hand(1, &[King]).build();
        let holder = (0..4).find(|&number| nobody.hand_of(number).contains(Wizard));
        let card = if holder.is_some() { Poisoner } else { Wizard };
        let events = accuse(&mut nobody, 0, Claim::Lowest, card);
        assert_eq!(events[1], Event::NotHeld { card });
        assert_eq!(nobody.awaiting(), Seats::only(seat(1)));
    }
}

/// BK-42: he may name a card in the own hand, but not himself.
#[test]
fn a_card_of_ones_own() {
    let mut game = Position::new(4).hand(0, &[Inquisitor, King]).centre([Poisoner, Assassin, Abbot, Witch]).build();
    game.plays(0, Inquisitor);
    assert_eq!(game.seen_by(0).prompt, Prompt::Declare);
    assert_eq!(game.may_not(0, Name(King)).rule().number, 41);
    game.does(0, Declare(Claim::Lowest));
    assert_eq!(game.options(0).len(), 19);
    let refusal = game.may_not(0, Name(Inquisitor));
    assert_eq!((refusal.rule().number, refusal), (42, Refusal::NotHimself(Inquisitor)));
    game.does(0, Name(King));
    game.does(0, Surrender { place: 0 });
    assert!(game.hand_of(0).contains(Poisoner));
    assert_eq!(game.awaiting(), Seats::only(seat(1)));
}

/// BK-41: at 0 he is below all, at 20 above all.
#[test]
fn scenario_27() {
    let tops = Position::new(4).turn(3).stack(0, &[Abbot]).stack(1, &[Poisoner]).stack(2, &[Monk]);
    let mut low = tops.hand(3, &[Inquisitor]).build();
    accuse(&mut low, 3, Claim::Lowest, Abbot);
    assert_eq!(low.open().start, seat(2));

    let mut high = Position::new(4).turn(3).stack(0, &[Wizard]).hand(3, &[Inquisitor]).build();
    accuse(&mut high, 3, Claim::Highest, Wizard);
    assert_eq!(high.open().start, seat(3));
    assert_eq!(high.open().claim, Some(Claim::Highest));
}
