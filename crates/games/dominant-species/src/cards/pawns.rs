//! Cards about pawns and initiative: Instinct, Intelligence, Nocturnal, Omnivore, Parasitism.

use pentarchy_game::Events;

use super::Asked;
use crate::event::Log;
use crate::{Animal, Ask, DominantSpecies, Event, Eyeball};

impl DominantSpecies {
    /// DS-81: a pawn in hand goes onto any vacant eyeball.
    pub(super) fn instinct(&self, you: Animal) -> Option<Ask> {
        let possible = self.board.beast(you).pawns > 0 && !self.board.pawns.vacant().is_empty();
        possible.then_some(Ask::Instinct)
    }

    pub(super) fn follow_instinct<E: Events<Event>>(
        &mut self,
        you: Animal,
        eyeball: Eyeball,
        log: &mut Log<'_, E>,
    ) -> Asked {
        self.vacant(eyeball)?;
        self.board.put_pawn(you, eyeball);
        log.tell(Event::Placed { animal: you, eyeball });
        Ok(None)
    }

    /// DS-91: a new pawn, if there is one.
    fn gain_pawn<E: Events<Event>>(&mut self, animal: Animal, log: &mut Log<'_, E>) {
        if self.board.can_gain_pawn(animal) {
            self.board.beast_mut(animal).pawns += 1;
            log.tell(Event::GainedPawn { animal });
        }
    }

    /// DS-82: you and everybody above you in the food chain gain a pawn.
    pub(super) fn intelligence<E: Events<Event>>(&mut self, you: Animal, log: &mut Log<'_, E>) -> Option<Ask> {
        let gaining = self.board.playing().iter().filter(|&animal| animal <= you);
        gaining.for_each(|animal| self.gain_pawn(animal, log));
        None
    }

    /// DS-86: a step forward on the initiative track.
    pub(super) fn nocturnal<E: Events<Event>>(&mut self, you: Animal, log: &mut Log<'_, E>) -> Option<Ask> {
        self.advance(you, log);
        None
    }

    /// DS-87: a pawn.
    pub(super) fn omnivore<E: Events<Event>>(&mut self, you: Animal, log: &mut Log<'_, E>) -> Option<Ask> {
        self.gain_pawn(you, log);
        None
    }

    /// DS-88: you and everybody below you in the food chain gain a pawn.
    pub(super) fn parasitism<E: Events<Event>>(&mut self, you: Animal, log: &mut Log<'_, E>) -> Option<Ask> {
        let gaining = self.board.playing().iter().filter(|&animal| animal >= you);
        gaining.for_each(|animal| self.gain_pawn(animal, log));
        None
    }
}
