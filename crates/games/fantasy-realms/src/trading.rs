//! The trading variant: offers of one card for one between any two players, until the bell.

use pentarchy_game::{Actor, Effect, Events, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::event::{Ending, OfferEnd};
use crate::game::PLAYERS;
use crate::{Action, Card, Event, FantasyRealms, Refusal};

/// Who offers what to whom, and who has had enough.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Trading {
    /// By whoever offers, then by whoever is offered.
    pub(crate) offers: [[Option<Offer>; PLAYERS]; PLAYERS],
    /// Who is content with their hand.
    pub(crate) content: Seats,
}

/// A card that is offered, and the card that is offered for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Offer {
    pub(crate) give: Card,
    pub(crate) answer: Option<Card>,
}

impl FantasyRealms {
    /// The card that one offers the other, if an offer stands.
    pub fn offered(&self, from: Seat, to: Seat) -> Option<Card> {
        self.offer(from, to).map(|offer| offer.give)
    }

    pub(crate) fn offer(&self, from: Seat, to: Seat) -> Option<Offer> {
        self.trading.offers[from.index()][to.index()]
    }

    fn offer_mut(&mut self, from: Seat, to: Seat) -> &mut Option<Offer> {
        &mut self.trading.offers[from.index()][to.index()]
    }

    /// Every offer that stands.
    pub(crate) fn standing_offers(&self) -> impl Iterator<Item = (Seat, Seat, Offer)> {
        self.everybody().flat_map(move |from| {
            self.everybody().filter_map(move |to| self.offer(from, to).map(|offer| (from, to, offer)))
        })
    }

    pub(crate) fn ways_to_trade(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.trading.content.contains(seat) {
            return out.push(Action::Resume);
        }
        out.push(Action::Content);
        for other in self.everybody().filter(|&other| other != seat) {
            let hand = self.hand(seat);
            match self.offer(seat, other) {
                None => out.extend(hand.iter().map(|give| Action::Offer { to: other, give })),
                Some(offer) => {
                    out.extend(offer.answer.map(|get| Action::Accept { to: other, get }));
                    out.push(Action::Withdraw { to: other });
                }
            }
            if let Some(offer) = self.offer(other, seat) {
                if offer.answer.is_none() {
                    out.extend(hand.iter().map(|give| Action::Answer { from: other, give }));
                }
                out.push(Action::Refuse { from: other });
            }
        }
    }

    /// One step of trading, by a player at the table.
    pub(crate) fn trade(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if action == Action::Resume {
            return self.resume(seat, events);
        }
        if self.trading.content.contains(seat) {
            return Err(Refusal::ContentAlready);
        }
        match action {
            Action::Offer { to, give } => self.make_offer(seat, to, give, events),
            Action::Withdraw { to } => self.drop_offer(seat, to, to, OfferEnd::Withdrawn, events),
            Action::Answer { from, give } => self.answer(seat, from, give, events),
            Action::Refuse { from } => self.drop_offer(from, seat, from, OfferEnd::Refused, events),
            Action::Accept { to, get } => self.accept(seat, to, get, events),
            Action::Content => Ok(self.be_content(seat, events)),
            _ => Err(Refusal::NothingToDeclare),
        }
    }

    /// FR-40: a card is shown to one player and offered for one of theirs.
    fn make_offer(
        &mut self,
        from: Seat,
        to: Seat,
        give: Card,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if to == from || to.index() >= usize::from(self.seats) {
            return Err(Refusal::NoPartner(to));
        }
        if !self.hand(from).contains(give) {
            return Err(Refusal::NotInHand(give));
        }
        if self.offer(from, to).is_some() {
            return Err(Refusal::OfferStands(to));
        }
        *self.offer_mut(from, to) = Some(Offer { give, answer: None });
        self.knowledge.sees(to, from, give);
        self.trading.content.remove(to); // FR-43: an offer wakes whoever was content
        events.push(Event::Offered { from, to, give: Some(give) });
        Ok(Effect::Quiet)
    }

