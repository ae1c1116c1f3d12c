//! Wasteland: a disc may be spared, then tundra loses every element of the types in the box.

use pentarchy_game::Events;

use crate::event::Log;
use crate::game::Step;
use crate::{Action, Animal, Corner, Decision, DominantSpecies, Element, Event, Refusal, Section};

impl DominantSpecies {
    pub(crate) fn wasteland_options(&self, out: &mut impl FnMut(Action)) {
        self.board.boxes.wasteland.types().iter().map(Action::Element).for_each(&mut *out);
        out(Action::Pass);
    }

    /// DS-38: one disc leaves the box for the bag.
    pub(crate) fn spare<E: Events<Event>>(&mut self, animal: Animal, element: Element, log: &mut Log<'_, E>) -> Step {
        if !self.board.boxes.wasteland.take(element) {
            return Err(Refusal::NotOnDisplay { element, section: Section::Wasteland });
        }
        self.board.bag.add(element);
        log.tell(Event::Spared { animal, element });
        Ok(None)
    }

    /// DS-39: always, with a pawn or without.
    pub(crate) fn waste<E: Events<Event>>(&mut self, log: &mut Log<'_, E>) -> Option<Decision> {
        let frozen = self.board.earth.tundra_corners();
        for element in self.board.boxes.wasteland.types().iter() {
            for corner in self.board.earth.elements(element).and(frozen).iter() {
                self.remove_element(corner, log);
            }
        }
        None
    }

    pub(crate) fn remove_element<E: Events<Event>>(&mut self, corner: Corner, log: &mut Log<'_, E>) {
        if let Some(element) = self.board.bag_from(corner) {
            log.tell(Event::Removed { element, corner });
        }
    }
}
