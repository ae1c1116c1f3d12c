//! The count: strength, bonus and penalty of every active card.

use super::ForEach;
use super::blanking::active_cards;
use super::clearing::Cleared;
use super::ledger::Ledger;
use super::reading::Reading;
use super::sheet::Reason;
use super::text::{Bonus, Offer, Wanted};
use super::texts::{GAINERS, LOSERS, bonus, collection_points, run_points};
use crate::{Card, CardSet, Kind, KindSet};

/// Scores a realm, telling the ledger every step: clearing, blanking, then the points.
#[inline]
pub(crate) fn tally<R: Reading, L: Ledger>(realm: &R, for_each: ForEach, mut ledger: L) -> L {
    let cleared = Cleared::by(realm, &mut ledger);
    let active = active_cards(realm, &cleared, &mut ledger);
    let count = Count { realm, for_each, active };
    for card in active {
        ledger.strength(card, realm.strength(card));
    }
    for card in active & GAINERS {
        count.bonus(card, &mut ledger);
    }
    for card in (active & realm.carriers(LOSERS)) - cleared.whole() {
        count.penalty(card, &cleared, &mut ledger);
    }
    ledger
}

/// The active cards: what is blanked has no name, no kind and no strength for anybody.
pub(super) struct Count<'a, R> {
    pub(super) realm: &'a R,
    pub(super) for_each: ForEach,
    pub(super) active: CardSet,
}

