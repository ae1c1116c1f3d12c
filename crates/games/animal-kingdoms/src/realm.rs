//! The five realms and their ring.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::components::RING;

/// One of the five realms (AK-2), called by its number of territories. How they lie round the ring is
/// said in `components.rs`.
///
/// ```
/// use pentarchy_animal_kingdoms::Realm;
///
/// assert_eq!(Realm::Eight.clockwise(), Realm::Four);
/// assert_eq!(Realm::Four.neighbours(), [Realm::Eight, Realm::Five]);
/// assert_eq!(Realm::of_size(6), Some(Realm::Six));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Realm {
    /// Three ordinary territories and the capital.
    #[serde(rename = "realm-4")]
    Four,
    /// Four ordinary territories and the capital.
    #[serde(rename = "realm-5")]
    Five,
    /// Five ordinary territories and the capital.
    #[serde(rename = "realm-6")]
    Six,
    /// Six ordinary territories and the capital.
    #[serde(rename = "realm-7")]
    Seven,
    /// Seven ordinary territories and the capital.
    #[serde(rename = "realm-8")]
    Eight,
}

impl Realm {
    /// How many realms there are.
    pub const COUNT: usize = 5;

    /// Every realm, clockwise from the smallest.
    pub const ALL: [Realm; Realm::COUNT] = RING;

    /// The realms by size, in the order of [`Realm::index`].
    const BY_SIZE: [Realm; Realm::COUNT] = [Realm::Four, Realm::Five, Realm::Six, Realm::Seven, Realm::Eight];

    /// For each realm, by index, its place in the ring.
    const PLACES: [usize; Realm::COUNT] = {
        let mut places = [0; Realm::COUNT];
        let mut place = 0;
        while place < Realm::COUNT {
            places[RING[place] as usize] = place;
            place += 1;
        }
        places
    };

    /// For arrays indexed by realm.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many territories it has, the capital included.
    pub const fn territories(self) -> u8 {
        self as u8 + 4
    }

    /// The realm with so many territories.
    pub const fn of_size(territories: u8) -> Option<Realm> {
        if 4 <= territories && territories <= 8 { Some(Realm::BY_SIZE[territories as usize - 4]) } else { None }
    }

    /// The next realm clockwise.
    pub const fn clockwise(self) -> Realm {
        self.on(1)
    }

    /// The two realms beside it: the one before it and the one after it, clockwise.
    pub const fn neighbours(self) -> [Realm; 2] {
        [self.on(Realm::COUNT - 1), self.clockwise()]
    }

    /// All realms clockwise, from this one on.
    pub fn round(self) -> impl Iterator<Item = Realm> {
        (0..Realm::COUNT).map(move |steps| self.on(steps))
    }

    /// So many realms further, clockwise.
    const fn on(self, steps: usize) -> Realm {
        RING[(Realm::PLACES[self as usize] + steps) % Realm::COUNT]
    }

    /// The name used in records: `"realm-6"`.
    pub const fn id(self) -> &'static str {
        ["realm-4", "realm-5", "realm-6", "realm-7", "realm-8"][self as usize]
    }
}

impl fmt::Display for Realm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the realm of {}", self.territories())
    }
}
