//! Elements off the earth: in the bag, on the display, on an animal.

use pentarchy_game::Dice;
use serde::{Deserialize, Serialize};

use crate::{Element, ElementSet};

/// How many discs of each type lie somewhere. In JSON six numbers, in the order of [`Element::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Discs([u8; 6]);

impl Discs {
    /// Twenty of each type: all that there are.
    pub(crate) const ALL: Discs = Discs([crate::data::DISCS; 6]);

    /// How many there are of this type.
    #[inline]
    pub fn of(&self, element: Element) -> u8 {
        self.0[element.index()]
    }

    /// How many there are of each type, in the order of [`Element::ALL`].
    #[inline]
    pub(crate) fn counts(&self) -> [u8; 6] {
        self.0
    }

    /// How many there are in all.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    /// The types that are there.
    #[inline]
    pub fn types(&self) -> ElementSet {
        Element::ALL.into_iter().filter(|&element| self.of(element) > 0).collect()
    }

    /// Adds one.
    pub(crate) fn add(&mut self, element: Element) {
        self.0[element.index()] += 1;
    }

    /// Adds all of the others.
    pub(crate) fn add_all(&mut self, others: Discs) {
        self.0.iter_mut().zip(others.0).for_each(|(count, more)| *count += more);
    }

    /// Takes one away, if there is one.
    pub(crate) fn take(&mut self, element: Element) -> bool {
        let count = &mut self.0[element.index()];
        let there = *count > 0;
        *count -= u8::from(there);
        there
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

impl FromIterator<Element> for Discs {
    fn from_iter<I: IntoIterator<Item = Element>>(elements: I) -> Discs {
        let mut discs = Discs::default();
        elements.into_iter().for_each(|element| discs.add(element));
        discs
    }
}
