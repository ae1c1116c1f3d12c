//! Between two ages: the realms are renewed, and a new first player starts.

use std::cmp::Reverse;

use pentarchy_game::{Events, Seat};

use crate::game::{SIDES, Step};
use crate::holdings::Holdings;
use crate::{AnimalKingdoms, CardSet, Event, Level, Realm, UPSTART};

impl AnimalKingdoms {
    /// The next age, or after the third the end.
    pub(crate) fn renew_or_end(&mut self, events: &mut impl Events<Event>) {
        let Some(next) = self.age.next() else {
            self.step = Step::Over;
            self.tell_the_end(events);
            return;
        };
        let first = if self.level().is_some() { self.first_in_solo() } else { self.lowest() };
        let mut seen = self.discard;
        for holdings in &mut self.realms {
            seen |= holdings.played.iter().copied().collect();
            let mut council = holdings.council;
            council[self.age.index()] = holdings.capital; // AK-47
            *holdings = Holdings { council, ..Holdings::EMPTY }; // AK-48
        }
        self.age = next;
        self.first = first;
        self.retreated = [0; SIDES];
        self.upstart.new_age();
        self.renew_deck(seen);
        let decrees = std::array::from_fn(|realm| self.decrees[next.index() * Realm::COUNT + realm]);
        events.push(Event::AgeBegan { age: next, first, decrees }); // AK-50
        self.everybody().for_each(|seat| self.refill(seat, events));
        self.give_turn(first, events);
    }

    /// AK-49: all cards but those in hands and the upstart's bonus cards are shuffled.
    fn renew_deck(&mut self, seen: CardSet) {
        let deck: CardSet = self.deck.iter().copied().collect();
        self.discard = CardSet::EMPTY;
        self.reshuffles = 0;
        self.shuffle_deck(deck | seen);
        self.hands.iter_mut().for_each(|hand| hand.not_among(seen));
    }

    /// AK-51: the lowest score; of equal ones whoever captured a capital earlier in this age; if none of them did,
    /// whoever retreated earlier.
    fn lowest(&self) -> Seat {
        let holds_a_capital = |seat: Seat| self.realms.iter().any(|holdings| holdings.capital == Some(seat));
        let key = |&seat: &Seat| (self.score(seat), Reverse(holds_a_capital(seat)), self.retreated[seat.index()]);
        self.everybody().min_by_key(key).unwrap_or(Seat::FIRST)
    }

    /// AK-55, AK-70: in solo the player starts every age, at the easy level the upstart.
    pub(crate) fn first_in_solo(&self) -> Seat {
        if self.level() == Some(Level::Easy) { UPSTART } else { Seat::FIRST }
    }
}
