//! The regions of a sheet, nine in each kingdom.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Kingdom;

/// How many regions a kingdom has.
pub const REGIONS_OF_KINGDOM: usize = 9;

/// A region, written as its kingdom and its number there: `sin-5`.
///
/// ```
/// use pentarchy_colour_kingdoms::{Kingdom, Region};
/// let region: Region = "sin-5".parse().unwrap();
/// assert_eq!(region.kingdom(), Kingdom::Sin);
/// assert_eq!(region.to_string(), "sin-5");
/// assert!("sin-10".parse::<Region>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Region(u8);

impl Region {
    /// How many there are.
    pub const COUNT: usize = Kingdom::ALL.len() * REGIONS_OF_KINGDOM;

    /// The region of a kingdom with this number, from 1 to 9.
    pub const fn of(kingdom: Kingdom, number: u8) -> Option<Region> {
        if 1 <= number && number as usize <= REGIONS_OF_KINGDOM {
            Some(Region(kingdom as u8 * REGIONS_OF_KINGDOM as u8 + number - 1))
        } else {
            None
        }
    }

    /// Every region, kingdom by kingdom.
    pub fn all() -> impl Iterator<Item = Region> {
        (0..Region::COUNT as u8).map(Region)
    }

    /// For arrays indexed by region.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its kingdom.
    pub const fn kingdom(self) -> Kingdom {
        Kingdom::ALL[self.0 as usize / REGIONS_OF_KINGDOM]
    }

    /// Its number in its kingdom.
    pub const fn number(self) -> u8 {
        self.0 % REGIONS_OF_KINGDOM as u8 + 1
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.kingdom(), self.number())
    }
}

impl fmt::Debug for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that names no region.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no region {0:?}: regions are written like sin-5, from 1 to 9 in sin, lil, kra, zel, zhe and bur")]
pub struct NoSuchRegion(pub String);

impl FromStr for Region {
    type Err = NoSuchRegion;

    fn from_str(written: &str) -> Result<Region, NoSuchRegion> {
        let parts = written.split_once('-').filter(|(_, number)| number.len() == 1);
        let found = parts.and_then(|(id, number)| Region::of(Kingdom::named(id)?, number.parse().ok()?));
        found.ok_or_else(|| NoSuchRegion(written.to_owned()))
    }
}

impl TryFrom<String> for Region {
    type Error = NoSuchRegion;

    fn try_from(written: String) -> Result<Region, NoSuchRegion> {
        written.parse()
    }
}

impl From<Region> for String {
    fn from(region: Region) -> String {
        region.to_string()
    }
}

/// A set of regions. In JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Region>", into = "Vec<Region>")]
pub struct RegionSet(u64);

impl RegionSet {
    /// No region.
    pub const EMPTY: RegionSet = RegionSet(0);
    /// The whole sheet.
    pub const ALL: RegionSet = RegionSet((1 << Region::COUNT) - 1);

    /// The regions of a kingdom.
    pub const fn of_kingdom(kingdom: Kingdom) -> RegionSet {
        RegionSet(((1 << REGIONS_OF_KINGDOM) - 1) << (kingdom as usize * REGIONS_OF_KINGDOM))
    }

    /// Adds a region.
    pub const fn insert(&mut self, region: Region) {
        self.0 |= 1 << region.0;
    }

    /// Takes a region out.
    pub const fn remove(&mut self, region: Region) {
        self.0 &= !(1 << region.0);
    }

    /// Whether the region is in the set.
    pub const fn contains(self, region: Region) -> bool {
        self.0 >> region.0 & 1 == 1
    }

    /// Whether every region of this set is in the other.
    pub const fn is_subset(self, other: RegionSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many regions are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first region.
    pub const fn first(self) -> Option<Region> {
        if self.0 == 0 { None } else { Some(Region(self.0.trailing_zeros() as u8)) }
    }

    /// The regions, in their order.
    pub fn iter(self) -> impl Iterator<Item = Region> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let region = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(region)
        })
    }
}

impl BitOr for RegionSet {
    type Output = RegionSet;

    fn bitor(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 | other.0)
    }
}

impl BitOrAssign for RegionSet {
    fn bitor_assign(&mut self, other: RegionSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for RegionSet {
    type Output = RegionSet;

    fn bitand(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 & other.0)
    }
}

impl Sub for RegionSet {
    type Output = RegionSet;

    fn sub(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 & !other.0)
    }
}

impl fmt::Debug for RegionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Region> for RegionSet {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> RegionSet {
        let mut set = RegionSet::EMPTY;
        regions.into_iter().for_each(|region| set.insert(region));
        set
    }
}

impl From<Vec<Region>> for RegionSet {
    fn from(regions: Vec<Region>) -> RegionSet {
        regions.into_iter().collect()
    }
}

impl From<RegionSet> for Vec<Region> {
    fn from(set: RegionSet) -> Vec<Region> {
        set.iter().collect()
    }
}
