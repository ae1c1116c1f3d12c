//! What a position promises: for searches, which look at positions that they made up.

use pentarchy_game::Seat;

use crate::{Card, CardSet, FantasyRealms, ForEach, best};

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
            let pool = if cards.contains(Card::Necromancer) { self.open_cards() } else { CardSet::EMPTY };
            return best(cards, pool, self.rules.for_each).score.total;
        }
        cards.iter().map(|card| self.worth_of(cards.without(card))).max().unwrap_or(0)
    }
}
