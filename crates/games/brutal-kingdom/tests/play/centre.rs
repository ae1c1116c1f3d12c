//! The centre: Druid, White Knight, Monk, Fortune Teller; and the Witch.

use pentarchy_brutal_kingdom::Action::{Done, Look, Spy, Swap};
use pentarchy_brutal_kingdom::Character::*;
use pentarchy_brutal_kingdom::{Event, Prompt, Refusal};
use pentarchy_game::{Effect, Event as _, Refusal as _, Viewer};

use crate::position::{Play, Position, seat};

/// BK-32: a card for one with the same back; the others learn the place only.
#[test]
fn scenario_22() {
    for swapper in [Druid, WhiteKnight, Monk] {
        let position = Position::new(4).hand(0, &[swapper, King]).centre([Poisoner, Assassin, Abbot, Witch]);
        let mut game = position.build();
        game.plays(0, swapper);
        assert_eq!(game.seen_by(0).prompt, Prompt::Swap(swapper));
        let dark = game.may_not(0, Swap { give: King, place: 2 });
        assert_eq!((dark.rule().number, dark), (32, Refusal::OtherBack { card: King, place: 2 }));
        assert_eq!(game.may_not(0, Swap { give: King, place: 4 }), Refusal::NoSuchPlace(4));
        assert_eq!(game.may_not(0, Swap { give: Wizard, place: 0 }), Refusal::NotInHand(Wizard));
        assert_eq!(game.options(0).len(), 3 * 2 + 1);
        let (effect, events) = game.does(0, Swap { give: King, place: 1 });
        assert_eq!(effect, Effect::Revealed);
        assert!(game.hand_of(0).contains(Assassin) && !game.hand_of(0).contains(King));
        let other = Event::Swapped { seat: seat(0), place: 1, gave: None, got: None };
        assert_eq!(events[0].seen_by(seat(1).into()), Some(other.clone()));
        assert_eq!(events[0].seen_by(Viewer::Spectator), Some(other));
        let own = Event::Swapped { seat: seat(0), place: 1, gave: Some(King), got: Some(Assassin) };
        assert_eq!(events[0].seen_by(seat(0).into()), Some(own));
        assert_eq!(game.seen_by(0).centre[1].known, Some(King));
        assert_eq!(game.seen_by(2).centre[1].known, None);
    }
}

/// BK-30: only the player sees the centre, and nothing there moves.
#[test]
fn the_fortune_teller() {
    let centre = [Poisoner, Assassin, Abbot, Witch];
    let mut game = Position::new(4).hand(0, &[FortuneTeller]).centre(centre).build();
    game.plays(0, FortuneTeller);
    assert_eq!(game.seen_by(0).prompt, Prompt::Look);
    assert_eq!(game.options(0), [Look, Done]);
    assert_eq!(game.may_not(0, Spy(seat(1))).rule().number, 30);
    let (effect, events) = game.does(0, Look);
    assert_eq!(effect, Effect::Revealed);
    assert_eq!(events[0], Event::SawCentre { seat: seat(0), cards: Some(centre.into()) });
    assert_eq!(events[0].seen_by(seat(1).into()), Some(Event::SawCentre { seat: seat(0), cards: None }));
    assert_eq!(game.seen_by(0).centre.iter().map(|card| card.known.unwrap()).collect::<Vec<_>>(), centre);
    assert!(game.seen_by(1).centre.iter().all(|card| card.known.is_none()));
}

/// BK-36: only the player sees the hand; nothing changes for all.
#[test]
fn scenario_30() {
    let mut game = Position::new(4).hand(0, &[Witch]).hand(2, &[King, Bishop, Druid, Abbot]).build();
    game.plays(0, Witch);
    assert_eq!(game.seen_by(0).prompt, Prompt::Spy);
    assert_eq!(game.options(0), [Spy(seat(1)), Spy(seat(2)), Spy(seat(3)), Done]);
    assert_eq!(game.may_not(0, Spy(seat(0))), Refusal::NotAnOther(seat(0)));
    assert_eq!(game.may_not(0, Spy(seat(4))), Refusal::NotAnOther(seat(4)));
    let before = game.open();
    let (effect, events) = game.does(0, Spy(seat(2)));
    assert_eq!(effect, Effect::Revealed);
    let hand = game.hand_of(2);
    assert_eq!(events[0], Event::SawHand { seat: seat(0), on: seat(2), cards: Some(hand) });
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(events[0].seen_by(viewer), Some(Event::SawHand { seat: seat(0), on: seat(2), cards: None }));
    }
    assert_eq!(game.seen_by(0).players[2].known, hand);
    assert_eq!(game.open().players, before.players);
    assert_eq!(game.open().centre, before.centre);
}

/// BK-36: an empty hand can't be looked at.
#[test]
fn the_witch_needs_a_hand() {
    let mut game = Position::new(4).last_round().start(2).turn(0).hand(0, &[Witch]).build();
    let events = game.plays(0, Witch);
    // Seats 2 and 3 have played their last card; only seat 1 still has one.
    assert_eq!(events.len(), 1);
    assert_eq!(game.options(0), [Spy(seat(1)), Done]);
    assert_eq!(game.may_not(0, Spy(seat(2))), Refusal::EmptyHand(seat(2)));
    assert_eq!(game.may_not(0, Spy(seat(2))).rule().number, 36);
}
