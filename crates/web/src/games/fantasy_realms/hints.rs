//! What a decision would be worth: the best that the hand could count then, worked out here, a card at a time.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Card, CardSet, FantasyRealms, KindSet, Prompt, View, best};

use crate::screen::Scene;

/// By card: what the hand would count if it were taken, or discarded.
static HINTS: LazyLock<ArcRwSignal<BTreeMap<Card, i32>>> = LazyLock::new(|| ArcRwSignal::new(BTreeMap::new()));

/// What the hand would count after the decision about this card, once it is worked out.
pub(super) fn known(card: Card) -> Option<i32> {
    HINTS.with(|hints| hints.get(&card).copied())
}

/// Works the hints of every scene out, beside everything else.
pub(super) fn follow(scene: Signal<Arc<Scene<FantasyRealms>>>) {
    let round = StoredValue::new(0u32);
    Effect::new(move |_| {
        let scene = scene.get();
        let now = round.get_value() + 1;
        round.set_value(now);
        HINTS.set(BTreeMap::new());
        let Some((hand, cards)) = asked(&scene) else { return };
        work(scene, hand, cards, BTreeMap::new(), move || round.try_get_value() == Some(now));
    });
    on_cleanup(|| HINTS.set(BTreeMap::new()));
}

/// The cards that a decision is open about, with the viewer's hand.
fn asked(scene: &Scene<FantasyRealms>) -> Option<(CardSet, Vec<Card>)> {
    if !scene.plan.hints || scene.legal.is_empty() {
        return None;
    }
    let hand = scene.view.players.get(scene.seat()?.index())?.hand?;
    match scene.view.prompt {
        Prompt::Draw | Prompt::Draft => Some((hand, scene.view.discard.clone())),
        Prompt::Discard | Prompt::DiscardDrawn => Some((hand, hand.iter().collect())),
        _ => None,
    }
}

/// One card, then the page again, then the next card: no frame waits for it.
fn work(
    scene: Arc<Scene<FantasyRealms>>,
    hand: CardSet,
    mut left: Vec<Card>,
    mut done: BTreeMap<Card, i32>,
    still: impl Fn() -> bool + Clone + Send + Sync + 'static,
) {
    set_timeout(
        move || {
            if !still() {
                return;
            }
            let Some(card) = left.pop() else { return HINTS.set(done) };
            let worth = match scene.view.prompt {
                Prompt::Draft => if_kept(&scene.view, hand, card),
                Prompt::Draw => if_taken(&scene.view, hand, card).0,
                _ => if_discarded(&scene.view, hand, card),
            };
            done.insert(card, worth);
            work(scene, hand, left, done, still);
        },
        Duration::ZERO,
    );
}

/// What the Necromancer could bring from this discard area.
pub(super) fn pool(discard: impl IntoIterator<Item = Card>) -> CardSet {
    discard.into_iter().collect::<CardSet>().of_kinds(KindSet::RAISABLE)
}

/// The best that the hand can count once the card is discarded.
pub(super) fn if_discarded(view: &View, hand: CardSet, card: Card) -> i32 {
    let pool = pool(view.discard.iter().copied().chain([card]));
    best(hand.without(card), pool, view.rules.for_each).score.total
}

/// The best that the hand can count once the open card is taken and another discarded, and which that is.
pub(super) fn if_taken(view: &View, hand: CardSet, card: Card) -> (i32, Option<Card>) {
    let fuller = hand.with(card);
    let ways = fuller.iter().map(|gone| {
        let discard = view.discard.iter().copied().filter(|&other| other != card).chain([gone]);
        (best(fuller.without(gone), pool(discard), view.rules.for_each).score.total, gone)
    });
    let (total, gone) = ways.max_by_key(|(total, _)| *total).unwrap_or((0, card));
    (total, Some(gone))
}

/// The best that the hand can count once the open card is taken and nothing discarded.
fn if_kept(view: &View, hand: CardSet, card: Card) -> i32 {
    let discard = view.discard.iter().copied().filter(|&other| other != card);
    best(hand.with(card), pool(discard), view.rules.for_each).score.total
}

/// The best that the hand can count once a card is swapped for another.
pub(super) fn if_swapped(view: &View, hand: CardSet, gone: Card, come: Card) -> i32 {
    best(hand.without(gone).with(come), CardSet::EMPTY, view.rules.for_each).score.total
}
