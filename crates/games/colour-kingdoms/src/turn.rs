//! A player's turn, from the die that they take to the drop that they place last.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::map::{MOST_TOWERS, TowerSet};
use crate::{Colour, Die, Drop, Kingdom, KingdomSet, Region, RegionSet, Spell};

/// The most drops that a turn can place: those of a die, and of every tower.
pub const MOST_STROKES: usize = 4 + MOST_TOWERS;

/// What a player has done in this round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The die that they took.
    pub die: Die,
    /// The colour that it counts as.
    pub colour: Colour,
    /// The kingdom that they took it from.
    pub kingdom: Kingdom,
    /// Where its drops are: that kingdom, unless the first spell has moved them.
    pub origin: Kingdom,
    /// The neighbouring kingdoms that the third spell has opened.
    pub spread: KingdomSet,
    /// The drops of the die that are still to be placed.
    pub drops: u8,
    /// The composite drops of the fourth spell that are still to be placed: green, violet, brown.
    pub mixed: [u8; 3],
    /// How often each spell was cast.
    pub cast: [u8; 4],
    /// The painted regions, in order.
    pub strokes: ArrayVec<Stroke, MOST_STROKES>,
    /// The drops that towers have paid, by colour; they can be used from the next round.
    pub paid: [u8; 6],
    /// The towers whose drop still needs a colour.
    pub(crate) unchosen: TowerSet,
    /// Whether the player is done.
    pub finished: bool,
    /// Whether it cost a blot.
    pub blot: bool,
}

/// A region that was painted in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stroke {
    /// Which.
    pub region: Region,
    /// In which colour.
    pub colour: Colour,
    /// With which drop.
    pub drop: Drop,
    /// Whether the second spell let it match its neighbours.
    pub matching: bool,
}

impl Turn {
    /// A turn that has just begun.
    pub(crate) fn new(die: Die, colour: Colour, kingdom: Kingdom, drops: u8) -> Turn {
        Turn {
            die,
            colour,
            kingdom,
            origin: kingdom,
            spread: KingdomSet::EMPTY,
            drops,
            mixed: [0; 3],
            cast: [0; 4],
            strokes: ArrayVec::new(),
            paid: [0; 6],
            unchosen: TowerSet::EMPTY,
            finished: false,
            blot: false,
        }
    }

    /// The regions that drops of the die may go to.
    pub fn reach(&self) -> RegionSet {
        let origin = RegionSet::of_kingdom(self.origin);
        self.spread.iter().fold(origin, |reach, kingdom| reach | RegionSet::of_kingdom(kingdom))
    }

    /// The colour of a drop.
    pub fn colour_of(&self, drop: Drop) -> Colour {
        match drop {
            Drop::Die => self.colour,
            Drop::Mixed(colour) | Drop::Tower(colour) => colour,
        }
    }

    /// Whether nothing was done since the die was taken.
    pub(crate) fn is_untouched(&self) -> bool {
        self.strokes.is_empty() && self.cast == [0; 4]
    }

    /// Drops that the die has brought and that are not placed.
    pub(crate) fn unplaced(&self) -> u8 {
        self.drops + self.mixed.iter().sum::<u8>()
    }

    /// How many mixed drops of a colour are still to be placed.
    pub(crate) fn mixed_of(&self, colour: Colour) -> u8 {
        if colour.is_basic() { 0 } else { self.mixed[composite(colour)] }
    }

    pub(crate) fn mixed_of_mut(&mut self, colour: Colour) -> &mut u8 {
        &mut self.mixed[composite(colour)]
    }

    /// How many tower drops of a colour were used.
    pub(crate) fn tower_drops_used(&self, colour: Colour) -> u8 {
        self.strokes.iter().filter(|stroke| stroke.drop == Drop::Tower(colour)).count() as u8
    }

    pub(crate) fn times_cast(&self, spell: Spell) -> u8 {
        self.cast[spell.index()]
    }
}

/// The place of a composite colour among the composite ones.
fn composite(colour: Colour) -> usize {
    colour.index() - Colour::Green.index()
}
