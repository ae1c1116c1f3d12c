//! Colouring as if by crayon: a scribble to and fro inside a region, and a pattern for each colour, so that a person who
//! sees no colour can tell them apart.

use std::fmt::Write;

use leptos::prelude::*;
use pentarchy_colour_kingdoms::Colour;

/// How far apart the strokes of a scribble are.
const STEP: f64 = 9.0;
/// How far from the border a stroke turns.
const MARGIN: f64 = 7.0;

/// The reference to a colour's pattern.
pub(super) fn pattern(colour: Colour) -> String {
    format!("url(#ck-pattern-{colour})")
}

/// The patterns, once in a page.
#[component]
pub(super) fn Patterns() -> impl IntoView {
    let one = |colour: Colour| {
        let d = match colour {
            Colour::Blue => "M0 7q5-6 10 0t10 0M0 17q5-6 10 0t10 0",
            Colour::Red => "M-2 12 12-2M-2 22 22-2M8 22 22 8",
            Colour::Yellow => "M5 5h.1M15 15h.1",
            Colour::Green => "M1 9l4-5 4 5M11 19l4-5 4 5",
            Colour::Violet => "M2 2l6 6M8 2 2 8M12 12l6 6M18 12l-6 6",
            Colour::Brown => "M0 5h20M0 15h20M5 5v10M15 15v5M15 0v5",
        };
        view! {
            <pattern
                id=format!("ck-pattern-{colour}")
                class=format!("ck-pattern ck-{colour}")
                width="20"
                height="20"
                patternUnits="userSpaceOnUse"
                class:dots=colour == Colour::Yellow
            >
                <path d=d />
            </pattern>
        }
    };
    view! { <svg class="ck-defs" width="0" height="0" aria-hidden="true"><defs>{Colour::ALL.map(one).collect_view()}</defs></svg> }
}

/// The direction of a colour's strokes, in degrees.
fn slant(colour: Colour) -> f64 {
    [-18.0, 52.0, 78.0, 24.0, -48.0, 4.0][colour.index()]
}

/// A scribble that fills an outline with strokes of a colour's direction, as the path of an SVG.
pub(super) fn scribble(outline: &[[f64; 2]], colour: Colour) -> String {
    let (sine, cosine) = slant(colour).to_radians().sin_cos();
    // In a frame in which the strokes are level.
    let turned: Vec<[f64; 2]> = outline.iter().map(|[x, y]| [x * cosine + y * sine, y * cosine - x * sine]).collect();
    let edges = || turned.iter().zip(turned.iter().cycle().skip(1));
    let top = turned.iter().map(|point| point[1]).fold(f64::INFINITY, f64::min);
    let bottom = turned.iter().map(|point| point[1]).fold(f64::NEG_INFINITY, f64::max);
    let mut path = String::new();
    let mut chance = outline.len() as u32;
    let mut level = top + MARGIN;
    let mut leftwards = false;
    while level < bottom - MARGIN / 2.0 {
        let crossings = edges().filter(|(a, b)| (a[1] > level) != (b[1] > level));
        let places = crossings.map(|(a, b)| a[0] + (b[0] - a[0]) * (level - a[1]) / (b[1] - a[1]));
        let (left, right) = places.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, r), x| (l.min(x), r.max(x)));
        // A hand is not a ruler.
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let waver = |shift: u32| f64::from(chance >> shift & 7) / 2.0;
        if right - left > 2.0 * MARGIN {
            let mut ends =
                [[left + MARGIN - 2.0 + waver(8), level], [right - MARGIN + 2.0 - waver(14), level + waver(20)]];
            if leftwards {
                ends.reverse();
            }
            for [x, y] in ends {
                let letter = if path.is_empty() { 'M' } else { 'L' };
                let (x, y) = (x * cosine - y * sine, y * cosine + x * sine);
                // Writing to a text does not fail.
                let _ = write!(path, "{letter}{x:.1} {y:.1}");
            }
            leftwards = !leftwards;
        }
        level += STEP;
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scribble_stays_inside_and_reaches_everywhere() {
        let square = [[0.0, 0.0], [100.0, 0.0], [100.0, 100.0], [0.0, 100.0]];
        for colour in Colour::ALL {
            let path = scribble(&square, colour);
            let numbers: Vec<f64> =
                path.replace(['M', 'L'], " ").split_whitespace().map(|number| number.parse().unwrap()).collect();
            assert!(numbers.len() > 20, "{colour} has few strokes");
            assert!(numbers.iter().all(|number| (-4.0..=104.0).contains(number)), "{colour} goes outside: {path}");
        }
    }
}
