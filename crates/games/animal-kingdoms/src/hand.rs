//! A hand, and what the others can be sure of about it.

use serde::{Deserialize, Serialize};

use crate::{Card, CardSet};

/// How many cards make a whole hand (AK-8, AK-14).
pub(crate) const HAND: usize = 4;

/// A hand of up to four cards.
///
/// All that players do with cards is seen by everybody, but for what they draw. So everybody knows of each card of a
/// hand that it can't be one of those that went openly into the deck while it was already held. A card that leaves the
/// hand may have been any that could be it; then only what holds in every case is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hand {
    pub(crate) cards: CardSet,
    /// For each card of the hand, the longest held first, what it can't be. Each set holds the one after it.
    pub(crate) unlike: [CardSet; HAND],
}

impl Hand {
    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    /// What the cards of this hand can't be, one set for each of them, the longest held first.
    pub(crate) fn unlike(&self) -> &[CardSet] {
        &self.unlike[..self.len().min(HAND)]
    }

    /// A card from the deck: it can be anything.
    #[inline]
    pub(crate) fn draw(&mut self, card: Card) {
        self.cards.insert(card);
    }

    /// A card leaves the hand for all to see.
    ///
    /// Of those that it may have been, the longest held is counted as gone: what is known of the others then holds
    /// whichever it was.
    #[inline]
    pub(crate) fn leave(&mut self, card: Card) {
        let held = self.len();
        self.cards.remove(card);
        if self.unlike[0].is_empty() {
            return; // Nothing has been shuffled since these cards were drawn.
        }
        let gone = self.unlike.iter().position(|unlike| !unlike.contains(card)).unwrap_or(held - 1);
        self.unlike.copy_within(gone + 1.., gone);
        self.unlike[HAND - 1] = CardSet::EMPTY;
    }

    /// Cards that everybody has seen are shuffled into the deck: none of them is in this hand.
    pub(crate) fn not_among(&mut self, shuffled: CardSet) {
        let held = self.len().min(HAND);
        self.unlike[..held].iter_mut().for_each(|unlike| *unlike |= shuffled);
    }
}
