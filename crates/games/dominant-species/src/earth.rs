//! The earth: tiles, the cubes on them, and the elements on their corners.

use serde::{Deserialize, Serialize};

use crate::counts::Counts;
use crate::data::TUNDRA_TILES;
use crate::hex::HEXES;
use crate::{Animal, AnimalSet, Corner, CornerSet, Element, Hex, HexSet, Terrain};

/// The earth. In JSON a list of tiles and a list of elements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Earth {
    /// What is printed on the large tiles; it says nothing where there is none.
    printed: [Terrain; HEXES],
    tiles: HexSet,
    tundra: HexSet,
    cubes: [Counts; HEXES],
    /// Where animals live.
    lands: [HexSet; 6],
    /// Where elements of each type lie.
    discs: [CornerSet; 6],
    /// How many of each type lie on every hex: what `discs` says, counted, because searches ask for it all the time.
    supply: [Counts; HEXES],
    /// The corners of all tiles.
    corners: CornerSet,
    /// The hexes beside any tile, those with tiles included.
    around: HexSet,
}

impl Earth {
    pub(crate) fn empty() -> Earth {
        Earth {
            printed: [Terrain::Tundra; HEXES],
            tiles: HexSet::EMPTY,
            tundra: HexSet::EMPTY,
            cubes: [Counts::NONE; HEXES],
            lands: [HexSet::EMPTY; 6],
            discs: [CornerSet::EMPTY; 6],
            supply: [Counts::NONE; HEXES],
            corners: CornerSet::EMPTY,
            around: HexSet::EMPTY,
        }
    }

    /// Where tiles lie.
    #[inline]
    pub fn tiles(&self) -> HexSet {
        self.tiles
    }

    /// Which of them are tundra.
    #[inline]
    pub fn tundra(&self) -> HexSet {
        self.tundra
    }

    /// How many small tiles are left.
    pub fn tundra_left(&self) -> usize {
        TUNDRA_TILES.saturating_sub(self.tundra.len())
    }

