//! Battles for the first place.

use pentarchy_animal_kingdoms::Realm::{Eight, Four, Six};
use pentarchy_animal_kingdoms::{Action, AnimalKingdoms, Card, Event, Prompt, Refusal, Strength, survivors};
use pentarchy_game::{Effect, Event as _, Game, Refusal as _, Seats, Viewer};

use crate::position::{Play, Position, card, fight, play, seat, set};

/// All have retreated but the last player, who does now: the battle begins.
fn battle(position: Position, seats: u8) -> AnimalKingdoms {
    let order: Vec<u8> = (1..seats).collect();
    let mut game = position.retreated(&order).turn(0).build();
    game.does(0, Action::Retreat);
    game
}

/// A tie in the realm of 8, whose token is worth 8.
fn tie(hands: &[&str], modifiers: &[u8]) -> AnimalKingdoms {
    let seats = hands.len() as u8;
    let mut position = Position::new(seats, &[]).tokens(Eight, &vec![1; hands.len()]).modifiers(modifiers).first(0);
    for (number, hand) in hands.iter().enumerate() {
        position = position.hand(number as u8, hand);
    }
    battle(position, seats)
}

fn modifiers(game: &AnimalKingdoms) -> Vec<u8> {
    game.seen().players.iter().map(|player| player.modifiers).collect()
}

/// AK-36, AK-39, AK-41: a 1 beats an 8; the loser gets 3 points and a modifier.
#[test]
fn scenario_18() {
    let mut game = tie(&["bee 8", "owl 1"], &[]);
    game.does(0, fight("bee 8"));
    let (_, events) = game.does(1, fight("owl 1"));
    assert_eq!(game.scores(), [3, 8]);
    assert_eq!(modifiers(&game), [1, 0]);
    let (winners, losers) = (Seats::only(seat(1)), Seats::only(seat(0)));
    let compared = |event: &Event| matches!(event, Event::Compared { left, .. } if *left == winners);
    assert!(events.iter().any(compared), "how it was decided is told");
    assert!(events.contains(&Event::BattleEnded { realm: Eight, winners, losers, consoled: losers }));
}

/// AK-36: a 6 raised to 8 is beaten by a 1.
#[test]
fn scenario_19() {
    let mut game = tie(&["bee 6", "owl 1"], &[1, 0]);
    game.does(0, fight("bee 6"));
    game.does(1, fight("owl 1"));
    assert_eq!(game.options(0), [Action::Pass, Action::Boost(1)]);
    game.does(0, Action::Boost(1));
    assert_eq!(game.scores(), [3, 8]);
    // One spent, one won as the loser.
    assert_eq!(modifiers(&game), [1, 0]);
}

/// AK-36: a 1 that is raised to 3 is no 1 any more.
#[test]
fn a_raised_one() {
    let mut game = tie(&["bee 8", "owl 1"], &[0, 1]);
    game.does(0, fight("bee 8"));
    game.does(1, fight("owl 1"));
    game.does(1, Action::Boost(1));
    assert_eq!(game.scores(), [8, 3]);
}

/// AK-42, AK-43: 5 against 6; the first adds a modifier, which is spent.
#[test]
fn scenario_20() {
    let mut game = tie(&["bee 5", "owl 6"], &[1, 0]);
    let supply = game.seen().modifiers;
    game.does(0, fight("bee 5"));
    game.does(1, fight("owl 6"));
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Boost(Eight));
    game.does(0, Action::Boost(1));
    assert_eq!(game.scores(), [8, 3]);
    assert_eq!(modifiers(&game), [0, 1]);
    assert_eq!((supply, game.seen().modifiers), (17, 17));
}

/// AK-37, AK-38, AK-39: 6, 3 and 6; then 2 against 5.
#[test]
fn scenario_21() {
    let mut game = tie(&["bee 6, bee 2", "owl 3", "wolf 6, wolf 5"], &[]);
    game.does(2, fight("wolf 6"));
    game.does(0, fight("bee 6"));
    let (_, events) = game.does(1, fight("owl 3"));
    let (fighters, beaten) = ([seat(0), seat(2)].into_iter().collect(), Seats::only(seat(1)));
    assert_eq!(events.last(), Some(&Event::FightOn { fighters, beaten }));
    assert_eq!(game.awaiting(), fighters);
    assert_eq!(game.may_not(1, Action::Pass), Refusal::NotAsked(seat(1).into()));
    game.does(0, fight("bee 2"));
    game.does(2, fight("wolf 5"));
    assert_eq!(game.scores(), [3, 3, 8]);
    assert_eq!(modifiers(&game), [1, 1, 0]);
}

