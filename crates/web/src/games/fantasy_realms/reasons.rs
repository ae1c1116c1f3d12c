//! The lines of a score sheet in words.

use pentarchy_fantasy_realms::{Blanking, BookChange, Card, CardSet, CardSheet, Guise, Line, Reason, Sheet};

use super::words::{card_name, kind_name};
use crate::t;
use crate::text::points;

/// Why a card gains or loses so much.
pub(crate) fn line(sheet: &Sheet, card: &CardSheet, line: &Line) -> String {
    let cards = names(sheet, line.from);
    match line.reason {
        Reason::Strength => t!("fantasy-realms-line-strength"),
        Reason::With => t!("fantasy-realms-line-with", cards = cards),
        Reason::Without => t!("fantasy-realms-line-without"),
        Reason::Per => t!("fantasy-realms-line-per", cards = cards),
        Reason::Unless => t!("fantasy-realms-line-unless", card = card.name.map_or("none", Card::id)),
        Reason::StrengthOfOne => t!("fantasy-realms-line-strength-of-one", cards = cards),
        Reason::StrengthOfAll => t!("fantasy-realms-line-strength-of-all", cards = cards),
        Reason::Run => t!("fantasy-realms-line-run", run = run(sheet, line.from)),
        Reason::Collection => {
            let kind = line.from.first().and_then(|card| sheet.card(card)).map_or("", |card| kind_name(card.kind));
            t!("fantasy-realms-line-collection", kind = kind, cards = cards)
        }
        Reason::AllDifferent => t!("fantasy-realms-line-all-different"),
    }
}

/// Why a card is blanked.
pub(crate) fn blanking(sheet: &Sheet, card: Card, why: &Blanking) -> String {
    match why {
        Blanking::Cards { cards } if cards.contains(card) && cards.len() == 1 => t!("fantasy-realms-blanked-by-itself"),
        Blanking::Cards { cards } => {
            t!("fantasy-realms-blanked-by", count = cards.len() as u32, cards = names(sheet, *cards))
        }
        Blanking::Missing { kind } => t!("fantasy-realms-blanked-missing", kind = kind_name(*kind)),
        Blanking::Present { kind, cards } => {
            t!("fantasy-realms-blanked-present", kind = kind_name(*kind), cards = names(sheet, *cards))
        }
        Blanking::Paradox { cards } => t!("fantasy-realms-blanked-paradox", cards = names(sheet, *cards)),
    }
}

/// What a card passes for, where that is not what is printed on it.
pub(crate) fn guise(sheet: &Sheet, card: &CardSheet) -> Option<String> {
    let book = sheet.choices.book.filter(|change| change.card == card.card);
    let name = match card.card {
        Card::Mirage => sheet.choices.mirage.map(guise_of),
        Card::Shapeshifter => sheet.choices.shapeshifter.map(guise_of),
        Card::Doppelganger => sheet.choices.doppelganger.map(|copied| card_name(copied).to_owned()),
        _ => None,
    };
    let raised = sheet.choices.necromancer == Some(card.card);
    let changed = book.map(|BookChange { kind, .. }| t!("fantasy-realms-changed-to", kind = kind_name(kind)));
    let became = name.map(|name| t!("fantasy-realms-passes-for", name = name));
    let parts: Vec<String> =
        [raised.then(|| t!("fantasy-realms-raised")), became, changed].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

fn guise_of(guise: Guise) -> String {
    super::words::guise_name(guise)
}

/// What takes a penalty, or a word of it, away.
pub(crate) fn clearings(sheet: &Sheet, card: &CardSheet) -> Vec<String> {
    let mut words = Vec::new();
    if !card.cleared_by.is_empty() {
        words.push(t!("fantasy-realms-cleared-by", cards = names(sheet, card.cleared_by)));
    } else if !card.army_cleared_by.is_empty() {
        words.push(t!("fantasy-realms-army-cleared-by", cards = names(sheet, card.army_cleared_by)));
    }
    words
}

/// The cards by name; a joker with the name that it bears.
fn names(sheet: &Sheet, cards: CardSet) -> String {
    let name = |card: Card| {
        let borne = sheet.card(card).and_then(|sheet| sheet.name).filter(|&name| name != card);
        match borne {
            Some(borne) => t!("fantasy-realms-card-as", card = card_name(card), name = card_name(borne)),
            None => card_name(card).to_owned(),
        }
    };
    cards.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// A run by its strengths, with the cards.
fn run(sheet: &Sheet, cards: CardSet) -> String {
    let mut run: Vec<(i32, Card)> =
        cards.iter().map(|card| (sheet.card(card).map_or(0, |sheet| sheet.base), card)).collect();
    run.sort();
    run.into_iter()
        .map(|(strength, card)| format!("{} {}", points(strength), names(sheet, card.into())))
        .collect::<Vec<_>>()
        .join(", ")
}
