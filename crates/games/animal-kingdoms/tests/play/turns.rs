//! The components, the deal, and turns: capture, rally, retreat.

use pentarchy_animal_kingdoms::Realm::{Eight, Five, Four, Seven, Six};
use pentarchy_animal_kingdoms::{Action, Beast, Card, CardSet, Decree, Event, Prompt, Realm, Refusal, Retreat};
use pentarchy_game::{Actor, Effect, Event as _, Game, Refusal as _, Seats, Viewer};
use serde_json::json;

use crate::position::{Play, Position, card, cards, fight, play, seat, set, start};

/// AK-1: eight types with the ranks 1 to 8.
#[test]
fn the_beasts() {
    assert_eq!(Card::all().count(), 64);
    for beast in Beast::ALL {
        let ranks: Vec<u8> = CardSet::of_beast(beast).iter().map(Card::rank).collect();
        assert_eq!(ranks, [1, 2, 3, 4, 5, 6, 7, 8]);
        assert!(CardSet::of_beast(beast).iter().all(|card| card.beast() == beast));
    }
    for card in Card::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(format!("{} {}", card.beast().russian(), card.rank()).parse(), Ok(card));
    }
}

/// AK-2: the ring.
#[test]
fn the_realms() {
    assert_eq!(Realm::ALL.map(Realm::territories), [4, 5, 6, 7, 8]);
    assert_eq!(Realm::ALL.map(Realm::clockwise), [Five, Six, Seven, Eight, Four]);
    assert_eq!(Four.neighbours(), [Eight, Five]);
    assert_eq!(Seven.neighbours(), [Six, Eight]);
}

/// AK-3, AK-12: a realm takes as many tokens as it has territories; the council is none, and then nothing fits any more.
#[test]
fn a_full_realm() {
    let position = Position::new(2, &[]).tokens(Four, &[2, 1]).capital(Four, 1).retreated(&[1]);
    let game = position.hand(0, "bee 5").turn(0).build();
    assert_eq!(game.may_not(0, play("bee 5", Four)), Refusal::Full(Four));
    assert_eq!(game.seen().realms[0].council, [None, None]);
}

/// AK-4: eighteen tokens each, at every number of players.
#[test]
fn influence_tokens() {
    for seats in 1..=5 {
        assert!(start(seats, &[], 3).seen().players.iter().all(|player| player.influence >= 17));
    }
    let mut game = Position::new(2, &[]).hand(0, "bee 5").turn(0).build();
    assert_eq!(game.seen().players[0].influence, 18);
    game.does(0, play("bee 5", Six));
    assert_eq!(game.seen().players[0].influence, 17);
}

/// AK-5: fifteen kingdom tokens, three on each realm, ascending; by lot.
#[test]
fn kingdom_tokens() {
    let mut firsts = Vec::new();
    for seed in 0..20 {
        let view = start(3, &[], seed).seen();
        assert!(view.realms.iter().all(|realm| realm.tokens.is_sorted()));
        let mut all: Vec<u8> = view.realms.iter().flat_map(|realm| realm.tokens).collect();
        all.sort_unstable();
        assert_eq!(all, [5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 10]);
        firsts.push(view.realms[0].tokens);
    }
    firsts.dedup();
    assert!(firsts.len() > 10);
}

/// AK-6, AK-30: four retreat tokens, of which any three are in play; who takes one knows its value.
#[test]
fn retreat_tokens() {
    let mut values = [0; 6];
    for seed in 0..60 {
        let mut game = start(3, &[], seed);
        let first = game.awaiting().iter().next().unwrap();
        let (_, events) = game.does(first.into(), Action::Retreat);
        let Event::TookRetreatToken { value: Some(value), .. } = events[1] else { panic!("{events:?}") };
        values[usize::from(value)] += 1;
    }
    assert_eq!(values.map(|count| count > 0), [false, false, true, true, true, true]);
}

/// AK-7: every realm has a decree of its own, by lot.
#[test]
fn decrees_are_dealt() {
    let mut seen = Vec::new();
    for seed in 0..60 {
        let decrees: Vec<Decree> = start(3, &[], seed).seen().realms.iter().map(|realm| realm.decree).collect();
        assert!((1..5).all(|place| !decrees[..place].contains(&decrees[place])));
        seen.extend(decrees);
    }
    assert!(Decree::ALL.iter().all(|decree| seen.contains(decree)));
}

