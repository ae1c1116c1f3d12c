//! Why something is not possible, in one sentence.

use pentarchy_dominant_species::Refusal;

use super::words::{animal_name, card_name, corner_label, element_name, eyeball_name, section_name, tile_label};
use crate::t;

/// The sentence of a refusal.
pub(super) fn sentence(refusal: &Refusal) -> String {
    match *refusal {
        Refusal::NotAsked(_) => t!("dominant-species-no-not-asked"),
        Refusal::Over => t!("dominant-species-no-over"),
        Refusal::NoAnswer => t!("dominant-species-no-answer"),
        Refusal::Taken(animal) => t!("dominant-species-no-taken", animal = animal_name(animal)),
        Refusal::Occupied(eyeball) => t!("dominant-species-no-occupied", place = eyeball_name(eyeball)),
        Refusal::BackOntoInitiative => t!("dominant-species-no-back"),
        Refusal::EyeballVacant => t!("dominant-species-no-eyeball-vacant"),
        Refusal::NotOnDisplay { element, section } => {
            t!("dominant-species-no-not-on-display", element = element_name(element), section = section_name(section))
        }
        Refusal::NotInBag(element) => t!("dominant-species-no-not-in-bag", element = element_name(element)),
        Refusal::NotThreatened(element) => t!("dominant-species-no-not-threatened", element = element_name(element)),
        Refusal::CornerNotVacant(corner) => t!("dominant-species-no-corner", corner = corner_label(corner)),
        Refusal::OtherTile { corner, tile, .. } => {
            t!("dominant-species-no-other-tile", corner = corner_label(corner), tile = tile_label(tile))
        }
        Refusal::NotDepleted(corner) => t!("dominant-species-no-not-depleted", corner = corner_label(corner)),
        Refusal::CannotFreeze(tile) => t!("dominant-species-no-freeze", tile = tile_label(tile)),
        Refusal::OtherElement { corner, element } => {
            t!("dominant-species-no-other-element", corner = corner_label(corner), element = element_name(element))
        }
        Refusal::NotOpen(tile) => t!("dominant-species-no-not-open", tile = tile_label(tile)),
        Refusal::Count { most, .. } => t!("dominant-species-no-count", most = most),
        Refusal::NoTile(tile) => t!("dominant-species-no-tile", tile = tile_label(tile)),
        Refusal::StackClosed(stack) => t!("dominant-species-no-stack", number = stack + 1),
        Refusal::NotShore(tile) => t!("dominant-species-no-shore", tile = tile_label(tile)),
        Refusal::NoCubes { tile, .. } => t!("dominant-species-no-cubes", tile = tile_label(tile)),
        Refusal::TooFar { from, to, .. } => {
            t!("dominant-species-no-too-far", from = tile_label(from), to = tile_label(to))
        }
        Refusal::TerrainNotListed(tile) => t!("dominant-species-no-terrain", tile = tile_label(tile)),
        Refusal::NoRival { tile, animal } => {
            t!("dominant-species-no-rival", tile = tile_label(tile), animal = animal_name(animal))
        }
        Refusal::ScoredAlready(tile) => t!("dominant-species-no-scored", tile = tile_label(tile)),
        Refusal::NotOnOffer(card) => t!("dominant-species-no-not-on-offer", card = card_name(card)),
        Refusal::Card(card) => t!("dominant-species-no-card", card = card_name(card)),
        Refusal::NotEndangered(tile) => t!("dominant-species-no-not-endangered", tile = tile_label(tile)),
    }
}
