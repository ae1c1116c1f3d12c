//! A sheet: which region has which colour.

use std::ops::BitOr;

use serde::{Deserialize, Serialize};

use crate::{Colour, Kingdom, Map, Region, RegionSet};

/// The coloured regions of a sheet, a set for each colour. In JSON every set has its colour's name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "NamedSets", into = "NamedSets")]
pub struct Sheet([RegionSet; Colour::ALL.len()]);

#[derive(Serialize, Deserialize)]
#[serde(rename = "Sheet", deny_unknown_fields)]
struct NamedSets {
    blue: RegionSet,
    red: RegionSet,
    yellow: RegionSet,
    green: RegionSet,
    violet: RegionSet,
    brown: RegionSet,
}

impl Sheet {
    /// The regions of a colour.
    pub const fn of(&self, colour: Colour) -> RegionSet {
        self.0[colour.index()]
    }

    const fn of_mut(&mut self, colour: Colour) -> &mut RegionSet {
        &mut self.0[colour.index()]
    }

    /// Everything that is painted.
    pub fn painted(&self) -> RegionSet {
        self.0.into_iter().fold(RegionSet::EMPTY, RegionSet::bitor)
    }

    /// The colour of a region, if it is painted.
    pub fn colour(&self, region: Region) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.of(colour).contains(region))
    }

    /// Paints a region that is not painted.
    pub const fn paint(&mut self, region: Region, colour: Colour) {
        self.of_mut(colour).insert(region);
    }

    /// Wipes a region clean.
    pub const fn wipe(&mut self, region: Region, colour: Colour) {
        self.of_mut(colour).remove(region);
    }

    /// The neighbours of a region that have this colour already: there must be none.
    pub fn clashes(&self, map: &Map, region: Region, colour: Colour) -> RegionSet {
        map.neighbours(region) & self.of(colour)
    }

    /// Those of the regions that can take this colour without a clash.
    pub(crate) fn fitting(&self, map: &Map, regions: RegionSet, colour: Colour) -> RegionSet {
        regions.iter().filter(|&region| self.clashes(map, region, colour).is_empty()).collect()
    }

    /// Whether every region of a kingdom is painted.
    pub fn fills(&self, kingdom: Kingdom) -> bool {
        RegionSet::of_kingdom(kingdom).is_subset(self.painted())
    }

    /// How many different colours a kingdom has.
    pub fn diversity(&self, kingdom: Kingdom) -> i32 {
        let regions = RegionSet::of_kingdom(kingdom);
        Colour::ALL.into_iter().filter(|&colour| !(self.of(colour) & regions).is_empty()).count() as i32
    }

    /// Whether no region has two colours.
    pub(crate) fn is_sound(&self) -> bool {
        Colour::ALL.iter().map(|&colour| self.of(colour).len()).sum::<usize>() == self.painted().len()
    }
}

impl From<NamedSets> for Sheet {
    fn from(sets: NamedSets) -> Sheet {
        Sheet([sets.blue, sets.red, sets.yellow, sets.green, sets.violet, sets.brown])
    }
}

impl From<Sheet> for NamedSets {
    fn from(Sheet([blue, red, yellow, green, violet, brown]): Sheet) -> NamedSets {
        NamedSets { blue, red, yellow, green, violet, brown }
    }
}
