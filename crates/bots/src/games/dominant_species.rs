//! Dominant Species: where pawns do most, who dominates and scores, which elements carry an animal.

use pentarchy_dominant_species::{Action, DominantSpecies};
use pentarchy_game::{Dice, Game, MAX_SEATS, Seat};

use crate::{Expertise, Worths, of_outcome, of_points, totals};

/// What a good player of Dominant Species knows.
pub struct DominantSpeciesExpertise;

/// A lead of so many points is won three times in four.
const DOUBT: f32 = 15.0;

impl Expertise for DominantSpeciesExpertise {
    type Game = DominantSpecies;
    type Memory = ();

    const COST: u32 = 8;

    /// About a turn of six animals.
    fn horizon(_: &DominantSpecies) -> u32 {
        60
    }

    fn weigh(game: &DominantSpecies, seat: Seat, legal: &[Action], weights: &mut Vec<f32>, _: &mut Dice, _: &mut ()) {
        weights.extend(game.inclinations(seat, legal));
    }

    fn judge(game: &DominantSpecies) -> Worths {
        if let Some(outcome) = game.outcome() {
            return of_outcome(&outcome);
        }
        let (points, seats) = game.prospects_in_points();
        of_points(&points[..seats], DOUBT)
    }

    fn points(game: &DominantSpecies) -> [f32; MAX_SEATS] {
        let (prospects, sides) = game.prospects_in_points();
        let mut points = [0.0; MAX_SEATS];
        points[..sides].copy_from_slice(&prospects[..sides]);
        game.outcome().map_or(points, |outcome| totals(&outcome))
    }
}
