//! Animal Kingdoms: majorities, when to retreat, what to fight with; what to keep for battles the search finds out. (The
//! upstart of a game for one is no bot but a rule.)

use pentarchy_animal_kingdoms::{Action, AnimalKingdoms};
use pentarchy_game::{Dice, Game, MAX_SEATS, Seat};

use crate::{Expertise, Worths, of_outcome, of_points, totals};

/// What a good player of Animal Kingdoms knows.
pub struct AnimalKingdomsExpertise;

/// A lead of so many points is won three times in four.
const DOUBT: f32 = 9.0;

/// The same against the upstart, at the end too: whoever counts every point wins more often than whoever asks for no more
/// than victory.
const DOUBT_ALONE: f32 = 25.0;

impl Expertise for AnimalKingdomsExpertise {
    type Game = AnimalKingdoms;
    type Memory = ();

    const COST: u32 = 4;

    /// About an age. Alone a position tells more than how somebody might play on.
    fn horizon(game: &AnimalKingdoms) -> u32 {
        if game.seats() == 1 { 0 } else { 40 }
    }

    /// People lean to what wins a realm at once; the upstart is beaten by patience.
    fn faith(game: &AnimalKingdoms) -> f32 {
        if game.seats() == 1 { 0.25 } else { 1.0 }
    }

    fn weigh(game: &AnimalKingdoms, seat: Seat, legal: &[Action], weights: &mut Vec<f32>, _: &mut Dice, _: &mut ()) {
        game.inclinations(seat, legal, weights);
    }

    fn judge(game: &AnimalKingdoms) -> Worths {
        let alone = game.seats() == 1;
        if let Some(outcome) = game.outcome().filter(|_| !alone) {
            return of_outcome(&outcome);
        }
        let (points, sides) = game.prospects_in_points();
        of_points(&points[..sides], if alone { DOUBT_ALONE } else { DOUBT })
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

    /// Alone a lead is told as it is won among several: the search itself counts it lower.
    fn place(game: &AnimalKingdoms, seat: Seat) -> f32 {
        match game.outcome() {
            Some(outcome) => outcome.place(seat).into(),
            None => {
                let (points, sides) = game.prospects_in_points();
                1.0 + f32::from(Self::rivals(game)) * (1.0 - of_points(&points[..sides], DOUBT)[seat.index()])
            }
        }
    }

    fn rivals(game: &AnimalKingdoms) -> u8 {
        // Alone one plays against the upstart.
        (game.seats() - 1).max(1)
    }
}
