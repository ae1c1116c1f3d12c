//! Planning: pawns are put on eyeballs, one at a time, in the order of initiative.

use pentarchy_game::Events;

use crate::event::Log;
use crate::game::Step;
use crate::{Animal, Decision, DominantSpecies, Event, Eyeball, Refusal};

impl DominantSpecies {
    /// DS-26: a pawn onto a vacant eyeball; then the next in the order of initiative.
    pub(crate) fn place<E: Events<Event>>(&mut self, animal: Animal, eyeball: Eyeball, log: &mut Log<'_, E>) -> Step {
        self.vacant(eyeball)?;
        self.board.put_pawn(animal, eyeball);
        log.tell(Event::Placed { animal, eyeball });
        Ok(self.next_planner(Some(animal)))
    }

    pub(crate) fn vacant(&self, eyeball: Eyeball) -> Result<(), Refusal> {
        if self.board.pawns.at(eyeball).is_some() { Err(Refusal::Occupied(eyeball)) } else { Ok(()) }
    }

    /// Who places next: the first with a pawn in hand after this animal, round and round, while an eyeball is vacant.
    pub(crate) fn next_planner(&self, after: Option<Animal>) -> Option<Decision> {
        self.board.pawns.vacant().first()?;
        let order = &self.board.initiative;
        let from =
            after.and_then(|animal| order.iter().position(|&other| other == animal)).map_or(0, |place| place + 1);
        let round = order.iter().cycle().skip(from).take(order.len());
        let next = round.copied().find(|&animal| self.board.beast(animal).pawns > 0);
        next.map(|animal| Decision::Place { animal })
    }
}