    /// What the tile is now; nothing where there is none.
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        let terrain = if self.tundra.contains(hex) { Terrain::Tundra } else { self.printed[hex.index()] };
        self.tiles.contains(hex).then_some(terrain)
    }

    /// What is printed on the large tile, under tundra too.
    pub fn printed(&self, hex: Hex) -> Option<Terrain> {
        self.tiles.contains(hex).then_some(self.printed[hex.index()])
    }

    /// Free hexes beside a tile: where a new tile can go.
    #[inline]
    pub fn shore(&self) -> HexSet {
        self.around.without(self.tiles)
    }

    /// How many cubes of the animal are on the tile.
    #[inline]
    pub fn cubes(&self, hex: Hex, animal: Animal) -> u8 {
        self.cubes[hex.index()].at(animal.index())
    }

    /// How many cubes of each animal are on the tile, from the top of the food chain down.
    #[inline]
    pub(crate) fn cubes_of_all(&self, hex: Hex) -> Counts {
        self.cubes[hex.index()]
    }

    /// How many cubes are on the tile.
    pub fn population(&self, hex: Hex) -> u16 {
        self.cubes[hex.index()].sum() as u16
    }

    /// How many cubes the animal has on earth.
    pub fn population_of(&self, animal: Animal) -> u16 {
        self.lands(animal).iter().map(|hex| u16::from(self.cubes(hex, animal))).sum()
    }

    /// The tiles where the animal lives.
    #[inline]
    pub fn lands(&self, animal: Animal) -> HexSet {
        self.lands[animal.index()]
    }

    /// The animals that live on the tile.
    #[inline]
    pub fn animals(&self, hex: Hex) -> AnimalSet {
        AnimalSet::of_bits(self.cubes[hex.index()].some())
    }

    /// The tiles where any other animal lives.
    #[inline]
    pub fn lands_of_others(&self, animal: Animal) -> HexSet {
        let others = Animal::ALL.into_iter().filter(|&other| other != animal);
        others.fold(HexSet::EMPTY, |lands, other| lands.or(self.lands(other)))
    }

    /// Where elements of this type lie.
    #[inline]
    pub fn elements(&self, element: Element) -> CornerSet {
        self.discs[element.index()]
    }

    /// Where elements lie.
    #[inline]
    pub fn all_elements(&self) -> CornerSet {
        self.discs.iter().fold(CornerSet::EMPTY, |all, &discs| all.or(discs))
    }

    /// The element on a corner.
    pub fn element(&self, corner: Corner) -> Option<Element> {
        Element::ALL.into_iter().find(|&element| self.elements(element).contains(corner))
    }

    /// How many elements of this type lie on the tile.
    #[inline]
    pub fn supply(&self, hex: Hex, element: Element) -> u8 {
        self.supply[hex.index()].at(element.index())
    }

    /// How many elements of each type lie on the tile, in the order of [`Element::ALL`].
    #[inline]
    pub(crate) fn supplies(&self, hex: Hex) -> Counts {
        self.supply[hex.index()]
    }

    /// The corners of tiles where no element lies.
    #[inline]
    pub fn vacant_corners(&self) -> CornerSet {
        self.corners.without(self.all_elements())
    }

    /// The corners that touch tundra.
    pub fn tundra_corners(&self) -> CornerSet {
        self.tundra.iter().fold(CornerSet::EMPTY, |corners, hex| corners.or(hex.corners()))
    }

    pub(crate) fn lay(&mut self, hex: Hex, terrain: Terrain) {
        self.printed[hex.index()] = terrain;
        self.tiles.insert(hex);
        self.corners = self.corners.or(hex.corners());
        self.around = self.around.or(hex.neighbours());
    }

    pub(crate) fn freeze(&mut self, hex: Hex) {
        self.tundra.insert(hex);
    }

    #[inline]
    pub(crate) fn add_cubes(&mut self, hex: Hex, animal: Animal, count: u8) {
        self.set_cubes(hex, animal, self.cubes(hex, animal) + count);
    }

    #[inline]
    pub(crate) fn remove_cubes(&mut self, hex: Hex, animal: Animal, count: u8) {
        self.set_cubes(hex, animal, self.cubes(hex, animal) - count);
    }

    #[inline]
    pub(crate) fn set_cubes(&mut self, hex: Hex, animal: Animal, count: u8) {
        self.cubes[hex.index()].set(animal.index(), count);
        if count > 0 {
            self.lands[animal.index()].insert(hex);
        } else {
            self.lands[animal.index()].remove(hex);
        }
    }

    pub(crate) fn put(&mut self, corner: Corner, element: Element) {
        self.discs[element.index()].insert(corner);
        self.count_around(corner, element);
    }

    pub(crate) fn pick_up(&mut self, corner: Corner, element: Element) {
        self.discs[element.index()].remove(corner);
        self.count_around(corner, element);
    }

    /// Counts the elements of a type on the hexes that touch a corner.
    fn count_around(&mut self, corner: Corner, element: Element) {
        for hex in corner.hexes().iter() {
            let count = self.elements(element).and(hex.corners()).len() as u8;
            self.supply[hex.index()].set(element.index(), count);
        }
    }
}

/// How the earth is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    tiles: Vec<Tile>,
    elements: Vec<(Corner, Element)>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tile {
    hex: Hex,
    terrain: Terrain,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    tundra: bool,
    /// From the top of the food chain down.
    cubes: [u8; 6],
}

impl From<Earth> for Written {
    fn from(earth: Earth) -> Written {
        let tile = |hex: Hex| Tile {
            hex,
            terrain: earth.printed[hex.index()],
            tundra: earth.tundra.contains(hex),
            cubes: earth.cubes_of_all(hex).numbers(),
        };
        let lying = |element: Element| earth.elements(element).iter().map(move |corner| (corner, element));
        Written {
            tiles: earth.tiles.iter().map(tile).collect(),
            elements: Element::ALL.into_iter().flat_map(lying).collect(),
        }
    }
}

impl TryFrom<Written> for Earth {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Earth, &'static str> {
        let mut earth = Earth::empty();
        for tile in written.tiles {
            if earth.tiles.contains(tile.hex) || tile.terrain == Terrain::Tundra {
                return Err("two tiles on one hex, or a large tile of tundra");
            }
            earth.lay(tile.hex, tile.terrain);
            if tile.tundra {
                earth.freeze(tile.hex);
            }
            for (animal, count) in Animal::ALL.into_iter().zip(tile.cubes) {
                earth.set_cubes(tile.hex, animal, count);
            }
        }
        for (corner, element) in written.elements {
            if !earth.vacant_corners().contains(corner) {
                return Err("an element off the earth, or two on one corner");
            }
            earth.put(corner, element);
        }
        Ok(earth)
    }
}
