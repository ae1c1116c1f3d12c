//! Brutal Kingdom: who can still strike whom, what a stack is worth, who plays after.
//!
//! The game's own crate knows all of it: what a sensible player leans to, and what the open table would bring if the
//! chapter ended now.

use pentarchy_brutal_kingdom::{Action, BrutalKingdom};
use pentarchy_game::{Dice, Game, MAX_SEATS, Seat};

use crate::{Expertise, Worths, of_outcome, of_points, totals};

/// What a good player of Brutal Kingdom knows.
pub struct BrutalKingdomExpertise;

/// A lead of so many points in the middle of the game is won three times in four.
const DOUBT: f32 = 12.0;

impl Expertise for BrutalKingdomExpertise {
    type Game = BrutalKingdom;
    type Memory = ();

    /// Much of this game is the deal, and so few cards are held that little can be overlooked: whoever is to lose clearly
    /// must think less than elsewhere.
    const ITERATIONS: [u32; 3] = [4, 10, 24];

    const OVERLOOKED: [u32; 3] = [80, 54, 36];

    /// About a chapter.
    fn horizon(_: &BrutalKingdom) -> u32 {
        40
    }

    fn weigh(game: &BrutalKingdom, seat: Seat, legal: &[Action], weights: &mut Vec<f32>, _: &mut Dice, _: &mut ()) {
        weights.extend(game.inclinations(seat, legal).map(|inclination| (inclination as f32).powi(2)));
    }

    fn veiled(game: &BrutalKingdom, searching: Seat, action: &Action) -> Option<Action> {
        game.veiled(searching, action)
    }

    fn judge(game: &BrutalKingdom) -> Worths {
        if let Some(outcome) = game.outcome() {
            return of_outcome(&outcome);
        }
        of_points(&Self::points(game)[..usize::from(game.seats())], DOUBT)
    }

    fn points(game: &BrutalKingdom) -> [f32; MAX_SEATS] {
        totals(&game.prospect())
    }
}
