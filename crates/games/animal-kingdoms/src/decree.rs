//! What each decree asks: one small pure function each, from the cards that it looks at to all cards that it takes.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::components::{DECREES, Mark, Print};
use crate::{Beast, Card, CardSet, Decree, Ranks, Realm};

/// Where a decree looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Looks {
    /// At the card alone that is played.
    Nowhere,
    /// At the last card played here.
    Last,
    /// At the last card played here; it says what the first one must be as well.
    LastOrFirst,
    /// At all cards played here.
    Realm,
    /// At the last card of each neighbouring realm.
    Neighbours,
    /// At the last card of each other realm.
    Others,
}

/// The arrow printed on a decree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrow {
    /// None.
    None,
    /// Downwards.
    Down,
    /// One to each side.
    Single,
    /// Two to each side.
    Double,
}

/// A card that a decree looks at, and where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// Below which realm.
    pub realm: Realm,
    /// Which card.
    pub card: Card,
}

impl Decree {
    /// The name used in records: `"U07"`.
    pub fn id(self) -> &'static str {
        self.print().id
    }

    /// How certain it is that this decree is in the box.
    pub fn mark(self) -> Mark {
        self.print().mark
    }

    /// Where it looks.
    pub fn looks(self) -> Looks {
        self.print().looks
    }

    /// The arrow printed on it.
    pub fn arrow(self) -> Arrow {
        match self.looks() {
            Looks::Nowhere => Arrow::None,
            Looks::Last | Looks::LastOrFirst | Looks::Realm => Arrow::Down,
            Looks::Neighbours => Arrow::Single,
            Looks::Others => Arrow::Double,
        }
    }

    /// Whether two cards are played by it, of which one is discarded.
    pub fn asks_for_a_pair(self) -> bool {
        self == Decree::U10
    }

    /// What it asks, going on from "A card may be played here if …".
    pub fn english(self) -> &'static str {
        self.print().english
    }

    /// What it asks, going on from «Сюда можно сыграть карту, если …».
    pub fn russian(self) -> &'static str {
        self.print().russian
    }

    /// All cards that it takes when it looks at these cards.
    ///
    /// ```
    /// use pentarchy_animal_kingdoms::{CardSet, Decree, Ranks};
    ///
    /// let neighbours: CardSet = ["tiger 7".parse()?, "owl 3".parse()?].into_iter().collect();
    /// assert_eq!(Decree::U24.takes(neighbours), CardSet::of_ranks(Ranks::from_to(1, 3)));
    /// assert_eq!(Decree::U24.takes(CardSet::EMPTY), CardSet::ALL);
    /// # Ok::<(), pentarchy_animal_kingdoms::UnknownCard>(())
    /// ```
    #[inline]
    pub fn takes(self, looked_at: CardSet) -> CardSet {
        let print = self.print();
        let by_itself = matches!(print.looks, Looks::Nowhere | Looks::LastOrFirst);
        // AK-23: where there is nothing to look at, any card will do.
        if looked_at.is_empty() && !by_itself { CardSet::ALL } else { (print.takes)(looked_at) }
    }

    fn print(self) -> &'static Print {
        &DECREES[self as usize]
    }
}

impl fmt::Display for Decree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// AK-24: whether two cards are of one type or of one rank.
pub(crate) fn is_pair(one: Card, other: Card) -> bool {
    one != other && (one.beast() == other.beast() || one.rank() == other.rank())
}

fn either(one: Beast, other: Beast) -> CardSet {
    CardSet::of_beast(one) | CardSet::of_beast(other)
}

pub(crate) fn anything(_: CardSet) -> CardSet {
    CardSet::ALL
}

pub(crate) fn ranks_1_to_3(_: CardSet) -> CardSet {
    CardSet::of_ranks(Ranks::from_to(1, 3))
}

pub(crate) fn ranks_4_to_5(_: CardSet) -> CardSet {
    CardSet::of_ranks(Ranks::from_to(4, 5))
}

pub(crate) fn ranks_6_to_8(_: CardSet) -> CardSet {
    CardSet::of_ranks(Ranks::from_to(6, 8))
}

pub(crate) fn even(_: CardSet) -> CardSet {
    CardSet::of_ranks(Ranks::EVEN)
}

pub(crate) fn odd(_: CardSet) -> CardSet {
    CardSet::of_ranks(Ranks::ODD)
}

pub(crate) fn wolf_or_frog(_: CardSet) -> CardSet {
    either(Beast::Wolf, Beast::Frog)
}

pub(crate) fn lizard_or_tiger(_: CardSet) -> CardSet {
    either(Beast::Lizard, Beast::Tiger)
}

pub(crate) fn bee_or_okapi(_: CardSet) -> CardSet {
    either(Beast::Bee, Beast::Okapi)
}

pub(crate) fn owl_or_panda(_: CardSet) -> CardSet {
    either(Beast::Owl, Beast::RedPanda)
}

pub(crate) fn same_rank(looked_at: CardSet) -> CardSet {
    looked_at.same_rank()
}

pub(crate) fn same_type(looked_at: CardSet) -> CardSet {
    looked_at.same_type()
}

pub(crate) fn same_rank_or_type(looked_at: CardSet) -> CardSet {
    looked_at.same_rank() | looked_at.same_type()
}

pub(crate) fn new_rank(looked_at: CardSet) -> CardSet {
    CardSet::ALL - looked_at.same_rank()
}

pub(crate) fn new_type(looked_at: CardSet) -> CardSet {
    CardSet::ALL - looked_at.same_type()
}

pub(crate) fn different(looked_at: CardSet) -> CardSet {
    CardSet::ALL - same_rank_or_type(looked_at)
}

pub(crate) fn one_off(looked_at: CardSet) -> CardSet {
    let ranks = looked_at.ranks();
    CardSet::of_ranks(ranks.raised().or(ranks.lowered()))
}

pub(crate) fn other_parity(looked_at: CardSet) -> CardSet {
    CardSet::of_ranks(if looked_at.ranks().meets(Ranks::EVEN) { Ranks::ODD } else { Ranks::EVEN })
}

pub(crate) fn other_half(looked_at: CardSet) -> CardSet {
    CardSet::of_ranks(if looked_at.ranks().meets(Ranks::LOW) { Ranks::HIGH } else { Ranks::LOW })
}

pub(crate) fn up_from_1(last: CardSet) -> CardSet {
    CardSet::of_ranks(if last.is_empty() { Ranks::only(1) } else { last.ranks().raised() })
}

pub(crate) fn down_from_8(last: CardSet) -> CardSet {
    CardSet::of_ranks(if last.is_empty() { Ranks::only(8) } else { last.ranks().lowered() })
}

pub(crate) fn at_least_highest(looked_at: CardSet) -> CardSet {
    CardSet::of_ranks(Ranks::from_to(looked_at.ranks().highest(), 8))
}

pub(crate) fn at_most_lowest(looked_at: CardSet) -> CardSet {
    CardSet::of_ranks(Ranks::from_to(1, looked_at.ranks().lowest()))
}
