//! Who listens while a hand is scored: the rules tell a ledger every point and every reason, and each ledger keeps
//! what it needs. So the fast score and the itemised sheet are the same rules.

use super::sheet::{Blanking, Reason};
use crate::{Card, CardSet};

/// Hears what happens to the cards. Reasons that cost something to work out come as closures.
pub(crate) trait Ledger {
    /// A card clears the whole penalty of these cards.
    fn clears(&mut self, clearer: Card, cards: CardSet);
    /// A card clears the word Army in the penalties of these cards.
    fn clears_army(&mut self, clearer: Card, cards: CardSet);
    /// A card blanks these cards.
    fn blanks(&mut self, blanker: Card, cards: CardSet);
    /// A card is blanked by its own text.
    fn blanks_itself(&mut self, card: Card, why: impl FnOnce() -> Blanking);
    /// A card counts for its base strength.
    fn strength(&mut self, card: Card, points: i32);
    /// A card gains these points.
    fn bonus(&mut self, card: Card, reason: Reason, points: i32, from: impl FnOnce() -> CardSet);
    /// A card loses these points.
    fn penalty(&mut self, card: Card, reason: Reason, points: i32, from: impl FnOnce() -> CardSet);
}

/// What a hand is worth.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Score {
    /// The points of the hand.
    pub total: i32,
    /// The sum of the base strengths of the active cards: of equal totals the lower strength wins.
    pub strength: i32,
}

/// A score is the ledger that only adds up.
impl Ledger for Score {
    fn clears(&mut self, _: Card, _: CardSet) {}

    fn clears_army(&mut self, _: Card, _: CardSet) {}

    fn blanks(&mut self, _: Card, _: CardSet) {}

    fn blanks_itself(&mut self, _: Card, _: impl FnOnce() -> Blanking) {}

    #[inline]
    fn strength(&mut self, _: Card, points: i32) {
        self.total += points;
        self.strength += points;
    }

    #[inline]
    fn bonus(&mut self, _: Card, _: Reason, points: i32, _: impl FnOnce() -> CardSet) {
        self.total += points;
    }

    #[inline]
    fn penalty(&mut self, _: Card, _: Reason, points: i32, _: impl FnOnce() -> CardSet) {
        self.total -= points;
    }
}
