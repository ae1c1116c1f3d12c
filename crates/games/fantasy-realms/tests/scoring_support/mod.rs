//! Hands in words, and hands by chance.

#![allow(dead_code, reason = "each test file uses its part")]

use std::fmt::Display;
use std::str::FromStr;

use pentarchy_fantasy_realms::{
    BookChange, Card, CardSet, Choices, ForEach, Guise, Kind, KindSet, Sheet, check, score, sheet,
};

/// Cards named in a list: `"King, Queen"`.
pub(crate) fn cards(list: &str) -> CardSet {
    position(list).0
}

/// A hand and its choices, written as a player would say them:
/// `"Island→Wildfire, Mirage→any Land, Doppelgänger→Knights, Book of Changes (Queen→Wizard)"`.
pub(crate) fn position(text: &str) -> (CardSet, Choices) {
    let mut hand = CardSet::EMPTY;
    let mut choices = Choices::default();
    for piece in text.split(", ").filter(|piece| !piece.is_empty()) {
        let (name, choice) = match piece.split_once(" (") {
            Some((name, change)) => (name, Some(change.trim_end_matches(')'))),
            None => piece.split_once('→').map_or((piece, None), |(name, choice)| (name, Some(choice))),
        };
        let card: Card = read(name);
        assert!(hand.insert(card), "{card} is there twice");
        if let Some(choice) = choice {
            choose(&mut choices, card, choice);
        }
    }
    (hand, choices)
}

fn read<T: FromStr<Err: Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|unknown| panic!("{unknown}"))
}

fn choose(choices: &mut Choices, card: Card, choice: &str) {
    let guise = || match choice.strip_prefix("any ") {
        Some(kind) => Guise::Kind(read(kind)),
        None => Guise::Named(read(choice)),
    };
    match card {
        Card::Necromancer => choices.necromancer = Some(read(choice)),
        Card::Doppelganger => choices.doppelganger = Some(read(choice)),
        Card::Mirage => choices.mirage = Some(guise()),
        Card::Shapeshifter => choices.shapeshifter = Some(guise()),
        Card::BookOfChanges => {
            let (card, kind) = choice.split_once('→').expect("the Book's choice is a card and a kind");
            choices.book = Some(BookChange { card: read(card), kind: read(kind) });
        }
        Card::Island => choices.island = Some(read(choice)),
        Card::FountainOfLife => choices.fountain = Some(read(choice)),
        _ => panic!("{card} has nothing to choose"),
    }
}

/// The total of a position, which the sheet and the fast score must agree on.
pub(crate) fn total(text: &str) -> i32 {
    total_for(text, ForEach::Cards)
}

/// The same for either meaning of "for each".
pub(crate) fn total_for(text: &str, for_each: ForEach) -> i32 {
    let (hand, choices) = position(text);
    let pool = choices.necromancer.map_or(CardSet::EMPTY, CardSet::from);
    check(hand, pool, &choices).unwrap_or_else(|error| panic!("{text}: {error}"));
    let sheet = sheet(hand, &choices, for_each);
    assert_adds_up(&sheet);
    assert_eq!(sheet.score(), score(hand, &choices, for_each), "{text}");
    sheet.total
}

/// The sheet of a position.
pub(crate) fn sheet_of(text: &str) -> Sheet {
    let (hand, choices) = position(text);
    sheet(hand, &choices, ForEach::Cards)
}

/// Every total of a sheet is the sum of its parts, and what is blanked has none and says why.
pub(crate) fn assert_adds_up(sheet: &Sheet) {
    for card in &sheet.cards {
        assert_eq!(card.total, card.base + card.bonus + card.penalty, "{card:?}");
        assert_eq!(card.total, card.lines.iter().map(|line| line.points).sum::<i32>(), "{card:?}");
        assert_eq!(card.blanked, card.blanked_by.is_some(), "{card:?}");
        assert_eq!(card.blanked, card.lines.is_empty(), "{card:?}");
    }
    assert_eq!(sheet.total, sheet.cards.iter().map(|card| card.total).sum::<i32>());
    assert_eq!(sheet.strength, sheet.cards.iter().map(|card| card.base).sum::<i32>());
}

/// Every guise that the Mirage or the Shapeshifter may choose.
pub(crate) fn guises(allowed: KindSet) -> Vec<Option<Guise>> {
    let kinds = allowed.iter().map(|kind| Some(Guise::Kind(kind)));
    let names = CardSet::ALL.of_kinds(allowed).into_iter().map(|card| Some(Guise::Named(card)));
    [None].into_iter().chain(kinds).chain(names).collect()
}

/// Every choice that the rules allow, by trying all there are.
pub(crate) fn all_choices(hand: CardSet, pool: CardSet, mut each: impl FnMut(&Choices)) {
    let targets = |chooser: Card, cards: CardSet| {
        let there = if cards.contains(chooser) { cards } else { CardSet::EMPTY };
        [None].into_iter().chain(there.into_iter().map(Some)).collect::<Vec<_>>()
    };
    let guises = |joker: Card, cards: CardSet, allowed: KindSet| {
        if cards.contains(joker) { guises(allowed) } else { vec![None] }
    };
    for necromancer in [None].into_iter().chain(pool.into_iter().map(Some)) {
        let cards = necromancer.map_or(hand, |card| hand.with(card));
        let mut books = vec![None];
        if cards.contains(Card::BookOfChanges) {
            books.extend(
                cards.iter().flat_map(|card| Kind::ALL.into_iter().map(move |kind| Some(BookChange { card, kind }))),
            );
        }
        for &doppelganger in &targets(Card::Doppelganger, cards) {
            for &mirage in &guises(Card::Mirage, cards, KindSet::MIRAGE) {
                for &shapeshifter in &guises(Card::Shapeshifter, cards, KindSet::SHAPESHIFTER) {
                    for &book in &books {
                        for &island in &targets(Card::Island, cards) {
                            let choices = Choices {
                                necromancer,
                                doppelganger,
                                mirage,
                                shapeshifter,
                                book,
                                island,
                                fountain: None,
                            };
                            if check(hand, pool, &choices).is_ok() {
                                each(&choices);
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A small generator of repeatable chance (splitmix64).
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// This hand filled up with other cards to so many.
    pub(crate) fn hand(&mut self, given: CardSet, size: usize) -> CardSet {
        let mut hand = given;
        while hand.len() < size {
            hand.insert(self.pick(&Card::ALL));
        }
        hand
    }

    /// Some choices that the rules allow for the hand.
    pub(crate) fn choices(&mut self, hand: CardSet, pool: CardSet) -> Choices {
        let some_card = |chance: &mut Chance, from: CardSet| {
            let from: Vec<Card> = from.into_iter().collect();
            if from.is_empty() { None } else { Some(chance.pick(&from)) }
        };
        let mut choices = Choices::default();
        for attempt in 0..7 {
            let before = choices;
            let cards = hand.union(choices.necromancer.map_or(CardSet::EMPTY, CardSet::from));
            match attempt {
                0 => choices.necromancer = some_card(self, pool),
                1 => choices.doppelganger = some_card(self, cards),
                2 => choices.mirage = self.pick(&guises(KindSet::MIRAGE)),
                3 => choices.shapeshifter = self.pick(&guises(KindSet::SHAPESHIFTER)),
                4 => {
                    let kind = self.pick(&Kind::ALL);
                    choices.book = some_card(self, cards).map(|card| BookChange { card, kind });
                }
                5 => choices.island = some_card(self, cards),
                _ => choices.fountain = some_card(self, cards),
            }
            if check(hand, pool, &choices).is_err() {
                choices = before;
            }
        }
        choices
    }
}
