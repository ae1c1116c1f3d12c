//! Cards that bring cubes: Aquatic, Evolution, Fecundity, Hibernation.

use pentarchy_game::Events;

use super::Asked;
use crate::event::Log;
use crate::{
    Action, Animal, AnimalSet, Ask, Card, Corner, DominantSpecies, Element, Event, Hex, HexSet, Hibernating, Refusal,
    Section, Terrain,
};

/// DS-65: how many cubes Aquatic brings at most.
const AQUATIC: u8 = 4;
/// DS-73: how many animals Evolution replaces a cube of at most.
const EVOLUTION: usize = 2;
/// DS-77: how many cubes Hibernation brings back at most.
const HIBERNATION: u8 = 5;

impl DominantSpecies {
    /// DS-65: a sea or wetland, a disc on it, and cubes.
    pub(super) fn aquatic(&self, you: Animal) -> Option<Ask> {
        let useful = self.aquatic_puts() || self.most_aquatic(you) > 0;
        (useful && !self.waters().is_empty()).then_some(Ask::AquaticTile)
    }

    fn all_waters(&self) -> HexSet {
        let water = |tile: &Hex| matches!(self.board.earth.terrain(*tile), Some(Terrain::Sea | Terrain::Wetland));
        self.board.earth.tiles().iter().filter(water).collect()
    }

    fn with_vacancy(&self) -> HexSet {
        self.all_waters().iter().filter(|&tile| !self.vacant_on(tile).is_empty()).collect()
    }

    /// Whether a disc can come at all.
    fn aquatic_puts(&self) -> bool {
        !self.board.bag.is_empty() && !self.with_vacancy().is_empty()
    }

    /// The tiles to choose from: where a disc can be put, if there is such a tile.
    pub(super) fn waters(&self) -> HexSet {
        if self.aquatic_puts() { self.with_vacancy() } else { self.all_waters() }
    }

    pub(super) fn aquatic_tile(&self, you: Animal, tile: Hex) -> Asked {
        if !self.waters().contains(tile) {
            return Err(Refusal::Card(Card::Aquatic));
        }
        Ok(if self.aquatic_puts() { Some(Ask::AquaticElement { tile }) } else { self.ask_aquatic_cubes(you, tile) })
    }

    pub(super) fn aquatic_element(&self, tile: Hex, element: Element) -> Asked {
        self.in_bag(element)?;
        Ok(Some(Ask::AquaticCorner { tile, element }))
    }

    pub(super) fn aquatic_corner<E: Events<Event>>(
        &mut self,
        you: Animal,
        tile: Hex,
        element: Element,
        corner: Corner,
        log: &mut Log<'_, E>,
    ) -> Asked {
        self.vacant_corner_of(tile, corner, Section::Domination)?;
        self.put_from_bag(you, element, corner, log)?;
        Ok(self.ask_aquatic_cubes(you, tile))
    }

    fn ask_aquatic_cubes(&self, you: Animal, tile: Hex) -> Option<Ask> {
        (self.most_aquatic(you) > 0).then_some(Ask::AquaticCubes { tile })
    }

    pub(super) fn most_aquatic(&self, you: Animal) -> u8 {
        self.board.beast(you).pool.min(AQUATIC)
    }

    pub(super) fn aquatic_cubes<E: Events<Event>>(
        &mut self,
        you: Animal,
        tile: Hex,
        on: Hex,
        count: u8,
        log: &mut Log<'_, E>,
    ) -> Asked {
        if on != tile || count == 0 || count > self.most_aquatic(you) {
            return Err(Refusal::Card(Card::Aquatic));
        }
        self.bear(you, tile, count, log);
        Ok(None)
    }

    /// DS-73: one cube each of up to two other animals is replaced by a cube of yours.
    pub(super) fn evolution(&self, you: Animal) -> Option<Ask> {
        (self.board.beast(you).pool > 0).then_some(Ask::Evolution { replaced: AnimalSet::EMPTY })
    }

    pub(super) fn evolution_options(&self, you: Animal, replaced: AnimalSet, out: &mut impl FnMut(Action)) {
        for animal in self.board.others(you).without(replaced).iter() {
            self.board.earth.lands(animal).iter().for_each(|tile| out(Action::Cube { tile, animal }));
        }
    }

