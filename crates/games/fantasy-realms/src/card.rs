//! What any card can tell of itself, and how its name is read.

use std::fmt;
use std::str::FromStr;

use crate::cards::{PRINTS, Print};
use crate::{Card, Kind, spelling};

impl Card {
    /// The printed kind.
    pub fn kind(self) -> Kind {
        self.print().kind
    }

    /// The printed base strength.
    pub fn strength(self) -> i32 {
        self.print().strength
    }

    /// The name used in records and addresses: `"great-flood"`.
    pub fn id(self) -> &'static str {
        self.print().id
    }

    /// The English name.
    pub fn english(self) -> &'static str {
        self.print().english
    }

    /// The Russian name.
    pub fn russian(self) -> &'static str {
        self.print().russian
    }

    /// The card's place in [`Card::ALL`], from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The card at a place in [`Card::ALL`].
    pub const fn from_index(index: u8) -> Option<Card> {
        if (index as usize) < Card::ALL.len() { Some(Card::ALL[index as usize]) } else { None }
    }

    fn print(self) -> &'static Print {
        &PRINTS[self.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.english())
    }
}

/// A name that no card bears.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no card is called {0:?}")]
pub struct UnknownCard(pub String);

/// Reads the English name, the Russian name or the id; case, spaces, hyphens and the dots of ё and ä don't matter.
impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Card, UnknownCard> {
        Card::ALL
            .into_iter()
            .find(|card| [card.id(), card.english(), card.russian()].iter().any(|name| spelling::same(text, name)))
            .ok_or_else(|| UnknownCard(text.to_owned()))
    }
}
