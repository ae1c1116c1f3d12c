//! The action display: 41 eyeballs, the pawns on them, and the elements that wait beside them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::data::EYEBALLS;
use crate::hex::as_text;
use crate::set::bit_set;
use crate::{Animal, Discs, Section};

/// How many eyeballs the display has.
pub(crate) const COUNT: usize = 41;

/// A place for a pawn. In JSON its section and its number from the left: `"adaptation-2"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Eyeball(u8);

impl Eyeball {
    /// Every eyeball, in the order in which they are carried out.
    pub const ALL: [Eyeball; COUNT] = {
        let mut all = [Eyeball(0); COUNT];
        let mut i = 0;
        while i < COUNT {
            all[i] = Eyeball(i as u8);
            i += 1;
        }
        all
    };

    /// The eyeball with this number of a section, counted from 1 on the left.
    pub const fn of(section: Section, number: u8) -> Option<Eyeball> {
        if number == 0 || number > EYEBALLS[section.index()] {
            return None;
        }
        let mut first = 0;
        let mut i = 0;
        while i < section.index() {
            first += EYEBALLS[i];
            i += 1;
        }
        Some(Eyeball(first + number - 1))
    }

    /// The place in [`ALL`](Eyeball::ALL), from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its section.
    #[inline]
    pub const fn section(self) -> Section {
        SECTIONS[self.0 as usize].0
    }

    /// Its place in its section, counted from 1 on the left.
    #[inline]
    pub const fn number(self) -> u8 {
        SECTIONS[self.0 as usize].1
    }
}

/// Section and number of every eyeball.
static SECTIONS: [(Section, u8); COUNT] = {
    let mut all = [(Section::Initiative, 0); COUNT];
    let mut found = 0;
    let mut section = 0;
    while section < EYEBALLS.len() {
        let mut number = 1;
        while number <= EYEBALLS[section] {
            all[found] = (Section::ALL[section], number);
            found += 1;
            number += 1;
        }
        section += 1;
    }
    assert!(found == COUNT);
    all
};

impl fmt::Display for Eyeball {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.section().id(), self.number())
    }
}

impl std::str::FromStr for Eyeball {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Eyeball, &'static str> {
        let read = || {
            let (section, number) = text.split_once('-')?;
            let section = Section::ALL.into_iter().find(|known| known.id() == section)?;
            let number = number.parse().ok().filter(|_| number.len() == 1)?;
            Eyeball::of(section, number)
        };
        read().ok_or("not an eyeball of the display")
    }
}

as_text!(Eyeball);

bit_set! {
    /// A set of eyeballs.
    EyeballSet of Eyeball in u64
}

/// The pawns on the display. In JSON a list of eyeballs with their animals.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<(Eyeball, Animal)>", into = "Vec<(Eyeball, Animal)>")]
pub struct Pawns {
    whose: [Option<Animal>; COUNT],
    /// Where none stands.
    vacant: EyeballSet,
}

impl Pawns {
    /// No pawn anywhere.
    pub(crate) const NONE: Pawns = Pawns { whose: [None; COUNT], vacant: EyeballSet::ALL };

    /// Whose pawn stands there.
    #[inline]
    pub fn at(&self, eyeball: Eyeball) -> Option<Animal> {
        self.whose[eyeball.index()]
    }

    /// The eyeballs where nobody stands.
    #[inline]
    pub fn vacant(&self) -> EyeballSet {
        self.vacant
    }

    /// The pawns that stand somewhere, in order.
    pub fn standing(&self) -> impl Iterator<Item = (Eyeball, Animal)> {
        Eyeball::ALL.into_iter().filter_map(|eyeball| self.at(eyeball).map(|animal| (eyeball, animal)))
    }

    pub(crate) fn put(&mut self, eyeball: Eyeball, animal: Animal) {
        self.whose[eyeball.index()] = Some(animal);
        self.vacant.remove(eyeball);
    }

    pub(crate) fn take(&mut self, eyeball: Eyeball) -> Option<Animal> {
        self.vacant.insert(eyeball);
        self.whose[eyeball.index()].take()
    }

    /// DS-96: pawns that wait in Glaciation move one eyeball to the left, if it is free.
    pub(crate) fn slide(&mut self) {
        for number in 2..=EYEBALLS[Section::Glaciation.index()] {
            let place = |number| Eyeball::of(Section::Glaciation, number);
            if let (Some(from), Some(to)) = (place(number), place(number - 1))
                && self.at(to).is_none()
                && let Some(animal) = self.take(from)
            {
                self.put(to, animal);
            }
        }
    }
}

impl fmt::Debug for Pawns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.standing().map(|(eyeball, animal)| (eyeball.to_string(), animal))).finish()
    }
}

impl From<Pawns> for Vec<(Eyeball, Animal)> {
    fn from(pawns: Pawns) -> Self {
        pawns.standing().collect()
    }
}

impl TryFrom<Vec<(Eyeball, Animal)>> for Pawns {
    type Error = &'static str;

    fn try_from(standing: Vec<(Eyeball, Animal)>) -> Result<Pawns, &'static str> {
        let mut pawns = Pawns::NONE;
        for (eyeball, animal) in standing {
            if pawns.at(eyeball).is_some() {
                return Err("two pawns on one eyeball");
            }
            pawns.put(eyeball, animal);
        }
        Ok(pawns)
    }
}

/// The elements that lie on the display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boxes {
    /// To be taken by animals.
    pub adaptation: Discs,
    /// To be lost by animals.
    pub regression: Discs,
    /// To be put on earth.
    pub abundance: Discs,
    /// To be lost by tundra.
    pub wasteland: Discs,
    /// Of these types one may be removed from earth.
    pub depletion: Discs,
    /// To be put on new tiles.
    pub wanderlust: Discs,
}

impl Boxes {
    pub(crate) fn all(&self) -> [Discs; 6] {
        [self.adaptation, self.regression, self.abundance, self.wasteland, self.depletion, self.wanderlust]
    }
}
