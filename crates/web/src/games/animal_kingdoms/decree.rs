//! A decree as a picture: signs for what it asks, and arrows for where it looks.

use leptos::prelude::*;
use pentarchy_animal_kingdoms::{Arrow, Beast, Decree, Looks};

use super::art::drawing;
use crate::text::{Language, language};

/// The picture of a decree, as large as its place; the words beside it say the same.
#[component]
pub(super) fn DecreePicture(decree: Decree) -> impl IntoView {
    view! {
        <svg class="ak-decree-picture" viewBox="0 0 80 56" aria-hidden="true">
            <rect class="scroll" x="1" y="1" width="78" height="54" rx="9" />
            {move || {
                let signs = signs(decree);
                let height = if decree.arrow() == Arrow::None { 28.0 } else { 21.0 };
                let width: f64 = signs.iter().map(Sign::width).sum();
                let mut left = 40.0 - width / 2.0;
                signs
                    .into_iter()
                    .map(|sign| {
                        let middle = left + sign.width() / 2.0;
                        left += sign.width();
                        sign.draw(middle, height)
                    })
                    .collect_view()
            }}
            <path class="arrows" d=arrows(decree) />
        </svg>
    }
}

/// A sign of the pictures.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Sign {
    /// Letters and how large they are.
    Text(&'static str, f64),
    /// A card's rank.
    Rank,
    /// A card's type.
    Paw,
    /// This beast.
    Beast(Beast),
    /// The one, then the other.
    Swap,
    /// So many dots: an odd rank, or an even one.
    Dots(u8),
    /// Two cards, of which one goes.
    Pair,
}

const fn large(text: &'static str) -> Sign {
    Sign::Text(text, 25.0)
}

fn signs(decree: Decree) -> Vec<Sign> {
    use Beast::{Bee, Frog, Lizard, Okapi, Owl, RedPanda, Tiger, Wolf};
    use Sign::{Dots, Pair, Paw, Rank, Swap, Text};
    match decree {
        Decree::U01 => vec![large("1 2 3")],
        Decree::U02 => vec![large("4 5")],
        Decree::U03 => vec![large("6 7 8")],
        Decree::U04 => vec![Text("2 4 6 8", 18.5)],
        Decree::U05 => vec![Text("1 3 5 7", 18.5)],
        Decree::U06 => vec![Sign::Beast(Wolf), Sign::Beast(Frog)],
        Decree::U07 => vec![Sign::Beast(Lizard), Sign::Beast(Tiger)],
        Decree::U08 => vec![Sign::Beast(Bee), Sign::Beast(Okapi)],
        Decree::U09 => vec![Sign::Beast(Owl), Sign::Beast(RedPanda)],
        Decree::U10 => vec![Pair],
        Decree::U11 | Decree::U29 => vec![large("≠"), Rank],
        Decree::U12 | Decree::U30 => vec![large("≠"), Paw],
        Decree::U13 | Decree::U26 => vec![large("±1")],
        Decree::U14 | Decree::U20 => vec![Text("=", 22.0), Rank, Text("/", 18.0), Paw],
        Decree::U15 => vec![Dots(1), Swap, Dots(2)],
        Decree::U16 => vec![Text("1›2›3", 22.0)],
        Decree::U17 => vec![Text("8›7›6", 22.0)],
        Decree::U18 | Decree::U25 => vec![Text("≠", 18.0), Rank, Text("≠", 18.0), Paw],
        Decree::U19 => vec![Text("1–4", 15.0), Swap, Text("5–8", 15.0)],
        Decree::U21 | Decree::U27 => vec![large("="), Rank],
        Decree::U22 | Decree::U28 => vec![large("="), Paw],
        Decree::U23 => vec![large("≥"), Rank],
        Decree::U24 => vec![large("≤"), Rank],
    }
}

impl Sign {
    fn width(&self) -> f64 {
        match *self {
            Sign::Text(text, size) => text.chars().map(|letter| letter_width(letter) * size).sum(),
            Sign::Rank | Sign::Paw => 22.0,
            Sign::Beast(_) => 35.0,
            Sign::Swap => 16.0,
            Sign::Dots(_) => 24.0,
            Sign::Pair => 58.0,
        }
    }

