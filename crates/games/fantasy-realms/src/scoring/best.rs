//! The best choices for a hand.

use serde::{Deserialize, Serialize};

use super::clearing::Cleared;
use super::notice::Notice;
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
    let mut search = Search { for_each, best: None };
    search.hand(hand, Choices::default());
    if hand.contains(Card::Necromancer) {
        for card in pool - hand {
            search.hand(hand.with(card), Choices { necromancer: Some(card), ..Choices::default() });
        }
    }
    search.best.expect("the hand itself has been tried")
}

/// The cards that leave something to choose when the hand is complete.
const CHOOSERS: CardSet = CardSet::JOKERS.with(Card::BookOfChanges).with(Card::Island);

struct Search {
    for_each: ForEach,
    best: Option<Best>,
}

impl Search {
    /// Tries everything that can matter for these cards, in the order of the rules: Doppelgänger, Mirage, Shapeshifter,
    /// Book, Island. The Fountain of Life is left alone: it takes the strongest by itself.
    fn hand(&mut self, cards: CardSet, choices: Choices) {
        let printed = Realm::new(cards);
        if (cards & CHOOSERS).is_empty() {
            return self.weigh(&printed, choices);
        }
        let notice = Notice::of(cards, self.for_each);
        let guises = |joker: Card, allowed: KindSet| {
            if cards.contains(joker) { notice.guises(allowed) } else { [None].into_iter().collect() }
        };
        let mirages = guises(Card::Mirage, KindSet::MIRAGE);
        let shapes = guises(Card::Shapeshifter, KindSet::SHAPESHIFTER);
        let copies = if cards.contains(Card::Doppelganger) { notice.copies() } else { CardSet::EMPTY };
        for doppelganger in [None].into_iter().chain(copies.iter().map(Some)) {
            let mut copied = printed;
            if let Some(original) = doppelganger {
                copied.copy(original);
            }
            for &mirage in &mirages {
                let mut disguised = copied;
                if let Some(guise) = mirage {
                    disguised.disguise(Card::Mirage, guise);
                }
                for &shapeshifter in &shapes {
                    let mut realm = disguised;
                    if let Some(guise) = shapeshifter {
                        realm.disguise(Card::Shapeshifter, guise);
                    }
                    let choices = Choices { doppelganger, mirage, shapeshifter, ..choices };
                    self.island(&realm, choices);
                    if cards.contains(Card::BookOfChanges) {
                        self.book(&realm, choices, &notice);
                    }
                }
            }
        }
    }

    /// Tries every change of the Book that anything in the hand notices.
    fn book(&mut self, realm: &Realm, choices: Choices, notice: &Notice) {
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
        self.weigh(realm, choices);
        if realm.cards.contains(Card::Island) {
            let cleared = Cleared::by(realm, &mut Score::default()).whole();
            for card in (realm.carriers(PENALISED) & realm.of_kinds(&ISLAND_CLEARS)) - cleared {
                let mut chosen = *realm;
                chosen.island = Some(card);
                self.weigh(&chosen, Choices { island: Some(card), ..choices });
            }
        }
    }

    fn weigh(&mut self, realm: &Realm, choices: Choices) {
        let score = tally(realm, self.for_each, Score::default());
        let new = Best { choices, score };
        if self.best.is_none_or(|best| new.beats(&best)) {
            self.best = Some(new);
        }
    }
}

impl Best {
    /// Whether this is better: of equals, the one found first stays.
    fn beats(&self, other: &Best) -> bool {
        let worth = |best: &Best| (best.score.total, -best.score.strength);
        worth(self) > worth(other) || worth(self) == worth(other) && self.choices.len() < other.choices.len()
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
