//! The best choices for a hand.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::ceiling::ceiling;
use super::clearing::Cleared;
use super::notice::Notice;
use super::quick::quick_score;
use super::reading::Reading;
use super::realm::Realm;
use super::tally::tally;
use super::texts::{ISLAND_CLEARS, PENALISED};
use super::{BookChange, Choices, ForEach, Guise, Score};
use crate::{Card, CardSet, KindSet};

/// The best choices for a hand, and what they bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// The choices.
    pub choices: Choices,
    /// What the hand is worth with them.
    pub score: Score,
}

/// The best choices for a hand: the highest total, then the lowest strength (the tie-break), then the fewest choices.
///
/// The answer is exact. `pool` holds the cards that the Necromancer may take, as for [`check`](super::check).
///
/// ```
/// use pentarchy_fantasy_realms::{Card, CardSet, ForEach, best};
///
/// let hand = CardSet::of(&[Card::Hydra, Card::Mirage]);
/// let best = best(hand, CardSet::EMPTY, ForEach::Cards);
/// assert_eq!(best.score.total, 40); // the Mirage is the Swamp
/// ```
pub fn best(hand: CardSet, pool: CardSet, for_each: ForEach) -> Best {
    let mut search = Search { for_each, best: None, place: Place::default(), best_place: Place::default() };
    search.hand(hand, Choices::default());
    if hand.contains(Card::Necromancer) {
        for card in pool - hand {
            search.place = Place { raised: card.index() + 1, ..Place::default() };
            search.hand(hand.with(card), Choices { necromancer: Some(card), ..Choices::default() });
        }
    }
    search.best.expect("the hand itself has been tried")
}

/// About what a hand is worth with its best choices, much sooner: jokers get their guises one after the other, each the
/// best beside what the ones before it have become, and the Book and the Island do nothing.
pub(crate) fn nearly_best(hand: CardSet, for_each: ForEach) -> i32 {
    if (hand & CardSet::JOKERS).is_empty() {
        return quick_score(hand).total;
    }
    let counted = |realm: Realm| (tally(&realm, for_each, Score::default()).total, realm);
    let more = |one: (i32, Realm), other: (i32, Realm)| if other.0 > one.0 { other } else { one };
    let notice = Notice::of(hand, for_each);
    let printed = Realm::new(hand);
    let mut found = counted(printed);
    if hand.contains(Card::Doppelganger) {
        let copied = |original: Card| {
            let mut realm = printed;
            realm.copy(original);
            counted(realm)
        };
        found = notice.copies().iter().map(copied).fold(found, more);
    }
    for (joker, allowed) in [(Card::Mirage, KindSet::MIRAGE), (Card::Shapeshifter, KindSet::SHAPESHIFTER)] {
        if hand.contains(joker) {
            let before = found.1;
            let disguised = |guise: Guise| {
                let mut realm = before;
                realm.disguise(joker, guise);
                counted(realm)
            };
            found = notice.guises(allowed).into_iter().flatten().map(disguised).fold(found, more);
        }
    }
    found.0
}

/// The cards that leave something to choose when the hand is complete.
const CHOOSERS: CardSet = CardSet::JOKERS.with(Card::BookOfChanges).with(Card::Island);

struct Search {
    for_each: ForEach,
    best: Option<Best>,
    /// What is tried now, and where the best was found.
    place: Place,
    best_place: Place,
}

/// Where choices stand in the order of the rules: of those that are worth the same and are as many, the first in that
/// order is taken, whichever was tried first.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    raised: usize,
    copy: usize,
    mirage: usize,
    shapeshifter: usize,
}

impl Search {
    /// Tries everything that can matter for these cards, in the order of the rules: Doppelgänger, Mirage, Shapeshifter,
    /// Book, Island. The Fountain of Life is left alone: it takes the strongest by itself.
    // The Book has by far the most ways, so it comes in a second pass: by then a good hand is known, and a guise of the
    // jokers that could not reach it with any change is passed over.
    fn hand(&mut self, cards: CardSet, choices: Choices) {
        if (cards & CHOOSERS).is_empty() {
            return self.weigh(quick_score(cards), choices);
        }
        let printed = Realm::new(cards);
        let notice = Notice::of(cards, self.for_each);
        self.jokers(printed, choices, &notice, |search, realm, choices| search.island(realm, choices));
        if cards.contains(Card::BookOfChanges) {
            self.jokers(printed, choices, &notice, |search, realm, choices| search.book(realm, choices, &notice));
        }
    }

