//! Rounds, stacks, the start-player card, and effects in general.

use pentarchy_brutal_kingdom::Action::{Done, Name, Pass, Play as PlayCard};
use pentarchy_brutal_kingdom::Character::*;
use pentarchy_brutal_kingdom::{Claim, Colour, Event, Prompt, Refusal};
use pentarchy_game::{Effect, Game, Refusal as _, Seats};

use crate::position::{Play, Position, seat, start};

/// BK-3: four chapters of four rounds, one card a round for everybody.
#[test]
fn chapters_and_rounds() {
    for seats in [3, 4] {
        let mut game = start(seats, &[], 11);
        let mut played = Vec::new();
        while let Some(next) = game.awaiting().iter().next() {
            let action = *game.options(next.into()).last().unwrap();
            let place = (game.open().chapter, game.open().round);
            if matches!(action, PlayCard(_)) {
                played.push((place, next));
            }
            game.does(next.into(), action);
        }
        for chapter in 1..=4 {
            for round in 1..=4 {
                let who = played.iter().filter(|(place, _)| *place == (chapter, round)).map(|(_, seat)| *seat);
                assert_eq!(who.collect::<Seats>(), Seats::first(seats));
            }
        }
        assert_eq!(played.len(), 16 * usize::from(seats));
    }
}

/// BK-11: the start player first, then clockwise; only the own hand, only in turn.
#[test]
fn in_turn() {
    let mut game = Position::new(4).start(2).hand(2, &[Bishop]).hand(3, &[Wizard]).hand(0, &[Witch]).build();
    assert_eq!(game.awaiting(), Seats::only(seat(2)));
    assert_eq!(game.seen_by(2).prompt, Prompt::Play);
    assert_eq!(game.seen_by(0).prompt, Prompt::Wait(Seats::only(seat(2))));
    assert_eq!(game.may_not(3, PlayCard(Wizard)), Refusal::NotAsked(seat(3).into()));
    assert_eq!(game.may_not(7, PlayCard(Wizard)), Refusal::NotAsked(seat(7).into()));
    assert_eq!(game.may_not(2, PlayCard(Wizard)), Refusal::NotInHand(Wizard));
    assert_eq!(game.may_not(2, Pass(Bishop)), Refusal::NotNow(Prompt::Play));
    assert_eq!(game.may_not(2, Pass(Bishop)).rule().number, 11);
    assert_eq!(game.options(2).len(), 4);
    assert!(game.options(3).is_empty());
    let (effect, events) = game.does(2, PlayCard(Bishop));
    assert_eq!((effect, events), (Effect::Quiet, vec![Event::Played { seat: seat(2), card: Bishop }]));
    assert_eq!(game.lies(2), [(Bishop, true)]);
    assert_eq!((game.open().turn, game.hand_of(2).len()), (Some(seat(3)), 3));
    game.plays(3, Wizard);
    assert_eq!(game.open().turn, Some(seat(0)));
}

/// BK-12: of others only the height and an open top are seen; the own stack is open, with the option all are.
#[test]
fn what_is_seen_of_a_stack() {
    let position = |options: &[(&str, &str)]| {
        Position::with(4, options).start(0).stack(0, &[King, Courtesan]).down(1, &[Monk, Bishop]).build()
    };
    let game = position(&[]);
    let view = game.seen_by(2);
    assert_eq!((view.players[0].height, view.players[0].top, view.players[0].rank), (2, Some(Courtesan), Some(3)));
    assert_eq!((view.players[1].height, view.players[1].top, view.players[1].rank), (2, None, None));
    assert!(view.players[0].stack.is_none() && view.players[1].stack.is_none());
    assert_eq!(game.lies(1), [(Monk, false), (Bishop, false)]);
    assert!(game.open().players.iter().all(|player| player.stack.is_none()));
    let open = position(&[("open_stacks", "true")]).seen_by(2);
    assert_eq!(open.players[0].stack.as_ref().unwrap()[0].card, King);
}

/// BK-13, BK-14: the highest open top gets the start-player card; it may stay.
#[test]
fn scenario_04() {
    let mut game =
        Position::new(4).turn(3).stack(0, &[King]).stack(1, &[Bishop]).stack(2, &[Poisoner]).hand(3, &[Monk]).build();
    game.plays(3, Monk);
    assert_eq!(game.open().next_start, Some(seat(1)));
    let (_, events) = game.does(3, Done);
    assert!(events.contains(&Event::StartCard { from: seat(0), to: seat(1), card: Bishop }));
    assert_eq!((game.open().start, game.open().turn, game.open().round), (seat(1), Some(seat(1)), 2));

    let mut stays = Position::new(4)
        .start(1)
        .turn(0)
        .stack(1, &[Bishop])
        .stack(2, &[Poisoner])
        .stack(3, &[Monk])
        .hand(0, &[King])
        .build();
    stays.plays(0, King);
    assert_eq!(stays.open().start, seat(1));
}

