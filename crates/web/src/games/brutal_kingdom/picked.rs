//! The card of the own hand that is picked up: one, for the hand and for the table.

use std::sync::LazyLock;

use leptos::prelude::*;
use pentarchy_brutal_kingdom::Character;

static PICKED: LazyLock<ArcRwSignal<Option<Character>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// The card that is picked up; reading it is tracked.
pub(super) fn picked() -> Option<Character> {
    PICKED.get()
}

/// The card that is picked up, outside of anything that follows it.
pub(super) fn picked_now() -> Option<Character> {
    PICKED.get_untracked()
}

/// Picks a card up, or puts it down if it is the one.
pub(super) fn pick(card: Character) {
    PICKED.update(|picked| *picked = if *picked == Some(card) { None } else { Some(card) });
}

/// Puts down whatever is picked up.
pub(super) fn put_down() {
    if PICKED.get_untracked().is_some() {
        PICKED.set(None);
    }
}
