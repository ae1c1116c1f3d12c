//! Abundance: a disc from the display onto the earth.

use pentarchy_game::Events;

use crate::event::Log;
use crate::game::Step;
use crate::{Action, Animal, Corner, Decision, DominantSpecies, Element, Event, Refusal, Section};

impl DominantSpecies {
    pub(crate) fn abundance_options(&self, out: &mut impl FnMut(Action)) {
        if !self.board.earth.vacant_corners().is_empty() {
            self.board.boxes.abundance.types().iter().map(Action::Element).for_each(&mut *out);
        }
        out(Action::Pass);
    }

    /// DS-37: one of the discs that lie there.
    pub(crate) fn choose_abundance(&mut self, animal: Animal, element: Element) -> Step {
        if self.board.boxes.abundance.of(element) == 0 || self.board.earth.vacant_corners().is_empty() {
            return Err(Refusal::NotOnDisplay { element, section: Section::Abundance });
        }
        Ok(Some(Decision::AbundanceCorner { animal, element }))
    }

    pub(crate) fn vacant_corner_options(&self, out: &mut impl FnMut(Action)) {
        self.board.earth.vacant_corners().iter().map(Action::Corner).for_each(out);
    }

    /// DS-14: one disc on a corner, and a corner of a tile.
    pub(crate) fn vacant_corner(&self, corner: Corner) -> Result<(), Refusal> {
        let vacant = self.board.earth.vacant_corners().contains(corner);
        if vacant { Ok(()) } else { Err(Refusal::CornerNotVacant(corner)) }
    }

    /// DS-37: onto any vacant corner of any tile.
    pub(crate) fn put_abundance<E: Events<Event>>(
        &mut self,
        animal: Animal,
        element: Element,
        corner: Corner,
        log: &mut Log<'_, E>,
    ) -> Step {
        self.vacant_corner(corner)?;
        if !self.board.boxes.abundance.take(element) {
            return Err(Refusal::NotOnDisplay { element, section: Section::Abundance });
        }
        self.put_element(animal, element, corner, log);
        Ok(None)
    }

    pub(crate) fn put_element<E: Events<Event>>(
        &mut self,
        animal: Animal,
        element: Element,
        corner: Corner,
        log: &mut Log<'_, E>,
    ) {
        self.board.earth.put(corner, element);
        log.tell(Event::Put { animal, element, corner });
    }
}