    /// Draws the sign with its middle here.
    fn draw(self, x: f64, y: f64) -> AnyView {
        let place = format!("translate({x:.1} {y:.1})");
        match self {
            Sign::Text(text, size) => view! {
                <text class="words" x=x y=y + size * 0.36 font-size=size text-anchor="middle">{text}</text>
            }
            .into_any(),
            Sign::Rank => {
                let number = if language() == Language::Russian { "№" } else { "#" };
                view! {
                    <g transform=place>
                        <rect class="tile" x="-9.500" y="-13" width="19" height="26" rx="3.500" />
                        <text class="number" y="5.500" font-size="15" text-anchor="middle">{number}</text>
                    </g>
                }
                .into_any()
            }
            Sign::Paw => view! {
                <g transform=place class="paw">
                    <ellipse cx="0" cy="5" rx="6.500" ry="5.500" />
                    <circle cx="-8" cy="-1" r="2.800" />
                    <circle cx="-3" cy="-6.500" r="3" />
                    <circle cx="3" cy="-6.500" r="3" />
                    <circle cx="8" cy="-1" r="2.800" />
                </g>
            }
            .into_any(),
            Sign::Beast(beast) => view! {
                <svg class="ak-symbol" x=x - 16.0 y=y - 16.0 width="32" height="32" viewBox="0 0 48 48" inner_html=drawing(beast)></svg>
            }
            .into_any(),
            Sign::Swap => view! {
                <path class="thin" transform=place d="M-6-4h11m-4-4 4 4-4 4M6 5h-11m4-4-4 4 4 4" />
            }
            .into_any(),
            Sign::Dots(count) => {
                let dots = if count == 1 { vec![0.0] } else { vec![-4.5, 4.5] };
                view! {
                    <g transform=place>
                        <rect class="tile" x="-10.500" y="-11" width="21" height="22" rx="4" />
                        {dots.into_iter().map(|x| view! { <circle class="dot" cx=x r="3" /> }).collect_view()}
                    </g>
                }
                .into_any()
            }
            Sign::Pair => view! {
                <g transform=place>
                    <rect class="tile" x="-27" y="-19" width="25" height="36" rx="4" />
                    <path class="good" d="M-21-1l5 6 8-11" />
                    <g transform="translate(15 1) rotate(9)">
                        <rect class="tile faint" x="-12" y="-18" width="25" height="36" rx="4" />
                        <path class="bad" d="M-5-6 6 6M6-6-5 6" />
                    </g>
                </g>
            }
            .into_any(),
        }
    }
}

/// How wide a bold letter of the serif fonts is, by its height.
fn letter_width(letter: char) -> f64 {
    match letter {
        ' ' | '/' => 0.34,
        '›' => 0.44,
        '–' => 0.5,
        '=' | '≠' | '±' | '≤' | '≥' => 0.84,
        _ => 0.7,
    }
}

/// The arrows at the foot of the picture.
fn arrows(decree: Decree) -> &'static str {
    match (decree.arrow(), decree.looks()) {
        (Arrow::None, _) => "",
        // All cards of the realm, not only the last.
        (Arrow::Down, Looks::Realm) => "M40 37v11m-5-4 5 4.500 5-4.500M24 51h32",
        (Arrow::Down, _) => "M40 37v13m-5-5 5 5 5-5",
        (Arrow::Single, _) => "M33 45H16m5-5-5 5 5 5M47 45h17m-5-5 5 5-5 5",
        (Arrow::Double, _) => "M33 45H10m5-5-5 5 5 5m7-10-5 5 5 5M47 45h23m-5-5 5 5-5 5m-7-10 5 5-5 5",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_decree_has_a_picture_of_its_own_that_fits() {
        let all: Vec<_> = Decree::ALL.into_iter().map(|decree| (signs(decree), arrows(decree))).collect();
        for (number, picture) in all.iter().enumerate() {
            assert!(!all[..number].contains(picture), "{picture:?} stands for two decrees");
            let width: f64 = picture.0.iter().map(Sign::width).sum();
            assert!(width <= 75.0, "{picture:?} is {width} wide");
        }
    }
}
