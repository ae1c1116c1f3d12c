//! The games that have a screen: two lines each.
//!
//! The client carries the rules of these and of no others: what nobody can see need not be fetched.

pub(crate) mod animal_kingdoms;
pub(crate) mod brutal_kingdom;
mod colour_kingdoms;
mod dominant_species;
pub(crate) mod fantasy_realms;

use pentarchy_animal_kingdoms::AnimalKingdoms;
use pentarchy_brutal_kingdom::BrutalKingdom;
use pentarchy_colour_kingdoms::ColourKingdoms;
use pentarchy_dominant_species::DominantSpecies;
use pentarchy_fantasy_realms::FantasyRealms;
use pentarchy_table::{Catalogue, Listed};

use crate::screen::{AnyScreen, plug};

/// Their rules and bots.
pub(crate) const CATALOGUE: Catalogue = Catalogue::new(&[
    Listed::of::<FantasyRealms>(),
    Listed::of::<BrutalKingdom>(),
    Listed::of::<ColourKingdoms>(),
    Listed::of::<DominantSpecies>(),
    Listed::of::<AnimalKingdoms>(),
]);

const SCREENS: &[&dyn AnyScreen] = &[
    plug::<fantasy_realms::FantasyRealmsScreen>(),
    plug::<brutal_kingdom::BrutalKingdomScreen>(),
    plug::<colour_kingdoms::ColourKingdomsScreen>(),
    plug::<dominant_species::DominantSpeciesScreen>(),
    plug::<animal_kingdoms::AnimalKingdomsScreen>(),
];

/// The screen of the game with this id.
pub(crate) fn screen(id: &str) -> Option<&'static dyn AnyScreen> {
    SCREENS.iter().copied().find(|screen| screen.id() == id)
}
