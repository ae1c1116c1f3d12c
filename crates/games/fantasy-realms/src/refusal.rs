//! Why a decision is not allowed.

use pentarchy_game::{Actor, Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::{Card, ChoiceError, setup::DESCRIPTION};

/// The reason for a refusal, with what is needed to explain it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// Somebody acts who is not asked.
    #[error("{0} has nothing to decide now")]
    NotAsked(Actor),
    /// Play is over.
    #[error("the game is over")]
    Over,
    /// The player must draw or take first.
    #[error("first draw from the deck or take an open card")]
    DrawFirst,
    /// The player must discard now.
    #[error("now discard a card of your hand")]
    DiscardFirst,
    /// The card is not in the discard area.
    #[error("{0} is not in the discard area")]
    NotOpen(Card),
    /// The card is not in the player's hand.
    #[error("{0} is not in your hand")]
    NotInHand(Card),
    /// Only one of the two cards just drawn may be discarded.
    #[error("{0} is not one of the two cards that you have just drawn")]
    NotDrawn(Card),
    /// Here nobody draws or discards.
    #[error("while trading nobody draws or discards")]
    NoTurns,
    /// Here nobody trades.
    #[error("there is no trading now")]
    NoTrading,
    /// There is no such partner.
    #[error("seat {0} is no partner for a trade")]
    NoPartner(Seat),
    /// An offer to this player stands already.
    #[error("your offer to seat {0} still stands")]
    OfferStands(Seat),
    /// There is no such offer.
    #[error("there is no such offer between you and seat {0}")]
    NoOffer(Seat),
    /// The offer is answered already.
    #[error("you have answered the offer of seat {0}")]
    Answered(Seat),
    /// The answer is not, or no longer, this card.
    #[error("seat {seat} does not offer {card} in return")]
    OtherAnswer {
        /// Who was to answer.
        seat: Seat,
        /// The card that was to be accepted.
        card: Card,
    },
    /// A player who is content does not trade.
    #[error("you are content with your hand: think again first")]
    ContentAlready,
    /// Only who is content can think again.
    #[error("you are trading already")]
    NotContent,
    /// Only the house rings the bell.
    #[error("only the house rings the bell")]
    OnlyTheHouse,
    /// There is nothing to declare now.
    #[error("there are no choices to declare now")]
    NothingToDeclare,
    /// Another card's choice comes first.
    #[error("first choose for {0}")]
    AnotherFirst(Card),
    /// The choice is not possible.
    #[error(transparent)]
    Impossible(#[from] ChoiceError),
}

impl pentarchy_game::Refusal for Refusal {
    fn rule(&self) -> Rule {
        let number = match self {
            Refusal::DrawFirst | Refusal::NotOpen(_) => 5,
            Refusal::DiscardFirst | Refusal::NotInHand(_) => 7,
            Refusal::NotAsked(_) => 9,
            Refusal::Over => 10,
            Refusal::NotDrawn(_) => 36,
            Refusal::NoTurns | Refusal::NoTrading => 39,
            Refusal::NoPartner(_) | Refusal::OfferStands(_) | Refusal::NoOffer(_) => 40,
            Refusal::Answered(_) | Refusal::OtherAnswer { .. } => 41,
            Refusal::ContentAlready | Refusal::NotContent => 43,
            Refusal::OnlyTheHouse => 44,
            Refusal::NothingToDeclare => 32,
            Refusal::AnotherFirst(_) | Refusal::Impossible(_) => 33,
        };
        Rule { prefix: DESCRIPTION.prefix, number }
    }
}
