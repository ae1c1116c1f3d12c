//! What an outcome, or the prospect of one, is worth to each seat.

use pentarchy_game::{MAX_SEATS, Outcome, Seat};

/// What something is worth to every seat, from 0 to 1.
pub type Worths = [f32; MAX_SEATS];

/// How much the points count beside the places.
const POINTS: f32 = 0.1;

/// A lead of so many points counts half.
const HALF: f32 = 50.0;

/// What the outcome is worth to everybody: the place counts, points tell equal places apart.
pub fn of_outcome(outcome: &Outcome) -> Worths {
    let mut worths = [0.0; MAX_SEATS];
    for seat in outcome.seats() {
        worths[seat.index()] = utility(outcome, seat);
    }
    worths
}

/// What the outcome is worth to the seat, from 0 to 1: the place counts, points tell equal places apart.
///
/// ```
/// use pentarchy_game::{Outcome, Seat};
/// let worth = |totals: &[i32]| pentarchy_bots::utility(&Outcome::ranked(totals, |_| 0), Seat::FIRST);
/// assert!(worth(&[51, 50, 10]) > worth(&[90, 100, 10]));
/// assert!(worth(&[90, 10, 10]) > worth(&[51, 50, 10]));
/// ```
pub fn utility(outcome: &Outcome, seat: Seat) -> f32 {
    let seats = outcome.seats().count() as f32;
    let place = f32::from(outcome.place(seat));
    let own = outcome.total(seat) as f32;
    if seats == 1.0 {
        let points = own.max(0.0) / (own.max(0.0) + HALF);
        return if outcome.place(seat) == 1 { 0.5 } else { 0.0 } + points / 2.0;
    }
    // Whoever shares a place shares what it and the places after it are worth.
    let sharing = outcome.seats().filter(|&other| outcome.place(other) == outcome.place(seat)).count() as f32;
    let behind = seats - place - (sharing - 1.0) / 2.0;
    let best_other = outcome.seats().filter(|&other| other != seat).map(|other| outcome.total(other)).max();
    let lead = own - best_other.unwrap_or(0) as f32;
    let points = 0.5 + 0.5 * lead / (lead.abs() + HALF);
    (1.0 - POINTS) * behind / (seats - 1.0) + POINTS * points
}

/// What points so far promise in a game that is not over: how likely each seat is to end before each other one, if a
/// lead of `doubt` points is won three times in four.
pub fn of_points(points: &[f32], doubt: f32) -> Worths {
    let mut worths = [0.0; MAX_SEATS];
    for (seat, &own) in points.iter().enumerate() {
        let others = points.iter().enumerate().filter(|&(other, _)| other != seat);
        let sum: f32 = others.map(|(_, &other)| likely((own - other) / doubt)).sum();
        worths[seat] = sum / (points.len() as f32 - 1.0).max(1.0);
    }
    worths
}

/// A number from 0 to 1: a half at 0, three quarters at 1.
fn likely(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead * 3f32.ln()).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(totals: &[i32]) -> f32 {
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

    #[test]
    fn a_lead_promises_a_place() {
        let worths = of_points(&[30.0, 20.0, 20.0], 10.0);
        assert!((worths[0] - 0.75).abs() < 1e-6);
        assert!(worths[1] == worths[2] && worths[1] < 0.5);
        assert!(of_points(&[1e9, -1e9], 1.0)[0] <= 1.0);
    }
}
