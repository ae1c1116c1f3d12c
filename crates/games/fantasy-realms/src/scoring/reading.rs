//! How a hand is read while it is scored. The rules ask through [`Reading`], so the same rules score a realm where
//! choices have changed cards and, much faster, a hand as it is printed.

use super::text::{OfKinds, Penalty, Wanted};
use super::texts::{penalty, strength};
use crate::{Card, CardSet, Kind, KindSet};

/// Who bears which name, kind, strength and penalty. Cards are called by what is printed on them throughout.
pub(crate) trait Reading {
    /// The cards that are scored.
    fn cards(&self) -> CardSet;
    /// The card that the Island clears.
    fn island(&self) -> Option<Card>;
    /// The card that the Fountain of Life takes its bonus from, if the player insists.
    fn fountain(&self) -> Option<Card>;
    /// The card whose printed strength and penalty a card has now.
    fn lower_part(&self, card: Card) -> Card;
    /// The cards that carry a penalty printed on one of these cards.
    fn carriers(&self, printed: CardSet) -> CardSet;
    /// The cards of any of these kinds now.
    fn of_kinds(&self, wanted: &OfKinds) -> CardSet;
    /// The names that these cards bear now, each name once.
    fn names(&self, cards: CardSet) -> CardSet;
    /// The cards that bear any of these names now.
    fn bearers(&self, names: CardSet) -> CardSet;

    /// The base strength that a card has now.
    #[inline]
    fn strength(&self, card: Card) -> i32 {
        strength(self.lower_part(card))
    }

    /// The penalty that a card carries now.
    #[inline]
    fn penalty(&self, card: Card) -> &'static Penalty {
        penalty(self.lower_part(card))
    }

    /// The cards of a kind now.
    #[inline]
    fn of_kind(&self, kind: Kind) -> CardSet {
        self.of_kinds(&ONE_KIND[kind as usize])
    }

    /// The cards that the text on `asking` looks for.
    #[inline]
    fn find(&self, wanted: &Wanted, asking: Card) -> CardSet {
        let mut found = self.of_kinds(&wanted.kinds);
        if !wanted.others.is_empty() {
            found |= self.of_kinds(&wanted.others).without(asking);
        }
        if !wanted.except.is_empty() {
            found -= self.bearers(wanted.except);
        }
        if !wanted.names.is_empty() {
            found |= self.bearers(wanted.names);
        }
        found
    }
}

/// A hand for which nobody has chosen anything: every card is what is printed on it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Printed(pub(crate) CardSet);

impl Reading for Printed {
    #[inline]
    fn cards(&self) -> CardSet {
        self.0
    }

    #[inline]
    fn island(&self) -> Option<Card> {
        None
    }

    #[inline]
    fn fountain(&self) -> Option<Card> {
        None
    }

    #[inline]
    fn lower_part(&self, card: Card) -> Card {
        card
    }

    #[inline]
    fn carriers(&self, printed: CardSet) -> CardSet {
        self.0 & printed
    }

    #[inline]
    fn of_kinds(&self, wanted: &OfKinds) -> CardSet {
        self.0 & wanted.printed
    }

    #[inline]
    fn names(&self, cards: CardSet) -> CardSet {
        cards
    }

    #[inline]
    fn bearers(&self, names: CardSet) -> CardSet {
        self.0 & names
    }

    /// The same without a branch: sets of printed cards are known beforehand.
    #[inline]
    fn find(&self, wanted: &Wanted, asking: Card) -> CardSet {
        self.0 & wanted.printed(asking)
    }
}

static ONE_KIND: [OfKinds; Kind::ALL.len()] = {
    let mut kinds = [OfKinds::new(KindSet::EMPTY); Kind::ALL.len()];
    let mut i = 0;
    while i < kinds.len() {
        kinds[i] = OfKinds::new(KindSet::EMPTY.with(Kind::ALL[i]));
        i += 1;
    }
    kinds
};
