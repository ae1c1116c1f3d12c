//! What a position promises: for searches, which look at positions that they made up.

use pentarchy_game::Seat;

use crate::{Card, CardSet, Choices, FantasyRealms, ForEach, Kind, KindSet, best, score, scoring::nearly_best};

/// The cards that ask for choices, and about what their best choice brings a good hand.
const ASKING: [(Card, i32); 6] = [
    (Card::Necromancer, 22),
    (Card::Doppelganger, 16),
    (Card::Mirage, 16),
    (Card::Shapeshifter, 16),
    (Card::BookOfChanges, 12),
    (Card::FountainOfLife, 14),
];

impl FantasyRealms {
    /// The player's cards.
    pub fn held(&self, seat: Seat) -> CardSet {
        self.hand(seat)
    }

    /// The cards of the discard area.
    pub fn open_cards(&self) -> CardSet {
        self.discard.iter().copied().collect()
    }

    /// How a hand is scored here: what "for each" counts.
    pub fn for_each(&self) -> ForEach {
        self.rules.for_each
    }

    /// What the cards would score now, with their best choices; of eight cards the best seven.
    pub fn worth_of(&self, cards: CardSet) -> i32 {
        if cards.len() <= crate::game::HAND {
            // FR-23: while trading nothing lies open, and what the deck will show is not known.
            let raises = cards.contains(Card::Necromancer);
            let pool = if raises { self.open_cards().of_kinds(KindSet::RAISABLE) } else { CardSet::EMPTY };
            return best(cards, pool, self.rules.for_each).score.total;
        }
        cards.iter().map(|card| self.worth_of(cards.without(card))).max().unwrap_or(0)
    }

    /// About what the cards would score, at a glance: what the best choices would bring is guessed. Of eight cards the
    /// best seven.
    pub fn glance_at(&self, cards: CardSet) -> i32 {
        if cards.len() <= crate::game::HAND {
            let (mut plain, mut guess) = (cards, 0);
            for (card, worth) in ASKING {
                if cards.contains(card) {
                    guess += worth;
                    // A card that can be anything disturbs nobody; the others count as they are, too.
                    if card.kind() == Kind::Wild {
                        plain = plain.without(card);
                    }
                }
            }
            return guess + score(plain, &Choices::default(), self.rules.for_each).total;
        }
        cards.iter().map(|card| self.glance_at(cards.without(card))).max().unwrap_or(0)
    }

    /// About what the cards would score, looked at more closely: jokers count what they would bring, and only the Book and
    /// the Necromancer are guessed. Of eight cards the best seven.
    pub fn study(&self, cards: CardSet) -> i32 {
        if cards.len() <= crate::game::HAND {
            let guessed = [Card::Necromancer, Card::BookOfChanges];
            let asking = ASKING.iter().filter(|(card, _)| guessed.contains(card) && cards.contains(*card));
            let guess: i32 = asking.map(|(_, worth)| worth).sum();
            return guess + nearly_best(cards, self.rules.for_each);
        }
        cards.iter().map(|card| self.study(cards.without(card))).max().unwrap_or(0)
    }
}
