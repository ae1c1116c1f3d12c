//! The Inquisitor: his rank is declared, then he names a character, whose holder must give it up.

use pentarchy_game::{Effect, Events, Seat};

use crate::game::Step;
use crate::story::Move;
use crate::{BrutalKingdom, Character, CharacterSet, Claim, Event, Refusal};

impl BrutalKingdom {
    /// BK-41: 20 or 0.
    pub(crate) fn declare(&mut self, seat: Seat, claim: Claim, events: &mut impl Events<Event>) -> Effect {
        self.claim = Some(claim);
        self.step = Step::Accuse;
        events.push(Event::Declared { seat, claim });
        Effect::Quiet
    }

    /// BK-42: whom he may name.
    pub(crate) fn accusable(&self) -> CharacterSet {
        self.rules.characters().without(Character::Inquisitor)
    }

    pub(crate) fn accuse(
        &mut self,
        seat: Seat,
        card: Character,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        self.nameable(Character::Inquisitor, card)?;
        events.push(Event::Named { seat, by: Character::Inquisitor, card });
        match self.everybody().find(|&holder| self.hand(holder).contains(card)) {
            Some(holder) => {
                self.story.moves.push(Move::Revealed { seat: holder, card });
                events.push(Event::Revealed { seat: holder, card });
                self.step = Step::Surrender { holder, card };
            }
            None => {
                self.story.moves.push(Move::NotHeld { card });
                events.push(Event::NotHeld { card });
                self.end_turn(events);
            }
        }
        Ok(Effect::Revealed)
    }

    /// The holder chooses for which of the two cards of the centre, unseen.
    pub(crate) fn surrender(
        &mut self,
        holder: Seat,
        card: Character,
        place: u8,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        self.place_fits(card, place)?;
        let got = self.exchange_with_centre(holder, card, place);
        self.story.moves.push(Move::Surrendered { seat: holder, place, gave: card, got });
        events.push(Event::Surrendered { seat: holder, place, gave: card, got: Some(got) });
        self.end_turn(events);
        Ok(Effect::Revealed)
    }
}