    /// FR-41: the other player shows the card that they would give.
    fn answer(
        &mut self,
        seat: Seat,
        from: Seat,
        give: Card,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        let offer = self.offer_between(from, seat, from)?;
        if offer.answer.is_some() {
            return Err(Refusal::Answered(from));
        }
        if !self.hand(seat).contains(give) {
            return Err(Refusal::NotInHand(give));
        }
        *self.offer_mut(from, seat) = Some(Offer { answer: Some(give), ..offer });
        self.knowledge.sees(from, seat, give);
        self.trading.content.remove(from);
        events.push(Event::Answered { from, to: seat, give: Some(give) });
        Ok(Effect::Quiet)
    }

    /// FR-41: both have agreed, so both cards change hands at once.
    fn accept(&mut self, from: Seat, to: Seat, get: Card, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        let offer = self.offer_between(from, to, to)?;
        if offer.answer != Some(get) {
            return Err(Refusal::OtherAnswer { seat: to, card: get });
        }
        *self.offer_mut(from, to) = None;
        for (seat, gone, come) in [(from, offer.give, get), (to, get, offer.give)] {
            let hand = &mut self.hands[seat.index()];
            *hand = hand.without(gone).with(come);
        }
        events.push(Event::Traded { from, to, gave: Some(offer.give), got: Some(get) });
        self.lapse([(from, offer.give), (to, get)], events);
        let standing: Vec<_> = self.standing_offers().collect();
        self.knowledge.traded(from, offer.give, to, get);
        for (from, to, offer) in standing {
            self.knowledge.sees(to, from, offer.give);
            offer.answer.into_iter().for_each(|answer| self.knowledge.sees(from, to, answer));
        }
        Ok(Effect::Revealed) // the partner's card has come, and lapsed offers tell of cards in others' eyes only
    }

    /// FR-42: offers and answers with a card that has left its hand are gone. They go in the order of the seats: any
    /// other order would tell onlookers which of the cards was in which offer.
    fn lapse(&mut self, gone: [(Seat, Card); 2], events: &mut impl Events<Event>) {
        for from in self.everybody() {
            for to in self.everybody() {
                let Some(offer) = self.offer(from, to) else { continue };
                let stale = |(seat, card): (Seat, Card)| {
                    from == seat && offer.give == card || to == seat && offer.answer == Some(card)
                };
                if gone.into_iter().any(stale) {
                    *self.offer_mut(from, to) = None;
                    events.push(Event::OfferEnded { from, to, how: OfferEnd::Lapsed });
                }
            }
        }
    }

    fn drop_offer(
        &mut self,
        from: Seat,
        to: Seat,
        other: Seat,
        how: OfferEnd,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        self.offer_between(from, to, other)?;
        *self.offer_mut(from, to) = None;
        events.push(Event::OfferEnded { from, to, how });
        Ok(Effect::Quiet)
    }

    fn offer_between(&self, from: Seat, to: Seat, other: Seat) -> Result<Offer, Refusal> {
        if other.index() >= usize::from(self.seats) {
            return Err(Refusal::NoPartner(other));
        }
        self.offer(from, to).ok_or(Refusal::NoOffer(other))
    }

    /// FR-43: when everybody is content, trading ends.
    fn be_content(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Effect {
        self.trading.content.insert(seat);
        events.push(Event::Content { seat });
        if self.trading.content != Seats::first(self.seats) {
            return Effect::Quiet;
        }
        self.end_play(Ending::AllContent, events);
        Effect::Revealed
    }

    fn resume(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        if !self.trading.content.contains(seat) {
            return Err(Refusal::NotContent);
        }
        self.trading.content.remove(seat);
        events.push(Event::Resumed { seat });
        Ok(Effect::Quiet)
    }

    /// FR-44: the house rings, and what is not agreed lapses.
    pub(crate) fn ring(&mut self, actor: Actor, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        if actor != Actor::House {
            return Err(Refusal::OnlyTheHouse);
        }
        self.end_play(Ending::Bell, events);
        Ok(Effect::Revealed)
    }
}
