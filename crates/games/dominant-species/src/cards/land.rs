//! Cards about the land: Ice Sheet, Mass Exodus.

use pentarchy_game::Events;

use super::Asked;
use crate::event::Log;
use crate::{Action, Animal, Ask, Card, DominantSpecies, Event, Hex, Refusal};

impl DominantSpecies {
    /// DS-79: a Glaciation, by all its rules.
    pub(super) fn ice_sheet(&self) -> Option<Ask> {
        (!self.freezable().is_empty()).then_some(Ask::IceSheet)
    }

    /// DS-83: everybody leaves a tile.
    pub(super) fn exodus_tile(&self, tile: Hex) -> Asked {
        self.tile(tile)?;
        Ok(self.next_exile(tile))
    }

    /// The first animal down the food chain that still lives there.
    fn next_exile(&self, tile: Hex) -> Option<Ask> {
        self.board.earth.animals(tile).first().map(|mover| Ask::MassExodusTo { mover, tile })
    }

    pub(super) fn exodus_options(&self, mover: Animal, tile: Hex, out: &mut impl FnMut(Action)) {
        for to in self.around(tile).iter() {
            (1..=self.board.earth.cubes(tile, mover)).for_each(|count| out(Action::Cubes { tile: to, count }));
        }
    }

    pub(super) fn drive_out<E: Events<Event>>(
        &mut self,
        mover: Animal,
        tile: Hex,
        to: Hex,
        count: u8,
        log: &mut Log<'_, E>,
    ) -> Asked {
        let possible = self.around(tile).contains(to) && (1..=self.board.earth.cubes(tile, mover)).contains(&count);
        if !possible {
            return Err(Refusal::Card(Card::MassExodus));
        }
        self.move_cubes(mover, tile, to, count, log);
        Ok(self.next_exile(tile))
    }
}
