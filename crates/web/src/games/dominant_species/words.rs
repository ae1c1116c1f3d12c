//! Animals, elements, tiles, actions and cards by name, in the language of the moment.

use pentarchy_dominant_species::{Animal, Card, Corner, Element, Eyeball, Hex, Section, Terrain};

use crate::t;
use crate::text::{Language, language};

macro_rules! names {
    ($($(#[$doc:meta])* $name:ident of $kind:ident;)*) => {$(
        $(#[$doc])*
        pub(super) fn $name(thing: $kind) -> &'static str {
            match language() {
                Language::English => thing.english(),
                Language::Russian => thing.russian(),
            }
        }
    )*};
}

names! {
    /// What an animal is called.
    animal_name of Animal;
    /// What an action is called.
    section_name of Section;
    /// What a dominance card is called.
    card_name of Card;
}

/// What an element is called, inside of a sentence.
pub(super) fn element_name(element: Element) -> String {
    match language() {
        Language::English => element.english(),
        Language::Russian => element.russian(),
    }
    .to_lowercase()
}

/// What a terrain is called, inside of a sentence.
pub(super) fn terrain_name(terrain: Terrain) -> String {
    match language() {
        Language::English => terrain.english(),
        Language::Russian => terrain.russian(),
    }
    .to_lowercase()
}

/// A hex by the letter of its column and its number from the top: the one in the middle is D3.
pub(super) fn tile_label(hex: Hex) -> String {
    let (q, r) = hex.coordinates();
    let column = char::from(b'A' + (q + 3) as u8);
    let above = Hex::ALL.into_iter().filter(|other| {
        let (other_q, other_r) = other.coordinates();
        other_q == q && other_r < r
    });
    format!("{column}{}", above.count() + 1)
}

/// A tile with its terrain: "savannah E3".
pub(super) fn tile_name(hex: Hex, terrain: Option<Terrain>) -> String {
    match terrain {
        Some(terrain) => format!("{} {}", terrain_name(terrain), tile_label(hex)),
        None => tile_label(hex),
    }
}

/// A tile inside of a sentence: "E3 (savannah)".
pub(super) fn tile_in_words(hex: Hex, terrain: Option<Terrain>) -> String {
    match terrain {
        Some(terrain) => format!("{} ({})", tile_label(hex), terrain_name(terrain)),
        None => tile_label(hex),
    }
}

/// A corner by the hexes that it touches: "D2–D3–E3".
pub(super) fn corner_label(corner: Corner) -> String {
    corner.hexes().iter().map(tile_label).collect::<Vec<_>>().join("–")
}

/// An eyeball: its action, and its number where there are several.
pub(super) fn eyeball_name(eyeball: Eyeball) -> String {
    let section = section_name(eyeball.section());
    if Eyeball::of(eyeball.section(), 2).is_none() {
        return section.to_owned();
    }
    t!("dominant-species-eyeball", section = section, number = eyeball.number())
}

/// What an eyeball does, in a sentence.
pub(super) fn eyeball_text(eyeball: Eyeball) -> String {
    let icon = usize::from(eyeball.number()) - 1;
    let section = eyeball.section();
    match section {
        Section::Glaciation if icon > 0 => t!("dominant-species-does-glaciation-later"),
        Section::Speciation => {
            t!("dominant-species-does-speciation", element = element_name(SPECIATION[icon]))
        }
        Section::Migration => t!("dominant-species-does-migration", count = MIGRATION[icon]),
        Section::Competition => {
            let [one, other] = COMPETITION[icon].map(terrain_name);
            t!("dominant-species-does-competition", one = one, other = other)
        }
        _ => t!(format!("dominant-species-does-{}", section.id())),
    }
}

/// The icons of Speciation, left to right.
pub(super) const SPECIATION: [Element; 6] =
    [Element::Meat, Element::Sun, Element::Seed, Element::Water, Element::Grub, Element::Grass];

/// The icons of Migration, left to right.
pub(super) const MIGRATION: [u8; 6] = [7, 6, 5, 4, 3, 2];

/// The icons of Competition, left to right; tundra is on each.
pub(super) const COMPETITION: [[Terrain; 2]; 7] = [
    [Terrain::Jungle, Terrain::Wetland],
    [Terrain::Wetland, Terrain::Desert],
    [Terrain::Desert, Terrain::Forest],
    [Terrain::Forest, Terrain::Savannah],
    [Terrain::Savannah, Terrain::Mountain],
    [Terrain::Mountain, Terrain::Sea],
    [Terrain::Sea, Terrain::Jungle],
];

/// The rule of a card.
pub(super) fn card_rule(card: Card) -> String {
    format!("DS-{}", 65 + card.index())
}

/// The rule that an action begins with.
pub(super) fn section_rule(section: Section) -> &'static str {
    match section {
        Section::Initiative => "DS-30",
        Section::Adaptation => "DS-32",
        Section::Regression => "DS-34",
        Section::Abundance => "DS-37",
        Section::Wasteland => "DS-38",
        Section::Depletion => "DS-40",
        Section::Glaciation => "DS-41",
        Section::Speciation => "DS-46",
        Section::Wanderlust => "DS-49",
        Section::Migration => "DS-54",
        Section::Competition => "DS-56",
        Section::Domination => "DS-59",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_has_a_name_of_its_own() {
        let mut names: Vec<String> = Hex::ALL.into_iter().map(tile_label).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Hex::ALL.len());
        assert_eq!(tile_label(Hex::CENTRE), "D3");
    }
}
