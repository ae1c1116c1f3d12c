//! What the viewer has picked up and looks at: cards of the hand, and a realm.

use std::sync::LazyLock;

use leptos::prelude::*;
use pentarchy_animal_kingdoms::{Card, CardSet, Realm};

/// What is picked up in the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Picked {
    /// Nothing.
    #[default]
    Nothing,
    /// A card, to be played or to fight with.
    Card(Card),
    /// A card that shall stay in this realm; another must go with it.
    Pair(Card, Realm),
    /// Cards to be discarded at a rally.
    Rally(CardSet),
    /// Nothing: the viewer thinks of retreating.
    Retreat,
}

static PICKED: LazyLock<ArcRwSignal<Picked>> = LazyLock::new(|| ArcRwSignal::new(Picked::Nothing));
static REALM: LazyLock<ArcRwSignal<Option<Realm>>> = LazyLock::new(|| ArcRwSignal::new(None));
static LOOKED: LazyLock<ArcRwSignal<Option<Realm>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// What is picked up; reading it is tracked.
pub(super) fn picked() -> Picked {
    PICKED.get()
}

/// What is picked up, outside of anything that follows it.
pub(super) fn picked_now() -> Picked {
    PICKED.get_untracked()
}

/// The one card that is picked up to be played.
pub(super) fn picked_card() -> Option<Card> {
    match picked() {
        Picked::Card(card) | Picked::Pair(card, _) => Some(card),
        Picked::Nothing | Picked::Rally(_) | Picked::Retreat => None,
    }
}

/// Picks something up.
pub(super) fn pick(what: Picked) {
    if PICKED.get_untracked() != what {
        PICKED.set(what);
    }
}

/// The realm that is chosen to be looked at.
pub(super) fn chosen_realm() -> Option<Realm> {
    REALM.get()
}

/// Chooses a realm to look at.
pub(super) fn choose_realm(realm: Option<Realm>) {
    if REALM.get_untracked() != realm {
        REALM.set(realm);
    }
}

/// The realm under the pointer or with the focus; else the chosen one.
pub(super) fn looked_realm() -> Option<Realm> {
    LOOKED.get().or_else(chosen_realm)
}

/// Says which realm is under the pointer or has the focus.
pub(super) fn look(realm: Option<Realm>) {
    if LOOKED.get_untracked() != realm {
        LOOKED.set(realm);
    }
}
