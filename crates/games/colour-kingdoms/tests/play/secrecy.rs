//! Painting at the same time, unseen by the others.

use pentarchy_colour_kingdoms::Action::{Anew, Finish, Move};
use pentarchy_colour_kingdoms::Kingdom::{Bur, Kra, Sin};
use pentarchy_colour_kingdoms::{Colour, ColourKingdoms, Die, Event, Prompt, RegionSet, Spell, TurnView};
use pentarchy_game::{Effect, Event as _, Game, Seats, Seed, Viewer};

use crate::position::{Play, Position, paint, region, seat, take};

/// What somebody sees painted on somebody's sheet.
fn seen(game: &ColourKingdoms, viewer: Viewer, number: usize) -> RegionSet {
    game.view(viewer).players[number].sheet.painted()
}

/// CK-15: whoever has a die paints while others still take theirs, and all at once.
#[test]
fn painting_at_the_same_time() {
    let mut game = Position::new(3).build();
    game.does(0, take(Die::Blue, Sin));
    assert_eq!(game.awaiting(), [seat(0), seat(1)].into_iter().collect());
    game.does(0, paint("sin-2"));
    game.does(1, take(Die::Red, Sin));
    game.does(2, take(Die::Yellow, Sin));
    assert_eq!(game.awaiting(), Seats::first(3));
    game.does_all(2, &[paint("sin-2"), Finish]);
    assert_eq!(game.awaiting(), Seats::first(2));
    assert_eq!(game.view(seat(2).into()).prompt, Prompt::Wait(Seats::first(2)));
    game.does(1, paint("sin-2"));
    game.does(0, Finish);
    game.does(1, Finish);
    assert_eq!(game.view(Viewer::Spectator).round, 2);
}

/// CK-16: a painting is seen by those who are done, once it is done; by onlookers when the round is over.
#[test]
fn who_sees_what() {
    let mut game = Position::new(3).painted(0, "bur-1", Colour::Red).spells(0, &[Spell::Move]).build();
    let before: RegionSet = [region("bur-1")].into_iter().collect();
    game.does(0, take(Die::Blue, Sin));
    let (_, mut events) = game.does(0, Move(Kra));
    events.extend(game.does(0, paint("kra-2")).1);
    events.extend(game.does(0, Anew).1);
    events.extend(game.does(0, paint("sin-2")).1);
    for event in &events {
        assert_eq!(event.seen_by(seat(0).into()).as_ref(), Some(event));
        assert_eq!(event.seen_by(seat(1).into()), None);
        assert_eq!(event.seen_by(Viewer::Spectator), None);
    }
    game.does(1, take(Die::Red, Sin));
    game.does(2, take(Die::Yellow, Sin));
    let all = [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator];
    for viewer in all {
        assert_eq!(seen(&game, viewer, 0), before);
        assert_eq!(game.view(viewer).players[0].spells, [1, 0, 0, 0]);
        let hidden = TurnView::Hidden { die: Die::Blue, colour: Colour::Blue, kingdom: Sin, finished: false };
        assert_eq!(game.view(viewer).players[0].turn, hidden);
    }
    // The first is done: nobody else is, so nobody else sees it.
    let (effect, events) = game.does(0, Finish);
    assert_eq!(effect, Effect::Revealed);
    for viewer in all {
        assert_eq!(seen(&game, viewer, 0), before);
        assert!(!events.iter().any(|event| matches!(event.seen_by(viewer), Some(Event::Shown { .. }))));
    }
    // The second is done: the two see each other's painting, the third and onlookers don't.
    game.does(1, paint("sin-6"));
    assert!(seen(&game, seat(0).into(), 1).is_empty(), "a painting that is not done is nobody's business");
    let (_, events) = game.does(1, Finish);
    let shown = |events: &[Event], viewer: Viewer| -> Vec<u8> {
        let shown = events.iter().filter_map(|event| match event.seen_by(viewer)? {
            Event::Shown { seat, .. } => Some(seat.into()),
            _ => None,
        });
        shown.collect()
    };
    assert_eq!(shown(&events, seat(0).into()), [1]);
    assert_eq!(shown(&events, seat(1).into()), [0, 1]);
    assert!(shown(&events, seat(2).into()).is_empty());
    assert!(shown(&events, Viewer::Spectator).is_empty());
    assert!(seen(&game, seat(0).into(), 1).contains(region("sin-6")));
    assert!(seen(&game, seat(1).into(), 0).contains(region("sin-2")));
    assert_eq!(seen(&game, seat(2).into(), 0), before);
    // The round is over: everybody sees everything.
    let (_, events) = game.does(2, Finish);
    assert_eq!(shown(&events, seat(2).into()), [0, 1, 2]);
    assert_eq!(shown(&events, Viewer::Spectator), [0, 1, 2]);
    assert!(seen(&game, Viewer::Spectator, 0).contains(region("sin-2")));
}

/// CK-16: a sample guesses what others paint from what the seat sees, and leaves what it sees as it is.
#[test]
fn samples_guess_hidden_turns() {
    let mut game = Position::new(3).die(Die::Blue, 3, Bur).build();
    game.does_all(0, &[take(Die::Blue, Bur), paint("bur-1"), paint("bur-5"), paint("bur-7"), Finish]);
    game.does(1, take(Die::Red, Sin));
    let mut guessed = RegionSet::EMPTY;
    for number in 0..200 {
        let sample = game.sample(seat(1), &mut Seed::from(number).dice(0));
        sample.check().unwrap();
        guessed |= sample.own(0).sheet.painted();
        let seen = game.sample(seat(0), &mut Seed::from(number).dice(0));
        assert_eq!(seen.own(0).sheet, game.own(0).sheet);
    }
    assert_eq!(guessed, RegionSet::of_kingdom(Bur));
}

/// CK-17: what is done is done; until then steps tell nobody anything and can be taken back.
#[test]
fn steps_are_quiet_until_the_end() {
    let mut game = Position::new(2).build();
    assert_eq!(game.does(0, take(Die::Blue, Sin)).0, Effect::Quiet);
    assert_eq!(game.does(0, paint("sin-2")).0, Effect::Quiet);
    assert_eq!(game.does(0, Anew).0, Effect::Quiet);
    assert_eq!(game.does(0, Finish).0, Effect::Revealed);
}
