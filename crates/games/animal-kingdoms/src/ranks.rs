//! Sets of ranks.

use std::fmt;

use crate::card::RANKS;

/// A set of ranks from 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Ranks(pub(crate) u8);

impl Ranks {
    /// The ranks from `low` to `high`, both included.
    pub const fn from_to(low: u8, high: u8) -> Ranks {
        let mut set = 0;
        let mut rank = low;
        while rank <= high {
            set |= Ranks::only(rank).0;
            rank += 1;
        }
        Ranks(set)
    }

    /// One rank; none where there is no such rank.
    pub const fn only(rank: u8) -> Ranks {
        if 1 <= rank && rank <= RANKS { Ranks(1 << (rank - 1)) } else { Ranks(0) }
    }

    /// The even ranks.
    pub const EVEN: Ranks = Ranks(0b1010_1010);
    /// The odd ranks.
    pub const ODD: Ranks = Ranks(0b0101_0101);
    /// The ranks from 1 to 4.
    pub const LOW: Ranks = Ranks::from_to(1, 4);
    /// The ranks from 5 to 8.
    pub const HIGH: Ranks = Ranks::from_to(5, 8);

    /// Every rank of the set, one higher; there is nothing above 8.
    pub const fn raised(self) -> Ranks {
        Ranks(self.0 << 1)
    }

    /// Every rank of the set, one lower; there is nothing below 1.
    pub const fn lowered(self) -> Ranks {
        Ranks(self.0 >> 1)
    }

    /// What is in either set.
    pub const fn or(self, other: Ranks) -> Ranks {
        Ranks(self.0 | other.0)
    }

    /// Whether the sets have a rank in common.
    pub const fn meets(self, other: Ranks) -> bool {
        self.0 & other.0 != 0
    }

    /// The highest rank; 0 for the empty set.
    pub const fn highest(self) -> u8 {
        RANKS - self.0.leading_zeros() as u8
    }

    /// The lowest rank; 9 for the empty set.
    pub const fn lowest(self) -> u8 {
        self.0.trailing_zeros() as u8 + 1
    }

    /// The ranks in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=RANKS).filter(move |&rank| self.meets(Ranks::only(rank)))
    }
}

impl fmt::Debug for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
