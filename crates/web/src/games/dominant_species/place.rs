//! Where hexes and corners lie in the picture. A hex has a side of 100.

use pentarchy_dominant_species::{Corner, Earth, Hex};

/// Half the height of a hex.
pub(super) const HALF: f64 = 86.6;

/// A hex round the origin, with a flat top.
pub(super) const HEX: &str = "100,0 50,86.6 -50,86.6 -100,0 -50,-86.6 50,-86.6";

/// The triangle of all points that are nearer to a corner than to any other, for a corner in the east of its hex; for
/// one in the west it is turned.
pub(super) const NEAR: &str = "-100,0 50,-86.6 50,86.6";

/// The middle of a hex.
pub(super) fn centre(hex: Hex) -> (f64, f64) {
    let (q, r) = hex.coordinates();
    at(q, r)
}

/// Where a corner lies.
pub(super) fn point(corner: Corner) -> (f64, f64) {
    let (east, q, r) = corner.name();
    let (x, y) = at(q, r);
    (if east { x + 100.0 } else { x - 100.0 }, y)
}

/// Whether a corner is in the east of the hex that it is named after.
pub(super) fn is_east(corner: Corner) -> bool {
    corner.name().0
}

fn at(q: i8, r: i8) -> (f64, f64) {
    let (q, r) = (f64::from(q), f64::from(r));
    (150.0 * q, 2.0 * HALF * (r + q / 2.0))
}

/// The part of the board that matters: the tiles, and the free hexes beside them where one is to be chosen. And how
/// large names of tiles are written, so that they can be read on a wide earth too.
pub(super) fn view_box(earth: &Earth, with_shore: bool) -> (String, f64) {
    const MARGIN: f64 = 36.0;
    let shown = if with_shore { earth.tiles().or(earth.shore()) } else { earth.tiles() };
    let (mut left, mut top, mut right, mut bottom) = (0.0_f64, 0.0_f64, 0.0_f64, 0.0_f64);
    for (x, y) in shown.iter().map(centre) {
        (left, right) = (left.min(x - 100.0), right.max(x + 100.0));
        (top, bottom) = (top.min(y - HALF), bottom.max(y + HALF));
    }
    let (width, height) = (right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN);
    let letters = (width.max(height) / 38.0).clamp(19.0, 30.0);
    (format!("{:.0} {:.0} {width:.0} {height:.0}", left - MARGIN, top - MARGIN), letters)
}

/// How the cubes of so many animals stand on a tile: where each, and how large.
pub(super) fn stands(animals: usize) -> (&'static [(f64, f64)], f64) {
    match animals {
        0 | 1 => (&[(0.0, 0.0)], 1.35),
        2 => (&[(-38.0, 0.0), (38.0, 0.0)], 1.15),
        3 => (&[(-34.0, -27.0), (34.0, -27.0), (0.0, 29.0)], 1.05),
        4 => (&[(-34.0, -27.0), (34.0, -27.0), (-34.0, 29.0), (34.0, 29.0)], 1.05),
        5 => (&[(-34.0, -44.0), (34.0, -44.0), (-34.0, 2.0), (34.0, 2.0), (0.0, 48.0)], 0.88),
        _ => (&[(-34.0, -44.0), (34.0, -44.0), (-34.0, 2.0), (34.0, 2.0), (-34.0, 48.0), (34.0, 48.0)], 0.88),
    }
}
