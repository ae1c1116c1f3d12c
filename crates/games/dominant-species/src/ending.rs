//! The end: the final scoring, the ranking, and the explanation of every point.

use std::borrow::Cow;

use arrayvec::ArrayVec;
use pentarchy_game::{Events, Line, Outcome, Seat, Seats, Standing, Standings};

use crate::event::Log;
use crate::ledger::{Cause, Scored};
use crate::{Animal, Decision, DominantSpecies, Event};

impl DominantSpecies {
    /// DS-101: every tile once more, for points only.
    pub(crate) fn end<E: Events<Event>>(&mut self, log: &mut Log<'_, E>) -> Decision {
        for tile in self.board.earth.tiles().iter() {
            self.board.score(tile, true).into_iter().for_each(|scored| log.tell(Event::Scored(scored)));
        }
        log.tell(Event::Ended);
        Decision::Over
    }

    /// DS-106: the animal that counts for a player: of several the one with the fewest points, of equal ones the
    /// highest in the food chain.
    pub(crate) fn counted(&self, seat: Seat) -> Animal {
        let own = Animal::ALL.into_iter().filter(|&animal| self.board.beast(animal).owner == Some(seat));
        own.min_by_key(|&animal| self.board.beast(animal).points).unwrap_or(Animal::Mammals)
    }

    /// DS-102: the most points; of equal ones the higher in the food chain.
    pub(crate) fn ranking(&self) -> Outcome {
        let seats = Seats::first(self.seats).iter();
        let totals: ArrayVec<i32, 8> = seats.map(|seat| self.board.beast(self.counted(seat)).points.into()).collect();
        Outcome::ranked(&totals, |seat| std::cmp::Reverse(self.counted(seat)))
    }

    pub(crate) fn explained(&self) -> Standings {
        let ranking = self.ranking();
        let standing = |seat: Seat| {
            let animal = self.counted(seat);
            let others = Animal::ALL.into_iter().filter(|&other| self.board.beast(other).owner == Some(seat));
            let others = others.filter(|&other| other != animal);
            let place = -(animal.index() as i32) - 1;
            Standing {
                seat,
                place: ranking.place(seat),
                total: ranking.total(seat),
                tie_break: Some(Line::new("food-chain", place).about([animal.id()])),
                lines: self
                    .lines(animal)
                    .into_iter()
                    .chain(others.map(|other| Line::new("not-counted", 0).about([other.id()])))
                    .collect(),
            }
        };
        Standings(Seats::first(self.seats).iter().map(standing).collect())
    }

    /// The start, every turn, the final scoring.
    fn lines(&self, animal: Animal) -> Vec<Line> {
        let turns = (1..=self.board.turn).map(|turn| {
            let mut line = Line::sum("turn", self.turn_lines(animal, turn));
            line.about.push(Cow::Owned(turn.to_string()));
            line
        });
        let last = self.board.ledger.scored.iter().filter(|scored| scored.last);
        let last: Vec<Line> = last.filter_map(|scored| tile_line(scored, animal)).collect();
        let start = self.board.ledger.awards.iter().filter(|a| a.animal == animal && a.cause == Cause::Start);
        let start = start.map(|award| Line::new("start", award.points.into()));
        let last = Line::sum("final-scoring", last);
        start.chain(turns.filter(|line| !line.parts.is_empty())).chain([last]).collect()
    }

    fn turn_lines(&self, animal: Animal, turn: u8) -> Vec<Line> {
        let ledger = &self.board.ledger;
        let tiles = ledger.scored.iter().filter(|scored| !scored.last && scored.turn == turn);
        let awards = ledger.awards.iter().filter(|award| award.animal == animal && award.turn == turn);
        let award = |award: &crate::Award| match award.cause {
            Cause::Start => None,
            Cause::Glaciation => Some(Line::new("glaciation", award.points.into())),
            Cause::Wanderlust => Some(Line::new("wanderlust", award.points.into())),
            Cause::Survival => Some(Line::new("survival", award.points.into())),
            Cause::Card(card) => Some(Line::new("card", award.points.into()).about([card.id()])),
        };
        tiles.filter_map(|scored| tile_line(scored, animal)).chain(awards.filter_map(award)).collect()
    }
}

/// A tile's line, if it gave the animal anything.
fn tile_line(scored: &Scored, animal: Animal) -> Option<Line> {
    let points = scored.points(animal);
    let mut line = Line::new("tile", points.into()).about([scored.terrain.id()]);
    line.about.push(Cow::Owned(scored.tile.to_string()));
    (points > 0).then_some(line)
}
