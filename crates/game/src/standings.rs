//! How a game ended: places, totals, and where every point came from.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// Places and totals, as a plain value: all that a search needs of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<PlaceAndTotal>", into = "Vec<PlaceAndTotal>")]
pub struct Outcome {
    seats: u8,
    places: [u8; MAX_SEATS],
    totals: [i32; MAX_SEATS],
}

impl Outcome {
    /// Ranks the seats by their totals, ties by `tie_break`; what is equal in both shares its place.
    ///
    /// ```
    /// use pentarchy_game::{Outcome, Seat};
    /// let outcome = Outcome::ranked(&[50, 70, 50], |seat| -(seat.index() as i32));
    /// assert_eq!(outcome.place(Seat::FIRST), 2);
    /// assert_eq!(outcome.winners().count(), 1);
    /// ```
    pub fn ranked<K: Ord>(totals: &[i32], tie_break: impl Fn(Seat) -> K) -> Outcome {
        let mut outcome = Outcome { seats: totals.len() as u8, places: [0; MAX_SEATS], totals: [0; MAX_SEATS] };
        outcome.totals[..totals.len()].copy_from_slice(totals);
        let key = |seat: Seat| (totals[seat.index()], tie_break(seat));
        for seat in outcome.seats() {
            let own = key(seat);
            outcome.places[seat.index()] = 1 + outcome.seats().filter(|&other| key(other) > own).count() as u8;
        }
        outcome
    }

    /// The outcome of a game for one: the first place if the game was won, else the second.
    ///
    /// ```
    /// use pentarchy_game::{Outcome, Seat};
    /// assert_eq!(Outcome::alone(70, true).place(Seat::FIRST), 1);
    /// assert_eq!(Outcome::alone(70, false).winners().count(), 0);
    /// ```
    pub fn alone(total: i32, won: bool) -> Outcome {
        let mut outcome = Outcome::ranked(&[total], |_| ());
        outcome.places[0] = if won { 1 } else { 2 };
        outcome
    }

    /// The seats of the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        crate::Seats::first(self.seats).iter()
    }

    /// The seat's place: 1 is the winner's.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// The seat's points.
    pub fn total(&self, seat: Seat) -> i32 {
        self.totals[seat.index()]
    }

    /// All who share the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| self.place(seat) == 1)
    }
}

/// A seat's line in a written outcome.
#[derive(Serialize, Deserialize)]
struct PlaceAndTotal {
    place: u8,
    total: i32,
}

impl From<Outcome> for Vec<PlaceAndTotal> {
    fn from(outcome: Outcome) -> Self {
        let line = |seat| PlaceAndTotal { place: outcome.place(seat), total: outcome.total(seat) };
        outcome.seats().map(line).collect()
    }
}

impl TryFrom<Vec<PlaceAndTotal>> for Outcome {
    type Error = String;

    fn try_from(lines: Vec<PlaceAndTotal>) -> Result<Outcome, String> {
        if lines.len() > MAX_SEATS {
            return Err(format!("an outcome of {} seats", lines.len()));
        }
        let mut outcome = Outcome { seats: lines.len() as u8, places: [0; MAX_SEATS], totals: [0; MAX_SEATS] };
        for (index, line) in lines.iter().enumerate() {
            outcome.places[index] = line.place;
            outcome.totals[index] = line.total;
        }
        Ok(outcome)
    }
}

/// The final table: for every seat its place, its total and the lines that make it up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standings(
    /// One for every seat, in the order of the seats.
    pub Vec<Standing>,
);

/// One seat's part of the final table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Whose it is.
    pub seat: Seat,
    /// 1 is the winner's place; equals share one.
    pub place: u8,
    /// The sum of the lines.
    pub total: i32,
    /// What decided between equal totals, if the game has such a thing; it gives no points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie_break: Option<Line>,
    /// Where the points came from.
    pub lines: Vec<Line>,
}

/// Some points and their cause; the cause may open into parts, whose points add up to the line's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The cause, as a key that the client translates.
    pub cause: Cow<'static, str>,
    /// What it is about, as the game's own ids: cards, realms, ages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub about: Vec<Cow<'static, str>>,
    /// What it gave.
    pub points: i32,
    /// What it is made of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Line>,
}

impl Line {
    /// A line without parts.
    pub fn new(cause: &'static str, points: i32) -> Line {
        Line { cause: Cow::Borrowed(cause), about: Vec::new(), points, parts: Vec::new() }
    }

    /// A line whose points are the sum of its parts.
    pub fn sum(cause: &'static str, parts: Vec<Line>) -> Line {
        let points = parts.iter().map(|part| part.points).sum();
        Line { cause: Cow::Borrowed(cause), about: Vec::new(), points, parts }
    }

    /// The same line, about these things.
    pub fn about(mut self, ids: impl IntoIterator<Item = &'static str>) -> Line {
        self.about.extend(ids.into_iter().map(Cow::Borrowed));
        self
    }

    /// Whether every line with parts is the sum of them.
    pub fn adds_up(&self) -> bool {
        let sum: i32 = self.parts.iter().map(|part| part.points).sum();
        self.parts.is_empty() || sum == self.points && self.parts.iter().all(Line::adds_up)
    }
}
