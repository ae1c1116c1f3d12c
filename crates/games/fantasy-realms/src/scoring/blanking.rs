//! Blanking: which cards stay active. First the cards that blank others, then those that blank themselves.

use arrayvec::ArrayVec;

use super::clearing::Cleared;
use super::ledger::Ledger;
use super::reading::Reading;
use super::sheet::Blanking;
use super::text::Blanks;
use super::texts::{BLANKERS, SELF_BLANKERS};
use crate::{Card, CardSet};

/// The cards that stay active.
#[inline]
pub(crate) fn active_cards<R: Reading, L: Ledger>(realm: &R, cleared: &Cleared, ledger: &mut L) -> CardSet {
    let mut active = realm.cards();
    let blankers = realm.carriers(BLANKERS) - cleared.whole();
    if !blankers.is_empty() {
        active -= blanked_by_others(realm, cleared, blankers, ledger);
    }
    let doubtful = (realm.carriers(SELF_BLANKERS) - cleared.whole()) & active;
    if !doubtful.is_empty() {
        active -= blanked_by_themselves(realm, cleared, active, doubtful, ledger);
    }
    active
}

/// What the blankers blank, beginning with those that nobody blanks.
// FR: a blanker counts as long as it may still turn out active. If all that are left wait for each other, each knot
// that nobody outside threatens goes down whole; what it threatened is free of it (ruling 3).
fn blanked_by_others<R: Reading, L: Ledger>(
    realm: &R,
    cleared: &Cleared,
    blankers: CardSet,
    ledger: &mut L,
) -> CardSet {
    if let Some(blanker) = blankers.first()
        && blankers.rest().is_empty()
    {
        let cards = targets(realm, cleared, blanker);
        if !cards.contains(blanker) {
            ledger.blanks(blanker, cards);
            return cards; // the usual hand, quickly
        }
    }
    let targets: ArrayVec<(Card, CardSet), BLANKERS_AND_A_COPY> =
        blankers.iter().map(|blanker| (blanker, targets(realm, cleared, blanker))).collect();
    let threats = |card: Card, among: CardSet| -> CardSet {
        targets.iter().filter(|(by, cards)| among.contains(*by) && cards.contains(card)).map(|&(by, _)| by).collect()
    };
    let mut blanked = CardSet::EMPTY;
    let mut waiting = blankers;
    while !waiting.is_empty() {
        let before = waiting;
        for &(blanker, cards) in &targets {
            if !waiting.contains(blanker) {
                continue;
            }
            if blanked.contains(blanker) {
                waiting.remove(blanker);
            } else if threats(blanker, waiting).is_empty() {
                waiting.remove(blanker);
                ledger.blanks(blanker, cards);
                blanked |= cards;
            }
        }
        if waiting == before {
            let knot = knot(waiting, |card| threats(card, waiting));
            for &(blanker, cards) in targets.iter().filter(|(blanker, _)| knot.contains(*blanker)) {
                ledger.blanks(blanker, cards & knot);
            }
            blanked |= knot;
            waiting -= knot;
        }
    }
    blanked
}

const BLANKERS_AND_A_COPY: usize = BLANKERS.len() + 1;

/// The cards that a blanker would blank if it stays active.
#[inline]
fn targets<R: Reading>(realm: &R, cleared: &Cleared, blanker: Card) -> CardSet {
    match &realm.penalty(blanker).blanks {
        Blanks::Nothing => CardSet::EMPTY,
        Blanks::Each(groups) => {
            groups.iter().fold(CardSet::EMPTY, |cards, group| cards | cleared.find_left(realm, group, blanker))
        }
        Blanks::AllBut(spared) => realm.cards() - realm.find(spared, blanker),
    }
}

/// Which of the doubtful cards blank themselves, each as soon as what it depends on is settled.
// FR: a card counts itself, so Smoke that the Book turned into a Flame stays, and a Dirigible turned into Weather goes.
// Cards that can't be settled without each other (Smoke that needs a Dirigible turned into a Flame, which Smoke
// keeps away) all go.
fn blanked_by_themselves<R: Reading, L: Ledger>(
    realm: &R,
    cleared: &Cleared,
    active: CardSet,
    doubtful: CardSet,
    ledger: &mut L,
) -> CardSet {
    let needed = |card: Card| cleared.need_left(realm.penalty(card).needs, card);
    let shunned = |card: Card| realm.penalty(card).shuns;
    let mut blanked = CardSet::EMPTY;
    let mut waiting = doubtful;
    while !waiting.is_empty() {
        let before = waiting;
        for card in before {
            let possible = active - blanked;
            let certain = (possible - waiting).with(card);
            let lacks = |among: CardSet| needed(card).filter(|&kind| (realm.of_kind(kind) & among).is_empty());
            let meets = |among: CardSet| shunned(card).filter(|&kind| !(realm.of_kind(kind) & among).is_empty());
            if let Some(kind) = lacks(possible) {
                ledger.blanks_itself(card, || Blanking::Missing { kind });
                blanked.insert(card);
                waiting.remove(card);
            } else if let Some(kind) = meets(certain) {
                ledger.blanks_itself(card, || Blanking::Present { kind, cards: realm.of_kind(kind) & certain });
                blanked.insert(card);
                waiting.remove(card);
            } else if lacks(certain).is_none() && meets(possible).is_none() {
                waiting.remove(card);
            }
        }
        if waiting == before {
            let knot = knot(waiting, |card| {
                let minds = [needed(card), shunned(card)].into_iter().flatten();
                let cards = minds.fold(CardSet::EMPTY, |cards, kind| cards | realm.of_kind(kind));
                (cards & waiting).without(card)
            });
            for card in knot {
                ledger.blanks_itself(card, || Blanking::Paradox { cards: knot });
            }
            blanked |= knot;
            waiting -= knot;
        }
    }
    blanked
}

/// A group of waiting cards that depend on each other and on no waiting card outside the group. Every waiting card
/// must depend on some waiting card.
// The smallest set of ancestors is such a group: whatever is in it has its ancestors inside it, and none has fewer.
fn knot(waiting: CardSet, causes: impl Fn(Card) -> CardSet) -> CardSet {
    let ancestors = |card: Card| {
        let mut found = causes(card);
        loop {
            let more = found.iter().fold(found, |all, ancestor| all | causes(ancestor));
            if more == found {
                return found;
            }
            found = more;
        }
    };
    waiting.iter().map(ancestors).min_by_key(|group| group.len()).unwrap_or(waiting)
}
