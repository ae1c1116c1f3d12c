//! Who knows of which card in whose hand, and positions that a player can't tell from the real one.

use pentarchy_game::{Dice, Seat};
use serde::{Deserialize, Serialize};

use crate::game::{PLAYERS, Step};
use crate::setup::Variant;
use crate::trading::Offer;
use crate::{Card, CardSet, FantasyRealms};

/// Which cards of another's hand each player knows: by whoever knows, then by whoever holds.
///
/// It holds what a player can be sure of. After a trade that they did not see, a player is no longer sure of anything
/// in those two hands, whichever card it was that moved: their knowledge must not tell them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Knowledge([[CardSet; PLAYERS]; PLAYERS]);

impl Knowledge {
    /// What `viewer` knows of the hand of `holder`.
    pub(crate) fn of(&self, viewer: Seat, holder: Seat) -> CardSet {
        self.0[viewer.index()][holder.index()]
    }

    /// One player sees a card in another's hand.
    pub(crate) fn sees(&mut self, viewer: Seat, holder: Seat, card: Card) {
        self.0[viewer.index()][holder.index()].insert(card);
    }

    /// Everybody sees which card somebody takes.
    pub(crate) fn all_see(&mut self, holder: Seat, card: Card) {
        for known in &mut self.0 {
            known[holder.index()].insert(card);
        }
    }

    /// Everybody sees which card leaves a hand.
    pub(crate) fn left(&mut self, holder: Seat, card: Card) {
        for known in &mut self.0 {
            known[holder.index()].remove(card);
        }
    }

    /// Two players exchange `given` for `got`; nobody else sees the cards.
    pub(crate) fn traded(&mut self, from: Seat, given: Card, to: Seat, got: Card) {
        for (viewer, known) in self.0.iter_mut().enumerate() {
            for (holder, gone, come) in [(from, given, got), (to, got, given)] {
                let hand = &mut known[holder.index()];
                let partner = viewer == from.index() || viewer == to.index();
                *hand = if partner { hand.without(gone).with(come) } else { CardSet::EMPTY };
            }
        }
    }
}

impl FantasyRealms {
    /// The cards of a hand that everybody at the table knows: those that were taken openly.
    pub(crate) fn publicly_known(&self, holder: Seat) -> CardSet {
        match self.rules.variant {
            Variant::Trading => CardSet::EMPTY,
            Variant::Classic | Variant::Duel => self.knowledge.of(holder.next(self.seats), holder),
        }
    }

    /// A position that `seat` can't tell from the real one: every card that it is not sure of is dealt again.
    pub(crate) fn sampled(&self, seat: Seat, dice: &mut Dice) -> FantasyRealms {
        let mut sample = self.clone();
        if self.is_open() {
            let unseen = &mut sample.deck[..self.unseen_deck()];
            unseen.sort_unstable_by_key(|card| card.index());
            dice.shuffle(unseen);
            return sample;
        }
        let others = || self.everybody().filter(move |&other| other != seat);
        let known = |holder: Seat| self.knowledge.of(seat, holder);
        // A set, so that the order of the real deck does not show in the sample.
        let unsure = others().flat_map(|other| self.hand(other) - known(other));
        let unseen: CardSet = unsure.chain(self.deck.iter().copied()).collect();
        let mut unseen: arrayvec::ArrayVec<Card, 53> = unseen.iter().collect();
        dice.shuffle(&mut unseen);
        for other in others() {
            let drawn = self.hand(other).len() - known(other).len();
            sample.hands[other.index()] = known(other) | unseen.drain(..drawn).collect();
            // Of what others know of each other's hands, the seat is sure only of what everybody knows.
            for holder in others() {
                sample.knowledge.0[other.index()][holder.index()] = self.publicly_known(holder);
            }
        }
        sample.deck = unseen;
        sample.guess_fresh(seat, dice);
        sample.guess_offers(seat, dice);
        sample
    }

    /// Which cards another player has just drawn is guessed too; an open card that they took is not.
    fn guess_fresh(&mut self, seat: Seat, dice: &mut Dice) {
        let Step::Discard { seat: drawer, fresh } = self.step else { return };
        if drawer == seat || fresh.is_subset(self.knowledge.of(seat, drawer)) {
            return;
        }
        let closed = self.hand(drawer) - self.knowledge.of(seat, drawer);
        let mut closed: arrayvec::ArrayVec<Card, 53> = closed.iter().collect();
        dice.shuffle(&mut closed);
        self.step = Step::Discard { seat: drawer, fresh: closed[..fresh.len()].iter().copied().collect() };
    }

    /// Puts cards of the sampled hands into the offers that `seat` sees only from outside.
    fn guess_offers(&mut self, seat: Seat, dice: &mut Dice) {
        let outside: Vec<_> = self.standing_offers().filter(|&(from, to, _)| from != seat && to != seat).collect();
        for (from, to, offer) in outside {
            let mut any_of = |holder: Seat| {
                let hand: arrayvec::ArrayVec<Card, 53> = self.hand(holder).iter().collect();
                dice.pick(&hand).copied().expect("who trades has a whole hand")
            };
            let give = any_of(from);
            let answer = offer.answer.map(|_| any_of(to));
            self.trading.offers[from.index()][to.index()] = Some(Offer { give, answer });
            self.knowledge.sees(to, from, give);
            answer.into_iter().for_each(|answer| self.knowledge.sees(from, to, answer));
        }
    }
}
