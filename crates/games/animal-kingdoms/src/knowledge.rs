//! Positions that a player can't tell from the real one.
//!
//! Hidden are the others' hands and choices in battle, the order of the deck, the decrees of later ages and the values
//! of retreat tokens. What everybody knows of a closed hand is kept with it: see `hand.rs`.

use arrayvec::ArrayVec;
use pentarchy_game::{Dice, Seat};

use crate::components::RETREAT_TOKENS;
use crate::game::{SIDES, Step};
use crate::hand::HAND;
use crate::pile::Pile;
use crate::{AnimalKingdoms, Card, CardSet, Decree, Realm};

impl AnimalKingdoms {
    /// A position that `seat` can't tell from the real one, each that fits what it knows equally likely.
    pub(crate) fn sampled(&self, seat: Seat, dice: &mut Dice) -> AnimalKingdoms {
        let mut sample = *self;
        sample.seed = dice.seed();
        sample.deal_again(seat, dice);
        sample.guess_choices(seat, dice);
        sample.guess_decrees(dice);
        sample.guess_retreat_tokens(seat, dice);
        sample
    }

    /// Deals the others' hands and the deck again.
    ///
    /// Of any two sets of what a card can't be, one holds the other. So the card of which most is known is dealt first,
    /// and every deal that fits is equally likely.
    fn deal_again(&mut self, seat: Seat, dice: &mut Dice) {
        let mut unseen: CardSet = self.deck.iter().copied().collect();
        let mut closed: ArrayVec<(Seat, CardSet), { SIDES * HAND }> = ArrayVec::new();
        for other in self.everybody().filter(|&other| other != seat) {
            let hand = &mut self.hands[other.index()];
            closed.extend(hand.unlike().iter().map(|&unlike| (other, unlike)));
            unseen |= std::mem::take(&mut hand.cards);
        }
        closed.sort_by_key(|(_, unlike)| std::cmp::Reverse(unlike.len()));
        for (other, unlike) in closed {
            let possible = unseen - unlike;
            let card = possible.nth(dice.below(possible.len().max(1) as u32) as usize);
            let card = card.expect("the real hands fit what is known of them, so some card is left for each place");
            unseen.remove(card);
            self.hands[other.index()].draw(card);
        }
        let mut deck: ArrayVec<Card, { Card::COUNT }> = unseen.iter().collect();
        dice.shuffle(&mut deck);
        self.deck = Pile::EMPTY;
        deck.iter().for_each(|&card| self.deck.push(card));
    }

    /// Others who have chosen a card for a battle may have chosen any of their hand.
    fn guess_choices(&mut self, seat: Seat, dice: &mut Dice) {
        let hands = self.hands;
        let Step::Choose { chosen, .. } = &mut self.step else { return };
        for (other, choice) in chosen.iter_mut().enumerate().filter(|(other, _)| *other != seat.index()) {
            let hand = hands[other].cards;
            if choice.is_some() {
                *choice = hand.nth(dice.below(hand.len().max(1) as u32) as usize);
            }
        }
    }

    /// Any decree that has not been seen may come in a later age.
    fn guess_decrees(&mut self, dice: &mut Dice) {
        let seen = (self.age.index() + 1) * Realm::COUNT;
        let (seen, coming) = self.decrees.split_at_mut(seen);
        let mut unseen: ArrayVec<Decree, { Decree::COUNT }> = Decree::ALL.into();
        unseen.retain(|decree| !seen.contains(decree));
        dice.shuffle(&mut unseen);
        coming.copy_from_slice(&unseen[..coming.len()]);
    }

    /// The values of retreat tokens that the seat has not looked at.
    fn guess_retreat_tokens(&mut self, seat: Seat, dice: &mut Dice) {
        if self.step == Step::Over {
            return; // All that were taken are revealed.
        }
        let owners = self.retreat_tokens.owners;
        let hidden = |place: &usize| owners.get(*place).is_none_or(|owner| *owner != Some(seat));
        let places: ArrayVec<usize, { RETREAT_TOKENS.len() }> = (0..RETREAT_TOKENS.len()).filter(hidden).collect();
        let mut values: ArrayVec<u8, { RETREAT_TOKENS.len() }> =
            places.iter().map(|&place| self.retreat_tokens.values[place]).collect();
        values.sort_unstable(); // The sample must not depend on the order that it replaces.
        dice.shuffle(&mut values);
        for (&place, value) in places.iter().zip(values) {
            self.retreat_tokens.values[place] = value;
        }
    }
}
