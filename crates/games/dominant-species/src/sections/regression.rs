//! Regression: animals lose a disc of every type in the box, unless they protect it.

use pentarchy_game::Events;

use crate::event::Log;
use crate::game::Step;
use crate::{Action, Animal, Decision, DominantSpecies, Element, ElementSet, Event, Eyeball, Refusal, Section};

impl DominantSpecies {
    pub(crate) fn begin_regression<E: Events<Event>>(&mut self, log: &mut Log<'_, E>) -> Option<Decision> {
        self.next_protection(None, [ElementSet::EMPTY; 6], log)
    }

    /// DS-34, DS-36: the types of which the animal would lose a disc. Printed elements are safe.
    fn threatened(&self, animal: Animal) -> ElementSet {
        self.board.boxes.regression.types().and(self.board.beast(animal).discs.types())
    }

    /// DS-35: one type for every pawn, and one more for the reptiles.
    fn protections(&self, animal: Animal) -> u8 {
        let pawns = [1, 2].into_iter().filter_map(|number| Eyeball::of(Section::Regression, number));
        let own = pawns.filter(|&eyeball| self.board.pawns.at(eyeball) == Some(animal)).count() as u8;
        own + u8::from(animal == Animal::Reptiles)
    }

    /// The next animal down the food chain that can protect something; after the last one all losses at once.
    pub(crate) fn next_protection<E: Events<Event>>(
        &mut self,
        after: Option<Animal>,
        kept: [ElementSet; 6],
        log: &mut Log<'_, E>,
    ) -> Option<Decision> {
        let mut last = after;
        while let Some(animal) = self.board.after(last) {
            let left = self.protections(animal);
            if left > 0 && !self.threatened(animal).is_empty() {
                return Some(Decision::Protect { animal, left, kept });
            }
            last = Some(animal);
        }
        self.regress(kept, log);
        None
    }

    pub(crate) fn protect_options(&self, animal: Animal, kept: [ElementSet; 6], out: &mut impl FnMut(Action)) {
        let open = self.threatened(animal).without(kept[animal.index()]);
        open.iter().map(Action::Element).for_each(&mut *out);
        out(Action::Pass);
    }

    /// DS-35: the animal keeps its discs of this type.
    pub(crate) fn protect<E: Events<Event>>(
        &mut self,
        animal: Animal,
        left: u8,
        mut kept: [ElementSet; 6],
        element: Element,
        log: &mut Log<'_, E>,
    ) -> Step {
        let own = &mut kept[animal.index()];
        if !self.threatened(animal).without(*own).contains(element) {
            return Err(Refusal::NotThreatened(element));
        }
        own.insert(element);
        log.tell(Event::Protected { animal, element });
        if left > 1 {
            return Ok(Some(Decision::Protect { animal, left: left - 1, kept }));
        }
        Ok(self.next_protection(Some(animal), kept, log))
    }

    /// DS-34: one disc of every type that is threatened and not protected; then the pawns return.
    fn regress<E: Events<Event>>(&mut self, kept: [ElementSet; 6], log: &mut Log<'_, E>) {
        for animal in self.board.playing().iter() {
            for element in self.threatened(animal).without(kept[animal.index()]).iter() {
                self.board.bag_disc(animal, element);
                log.tell(Event::LostDisc { animal, element });
            }
        }
        for eyeball in [1, 2].into_iter().filter_map(|number| Eyeball::of(Section::Regression, number)) {
            self.board.take_pawn(eyeball);
        }
    }
}