    pub(super) fn evolve<E: Events<Event>>(
        &mut self,
        you: Animal,
        mut replaced: AnimalSet,
        tile: Hex,
        animal: Animal,
        log: &mut Log<'_, E>,
    ) -> Asked {
        let open = self.board.others(you).without(replaced).contains(animal);
        if !open || self.board.earth.cubes(tile, animal) == 0 || self.board.beast(you).pool == 0 {
            return Err(Refusal::Card(Card::Evolution));
        }
        self.kill(animal, tile, 1, log);
        self.bear(you, tile, 1, log);
        replaced.insert(animal);
        let more = replaced.len() < EVOLUTION && self.board.beast(you).pool > 0;
        Ok(more.then_some(Ask::Evolution { replaced }))
    }

    /// DS-74: up to one more cube on every tile that you live on.
    pub(super) fn fecundity(&self, you: Animal) -> Option<Ask> {
        self.still_fertile(you, self.board.earth.lands(you))
    }

    fn still_fertile(&self, you: Animal, tiles: HexSet) -> Option<Ask> {
        (self.board.beast(you).pool > 0 && !tiles.is_empty()).then_some(Ask::Fecundity { tiles })
    }

    /// Whether the gene pool has a cube for each of several tiles.
    fn enough_for_all(&self, you: Animal, tiles: HexSet) -> bool {
        tiles.len() > 1 && usize::from(self.board.beast(you).pool) >= tiles.len()
    }

    pub(super) fn fecundity_options(&self, you: Animal, tiles: HexSet, out: &mut impl FnMut(Action)) {
        if self.enough_for_all(you, tiles) {
            out(Action::Everywhere);
        }
        tiles.iter().map(Action::Tile).for_each(out);
    }

    pub(super) fn multiply<E: Events<Event>>(
        &mut self,
        you: Animal,
        mut tiles: HexSet,
        tile: Hex,
        log: &mut Log<'_, E>,
    ) -> Asked {
        if !tiles.contains(tile) || self.board.beast(you).pool == 0 {
            return Err(Refusal::Card(Card::Fecundity));
        }
        self.bear(you, tile, 1, log);
        tiles.remove(tile);
        Ok(self.still_fertile(you, tiles))
    }

    pub(super) fn multiply_everywhere<E: Events<Event>>(
        &mut self,
        you: Animal,
        tiles: HexSet,
        log: &mut Log<'_, E>,
    ) -> Asked {
        if !self.enough_for_all(you, tiles) {
            return Err(Refusal::Card(Card::Fecundity));
        }
        tiles.iter().for_each(|tile| self.bear(you, tile, 1, log));
        Ok(None)
    }

    /// DS-77: cubes that were eliminated come back and sleep through this turn's Extinction.
    pub(super) fn hibernation(&self, you: Animal) -> Option<Ask> {
        (self.board.beast(you).eliminated > 0).then_some(Ask::Hibernation)
    }

    fn most_hibernating(&self, you: Animal) -> u8 {
        self.board.beast(you).eliminated.min(HIBERNATION)
    }

    pub(super) fn hibernation_options(&self, you: Animal, out: &mut impl FnMut(Action)) {
        for tile in self.board.earth.tiles().iter() {
            (1..=self.most_hibernating(you)).for_each(|count| out(Action::Cubes { tile, count }));
        }
    }

    pub(super) fn hibernate<E: Events<Event>>(
        &mut self,
        you: Animal,
        tile: Hex,
        count: u8,
        log: &mut Log<'_, E>,
    ) -> Asked {
        self.tile(tile)?;
        if count == 0 || count > self.most_hibernating(you) {
            return Err(Refusal::Card(Card::Hibernation));
        }
        self.board.beast_mut(you).eliminated -= count;
        self.board.earth.add_cubes(tile, you, count);
        self.board.hibernating = Some(Hibernating { animal: you, tile, cubes: count });
        log.tell(Event::Born { animal: you, tile, count });
        Ok(None)
    }
}
