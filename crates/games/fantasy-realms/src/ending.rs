//! The end of play, the ranking, and the explanation of every point.

use pentarchy_game::{Events, Line, Outcome, Seat, Standing, Standings};

use crate::event::Ending;
use crate::game::Step;
use crate::setup::Chooser;
use crate::{CardSheet, Event, FantasyRealms, Reason, Score, Sheet, score, sheet};

impl FantasyRealms {
    /// All hands are opened; then the house or the players make the choices of the final scoring.
    pub(crate) fn end_play(&mut self, why: Ending, events: &mut impl Events<Event>) {
        self.trading = Default::default();
        let hands = self.everybody().map(|seat| self.hand(seat)).collect();
        events.push(Event::Ended { why, hands });
        self.step = Step::Declaring;
        if self.rules.choices == Chooser::Best {
            self.everybody().for_each(|seat| self.choose_best(seat));
        }
        if self.still_declaring().is_empty() {
            self.step = Step::Over;
            self.tell_scores(events);
        }
    }

    pub(crate) fn tell_scores(&self, events: &mut impl Events<Event>) {
        for seat in self.everybody() {
            let choices = self.declared[seat.index()].choices;
            events.push(Event::Scored { seat, total: self.score_of(seat).total, choices });
        }
    }

    fn score_of(&self, seat: Seat) -> Score {
        score(self.hand(seat), &self.declared[seat.index()].choices, self.rules.for_each)
    }

    fn sheet_of(&self, seat: Seat) -> Sheet {
        sheet(self.hand(seat), &self.declared[seat.index()].choices, self.rules.for_each)
    }

    /// FR-12: the highest total; of equal ones the hand of the lowest base strength.
    pub(crate) fn ranking(&self) -> Outcome {
        let scores: arrayvec::ArrayVec<Score, 7> = self.everybody().map(|seat| self.score_of(seat)).collect();
        let totals: arrayvec::ArrayVec<i32, 7> = scores.iter().map(|score| score.total).collect();
        Outcome::ranked(&totals, |seat| -scores[seat.index()].strength)
    }

    pub(crate) fn explained(&self) -> Standings {
        let ranking = self.ranking();
        let standing = |seat: Seat| {
            let sheet = self.sheet_of(seat);
            Standing {
                seat,
                place: ranking.place(seat),
                total: sheet.total,
                tie_break: Some(Line::new("base-strength", sheet.strength)),
                lines: sheet.cards.iter().map(card_line).collect(),
            }
        };
        Standings(self.everybody().map(standing).collect())
    }
}

/// A card's line, with a part for every reason.
fn card_line(card: &CardSheet) -> Line {
    let part = |line: &crate::Line| {
        let cause = match line.reason {
            Reason::Strength => "strength",
            Reason::With => "with",
            Reason::Without => "without",
            Reason::Per => "per",
            Reason::Unless => "unless",
            Reason::StrengthOfOne => "strength-of-one",
            Reason::StrengthOfAll => "strength-of-all",
            Reason::Run => "run",
            Reason::Collection => "collection",
            Reason::AllDifferent => "all-different",
        };
        Line::new(cause, line.points).about(line.from.iter().map(|card| card.id()))
    };
    let cause = if card.blanked { "blanked" } else { "card" };
    Line::sum(cause, card.lines.iter().map(part).collect()).about([card.card.id()])
}
