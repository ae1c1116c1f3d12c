//! The bottom of the box: how dice fall on it, and which kingdoms they lie in.
//!
//! Everything is made of sums and products, which every machine rounds alike, so that a throw is the same everywhere.

use std::ops::Range;

use pentarchy_game::Dice;

use crate::{Die, Kingdom, KingdomSet, Thrown};

/// Positions and angles are whole tenths of a unit and of a degree.
const TENTHS: f64 = 10.0;

/// A quarter turn, after which a square looks the same.
const QUARTER: u16 = 900;

/// Into how many cells the longer side is cut; for each cell it is known beforehand what a die there can touch.
const CELLS: f64 = 48.0;

/// More than any rounding of coordinates, so that what is farther away is so for certain.
const SLACK: f64 = 1e-6;

/// The board that the dice fall on.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    width: f64,
    height: f64,
    die_side: f64,
    min_overlap: f64,
    outlines: [Vec<[f64; 2]>; 6],
    /// The outlines in short pieces, so that those far from a die are passed over at once.
    stretches: [Vec<Stretch>; 6],
    /// The side of a cell.
    cell: f64,
    columns: usize,
    /// For every cell, row by row, the kingdoms that a die with its middle in the cell can touch.
    reach: Vec<KingdomSet>,
}

impl Board {
    /// A board of these outlines, whose sizes were checked.
    pub(crate) fn new(width: f64, height: f64, die_side: f64, min_overlap: f64, outlines: [Vec<[f64; 2]>; 6]) -> Board {
        let cell = width.max(height) / CELLS;
        let (columns, rows) = ((width / cell) as usize + 1, (height / cell) as usize + 1);
        let stretches = outlines.each_ref().map(|outline| Stretch::all(outline));
        let reach = Vec::new();
        let mut board = Board { width, height, die_side, min_overlap, outlines, stretches, cell, columns, reach };
        let far = (die_side + cell) * std::f64::consts::FRAC_1_SQRT_2;
        let frames = board.outlines.each_ref().map(|outline| Frame::of(outline));
        for number in 0..columns * rows {
            let middle = [((number % columns) as f64 + 0.5) * cell, ((number / columns) as f64 + 0.5) * cell];
            let touches = |kingdom: &Kingdom| {
                let outline = &board.outlines[kingdom.index()];
                frames[kingdom.index()].is_near(middle, far)
                    && (contains(outline, middle) || edges(outline).any(|(a, b)| is_near(a, b, middle, far)))
            };
            let reach = Kingdom::ALL.into_iter().filter(touches).collect();
            board.reach.push(reach);
        }
        board
    }

    /// The kingdoms that a die lies in: those that it covers by more than a trace.
    pub fn lies_in(&self, x: u16, y: u16, angle: u16) -> KingdomSet {
        let middle = [f64::from(x) / TENTHS, f64::from(y) / TENTHS];
        let cell = (middle[1] / self.cell) as usize * self.columns + (middle[0] / self.cell) as usize;
        let reach = self.reach.get(cell).copied().unwrap_or_default();
        if reach.len() == 1 {
            return reach;
        }
        let square = Square { middle, sine: sine(angle), cosine: sine(QUARTER - angle), half: self.die_side / 2.0 };
        let trace = self.min_overlap * self.die_side * self.die_side;
        let mut most = (0.0, KingdomSet::EMPTY);
        let mut covered = KingdomSet::EMPTY;
        for kingdom in reach.iter() {
            let area = square.covered(&self.outlines[kingdom.index()], &self.stretches[kingdom.index()]);
            if area > trace {
                covered = covered.with(kingdom);
            }
            if area > most.0 {
                most = (area, KingdomSet::only(kingdom));
            }
        }
        if covered.is_empty() { most.1 } else { covered }
    }

    /// How far from the rim the middle of a die turned like this must stay, and how far it may go: x, then y.
    fn bounds(&self, angle: u16) -> [(u16, u16); 2] {
        let reach = self.die_side / 2.0 * (sine(angle) + sine(QUARTER - angle));
        let least = (reach * TENTHS).ceil();
        [self.width, self.height].map(|size| (least as u16, (size * TENTHS - least).floor() as u16))
    }