/// AK-37, AK-40: tied with all four cards, both are first, nobody gets a modifier, and the next group is second.
#[test]
fn scenario_22() {
    let position = Position::new(4, &[]).tokens(Eight, &[2, 2, 1, 0]);
    let position = position.hand(0, "bee 1, bee 2, bee 3, bee 4").hand(1, "owl 1, owl 2, owl 3, owl 4");
    let mut game = battle(position, 4);
    for rank in 1..=4 {
        assert_eq!(game.options(0).len(), 5 - rank);
        game.does(0, fight(&format!("bee {rank}")));
        game.does(1, fight(&format!("owl {rank}")));
    }
    assert_eq!(game.scores(), [8, 8, 3, 0]);
    assert_eq!(modifiers(&game), [0; 4]);
    assert_eq!((game.hand_of(0).len(), game.hand_of(1).len()), (4, 4));
}

/// AK-40: who was out before the tie that used up the cards has lost, so the next group is third.
#[test]
fn a_full_tie_with_a_loser() {
    let position = Position::new(4, &[]).tokens(Eight, &[2, 2, 2, 1]).hand(2, "wolf 1, wolf 2, wolf 3, wolf 4");
    let position = position.hand(0, "bee 2, bee 3, bee 4, bee 5").hand(1, "owl 2, owl 3, owl 4, owl 5");
    let mut game = battle(position, 4);
    game.does(2, fight("wolf 1"));
    for rank in 2..=5 {
        game.does(0, fight(&format!("bee {rank}")));
        game.does(1, fight(&format!("owl {rank}")));
    }
    assert_eq!(game.scores(), [8, 8, 3, 1]);
    assert_eq!(modifiers(&game), [0, 0, 1, 0]);
}

/// AK-38: 1, 5 and 8 beat each other in a circle.
#[test]
fn scenario_23() {
    let mut game = tie(&["bee 1", "owl 5", "wolf 8"], &[]);
    game.does(0, fight("bee 1"));
    game.does(1, fight("owl 5"));
    let (_, events) = game.does(2, fight("wolf 8"));
    assert_eq!(events.last(), Some(&Event::FightOn { fighters: Seats::first(3), beaten: Seats::NONE }));
    assert_eq!(game.awaiting(), Seats::first(3));
    assert_eq!([0, 1, 2].map(|number| game.options(number).len()), [3; 3]);
}

/// AK-39: A and B tie and A wins, C has fewer tokens, D fewer still.
#[test]
fn scenario_24() {
    let position = Position::new(4, &[]).age(3).tokens(Eight, &[2, 2, 2, 1]).council(Eight, [Some(0), Some(1)]);
    let mut game = battle(position.hand(0, "bee 7").hand(1, "owl 2"), 4);
    game.does(0, fight("bee 7"));
    game.does(1, fight("owl 2"));
    assert_eq!(game.scores(), [8, 3, 1, 0]);
}