    /// Tries every guise of the jokers that anything in the hand notices, strong copies first.
    fn jokers(
        &mut self,
        printed: Realm,
        choices: Choices,
        notice: &Notice,
        mut then: impl FnMut(&mut Search, &Realm, Choices),
    ) {
        let cards = printed.cards;
        let guises = |joker: Card, allowed: KindSet| {
            if cards.contains(joker) { notice.guises(allowed) } else { [None].into_iter().collect() }
        };
        let mirages = guises(Card::Mirage, KindSet::MIRAGE);
        let shapes = guises(Card::Shapeshifter, KindSet::SHAPESHIFTER);
        let copies = if cards.contains(Card::Doppelganger) { notice.copies() } else { CardSet::EMPTY };
        let copies = [None].into_iter().chain(copies.iter().map(Some));
        let mut copies: ArrayVec<(usize, Option<Card>), { Card::ALL.len() + 1 }> = copies.enumerate().collect();
        copies.sort_by_key(|(_, original)| -original.map_or(0, Card::strength));
        for (copy, doppelganger) in copies {
            let mut copied = printed;
            if let Some(original) = doppelganger {
                copied.copy(original);
            }
            for (nth_mirage, &mirage) in mirages.iter().enumerate() {
                let mut disguised = copied;
                if let Some(guise) = mirage {
                    disguised.disguise(Card::Mirage, guise);
                }
                for (nth_shape, &shapeshifter) in shapes.iter().enumerate() {
                    let mut realm = disguised;
                    if let Some(guise) = shapeshifter {
                        realm.disguise(Card::Shapeshifter, guise);
                    }
                    self.place = Place { copy, mirage: nth_mirage, shapeshifter: nth_shape, ..self.place };
                    then(self, &realm, Choices { doppelganger, mirage, shapeshifter, ..choices });
                }
            }
        }
    }

    /// Tries every change of the Book that anything in the hand notices.
    fn book(&mut self, realm: &Realm, choices: Choices, notice: &Notice) {
        if self.best.is_some_and(|best| ceiling(realm) < best.score.total) {
            return;
        }
        for card in realm.cards.without(Card::BookOfChanges) {
            let by_itself = match card {
                Card::Mirage => by_itself(choices.mirage, KindSet::MIRAGE),
                Card::Shapeshifter => by_itself(choices.shapeshifter, KindSet::SHAPESHIFTER),
                _ => KindSet::EMPTY,
            };
            for kind in notice.changes(realm, card, by_itself) {
                let mut changed = *realm;
                changed.turn(card, kind);
                self.island(&changed, Choices { book: Some(BookChange { card, kind }), ..choices });
            }
        }
    }

    /// Tries the Island on every card that has a penalty left to clear.
    fn island(&mut self, realm: &Realm, choices: Choices) {
        self.weigh(self.score(realm), choices);
        if realm.cards.contains(Card::Island) {
            let cleared = Cleared::by(realm, &mut Score::default()).whole();
            for card in (realm.carriers(PENALISED) & realm.of_kinds(&ISLAND_CLEARS)) - cleared {
                let mut chosen = *realm;
                chosen.island = Some(card);
                self.weigh(self.score(&chosen), Choices { island: Some(card), ..choices });
            }
        }
    }

    fn score(&self, realm: &Realm) -> Score {
        tally(realm, self.for_each, Score::default())
    }

    fn weigh(&mut self, score: Score, choices: Choices) {
        let worth = |best: &Best| (best.score.total, -best.score.strength);
        let new = Best { choices, score };
        let better = self.best.is_none_or(|old| {
            let (a, b) = (worth(&new), worth(&old));
            let simpler = || (choices.len(), self.place) < (old.choices.len(), self.best_place);
            a > b || a == b && simpler()
        });
        if better {
            self.best = Some(new);
            self.best_place = self.place;
        }
    }
}

/// The kinds that a joker need not be given by the Book.
fn by_itself(guise: Option<Guise>, allowed: KindSet) -> KindSet {
    match guise {
        None => allowed,
        // The Book overrides the kind: a joker without a name might as well have stayed wild.
        Some(Guise::Kind(_)) => KindSet::ALL,
        Some(Guise::Named(_)) => KindSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pentarchy_game::Seed;

    /// One joker alone is given its best guise; with several, or with other choices, something may be missed, never won.
    #[test]
    fn a_closer_look_is_exact_for_one_joker_and_never_too_high() {
        let others = CardSet::of(&[Card::BookOfChanges, Card::Island]);
        let mut dice = Seed::from(1).dice(0);
        let (mut exact, mut with_one, mut less) = (0, 0, 0);
        for _ in 0..20_000 {
            let mut hand = CardSet::EMPTY;
            while hand.len() < 7 {
                hand.insert(*dice.pick(&Card::ALL).unwrap());
            }
            let (near, most) =
                (nearly_best(hand, ForEach::Cards), best(hand, CardSet::EMPTY, ForEach::Cards).score.total);
            assert!(near <= most, "{hand:?}");
            if (hand & others).is_empty() && (hand & CardSet::JOKERS).len() < 2 {
                assert_eq!(near, most, "{hand:?}");
                exact += 1;
                with_one += u32::from(!(hand & CardSet::JOKERS).is_empty());
            }
            less += u32::from(near < most);
        }
        assert!(exact > 10_000 && with_one > 3_000 && less > 100, "{exact} {with_one} {less}");
    }
}
