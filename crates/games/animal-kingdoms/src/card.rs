//! The beast cards: a type and a rank each.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Beast;

/// How many ranks there are; a rank is a number from 1 to this.
pub(crate) const RANKS: u8 = 8;

/// One of the 64 beast cards (AK-1). In JSON its id: `"owl-7"`.
///
/// ```
/// use pentarchy_animal_kingdoms::{Beast, Card};
///
/// let card: Card = "owl 7".parse()?;
/// assert_eq!((card.beast(), card.rank()), (Beast::Owl, 7));
/// assert_eq!(card.to_string(), "owl 7");
/// # Ok::<(), pentarchy_animal_kingdoms::UnknownCard>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = Beast::ALL.len() * RANKS as usize;

    /// A card that stands in unused places.
    pub(crate) const FILLER: Card = Card(0);

    /// The card of this type and rank, if there is such a rank.
    pub const fn new(beast: Beast, rank: u8) -> Option<Card> {
        if 1 <= rank && rank <= RANKS { Some(Card(beast as u8 * RANKS + rank - 1)) } else { None }
    }

    /// The card with this number, counted from 0: type by type, and in each by rank.
    pub const fn from_index(index: u8) -> Option<Card> {
        if (index as usize) < Card::COUNT { Some(Card(index)) } else { None }
    }

    /// The card's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Which beast it shows.
    pub const fn beast(self) -> Beast {
        Beast::ALL[(self.0 / RANKS) as usize]
    }

    /// Its rank, from 1 to 8.
    pub const fn rank(self) -> u8 {
        self.0 % RANKS + 1
    }

    /// Every card, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.beast().english(), self.rank())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.beast().id(), self.rank())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A name that no card bears.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no card is called {0:?}")]
pub struct UnknownCard(pub String);

/// Reads the id or the name in either language: `owl-7`, `red panda 4`, `сова 7`.
impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Card, UnknownCard> {
        let read = || {
            let (name, rank) = text.rsplit_once(['-', ' '])?;
            let named = |beast: &Beast| [beast.id(), beast.english(), beast.russian()].contains(&name);
            let beast = Beast::ALL.into_iter().find(named)?;
            Card::new(beast, rank.parse().ok()?)
        };
        read().ok_or_else(|| UnknownCard(text.to_owned()))
    }
}
