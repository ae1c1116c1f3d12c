//! Cards in an order: the deck, and the cards played below a realm. A plain value, so that a copy is a copy of bytes.

use std::fmt;
use std::ops::Deref;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Card;

/// Up to `N` cards in an order; the last one lies on top.
#[derive(Clone, Copy)]
pub(crate) struct Pile<const N: usize> {
    cards: [Card; N],
    len: u8,
}

impl<const N: usize> Pile<N> {
    /// No card.
    pub(crate) const EMPTY: Pile<N> = Pile { cards: [Card::FILLER; N], len: 0 };

    /// Lays a card on top; there must be room.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }
}

impl<const N: usize> Deref for Pile<N> {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Pile<N>) -> bool {
        **self == **other
    }
}

impl<const N: usize> Eq for Pile<N> {}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Pile<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile<N>, D::Error> {
        struct ListOfCards<const N: usize>;

        impl<'de, const N: usize> Visitor<'de> for ListOfCards<N> {
            type Value = Pile<N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N} cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Pile<N>, A::Error> {
                let mut pile = Pile::EMPTY;
                while let Some(card) = list.next_element()? {
                    if pile.len() == N {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    pile.push(card);
                }
                Ok(pile)
            }
        }

        deserializer.deserialize_seq(ListOfCards)
    }
}
