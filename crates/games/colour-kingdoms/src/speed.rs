//! Points for speed: the rows of the sheet, and their two digits.

use std::fmt;
use std::ops::{BitAnd, BitOr};

use serde::{Deserialize, Serialize};

use crate::{Kingdom, Map, Monster, RegionSet, Sheet};

/// An achievement: a row of the sheet with points for whoever is first and second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// All nine regions of a kingdom.
    Kingdom(Kingdom),
    /// All regions with monsters of a kind.
    Monster(Monster),
    /// Three whole kingdoms, which ends the game.
    ThreeKingdoms,
}

impl Row {
    /// How many rows a sheet has.
    pub const COUNT: usize = 11;

    /// Every row, in the order of the sheet.
    pub const ALL: [Row; Row::COUNT] = [
        Row::Kingdom(Kingdom::Sin),
        Row::Kingdom(Kingdom::Lil),
        Row::Kingdom(Kingdom::Kra),
        Row::Kingdom(Kingdom::Zel),
        Row::Kingdom(Kingdom::Zhe),
        Row::Kingdom(Kingdom::Bur),
        Row::Monster(Monster::Dragon),
        Row::Monster(Monster::Griffin),
        Row::Monster(Monster::Unicorn),
        Row::Monster(Monster::Hydra),
        Row::ThreeKingdoms,
    ];

    /// For arrays indexed by row.
    pub const fn index(self) -> usize {
        match self {
            Row::Kingdom(kingdom) => kingdom.index(),
            Row::Monster(kind) => Kingdom::ALL.len() + kind.index(),
            Row::ThreeKingdoms => Row::COUNT - 1,
        }
    }

    /// The digit printed for a place.
    pub const fn points(self, place: Place) -> i32 {
        match (self, place) {
            (Row::Kingdom(_), Place::First) => 4,
            (Row::Kingdom(_), Place::Second) => 2,
            (_, Place::First) => 3,
            (_, Place::Second) => 1,
        }
    }

    /// Whether it is achieved when these regions are painted.
    pub(crate) fn is_whole(self, painted: RegionSet, map: &Map) -> bool {
        let filled = |kingdom: Kingdom| RegionSet::of_kingdom(kingdom).is_subset(painted);
        match self {
            Row::Kingdom(kingdom) => filled(kingdom),
            Row::Monster(kind) => map.monsters(kind).is_subset(painted),
            Row::ThreeKingdoms => Kingdom::ALL.into_iter().filter(|&kingdom| filled(kingdom)).count() >= 3,
        }
    }

    /// Whether a sheet has achieved it.
    pub fn achieved(self, sheet: &Sheet, map: &Map) -> bool {
        self.is_whole(sheet.painted(), map)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Row::Kingdom(kingdom) => kingdom.fmt(f),
            Row::Monster(kind) => kind.fmt(f),
            Row::ThreeKingdoms => f.write_str("three kingdoms"),
        }
    }
}

/// Whether somebody was first or second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// The digit with one dot.
    First,
    /// The digit with two dots.
    Second,
}

impl Place {
    /// Both.
    pub const ALL: [Place; 2] = [Place::First, Place::Second];
}

/// What has become of a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Digit {
    /// It can still be earned.
    Open,
    /// It is earned.
    Circled,
    /// It can't be earned any more.
    Crossed,
}

/// The digits of a sheet that somebody has circled. In JSON a list with the place of every row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[Option<Place>; Row::COUNT]", into = "[Option<Place>; Row::COUNT]")]
pub struct Circled(DigitSet);

impl Circled {
    /// The digit that is circled in a row, if one is.
    pub fn of(&self, row: Row) -> Option<Place> {
        self.0.first_of(row)
    }

    /// What the row gives.
    pub fn points(&self, row: Row) -> i32 {
        self.of(row).map_or(0, |place| row.points(place))
    }

    pub(crate) fn circle(&mut self, row: Row, place: Place) {
        self.0.insert(row, place);
    }

    pub(crate) fn digits(self) -> DigitSet {
        self.0
    }
}

impl From<[Option<Place>; Row::COUNT]> for Circled {
    fn from(places: [Option<Place>; Row::COUNT]) -> Circled {
        let mut circled = Circled::default();
        for (row, place) in Row::ALL.into_iter().zip(places) {
            place.into_iter().for_each(|place| circled.circle(row, place));
        }
        circled
    }
}

impl From<Circled> for [Option<Place>; Row::COUNT] {
    fn from(circled: Circled) -> [Option<Place>; Row::COUNT] {
        Row::ALL.map(|row| circled.of(row))
    }
}

/// A set of digits: two bits for every row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct DigitSet(u32);

impl DigitSet {
    /// Every digit of a sheet.
    const ALL: DigitSet = DigitSet((1 << (2 * Row::COUNT)) - 1);

    /// The first digit of every row.
    const FIRSTS: DigitSet = DigitSet(DigitSet::ALL.0 / 3);

    fn bit(row: Row, place: Place) -> u32 {
        1 << (2 * row.index() + place as usize)
    }

    pub(crate) fn contains(self, row: Row, place: Place) -> bool {
        self.0 & DigitSet::bit(row, place) != 0
    }

    pub(crate) fn insert(&mut self, row: Row, place: Place) {
        self.0 |= DigitSet::bit(row, place);
    }

    /// The first digit of a row that is in the set.
    pub(crate) fn first_of(self, row: Row) -> Option<Place> {
        Place::ALL.into_iter().find(|&place| self.contains(row, place))
    }

    /// The points of the greatest digit of a row that is in the set.
    pub(crate) fn best_of(self, row: Row) -> f32 {
        self.first_of(row).map_or(0.0, |place| row.points(place) as f32)
    }

    /// Both digits of every row that has one in the set.
    pub(crate) fn whole_rows(self) -> DigitSet {
        let rows = (self.0 | self.0 >> 1) & DigitSet::FIRSTS.0;
        DigitSet(rows | rows << 1)
    }

    /// The digits that are not in the set.
    pub(crate) fn others(self) -> DigitSet {
        DigitSet(DigitSet::ALL.0 & !self.0)
    }

    /// Whether there are only digits in it that there are.
    pub(crate) fn is_sound(self) -> bool {
        self.0 <= DigitSet::ALL.0
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl BitOr for DigitSet {
    type Output = DigitSet;

    fn bitor(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 | other.0)
    }
}

impl BitAnd for DigitSet {
    type Output = DigitSet;

    fn bitand(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & other.0)
    }
}
