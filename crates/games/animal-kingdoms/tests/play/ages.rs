//! The end of an age: scoring, the peace variant, renewal, and the end of the game.

use pentarchy_animal_kingdoms::Realm::{Eight, Five, Four, Seven, Six};
use pentarchy_animal_kingdoms::{Action, Age, AnimalKingdoms, Event, Place, Prompt, Prospect, Realm, Refusal};
use pentarchy_game::{Effect, Game, Seats, Viewer};
use serde_json::json;

use crate::position::{Play, Position, play, seat, start};

const PEACE: &[(&str, &str)] = &[("ties", "peace")];

/// The last player retreats, and the age ends.
fn end(position: Position) -> (AnimalKingdoms, Vec<Event>) {
    let mut game = position.build();
    let last = game.awaiting().iter().next().unwrap();
    let (effect, events) = game.does(last.into(), Action::Retreat);
    assert_eq!(effect, Effect::Revealed);
    (game, events)
}

/// The places given at the end of an age, by realm.
fn scored(events: &[Event]) -> Vec<(Realm, u8, Vec<Place>)> {
    let scored = |event: &Event| match event {
        Event::Scored { realm, token, places } => Some((*realm, *token, places.to_vec())),
        _ => None,
    };
    events.iter().filter_map(scored).collect()
}

/// AK-31, AK-32: 3, 2, 2 and 1 tokens.
#[test]
fn scenario_16() {
    let (game, events) = end(Position::new(4, &[]).tokens(Eight, &[3, 2, 1, 1]).retreated(&[1, 2, 3]).turn(0));
    assert_eq!(game.scores(), [8, 3, 1, 1]);
    let position = Position::new(4, &[]).tokens(Eight, &[3, 2, 1, 1]).capital(Eight, 2);
    let (game, _) = end(position.retreated(&[2, 1, 3]).turn(0));
    assert_eq!(game.scores(), [8, 3, 3, 1]);
    // The other realms were scored before it, clockwise from the smallest; AK-33: nobody was there.
    let order: Vec<Realm> = scored(&events).iter().map(|(realm, ..)| *realm).collect();
    assert_eq!(order, [Four, Five, Six, Seven, Eight]);
}

