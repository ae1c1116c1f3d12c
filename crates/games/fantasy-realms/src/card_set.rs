//! Sets of cards.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Card, KindSet};

/// A set of cards, such as a hand or a discard area. In JSON a list of ids; a card listed twice is refused.
///
/// ```
/// use pentarchy_fantasy_realms::{Card, CardSet};
///
/// let hand: CardSet = [Card::Queen, Card::King].into_iter().collect();
/// assert_eq!(hand.iter().collect::<Vec<_>>(), [Card::King, Card::Queen]);
/// assert_eq!((hand | CardSet::of(&[Card::Knights])).len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The whole deck.
    pub const ALL: CardSet = CardSet((1 << Card::ALL.len()) - 1);
    /// Shapeshifter, Mirage and Doppelgänger.
    pub const JOKERS: CardSet = CardSet::of(&[Card::Shapeshifter, Card::Mirage, Card::Doppelganger]);

    /// The set of the cards listed.
    pub const fn of(cards: &[Card]) -> CardSet {
        let mut set = CardSet::EMPTY;
        let mut i = 0;
        while i < cards.len() {
            set = set.with(cards[i]);
            i += 1;
        }
        set
    }

    /// This set and one card more.
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card as u8)
    }

    /// This set but for one card.
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card as u8))
    }

    /// What is in either set.
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// What is in both sets.
    pub const fn intersection(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    pub const fn difference(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards of this set whose printed kind is one of `kinds`.
    ///
    /// ```
    /// use pentarchy_fantasy_realms::{Card, CardSet, KindSet};
    ///
    /// let discard = CardSet::of(&[Card::Dragon, Card::Forge]);
    /// assert_eq!(discard.of_kinds(KindSet::RAISABLE), CardSet::of(&[Card::Dragon]));
    /// ```
    pub fn of_kinds(self, kinds: KindSet) -> CardSet {
        self.iter().filter(|card| kinds.contains(card.kind())).collect()
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card as u8 != 0
    }

    /// Whether every card of this set is in the other.
    pub const fn is_subset(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether there is nothing in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a card; whether it was not there before.
    pub const fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        *self = self.with(card);
        new
    }

    /// Takes a card out; whether it was there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        *self = self.without(card);
        there
    }

    /// The first card, in the order of the deck.
    pub const fn first(self) -> Option<Card> {
        Card::from_index(self.0.trailing_zeros() as u8)
    }

    /// All cards but the first.
    ///
    /// ```
    /// use pentarchy_fantasy_realms::{Card, CardSet};
    ///
    /// assert_eq!(CardSet::of(&[Card::King, Card::Queen]).rest(), CardSet::of(&[Card::Queen]));
    /// assert_eq!(CardSet::EMPTY.rest(), CardSet::EMPTY);
    /// ```
    pub const fn rest(self) -> CardSet {
        CardSet(self.0 & self.0.wrapping_sub(1))
    }

    /// The set as a number: the lowest bit is the first card of the deck, and so on.
    ///
    /// ```
    /// use pentarchy_fantasy_realms::{Card, CardSet};
    ///
    /// assert_eq!(CardSet::of(&[Card::ALL[0], Card::ALL[2]]).bits(), 0b101);
    /// ```
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The cards, in the order of the deck.
    pub const fn iter(self) -> Cards {
        Cards(self.0)
    }
}

impl BitOr for CardSet {
    type Output = CardSet;

    fn bitor(self, other: CardSet) -> CardSet {
        self.union(other)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        *self = self.union(other);
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;

    fn bitand(self, other: CardSet) -> CardSet {
        self.intersection(other)
    }
}

impl Sub for CardSet {
    type Output = CardSet;

    fn sub(self, other: CardSet) -> CardSet {
        self.difference(other)
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: CardSet) {
        *self = self.difference(other);
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<Card> for CardSet {
    fn from(card: Card) -> CardSet {
        CardSet::EMPTY.with(card)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        *self |= cards.into_iter().collect();
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

/// The cards of a [`CardSet`], one after the other.
#[derive(Debug, Clone)]
pub struct Cards(u64);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = *Card::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Cards {}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        struct ListOfCards;

        impl<'de> Visitor<'de> for ListOfCards {
            type Value = CardSet;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of different cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<CardSet, A::Error> {
                let mut set = CardSet::EMPTY;
                while let Some(card) = list.next_element::<Card>()? {
                    if !set.insert(card) {
                        return Err(A::Error::custom(format_args!("{} is listed twice", card.id())));
                    }
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(ListOfCards)
    }
}
