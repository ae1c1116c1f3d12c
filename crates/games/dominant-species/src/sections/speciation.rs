//! Speciation: new cubes around a disc of the icon's type.

use pentarchy_game::Events;

use crate::event::Log;
use crate::game::Step;
use crate::{
    Action, Animal, Corner, CornerSet, Decision, DominantSpecies, Element, Event, Hex, HexSet, Refusal, Section,
};

impl DominantSpecies {
    /// DS-46: discs of the type, if there is a cube to put beside them.
    fn cradles(&self, animal: Animal, element: Element) -> CornerSet {
        if self.board.beast(animal).pool == 0 { CornerSet::EMPTY } else { self.board.earth.elements(element) }
    }

    pub(crate) fn speciation_options(&self, animal: Animal, element: Element, out: &mut impl FnMut(Action)) {
        self.cradles(animal, element).iter().map(Action::Corner).for_each(&mut *out);
        out(Action::Pass);
    }

    pub(crate) fn choose_speciation(&mut self, animal: Animal, element: Element, corner: Corner) -> Step {
        if !self.cradles(animal, element).contains(corner) {
            return Err(Refusal::OtherElement { corner, element });
        }
        let tiles = corner.hexes().and(self.board.earth.tiles());
        Ok(Some(Decision::Births { animal, tiles }))
    }

    /// DS-47: as many as the terrain bears, if the gene pool has them.
    fn most_births(&self, animal: Animal, tile: Hex) -> u8 {
        let bears = self.board.earth.terrain(tile).map_or(0, |terrain| terrain.most_born());
        bears.min(self.board.beast(animal).pool)
    }

    pub(crate) fn birth_options(&self, animal: Animal, tiles: HexSet, out: &mut impl FnMut(Action)) {
        for tile in tiles.iter() {
            (1..=self.most_births(animal, tile)).for_each(|count| out(Action::Cubes { tile, count }));
        }
        out(Action::Pass);
    }

    pub(crate) fn speciate<E: Events<Event>>(
        &mut self,
        animal: Animal,
        mut tiles: HexSet,
        tile: Hex,
        count: u8,
        log: &mut Log<'_, E>,
    ) -> Step {
        if !tiles.contains(tile) {
            return Err(Refusal::NotOpen(tile));
        }
        let most = self.most_births(animal, tile);
        if count == 0 || count > most {
            return Err(Refusal::Count { most, section: Section::Speciation });
        }
        self.bear(animal, tile, count, log);
        tiles.remove(tile);
        let more = !tiles.is_empty() && self.board.beast(animal).pool > 0;
        Ok(more.then_some(Decision::Births { animal, tiles }))
    }

    /// New cubes from the gene pool.
    pub(crate) fn bear<E: Events<Event>>(&mut self, animal: Animal, tile: Hex, count: u8, log: &mut Log<'_, E>) {
        self.board.be_born(animal, tile, count);
        log.tell(Event::Born { animal, tile, count });
    }

    /// DS-48: the insects' own cube, after all pawns.
    pub(crate) fn begin_insect_birth(&self) -> Option<Decision> {
        let can = self.plays(Animal::Insects) && self.board.beast(Animal::Insects).pool > 0;
        can.then_some(Decision::InsectBirth)
    }

    pub(crate) fn insect_birth_options(&self, out: &mut impl FnMut(Action)) {
        if self.board.beast(Animal::Insects).pool > 0 {
            self.board.earth.tiles().iter().map(Action::Tile).for_each(&mut *out);
        }
        out(Action::Pass);
    }

    pub(crate) fn insect_birth<E: Events<Event>>(&mut self, tile: Hex, log: &mut Log<'_, E>) -> Step {
        self.tile(tile)?;
        if self.board.beast(Animal::Insects).pool == 0 {
            return Err(Refusal::Count { most: 0, section: Section::Speciation });
        }
        self.bear(Animal::Insects, tile, 1, log);
        Ok(None)
    }

    /// DS-13: there must be a tile.
    pub(crate) fn tile(&self, hex: Hex) -> Result<(), Refusal> {
        if self.board.earth.tiles().contains(hex) { Ok(()) } else { Err(Refusal::NoTile(hex)) }
    }
}
