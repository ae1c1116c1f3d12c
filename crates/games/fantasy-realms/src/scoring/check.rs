//! Which choices are allowed.

use serde::{Deserialize, Serialize};

use super::blanking::active_cards;
use super::clearing::Cleared;
use super::realm::Realm;
use super::texts::{FOUNTAIN_TAKES, ISLAND_CLEARS};
use super::{BookChange, Choices, Guise, Score};
use crate::{Card, CardSet, Kind, KindSet};

/// Why choices are not allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum ChoiceError {
    /// A choice for a card that isn't in the hand.
    #[error("{chooser} is not in the hand, so nothing can be chosen for it")]
    NothingToChoose {
        /// The card that would choose.
        chooser: Card,
    },
    /// The chosen card isn't in the hand.
    #[error("{chooser} needs a card of the hand, and {card} is not in it")]
    NotInHand {
        /// The card that chooses.
        chooser: Card,
        /// The card chosen.
        card: Card,
    },
    /// The Necromancer was not offered this card.
    #[error("the Necromancer can't take {card}: it is not among the cards offered")]
    NotOffered {
        /// The card chosen.
        card: Card,
    },
    /// The Necromancer's card is in the hand already.
    #[error("the Necromancer can't take {card}: it is in the hand already")]
    InHandAlready {
        /// The card chosen.
        card: Card,
    },
    /// The Doppelgänger copies another card, the Book changes another card.
    #[error("{chooser} can't choose itself")]
    Itself {
        /// The card that chooses.
        chooser: Card,
    },
    /// The joker can't become that.
    #[error("{joker} can't become a card of the kind {kind}")]
    WrongGuise {
        /// The Mirage or the Shapeshifter.
        joker: Card,
        /// What it would become.
        guise: Guise,
        /// The kind that it may not have.
        kind: Kind,
    },
    /// The Book gives one of the ten kinds.
    #[error("the Book of Changes can't make {card} wild")]
    NoKind {
        /// The card chosen.
        card: Card,
    },
    /// The chosen card is not of a kind that serves, after the Book.
    #[error("{chooser} can't choose {card}, which is a card of the kind {kind} here")]
    WrongKind {
        /// The Island or the Fountain of Life.
        chooser: Card,
        /// The card chosen.
        card: Card,
        /// The kind that it has after the Book.
        kind: Kind,
    },
    /// The chosen card is blanked, so it has no strength to lend.
    #[error("{chooser} can't choose {card}, which is blanked")]
    Blanked {
        /// The Fountain of Life.
        chooser: Card,
        /// The card chosen.
        card: Card,
    },
}

/// Whether the choices are allowed for the hand.
///
/// `pool` holds the cards that the Necromancer may take, filtered by the rule in force: the discard area's
/// [`KindSet::RAISABLE`] in the base game, the three cards looked at in the trading game, nothing for a hand that is
/// complete.
///
/// ```
/// use pentarchy_fantasy_realms::{Card, CardSet, ChoiceError, Choices, Guise, Kind, check};
///
/// let choices = Choices { mirage: Some(Guise::Named(Card::King)), ..Choices::default() };
/// assert!(matches!(
///     check(CardSet::of(&[Card::Mirage]), CardSet::EMPTY, &choices),
///     Err(ChoiceError::WrongGuise { joker: Card::Mirage, kind: Kind::Leader, .. }),
/// ));
/// ```
pub fn check(hand: CardSet, pool: CardSet, choices: &Choices) -> Result<(), ChoiceError> {
    let mut cards = hand;
    if let Some(card) = choices.necromancer {
        present(hand, Card::Necromancer)?;
        ensure(!hand.contains(card), ChoiceError::InHandAlready { card })?;
        ensure(pool.contains(card), ChoiceError::NotOffered { card })?;
        cards.insert(card);
    }
    if let Some(card) = choices.doppelganger {
        target(cards, Card::Doppelganger, card)?;
        ensure(card != Card::Doppelganger, ChoiceError::Itself { chooser: Card::Doppelganger })?;
    }
    if let Some(guise) = choices.mirage {
        disguise(cards, Card::Mirage, guise, KindSet::MIRAGE)?;
    }
    if let Some(guise) = choices.shapeshifter {
        disguise(cards, Card::Shapeshifter, guise, KindSet::SHAPESHIFTER)?;
    }
    if let Some(BookChange { card, kind }) = choices.book {
        target(cards, Card::BookOfChanges, card)?;
        ensure(card != Card::BookOfChanges, ChoiceError::Itself { chooser: Card::BookOfChanges })?;
        ensure(kind != Kind::Wild, ChoiceError::NoKind { card })?;
    }
    let realm = Realm::with_choices(hand, choices);
    if let Some(card) = choices.island {
        of_kind(&realm, Card::Island, card, ISLAND_CLEARS.kinds)?;
    }
    if let Some(card) = choices.fountain {
        of_kind(&realm, Card::FountainOfLife, card, FOUNTAIN_TAKES.kinds)?;
        // FR-28: by now it is decided who is blanked.
        ensure(is_active(&realm, card), ChoiceError::Blanked { chooser: Card::FountainOfLife, card })?;
    }
    Ok(())
}

fn is_active(realm: &Realm, card: Card) -> bool {
    let mut nobody = Score::default();
    let cleared = Cleared::by(realm, &mut nobody);
    active_cards(realm, &cleared, &mut nobody).contains(card)
}

fn present(cards: CardSet, chooser: Card) -> Result<(), ChoiceError> {
    ensure(cards.contains(chooser), ChoiceError::NothingToChoose { chooser })
}

fn target(cards: CardSet, chooser: Card, card: Card) -> Result<(), ChoiceError> {
    present(cards, chooser)?;
    ensure(cards.contains(card), ChoiceError::NotInHand { chooser, card })
}

fn disguise(cards: CardSet, joker: Card, guise: Guise, allowed: KindSet) -> Result<(), ChoiceError> {
    present(cards, joker)?;
    let kind = guise.kind();
    ensure(allowed.contains(kind), ChoiceError::WrongGuise { joker, guise, kind })
}

fn of_kind(realm: &Realm, chooser: Card, card: Card, allowed: KindSet) -> Result<(), ChoiceError> {
    target(realm.cards, chooser, card)?;
    let kind = realm.kind(card);
    ensure(allowed.contains(kind), ChoiceError::WrongKind { chooser, card, kind })
}

fn ensure(holds: bool, otherwise: ChoiceError) -> Result<(), ChoiceError> {
    if holds { Ok(()) } else { Err(otherwise) }
}