/// AK-38: who survives when three and more meet; a number in brackets is that of modifiers.
#[test]
fn who_survives() {
    let shown = |cards: &[(u8, u8)]| {
        let mut shown = [None; 5];
        for (place, &(rank, modifiers)) in cards.iter().enumerate() {
            let card = Card::new(pentarchy_animal_kingdoms::Beast::ALL[place], rank).unwrap();
            shown[place] = Some(Strength::new(card, modifiers));
        }
        survivors(&shown).iter().map(|seat| seat.index()).collect::<Vec<_>>()
    };
    assert_eq!(shown(&[(6, 0), (3, 0), (6, 0)]), [0, 2]);
    assert_eq!(shown(&[(1, 0), (8, 0), (8, 0)]), [0]);
    assert_eq!(shown(&[(1, 0), (1, 0), (8, 0)]), [0, 1]);
    assert_eq!(shown(&[(1, 0), (5, 0), (8, 0)]), [0, 1, 2]);
    assert_eq!(shown(&[(1, 0), (5, 0), (8, 0), (8, 1)]), [0, 1, 2, 3]);
    assert_eq!(shown(&[(1, 0), (5, 0), (6, 0), (6, 1), (1, 0)]), [0, 1, 2, 3, 4]);
    assert_eq!(shown(&[(1, 1), (5, 0), (8, 0), (2, 0)]), [2]);
    assert_eq!(shown(&[(7, 0), (5, 1), (1, 3)]), [0, 1, 2]);
    assert_eq!(shown(&[(2, 0), (1, 0)]), [0]);
    assert_eq!(shown(&[]), [] as [usize; 0]);
}

/// AK-35: choices are secret until the last is made, and only fighters choose, once each, from their hands.
#[test]
fn choices_are_secret() {
    let position = Position::new(3, &[]).tokens(Eight, &[1, 1, 0]).hand(0, "bee 8").hand(1, "owl 3").hand(2, "wolf 2");
    let mut game = battle(position, 3);
    assert_eq!(game.awaiting(), Seats::first(2));
    let (effect, events) = game.does(1, fight("owl 3"));
    assert_eq!(effect, Effect::Quiet);
    assert_eq!(events[0].seen_by(seat(1).into()), Some(Event::Chose { seat: seat(1), card: Some(card("owl 3")) }));
    assert_eq!(events[0].seen_by(seat(0).into()), Some(Event::Chose { seat: seat(1), card: None }));
    for (viewer, expected) in [(Viewer::Seat(seat(1)), Some(card("owl 3"))), (Viewer::Seat(seat(0)), None)] {
        let seen = game.view(viewer).battle.unwrap();
        assert_eq!((seen.chosen, seen.cards[1]), (Seats::only(seat(1)), expected));
    }
    assert_eq!(game.view(Viewer::Spectator).battle.unwrap().cards, [None; 3]);
    let refusal = game.may_not(1, fight("owl 3"));
    assert_eq!((refusal.clone(), refusal.rule().number), (Refusal::Chosen, 35));
    assert_eq!(game.may_not(2, fight("wolf 2")), Refusal::NotAsked(seat(2).into()));
    assert_eq!(game.may_not(0, fight("owl 3")), Refusal::NotInHand(card("owl 3")));
    assert_eq!(game.may_not(0, Action::Pass), Refusal::ChooseCard);
    assert_eq!(game.may_not(0, play("bee 8", Six)), Refusal::ChooseCard);
    let (effect, events) = game.does(0, fight("bee 8"));
    assert_eq!(effect, Effect::Revealed);
    assert!(matches!(events[1], Event::Revealed { cards } if cards[0] == Some(card("bee 8"))));
}

/// AK-42: clockwise from the first player of the age; whoever adds gives all the others another chance.
#[test]
fn boosting_goes_round() {
    let position = Position::new(4, &[]).tokens(Eight, &[1, 1, 1, 1]).modifiers(&[1, 2, 0, 1]).first(1);
    let position = position.hand(0, "bee 4").hand(1, "owl 5").hand(2, "wolf 6").hand(3, "frog 4");
    let mut game = battle(position, 4);
    for (number, name) in [(0, "bee 4"), (1, "owl 5"), (2, "wolf 6"), (3, "frog 4")] {
        game.does(number, fight(name));
    }
    let asked = |game: &AnimalKingdoms| game.awaiting().iter().map(u8::from).collect::<Vec<_>>();
    assert_eq!(asked(&game), [1]);
    assert_eq!(game.options(1), [Action::Pass, Action::Boost(1), Action::Boost(2)]);
    game.does(1, Action::Boost(1)); // 7
    assert_eq!(asked(&game), [3]); // seat 2 has none
    let (effect, _) = game.does(3, Action::Pass);
    assert_eq!(effect, Effect::Quiet);
    assert_eq!(asked(&game), [0]);
    game.does(0, Action::Boost(1)); // 6, and no more
    assert_eq!(asked(&game), [1]); // asked again, since somebody added
    let seen = game.seen().battle.unwrap();
    assert_eq!(seen.boosts, [1, 1, 0, 0]);
    game.does(1, Action::Pass);
    assert_eq!(asked(&game), [3]); // passed before, but that was before the last boost
    game.does(3, Action::Boost(1)); // 6
    assert_eq!(asked(&game), [1]);
    game.does(1, Action::Pass);
    assert_eq!(game.scores(), [3, 8, 3, 3]);
    assert_eq!(modifiers(&game), [1, 1, 1, 1]);
}

