//! The face-down cards in the centre: who swaps a card for one of them, and who looks at them.

use pentarchy_game::{Effect, Events, Seat};

use crate::story::{Move, back_of_place};
use crate::{Action, Back, BrutalKingdom, Character, Event, Refusal};

impl BrutalKingdom {
    /// The places of the centre with cards of this back.
    pub(crate) fn places(&self, back: Back) -> impl Iterator<Item = u8> + use<> {
        let first = 2 * back.index() as u8;
        first..first + 2
    }

    pub(crate) fn ways_to_swap(&self, seat: Seat, out: &mut Vec<Action>) {
        for give in self.hand(seat).iter() {
            out.extend(self.places(give.back()).map(|place| Action::Swap { give, place }));
        }
        out.push(Action::Done);
    }

    /// BK-32: a card of the hand for one with the same back, unseen.
    pub(crate) fn swap(
        &mut self,
        seat: Seat,
        give: Character,
        place: u8,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if !self.hand(seat).contains(give) {
            return Err(Refusal::NotInHand(give));
        }
        self.place_fits(give, place)?;
        let got = self.exchange_with_centre(seat, give, place);
        self.story.moves.push(Move::Swapped { seat, place, gave: give, got });
        events.push(Event::Swapped { seat, place, gave: Some(give), got: Some(got) });
        self.end_turn(events);
        Ok(Effect::Revealed)
    }

    pub(crate) fn place_fits(&self, card: Character, place: u8) -> Result<(), Refusal> {
        if usize::from(place) >= self.centre.len() {
            return Err(Refusal::NoSuchPlace(place));
        }
        if back_of_place(place) != card.back() {
            return Err(Refusal::OtherBack { card, place });
        }
        Ok(())
    }

    /// Puts a card of a hand in a place of the centre; what lay there goes to the hand.
    pub(crate) fn exchange_with_centre(&mut self, seat: Seat, give: Character, place: u8) -> Character {
        let got = std::mem::replace(&mut self.centre[usize::from(place)], give);
        let hand = &mut self.hands[seat.index()];
        *hand = hand.without(give).with(got);
        got
    }

    /// BK-30: the Fortune Teller's player looks at every card of the centre.
    pub(crate) fn look(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Effect {
        self.story.moves.push(Move::SawCentre { by: seat });
        events.push(Event::SawCentre { seat, cards: Some(self.centre.clone()) });
        self.end_turn(events);
        Effect::Revealed
    }

    /// BK-36: whose hand the Witch can look at: anybody's who has one.
    pub(crate) fn spied_on(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.others(seat).filter(|&other| !self.hand(other).is_empty())
    }

    pub(crate) fn spy(&mut self, seat: Seat, on: Seat, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        if !self.plays(on) || on == seat {
            return Err(Refusal::NotAnOther(on));
        }
        if self.hand(on).is_empty() {
            return Err(Refusal::EmptyHand(on));
        }
        self.story.moves.push(Move::SawHand { by: seat, of: on });
        events.push(Event::SawHand { seat, on, cards: Some(self.hand(on)) });
        self.end_turn(events);
        Ok(Effect::Revealed)
    }
}
