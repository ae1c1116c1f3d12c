//! What lies in one realm: the cards played below it and the influence tokens on it.

use pentarchy_game::Seat;
use serde::{Deserialize, Serialize};

use crate::components::COUNCIL;
use crate::game::SIDES;
use crate::pile::Pile;
use crate::{Card, Realm};

/// The most territories of any realm.
const LARGEST: usize = 8;

/// What lies in a realm. Every card below it stands for a token on one of its territories.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Holdings {
    /// The cards played below it in this age, in order.
    pub(crate) played: Pile<LARGEST>,
    /// How many ordinary territories each side holds.
    pub(crate) ordinary: [u8; SIDES],
    /// Who holds the capital.
    pub(crate) capital: Option<Seat>,
    /// Who held the capital at the end of the first age, and of the second.
    pub(crate) council: [Option<Seat>; COUNCIL],
}

impl Holdings {
    pub(crate) const EMPTY: Holdings =
        Holdings { played: Pile::EMPTY, ordinary: [0; SIDES], capital: None, council: [None; COUNCIL] };

    /// The last card played below it.
    #[inline]
    pub(crate) fn last(&self) -> Option<Card> {
        self.played.last().copied()
    }

    /// How many ordinary territories are free.
    #[inline]
    pub(crate) fn free_ordinary(&self, realm: Realm) -> u8 {
        (realm.territories() - 1).saturating_sub(self.played.len() as u8)
    }

    /// Whether nothing is free.
    #[inline]
    pub(crate) fn is_full(&self, realm: Realm) -> bool {
        self.played.len() >= usize::from(realm.territories())
    }

    /// AK-16: whether the capital is free, and nothing else.
    pub(crate) fn only_the_capital_is_free(&self, realm: Realm) -> bool {
        self.free_ordinary(realm) == 0 && !self.is_full(realm)
    }

    /// AK-31: the side's tokens in this realm: territories, capital and council.
    #[inline]
    pub(crate) fn tokens(&self, seat: Seat) -> u8 {
        let owner = Some(seat);
        let council = self.council.iter().filter(|&&member| member == owner).count() as u8;
        self.ordinary[seat.index()] + u8::from(self.capital == owner) + council
    }

    /// Plays a card and puts a token of its side on an ordinary territory, or on the capital if nothing else is free;
    /// whether it was the capital. The realm must not be full.
    #[inline]
    pub(crate) fn capture(&mut self, realm: Realm, seat: Seat, card: Card) -> bool {
        let capital = self.only_the_capital_is_free(realm);
        self.played.push(card);
        if capital {
            self.capital = Some(seat);
        } else {
            self.ordinary[seat.index()] += 1;
        }
        capital
    }
}
