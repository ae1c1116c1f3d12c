//! All that lies open on the table.

use arrayvec::ArrayVec;
use pentarchy_game::Seat;
use serde::{Deserialize, Serialize};

use crate::counts::{Counts, Mirrored};
use crate::data::{MOST_ELEMENTS, MOST_PAWNS, OPEN_CARDS};
use crate::ledger::{Award, Cause, Scored};
use crate::{Animal, AnimalSet, Boxes, Card, Discs, Earth, Element, ElementSet, Eyeball, Hex, HexSet, Ledger, Pawns};

/// All that lies open on the table: everything but the order of cards, tiles and discs still to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The turn, from 1.
    pub turn: u8,
    /// Whether the Ice Age has come: this turn is the last.
    pub ice_age: bool,
    /// Tiles, cubes and elements.
    pub earth: Earth,
    /// The animals, from the top of the food chain down.
    pub animals: [Beast; 6],
    /// Who places first, second, …
    pub initiative: ArrayVec<Animal, 6>,
    /// The pawns on the display.
    pub pawns: Pawns,
    /// The elements on the display.
    pub boxes: Boxes,
    /// The elements in the bag: what is not elsewhere.
    pub bag: Discs,
    /// The open dominance cards.
    pub cards: ArrayVec<Card, OPEN_CARDS>,
    /// The tiles that a Domination has chosen this turn.
    pub dominated: HexSet,
    /// Cubes that this turn's Extinction leaves alone.
    pub hibernating: Option<Hibernating>,
    /// Where every point came from.
    pub ledger: Ledger,
}

/// One animal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beast {
    /// Who plays it; nobody: it is not in the game.
    pub owner: Option<Seat>,
    /// The discs that it has adapted to, beside the printed elements.
    pub discs: Discs,
    /// Cubes in the gene pool.
    pub pool: u8,
    /// Cubes that were eliminated in play.
    pub eliminated: u8,
    /// Pawns in hand.
    pub pawns: u8,
    /// Points.
    pub points: i16,
}

/// Cubes that sleep through this turn's Extinction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hibernating {
    /// Whose.
    pub animal: Animal,
    /// Where.
    pub tile: Hex,
    /// How many.
    pub cubes: u8,
}

/// The elements that are printed on each animal's board.
static PRINTED: [Counts; 6] = {
    let mut printed = [Counts::NONE; 6];
    let mut i = 0;
    while i < printed.len() {
        printed[i].set(Animal::ALL[i].element().index(), Animal::ALL[i].printed());
        i += 1;
    }
    printed
};

impl Board {
    /// One animal.
    #[inline]
    pub fn beast(&self, animal: Animal) -> &Beast {
        &self.animals[animal.index()]
    }

    pub(crate) fn beast_mut(&mut self, animal: Animal) -> &mut Beast {
        &mut self.animals[animal.index()]
    }

    /// The animals in the game.
    #[inline]
    pub fn playing(&self) -> AnimalSet {
        Animal::ALL.into_iter().filter(|&animal| self.beast(animal).owner.is_some()).collect()
    }

    /// The other animals in the game.
    pub fn others(&self, animal: Animal) -> AnimalSet {
        self.playing().without(AnimalSet::only(animal))
    }

    /// The next animal in the food chain after this one; the first one of all for none.
    pub(crate) fn after(&self, animal: Option<Animal>) -> Option<Animal> {
        let rest = animal.map_or(0, |animal| animal.index() + 1);
        self.playing().iter().find(|next| next.index() >= rest)
    }

    /// How many elements of a type the animal needs: printed ones and discs.
    #[inline]
    pub fn needs(&self, animal: Animal, element: Element) -> u8 {
        let printed = if animal.element() == element { animal.printed() } else { 0 };
        printed + self.beast(animal).discs.of(element)
    }

    /// The types on the animal, printed or discs.
    pub fn types(&self, animal: Animal) -> ElementSet {
        self.beast(animal).discs.types().or(ElementSet::only(animal.element()))
    }