/// AK-42: modifiers are for those in the battle: who never fought is not asked, nor who is out of it.
#[test]
fn only_fighters_boost() {
    let position = Position::new(3, &[]).tokens(Eight, &[1, 1, 0]).modifiers(&[0, 0, 3]);
    let mut game = battle(position.hand(0, "bee 5").hand(1, "owl 6"), 3);
    game.does(0, fight("bee 5"));
    game.does(1, fight("owl 6"));
    assert_eq!((game.scores(), modifiers(&game)), (vec![3, 8, 0], vec![1, 0, 3]));

    let mut game = tie(&["bee 6, bee 2", "owl 3", "wolf 6, wolf 5"], &[0, 3, 0]);
    game.does(0, fight("bee 6"));
    game.does(1, fight("owl 3"));
    game.does(2, fight("wolf 6"));
    game.does(1, Action::Pass);
    game.does(0, fight("bee 2"));
    game.does(2, fight("wolf 5"));
    assert_eq!((game.scores(), modifiers(&game)), (vec![3, 3, 8], vec![1, 4, 0]));
}

/// AK-42: when the others have passed, whoever added is asked once more, since all must pass in a row.
#[test]
fn all_pass_in_a_row() {
    let mut game = tie(&["bee 2", "owl 6"], &[3, 1]);
    game.does(0, fight("bee 2"));
    game.does(1, fight("owl 6"));
    game.does(0, Action::Boost(1)); // 4
    game.does(1, Action::Pass);
    assert_eq!(game.options(0), [Action::Pass, Action::Boost(1), Action::Boost(2)]);
    game.does(0, Action::Boost(2)); // 8
    assert_eq!(game.awaiting(), Seats::only(seat(1)));
    game.does(1, Action::Boost(1)); // 8, and nobody has any left
    assert_eq!(game.seen().battle.unwrap().ties, 1);
}

/// AK-42: what can't be added.
#[test]
fn impossible_boosts() {
    let mut game = tie(&["bee 5", "owl 6"], &[2, 1]);
    game.does(0, fight("bee 5"));
    game.does(1, fight("owl 6"));
    let refusal = game.may_not(0, Action::Boost(3));
    assert_eq!((refusal.clone(), refusal.rule().number), (Refusal::TooFewModifiers { asked: 3, held: 2 }, 42));
    assert_eq!(game.may_not(0, Action::Boost(0)), Refusal::EmptyBoost);
    assert_eq!(game.may_not(0, fight("bee 5")), Refusal::BoostOrPass);
    assert_eq!(game.may_not(1, Action::Pass), Refusal::NotAsked(seat(1).into()));
}

/// AK-42: whoever could have added all at once is not asked again when nobody can answer.
#[test]
fn nobody_else_can_answer() {
    let mut game = tie(&["bee 5", "owl 6"], &[3, 0]);
    game.does(0, fight("bee 5"));
    game.does(1, fight("owl 6"));
    game.does(0, Action::Boost(1));
    assert_eq!(game.scores(), [8, 3]);
    assert_eq!(modifiers(&game), [2, 1]);
}

/// AK-42: a boost is for one card: after a tie it is gone, and the fight goes on.
#[test]
fn a_boost_is_for_one_card() {
    let mut game = tie(&["bee 4, bee 3", "owl 6, owl 2"], &[1, 0]);
    game.does(0, fight("bee 4"));
    game.does(1, fight("owl 6"));
    let (_, events) = game.does(0, Action::Boost(1));
    assert_eq!(events.last(), Some(&Event::FightOn { fighters: Seats::first(2), beaten: Seats::NONE }));
    assert_eq!(game.seen().battle.unwrap().ties, 1);
    game.does(0, fight("bee 3"));
    game.does(1, fight("owl 2"));
    assert_eq!(game.scores(), [8, 3]);
    assert_eq!(modifiers(&game), [0, 1]);
}

