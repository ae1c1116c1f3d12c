//! What a player can't see and what they can be sure of.

use std::collections::BTreeSet;

use pentarchy_animal_kingdoms::Realm::{Eight, Six};
use pentarchy_animal_kingdoms::{Action, AnimalKingdoms, Beast, Card, CardSet, Decree};
use pentarchy_game::{Dice, Game, Seed};
use serde_json::json;

use crate::position::{Play, Position, card, fight, play, seat, set, start};

fn dice() -> Dice {
    Seed::from(1).dice(9)
}

/// Many positions that seat 0 can't tell from this one.
fn samples(game: &AnimalKingdoms) -> Vec<AnimalKingdoms> {
    let mut dice = dice();
    (0..300).map(|_| game.sample(seat(0), &mut dice)).collect()
}

/// AK-8: another's hand may be any cards that have not been seen; one's own is what it is.
#[test]
fn any_hand_is_possible_at_first() {
    let game = start(3, &[], 4);
    let mut held = CardSet::EMPTY;
    for sample in samples(&game) {
        assert_eq!(sample.hand_of(0), game.hand_of(0));
        held |= sample.hand_of(1);
    }
    assert_eq!(held, CardSet::ALL - game.hand_of(0));
}

/// AK-49: hands are kept when an age ends, so nobody holds a card that everybody has just seen shuffled.
#[test]
fn kept_hands_hold_nothing_that_was_shuffled() {
    let position = Position::new(2, &[]).tokens(Six, &[4, 1]).capital(Six, 0).discard("wolf 1, wolf 2, wolf 3");
    let position = position.decree_of_age(1, Six, Decree::U18);
    let mut game = position.hand(1, "bee 5").retreated(&[0]).turn(1).build();
    let view = game.seen();
    let seen: CardSet = view.realms.iter().flat_map(|realm| realm.played.iter().copied()).collect();
    let seen = seen | view.discard;
    game.does(1, Action::Retreat);
    let mut possible = CardSet::EMPTY;
    for sample in samples(&game) {
        assert!((sample.hand_of(1) & seen).is_empty());
        possible |= sample.hand_of(1);
    }
    assert_eq!(possible, CardSet::ALL - seen - game.hand_of(0));

    // Seat 1 plays a card and draws one: now one card of the hand may be any, the other three may not.
    game.does(1, play("bee 5", Six));
    let strangers: Vec<usize> = samples(&game).iter().map(|sample| (sample.hand_of(1) & seen).len()).collect();
    assert!(strangers.contains(&1) && strangers.iter().all(|&count| count <= 1));

    // It was drawn from 56 cards, and each of them is as likely as any other.
    let mut dice = dice();
    let drawn = (0..4000).filter(|_| !(game.sample(seat(0), &mut dice).hand_of(1) & seen).is_empty()).count();
    let expected = 4000 * seen.len() / 56;
    assert!(drawn.abs_diff(expected) < 120, "{drawn} of 4000 samples, where {expected} are expected");
}

/// The wolves, which were shuffled openly while seat 1 held some of its cards.
fn wolves() -> CardSet {
    CardSet::of_beast(Beast::Wolf)
}

/// AK-8: a card that only the youngest of a hand can have been leaves the older ones as well known as before.
#[test]
fn which_card_left() {
    let known = json!([wolves(), wolves(), wolves(), []]);
    let position = Position::new(2, &[]).hand(1, "bee 5, bee 6, bee 7, wolf 1").field("/hands/1/unlike", known);
    let mut young = position.clone().turn(1).build();
    young.does(1, play("wolf 1", Six));
    let strangers: BTreeSet<_> = samples(&young).iter().map(|sample| (sample.hand_of(1) & wolves()).len()).collect();
    assert_eq!(strangers, BTreeSet::from([0, 1]));

    // A bee can have been any of the four: of the three that are left one more may be a wolf.
    let mut old = position.turn(1).build();
    old.does(1, play("bee 5", Six));
    let strangers: BTreeSet<_> = samples(&old).iter().map(|sample| (sample.hand_of(1) & wolves()).len()).collect();
    assert_eq!(strangers, BTreeSet::from([0, 1, 2]));
}

