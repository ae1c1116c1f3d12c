//! The end of the game, the ranking, and the explanation of every point.

use arrayvec::ArrayVec;
use pentarchy_game::{Events, Line, Outcome, Seat, Standing, Standings};

use crate::event::Ending;
use crate::game::{PLAYERS, Step};
use crate::{ColourKingdoms, Event, Kingdom, Monster, Score, Verdict};

impl ColourKingdoms {
    pub(crate) fn end(&mut self, why: Ending, events: &mut impl Events<Event>) {
        self.step = Step::Over;
        events.push(Event::Ended { why });
        for seat in self.everybody() {
            events.push(Event::Scored { seat, total: self.score_of(seat).total });
        }
    }

    /// The points of a whole sheet.
    pub(crate) fn score_of(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        Score::of(&self.map, &player.sheet, &player.circled, player.blots)
    }

    /// CK-45: the highest total; of equal ones whoever has lost less. CK-52: alone, 50 points and more are a victory.
    pub(crate) fn ranking(&self) -> Outcome {
        let scores: ArrayVec<Score, PLAYERS> = self.everybody().map(|seat| self.score_of(seat)).collect();
        if let [score] = scores[..] {
            return Outcome::alone(score.total, Verdict::of(score.total) > Verdict::TryAgain);
        }
        let totals: ArrayVec<i32, PLAYERS> = scores.iter().map(|score| score.total).collect();
        Outcome::ranked(&totals, |seat| -scores[seat.index()].losses())
    }

    pub(crate) fn explained(&self) -> Standings {
        let ranking = self.ranking();
        let standing = |seat: Seat| {
            let score = self.score_of(seat);
            Standing {
                seat,
                place: ranking.place(seat),
                total: score.total,
                tie_break: (self.seats > 1).then(|| Line::new("losses", score.losses())),
                lines: lines(&score),
            }
        };
        Standings(self.everybody().map(standing).collect())
    }
}

/// The rows of the sheet, each with its cells; cells that give nothing are left out.
fn lines(score: &Score) -> Vec<Line> {
    let row = |cause, about, cells: &[(&'static str, i32)]| {
        let cells = cells.iter().filter(|(_, points)| *points != 0);
        Line::sum(cause, cells.map(|&(cause, points)| Line::new(cause, points)).collect()).about([about])
    };
    let kingdoms = score.kingdoms.iter().zip(Kingdom::ALL).map(|(cells, kingdom)| {
        let cells = [("speed", cells.speed), ("capital", cells.capital), ("diversity", cells.diversity)];
        row("kingdom", kingdom.id(), &cells)
    });
    let monsters = score.monsters.iter().zip(Monster::ALL).map(|(cells, kind)| {
        let cells = [("speed", cells.speed), ("tamed", cells.tamed), ("unpainted", -cells.unpainted)];
        row("monster", kind.id(), &cells)
    });
    let last = [Line::new("three-kingdoms", score.three_kingdoms), Line::new("blots", -score.blots)];
    kingdoms.chain(monsters).chain(last).collect()
}
