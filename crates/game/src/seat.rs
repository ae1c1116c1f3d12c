//! Who sits at the table, who acts, who looks on.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats that any game of the house has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0, clockwise.
///
/// ```
/// use pentarchy_game::Seat;
/// assert_eq!(Seat::new(2).map(Seat::index), Some(2));
/// assert_eq!(Seat::new(8), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat that plays first when the game does not say otherwise.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if there can be such a seat.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// For arrays indexed by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        let next = self.0 + 1;
        // Without a division, which is slow: bots go round tables millions of times.
        Seat(if next < seats { next } else { 0 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Seat, NoSuchSeat> {
        Seat::new(number).ok_or(NoSuchSeat(number))
    }
}

/// A number that is no seat's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}: seats are counted from 0 to 7")]
pub struct NoSuchSeat(pub u8);

/// A set of seats.
///
/// ```
/// use pentarchy_game::{Seat, Seats};
/// let mut seats = Seats::first(3);
/// seats.remove(Seat::FIRST);
/// assert_eq!(seats.iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// All seats of a table of `count`.
    pub const fn first(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of this set that are not in the other.
    pub const fn without(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = Seat::new(rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

/// Who decides: a seat, or the house, which does what the clock does (rings the bell that ends trading).
///
/// In JSON a seat is its number and the house is `"house"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SeatOrWord", into = "SeatOrWord")]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The house.
    House,
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Actor {
        Actor::Seat(seat)
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => write!(f, "seat {seat}"),
            Actor::House => f.write_str("the house"),
        }
    }
}

/// Who looks at a game.
///
/// In JSON a seat is its number; the others are `"spectator"` and `"referee"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SeatOrWord", into = "SeatOrWord")]
pub enum Viewer {
    /// A player, who sees what is public and what is theirs.
    Seat(Seat),
    /// Somebody who looks on and sees only what is public.
    Spectator,
    /// Somebody who sees everything: for replays of finished games and for tests, never for a game in progress.
    Referee,
}

impl Viewer {
    /// Whether this viewer may see what belongs to the seat.
    pub fn sees(self, owner: Seat) -> bool {
        match self {
            Viewer::Seat(seat) => seat == owner,
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }

    /// Every seat of a table, and the spectator: all who may look at a game in progress.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seats::first(seats).iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Referee => f.write_str("referee"),
        }
    }
}

/// How actors and viewers are written: a number, or a word.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a seat's number, from 0 to 7, or a word")]
enum SeatOrWord {
    Seat(Seat),
    Word(String),
}

impl From<Actor> for SeatOrWord {
    fn from(actor: Actor) -> SeatOrWord {
        match actor {
            Actor::Seat(seat) => SeatOrWord::Seat(seat),
            Actor::House => SeatOrWord::Word("house".into()),
        }
    }
}

impl TryFrom<SeatOrWord> for Actor {
    type Error = String;

    fn try_from(written: SeatOrWord) -> Result<Actor, String> {
        match written {
            SeatOrWord::Seat(seat) => Ok(Actor::Seat(seat)),
            SeatOrWord::Word(word) if word == "house" => Ok(Actor::House),
            SeatOrWord::Word(word) => Err(format!("{word:?} is no actor: expected a seat's number or \"house\"")),
        }
    }
}

impl From<Viewer> for SeatOrWord {
    fn from(viewer: Viewer) -> SeatOrWord {
        match viewer {
            Viewer::Seat(seat) => SeatOrWord::Seat(seat),
            other => SeatOrWord::Word(other.to_string()),
        }
    }
}

impl TryFrom<SeatOrWord> for Viewer {
    type Error = String;

    fn try_from(written: SeatOrWord) -> Result<Viewer, String> {
        match written {
            SeatOrWord::Seat(seat) => Ok(Viewer::Seat(seat)),
            SeatOrWord::Word(word) => match word.as_str() {
                "spectator" => Ok(Viewer::Spectator),
                "referee" => Ok(Viewer::Referee),
                _ => Err(format!("{word:?} is no viewer: expected a seat's number, \"spectator\" or \"referee\"")),
            },
        }
    }
}