/// AK-8: four cards each, closed to the others; the discard and the realms are open; lot decides who starts.
#[test]
fn the_deal() {
    let mut first = Seats::NONE;
    for seed in 0..40 {
        let game = start(4, &[], seed);
        for viewer in 0..4 {
            let view = game.view(seat(viewer).into());
            for (other, player) in view.players.iter().enumerate() {
                assert_eq!(player.cards, 4);
                assert_eq!(player.hand.is_some(), other == usize::from(viewer));
            }
        }
        assert_eq!(game.seen().deck, 64 - 16);
        assert!(game.seen().players.iter().all(|player| player.hand.is_none()));
        game.awaiting().iter().for_each(|seat| first.insert(seat));
    }
    assert_eq!(first, Seats::first(4));
}

/// AK-10: clockwise, past those who have retreated.
#[test]
fn turns_go_round() {
    let mut game = Position::new(4, &[]).turn(2).build();
    game.does(2, Action::Rally(set_of_one(&game, 2)));
    game.does(3, Action::Rally(set_of_one(&game, 3)));
    game.does(0, Action::Retreat);
    game.does(1, Action::Retreat);
    game.does(2, Action::Retreat);
    assert_eq!(game.awaiting(), Seats::only(seat(3)));
    assert_eq!(game.seen().prompt, Prompt::Wait(Seats::only(seat(3))));
}

fn set_of_one(game: &pentarchy_animal_kingdoms::AnimalKingdoms, number: u8) -> CardSet {
    game.hand_of(number).first().unwrap().into()
}

/// AK-10: capture, rally, retreat; fighting is for battles.
#[test]
fn three_things_to_do() {
    let game = Position::new(2, &[]).hand(0, "bee 5").turn(0).build();
    let options = game.options(0);
    assert!(options.contains(&play("bee 5", Six)) && options.contains(&Action::Retreat));
    assert!(options.contains(&Action::Rally(set("bee 5"))));
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Turn);
    for action in [fight("bee 5"), Action::Boost(1), Action::Pass] {
        let refusal = game.may_not(0, action);
        assert_eq!((refusal.clone(), refusal.rule().number), (Refusal::NoBattle, 10));
    }
}

/// AK-11: only whoever is asked decides; not the house, and not a seat that nobody has.
#[test]
fn nobody_acts_unasked() {
    let game = Position::new(3, &[]).turn(0).build();
    for other in [1, 2, 5] {
        for action in [Action::Retreat, Action::Pass, play("bee 5", Six)] {
            assert_eq!(game.may_not(other, action), Refusal::NotAsked(seat(other).into()));
        }
    }
    let refused = game.clone().apply(Actor::House, &Action::Retreat, &mut ());
    assert_eq!(refused, Err(Refusal::NotAsked(Actor::House)));
}

/// AK-12, AK-14: a card of the hand goes below the realm, a token onto it, and the hand is whole again.
#[test]
fn capturing() {
    let position = Position::new(3, &[]).hand(1, "bee 5, owl 2, wolf 3, frog 4").played(Six, "tiger 8");
    let mut game = position.top("okapi 7").turn(1).build();
    let foreign = game.hand_of(0).first().unwrap();
    assert_eq!(game.may_not(1, Action::Play { card: foreign, realm: Six }), Refusal::NotInHand(foreign));
    let (effect, events) = game.does(1, play("bee 5", Six));
    assert_eq!(effect, Effect::Revealed);
    let captured = Event::Captured { seat: seat(1), card: card("bee 5"), discarded: None, realm: Six, capital: false };
    assert_eq!(events[0], captured);
    assert_eq!(game.hand_of(1), set("owl 2, wolf 3, frog 4, okapi 7"));
    assert_eq!(game.seen().realms[2].ordinary, [1, 1, 0]);
    // What was drawn only its player knows.
    assert!(matches!(events[1].seen_by(seat(1).into()), Some(Event::Drew { cards: Some(_), count: 1, .. })));
    assert!(matches!(events[1].seen_by(seat(2).into()), Some(Event::Drew { cards: None, count: 1, .. })));
    assert!(matches!(events[1].seen_by(Viewer::Spectator), Some(Event::Drew { cards: None, .. })));
}

/// AK-13: cards lie in the order in which they came.
#[test]
fn played_cards_stay_in_order() {
    let mut game = Position::new(2, &[]).hand(0, "bee 5").hand(1, "owl 7").played(Six, "tiger 8").turn(0).build();
    game.does(0, play("bee 5", Six));
    game.does(1, play("owl 7", Six));
    assert_eq!(game.seen().realms[2].played, cards("tiger 8, bee 5, owl 7"));
}

/// AK-16: as long as an ordinary territory is free, the token goes there.
#[test]
fn scenario_11() {
    let mut game =
        Position::new(2, &[]).tokens(Four, &[1, 1]).hand(0, "bee 5").decree(Four, Decree::U05).turn(0).build();
    game.does(0, play("bee 5", Four));
    let four = &game.seen().realms[0];
    assert_eq!((four.ordinary.clone(), four.capital, four.free), (vec![2, 1], None, 0));
    assert_eq!(game.awaiting(), Seats::only(seat(1)));
    assert_eq!(game.seen().players[0].retreated, None);
}

