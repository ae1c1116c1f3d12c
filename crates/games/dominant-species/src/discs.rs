//! Elements off the earth: in the bag, on the display, on an animal.

use pentarchy_game::Dice;
use serde::{Deserialize, Serialize};

use crate::counts::Counts;
use crate::{Element, ElementSet};

/// How many discs of each type lie somewhere. In JSON six numbers, in the order of [`Element::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "[u8; 6]", into = "[u8; 6]")]
pub struct Discs(Counts);

impl Discs {
    /// Twenty of each type: all that there are.
    pub(crate) const ALL: Discs = Discs(Counts::new([crate::data::DISCS; 6]));

    /// How many there are of this type.
    #[inline]
    pub fn of(&self, element: Element) -> u8 {
        self.0.at(element.index())
    }

    /// How many there are of each type, in the order of [`Element::ALL`].
    #[inline]
    pub(crate) fn counts(&self) -> Counts {
        self.0
    }

    /// How many there are in all.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == Counts::NONE
    }

    /// The types that are there.
    #[inline]
    pub fn types(&self) -> ElementSet {
        ElementSet::of_bits(self.0.some())
    }

    /// Adds one.
    pub(crate) fn add(&mut self, element: Element) {
        self.0.set(element.index(), self.of(element) + 1);
    }

    /// Adds all of the others.
    pub(crate) fn add_all(&mut self, others: Discs) {
        self.0 = self.0.plus(others.0);
    }

    /// Takes one away, if there is one.
    pub(crate) fn take(&mut self, element: Element) -> bool {
        let count = self.of(element);
        self.0.set(element.index(), count.saturating_sub(1));
        count > 0
    }

    /// Draws one at random, if there is any.
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Option<Element> {
        let all = self.len();
        let mut number = if all == 0 { return None } else { dice.below(all) };
        let drawn = Element::ALL.into_iter().find(|&element| {
            let count = u32::from(self.of(element));
            let found = number < count;
            number = number.wrapping_sub(count);
            found
        })?;
        self.take(drawn).then_some(drawn)
    }
}

impl From<[u8; 6]> for Discs {
    fn from(numbers: [u8; 6]) -> Discs {
        Discs(Counts::new(numbers))
    }
}

impl From<Discs> for [u8; 6] {
    fn from(discs: Discs) -> [u8; 6] {
        discs.0.numbers()
    }
}

impl FromIterator<Element> for Discs {
    fn from_iter<I: IntoIterator<Item = Element>>(elements: I) -> Discs {
        let mut discs = Discs::default();
        elements.into_iter().for_each(|element| discs.add(element));
        discs
    }
}
