//! Sets of cards, as one bit a card: a byte for every type, in it a bit for every rank.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Beast, Card, Ranks};

/// The lowest bit of every type's byte.
const EVERY_TYPE: u64 = 0x0101_0101_0101_0101;

/// A set of cards, such as a hand or the discard. In JSON a list of ids; a card listed twice is refused.
///
/// ```
/// use pentarchy_animal_kingdoms::{CardSet, Ranks};
///
/// let shown: CardSet = ["tiger 7".parse()?, "owl 3".parse()?].into_iter().collect();
/// assert_eq!(shown.ranks().lowest(), 3);
/// assert_eq!(CardSet::of_ranks(Ranks::only(3)).len(), 8);
/// assert_eq!(shown.same_type().len(), 16);
/// # Ok::<(), pentarchy_animal_kingdoms::UnknownCard>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// All cards.
    pub const ALL: CardSet = CardSet(u64::MAX);

    /// One card alone.
    pub const fn only(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }

    /// All cards of these ranks.
    pub const fn of_ranks(ranks: Ranks) -> CardSet {
        CardSet(EVERY_TYPE * ranks.0 as u64)
    }

    /// All cards of this type.
    pub const fn of_beast(beast: Beast) -> CardSet {
        CardSet(0xFF << (beast as u32 * 8))
    }

    /// The ranks of the cards.
    pub const fn ranks(self) -> Ranks {
        let mut bits = self.0;
        bits |= bits >> 32;
        bits |= bits >> 16;
        bits |= bits >> 8;
        Ranks(bits as u8)
    }

    /// All cards that have the rank of one of these.
    pub const fn same_rank(self) -> CardSet {
        CardSet::of_ranks(self.ranks())
    }

    /// All cards that have the type of one of these.
    pub const fn same_type(self) -> CardSet {
        // The top bit of every byte that is not empty, spread over its byte.
        let low = EVERY_TYPE * 0x7F;
        let top = (((self.0 & low) + low) | self.0) & !low;
        CardSet((top >> 7) * 0xFF)
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
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
        self.0 |= 1 << card.index();
        new
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The first card, in the order of the cards.
    pub const fn first(self) -> Option<Card> {
        Card::from_index(self.0.trailing_zeros() as u8)
    }

    /// The card with this place among the cards of the set, counted from 0.
    pub fn nth(self, place: usize) -> Option<Card> {
        self.iter().nth(place)
    }

    /// The cards, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = CardSet(rest).first()?;
            rest &= rest - 1;
            Some(card)
        })
    }

    /// Every subset but the empty one, the whole set first.
    #[inline]
    pub fn subsets(self) -> impl Iterator<Item = CardSet> {
        let mut next = self.0;
        std::iter::from_fn(move || {
            let subset = CardSet(next);
            next = next.wrapping_sub(1) & self.0;
            (!subset.is_empty()).then_some(subset)
        })
    }
}

impl BitOr for CardSet {
    type Output = CardSet;

    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;

    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;

    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: CardSet) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<Card> for CardSet {
    fn from(card: Card) -> CardSet {
        CardSet::only(card)
    }
}

impl From<Option<Card>> for CardSet {
    fn from(card: Option<Card>) -> CardSet {
        card.map_or(CardSet::EMPTY, CardSet::only)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | card.into())
    }
}

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
                        return Err(A::Error::custom(format_args!("{card} is listed twice")));
                    }
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(ListOfCards)
    }
}