/// AK-16, AK-17, AK-30: with only the capital left the card takes it, by the decree; the hand is refilled, the player is
/// out, and the first to be out gets a token that only they see.
#[test]
fn scenario_12() {
    let position = Position::new(2, &[]).tokens(Four, &[1, 2]).decree(Four, Decree::U05);
    let mut game = position.hand(0, "bee 5, owl 6").top("wolf 8").turn(0).build();
    assert!(matches!(game.may_not(0, play("owl 6", Four)), Refusal::Decree { .. }));
    let (_, events) = game.does(0, play("bee 5", Four));
    assert!(matches!(events[0], Event::Captured { capital: true, .. }));
    assert!(matches!(events[1], Event::Drew { count: 1, .. }));
    assert_eq!(events[2], Event::Retreated { seat: seat(0), why: Retreat::Capital });
    let token = |viewer: Viewer| match events[3].seen_by(viewer) {
        Some(Event::TookRetreatToken { value, .. }) => value,
        other => panic!("{other:?}"),
    };
    assert!(token(seat(0).into()).is_some());
    assert_eq!((token(seat(1).into()), token(Viewer::Spectator)), (None, None));
    assert!(game.hand_of(0).contains(card("wolf 8")));
    assert_eq!(game.seen().realms[0].capital, Some(seat(0)));
    assert_eq!(game.seen().players[0].retreated, Some(1));
    let known = |viewer: u8| game.view(seat(viewer).into()).players[0].retreat_tokens[0].1;
    assert!(known(0).is_some() && known(1).is_none());
    assert_eq!(game.awaiting(), Seats::only(seat(1)));
}

/// AK-27: once somebody has retreated nobody rallies.
#[test]
fn scenario_13() {
    let game = Position::new(3, &[]).retreated(&[2]).hand(0, "bee 5").turn(0).build();
    let refusal = game.may_not(0, Action::Rally(set("bee 5")));
    assert_eq!((refusal.clone(), refusal.rule().number), (Refusal::RallyBarred(seat(2)), 27));
    assert!(!game.options(0).iter().any(|way| matches!(way, Action::Rally(_))));
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::CaptureOrRetreat);
    assert!(!game.seen().rally);
}

/// AK-26: three cards away, three drawn, one point.
#[test]
fn scenario_14() {
    let position = Position::new(3, &[]).hand(0, "bee 5, owl 2, wolf 3, frog 4").top("tiger 1, tiger 2, tiger 3");
    let mut game = position.turn(0).build();
    let (effect, events) = game.does(0, Action::Rally(set("bee 5, owl 2, wolf 3")));
    assert_eq!(effect, Effect::Revealed);
    assert_eq!(events[0], Event::Rallied { seat: seat(0), discarded: set("bee 5, owl 2, wolf 3") });
    assert_eq!(game.hand_of(0), set("frog 4, tiger 1, tiger 2, tiger 3"));
    assert_eq!(game.seen().discard, set("bee 5, owl 2, wolf 3"));
    assert_eq!(game.scores(), [1, 0, 0]);
    // The point belongs to the age in which it was got.
    let mut later = Position::new(3, &[]).age(2).hand(0, "bee 5").turn(0).build();
    later.does(0, Action::Rally(set("bee 5")));
    assert_eq!(later.seen().players[0].rallies, [0, 1, 0]);
}

/// AK-26: at least one card, of one's own; as often as one likes.
#[test]
fn what_a_rally_needs() {
    let mut game = Position::new(2, &[]).hand(0, "bee 5").hand(1, "owl 7").turn(0).build();
    assert_eq!(game.may_not(0, Action::Rally(CardSet::EMPTY)), Refusal::EmptyRally);
    assert_eq!(game.may_not(0, Action::Rally(set("bee 5, owl 7"))), Refusal::NotInHand(card("owl 7")));
    assert_eq!(game.options(0).iter().filter(|way| matches!(way, Action::Rally(_))).count(), 15);
    for round in 1..=30 {
        for number in 0..2 {
            game.does(number, Action::Rally(game.hand_of(number)));
        }
        assert_eq!(game.scores(), [round, round]);
    }
}

