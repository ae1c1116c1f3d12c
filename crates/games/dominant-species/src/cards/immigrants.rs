//! Immigrants: everybody gives up a disc, a pawn, or a crowd.

use pentarchy_game::Events;

use super::Asked;
use crate::event::Log;
use crate::{Action, Animal, Ask, Card, DominantSpecies, Event, Eyeball, Refusal};

impl DominantSpecies {
    /// DS-80: in the order of the food chain.
    pub(super) fn immigrants(&self, after: Option<Animal>) -> Option<Ask> {
        self.board.after(after).map(|victim| Ask::Immigrants { victim })
    }

    /// DS-80: pawns on the display, of those who have none in hand.
    fn pawns_to_give(&self, victim: Animal) -> impl Iterator<Item = Eyeball> {
        let none = self.board.beast(victim).pawns == 0;
        let own = self.board.pawns.standing().filter(move |&(_, animal)| none && animal == victim);
        own.map(|(eyeball, _)| eyeball)
    }

    pub(super) fn immigrants_options(&self, victim: Animal, out: &mut impl FnMut(Action)) {
        let beast = self.board.beast(victim);
        beast.discs.types().iter().map(Action::Element).for_each(&mut *out);
        if beast.pawns > 0 {
            out(Action::LosePawn);
        }
        self.pawns_to_give(victim).map(Action::Eyeball).for_each(&mut *out);
        out(Action::Cull);
    }

    pub(super) fn make_room<E: Events<Event>>(
        &mut self,
        victim: Animal,
        action: Action,
        log: &mut Log<'_, E>,
    ) -> Asked {
        match action {
            Action::Element(element) => self.lose_disc(Card::Immigrants, victim, element, log)?,
            Action::LosePawn if self.board.beast(victim).pawns > 0 => {
                self.board.beast_mut(victim).pawns -= 1;
                log.tell(Event::LostPawn { animal: victim, eyeball: None });
            }
            Action::Eyeball(eyeball) if self.pawns_to_give(victim).any(|own| own == eyeball) => {
                self.board.pawns.take(eyeball);
                log.tell(Event::LostPawn { animal: victim, eyeball: Some(eyeball) });
            }
            Action::Cull => self.cull(victim, log),
            Action::LosePawn | Action::Eyeball(_) => return Err(Refusal::Card(Card::Immigrants)),
            _ => return Err(Refusal::NoAnswer),
        }
        Ok(self.immigrants(Some(victim)))
    }

    /// All but one of the animal's cubes on each tile.
    fn cull<E: Events<Event>>(&mut self, victim: Animal, log: &mut Log<'_, E>) {
        for tile in self.board.earth.lands(victim).iter() {
            let count = self.board.earth.cubes(tile, victim) - 1;
            if count > 0 {
                self.kill(victim, tile, count, log);
            }
        }
    }
}
