//! Why something is not possible, in one sentence.

use pentarchy_animal_kingdoms::Refusal;

use super::need::seen_and_needed;
use super::words::{card_name, card_object, decree_text, realm_name, side_name};
use crate::screen::Names;
use crate::t;

/// The sentence of a refusal.
pub(super) fn sentence(refusal: &Refusal, names: &Names) -> String {
    match refusal {
        Refusal::NotAsked(_) => t!("animal-kingdoms-no-not-asked"),
        Refusal::Over => t!("animal-kingdoms-no-over"),
        Refusal::NoBattle => t!("animal-kingdoms-no-battle"),
        Refusal::ChooseCard => t!("animal-kingdoms-no-choose-card"),
        Refusal::BoostOrPass => t!("animal-kingdoms-no-boost-or-pass"),
        Refusal::NotInHand(card) => t!("animal-kingdoms-no-not-in-hand", card = card_name(*card)),
        Refusal::Full(realm) => t!("animal-kingdoms-no-full", realm = realm_name(*realm)),
        Refusal::Decree { realm, decree, card, looked_at } => t!(
            "animal-kingdoms-no-decree",
            realm = realm_name(*realm),
            decree = decree_text(*decree),
            card = card_object(*card),
            why = seen_and_needed(*decree, looked_at)
        ),
        Refusal::PairNeeded { realm, decree, card } => t!(
            "animal-kingdoms-no-pair-needed",
            realm = realm_name(*realm),
            decree = decree_text(*decree),
            card = card_object(*card)
        ),
        Refusal::NoPair { stays, leaves, .. } => {
            t!("animal-kingdoms-no-pair", stays = card_name(*stays), leaves = card_name(*leaves))
        }
        Refusal::NoPairHere { realm, .. } => t!("animal-kingdoms-no-pair-here", realm = realm_name(*realm)),
        Refusal::EmptyRally => t!("animal-kingdoms-no-empty-rally"),
        Refusal::RallyBarred(seat) => t!("animal-kingdoms-no-rally", name = side_name(names, *seat)),
        Refusal::Chosen => t!("animal-kingdoms-no-chosen"),
        Refusal::TooFewModifiers { asked, held } => {
            t!("animal-kingdoms-no-modifiers", asked = *asked, held = *held)
        }
        Refusal::EmptyBoost => t!("animal-kingdoms-no-empty-boost"),
    }
}