    /// How many elements the animal has, printed ones included.
    pub fn element_count(&self, animal: Animal) -> u8 {
        animal.printed() + self.beast(animal).discs.len() as u8
    }

    /// DS-33: whether the animal has room for one more.
    pub fn can_adapt(&self, animal: Animal) -> bool {
        self.element_count(animal) < MOST_ELEMENTS
    }

    /// How many elements of each type the animal needs, ready to be held against a tile.
    #[inline]
    pub(crate) fn appetite(&self, animal: Animal) -> Mirrored {
        self.beast(animal).discs.counts().plus(PRINTED[animal.index()]).mirrored()
    }

    /// DS-15: elements of a type on the animal times those on the tile, added up over all types.
    #[inline]
    pub fn matches(&self, tile: Hex, animal: Animal) -> u8 {
        // Six elements at most here (DS-33) and six corners there: the products fit.
        self.earth.supplies(tile).times(self.appetite(animal))
    }

    /// DS-17: the animal that matches the tile better than any other that lives there.
    pub fn dominant(&self, tile: Hex) -> Option<Animal> {
        let mut best = (0, None);
        for animal in self.earth.animals(tile).iter() {
            let matches = self.matches(tile, animal);
            if matches > best.0 {
                best = (matches, Some(animal));
            } else if matches == best.0 {
                best.1 = None;
            }
        }
        best.1
    }

    /// How many tiles the animal dominates.
    pub fn dominates(&self, animal: Animal) -> usize {
        self.earth.lands(animal).iter().filter(|&tile| self.dominant(tile) == Some(animal)).count()
    }

    /// DS-16: the tiles where the animal lives and matches nothing.
    pub fn endangered(&self, animal: Animal) -> HexSet {
        self.earth.lands(animal).iter().filter(|&tile| self.matches(tile, animal) == 0).collect()
    }

    /// How many cubes of the animal on the tile the next Extinction would remove, mammals' rescue aside.
    pub fn doomed(&self, tile: Hex, animal: Animal) -> u8 {
        if self.matches(tile, animal) > 0 {
            return 0;
        }
        let asleep = self.hibernating.filter(|sleep| sleep.animal == animal && sleep.tile == tile);
        self.earth.cubes(tile, animal).saturating_sub(asleep.map_or(0, |sleep| sleep.cubes))
    }

    /// DS-94: who has more cubes on tundra than any other animal.
    pub fn survivor(&self) -> Option<Animal> {
        let on_tundra = |animal: Animal| -> u16 {
            let frozen = self.earth.lands(animal).and(self.earth.tundra());
            frozen.iter().map(|tile| u16::from(self.earth.cubes(tile, animal))).sum()
        };
        let mut best = (0, None);
        for animal in self.playing().iter() {
            let cubes = on_tundra(animal);
            if cubes > best.0 {
                best = (cubes, Some(animal));
            } else if cubes == best.0 {
                best.1 = None;
            }
        }
        best.1
    }

    /// DS-60: who is first, second, third and fourth on the tile, as far as it has points for them.
    pub fn places(&self, tile: Hex) -> [Option<Animal>; 4] {
        let mut places = [None; 4];
        let Some(terrain) = self.earth.terrain(tile) else { return places };
        let values = terrain.values();
        for animal in self.earth.animals(tile).iter() {
            // Of equal ones the first is the one higher in the food chain.
            let rank = self.earth.cubes_of_all(tile).rank(animal.index());
            if rank < places.len() && values[rank] > 0 {
                places[rank] = Some(animal);
            }
        }
        places
    }

    /// Scores a tile.
    pub(crate) fn score(&mut self, tile: Hex, last: bool) -> Option<Scored> {
        let scored =
            Scored { turn: self.turn, last, tile, terrain: self.earth.terrain(tile)?, places: self.places(tile) };
        for animal in scored.places.into_iter().flatten() {
            self.beast_mut(animal).points += scored.points(animal);
        }
        self.ledger.scored.push(scored);
        Some(scored)
    }

