//! The best choices are the best of all, and sheets agree with scores, over many hands.

mod scoring_support;

use pentarchy_fantasy_realms::{Best, Card, CardSet, Choices, ForEach, best, check, score, sheet};
use scoring_support::{Chance, all_choices, assert_adds_up, cards, position};

/// The cards that have something to choose, or that make names and kinds matter.
const TELLING: [Card; 10] = [
    Card::BookOfChanges,
    Card::Mirage,
    Card::Shapeshifter,
    Card::Doppelganger,
    Card::Island,
    Card::Necromancer,
    Card::Collector,
    Card::WorldTree,
    Card::Wildfire,
    Card::GemOfOrder,
];

fn brute_force(hand: CardSet, pool: CardSet, for_each: ForEach) -> (i32, i32) {
    let mut worth = (i32::MIN, 0);
    all_choices(hand, pool, |choices| {
        let score = score(hand, choices, for_each);
        worth = worth.max((score.total, -score.strength));
    });
    worth
}

fn assert_best_is_best(hand: CardSet, pool: CardSet, for_each: ForEach) {
    let Best { choices, score: found } = best(hand, pool, for_each);
    assert_eq!(check(hand, pool, &choices), Ok(()), "{hand:?} {choices:?}");
    assert_eq!(score(hand, &choices, for_each), found, "{hand:?} {choices:?}");
    assert_eq!((found.total, -found.strength), brute_force(hand, pool, for_each), "{hand:?} {pool:?} {for_each:?}");
}

/// Random hands with up to so many telling cards, both meanings of "for each", with and without a pool.
fn random_hands(seed: u64, hands: usize, telling: usize) {
    let mut chance = Chance(seed);
    for number in 0..hands {
        let given = (0..telling).map(|_| chance.pick(&TELLING)).collect();
        let hand = chance.hand(given, 7);
        let pool = match number % 4 {
            0 => chance.hand(CardSet::EMPTY, 3) - hand,
            _ => CardSet::EMPTY,
        };
        let for_each = if number % 3 == 0 { ForEach::Names } else { ForEach::Cards };
        assert_best_is_best(hand, pool, for_each);
    }
}

/// FR-31: no choice at all beats the choices that the search finds.
#[test]
fn best_is_the_best_of_all_choices() {
    random_hands(1, 4_000, 1);
    random_hands(2, 600, 2);
    random_hands(3, 100, 3);
}

/// FR-31: nor in hands full of jokers.
#[test]
fn best_with_three_jokers_and_the_book() {
    let mut chance = Chance(7);
    for for_each in [ForEach::Names, ForEach::Cards, ForEach::Cards] {
        let hand = chance.hand(cards("Book of Changes, Mirage, Shapeshifter, Doppelgänger"), 7);
        assert_best_is_best(hand, CardSet::EMPTY, for_each);
    }
}

/// FR-31: of equal totals the best choices take the lower strength, then the fewer choices.
#[test]
fn best_breaks_ties() {
    let (hand, _) = position("Knights, King, Mirage, Book of Changes, Island, Fountain of Life");
    let plain = best(cards("Knights, King, Island"), CardSet::EMPTY, ForEach::Cards);
    assert_eq!(plain.choices, Choices::default());
    assert_eq!(best(hand, CardSet::EMPTY, ForEach::Cards).choices.fountain, None);
    let copy = best(cards("Doppelgänger, Great Flood"), CardSet::EMPTY, ForEach::Cards);
    assert_eq!((copy.score.total, copy.choices.doppelganger), (64, Some(Card::GreatFlood)));
}

/// FR-31: the best hands that there are: seven cards, and eight with the Necromancer's.
#[test]
fn the_best_hands() {
    let seven = cards("Cavern, Bell Tower, Earth Elemental, Candle, Collector, Gem of Order, Book of Changes");
    assert_eq!(best(seven, CardSet::EMPTY, ForEach::Cards).score.total, 385);
    let raising =
        cards("Bell Tower, Candle, Necromancer, Sword of Keth, Shield of Keth, Gem of Order, Book of Changes");
    let raised = best(raising, CardSet::ALL - raising, ForEach::Cards);
    assert_eq!((raised.score.total, raised.choices.necromancer), (397, Some(Card::Warhorse)));
}

/// FR-23: the Necromancer takes only what is offered, and leaves what would do harm.
#[test]
fn the_necromancer_takes_the_best_of_the_pool() {
    let hand = cards("Necromancer, Warlock Lord");
    assert_eq!(best(hand, cards("King, Enchantress"), ForEach::Cards).choices.necromancer, None);
    assert_eq!(best(hand, cards("King, Dragon"), ForEach::Cards).choices.necromancer, Some(Card::Dragon));
    assert_eq!(best(cards("Warlock Lord"), cards("Dragon"), ForEach::Cards).choices, Choices::default());
}

/// A sheet of any hand with any allowed choices adds up, and to the same as the score.
#[test]
fn sheets_add_up_to_scores() {
    let mut chance = Chance(8);
    for number in 0..20_000 {
        let given = (0..number % 6).map(|_| chance.pick(&TELLING)).collect();
        let size = 1 + chance.below(8);
        let hand = chance.hand(given, size);
        let pool = if number % 2 == 0 { chance.hand(CardSet::EMPTY, 4) - hand } else { CardSet::EMPTY };
        let choices = chance.choices(hand, pool);
        for for_each in [ForEach::Cards, ForEach::Names] {
            let sheet = sheet(hand, &choices, for_each);
            assert_adds_up(&sheet);
            assert_eq!(sheet.score(), score(hand, &choices, for_each), "{hand:?} {choices:?}");
        }
    }
}

/// Whatever is asked, there is an answer: choices out of place change nothing, hands of any size are scored.
#[test]
fn nothing_panics() {
    let mut chance = Chance(9);
    let (everything, all_choices) = position(
        "Necromancer→King, Doppelgänger→Dragon, Mirage→Swamp, Shapeshifter→any Beast, Island→Swamp, \
         Book of Changes (Dragon→Flood), Fountain of Life→Dragon",
    );
    for size in 0..=53 {
        let hand = chance.hand(CardSet::EMPTY, size);
        score(hand, &all_choices, ForEach::Cards);
        assert_adds_up(&sheet(hand, &all_choices, ForEach::Names));
    }
    score(everything, &all_choices, ForEach::Names);
    assert_eq!(best(CardSet::EMPTY, CardSet::EMPTY, ForEach::Cards).score.total, 0);
}