    /// Whether a die lies wholly inside the rim.
    pub(crate) fn holds(&self, die: &Thrown) -> bool {
        let [x, y] = if die.angle < QUARTER { self.bounds(die.angle) } else { return false };
        (x.0..=x.1).contains(&die.x) && (y.0..=y.1).contains(&die.y)
    }

    /// Whether any two dice lie on each other.
    pub(crate) fn overlap(&self, dice: &[Thrown; 4]) -> bool {
        (1..dice.len()).any(|later| dice[..later].iter().any(|one| self.two_overlap(one, &dice[later])))
    }

    fn two_overlap(&self, one: &Thrown, other: &Thrown) -> bool {
        let half = self.die_side / 2.0;
        let between =
            [(f64::from(other.x) - f64::from(one.x)) / TENTHS, (f64::from(other.y) - f64::from(one.y)) / TENTHS];
        let distance = between[0] * between[0] + between[1] * between[1];
        if distance > 8.0 * half * half {
            return false;
        }
        // Squares are apart if a line along a side of one of them parts them.
        let turned = one.angle.abs_diff(other.angle);
        let reach = half * (1.0 + sine(turned) + sine(QUARTER - turned));
        [one.angle, other.angle].into_iter().all(|angle| {
            let (along, across) = in_frame(between, sine(angle), sine(QUARTER - angle));
            along.abs() < reach && across.abs() < reach
        })
    }

    /// Throws the four dice until none lies on another.
    pub(crate) fn throw(&self, dice: &mut Dice) -> [Thrown; 4] {
        loop {
            let mut thrown = Die::ALL.map(|_| self.throw_one(dice));
            if !self.overlap(&thrown) {
                for die in &mut thrown {
                    die.kingdoms = self.lies_in(die.x, die.y, die.angle);
                }
                return thrown;
            }
        }
    }

    fn throw_one(&self, dice: &mut Dice) -> Thrown {
        let angle = dice.below(u32::from(QUARTER)) as u16;
        let [x, y] = self.bounds(angle);
        let mut between = |(least, most): (u16, u16)| least + dice.below(u32::from(most - least) + 1) as u16;
        let (x, y) = (between(x), between(y));
        Thrown { x, y, angle, face: 2 + dice.below(3) as u8, kingdoms: KingdomSet::EMPTY }
    }
}

/// The sine of an angle from 0° to 90° in tenths of a degree.
fn sine(tenths: u16) -> f64 {
    SINES[usize::from(tenths)]
}

/// Every sine that there is: dice are thrown often, and the series has many divisions.
static SINES: [f64; QUARTER as usize + 1] = {
    let mut sines = [0.0; QUARTER as usize + 1];
    let mut tenths = 0;
    while tenths < sines.len() {
        sines[tenths] = series(tenths as f64 * (std::f64::consts::PI / 1800.0));
        tenths += 1;
    }
    sines
};

/// The sine of an angle up to a quarter turn, by its series.
const fn series(angle: f64) -> f64 {
    let square = angle * angle;
    let (mut sum, mut term) = (angle, angle);
    let mut n = 2.0;
    while n <= 16.0 {
        term = -term * square / (n * (n + 1.0));
        sum += term;
        n += 2.0;
    }
    sum
}

/// A vector as seen by a die turned by an angle.
fn in_frame(vector: [f64; 2], sine: f64, cosine: f64) -> (f64, f64) {
    (vector[0] * cosine + vector[1] * sine, vector[1] * cosine - vector[0] * sine)
}

/// The edges of a closed outline.
pub(crate) fn edges(outline: &[[f64; 2]]) -> impl Iterator<Item = ([f64; 2], [f64; 2])> {
    outline.iter().zip(outline.iter().cycle().skip(1)).map(|(a, b)| (*a, *b))
}

/// The area inside an outline.
pub(crate) fn area(outline: &[[f64; 2]]) -> f64 {
    (edges(outline).map(|(a, b)| a[0] * b[1] - a[1] * b[0]).sum::<f64>() / 2.0).abs()
}

