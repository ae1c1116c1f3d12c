//! Why a decision is not allowed.

use pentarchy_game::{Actor, Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::setup::DESCRIPTION;
use crate::{Back, Character, Colour, Prompt};

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
    /// Something else is to be decided.
    #[error("that is not what you are asked now: {0:?}")]
    NotNow(Prompt),
    /// The effect of this card can't be left.
    #[error("the effect of the {0} must be carried out")]
    Must(Character),
    /// The card is not in the player's hand.
    #[error("the {0} is not in your hand")]
    NotInHand(Character),
    /// A card with the other back is to be passed on.
    #[error("the {card} can't be passed on now: pass on a {back} card")]
    PassOther {
        /// What was to be passed.
        card: Character,
        /// What must be.
        back: Back,
    },
    /// The card is no victim now.
    #[error("the {0} is no victim: it must lie uncovered and face up before another player")]
    NoVictim(Character),
    /// The card does not lie face down before the player.
    #[error("the {0} does not lie eliminated before you")]
    NotEliminated(Character),
    /// Another player at the table must be chosen.
    #[error("seat {0} is not another player of this table")]
    NotAnOther(Seat),
    /// Two exchanges need two backs.
    #[error("you already exchange a {0} card: a second one must have the other back")]
    SameBackTwice(Back),
    /// The player has no card with this back.
    #[error("seat {seat} has no {back} card")]
    NoSuchBack {
        /// Who.
        seat: Seat,
        /// Which back.
        back: Back,
    },
    /// No card with this back is offered to the player.
    #[error("no {0} card of yours is asked for")]
    NotOffered(Back),
    /// The centre has no such place.
    #[error("the centre has no place {0}")]
    NoSuchPlace(u8),
    /// The card of the centre has another back.
    #[error("the card in place {place} does not have the back of the {card}")]
    OtherBack {
        /// What was to be given for it.
        card: Character,
        /// Where.
        place: u8,
    },
    /// The Saint can't be named by the Executioner.
    #[error("the Saint is safe from the Executioner")]
    SaintIsSafe,
    /// Nobody names himself.
    #[error("the {0} can't name himself")]
    NotHimself(Character),
    /// The character does not take part.
    #[error("the {0} does not take part in this game")]
    NotInGame(Character),
    /// The player has no cards to look at.
    #[error("seat {0} has no cards in hand")]
    EmptyHand(Seat),
    /// The supply has no such token.
    #[error("the supply has no {colour} token left for the {wanted_by}")]
    NoneLeft {
        /// Of which colour.
        colour: Colour,
        /// For whom.
        wanted_by: Character,
    },
}

impl pentarchy_game::Refusal for Refusal {
    fn rule(&self) -> Rule {
        let number = match self {
            Refusal::NotNow(prompt) => prompt.rule(),
            Refusal::PassOther { back: Back::Light, .. } => 7,
            Refusal::PassOther { back: Back::Dark, .. } => 8,
            Refusal::NotAsked(_) | Refusal::NotInHand(_) => 11,
            Refusal::Must(_) => 16,
            Refusal::NoVictim(_) => 18,
            Refusal::NotEliminated(_) => 26,
            Refusal::NotAnOther(_) | Refusal::SameBackTwice(_) | Refusal::NoSuchBack { .. } => 28,
            Refusal::NotOffered(_) => 29,
            Refusal::NoSuchPlace(_) | Refusal::OtherBack { .. } => 32,
            Refusal::SaintIsSafe | Refusal::NotHimself(Character::Executioner) => 33,
            Refusal::NotInGame(_) => 50,
            Refusal::EmptyHand(_) => 36,
            Refusal::NoneLeft { wanted_by: Character::BlackKnight, .. } => 27,
            Refusal::NoneLeft { .. } => 38,
            Refusal::NotHimself(_) => 42,
            Refusal::Over => 49,
        };
        Rule { prefix: DESCRIPTION.prefix, number }
    }
}
