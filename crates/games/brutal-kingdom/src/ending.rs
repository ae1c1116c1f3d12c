//! The end of the game: what the tokens are worth, who has won, and where every point came from.

use arrayvec::ArrayVec;
use pentarchy_game::{Events, Line, Outcome, Seat, Standing, Standings};

use crate::game::PLAYERS;
use crate::{BrutalKingdom, Colour, Event};

impl BrutalKingdom {
    /// What the player's tokens and eliminations are worth by what is left now.
    ///
    /// At the end of the game that is the score (BK-47, BK-48).
    pub fn points(&self, seat: Seat) -> i32 {
        let worth = self.worth();
        let tokens = self.tokens[seat.index()];
        let power: i32 = Colour::ALL.iter().map(|&c| i32::from(tokens[c]) * i32::from(worth[c])).sum();
        power + i32::from(self.eliminations[seat.index()])
    }

    pub(crate) fn tell_scores(&self, events: &mut impl Events<Event>) {
        for seat in self.everybody() {
            events.push(Event::Scored { seat, total: self.points(seat) });
        }
    }

    /// How far clockwise the player sits from the start-player card.
    fn distance(&self, seat: Seat) -> i32 {
        let seats = i32::from(self.rules.seats());
        (seat.index() as i32 - self.start.index() as i32).rem_euclid(seats)
    }

    /// BK-49: the highest total; of equal ones whoever sits nearest clockwise from the start-player card.
    pub(crate) fn ranking(&self) -> Outcome {
        let totals: ArrayVec<i32, PLAYERS> = self.everybody().map(|seat| self.points(seat)).collect();
        self.ranked(&totals)
    }

    pub(crate) fn ranked(&self, totals: &[i32]) -> Outcome {
        Outcome::ranked(totals, |seat| -self.distance(seat))
    }

    pub(crate) fn explained(&self) -> Standings {
        let ranking = self.ranking();
        let standing = |seat: Seat| Standing {
            seat,
            place: ranking.place(seat),
            total: ranking.total(seat),
            tie_break: Some(Line::new("places-from-start-card", self.distance(seat))),
            lines: self.lines(seat),
        };
        Standings(self.everybody().map(standing).collect())
    }

    /// One line for each colour, with a part for every token that says what makes it worth so much; one for the
    /// eliminations.
    fn lines(&self, seat: Seat) -> Vec<Line> {
        let token = |colour: Colour| {
            let supply = Line::new("supply", i32::from(self.supply[colour]));
            let chapel = Line::new("chapel", i32::from(self.on_chapel(colour)));
            Line::sum("token", vec![supply, chapel]).about([colour.id()])
        };
        let power = |colour: Colour| {
            let tokens = usize::from(self.tokens[seat.index()][colour]);
            Line::sum("tokens", vec![token(colour); tokens]).about([colour.id()])
        };
        let eliminations = Line::new("eliminations", i32::from(self.eliminations[seat.index()]));
        Colour::ALL.into_iter().map(power).chain([eliminations]).collect()
    }
}