/// AK-31: council and capital count like any other token, so this is no tie.
#[test]
fn scenario_17() {
    let position = Position::new(2, &[]).age(2).tokens(Eight, &[1, 1]).council(Eight, [Some(0), None]);
    let (game, events) = end(position.retreated(&[1]).turn(0));
    assert_eq!(game.scores(), [8, 3]);
    assert!(!events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
}

/// AK-33: an empty realm loses its token too, and the next age is worth the next one.
#[test]
fn an_empty_realm() {
    let (game, events) = end(Position::new(2, &[]).retreated(&[1]).turn(0));
    let tokens: Vec<u8> = scored(&events).iter().map(|(_, token, _)| *token).collect();
    assert_eq!(tokens, [7, 5, 5, 6, 8]);
    assert!(scored(&events).iter().all(|(.., places)| places.iter().all(|place| *place == Place::Nothing)));
    assert_eq!((game.scores(), game.seen().age), (vec![0, 0], Age::Second));
    let position = Position::new(2, &[]).age(2).tokens(Four, &[1, 0]).retreated(&[1]).turn(0);
    assert_eq!(end(position).0.scores(), [9, 0]);
}

/// AK-32: a tie for second place takes nothing from anybody; who has no token gets nothing.
#[test]
fn ties_behind_the_first() {
    let position = Position::new(5, &[]).tokens(Eight, &[3, 1, 1, 1, 0]).retreated(&[1, 2, 3, 4]).turn(0);
    assert_eq!(end(position).0.scores(), [8, 3, 3, 3, 0]);
}

/// AK-34: the battle comes before the next realm is scored.
#[test]
fn ties_are_fought_at_once() {
    let position = Position::new(2, &[]).tokens(Five, &[1, 1]).tokens(Four, &[1, 0]).tokens(Eight, &[0, 1]);
    let (game, events) = end(position.retreated(&[1]).turn(0));
    assert_eq!(scored(&events).len(), 1);
    assert_eq!(game.scores(), [7, 0]);
    assert_eq!(game.awaiting(), Seats::first(2));
    assert_eq!(game.view(seat(1).into()).prompt, Prompt::Fight(Five));
    assert_eq!(game.seen().realms[0].places[0], [Place::Majority, Place::Nothing]);
    assert!(game.seen().realms[1].places[0].is_empty());
}

/// AK-44: in peace the capital decides; the others who were tied are second, and the next third.
#[test]
fn scenario_29() {
    let position = Position::new(3, PEACE).tokens(Eight, &[2, 3, 2]).capital(Eight, 0).retreated(&[0, 1]).turn(2);
    let (game, events) = end(position);
    assert_eq!(game.scores(), [8, 3, 1]);
    let (.., places) = scored(&events).pop().unwrap();
    assert_eq!(places[..3], [Place::CapitalHeld, Place::CapitalMissed, Place::Third]);
}

/// AK-45: without the capital all are first, and the next second.
#[test]
fn scenario_30() {
    let position = Position::new(4, PEACE).tokens(Eight, &[2, 2, 1, 0]).retreated(&[1, 2, 3]).turn(0);
    assert_eq!(end(position).0.scores(), [8, 8, 3, 0]);
    let position = Position::new(4, PEACE).tokens(Eight, &[3, 3, 0, 1]).council(Eight, [Some(2), Some(2)]).age(3);
    let position = position.retreated(&[1, 2, 3]).turn(0);
    assert_eq!(end(position).0.scores(), [8, 8, 3, 1]);
}

/// AK-44: the capital of somebody who is not tied, or a seat in the council, decides nothing.
#[test]
fn only_a_tied_capital_decides() {
    let position = Position::new(3, PEACE).age(2).tokens(Eight, &[2, 3, 2]).council(Eight, [Some(0), None]);
    assert_eq!(end(position.retreated(&[0, 1]).turn(2)).0.scores(), [8, 8, 3]);
    let position = Position::new(3, PEACE).tokens(Eight, &[3, 3, 1]).capital(Eight, 2).retreated(&[2, 1]).turn(0);
    assert_eq!(end(position).0.scores(), [8, 8, 3]);
}

/// AK-46: nobody fights and nobody gets modifiers in peace.
#[test]
fn no_modifiers_in_peace() {
    let position = Position::new(2, PEACE).tokens(Eight, &[1, 1]).tokens(Four, &[1, 1]).retreated(&[1]).turn(0);
    let (game, events) = end(position);
    assert!(!events.iter().any(|event| matches!(event, Event::BattleBegan { .. } | Event::BattleEnded { .. })));
    let view = game.seen();
    assert_eq!((view.modifiers, view.players[0].modifiers), (0, 0));
    assert_eq!(view.age, Age::Second);
}

/// AK-47, AK-48, AK-49, AK-50: the capital's token goes to the council, the others return; new decrees; hands stay.
#[test]
fn scenario_25() {
    let position = Position::new(2, &[]).tokens(Six, &[4, 1]).capital(Six, 0).tokens(Four, &[0, 2]);
    let mut game = position.retreated(&[0]).turn(1).build();
    let (hands, before) = ([0, 1].map(|number| game.hand_of(number)), game.seen());
    game.does(1, Action::Retreat);
    let view = game.seen();
    assert_eq!(view.age, Age::Second);
    assert_eq!(view.realms[2].council, [Some(seat(0)), None]);
    assert!(view.realms.iter().all(|realm| realm.capital.is_none() && realm.played.is_empty()));
    assert!(view.realms.iter().all(|realm| realm.ordinary == [0, 0]));
    assert_eq!(view.players.iter().map(|player| player.influence).collect::<Vec<_>>(), [17, 18]);
    assert_eq!([0, 1].map(|number| game.hand_of(number)), hands);
    assert_eq!((view.deck, view.discard.len()), (64 - 8, 0));
    let old: Vec<_> = before.realms.iter().map(|realm| realm.decree).collect();
    assert!(view.realms.iter().all(|realm| !old.contains(&realm.decree)));
    assert!(view.rally);
    assert_eq!(view.players[0].retreated, None);
}

/// AK-47: the second age fills the other space of the council, which stays to the end; after the third age nothing
/// moves.
#[test]
fn the_council_of_two_ages() {
    let position = Position::new(2, &[]).age(2).tokens(Four, &[3, 0]).capital(Four, 1).council(Four, [Some(0), None]);
    let (game, _) = end(position.retreated(&[1]).turn(0));
    assert_eq!(game.seen().realms[0].council, [Some(seat(0)), Some(seat(1))]);
    assert_eq!(game.seen().players[1].influence, 17);
    let position = Position::new(2, &[]).age(3).tokens(Four, &[3, 0]).capital(Four, 1).retreated(&[1]).turn(0);
    let (game, _) = end(position);
    let four = &game.seen().realms[0];
    assert_eq!((four.council, four.capital), ([None, None], Some(seat(1))));
}

/// AK-51: the lowest score starts.
#[test]
fn the_lowest_starts() {
    let position = Position::new(3, &[]).score(0, 5).score(1, 2).score(2, 4).retreated(&[2, 1]).turn(0);
    let (game, events) = end(position);
    assert_eq!((game.awaiting(), game.seen().first), (Seats::only(seat(1)), seat(1)));
    assert!(matches!(events.last(), Some(Event::AgeBegan { age: Age::Second, .. })));
}

/// AK-51: of two who are last, only seat 2 took a capital.
#[test]
fn scenario_26() {
    let position = Position::new(3, &[]).tokens(Four, &[1, 1, 1]).capital(Four, 2);
    let position = position.score(0, 50).score(1, 4).score(2, 0);
    let (game, _) = end(position.retreated(&[1, 2]).turn(0));
    assert_eq!(game.scores(), [53, 7, 7]);
    assert_eq!(game.awaiting(), Seats::only(seat(2)));
}

/// AK-51: of two with capitals the earlier; without capitals whoever retreated earlier.
#[test]
fn ties_for_the_last_place() {
    let position = Position::new(3, &[]).tokens(Four, &[1, 0, 2]).capital(Four, 2).tokens(Five, &[1, 3, 0]);
    let position = position.capital(Five, 1).score(0, 50).score(1, 2).retreated(&[2, 1]).turn(0);
    let (game, _) = end(position);
    assert_eq!(game.scores(), [56, 7, 7]);
    assert_eq!(game.awaiting(), Seats::only(seat(2)));
    let (game, _) = end(Position::new(3, &[]).retreated(&[2, 1]).turn(0));
    assert_eq!(game.awaiting(), Seats::only(seat(2)));
}

/// AK-53: equal totals; seat 1 took the largest capital in the third age. Without it they share the victory.
#[test]
fn scenario_27() {
    let position = Position::new(2, &[]).age(3).field("/retreat_tokens/values", json!([2, 3, 4, 5]));
    let position = position.score(0, 14).score(1, 10).tokens(Eight, &[3, 4]);
    // 14 + 3 + 2 + 3 against 10 + 8 + 4.
    let (with, _) = end(position.clone().capital(Eight, 1).retreated(&[1]).turn(0));
    let outcome = with.outcome().unwrap();
    assert_eq!((outcome.total(seat(0)), outcome.total(seat(1))), (22, 22));
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat(1)]);
    let (without, _) = end(position.retreated(&[1]).turn(0));
    assert_eq!(without.outcome().unwrap().winners().count(), 2);
}

