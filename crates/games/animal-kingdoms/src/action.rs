//! What players decide.

use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, Realm};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Play a card below a realm and capture a territory of it.
    Play {
        /// Which card.
        card: Card,
        /// Where.
        realm: Realm,
    },
    /// The same where the decree asks for a pair.
    PlayPair {
        /// The card that stays below the realm.
        stays: Card,
        /// The card that is discarded.
        leaves: Card,
        /// Where.
        realm: Realm,
    },
    /// Discard these cards, draw as many, and get a point.
    Rally(CardSet),
    /// Play no more cards in this age.
    Retreat,
    /// In a battle: choose a card, which stays secret until all have chosen.
    Fight(Card),
    /// In a battle, after the cards are revealed: add so many modifiers to one's card.
    Boost(u8),
    /// In a battle, after the cards are revealed: add nothing.
    Pass,
}
