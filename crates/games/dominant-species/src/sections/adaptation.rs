//! Adaptation: a disc from the display onto the animal.

use pentarchy_game::Events;

use crate::event::Log;
use crate::game::Step;
use crate::{Action, Animal, DominantSpecies, Element, Event, Refusal, Section};

impl DominantSpecies {
    pub(crate) fn adaptation_options(&self, animal: Animal, out: &mut impl FnMut(Action)) {
        // DS-33: six elements are enough
        if self.board.can_adapt(animal) {
            self.board.boxes.adaptation.types().iter().map(Action::Element).for_each(&mut *out);
        }
        out(Action::Pass);
    }

    /// DS-32: one of the discs that lie there.
    pub(crate) fn adapt<E: Events<Event>>(&mut self, animal: Animal, element: Element, log: &mut Log<'_, E>) -> Step {
        if !self.board.can_adapt(animal) || !self.board.boxes.adaptation.take(element) {
            return Err(Refusal::NotOnDisplay { element, section: Section::Adaptation });
        }
        self.board.beast_mut(animal).discs.add(element);
        log.tell(Event::Adapted { animal, element });
        Ok(None)
    }
}