/// AK-53: no other capital breaks a tie, nor does a council, nor the largest capital of somebody who has fewer points.
#[test]
fn what_breaks_no_tie() {
    let position = Position::new(3, &[]).age(3).field("/retreat_tokens/values", json!([2, 3, 4, 5]));
    let position = position.score(0, 10).score(1, 10).tokens(Seven, &[0, 6, 0]).capital(Seven, 1);
    let position = position.tokens(Eight, &[5, 1, 1]).capital(Eight, 2).council(Eight, [Some(1), None]);
    // 10 + 8 + 2 + 3 against 10 + 10 + 3; and 3 + 4.
    let outcome = end(position.retreated(&[2, 1]).turn(0)).0.outcome().unwrap();
    assert_eq!([0, 1, 2].map(|number| outcome.total(seat(number))), [23, 23, 7]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat(0), seat(1)]);
}

/// AK-52: 60 points, a retreat token of 4, two unused modifiers; the total is the sum of its lines.
#[test]
fn scenario_28() {
    let position = Position::new(3, &[]).age(3).score(0, 60).modifiers(&[2, 0, 0]).retreated(&[1, 2]).turn(0);
    let position = position.field("/retreat_tokens", json!({ "values": [4, 3, 2, 5], "owners": [0, 1, 1] }));
    let (game, events) = end(position);
    assert_eq!(game.outcome().unwrap().total(seat(0)), 66);
    let standings = game.standings().unwrap();
    let lines: Vec<_> = standings.0[0].lines.iter().map(|line| (line.cause.as_ref(), line.points)).collect();
    assert_eq!(lines, [("age", 60), ("retreat-tokens", 4), ("modifiers", 2)]);
    let ended = Event::Ended { retreat_points: [4, 5, 0, 0, 0], modifiers: [2, 0, 0, 0, 0] };
    assert_eq!(events.last(), Some(&ended));
    // Now everybody sees the tokens.
    assert_eq!(game.seen().players[0].retreat_tokens, [(Age::First, Some(4))]);
}