    /// DS-20: points won, or lost down to 0; what it came to.
    pub(crate) fn award(&mut self, animal: Animal, points: i16, cause: Cause) -> Option<Award> {
        let beast = self.beast_mut(animal);
        let points = points.max(-beast.points);
        beast.points += points;
        let award = Award { turn: self.turn, animal, cause, points };
        if points == 0 {
            return None;
        }
        self.ledger.awards.push(award);
        Some(award)
    }

    /// How many pawns the animal has, in hand and on the display.
    pub fn pawns_of(&self, animal: Animal) -> u8 {
        let standing = self.pawns.standing().filter(|&(_, other)| other == animal).count();
        self.beast(animal).pawns + standing as u8
    }

    /// DS-91: whether there is one more pawn of this colour.
    pub(crate) fn can_gain_pawn(&self, animal: Animal) -> bool {
        self.pawns_of(animal) < MOST_PAWNS
    }

    pub(crate) fn put_pawn(&mut self, animal: Animal, eyeball: Eyeball) {
        self.beast_mut(animal).pawns -= 1;
        self.pawns.put(eyeball, animal);
    }

    /// DS-27: the pawn goes back to its owner.
    pub(crate) fn take_pawn(&mut self, eyeball: Eyeball) -> Option<Animal> {
        let animal = self.pawns.take(eyeball)?;
        self.beast_mut(animal).pawns += 1;
        Some(animal)
    }

    /// One step forward on the initiative track; whether there was one.
    pub(crate) fn step_forward(&mut self, animal: Animal) -> bool {
        match self.initiative.iter().position(|&other| other == animal) {
            None | Some(0) => false,
            Some(place) => {
                self.initiative.swap(place, place - 1);
                true
            }
        }
    }

    /// DS-18: from the gene pool onto a tile.
    pub(crate) fn be_born(&mut self, animal: Animal, tile: Hex, count: u8) {
        self.beast_mut(animal).pool -= count;
        self.earth.add_cubes(tile, animal, count);
    }

    /// DS-18: from a tile into the box.
    pub(crate) fn eliminate(&mut self, animal: Animal, tile: Hex, count: u8) {
        self.leave(animal, tile, count);
        self.beast_mut(animal).eliminated += count;
    }

    /// DS-42: from a tile into the gene pool.
    pub(crate) fn go_back(&mut self, animal: Animal, tile: Hex, count: u8) {
        self.leave(animal, tile, count);
        self.beast_mut(animal).pool += count;
    }

    pub(crate) fn move_cubes(&mut self, animal: Animal, from: Hex, to: Hex, count: u8) {
        self.leave(animal, from, count);
        self.earth.add_cubes(to, animal, count);
    }

    /// Cubes leave a tile. DS-77: those that sleep there go last, and whoever comes after them is awake.
    fn leave(&mut self, animal: Animal, tile: Hex, count: u8) {
        self.earth.remove_cubes(tile, animal, count);
        let left = self.earth.cubes(tile, animal);
        if let Some(sleep) = &mut self.hibernating
            && (sleep.animal, sleep.tile) == (animal, tile)
        {
            sleep.cubes = sleep.cubes.min(left);
            self.hibernating = self.hibernating.filter(|sleep| sleep.cubes > 0);
        }
    }

    /// DS-22: from a corner into the bag.
    pub(crate) fn bag_from(&mut self, corner: crate::Corner) -> Option<Element> {
        let element = self.earth.element(corner)?;
        self.earth.pick_up(corner, element);
        self.bag.add(element);
        Some(element)
    }

    /// DS-22: from an animal into the bag.
    pub(crate) fn bag_disc(&mut self, animal: Animal, element: Element) {
        if self.beast_mut(animal).discs.take(element) {
            self.bag.add(element);
        }
    }
}
