//! The Charlatan, who turns one eliminated card up again, and the Intriguer, who swaps places.

use pentarchy_game::{Effect, Events, Seat};

use crate::stack::Face;
use crate::{BrutalKingdom, Character, Event, Refusal};

impl BrutalKingdom {
    /// BK-26: one of the player's own eliminated cards.
    pub(crate) fn restore(
        &mut self,
        seat: Seat,
        card: Character,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if !self.stack(seat).eliminated().any(|eliminated| eliminated == card) {
            return Err(Refusal::NotEliminated(card));
        }
        self.turn_up(seat, card, events);
        Ok(self.end_turn(events))
    }

    pub(crate) fn turn_up(&mut self, seat: Seat, card: Character, events: &mut impl Events<Event>) {
        let laid = self.stacks[seat.index()].0.iter_mut().filter(|laid| laid.card == card);
        laid.for_each(|laid| laid.face = Face::Mute);
        events.push(Event::Restored { seat, card });
    }

    /// BK-34: the Intriguer changes places with the highest open top card, unless that is himself.
    pub(crate) fn intrigue(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        match self.highest() {
            Some((with, card)) if with != seat => {
                self.stacks[seat.index()].replace_top(card);
                self.stacks[with.index()].replace_top(Character::Intriguer);
                events.push(Event::Intrigued { seat, with, card });
            }
            _ => events.push(Event::NoEffect { seat, card: Character::Intriguer }),
        }
    }
}
