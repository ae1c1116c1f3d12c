//! The games that have a screen: two lines each.
//!
//! The page that everybody fetches has of a game what the shelf shows: who can play, the cover, and from
//! `texts/*/games.ftl` the name and the tagline. Everything else of it, its rules, bots, screen and texts, is fetched
//! when a page needs it: see [`Known::fetch`].

pub(crate) mod animal_kingdoms;
pub(crate) mod brutal_kingdom;
mod colour_kingdoms;
mod dominant_species;
pub(crate) mod fantasy_realms;

mod fetch;

pub(crate) use fetch::{Fetched, Known, here};

use pentarchy_bots::{
    AnimalKingdomsExpertise, BrutalKingdomExpertise, ColourKingdomsExpertise, DominantSpeciesExpertise,
    FantasyRealmsExpertise,
};

use crate::text::topics;

fetch::games! {
    fantasy_realms: fantasy_realms::FantasyRealmsScreen, FantasyRealmsExpertise, topics!["fantasy-realms"];
    brutal_kingdom: brutal_kingdom::BrutalKingdomScreen, BrutalKingdomExpertise, topics!["brutal-kingdom"];
    animal_kingdoms: animal_kingdoms::AnimalKingdomsScreen, AnimalKingdomsExpertise, topics!["animal-kingdoms"];
    colour_kingdoms: colour_kingdoms::ColourKingdomsScreen, ColourKingdomsExpertise, topics!["colour-kingdoms"];
    dominant_species: dominant_species::DominantSpeciesScreen, DominantSpeciesExpertise, topics!["dominant-species"];
}

/// The game with this id.
pub(crate) fn find(id: &str) -> Option<&'static Known> {
    GAMES.iter().find(|game| game.id == id)
}
