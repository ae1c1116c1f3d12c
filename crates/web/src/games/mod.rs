//! The games that have a screen: two lines each.
//!
//! The page that everybody fetches has of a game who can play, and from `texts/*/games.ftl` the name and the tagline. Its
//! cover comes with the shelf. Everything else of it, its rules, screen, texts and style, is fetched when a page needs
//! it: see [`Known::fetch`]; and its numbered rules where they are read: see [`Known::fetch_rulebook`]. Its bots think in a
//! program of their own.

pub(crate) mod animal_kingdoms;
pub(crate) mod brutal_kingdom;
mod colour_kingdoms;
mod dominant_species;
pub(crate) mod fantasy_realms;

mod fetch;

pub(crate) use fetch::{Cover, Fetched, Known, here};

use crate::style::styles;
use crate::text::topics;

use pentarchy_game::{Game, Rulebook};

fetch::games! {
    fantasy_realms, fantasy_realms_rulebook: fantasy_realms::FantasyRealmsScreen,
        topics!["fantasy-realms"], styles!["fantasy-realms-cover"], styles!["fantasy-realms-cover", "fantasy-realms"];
    brutal_kingdom, brutal_kingdom_rulebook: brutal_kingdom::BrutalKingdomScreen,
        topics!["brutal-kingdom"], styles!["brutal-kingdom-cover"], styles!["brutal-kingdom-cover", "brutal-kingdom"];
    animal_kingdoms, animal_kingdoms_rulebook: animal_kingdoms::AnimalKingdomsScreen,
        topics!["animal-kingdoms"], styles!["animal-kingdoms-cover"], styles!["animal-kingdoms-cover", "animal-kingdoms"];
    colour_kingdoms, colour_kingdoms_rulebook: colour_kingdoms::ColourKingdomsScreen,
        topics!["colour-kingdoms"], styles!["colour-kingdoms-cover"], styles!["colour-kingdoms-cover", "colour-kingdoms"];
    dominant_species, dominant_species_rulebook: dominant_species::DominantSpeciesScreen,
        topics!["dominant-species"], styles!["dominant-species-cover"], styles!["dominant-species-cover", "dominant-species"];
}

/// The game with this id.
pub(crate) fn find(id: &str) -> Option<&'static Known> {
    GAMES.iter().find(|game| game.id == id)
}
