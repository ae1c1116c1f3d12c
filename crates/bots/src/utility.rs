//! What an outcome is worth to a seat.

use pentarchy_game::{Outcome, Seat};

/// How much the points count beside the places.
const POINTS: f64 = 0.1;

/// A solo game's points count half at this many of them.
const SOLO_HALF: f64 = 50.0;

/// What the outcome is worth to the seat, from 0 to 1: the place counts, points tell equal places apart.
///
/// ```
/// use pentarchy_game::{Outcome, Seat};
/// let worth = |totals: &[i32]| pentarchy_bots::utility(&Outcome::ranked(totals, |_| 0), Seat::FIRST);
/// assert!(worth(&[51, 50, 10]) > worth(&[90, 100, 10]));
/// assert!(worth(&[90, 10, 10]) > worth(&[51, 50, 10]));
/// ```
pub fn utility(outcome: &Outcome, seat: Seat) -> f64 {
    let seats = outcome.seats().count();
    let place = f64::from(outcome.place(seat));
    let own = f64::from(outcome.total(seat));
    if seats == 1 {
        let points = own.max(0.0) / (own.max(0.0) + SOLO_HALF);
        return if outcome.place(seat) == 1 { 0.5 } else { 0.0 } + points / 2.0;
    }
    // Whoever shares a place shares what it and the places after it are worth.
    let sharing = outcome.seats().filter(|&other| outcome.place(other) == outcome.place(seat)).count();
    let behind = seats as f64 - place - (sharing as f64 - 1.0) / 2.0;
    let best_other = outcome.seats().filter(|&other| other != seat).map(|other| outcome.total(other)).max();
    let lead = own - f64::from(best_other.unwrap_or(0));
    let points = 0.5 + 0.5 * lead / (lead.abs() + SOLO_HALF);
    (1.0 - POINTS) * behind / (seats as f64 - 1.0) + POINTS * points
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(totals: &[i32]) -> f64 {
        utility(&Outcome::ranked(totals, |_| 0), Seat::FIRST)
    }

    #[test]
    fn a_better_place_is_worth_more_than_any_points() {
        assert!(worth(&[10, 9, 8]) > worth(&[500, 501, 0]));
        assert!(worth(&[10, 11, 8]) > worth(&[10, 11, 12]));
    }

    #[test]
    fn points_tell_equal_places_apart() {
        assert!(worth(&[100, 50]) > worth(&[60, 50]));
        assert!(worth(&[10, 50]) > worth(&[10, 90]));
    }

    #[test]
    fn a_shared_place_lies_between() {
        assert!(worth(&[50, 40]) > worth(&[50, 50]));
        assert!(worth(&[50, 50]) > worth(&[50, 60]));
    }

    #[test]
    fn it_stays_between_zero_and_one() {
        for totals in [&[i32::MAX, i32::MIN][..], &[i32::MIN, i32::MAX], &[0], &[i32::MAX], &[i32::MIN]] {
            assert!((0.0..=1.0).contains(&worth(totals)), "{totals:?}");
        }
    }
}
