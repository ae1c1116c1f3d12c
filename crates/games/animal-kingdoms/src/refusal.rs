//! Why a decision is not allowed.

use pentarchy_game::{Actor, Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::decree::{Looks, Shown};
use crate::setup::DESCRIPTION;
use crate::{Card, Decree, Realm};

/// The reason for a refusal, with what is needed to explain it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// Somebody acts who is not asked.
    #[error("{0} has nothing to decide now")]
    NotAsked(Actor),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// There is no battle now.
    #[error("there is no battle now")]
    NoBattle,
    /// A battle goes on: a card must be chosen first.
    #[error("a battle goes on: choose a card for it")]
    ChooseCard,
    /// The cards of a battle are revealed: it is time to add modifiers or to pass.
    #[error("the cards are revealed: add modifiers or pass")]
    BoostOrPass,
    /// The card is not in the player's hand.
    #[error("{0} is not in your hand")]
    NotInHand(Card),
    /// The realm has no free territory.
    #[error("{0} has no free territory")]
    Full(Realm),
    /// The decree does not take the card; what it would take, [`Decree::takes`] tells of the cards that it looked at.
    #[error("{}", decree_text(*realm, *decree, *card, looked_at))]
    Decree {
        /// Where the card was to be played.
        realm: Realm,
        /// The decree of that realm.
        decree: Decree,
        /// The card.
        card: Card,
        /// The cards that the decree looked at, in the order of its looking.
        looked_at: Vec<Shown>,
    },
    /// The decree asks for two cards.
    #[error("decree {decree} of {realm} asks for a pair: a second card must go with {card}")]
    PairNeeded {
        /// Where the card was to be played.
        realm: Realm,
        /// The decree of that realm.
        decree: Decree,
        /// The card that was to be played alone.
        card: Card,
    },
    /// The two cards are no pair.
    #[error("decree {decree} of {realm} asks for two cards of one type or one rank, not {stays} and {leaves}")]
    NoPair {
        /// Where they were to be played.
        realm: Realm,
        /// The decree of that realm.
        decree: Decree,
        /// The card that was to stay.
        stays: Card,
        /// The card that was to be discarded.
        leaves: Card,
    },
    /// The decree asks for one card only.
    #[error("decree {decree} of {realm} asks for one card, not for two")]
    NoPairHere {
        /// Where they were to be played.
        realm: Realm,
        /// The decree of that realm.
        decree: Decree,
    },
    /// A rally needs a card.
    #[error("to rally, discard at least one card")]
    EmptyRally,
    /// Nobody rallies any more in this age.
    #[error("nobody rallies any more in this age: seat {0} has retreated")]
    RallyBarred(Seat),
    /// The player has chosen a card already.
    #[error("you have chosen your card: the others still choose")]
    Chosen,
    /// The player has fewer modifiers.
    #[error("you have {held} modifiers, not {asked}")]
    TooFewModifiers {
        /// How many were to be added.
        asked: u8,
        /// How many there are.
        held: u8,
    },
    /// Nothing was to be added.
    #[error("to add nothing, pass")]
    EmptyBoost,
}

/// The decree, what it asks, and what it looked at.
fn decree_text(realm: Realm, decree: Decree, card: Card, looked_at: &[Shown]) -> String {
    let asks = decree.english();
    let shown: Vec<String> = looked_at.iter().map(|shown| shown.card.to_string()).collect();
    let shown = match (decree.looks(), shown.is_empty()) {
        (Looks::Nowhere, _) | (_, true) => String::new(),
        (Looks::Last | Looks::LastOrFirst, _) => format!("; the last card here is {}", shown.join(", ")),
        (Looks::Realm, _) => format!("; here are {}", shown.join(", ")),
        (Looks::Neighbours, _) => format!("; the neighbours show {}", shown.join(" and ")),
        (Looks::Others, _) => format!("; the other realms show {}", shown.join(", ")),
    };
    format!("decree {decree} of {realm} does not take {card}: a card may be played there if {asks}{shown}")
}

impl pentarchy_game::Refusal for Refusal {
    fn rule(&self) -> Rule {
        let number = match self {
            Refusal::Over => 52,
            Refusal::NotAsked(_) => 11,
            Refusal::NoBattle => 10,
            Refusal::ChooseCard | Refusal::Chosen => 35,
            Refusal::BoostOrPass | Refusal::TooFewModifiers { .. } | Refusal::EmptyBoost => 42,
            Refusal::NotInHand(_) | Refusal::Full(_) => 12,
            Refusal::Decree { decree, .. } => match decree.looks() {
                Looks::Nowhere => 19,
                Looks::Last | Looks::LastOrFirst | Looks::Realm => 20,
                Looks::Neighbours => 21,
                Looks::Others => 22,
            },
            Refusal::PairNeeded { .. } | Refusal::NoPair { .. } | Refusal::NoPairHere { .. } => 24,
            Refusal::EmptyRally => 26,
            Refusal::RallyBarred(_) => 27,
        };
        Rule { prefix: DESCRIPTION.prefix, number }
    }
}