impl<R: Reading> Count<'_, R> {
    /// What the bonus printed on the card gives: a joker has none, whatever it passes for.
    #[inline]
    pub(super) fn bonus<L: Ledger>(&self, card: Card, ledger: &mut L) {
        match bonus(card) {
            Bonus::None => {}
            Bonus::With(offer) => self.first_of(card, std::slice::from_ref(offer), ledger),
            Bonus::FirstOf(offers) => self.first_of(card, offers, ledger),
            Bonus::Without(points, wanted) => {
                if self.find(wanted, card).is_empty() {
                    ledger.bonus(card, Reason::Without, *points, || CardSet::EMPTY);
                }
            }
            Bonus::Per(points, wanted) => {
                let found = self.find(wanted, card);
                ledger.bonus(card, Reason::Per, points * self.number(found), || found);
            }
            Bonus::PerOrWith(points, wanted, partner, more) => {
                let found = self.find(wanted, card);
                let partners = self.realm.bearers(CardSet::from(*partner)) & self.active;
                let each = if partners.is_empty() { points } else { more };
                ledger.bonus(card, Reason::Per, each * self.number(found), || found | partners);
            }
            Bonus::StrengthOfOne(wanted) => self.strength_of_one(card, wanted, ledger),
            Bonus::StrengthOfAll(wanted) => {
                let found = self.find(wanted, card);
                let sum = found.iter().map(|card| self.realm.strength(card)).sum();
                ledger.bonus(card, Reason::StrengthOfAll, sum, || found);
            }
            Bonus::Runs => self.runs(card, ledger),
            Bonus::Collections => self.collections(card, ledger),
            Bonus::AllDifferent(points) => {
                // FR: two jokers that stay wild don't differ.
                if Kind::ALL.into_iter().all(|kind| (self.realm.of_kind(kind) & self.active).rest().is_empty()) {
                    ledger.bonus(card, Reason::AllDifferent, *points, || self.active);
                }
            }
        }
    }

    /// The points of a penalty that isn't cleared.
    #[inline]
    pub(super) fn penalty<L: Ledger>(&self, card: Card, cleared: &Cleared, ledger: &mut L) {
        let penalty = self.realm.penalty(card);
        if let Some((points, wanted)) = &penalty.per {
            let found = cleared.find_left(self.realm, wanted, card) & self.active;
            ledger.penalty(card, Reason::Per, points * self.number(found), || found);
        }
        if let Some((points, wanted)) = &penalty.unless
            && self.find(wanted, card).is_empty()
        {
            ledger.penalty(card, Reason::Unless, *points, || CardSet::EMPTY);
        }
    }

    #[inline]
    fn find(&self, wanted: &Wanted, asking: Card) -> CardSet {
        self.realm.find(wanted, asking) & self.active
    }

    /// How many "for each" counts.
    #[inline]
    fn number(&self, cards: CardSet) -> i32 {
        let counted = match self.for_each {
            ForEach::Cards => cards,
            ForEach::Names => self.realm.names(cards),
        };
        counted.len() as i32
    }

    /// The first offer whose conditions all hold.
    #[inline]
    fn first_of<L: Ledger>(&self, card: Card, offers: &[Offer], ledger: &mut L) {
        let holds = |conditions: &[Wanted]| conditions.iter().all(|wanted| !self.find(wanted, card).is_empty());
        if let Some((points, conditions)) = offers.iter().find(|(_, conditions)| holds(conditions)) {
            let from = || conditions.iter().fold(CardSet::EMPTY, |from, wanted| from | self.find(wanted, card));
            ledger.bonus(card, Reason::With, *points, from);
        }
    }

    /// The Fountain of Life: the card named, or else the strongest; itself if there is nothing better.
    fn strength_of_one<L: Ledger>(&self, card: Card, wanted: &Wanted, ledger: &mut L) {
        let found = self.find(wanted, card);
        let chosen = match self.realm.fountain() {
            Some(named) => Some(named).filter(|&named| found.contains(named)),
            None => found
                .iter()
                .reduce(|best, next| if self.realm.strength(next) > self.realm.strength(best) { next } else { best }),
        };
        if let Some(chosen) = chosen {
            ledger.bonus(card, Reason::StrengthOfOne, self.realm.strength(chosen), || CardSet::from(chosen));
        }
    }

    /// The Gem of Order: each card serves one run; equal runs count each (ruling 1).
    fn runs<L: Ledger>(&self, card: Card, ledger: &mut L) {
        each_run(self.realm, self.active, |depth, lowest, length| {
            let points = run_points(length);
            if points > 0 {
                let run = lowest as i32..(lowest + length) as i32;
                let from = || run.filter_map(|strength| self.nth_of_strength(strength, depth)).collect();
                ledger.bonus(card, Reason::Run, points, from);
            }
        });
    }

    fn nth_of_strength(&self, strength: i32, n: usize) -> Option<Card> {
        self.active.iter().filter(|&card| self.realm.strength(card) == strength).nth(n)
    }

    /// The Collector: each kind by its different names (ruling 1).
    fn collections<L: Ledger>(&self, card: Card, ledger: &mut L) {
        for kind in KindSet::ALL.without(Kind::Wild) {
            let cards = self.realm.of_kind(kind) & self.active;
            if cards.rest().rest().is_empty() {
                continue; // two cards at most: the usual case, quickly
            }
            let points = collection_points(self.realm.names(cards).len());
            if points > 0 {
                ledger.bonus(card, Reason::Collection, points, || cards);
            }
        }
    }
}

/// Tells every run of base strengths among these cards, single strengths too: its row, its lowest strength, its length.
// FR: of each strength one card goes to the first row, another to the second, and so on; the runs are read from the
// rows. No other way to make runs gives more: joining two runs that overlap or touch into one long run and what overlaps
// never loses points.
pub(super) fn each_run(realm: &impl Reading, cards: CardSet, mut run: impl FnMut(usize, u32, u32)) {
    let mut rows = [0u64; MOST_OF_ONE_STRENGTH];
    for card in cards {
        let strength = 1 << realm.strength(card);
        if let Some(row) = rows.iter_mut().find(|row| **row & strength == 0) {
            *row |= strength;
        }
    }
    for (depth, &row) in rows.iter().enumerate() {
        let mut left = row;
        while left != 0 {
            let lowest = left.trailing_zeros();
            run(depth, lowest, (left >> lowest).trailing_ones());
            left &= left.wrapping_add(1 << lowest);
        }
    }
}

/// Six cards have strength 4, and the Doppelgänger may be a seventh.
const MOST_OF_ONE_STRENGTH: usize = 7;
