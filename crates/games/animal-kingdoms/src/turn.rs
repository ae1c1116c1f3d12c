//! A turn: capture a territory, rally, or retreat.

use pentarchy_game::{Effect, Events, Seat, Seats};

use crate::decree::{self, Looks, Shown};
use crate::event::Retreat;
use crate::game::Step;
use crate::{Action, AnimalKingdoms, Card, CardSet, Event, Realm, Refusal};

impl AnimalKingdoms {
    /// AK-10: everything that a player may do on their turn.
    pub(crate) fn ways_to_act(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hand(seat);
        let lasts = self.lasts();
        for realm in Realm::ALL {
            if self.holdings(realm).is_full(realm) {
                continue;
            }
            if self.decree(realm).asks_for_a_pair() {
                for stays in hand.iter() {
                    let partners = (CardSet::only(stays).same_rank() | CardSet::only(stays).same_type()) & hand;
                    let partners = partners - stays.into();
                    out.extend(partners.iter().map(|leaves| Action::PlayPair { stays, leaves, realm }));
                }
            } else {
                let fitting = hand & self.decree(realm).takes(self.seen_from(realm, &lasts));
                out.extend(fitting.iter().map(|card| Action::Play { card, realm }));
            }
        }
        if self.first_out().is_none() {
            out.extend(hand.subsets().map(Action::Rally));
        }
        out.push(Action::Retreat);
    }

    /// The last card of every realm, by realm.
    #[inline]
    fn lasts(&self) -> [CardSet; Realm::COUNT] {
        self.realms.each_ref().map(|holdings| holdings.last().into())
    }

    /// AK-19 to AK-22: the cards that a realm's decree looks at.
    #[inline]
    fn seen_from(&self, realm: Realm, lasts: &[CardSet; Realm::COUNT]) -> CardSet {
        let own = lasts[realm.index()];
        match self.decree(realm).looks() {
            Looks::Nowhere => CardSet::EMPTY,
            Looks::Last | Looks::LastOrFirst => own,
            Looks::Realm => self.holdings(realm).played.iter().copied().collect(),
            Looks::Neighbours => {
                let [before, after] = realm.neighbours();
                lasts[before.index()] | lasts[after.index()]
            }
            Looks::Others => lasts.iter().fold(CardSet::EMPTY, |all, &last| all | last) - own,
        }
    }

    /// All cards that a realm's decree takes now.
    fn taken_by(&self, realm: Realm) -> CardSet {
        self.decree(realm).takes(self.seen_from(realm, &self.lasts()))
    }

    /// The cards that a realm's decree looks at, and where they lie.
    pub(crate) fn looked_at(&self, realm: Realm) -> Vec<Shown> {
        let last = |realm: Realm| self.holdings(realm).last().map(|card| Shown { realm, card });
        match self.decree(realm).looks() {
            Looks::Nowhere => Vec::new(),
            Looks::Last | Looks::LastOrFirst => last(realm).into_iter().collect(),
            Looks::Realm => self.holdings(realm).played.iter().map(|&card| Shown { realm, card }).collect(),
            Looks::Neighbours => realm.neighbours().into_iter().filter_map(last).collect(),
            Looks::Others => realm.round().skip(1).filter_map(last).collect(),
        }
    }

