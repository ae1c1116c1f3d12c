//! Competition: cubes of others die where one lives with them.

use pentarchy_game::Events;

use crate::event::Log;
use crate::game::Step;
use crate::{Action, Animal, AnimalSet, Decision, DominantSpecies, Event, Hex, HexSet, Refusal, TerrainSet};

impl DominantSpecies {
    /// DS-57: tiles where the animal lives with others.
    pub(crate) fn shared(&self, animal: Animal) -> HexSet {
        self.board.earth.lands(animal).and(self.board.earth.lands_of_others(animal))
    }

    /// The other animals on a tile.
    pub(crate) fn rivals(&self, animal: Animal, tile: Hex) -> AnimalSet {
        self.board.earth.animals(tile).without(AnimalSet::only(animal))
    }

    fn rival(&self, animal: Animal, tile: Hex, rival: Animal) -> Result<(), Refusal> {
        let lives = self.board.earth.cubes(tile, animal) > 0;
        if lives && self.rivals(animal, tile).contains(rival) {
            return Ok(());
        }
        Err(Refusal::NoRival { tile, animal: rival })
    }

    pub(crate) fn kill<E: Events<Event>>(&mut self, animal: Animal, tile: Hex, count: u8, log: &mut Log<'_, E>) {
        self.board.eliminate(animal, tile, count);
        log.tell(Event::Eliminated { animal, tile, count });
    }

    /// DS-58: the arachnids come first, with a pawn or without.
    pub(crate) fn begin_hunt(&self) -> Option<Decision> {
        self.plays(Animal::Arachnids).then_some(Decision::Hunt)
    }

    pub(crate) fn hunt_options(&self, out: &mut impl FnMut(Action)) {
        for tile in self.shared(Animal::Arachnids).iter() {
            self.rivals(Animal::Arachnids, tile).iter().for_each(|animal| out(Action::Cube { tile, animal }));
        }
        out(Action::Pass);
    }

    pub(crate) fn hunt<E: Events<Event>>(&mut self, tile: Hex, animal: Animal, log: &mut Log<'_, E>) -> Step {
        self.rival(Animal::Arachnids, tile, animal)?;
        self.kill(animal, tile, 1, log);
        Ok(None)
    }

    fn listed(&self, left: TerrainSet, tile: Hex) -> bool {
        self.board.earth.terrain(tile).is_some_and(|terrain| left.contains(terrain))
    }

    pub(crate) fn competition_options(&self, animal: Animal, left: TerrainSet, out: &mut impl FnMut(Action)) {
        for tile in self.shared(animal).iter().filter(|&tile| self.listed(left, tile)) {
            self.rivals(animal, tile).iter().for_each(|animal| out(Action::Cube { tile, animal }));
        }
        out(Action::Pass);
    }

    /// DS-56: one cube on at most one tile of each terrain.
    pub(crate) fn compete<E: Events<Event>>(
        &mut self,
        animal: Animal,
        mut left: TerrainSet,
        tile: Hex,
        rival: Animal,
        log: &mut Log<'_, E>,
    ) -> Step {
        self.tile(tile)?;
        if !self.listed(left, tile) {
            return Err(Refusal::TerrainNotListed(tile));
        }
        self.rival(animal, tile, rival)?;
        self.kill(rival, tile, 1, log);
        self.board.earth.terrain(tile).into_iter().for_each(|terrain| left.remove(terrain));
        Ok((!left.is_empty()).then_some(Decision::Competition { animal, left }))
    }
}