/// AK-41: there are eighteen modifiers; who loses when none is left gets none.
#[test]
fn the_supply_of_modifiers() {
    let lose = |held: &[u8]| {
        let mut game = tie(&["bee 8", "owl 3", "wolf 2"], held);
        game.does(0, fight("bee 8"));
        game.does(1, fight("owl 3"));
        game.does(2, fight("wolf 2"));
        while game.seen().battle.is_some() {
            let asked = game.awaiting().iter().next().unwrap();
            game.does(asked.into(), Action::Pass);
        }
        modifiers(&game)
    };
    assert_eq!(lose(&[18, 0, 0]), [18, 0, 0]);
    assert_eq!(lose(&[17, 0, 0]), [17, 1, 0]);
    assert_eq!(lose(&[16, 0, 0]), [16, 1, 1]);

    // The last one goes to the loser who comes first from the first player of the age.
    let position = Position::new(3, &[]).tokens(Eight, &[1, 1, 1]).modifiers(&[17, 0, 0]).first(2);
    let mut game = battle(position.hand(0, "bee 8").hand(1, "owl 3").hand(2, "wolf 2"), 3);
    for (number, name) in [(0, "bee 8"), (1, "owl 3"), (2, "wolf 2")] {
        game.does(number, fight(name));
    }
    game.does(0, Action::Pass);
    assert_eq!(modifiers(&game), [17, 0, 1]);
}

/// AK-41: a modifier can be used in the very next battle of the age, and in a later age as well.
#[test]
fn modifiers_are_kept() {
    let position = Position::new(2, &[]).tokens(Four, &[1, 1]).tokens(Eight, &[1, 1]);
    let mut game = battle(position.hand(0, "bee 8, bee 4").hand(1, "owl 1, owl 5"), 2);
    game.does(0, fight("bee 8"));
    game.does(1, fight("owl 1"));
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Fight(Eight));
    game.does(0, fight("bee 4"));
    game.does(1, fight("owl 5"));
    assert_eq!(game.options(0), [Action::Pass, Action::Boost(1)]);
    game.does(0, Action::Pass);
    // The next age has begun.
    assert_eq!(modifiers(&game), [2, 0]);
    assert_eq!(game.scores(), [6, 15]);
}

/// AK-43: the cards of a battle are discarded, and everybody who took part has four cards again.
#[test]
fn after_a_battle() {
    let position = Position::new(3, &[]).tokens(Four, &[1, 1, 1]).tokens(Eight, &[1, 1, 0]).first(2);
    let position = position.hand(0, "bee 8, bee 2").hand(1, "owl 8, owl 3").hand(2, "wolf 2");
    let mut game = battle(position.top("tiger 1, tiger 2, tiger 3, tiger 4, tiger 5"), 3);
    game.does(0, fight("bee 8"));
    game.does(1, fight("owl 8"));
    game.does(2, fight("wolf 2"));
    assert_eq!(game.seen().discard, set("bee 8, owl 8, wolf 2"));
    game.does(0, fight("bee 2"));
    let (_, events) = game.does(1, fight("owl 3"));
    let drew: Vec<_> = events.iter().filter(|event| matches!(event, Event::Drew { .. })).cloned().collect();
    let expected = [(2, 1, "tiger 1"), (0, 2, "tiger 2, tiger 3"), (1, 2, "tiger 4, tiger 5")]
        .map(|(number, count, names)| Event::Drew { seat: seat(number), count, cards: Some(set(names)) });
    assert_eq!(drew, expected);
    assert_eq!(game.seen().discard, set("bee 8, owl 8, wolf 2, bee 2, owl 3"));
    assert_eq!(game.seen().battle.unwrap().realm, Eight);
    assert_eq!([0, 1, 2].map(|number| game.hand_of(number).len()), [4; 3]);
}
