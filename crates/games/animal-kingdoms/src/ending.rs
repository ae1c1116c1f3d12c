//! The end of the game: the final score, who won, and where every point came from.

use pentarchy_game::{Events, Line, Outcome, Seat, Standing, Standings};

use crate::game::SIDES;
use crate::{Age, AnimalKingdoms, Event, Realm, UPSTART};

impl AnimalKingdoms {
    pub(crate) fn tell_the_end(&self, events: &mut impl Events<Event>) {
        let mut retreat_points = [0; SIDES];
        self.everybody().for_each(|seat| retreat_points[seat.index()] = self.retreat_points(seat));
        events.push(Event::Ended { retreat_points, modifiers: self.modifiers });
    }

    /// The retreat tokens of a player: the age in which each was taken, and its value.
    pub(crate) fn retreat_tokens_of(&self, seat: Seat) -> impl Iterator<Item = (Age, u8)> {
        let tokens = self.retreat_tokens;
        Age::ALL
            .into_iter()
            .filter(move |age| tokens.owners[age.index()] == Some(seat))
            .map(move |age| (age, tokens.values[age.index()]))
    }

    fn retreat_points(&self, seat: Seat) -> u8 {
        self.retreat_tokens_of(seat).map(|(_, value)| value).sum()
    }

    /// AK-52: the score, retreat tokens, and a point for every unused modifier.
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        let tokens = u32::from(self.retreat_points(seat)) + u32::from(self.modifiers[seat.index()]);
        i32::try_from(self.score(seat) + tokens).unwrap_or(i32::MAX)
    }

    /// AK-53: the highest total; of equal ones whoever captured the largest capital in the third age.
    /// AK-69: in solo the player wins with more points than the upstart.
    pub(crate) fn ranking(&self) -> Outcome {
        if self.level().is_some() {
            let own = self.total(Seat::FIRST);
            return Outcome::alone(own, own > self.total(UPSTART));
        }
        let mut totals = [0; SIDES];
        self.everybody().for_each(|seat| totals[seat.index()] = self.total(seat));
        Outcome::ranked(&totals[..usize::from(self.seats)], |seat| self.holds_the_largest_capital(seat))
    }

    fn holds_the_largest_capital(&self, seat: Seat) -> bool {
        self.holdings(Realm::Eight).capital == Some(seat)
    }

    pub(crate) fn explained(&self) -> Standings {
        let ranking = self.ranking();
        let standing = |seat: Seat| Standing {
            seat,
            place: ranking.place(seat),
            total: ranking.total(seat),
            tie_break: Some(match self.level() {
                Some(_) => Line::new("upstart", self.total(UPSTART)),
                None => Line::new("largest-capital", self.holds_the_largest_capital(seat).into()),
            }),
            lines: self.lines(seat),
        };
        Standings(self.everybody().map(standing).collect())
    }

    /// A line for each age, with a part for its rallies and for every realm; then the tokens.
    pub(crate) fn lines(&self, seat: Seat) -> Vec<Line> {
        let mut lines: Vec<Line> = Age::ALL.map(|age| self.line_of_age(age, seat)).into();
        let tokens = self.retreat_tokens_of(seat);
        let tokens = tokens.map(|(age, value)| Line::new("retreat-token", value.into()).about([age.id()]));
        lines.push(Line::sum("retreat-tokens", tokens.collect()));
        lines.push(Line::new("modifiers", self.modifiers[seat.index()].into()));
        lines.retain(|line| line.points > 0);
        lines
    }

    fn line_of_age(&self, age: Age, seat: Seat) -> Line {
        let rallies = i32::try_from(self.rallies[seat.index()][age.index()]).unwrap_or(i32::MAX);
        let realm = |realm: Realm| {
            let place = self.places[age.index()][realm.index()][seat.index()];
            Line::new(place.id(), self.points(age, realm, seat).into()).about([realm.id()])
        };
        let mut parts: Vec<Line> = Realm::ALL.map(realm).into();
        parts.push(Line::new("rally", rallies));
        parts.retain(|part| part.points > 0);
        Line::sum("age", parts).about([age.id()])
    }
}