    /// AK-12: a card of the hand, below a realm with a free territory, by its decree.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        card: Card,
        realm: Realm,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        self.may_come(seat, card, realm)?;
        let decree = self.decree(realm);
        if decree.asks_for_a_pair() {
            return Err(Refusal::PairNeeded { realm, decree, card });
        }
        if !self.taken_by(realm).contains(card) {
            return Err(Refusal::Decree { realm, decree, card, looked_at: self.looked_at(realm) });
        }
        Ok(self.capture(seat, card, None, realm, events))
    }

    /// AK-24: two cards of one type or one rank; one stays, the other is discarded.
    pub(crate) fn play_pair(
        &mut self,
        seat: Seat,
        stays: Card,
        leaves: Card,
        realm: Realm,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        self.may_come(seat, stays, realm)?;
        self.may_come(seat, leaves, realm)?;
        let decree = self.decree(realm);
        if !decree.asks_for_a_pair() {
            return Err(Refusal::NoPairHere { realm, decree });
        }
        if !decree::is_pair(stays, leaves) {
            return Err(Refusal::NoPair { realm, decree, stays, leaves });
        }
        Ok(self.capture(seat, stays, Some(leaves), realm, events))
    }

    fn may_come(&self, seat: Seat, card: Card, realm: Realm) -> Result<(), Refusal> {
        if !self.hand(seat).contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        if self.holdings(realm).is_full(realm) { Err(Refusal::Full(realm)) } else { Ok(()) }
    }

    fn capture(
        &mut self,
        seat: Seat,
        card: Card,
        discarded: Option<Card>,
        realm: Realm,
        events: &mut impl Events<Event>,
    ) -> Effect {
        self.hands[seat.index()].leave(card);
        if let Some(other) = discarded {
            self.hands[seat.index()].leave(other);
            self.discard.insert(other);
        }
        let capital = self.realms[realm.index()].capture(realm, seat, card);
        self.upstart.followed = self.level().map(|_| realm);
        events.push(Event::Captured { seat, card, discarded, realm, capital });
        self.refill(seat, events);
        if capital {
            self.retreat(seat, Retreat::Capital, events); // AK-17
        } else if self.influence(seat) == 0 {
            self.retreat(seat, Retreat::NoTokens, events); // AK-15
        }
        self.give_turn(seat.next(self.side_count()), events);
        Effect::Revealed
    }

    /// AK-26: discard, draw as many, and get a point.
    pub(crate) fn rally(
        &mut self,
        seat: Seat,
        cards: CardSet,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if let Some(first_out) = self.first_out() {
            return Err(Refusal::RallyBarred(first_out)); // AK-27
        }
        if let Some(foreign) = (cards - self.hand(seat)).first() {
            return Err(Refusal::NotInHand(foreign));
        }
        if cards.is_empty() {
            return Err(Refusal::EmptyRally);
        }
        cards.iter().for_each(|card| self.hands[seat.index()].leave(card));
        self.discard |= cards;
        self.rallies[seat.index()][self.age.index()] += 1;
        events.push(Event::Rallied { seat, discarded: cards });
        self.draw_cards(seat, cards.len(), events);
        self.give_turn(seat.next(self.side_count()), events);
        Ok(Effect::Revealed)
    }

    /// AK-29: out for the rest of the age.
    pub(crate) fn retreat_by_choice(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Effect {
        let first = self.first_out().is_none();
        self.retreat(seat, Retreat::Chosen, events);
        let last = self.sides().all(|side| self.has_retreated(side));
        self.give_turn(seat.next(self.side_count()), events);
        // The first looks at a token, the last opens a new age, and in solo the upstart plays on.
        if first || last || self.level().is_some() { Effect::Revealed } else { Effect::Quiet }
    }

    pub(crate) fn retreat(&mut self, seat: Seat, why: Retreat, events: &mut impl Events<Event>) {
        let before = self.sides().filter(|&side| self.has_retreated(side)).count() as u8;
        self.retreated[seat.index()] = before + 1;
        events.push(Event::Retreated { seat, why });
        // AK-30: the first of the age takes a token; AK-54: there are none in solo.
        if before == 0 && self.level().is_none() {
            self.retreat_tokens.owners[self.age.index()] = Some(seat);
            let value = self.retreat_tokens.values[self.age.index()];
            events.push(Event::TookRetreatToken { seat, value: Some(value) });
        }
    }

    /// Who was the first to retreat in this age.
    #[inline]
    pub(crate) fn first_out(&self) -> Option<Seat> {
        let place = self.retreated.iter().position(|&place| place == 1)?;
        Seat::new(place as u8)
    }

    /// AK-10: the turn goes to this side, or clockwise to the next that has not retreated; the upstart plays by
    /// himself. When all have retreated, the age ends.
    pub(crate) fn give_turn(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let mut from = seat;
        loop {
            let Some(next) = self.round(from).find(|&side| !self.has_retreated(side)) else {
                return self.end_age(events);
            };
            if !self.is_upstart(next) {
                self.step = Step::Turn { seat: next };
                return;
            }
            self.upstart_turn(events);
            from = next.next(self.side_count());
        }
    }

    /// Everybody who has a turn in this age.
    pub(crate) fn in_play(&self) -> Seats {
        self.sides().filter(|&side| !self.has_retreated(side)).collect()
    }
}
