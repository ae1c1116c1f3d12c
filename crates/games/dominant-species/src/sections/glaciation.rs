//! Glaciation: a tile beside tundra freezes.

use pentarchy_game::Events;

use crate::data::bonus;
use crate::event::Log;
use crate::game::Step;
use crate::ledger::Cause;
use crate::{Action, Animal, CornerSet, DominantSpecies, Event, Hex, HexSet, Refusal};

impl DominantSpecies {
    /// DS-41: tiles beside tundra that are not tundra yet, while small tiles are left.
    pub(crate) fn freezable(&self) -> HexSet {
        let earth = &self.board.earth;
        if earth.tundra_left() == 0 {
            return HexSet::EMPTY;
        }
        let beside = earth.tundra().iter().fold(HexSet::EMPTY, |all, tile| all.or(tile.neighbours()));
        beside.and(earth.tiles()).without(earth.tundra())
    }

    pub(crate) fn glaciation_options(&self, out: &mut impl FnMut(Action)) {
        self.freezable().iter().map(Action::Tile).for_each(out);
    }

    pub(crate) fn glaciate<E: Events<Event>>(&mut self, animal: Animal, tile: Hex, log: &mut Log<'_, E>) -> Step {
        if !self.freezable().contains(tile) {
            return Err(Refusal::CannotFreeze(tile));
        }
        let beside = tile.neighbours().and(self.board.earth.tundra()).len();
        self.board.earth.freeze(tile);
        log.tell(Event::Froze { animal, tile });
        // DS-43: what lies between three tiles of tundra is lost.
        let surrounded = |corner: &crate::Corner| corner.hexes().and(self.board.earth.tundra()).len() == 3;
        let lost: CornerSet = self.board.earth.all_elements().iter().filter(surrounded).collect();
        lost.iter().for_each(|corner| self.remove_element(corner, log));
        // DS-44
        self.board
            .award(animal, bonus(beside), Cause::Glaciation)
            .into_iter()
            .for_each(|a| log.tell(Event::Awarded(a)));
        self.thin_out(tile, log);
        Ok(None)
    }

    /// DS-42: one cube of each animal stays, the others go back into the gene pools.
    fn thin_out<E: Events<Event>>(&mut self, tile: Hex, log: &mut Log<'_, E>) {
        for animal in self.board.earth.animals(tile).iter() {
            let count = self.board.earth.cubes(tile, animal) - 1;
            if count > 0 {
                self.board.go_back(animal, tile, count);
                log.tell(Event::WentBack { animal, tile, count });
            }
        }
    }
}
