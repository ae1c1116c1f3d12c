//! Animal Kingdoms: majorities, when to retreat, what to keep for battles. (The upstart of a game for one is no bot but
//! a rule.)

use pentarchy_animal_kingdoms::{Action, AnimalKingdoms};
use pentarchy_game::{Dice, Game, MAX_SEATS, Seat};

use crate::{Expertise, Worths, of_outcome, of_points, totals};

/// What a good player of Animal Kingdoms knows.
pub struct AnimalKingdomsExpertise;

/// A lead of so many points is won three times in four.
const DOUBT: f32 = 9.0;

impl Expertise for AnimalKingdomsExpertise {
    type Game = AnimalKingdoms;
    type Memory = ();

    /// About an age.
    const HORIZON: u32 = 40;

    const COST: u32 = 4;

    fn weigh(game: &AnimalKingdoms, seat: Seat, legal: &[Action], weights: &mut Vec<f32>, _: &mut Dice, _: &mut ()) {
        game.inclinations(seat, legal, weights);
    }

    fn judge(game: &AnimalKingdoms) -> Worths {
        match game.outcome() {
            Some(outcome) if game.seats() > 1 => of_outcome(&outcome),
            // A game for one is won or lost by the lead over the upstart.
            outcome => {
                let (points, sides) = game.prospects_in_points();
                let mut worths = [0.0; MAX_SEATS];
                worths[..points.len()].copy_from_slice(&of_points(&points[..sides], DOUBT)[..points.len()]);
                if let Some(outcome) = outcome {
                    let won = if outcome.place(Seat::FIRST) == 1 { 1.0 } else { 0.0 };
                    worths[0] = 0.9 * won + 0.1 * worths[0];
                }
                worths
            }
        }
    }

    fn points(game: &AnimalKingdoms) -> [f32; MAX_SEATS] {
        let (prospects, sides) = game.prospects_in_points();
        let mut points = [0.0; MAX_SEATS];
        points[..sides].copy_from_slice(&prospects[..sides]);
        match game.outcome() {
            Some(outcome) if sides == usize::from(game.seats()) => totals(&outcome),
            _ => points,
        }
    }

    fn rivals(game: &AnimalKingdoms) -> u8 {
        // Alone one plays against the upstart.
        (game.seats() - 1).max(1)
    }
}
