//! What a position against the upstart promises: what became of such realms in games that were played well.

use pentarchy_game::Seat;

use crate::game::SIDES;
use crate::{Age, AnimalKingdoms, Place, Realm, UPSTART};

/// Leads are told apart up to this one.
const FAR: i8 = 3;

/// How much more often the player is first in a realm than the upstart, from -1 to 1: by how many ordinary territories
/// are free there, from none on, and by the player's lead in tokens, from three fewer to three more.
///
/// Counted in 1,200 games of a bot against the upstart at the extra-hard level, and evened out where there were few.
const NOW: [[f32; 7]; 8] = [
    [-1.00, -1.00, -0.54, 0.48, 0.80, 1.00, 1.00],
    [-1.00, -0.85, -0.45, 0.29, 0.75, 0.95, 1.00],
    [-1.00, -0.88, -0.54, -0.05, 0.51, 0.85, 1.00],
    [-1.00, -0.87, -0.58, -0.11, 0.20, 0.70, 0.95],
    [-1.00, -0.86, -0.62, -0.25, 0.11, 0.60, 0.92],
    [-1.00, -0.87, -0.62, -0.30, 0.03, 0.57, 0.90],
    [-1.00, -0.87, -0.62, -0.32, 0.00, 0.55, 0.90],
    [-1.00, -0.87, -0.62, -0.36, -0.04, 0.50, 0.90],
];

/// The same in an age that has not begun, by the player's lead in the council.
const LATER: [f32; 7] = [-0.95, -0.80, -0.55, -0.25, 0.03, 0.50, 0.80];

impl AnimalKingdoms {
    /// Adds what a realm promises the player and the upstart, in this age and in those to come.
    pub(crate) fn promise_alone(&self, realm: Realm, points: &mut [f32; SIDES]) {
        let holdings = self.holdings(realm);
        let token = |age: usize| self.kingdom_tokens[realm.index()][age];
        if !self.is_scored(realm) {
            let free = holdings.free_ordinary(realm);
            let tokens = [Seat::FIRST, UPSTART].map(|side| holdings.tokens(side));
            let shut_out = tokens.map(|count| count == 0 && free == 0);
            share(NOW[usize::from(free)][lead(tokens)], token(self.age.index()), shut_out, points);
        }
        let seats = || holdings.council.into_iter().chain([holdings.capital]);
        let sitting = [Seat::FIRST, UPSTART].map(|side| seats().filter(|&holder| holder == Some(side)).count() as u8);
        for age in self.age.index() + 1..Age::COUNT {
            share(LATER[lead(sitting)], token(age), [false; 2], points);
        }
    }
}

/// Where a lead stands in a list.
fn lead([player, upstart]: [u8; 2]) -> usize {
    (player as i8 - upstart as i8).clamp(-FAR, FAR).abs_diff(-FAR).into()
}

/// Shares the points of a realm out by who will be how likely first; whoever is shut out is not even second.
fn share(balance: f32, token: u8, shut_out: [bool; 2], points: &mut [f32; SIDES]) {
    let first = (1.0 + balance) / 2.0;
    for (side, first) in [first, 1.0 - first].into_iter().enumerate() {
        let behind = if shut_out[side] { Place::Nothing } else { Place::Second };
        let [best, behind] = [Place::Majority, behind].map(|place| f32::from(place.points(token)));
        points[side] += first * best + (1.0 - first) * behind;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_leads_is_never_promised_less() {
        for row in NOW.iter().chain([&LATER]) {
            assert!(row.is_sorted() && row[0] >= -1.0 && row[6] <= 1.0, "{row:?}");
        }
        assert_eq!([[0, 5], [2, 2], [3, 2], [9, 0]].map(lead), [0, 3, 4, 6]);
    }

    #[test]
    fn a_realm_is_shared_out_to_the_last_point() {
        let mut points = [0.0; SIDES];
        share(0.5, 8, [false; 2], &mut points);
        assert_eq!(points[..2], [0.75 * 8.0 + 0.25 * 3.0, 0.25 * 8.0 + 0.75 * 3.0]);
        share(1.0, 8, [false, true], &mut points);
        assert_eq!(points[..2], [6.75 + 8.0, 4.25]);
    }
}
