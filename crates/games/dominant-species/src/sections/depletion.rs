//! Depletion: a disc leaves the earth.

use pentarchy_game::Events;

use crate::event::Log;
use crate::game::Step;
use crate::{Action, Corner, CornerSet, DominantSpecies, Event, Refusal};

impl DominantSpecies {
    /// DS-40: discs of the types in the box.
    fn depletable(&self) -> CornerSet {
        let types = self.board.boxes.depletion.types();
        types.iter().fold(CornerSet::EMPTY, |all, element| all.or(self.board.earth.elements(element)))
    }

    pub(crate) fn depletion_options(&self, out: &mut impl FnMut(Action)) {
        self.depletable().iter().map(Action::Corner).for_each(&mut *out);
        out(Action::Pass);
    }

    pub(crate) fn deplete<E: Events<Event>>(&mut self, corner: Corner, log: &mut Log<'_, E>) -> Step {
        if !self.depletable().contains(corner) {
            return Err(Refusal::NotDepleted(corner));
        }
        self.remove_element(corner, log);
        Ok(None)
    }
}
