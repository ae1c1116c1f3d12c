//! The card that the viewer has picked up to look at: one, wherever it lies.

use std::sync::LazyLock;

use leptos::prelude::*;
use pentarchy_fantasy_realms::Card;

static PICKED: LazyLock<ArcRwSignal<Option<Card>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// The card that is picked up; reading it is tracked.
pub(super) fn picked() -> Option<Card> {
    PICKED.get()
}

/// Whether this card is picked up, outside of anything that follows it.
pub(super) fn is_picked_now(card: Card) -> bool {
    PICKED.get_untracked() == Some(card)
}

/// Picks a card up, or puts it down if it is the one.
pub(super) fn pick(card: Card) {
    PICKED.update(|picked| *picked = if *picked == Some(card) { None } else { Some(card) });
}

/// Puts down whatever is picked up.
pub(super) fn put_down() {
    if PICKED.get_untracked().is_some() {
        PICKED.set(None);
    }
}
