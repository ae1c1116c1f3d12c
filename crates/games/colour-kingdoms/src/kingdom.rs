//! The six kingdoms.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A kingdom, by the first letters of its Russian name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kingdom {
    /// Синеречье.
    Sin,
    /// Лиловополье.
    Lil,
    /// Красногорье.
    Kra,
    /// Зеленолесье.
    Zel,
    /// Желтоводье.
    Zhe,
    /// Буроземье.
    Bur,
}

impl Kingdom {
    /// Every kingdom.
    pub const ALL: [Kingdom; 6] = [Kingdom::Sin, Kingdom::Lil, Kingdom::Kra, Kingdom::Zel, Kingdom::Zhe, Kingdom::Bur];

    /// For arrays indexed by kingdom.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in records and maps.
    pub const fn id(self) -> &'static str {
        ["sin", "lil", "kra", "zel", "zhe", "bur"][self.index()]
    }

    /// The kingdom with this name.
    pub fn named(id: &str) -> Option<Kingdom> {
        Kingdom::ALL.into_iter().find(|kingdom| kingdom.id() == id)
    }
}

impl fmt::Display for Kingdom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A set of kingdoms. In JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Kingdom>", into = "Vec<Kingdom>")]
pub struct KingdomSet(u8);

impl KingdomSet {
    /// No kingdom.
    pub const EMPTY: KingdomSet = KingdomSet(0);

    /// One kingdom alone.
    pub const fn only(kingdom: Kingdom) -> KingdomSet {
        KingdomSet(1 << kingdom as u8)
    }

    /// This set and one kingdom more.
    pub const fn with(self, kingdom: Kingdom) -> KingdomSet {
        KingdomSet(self.0 | 1 << kingdom as u8)
    }

    /// This set but for one kingdom.
    pub const fn without(self, kingdom: Kingdom) -> KingdomSet {
        KingdomSet(self.0 & !(1 << kingdom as u8))
    }

    /// Whether the kingdom is in the set.
    pub const fn contains(self, kingdom: Kingdom) -> bool {
        self.0 >> kingdom as u8 & 1 == 1
    }

    /// The kingdoms of this set that are not in the other.
    pub const fn minus(self, other: KingdomSet) -> KingdomSet {
        KingdomSet(self.0 & !other.0)
    }

    /// How many kingdoms are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kingdoms, in their order.
    pub fn iter(self) -> impl Iterator<Item = Kingdom> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let kingdom = *Kingdom::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(kingdom)
        })
    }
}

impl fmt::Debug for KingdomSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Kingdom> for KingdomSet {
    fn from_iter<I: IntoIterator<Item = Kingdom>>(kingdoms: I) -> KingdomSet {
        kingdoms.into_iter().fold(KingdomSet::EMPTY, KingdomSet::with)
    }
}

impl From<Vec<Kingdom>> for KingdomSet {
    fn from(kingdoms: Vec<Kingdom>) -> KingdomSet {
        kingdoms.into_iter().collect()
    }
}

impl From<KingdomSet> for Vec<Kingdom> {
    fn from(set: KingdomSet) -> Vec<Kingdom> {
        set.iter().collect()
    }
}