/// AK-18, AK-26: when the deck runs out, the discard becomes the deck, with the cards just discarded.
#[test]
fn the_deck_runs_out() {
    let position = Position::new(2, &[]).hand(0, "bee 5, owl 2, wolf 3, frog 4").top("tiger 1").deck_of(1);
    let mut game = position.turn(0).build();
    let before = game.seen().discard;
    let (_, events) = game.does(0, Action::Rally(set("bee 5, owl 2")));
    let reshuffled = before.len() + 2;
    assert_eq!(events[1], Event::Reshuffled { cards: reshuffled as u8 });
    assert!(game.hand_of(0).contains(card("tiger 1")));
    let view = game.seen();
    assert_eq!((view.discard, usize::from(view.deck)), (CardSet::EMPTY, reshuffled - 1));
    let second = (game.hand_of(0) - set("wolf 3, frog 4, tiger 1")).first().unwrap();
    assert!((before | set("bee 5, owl 2")).contains(second));
}

/// AK-15: the eighteenth token ends the age for its player.
#[test]
fn scenario_15() {
    let position = Position::new(2, &[]).tokens(Eight, &[7, 0]).tokens(Seven, &[6, 0]).tokens(Six, &[4, 0]);
    let mut game = position.hand(0, "bee 5").decree(Five, Decree::U05).turn(0).build();
    assert_eq!(game.seen().players[0].influence, 1);
    let (_, events) = game.does(0, play("bee 5", Five));
    assert_eq!(events[2], Event::Retreated { seat: seat(0), why: Retreat::NoTokens });
    assert!(matches!(events[3], Event::TookRetreatToken { value: Some(2..=5), .. }));
    assert_eq!(game.awaiting(), Seats::only(seat(1)));
}

/// AK-28: who can neither play nor rally must retreat; who can still rally need not.
#[test]
fn no_card_fits() {
    let decrees = [Decree::U01, Decree::U02, Decree::U16, Decree::U06, Decree::U07];
    let position = Realm::ALL
        .into_iter()
        .zip(decrees)
        .fold(Position::new(2, &[]), |position, (realm, decree)| position.decree(realm, decree));
    let position = position.hand(0, "bee 6, owl 7, okapi 8, red panda 6").turn(0);
    let stuck = position.clone().retreated(&[1]).build();
    assert_eq!(stuck.options(0), [Action::Retreat]);
    assert_eq!(stuck.view(seat(0).into()).prompt, Prompt::MustRetreat);
    assert_eq!(position.build().options(0).len(), 16);
}

/// AK-29: a player may retreat whenever it is their turn; they keep their cards and have no more turns in this age.
#[test]
fn retreating() {
    let mut game = Position::new(3, &[]).hand(0, "bee 5").turn(0).build();
    let hand = game.hand_of(0);
    let (effect, events) = game.does(0, Action::Retreat);
    assert_eq!((effect, &events[0]), (Effect::Revealed, &Event::Retreated { seat: seat(0), why: Retreat::Chosen }));
    assert_eq!(game.hand_of(0), hand);
    // The second to retreat learns nothing, so the step could be taken back.
    let (effect, events) = game.does(1, Action::Retreat);
    assert_eq!((effect, events.len()), (Effect::Quiet, 1));
    assert_eq!(game.may_not(0, play("bee 5", Six)), Refusal::NotAsked(seat(0).into()));
    assert_eq!(game.seen().players[1].retreated, Some(2));
}

/// AK-30: one token for each age, whoever is first.
#[test]
fn only_the_first_takes_a_token() {
    let mut game = Position::new(3, &[]).age(2).turn(1).build();
    game.does(1, Action::Retreat);
    game.does(2, Action::Retreat);
    let ages: Vec<usize> = game.seen().players.iter().map(|player| player.retreat_tokens.len()).collect();
    assert_eq!(ages, [1, 1, 0]);
}

/// AK-11: a position that can't be one is not taken for one.
#[test]
fn impossible_positions() {
    let game = Position::new(3, &[]).hand(0, "bee 5").turn(0).build();
    let json = serde_json::to_value(game).unwrap();
    let broken = |pointer: &str, value: serde_json::Value| {
        let mut json = json.clone();
        *json.pointer_mut(pointer).unwrap() = value;
        pentarchy_game::erase::<pentarchy_animal_kingdoms::AnimalKingdoms>().restore(&json.to_string()).is_err()
    };
    assert!(broken("/step/turn/seat", json!(3)));
    assert!(broken("/discard", json!(["bee-5"])));
    assert!(broken("/modifiers/0", json!(19)));
    assert!(broken("/realms/0/capital", json!(1)));
    assert!(broken("/realms/0/ordinary/0", json!(1)));
    assert!(broken("/decrees/0", json["decrees"][1].clone()));
    assert!(broken("/kingdom_tokens/0/0", json!(9)));
    assert!(broken("/retreated/1", json!(2)));
    assert!(broken("/hands/1/unlike/0", json["hands"][1]["cards"].clone()));
    assert!(broken("/places/0/0/0", json!("majority")));
    assert!(broken("/upstart/battles", json!(1)));
    assert!(!broken("/rallies/0/0", json!(7)));
}
