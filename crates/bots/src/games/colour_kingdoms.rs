//! Colour Kingdoms: what a drop completes, what it spoils, spells and tower drops kept for when they count, and the best
//! that a whole turn comes to.

use pentarchy_colour_kingdoms::{Action, ColourKingdoms};
use pentarchy_game::{Dice, Game, MAX_SEATS, Seat};

use crate::{Expertise, Worths, of_outcome, of_points, totals};

/// What a good player of Colour Kingdoms knows.
pub struct ColourKingdomsExpertise;

/// A lead of so many points is won three times in four.
const DOUBT: f32 = 8.0;

/// What a game for one scores in which nothing succeeds, and in which everything does.
const ALONE: [f32; 2] = [-30.0, 100.0];

impl Expertise for ColourKingdomsExpertise {
    type Game = ColourKingdoms;
    type Memory = ();

    const COST: u32 = 8;

    /// A few rounds; alone to the end, because what is crossed out and when it ends is all in one's own hands.
    fn horizon(game: &ColourKingdoms) -> u32 {
        if game.seats() == 1 { 300 } else { 60 }
    }

    fn faith(game: &ColourKingdoms) -> f32 {
        if game.seats() == 1 { 0.25 } else { 1.0 }
    }

    fn weigh(game: &ColourKingdoms, seat: Seat, legal: &[Action], weights: &mut Vec<f32>, _: &mut Dice, _: &mut ()) {
        game.inclinations(seat, legal, weights);
    }

    /// By the whole turn. Alone that changes nothing: there the tree tries nearly everything alike.
    fn ponder(game: &ColourKingdoms, seat: Seat, legal: &[Action], weights: &mut Vec<f32>, _: &mut Dice, _: &mut ()) {
        if game.seats() == 1 {
            game.inclinations(seat, legal, weights);
        } else {
            game.intentions(seat, legal, weights);
        }
    }

    fn judge(game: &ColourKingdoms) -> Worths {
        let (points, seats) = game.prospects_in_points();
        if seats == 1 {
            // Alone nothing but the points count.
            let total = game.outcome().map_or(points[0], |outcome| outcome.total(Seat::FIRST) as f32);
            let mut worths = [0.0; MAX_SEATS];
            let [worst, best] = ALONE;
            worths[0] = ((total - worst) / (best - worst)).clamp(0.0, 1.0);
            return worths;
        }
        game.outcome().map_or_else(|| of_points(&points[..seats], DOUBT), |outcome| of_outcome(&outcome))
    }

    fn points(game: &ColourKingdoms) -> [f32; MAX_SEATS] {
        let (prospects, sides) = game.prospects_in_points();
        let mut points = [0.0; MAX_SEATS];
        points[..sides].copy_from_slice(&prospects[..sides]);
        game.outcome().map_or(points, |outcome| totals(&outcome))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pentarchy_game::Seed;

    #[test]
    fn whoever_has_time_plans_the_whole_turn_unless_alone() {
        for seats in [1, 2] {
            let request = serde_json::from_value(serde_json::json!({ "seats": seats })).unwrap();
            let setup = ColourKingdoms::DESCRIPTION.setup(&request).unwrap();
            let game = ColourKingdoms::start(&setup, &Seed::from(1));
            let seat = game.awaiting().iter().next().unwrap();
            let (mut legal, mut dice) = (Vec::new(), Seed::from(1).dice(0));
            game.legal(seat.into(), &mut legal);
            let [planned, habit] = [ColourKingdomsExpertise::ponder, ColourKingdomsExpertise::weigh].map(|weigh| {
                let mut weights = Vec::new();
                weigh(&game, seat, &legal, &mut weights, &mut dice, &mut ());
                assert_eq!(weights.len(), legal.len());
                weights
            });
            assert_eq!(planned == habit, seats == 1, "{planned:?} {habit:?}");
        }
    }
}
