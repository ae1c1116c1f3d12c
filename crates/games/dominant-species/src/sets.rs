//! Sets of animals, elements and terrains.

use crate::set::bit_set;
use crate::{Animal, Element, Terrain};

bit_set! {
    /// A set of animals; it lists them from the top of the food chain down.
    AnimalSet of Animal in u8
}

bit_set! {
    /// A set of types of elements.
    ElementSet of Element in u8
}

bit_set! {
    /// A set of terrains.
    TerrainSet of Terrain in u8
}

impl AnimalSet {
    /// The animals whose bits are set, the first in the lowest.
    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> AnimalSet {
        AnimalSet(bits)
    }
}

impl ElementSet {
    /// The types whose bits are set, the first in the lowest.
    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> ElementSet {
        ElementSet(bits)
    }
}
