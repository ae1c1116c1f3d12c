//! What good players of the house's games know.

mod brutal_kingdom;
mod fantasy_realms;

pub use brutal_kingdom::BrutalKingdomExpertise;
pub use fantasy_realms::FantasyRealmsExpertise;
