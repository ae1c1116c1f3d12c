//! Dominant Species: where pawns do most, who dominates and scores, which elements carry an animal.

use pentarchy_dominant_species::{Action, DominantSpecies};
use pentarchy_game::{Dice, Game, MAX_SEATS, Seat};

use crate::draw::draw;
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
        game.inclinations(seat, legal, weights);
    }

    fn lean(game: &DominantSpecies, _: Seat, dice: &mut Dice) -> Option<Action> {
        draw(game.plans()?, dice)
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

#[cfg(test)]
mod tests {
    use super::*;
    use pentarchy_game::Seed;

    #[test]
    fn what_is_leaned_to_at_once_is_what_the_weights_would_draw() {
        let request = serde_json::from_value(serde_json::json!({ "seats": 4 })).unwrap();
        let setup = DominantSpecies::DESCRIPTION.setup(&request).unwrap();
        let (mut legal, mut weights, mut at_once) = (Vec::new(), Vec::new(), 0);
        for number in 0..20 {
            let mut game = DominantSpecies::start(&setup, &Seed::from(number));
            let mut dice = Seed::from(number).dice(0);
            while let Some(seat) = game.awaiting().iter().next() {
                legal.clear();
                weights.clear();
                game.legal(seat.into(), &mut legal);
                DominantSpeciesExpertise::weigh(&game, seat, &legal, &mut weights, &mut dice, &mut ());
                let leaned = DominantSpeciesExpertise::lean(&game, seat, &mut dice.clone());
                let drawn = draw(legal.iter().copied().zip(weights.iter().copied()), &mut dice).unwrap();
                assert_eq!(leaned.unwrap_or(drawn), drawn);
                at_once += u32::from(leaned.is_some());
                game.apply(seat.into(), &drawn, &mut ()).unwrap();
            }
        }
        assert!(at_once > 1_000, "{at_once}");
    }
}