/// BK-13: a face-down top has no rank.
#[test]
fn scenario_05() {
    let mut game = Position::new(4)
        .turn(3)
        .down(0, &[Bishop])
        .stack(1, &[Poisoner])
        .stack(2, &[Monk])
        .hand(3, &[Charlatan])
        .build();
    game.plays(3, Charlatan);
    assert_eq!(game.open().start, seat(2));
}

/// BK-14: whoever played last may play first in the next round.
#[test]
fn twice_in_a_row() {
    let mut game = Position::new(4).turn(3).stack(0, &[Monk]).hand(3, &[Bishop, Courtesan]).build();
    game.plays(3, Bishop);
    assert_eq!(game.open().turn, Some(seat(3)));
    game.plays(3, Courtesan);
    assert_eq!(game.lies(3), [(Bishop, true), (Courtesan, true)]);
}

/// BK-14, BK-45: after the fourth round of the last chapter the card moves before tokens are taken; then its space of the
/// chapel is closed too.
#[test]
fn scenario_33() {
    let mut game = Position::new(4)
        .chapter(4)
        .last_round()
        .turn(3)
        .stack(2, &[King])
        .hand(3, &[WhiteKnight])
        .supply([1, 13, 13])
        .build();
    let events = game.plays(3, WhiteKnight);
    let moved = events.iter().position(|event| matches!(event, Event::StartCard { to, .. } if *to == seat(2))).unwrap();
    let taken = |seat, icons, tokens| Event::Collected { seat, colour: Colour::Blue, icons, tokens };
    let king = events.iter().position(|event| *event == taken(seat(2), 2, 1)).unwrap();
    let knight = events.iter().position(|event| *event == taken(seat(3), 1, 0)).unwrap();
    let closed = Event::ChapelSpaceClosed { seat: seat(2), chapter: 4 };
    let closed = events.iter().position(|event| *event == closed).unwrap();
    assert!(moved < king && king < knight && knight < closed);
    assert!(game.awaiting().is_empty());
}

/// BK-15: an effect happens at once: nobody else plays before it is done, and it does not come back later.
#[test]
fn effects_happen_at_once() {
    let mut game = Position::new(4).hand(0, &[Executioner]).hand(1, &[Bishop]).build();
    game.plays(0, Executioner);
    assert_eq!((game.awaiting(), game.seen_by(0).prompt), (Seats::only(seat(0)), Prompt::Doom));
    assert_eq!(game.may_not(1, PlayCard(Bishop)), Refusal::NotAsked(seat(1).into()));
    game.does(0, Name(Wizard));
    assert_eq!(game.awaiting(), Seats::only(seat(1)));
    assert_eq!(game.may_not(0, Name(Queen)), Refusal::NotAsked(seat(0).into()));
}

/// BK-16: what may be used can be left, what must be done can't.
#[test]
fn may_and_must() {
    for card in [Courtesan, FortuneTeller, Druid, WhiteKnight, Monk, Witch] {
        let mut game = Position::new(4).hand(0, &[card]).build();
        game.plays(0, card);
        assert_eq!(game.awaiting(), Seats::only(seat(0)), "{card}");
        let (effect, events) = game.does(0, Done);
        assert_eq!((effect, events), (Effect::Quiet, vec![Event::Declined { seat: seat(0), card }]));
        assert_eq!(game.awaiting(), Seats::only(seat(1)), "{card}");
    }
    for card in [Executioner, Saint, Inquisitor] {
        let mut game = Position::new(4).hand(0, &[card]).build();
        game.plays(0, card);
        assert_eq!(game.may_not(0, Done), Refusal::Must(card));
        assert_eq!(game.may_not(0, Done).rule().number, 16);
    }
    let mut accuses = Position::new(4).hand(0, &[Inquisitor]).build();
    accuses.plays(0, Inquisitor);
    accuses.does(0, pentarchy_brutal_kingdom::Action::Declare(Claim::Lowest));
    assert_eq!(accuses.may_not(0, Done), Refusal::Must(Inquisitor));
    assert_eq!(accuses.may_not(0, PlayCard(Bishop)), Refusal::NotNow(Prompt::Accuse));
}

/// BK-17: the last card of a hand has nothing to swap, exchange or look at.
#[test]
fn nothing_to_act_on() {
    for card in [Courtesan, Druid, WhiteKnight, Monk, Witch] {
        let mut game = Position::new(4).last_round().start(1).turn(0).hand(0, &[card]).build();
        let events = game.plays(0, card);
        assert_eq!(events[1], Event::NoEffect { seat: seat(0), card });
        assert_eq!(game.open().chapter, 2);
    }
}

/// BK-10: what is remembered can be switched off, and tells others nothing.
#[test]
fn remembering_is_an_option() {
    let known = |options: &[(&str, &str)]| {
        let game = Position::with(4, options).build();
        game.seen_by(0).players.iter().map(|player| player.known.len()).sum::<usize>()
    };
    assert_eq!(known(&[]), 2);
    assert_eq!(known(&[("remember", "false")]), 0);
    let spectator = Position::new(4).build().open();
    assert!(spectator.players.iter().all(|player| player.hand.is_none() && player.known.is_empty()));
    assert!(spectator.centre.iter().all(|card| card.known.is_none()));
}