/// AK-9, AK-52: after three ages nothing can be done any more.
#[test]
fn three_ages() {
    let mut game = start(3, &[], 1);
    for age in Age::ALL {
        assert_eq!(game.seen().age, age);
        for _ in 0..3 {
            let next = game.awaiting().iter().next().unwrap();
            game.does(next.into(), Action::Retreat);
        }
    }
    assert!(game.awaiting().is_empty());
    assert_eq!(game.view(Viewer::Spectator).prompt, Prompt::Over);
    for action in [Action::Retreat, Action::Pass, Action::Boost(1)] {
        assert_eq!(game.may_not(0, action), Refusal::Over);
    }
    // The three tokens of the first to retreat are all that anybody has.
    let total: i32 = (0..3).map(|number| game.outcome().unwrap().total(seat(number))).sum();
    assert!((9..=12).contains(&total));
}

/// AK-53: the highest total wins.
#[test]
fn the_highest_total_wins() {
    let position = Position::new(3, &[]).age(3).score(0, 1).score(1, 30).score(2, 20).retreated(&[1, 2]).turn(0);
    let outcome = end(position).0.outcome().unwrap();
    assert_eq!([0, 1, 2].map(|number| outcome.place(seat(number))), [3, 1, 2]);
}

/// AK-31, AK-34, AK-39: what scoring would give now, for those who want to know.
#[test]
fn prospects() {
    let position = Position::new(4, &[]).tokens(Eight, &[2, 2, 1, 0]).tokens(Six, &[1, 2, 0, 0]).turn(0);
    let view = position.build().seen();
    assert_eq!(
        view.realms[4].prospects,
        [Prospect::Battle, Prospect::Battle, Prospect::Place(Place::Third), Prospect::Nothing]
    );
    assert_eq!(view.realms[2].prospects[..2], [Prospect::Place(Place::Second), Prospect::Place(Place::Majority)]);
    // The losers of the battle will be second, so the last of four gets nothing.
    let position = Position::new(4, &[]).age(3).tokens(Eight, &[2, 2, 2, 1]).council(Eight, [Some(0), Some(1)]);
    let view = position.turn(0).build().seen();
    assert_eq!(view.realms[4].prospects[2..], [Prospect::Place(Place::Third), Prospect::Nothing]);
    let view = Position::new(3, PEACE).tokens(Eight, &[1, 1, 0]).turn(0).build().seen();
    let shared = Prospect::Place(Place::Shared);
    assert_eq!(view.realms[4].prospects, [shared, shared, Prospect::Nothing]);
}

/// AK-31: a game is itemised by age, realm and cause.
#[test]
fn the_score_is_itemised() {
    let position = Position::new(2, &[]).age(3).tokens(Seven, &[2, 1]).tokens(Eight, &[1, 2]).score(0, 2);
    let (game, _) = end(position.hand(0, "bee 5").retreated(&[1]).turn(0));
    let standing = &game.standings().unwrap().0[0];
    let third = standing.lines.iter().find(|line| line.about == ["age-3"]).unwrap();
    let parts: Vec<_> =
        third.parts.iter().map(|part| (part.cause.as_ref(), part.about[0].as_ref(), part.points)).collect();
    assert_eq!(parts, [("majority", "realm-7", 10), ("second", "realm-8", 3)]);
    assert_eq!(game.may_not(0, play("bee 5", Six)), Refusal::Over);
}
