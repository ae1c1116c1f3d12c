//! The ring of realms: where everything stands in it.

use std::f64::consts::PI;

use pentarchy_animal_kingdoms::Realm;

/// The middle of the ring, and half of its side.
pub(super) const MIDDLE: f64 = 300.0;

/// Where the land begins and ends, from the middle.
const INNER: f64 = 92.0;
const OUTER: f64 = 294.0;

/// Half of a realm, in degrees, without the border.
const HALF: f64 = 34.6;

/// The angle between the middles of two neighbours.
const STEP: f64 = 72.0;

/// The angle of a realm's middle; the smallest stands on top.
fn angle(realm: Realm) -> f64 {
    let place = Realm::ALL.iter().position(|&other| other == realm).unwrap_or_default();
    place as f64 * STEP - 90.0
}

fn polar(degrees: f64, radius: f64) -> (f64, f64) {
    let angle = degrees * PI / 180.0;
    (MIDDLE + radius * angle.cos(), MIDDLE + radius * angle.sin())
}

/// A point of a realm: so far from the middle of the ring, and so far aside, clockwise.
pub(super) fn point(realm: Realm, radius: f64, aside: f64) -> (f64, f64) {
    let degrees = angle(realm);
    let (x, y) = polar(degrees, radius);
    let along = degrees * PI / 180.0;
    (x - aside * along.sin(), y + aside * along.cos())
}

/// The outline of a realm.
pub(super) fn land(realm: Realm) -> String {
    let middle = angle(realm);
    let (from, to) = (middle - HALF, middle + HALF);
    // The border is as wide near the middle of the ring as outside.
    let (inner_from, inner_to) = (from + 2.6, to - 2.6);
    let [a, b, c, d] = [polar(from, OUTER), polar(to, OUTER), polar(inner_to, INNER), polar(inner_from, INNER)];
    format!(
        "M{:.1} {:.1}A{OUTER} {OUTER} 0 0 1 {:.1} {:.1}L{:.1} {:.1}A{INNER} {INNER} 0 0 0 {:.1} {:.1}z",
        a.0, a.1, b.0, b.1, c.0, c.1, d.0, d.1
    )
}

/// Where the ordinary territories of a realm lie: along its shore.
pub(super) fn territories(realm: Realm) -> Vec<(f64, f64)> {
    let count = usize::from(realm.territories() - 1);
    let step = (58.0 / (count as f64 - 1.0)).min(13.0);
    (0..count).map(|number| polar(angle(realm) + (number as f64 - (count as f64 - 1.0) / 2.0) * step, 261.0)).collect()
}

/// Where the capital stands.
pub(super) fn capital(realm: Realm) -> (f64, f64) {
    point(realm, 204.0, 0.0)
}

/// Where the seats of the council stand.
pub(super) fn council(realm: Realm) -> [(f64, f64); 2] {
    [point(realm, 204.0, -81.0), point(realm, 204.0, -49.0)]
}

/// Where the kingdom tokens lie.
pub(super) fn tokens(realm: Realm) -> (f64, f64) {
    point(realm, 206.0, 63.0)
}

/// Where the decree hangs.
pub(super) fn decree(realm: Realm) -> (f64, f64) {
    point(realm, 140.0, -38.0)
}

/// Where the last card lies.
pub(super) fn last_card(realm: Realm) -> (f64, f64) {
    point(realm, 144.0, 40.0)
}

/// Where the number of a realm stands: at its gate to the middle, clear of all that is put down.
pub(super) fn number(realm: Realm) -> (f64, f64) {
    point(realm, 90.0, 0.0)
}

/// An arrow from a realm's decree to the last card of a realm, bent towards the middle of the ring.
pub(super) fn arrow(from: Realm, to: Realm) -> String {
    let (start, end) = (decree(from), last_card(to));
    let towards = |point: (f64, f64), goal: (f64, f64), by: f64| {
        let (dx, dy) = (goal.0 - point.0, goal.1 - point.1);
        let length = (dx * dx + dy * dy).sqrt().max(1.0);
        (point.0 + dx / length * by, point.1 + dy / length * by)
    };
    let bend = if from == to { point(from, 96.0, 0.0) } else { (MIDDLE, MIDDLE) };
    let (start, end) = (towards(start, bend, 30.0), towards(end, bend, 36.0));
    format!("M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}", start.0, start.1, bend.0, bend.1, end.0, end.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_realm_has_its_territories_apart_from_each_other_and_on_the_board() {
        for realm in Realm::ALL {
            let places = territories(realm);
            assert_eq!(places.len() + 1, usize::from(realm.territories()));
            for (number, a) in places.iter().enumerate() {
                assert!(a.0 > 18.0 && a.0 < 582.0 && a.1 > 18.0 && a.1 < 582.0);
                for b in &places[..number] {
                    assert!((a.0 - b.0).hypot(a.1 - b.1) > 38.0, "{realm}");
                }
            }
        }
    }

    #[test]
    fn the_ring_runs_clockwise_from_the_top() {
        assert!(capital(Realm::Four).1 < capital(Realm::Five).1);
        assert!(capital(Realm::Five).0 > capital(Realm::Eight).0);
        assert!(capital(Realm::Six).0 > capital(Realm::Seven).0);
    }
}