/// The upright rectangle around an outline: what is far from it is far from the outline.
pub(crate) struct Frame {
    least: [f64; 2],
    most: [f64; 2],
}

impl Frame {
    pub(crate) fn of(outline: &[[f64; 2]]) -> Frame {
        let all = |pick: fn(f64, f64) -> f64, from: f64| {
            outline.iter().fold([from; 2], |found, point| [pick(found[0], point[0]), pick(found[1], point[1])])
        };
        Frame { least: all(f64::min, f64::INFINITY), most: all(f64::max, f64::NEG_INFINITY) }
    }

    pub(crate) fn is_near(&self, point: [f64; 2], far: f64) -> bool {
        [0, 1].into_iter().all(|way| self.least[way] - far <= point[way] && point[way] <= self.most[way] + far)
    }
}

/// Whether a point is inside an outline.
pub(crate) fn contains(outline: &[[f64; 2]], point: [f64; 2]) -> bool {
    let crosses = |(a, b): &([f64; 2], [f64; 2])| {
        (a[1] > point[1]) != (b[1] > point[1]) && point[0] < a[0] + (b[0] - a[0]) * (point[1] - a[1]) / (b[1] - a[1])
    };
    edges(outline).filter(crosses).count() % 2 == 1
}

/// Whether an edge comes as near to a point as this.
fn is_near(a: [f64; 2], b: [f64; 2], point: [f64; 2], far: f64) -> bool {
    let (edge, way) = ([b[0] - a[0], b[1] - a[1]], [point[0] - a[0], point[1] - a[1]]);
    let length = edge[0] * edge[0] + edge[1] * edge[1];
    let share = if length > 0.0 { ((way[0] * edge[0] + way[1] * edge[1]) / length).clamp(0.0, 1.0) } else { 0.0 };
    let gap = [way[0] - share * edge[0], way[1] - share * edge[1]];
    gap[0] * gap[0] + gap[1] * gap[1] <= far * far
}

/// Some edges of an outline that follow each other, and the upright rectangle around them.
#[derive(Clone, Debug, PartialEq)]
struct Stretch {
    /// The corners that the edges lead to.
    corners: Range<usize>,
    /// The corner that the first edge comes from.
    before: usize,
    middle: [f64; 2],
    /// How far the rectangle goes from its middle.
    extent: [f64; 2],
}

impl Stretch {
    /// How many edges a stretch has.
    const EDGES: usize = 8;

    fn all(outline: &[[f64; 2]]) -> Vec<Stretch> {
        let beginnings = (0..outline.len()).step_by(Stretch::EDGES);
        beginnings.map(|from| Stretch::of(outline, from..outline.len().min(from + Stretch::EDGES))).collect()
    }

    fn of(outline: &[[f64; 2]], corners: Range<usize>) -> Stretch {
        let before = corners.start.checked_sub(1).unwrap_or(outline.len() - 1);
        let touched: Vec<_> = outline[corners.clone()].iter().copied().chain([outline[before]]).collect();
        let Frame { least, most } = Frame::of(&touched);
        let middle = [0, 1].map(|way| (least[way] + most[way]) / 2.0);
        let extent = [0, 1].map(|way| (most[way] - least[way]) / 2.0);
        Stretch { corners, before, middle, extent }
    }
}

/// A die as it lies.
struct Square {
    middle: [f64; 2],
    sine: f64,
    cosine: f64,
    half: f64,
}

impl Square {
    /// A point in the die's own frame.
    fn seen(&self, point: [f64; 2]) -> (f64, f64) {
        in_frame([point[0] - self.middle[0], point[1] - self.middle[1]], self.sine, self.cosine)
    }

    /// Whether all of a stretch is above the square or all of it is below, by more than any rounding.
    fn is_level_with_none(&self, stretch: &Stretch) -> bool {
        let extent = stretch.extent[0] * self.sine + stretch.extent[1] * self.cosine;
        self.seen(stretch.middle).1.abs() > self.half + extent + SLACK
    }

