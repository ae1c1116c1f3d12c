//! Initiative: a step forward, and the pawn is used once more.

use pentarchy_game::Events;

use crate::event::Log;
use crate::game::Step;
use crate::{Action, Animal, DominantSpecies, Event, Eyeball, Refusal, Section};

impl DominantSpecies {
    pub(crate) fn initiative_options(&self, out: &mut impl FnMut(Action)) {
        if self.elsewhere().next().is_none() {
            out(Action::Advance);
        }
        self.elsewhere().map(Action::Eyeball).for_each(&mut *out);
        out(Action::Pass);
    }

    /// DS-31: any vacant eyeball but that of Initiative itself.
    fn elsewhere(&self) -> impl Iterator<Item = Eyeball> {
        self.board.pawns.vacant().iter().filter(|eyeball| eyeball.section() != Section::Initiative)
    }

    /// DS-30, DS-31: a step forward, if there is one, and the pawn goes onto another eyeball.
    pub(crate) fn take_initiative<E: Events<Event>>(
        &mut self,
        animal: Animal,
        eyeball: Eyeball,
        log: &mut Log<'_, E>,
    ) -> Step {
        if eyeball.section() == Section::Initiative {
            return Err(Refusal::BackOntoInitiative);
        }
        self.vacant(eyeball)?;
        self.advance(animal, log);
        self.board.put_pawn(animal, eyeball);
        log.tell(Event::Placed { animal, eyeball });
        Ok(None)
    }

    /// DS-31: where no eyeball is vacant, the pawn just returns.
    pub(crate) fn advance_only<E: Events<Event>>(&mut self, animal: Animal, log: &mut Log<'_, E>) -> Step {
        if self.elsewhere().next().is_some() {
            return Err(Refusal::EyeballVacant);
        }
        self.advance(animal, log);
        Ok(None)
    }

    pub(crate) fn advance<E: Events<Event>>(&mut self, animal: Animal, log: &mut Log<'_, E>) {
        if self.board.step_forward(animal) {
            log.tell(Event::Advanced { animal });
        }
    }
}
