//! Cards that eliminate cubes: Biomass, Catastrophe, Cold Snap, Predator.

use pentarchy_game::Events;

use super::Asked;
use crate::event::Log;
use crate::{Animal, Ask, Card, CornerSet, DominantSpecies, Event, Hex, HexSet, Refusal};

impl DominantSpecies {
    /// DS-67: a cube dies on every tile with more cubes than elements.
    pub(super) fn biomass(&self) -> Option<Ask> {
        let crowded = |tile: &Hex| usize::from(self.board.earth.population(*tile)) > self.discs_on(*tile).len();
        let tiles: HexSet = self.board.earth.tiles().iter().filter(crowded).collect();
        (!tiles.is_empty()).then_some(Ask::Biomass { tiles })
    }

    /// Where elements lie on a tile.
    pub(super) fn discs_on(&self, tile: Hex) -> CornerSet {
        self.board.earth.all_elements().and(tile.corners())
    }

    /// DS-69: all cubes but one on a tile, then one on each tile around it.
    pub(super) fn catastrophe_tile(&self, tile: Hex) -> Asked {
        self.tile(tile)?;
        if self.board.earth.population(tile) > 1 {
            return Ok(Some(Ask::CatastropheSurvivor { tile }));
        }
        Ok(self.catastrophe_around(tile))
    }

    pub(super) fn catastrophe_survivor<E: Events<Event>>(
        &mut self,
        tile: Hex,
        survivor: Animal,
        log: &mut Log<'_, E>,
    ) -> Asked {
        let animals = self.board.earth.animals(tile);
        if !animals.contains(survivor) {
            return Err(Refusal::Card(Card::Catastrophe));
        }
        for animal in animals.iter() {
            let count = self.board.earth.cubes(tile, animal) - u8::from(animal == survivor);
            if count > 0 {
                self.kill(animal, tile, count, log);
            }
        }
        Ok(self.catastrophe_around(tile))
    }

    fn catastrophe_around(&self, tile: Hex) -> Option<Ask> {
        let peopled = |tile: &Hex| !self.board.earth.animals(*tile).is_empty();
        let tiles: HexSet = self.around(tile).iter().filter(peopled).collect();
        (!tiles.is_empty()).then_some(Ask::CatastropheAround { tiles })
    }

    /// DS-70: every other animal loses a cube on every tundra where it lives.
    pub(super) fn cold_snap<E: Events<Event>>(&mut self, you: Animal, log: &mut Log<'_, E>) -> Option<Ask> {
        for animal in self.board.others(you).iter() {
            for tile in self.board.earth.lands(animal).and(self.board.earth.tundra()).iter() {
                self.kill(animal, tile, 1, log);
            }
        }
        None
    }

    /// DS-89: a cube of another animal dies on every tile where you live with others.
    pub(super) fn predator(&self, you: Animal) -> Option<Ask> {
        let tiles = self.shared(you);
        (!tiles.is_empty()).then_some(Ask::Predator { tiles })
    }
}
