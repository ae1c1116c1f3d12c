//! The Courtesan: up to two exchanges, one of each back; both sides choose before anybody looks.

use pentarchy_game::{Effect, Events, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::game::Step;
use crate::story::Move;
use crate::{Action, Back, BrutalKingdom, Character, Event, Refusal};

/// A card that is offered to somebody, and what they give for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Exchange {
    pub(crate) to: Seat,
    pub(crate) give: Character,
    pub(crate) answer: Option<Character>,
}

impl BrutalKingdom {
    /// The exchanges that are being agreed on.
    pub(crate) fn agreed(&self) -> impl Iterator<Item = (Back, Exchange)> + use<> {
        let exchanges = self.exchanges;
        Back::BOTH.into_iter().filter_map(move |back| exchanges[back.index()].map(|exchange| (back, exchange)))
    }

    /// BK-28: those who have a card with this back.
    fn partners(&self, seat: Seat, back: Back) -> impl Iterator<Item = Seat> + '_ {
        self.others(seat).filter(move |&other| !self.hand(other).backed(back).is_empty())
    }

    pub(crate) fn can_offer(&self, seat: Seat) -> bool {
        Back::BOTH.into_iter().any(|back| {
            let unused = self.exchanges[back.index()].is_none();
            unused && !self.hand(seat).backed(back).is_empty() && self.partners(seat, back).next().is_some()
        })
    }

    pub(crate) fn ways_to_offer(&self, seat: Seat, out: &mut Vec<Action>) {
        for back in Back::BOTH.into_iter().filter(|back| self.exchanges[back.index()].is_none()) {
            for give in self.hand(seat).backed(back).iter() {
                out.extend(self.partners(seat, back).map(|to| Action::Offer { to, give }));
            }
        }
        out.push(Action::Done);
    }

    pub(crate) fn offer(
        &mut self,
        seat: Seat,
        to: Seat,
        give: Character,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if !self.hand(seat).contains(give) {
            return Err(Refusal::NotInHand(give));
        }
        if !self.plays(to) || to == seat {
            return Err(Refusal::NotAnOther(to));
        }
        let back = give.back();
        if self.exchanges[back.index()].is_some() {
            return Err(Refusal::SameBackTwice(back));
        }
        if self.hand(to).backed(back).is_empty() {
            return Err(Refusal::NoSuchBack { seat: to, back });
        }
        self.exchanges[back.index()] = Some(Exchange { to, give, answer: None });
        events.push(Event::Offered { from: seat, to, back, card: Some(give) });
        if self.can_offer(seat) {
            return Ok(Effect::Quiet);
        }
        Ok(self.end_offers(seat, events))
    }

    /// BK-28: one exchange is enough, or none.
    pub(crate) fn end_offers(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Effect {
        if self.agreed().next().is_none() {
            return self.leave_effect(seat, events);
        }
        // BK-16: who has only one card of that back has nothing to choose.
        for (back, exchange) in self.agreed() {
            let cards = self.hand(exchange.to).backed(back);
            if cards.len() == 1 {
                self.exchanges[back.index()] = Some(Exchange { answer: cards.first(), ..exchange });
            }
        }
        self.step = Step::Answer;
        self.settle(seat, events)
    }

    pub(crate) fn still_answering(&self) -> Seats {
        self.agreed().filter(|(_, exchange)| exchange.answer.is_none()).map(|(_, exchange)| exchange.to).collect()
    }

    /// Which of the player's exchanges still wait for their card.
    fn unanswered(&self, seat: Seat) -> impl Iterator<Item = Back> + use<> {
        self.agreed()
            .filter(move |(_, exchange)| exchange.to == seat && exchange.answer.is_none())
            .map(|(back, _)| back)
    }

    pub(crate) fn ways_to_answer(&self, seat: Seat, out: &mut Vec<Action>) {
        for back in self.unanswered(seat) {
            out.extend(self.hand(seat).backed(back).iter().map(Action::Answer));
        }
    }

    /// BK-29: the other side chooses without having seen what it will get.
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        card: Character,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if !self.hand(seat).contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        let back = card.back();
        if !self.unanswered(seat).any(|asked| asked == back) {
            return Err(Refusal::NotOffered(back));
        }
        if let Some(exchange) = &mut self.exchanges[back.index()] {
            exchange.answer = Some(card);
        }
        events.push(Event::Committed { seat });
        Ok(self.settle(self.turn(), events))
    }

    /// When everybody has chosen, all cards change hands at once.
    fn settle(&mut self, from: Seat, events: &mut impl Events<Event>) -> Effect {
        if !self.still_answering().is_empty() {
            return Effect::Quiet;
        }
        for (back, Exchange { to, give, answer }) in self.agreed() {
            let Some(got) = answer else { continue };
            let hand = &mut self.hands[from.index()];
            *hand = hand.without(give).with(got);
            let hand = &mut self.hands[to.index()];
            *hand = hand.without(got).with(give);
            self.story.moves.push(Move::Exchanged { from, to, gave: give, got });
            events.push(Event::Exchanged { from, to, back, gave: Some(give), got: Some(got) });
        }
        self.exchanges = [None; 2];
        self.end_turn(events);
        Effect::Revealed
    }
}
