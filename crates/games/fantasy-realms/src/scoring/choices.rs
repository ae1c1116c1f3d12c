//! What a player declares when the hands are scored.

use serde::{Deserialize, Serialize};

use crate::{Card, Kind};

/// What the Mirage or the Shapeshifter becomes. In JSON a card's id, or `{"suit":"weapon"}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "GuiseJson", into = "GuiseJson")]
pub enum Guise {
    /// The name and the kind of this card, wherever that card is.
    Named(Card),
    /// Some card of this kind; which one does not matter.
    Kind(Kind),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "expected a card's id or {\"suit\":…}")]
enum GuiseJson {
    Named(Card),
    Kind { suit: Kind },
}

impl From<GuiseJson> for Guise {
    fn from(json: GuiseJson) -> Guise {
        match json {
            GuiseJson::Named(card) => Guise::Named(card),
            GuiseJson::Kind { suit } => Guise::Kind(suit),
        }
    }
}

impl From<Guise> for GuiseJson {
    fn from(guise: Guise) -> GuiseJson {
        match guise {
            Guise::Named(card) => GuiseJson::Named(card),
            Guise::Kind(suit) => GuiseJson::Kind { suit },
        }
    }
}

impl Guise {
    /// The kind that the joker takes on.
    pub fn kind(self) -> Kind {
        match self {
            Guise::Named(card) => card.kind(),
            Guise::Kind(kind) => kind,
        }
    }

    /// The name that the joker takes on, if any.
    pub const fn name(self) -> Option<Card> {
        match self {
            Guise::Named(card) => Some(card),
            Guise::Kind(_) => None,
        }
    }
}

/// What the Book of Changes does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookChange {
    /// The card whose kind changes.
    pub card: Card,
    /// What it becomes.
    #[serde(rename = "suit")]
    pub kind: Kind,
}

/// The choices of one hand. What is not named is not used, except that the Fountain of Life then takes the strongest.
///
/// ```
/// use pentarchy_fantasy_realms::{BookChange, Card, Choices, Kind};
///
/// let choices = Choices { book: Some(BookChange { card: Card::Candle, kind: Kind::Land }), ..Choices::default() };
/// assert_eq!(serde_json::to_string(&choices)?, r#"{"book":{"card":"candle","suit":"land"}}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Choices {
    /// The card that the Necromancer adds to the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub necromancer: Option<Card>,
    /// The card of the hand that the Doppelgänger copies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doppelganger: Option<Card>,
    /// What the Mirage becomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mirage: Option<Guise>,
    /// What the Shapeshifter becomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shapeshifter: Option<Guise>,
    /// What the Book of Changes does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub book: Option<BookChange>,
    /// The card whose penalty the Island clears.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub island: Option<Card>,
    /// The card whose base strength the Fountain of Life adds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fountain: Option<Card>,
}

impl Choices {
    /// How many choices are made: of equal choices the fewest are the simplest.
    pub fn len(&self) -> usize {
        [
            self.necromancer.is_some(),
            self.doppelganger.is_some(),
            self.mirage.is_some(),
            self.shapeshifter.is_some(),
            self.book.is_some(),
            self.island.is_some(),
            self.fountain.is_some(),
        ]
        .into_iter()
        .filter(|&made| made)
        .count()
    }

    /// Whether nothing is declared.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
