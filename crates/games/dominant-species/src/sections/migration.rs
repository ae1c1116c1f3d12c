//! Migration: cubes move to neighbouring tiles.

use pentarchy_game::Events;

use crate::event::Log;
use crate::game::Step;
use crate::{Action, Animal, Arrivals, Decision, DominantSpecies, Event, Hex, HexSet, Refusal, Section};

impl DominantSpecies {
    /// DS-54: to a tile beside; DS-55: birds fly one tile further, over a tile.
    pub(crate) fn reach(&self, animal: Animal, from: Hex) -> HexSet {
        let near = self.around(from);
        if animal != Animal::Birds {
            return near;
        }
        let far = near.iter().fold(near, |all, tile| all.or(self.around(tile)));
        far.without(HexSet::only(from))
    }

    /// DS-54: cubes that have not moved yet.
    fn rested(&self, animal: Animal, arrived: Arrivals, tile: Hex) -> u8 {
        self.board.earth.cubes(tile, animal).saturating_sub(arrived.at(tile))
    }

    pub(crate) fn migration_options(&self, animal: Animal, arrived: Arrivals, out: &mut impl FnMut(Action)) {
        let rested = |tile: &Hex| self.rested(animal, arrived, *tile) > 0;
        self.board.earth.lands(animal).iter().filter(rested).map(Action::Tile).for_each(&mut *out);
        out(Action::Pass);
    }

    pub(crate) fn migrate_from(&mut self, animal: Animal, left: u8, arrived: Arrivals, from: Hex) -> Step {
        if self.rested(animal, arrived, from) == 0 {
            return Err(Refusal::NoCubes { tile: from, section: Section::Migration });
        }
        Ok(Some(Decision::MigrationTo { animal, left, arrived, from }))
    }

    pub(crate) fn migration_targets(
        &self,
        animal: Animal,
        left: u8,
        arrived: Arrivals,
        from: Hex,
        out: &mut impl FnMut(Action),
    ) {
        let most = self.rested(animal, arrived, from).min(left);
        for tile in self.reach(animal, from).iter() {
            (1..=most).for_each(|count| out(Action::Cubes { tile, count }));
        }
    }

    #[allow(clippy::too_many_arguments, reason = "they are one decision and its answer")]
    pub(crate) fn migrate<E: Events<Event>>(
        &mut self,
        animal: Animal,
        left: u8,
        mut arrived: Arrivals,
        from: Hex,
        to: Hex,
        count: u8,
        log: &mut Log<'_, E>,
    ) -> Step {
        if !self.reach(animal, from).contains(to) {
            return Err(Refusal::TooFar { from, to, section: Section::Migration });
        }
        let most = self.rested(animal, arrived, from).min(left);
        if count == 0 || count > most {
            return Err(Refusal::Count { most, section: Section::Migration });
        }
        self.move_cubes(animal, from, to, count, log);
        arrived.add(to, count);
        let left = left - count;
        Ok((left > 0).then_some(Decision::Migration { animal, left, arrived }))
    }
}
