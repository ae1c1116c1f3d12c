//! A turn of the classic game and of the game for two: draw or take, then discard.

use pentarchy_game::{Effect, Events, Seat};

use crate::event::Ending;
use crate::game::{HAND, Step};
use crate::setup::{DraftDiscard, Variant};
use crate::{Action, Card, CardSet, Event, FantasyRealms, Refusal};

/// FR-11: after so many turns in a row without a drawn card the game ends.
pub(crate) const TURNS_WITHOUT_DRAWING: u8 = 50;

impl FantasyRealms {
    /// Whether the player still fills their hand at the start of a game for two.
    pub(crate) fn drafts(&self, seat: Seat) -> bool {
        self.rules.variant == Variant::Duel && self.hand(seat).len() < HAND
    }

    pub(crate) fn ways_to_draw(&self, out: &mut Vec<Action>) {
        out.push(Action::Draw);
        out.extend(self.discard.iter().copied().map(Action::Take));
    }

    /// FR-5: the top card of the deck; FR-36: the top two while filling the hand.
    pub(crate) fn draw(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Effect {
        let count = if self.drafts(seat) { 2 } else { 1 };
        let fresh: CardSet = self.deck.drain(self.deck.len() - count..).collect();
        self.hands[seat.index()] |= fresh;
        self.turns_without_drawing = 0;
        self.step = Step::Discard { seat, fresh };
        events.push(Event::Drew { seat, count: count as u8, cards: Some(fresh) });
        Effect::Revealed
    }

    /// FR-5: any open card; FR-36: which ends the turn while filling the hand.
    pub(crate) fn take(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        let place = self.discard.iter().position(|&open| open == card).ok_or(Refusal::NotOpen(card))?;
        let drafts = self.drafts(seat);
        self.discard.remove(place);
        self.hands[seat.index()].insert(card);
        self.knowledge.all_see(seat, card);
        self.turns_without_drawing += 1;
        events.push(Event::Took { seat, card });
        if drafts {
            return Ok(self.end_turn(seat, events));
        }
        self.step = Step::Discard { seat, fresh: card.into() };
        Ok(Effect::Quiet)
    }

    /// What the player may discard: anything (FR-7), or by an option one of two cards just drawn (FR-36).
    pub(crate) fn discardable(&self, seat: Seat, fresh: CardSet) -> CardSet {
        let drafted = fresh.len() == 2;
        if drafted && self.rules.draft_discard == DraftDiscard::Drawn { fresh } else { self.hand(seat) }
    }

    pub(crate) fn discard(
        &mut self,
        seat: Seat,
        card: Card,
        fresh: CardSet,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if !self.hand(seat).contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        if !self.discardable(seat, fresh).contains(card) {
            return Err(Refusal::NotDrawn(card));
        }
        self.hands[seat.index()].remove(card);
        self.knowledge.left(seat, card);
        self.discard.push(card);
        events.push(Event::Discarded { seat, card });
        Ok(self.end_turn(seat, events))
    }

    /// FR-4: on to the next player, unless the game is over.
    fn end_turn(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Effect {
        let hands_full = self.everybody().all(|seat| self.hand(seat).len() == HAND);
        if hands_full && self.discard.len() >= self.rules.discard_limit() {
            self.end_play(Ending::DiscardFull, events); // FR-10, FR-38
            Effect::Revealed
        } else if self.turns_without_drawing >= TURNS_WITHOUT_DRAWING {
            self.end_play(Ending::OnlyTaking, events);
            Effect::Revealed
        } else {
            self.step = Step::Draw { seat: seat.next(self.seats) };
            Effect::Quiet
        }
    }
}
