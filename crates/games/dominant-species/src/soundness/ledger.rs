//! Whether the ledger of a position read from outside can be one, and has room for all that is still to come.

use pentarchy_game::Corrupt;

use crate::data::{LAST_TURN, START_TILES};
use crate::executing::{MOMENTS, Moment};
use crate::ledger::{Award, Cause};
use crate::setup::StartingEarth;
use crate::{Animal, Card, Decision, DominantSpecies, Section};

/// More than any award: every cube of six animals on one fertile tile.
const MOST_POINTS: i16 = 210;

impl DominantSpecies {
    /// Every animal's points are what its lines add up to.
    pub(crate) fn ledger_adds_up(&self) -> Result<(), Corrupt> {
        let mut points = [0i32; 6];
        let ledger = &self.board.ledger;
        for scored in &ledger.scored {
            for animal in scored.places.into_iter().flatten() {
                points[animal.index()] += i32::from(scored.points(animal));
            }
        }
        ledger.awards.iter().for_each(|award| points[award.animal.index()] += i32::from(award.points));
        for animal in Animal::ALL {
            let own = i32::from(self.board.beast(animal).points);
            Corrupt::unless(own == points[animal.index()] && own >= 0, "points that came from nowhere")?;
        }
        self.tiles_were_scored()?;
        self.awards_are_possible()
    }

    /// At most one tile for every pawn of Domination, and every tile at the end.
    fn tiles_were_scored(&self) -> Result<(), Corrupt> {
        let mut by_turn = [0usize; LAST_TURN as usize + 1];
        let mut last = 0;
        for scored in &self.board.ledger.scored {
            Corrupt::unless((1..=self.board.turn).contains(&scored.turn), "scored in a turn that has not come")?;
            let twice = (1..4).any(|i| scored.places[i].is_some() && scored.places[..i].contains(&scored.places[i]));
            Corrupt::unless(!twice, "an animal has two places on one tile")?;
            if scored.last {
                last += 1;
            } else {
                by_turn[usize::from(scored.turn)] += 1;
            }
        }
        let over = self.decision == Decision::Over;
        let all = if over { self.board.earth.tiles().len() } else { 0 };
        Corrupt::unless(last == all, "the final scoring is not whole")?;
        let passed = MOMENTS[..usize::from(self.next)]
            .iter()
            .filter(|moment| matches!(moment, Moment::Pawn(eyeball) if eyeball.section() == Section::Domination));
        let now = by_turn[usize::from(self.board.turn)];
        let pending = usize::from(matches!(self.decision, Decision::Domination { .. }));
        let fits = now + pending <= passed.count() && now == self.board.dominated.len();
        Corrupt::unless(fits && by_turn.iter().all(|&count| count <= 5), "more tiles were scored than pawns stood")
    }

    fn awards_are_possible(&self) -> Result<(), Corrupt> {
        let awards = &self.board.ledger.awards;
        let count = |cause: Cause| awards.iter().filter(|award| award.cause == cause).count();
        let (earth, over) = (&self.board.earth, self.decision == Decision::Over);
        let laid = earth.tiles().len() - START_TILES.len();
        let unfinished =
            matches!(self.decision, Decision::WanderlustElement { .. } | Decision::WanderlustCorner { .. });
        let survivals = usize::from(self.board.turn) - usize::from(!over);
        let possible = count(Cause::Glaciation) < earth.tundra().len()
            && count(Cause::Wanderlust) + usize::from(unfinished) <= laid
            && count(Cause::Survival) <= survivals
            && awards.iter().all(|award| self.award_is_possible(award))
            && Card::ALL.into_iter().all(|card| count(Cause::Card(card)) <= most_awards(card));
        Corrupt::unless(possible, "points that nobody could win")
    }

    fn award_is_possible(&self, award: &Award) -> bool {
        let loses = award.cause == Cause::Card(Card::NicheBiomes);
        let points = if loses { award.points.saturating_neg() } else { award.points };
        let cause = match award.cause {
            Cause::Start => self.rules.earth == StartingEarth::Random && self.starts(award.animal) == 1,
            Cause::Card(card) => self.taken(card),
            Cause::Glaciation | Cause::Wanderlust | Cause::Survival => true,
        };
        cause && (1..=MOST_POINTS).contains(&points) && (1..=self.board.turn).contains(&award.turn)
    }

    fn starts(&self, animal: Animal) -> usize {
        let awards = self.board.ledger.awards.iter();
        awards.filter(|award| award.cause == Cause::Start && award.animal == animal).count()
    }
}

/// How many animals a card gives points to, or takes them from.
fn most_awards(card: Card) -> usize {
    match card {
        Card::Biodiversity | Card::Ecodiversity | Card::Fertile => 1,
        Card::NicheBiomes => 5,
        Card::IceAge => 6,
        _ => 0,
    }
}