/// AK-49: what is known of a hand from an earlier shuffle stays known after the next.
#[test]
fn knowledge_adds_up() {
    let known = json!([wolves(), wolves(), wolves(), wolves()]);
    let position = Position::new(2, &[]).hand(1, "bee 5, bee 6, bee 7, owl 1").field("/hands/1/unlike", known);
    let mut game = position.discard("tiger 1, tiger 2, tiger 3").retreated(&[1]).turn(0).build();
    game.does(0, Action::Retreat);
    let never = wolves() | set("tiger 1, tiger 2, tiger 3");
    assert!(samples(&game).iter().all(|sample| (sample.hand_of(1) & never).is_empty()));
}

/// AK-18: when the deck has run out, whoever did not draw since holds nothing of the new deck.
#[test]
fn a_reshuffle_tells_who_holds_what() {
    let position = Position::new(2, &[]).hand(0, "bee 5, owl 2").top("tiger 1").deck_of(1).turn(0);
    let mut game = position.build();
    let hand = game.hand_of(1);
    game.does(0, Action::Rally(set("bee 5, owl 2")));
    // All 64 cards but those in the hand of seat 1 have been seen, so that hand is known.
    for sample in samples(&game) {
        assert_eq!(sample.hand_of(1), hand);
    }
}

/// AK-18: after a reshuffle the hands of two others are dealt from their old cards, but for what they drew since.
#[test]
fn old_cards_and_new_ones() {
    let mut game = Position::new(3, &[]).hand(0, "bee 5, owl 2").top("tiger 1").deck_of(1).turn(0).build();
    let old = game.hand_of(1) | game.hand_of(2);
    game.does(0, Action::Rally(set("bee 5, owl 2")));
    let given = game.hand_of(1).first().unwrap();
    game.does(1, Action::Rally(given.into()));
    for sample in samples(&game) {
        assert_eq!((sample.hand_of(1) & old).len(), 3);
        assert!(sample.hand_of(2).is_subset(old));
    }
}

/// AK-7: the decrees of later ages may be any that have not been seen.
#[test]
fn later_decrees_are_unknown() {
    let game = Position::new(2, &[]).retreated(&[1]).turn(0).build();
    let mut coming = BTreeSet::new();
    for mut sample in samples(&game) {
        sample.does(0, Action::Retreat);
        coming.extend(sample.seen().realms.iter().map(|realm| realm.decree));
    }
    assert_eq!(coming.len(), 25);
}

/// AK-30: what another's retreat token is worth, nobody knows; one's own does not change.
#[test]
fn retreat_tokens_are_unknown() {
    let mut game = Position::new(2, &[]).age(2).turn(1).build();
    game.does(1, Action::Retreat);
    let value = |game: &AnimalKingdoms, owner: u8| {
        game.view(seat(owner).into()).players[usize::from(owner)].retreat_tokens[0].1
    };
    let own = value(&game, 0);
    let others: BTreeSet<_> = samples(&game).iter().map(|sample| value(sample, 1)).collect();
    assert!(samples(&game).iter().all(|sample| value(sample, 0) == own));
    assert_eq!(others.len(), 3);
}

/// AK-35: another may have chosen any card of their hand.
#[test]
fn choices_are_unknown() {
    let position = Position::new(3, &[]).tokens(Eight, &[1, 1, 1]).hand(1, "owl 3").retreated(&[1, 2]).turn(0);
    let mut game = position.build();
    game.does(0, Action::Retreat);
    game.does(1, fight("owl 3"));
    let mut chosen = BTreeSet::<Card>::new();
    for sample in samples(&game) {
        let choice = sample.view(seat(1).into()).battle.unwrap().cards[1].unwrap();
        assert!(sample.hand_of(1).contains(choice));
        chosen.insert(choice);
    }
    assert!(chosen.len() > 20 && chosen.contains(&card("owl 3")));
}

/// AK-8: the next card of the deck is unknown, and so is every shuffle to come.
#[test]
fn draws_are_unknown() {
    let game = Position::new(2, &[]).hand(0, "bee 5, owl 2, wolf 3, frog 4").turn(0).build();
    let mut drawn = CardSet::EMPTY;
    for mut sample in samples(&game) {
        sample.does(0, Action::Rally(game.hand_of(0)));
        drawn |= sample.hand_of(0);
    }
    assert_eq!(drawn, CardSet::ALL - game.hand_of(0));
}
