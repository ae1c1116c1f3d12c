//! Drawing and shuffling.

use pentarchy_game::{Events, Seat};

use crate::hand::HAND;
use crate::pile::Pile;
use crate::{AnimalKingdoms, Card, CardSet, Event};

/// Where the events of chance begin that shuffle the deck: this times the age, counted from 1, plus the number of times
/// that the deck has run out in that age.
const SHUFFLE: u64 = 1 << 32;

impl AnimalKingdoms {
    /// Makes these cards the deck, in an order that is drawn for this shuffle.
    ///
    /// All 64 cards get an order and the absent ones are left out: whoever shuffles other cards at the same event still
    /// meets the common ones in the same order.
    pub(crate) fn shuffle_deck(&mut self, cards: CardSet) {
        let event = SHUFFLE * (self.age as u64 + 1) + u64::from(self.reshuffles);
        let mut order: [u8; Card::COUNT] = std::array::from_fn(|index| index as u8);
        self.seed.dice(event).shuffle(&mut order);
        self.deck = Pile::EMPTY;
        for card in order.into_iter().filter_map(Card::from_index).filter(|&card| cards.contains(card)) {
            self.deck.push(card);
        }
    }

    /// The top card of the deck; AK-18: if there is none, the discard becomes the deck first.
    #[inline]
    pub(crate) fn draw(&mut self, events: &mut impl Events<Event>) -> Card {
        if self.deck.is_empty() {
            self.reshuffle(events);
        }
        self.deck.pop().expect("of 64 cards at most 20 are held, 30 played and 6 shown: some are left to draw")
    }

    #[cold]
    fn reshuffle(&mut self, events: &mut impl Events<Event>) {
        self.reshuffles += 1;
        let cards = std::mem::take(&mut self.discard);
        self.shuffle_deck(cards);
        self.hands.iter_mut().for_each(|hand| hand.not_among(cards));
        events.push(Event::Reshuffled { cards: cards.len() as u8 });
    }

    /// AK-14: draws up to four cards in hand.
    pub(crate) fn refill(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let missing = HAND.saturating_sub(self.hands[seat.index()].len());
        self.draw_cards(seat, missing, events);
    }

    /// Draws so many cards.
    pub(crate) fn draw_cards(&mut self, seat: Seat, count: usize, events: &mut impl Events<Event>) {
        let mut drawn = CardSet::EMPTY;
        for _ in 0..count {
            let card = self.draw(events);
            self.hands[seat.index()].draw(card);
            drawn.insert(card);
        }
        if count > 0 {
            events.push(Event::Drew { seat, count: count as u8, cards: Some(drawn) });
        }
    }
}
