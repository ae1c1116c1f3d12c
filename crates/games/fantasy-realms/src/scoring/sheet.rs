//! The score sheet: where every point comes from, as data. Clients put it into words.

use serde::{Deserialize, Serialize};

use super::ledger::Ledger;
use super::reading::Reading;
use super::realm::Realm;
use super::{Choices, Score};
use crate::{Card, CardSet, Kind};

/// Why a line of the sheet gives or takes points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The card's own base strength.
    Strength,
    /// Once, because certain cards are there.
    With,
    /// Once, because certain cards are not there.
    Without,
    /// So much for each of certain cards.
    Per,
    /// A loss, because no card of a certain kind is there.
    Unless,
    /// The base strength of one other card.
    StrengthOfOne,
    /// The base strengths of certain cards.
    StrengthOfAll,
    /// A run of base strengths.
    Run,
    /// Several different cards of one kind.
    Collection,
    /// All active cards differ in kind.
    AllDifferent,
}

/// One reason why a card counts what it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    /// Why.
    pub reason: Reason,
    /// How many points: negative for a loss.
    pub points: i32,
    /// The cards that gave it.
    pub from: CardSet,
}

/// Why a card is blanked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Blanking {
    /// These cards blank it.
    Cards {
        /// The blankers, the card itself among them if the Book made it its own prey.
        cards: CardSet,
    },
    /// It needs a kind that isn't there.
    Missing {
        /// The kind that it needs.
        #[serde(rename = "suit")]
        kind: Kind,
    },
    /// It can't stand a kind that is there.
    Present {
        /// The kind that it can't stand.
        #[serde(rename = "suit")]
        kind: Kind,
        /// The cards of that kind.
        cards: CardSet,
    },
    /// It and these cards stay or go only with or without each other, in a way that can't be satisfied.
    Paradox {
        /// All the cards of the paradox, this one included.
        cards: CardSet,
    },
}

/// What one card counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardSheet {
    /// The card.
    pub card: Card,
    /// The name that it bears; `None` for a joker that took only a kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Card>,
    /// The kind that it has.
    #[serde(rename = "suit")]
    pub kind: Kind,
    /// The base strength that counts.
    pub base: i32,
    /// All that it gains.
    pub bonus: i32,
    /// All that it loses, as a negative number.
    pub penalty: i32,
    /// Whether it is blanked.
    pub blanked: bool,
    /// Why it is blanked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blanked_by: Option<Blanking>,
    /// The cards that clear its penalty, if it has any.
    #[serde(default, skip_serializing_if = "empty")]
    pub cleared_by: CardSet,
    /// The cards that clear the word Army from its penalty, if it is there.
    #[serde(default, skip_serializing_if = "empty")]
    pub army_cleared_by: CardSet,
    /// The sum of the lines.
    pub total: i32,
    /// Where the points come from.
    pub lines: Vec<Line>,
}

/// A hand, itemised.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// The sum of the cards' totals.
    pub total: i32,
    /// The sum of the base strengths of the active cards: of equal totals the lower strength wins.
    pub strength: i32,
    /// The choices that it was scored with.
    pub choices: Choices,
    /// Every card of the hand, the Necromancer's included, in the order of the deck.
    pub cards: Vec<CardSheet>,
}

impl Sheet {
    /// The sheet before anything is counted.
    pub(super) fn new(realm: &Realm, choices: &Choices) -> Sheet {
        let cards = realm.cards.iter().map(|card| CardSheet::new(card, realm, choices)).collect();
        Sheet { total: 0, strength: 0, choices: *choices, cards }
    }

    /// The line of a card of the hand.
    pub fn card(&self, card: Card) -> Option<&CardSheet> {
        self.cards.iter().find(|sheet| sheet.card == card)
    }

    /// The score alone.
    pub fn score(&self) -> Score {
        Score { total: self.total, strength: self.strength }
    }

    fn each(&mut self, cards: CardSet) -> impl Iterator<Item = &mut CardSheet> {
        self.cards.iter_mut().filter(move |sheet| cards.contains(sheet.card))
    }

    fn line(&mut self, card: Card, line: Line) {
        self.total += line.points;
        for sheet in self.each(card.into()) {
            sheet.total += line.points;
            sheet.lines.push(line);
        }
    }
}

impl CardSheet {
    fn new(card: Card, realm: &Realm, choices: &Choices) -> CardSheet {
        let guise = match card {
            Card::Mirage => choices.mirage,
            Card::Shapeshifter => choices.shapeshifter,
            _ => None,
        };
        CardSheet {
            card,
            name: guise.map_or(Some(realm.name(card)), |guise| guise.name()),
            kind: realm.kind(card),
            base: 0,
            bonus: 0,
            penalty: 0,
            blanked: false,
            blanked_by: None,
            cleared_by: CardSet::EMPTY,
            army_cleared_by: CardSet::EMPTY,
            total: 0,
            lines: Vec::new(),
        }
    }
}

/// A sheet writes everything down, with the realm at hand to leave out clearings that clear nothing.
pub(super) struct Itemised<'a> {
    pub(super) sheet: Sheet,
    pub(super) realm: &'a Realm,
}

impl Ledger for Itemised<'_> {
    fn clears(&mut self, clearer: Card, cards: CardSet) {
        for sheet in self.sheet.each(cards).filter(|sheet| self.realm.penalty(sheet.card).is_some()) {
            sheet.cleared_by.insert(clearer);
        }
    }

    fn clears_army(&mut self, clearer: Card, cards: CardSet) {
        for sheet in self.sheet.each(cards).filter(|sheet| self.realm.penalty(sheet.card).says_army()) {
            sheet.army_cleared_by.insert(clearer);
        }
    }

    fn blanks(&mut self, blanker: Card, cards: CardSet) {
        for sheet in self.sheet.each(cards) {
            let others = match sheet.blanked_by {
                Some(Blanking::Cards { cards }) => cards,
                _ => CardSet::EMPTY,
            };
            sheet.blanked = true;
            sheet.blanked_by = Some(Blanking::Cards { cards: others.with(blanker) });
        }
    }

    fn blanks_itself(&mut self, card: Card, why: impl FnOnce() -> Blanking) {
        let why = why();
        for sheet in self.sheet.each(card.into()) {
            sheet.blanked = true;
            sheet.blanked_by = Some(why);
        }
    }

    fn strength(&mut self, card: Card, points: i32) {
        self.sheet.strength += points;
        self.sheet.each(card.into()).for_each(|sheet| sheet.base = points);
        self.sheet.line(card, Line { reason: Reason::Strength, points, from: card.into() });
    }

    fn bonus(&mut self, card: Card, reason: Reason, points: i32, from: impl FnOnce() -> CardSet) {
        if points != 0 {
            self.sheet.each(card.into()).for_each(|sheet| sheet.bonus += points);
            self.sheet.line(card, Line { reason, points, from: from() });
        }
    }

    fn penalty(&mut self, card: Card, reason: Reason, points: i32, from: impl FnOnce() -> CardSet) {
        if points != 0 {
            self.sheet.each(card.into()).for_each(|sheet| sheet.penalty -= points);
            self.sheet.line(card, Line { reason, points: -points, from: from() });
        }
    }
}

fn empty(cards: &CardSet) -> bool {
    cards.is_empty()
}
