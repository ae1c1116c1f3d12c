//! Why something is not possible, in one sentence.

use pentarchy_fantasy_realms::{ChoiceError, Refusal};

use super::words::{card_name, kind_name};
use crate::screen::Names;
use crate::t;

/// The sentence of a refusal.
pub(super) fn sentence(refusal: &Refusal, names: &Names) -> String {
    let name = |seat| names.of(seat).to_owned();
    match refusal {
        Refusal::NotAsked(_) => t!("fantasy-realms-no-not-asked"),
        Refusal::Over => t!("fantasy-realms-no-over"),
        Refusal::DrawFirst => t!("fantasy-realms-no-draw-first"),
        Refusal::DiscardFirst => t!("fantasy-realms-no-discard-first"),
        Refusal::NotOpen(card) => t!("fantasy-realms-no-not-open", card = card_name(*card)),
        Refusal::NotInHand(card) => t!("fantasy-realms-no-not-in-hand", card = card_name(*card)),
        Refusal::NotDrawn(_) => t!("fantasy-realms-no-not-drawn"),
        Refusal::NoTurns => t!("fantasy-realms-no-turns"),
        Refusal::NoTrading => t!("fantasy-realms-no-trading"),
        Refusal::NoPartner(_) => t!("fantasy-realms-no-partner"),
        Refusal::OfferStands(seat) => t!("fantasy-realms-no-offer-stands", name = name(*seat)),
        Refusal::NoOffer(seat) => t!("fantasy-realms-no-offer", name = name(*seat)),
        Refusal::Answered(seat) => t!("fantasy-realms-no-answered", name = name(*seat)),
        Refusal::OtherAnswer { seat, card } => {
            t!("fantasy-realms-no-other-answer", name = name(*seat), card = card_name(*card))
        }
        Refusal::ContentAlready => t!("fantasy-realms-no-content"),
        Refusal::NotContent => t!("fantasy-realms-no-not-content"),
        Refusal::OnlyTheHouse => t!("fantasy-realms-no-bell"),
        Refusal::NothingToDeclare => t!("fantasy-realms-no-declare"),
        Refusal::AnotherFirst(card) => t!("fantasy-realms-no-another-first", card = card_name(*card)),
        Refusal::Impossible(error) => impossible(error),
    }
}

fn impossible(error: &ChoiceError) -> String {
    match *error {
        ChoiceError::NothingToChoose { chooser } => {
            t!("fantasy-realms-no-nothing-to-choose", card = card_name(chooser))
        }
        ChoiceError::NotInHand { chooser, card } => {
            t!("fantasy-realms-no-choice-not-in-hand", chooser = card_name(chooser), card = card_name(card))
        }
        ChoiceError::NotOffered { card } => t!("fantasy-realms-no-not-offered", card = card_name(card)),
        ChoiceError::InHandAlready { card } => t!("fantasy-realms-no-in-hand-already", card = card_name(card)),
        ChoiceError::Itself { chooser } => t!("fantasy-realms-no-itself", chooser = card_name(chooser)),
        ChoiceError::WrongGuise { joker, kind, .. } => {
            t!("fantasy-realms-no-wrong-guise", chooser = card_name(joker), kind = kind_name(kind))
        }
        ChoiceError::NoKind { card } => t!("fantasy-realms-no-kind", card = card_name(card)),
        ChoiceError::WrongKind { chooser, card, kind } => t!(
            "fantasy-realms-no-wrong-kind",
            chooser = card_name(chooser),
            card = card_name(card),
            kind = kind_name(kind)
        ),
        ChoiceError::Blanked { chooser, card } => {
            t!("fantasy-realms-no-blanked", chooser = card_name(chooser), card = card_name(card))
        }
    }
}
