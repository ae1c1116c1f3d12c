//! What good players of the house's games know, and the brains that play with it.

mod animal_kingdoms;
mod brutal_kingdom;
mod colour_kingdoms;
mod dominant_species;
mod fantasy_realms;

pub use animal_kingdoms::AnimalKingdomsExpertise;
pub use brutal_kingdom::BrutalKingdomExpertise;
pub use colour_kingdoms::ColourKingdomsExpertise;
pub use dominant_species::DominantSpeciesExpertise;
pub use fantasy_realms::FantasyRealmsExpertise;
