//! The story of a chapter: how every card came to where it is, and who looked at what.
//!
//! The story is what knowledge is made of. What a seat knows is all that the stories have in common which look the
//! same to it; a sample is one of these stories. See `deduction.rs`.

use arrayvec::ArrayVec;
use pentarchy_game::{Corrupt, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::game::{PLACES, PLAYERS};
use crate::{Back, Character, CharacterSet};

/// 16 cards played, and what their effects can add: three swaps, two exchanges, two looks, a card named and given up.
pub(crate) const LONGEST: usize = 25;

/// How every card of the chapter came to where it is.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Story {
    /// What each player was dealt, with both backs.
    pub(crate) dealt: [CharacterSet; PLAYERS],
    /// What was put in the centre.
    pub(crate) centre: ArrayVec<Character, PLACES>,
    /// What each player chose to pass on, by back.
    pub(crate) passed: [[Option<Character>; 2]; PLAYERS],
    pub(crate) moves: ArrayVec<Move, LONGEST>,
}

/// Something that moved a card or showed it to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Move {
    /// A card was played.
    Played { seat: Seat, card: Character },
    /// A card of a hand was swapped for one of the centre; only its player knows the two.
    Swapped { seat: Seat, place: u8, gave: Character, got: Character },
    /// Two players exchanged a card; only they know which.
    Exchanged { from: Seat, to: Seat, gave: Character, got: Character },
    /// Somebody looked at another's hand.
    SawHand { by: Seat, of: Seat },
    /// Somebody looked at the centre.
    SawCentre { by: Seat },
    /// Somebody showed everybody a card of their hand.
    Revealed { seat: Seat, card: Character },
    /// Nobody has this card in hand, and everybody knows it now.
    NotHeld { card: Character },
    /// A card that everybody has seen was swapped for one of the centre.
    Surrendered { seat: Seat, place: u8, gave: Character, got: Character },
}

/// Where the hidden cards are at some moment of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Whereabouts {
    pub(crate) hands: [CharacterSet; PLAYERS],
    pub(crate) centre: ArrayVec<Character, PLACES>,
}

/// The player to whom this one passes cards with this back (BK-7: light ones to the left, BK-8: dark ones to the right).
pub(crate) fn receiver(seat: Seat, back: Back, seats: u8) -> Seat {
    match back {
        Back::Light => seat.next(seats),
        Back::Dark => Seats::first(seats).iter().find(|other| other.next(seats) == seat).unwrap_or(seat),
    }
}

/// The back of the cards in a place of the centre.
pub(crate) const fn back_of_place(place: u8) -> Back {
    if place < 2 { Back::Light } else { Back::Dark }
}

impl Story {
    /// Whether cards with this back are dealt.
    pub(crate) fn is_dealt(&self, back: Back) -> bool {
        self.centre.len() > 2 * back.index()
    }

    /// Whether everybody has chosen what to pass on.
    pub(crate) fn is_passed(&self, back: Back, seats: u8) -> bool {
        self.passed[..usize::from(seats)].iter().all(|passed| passed[back.index()].is_some())
    }

    /// Where the cards were before the first one was played.
    pub(crate) fn opening(&self, seats: u8) -> Whereabouts {
        let mut hands = self.dealt;
        for back in Back::BOTH {
            if !self.is_passed(back, seats) {
                continue;
            }
            for seat in Seats::first(seats).iter() {
                let Some(card) = self.passed[seat.index()][back.index()] else { continue };
                hands[seat.index()].remove(card);
                hands[receiver(seat, back, seats).index()].insert(card);
            }
        }
        Whereabouts { hands, centre: self.centre.clone() }
    }
}

impl Whereabouts {
    /// Follows one move, or says why it can't have happened.
    pub(crate) fn follow(&mut self, step: &Move) -> Result<(), Corrupt> {
        let ok = match *step {
            Move::Played { seat, card } => self.take(seat, card),
            Move::Swapped { seat, place, gave, got } | Move::Surrendered { seat, place, gave, got } => {
                let there = self.centre.get(usize::from(place)).copied();
                let fits = there == Some(got) && gave.back() == got.back() && self.take(seat, gave);
                if fits {
                    self.centre[usize::from(place)] = gave;
                    self.hands[seat.index()].insert(got);
                }
                fits
            }
            Move::Exchanged { from, to, gave, got } => {
                let fits = from != to && gave.back() == got.back() && self.take(from, gave) && self.take(to, got);
                if fits {
                    self.hands[from.index()].insert(got);
                    self.hands[to.index()].insert(gave);
                }
                fits
            }
            Move::SawHand { by, of } => by != of && self.hand(of).is_some_and(|hand| !hand.is_empty()),
            Move::SawCentre { .. } => true,
            Move::Revealed { seat, card } => self.hand(seat).is_some_and(|hand| hand.contains(card)),
            Move::NotHeld { card } => self.hands.iter().all(|hand| !hand.contains(card)),
        };
        if ok { Ok(()) } else { Err(Corrupt(format!("{step:?} can't have happened"))) }
    }

    fn hand(&self, seat: Seat) -> Option<CharacterSet> {
        self.hands.get(seat.index()).copied()
    }

    /// Takes a card out of a hand; whether it was there.
    fn take(&mut self, seat: Seat, card: Character) -> bool {
        let Some(hand) = self.hands.get_mut(seat.index()) else { return false };
        let held = hand.contains(card);
        hand.remove(card);
        held
    }
}