    /// The mean of the first coordinate, cut to the square, along an edge from where the second one is `low` to where
    /// it is `high`.
    fn mean_along(&self, from: (f64, f64), to: (f64, f64), low: f64, high: f64) -> f64 {
        // Most edges are far to one side, and what the cut leaves of them needs no division.
        let beyond = self.half + SLACK;
        if from.0 > beyond && to.0 > beyond {
            return self.half;
        }
        if from.0 < -beyond && to.0 < -beyond {
            return -self.half;
        }
        let slope = (to.0 - from.0) / (to.1 - from.1);
        mean_cut(from.0 + (low - from.1) * slope, from.0 + (high - from.1) * slope, self.half)
    }

    /// How much of the square lies inside an outline.
    ///
    /// In the die's own frame the area is the integral, along the outline, of the first coordinate cut to the square, over
    /// those parts where the second one is in the square.
    fn covered(&self, outline: &[[f64; 2]], stretches: &[Stretch]) -> f64 {
        let half = self.half;
        let mut sum = 0.0;
        for stretch in stretches.iter().filter(|stretch| !self.is_level_with_none(stretch)) {
            let mut before = self.seen(outline[stretch.before]);
            for &point in &outline[stretch.corners.clone()] {
                let (from, to) = (before, self.seen(point));
                before = to;
                let (low, high) = (from.1.clamp(-half, half), to.1.clamp(-half, half));
                if low == high {
                    continue; // above the square, below it, or level
                }
                sum += (high - low) * self.mean_along(from, to, low, high);
            }
        }
        sum.abs()
    }
}

/// The mean of a number that goes evenly from `start` to `end` and is cut to ±`half`.
fn mean_cut(start: f64, end: f64, half: f64) -> f64 {
    if start.min(end) >= half {
        return half;
    }
    if start.max(end) <= -half {
        return -half;
    }
    if (end - start).abs() < 1e-9 {
        return ((start + end) / 2.0).clamp(-half, half);
    }
    let integral = |u: f64| if u.abs() <= half { u * u / 2.0 } else { half * u.abs() - half * half / 2.0 };
    (integral(end) - integral(start)) / (end - start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Map;
    use pentarchy_game::Seed;

    /// The area by every edge, each with its slope.
    fn covered_plainly(square: &Square, outline: &[[f64; 2]]) -> f64 {
        let half = square.half;
        let mut sum = 0.0;
        let last = outline.len() - 1;
        for (before, point) in [outline[last]].iter().chain(outline).zip(outline) {
            let (from, to) = (square.seen(*before), square.seen(*point));
            let (low, high) = (from.1.clamp(-half, half), to.1.clamp(-half, half));
            if low != high {
                let slope = (to.0 - from.0) / (to.1 - from.1);
                let [start, end] = [low, high].map(|level| from.0 + (level - from.1) * slope);
                sum += (high - low) * mean_cut(start, end, half);
            }
        }
        sum.abs()
    }

    /// Throws must stay what they were to the last bit: records depend on them.
    #[test]
    fn what_is_passed_over_and_cut_short_changes_no_bit() {
        let board = Map::house().board();
        let mut dice = Seed::from(1).dice(0);
        for _ in 0..20_000 {
            let Thrown { x, y, angle, .. } = board.throw_one(&mut dice);
            let middle = [x, y].map(|way| f64::from(way) / TENTHS);
            let square =
                Square { middle, sine: sine(angle), cosine: sine(QUARTER - angle), half: board.die_side / 2.0 };
            for (outline, stretches) in board.outlines.iter().zip(&board.stretches) {
                let (quickly, plainly) = (square.covered(outline, stretches), covered_plainly(&square, outline));
                assert_eq!(quickly.to_bits(), plainly.to_bits(), "{x} {y} {angle}");
            }
        }
    }

    /// The table was worked out by the compiler; programs round alike.
    #[test]
    fn the_table_has_the_sines_of_the_series() {
        for tenths in 0..=QUARTER {
            let angle = f64::from(std::hint::black_box(tenths)) * (std::f64::consts::PI / 1800.0);
            assert_eq!(sine(tenths).to_bits(), series(angle).to_bits(), "{tenths}");
        }
    }
}
