//! Brutal Kingdom: who can still strike whom, what a stack is worth, who plays after.
//!
//! The game's own crate knows all of it: what a sensible player leans to, and what the open table would bring if the
//! chapter ended now.

use pentarchy_brutal_kingdom::{Action, BrutalKingdom};
use pentarchy_game::{Dice, Game, MAX_SEATS, Seat};

use crate::{Expertise, Worths, of_outcome, of_points};

/// What a good player of Brutal Kingdom knows.
pub struct BrutalKingdomExpertise;

/// A lead of so many points in the middle of the game is won three times in four.
const DOUBT: f32 = 12.0;

impl Expertise for BrutalKingdomExpertise {
    type Game = BrutalKingdom;

    /// About a chapter.
    const HORIZON: u32 = 40;

    fn weigh(game: &BrutalKingdom, seat: Seat, legal: &[Action], weights: &mut Vec<f32>, _: &mut Dice) {
        weights.extend(legal.iter().map(|action| (game.inclination(seat, action) as f32).powi(2)));
    }

    fn judge(game: &BrutalKingdom) -> Worths {
        if let Some(outcome) = game.outcome() {
            return of_outcome(&outcome);
        }
        let prospect = game.prospect();
        let mut points = [0.0; MAX_SEATS];
        for seat in prospect.seats() {
            points[seat.index()] = prospect.total(seat) as f32;
        }
        of_points(&points[..usize::from(game.seats())], DOUBT)
    }
}
