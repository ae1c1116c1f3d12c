//! Which cards of a hand a realm would take, on the viewer's turn or before it.

use leptos::prelude::*;
use pentarchy_animal_kingdoms::{Action, AnimalKingdoms, Card, CardSet, Prompt, RealmView};

use super::chosen::{Picked, choose_realm, pick, picked_now};
use crate::screen::{Play, Scene};

/// The viewer's own hand.
pub(super) fn own_hand(scene: &Scene<AnimalKingdoms>) -> CardSet {
    scene.seat().and_then(|seat| scene.view.players.get(seat.index())?.hand).unwrap_or_default()
}

/// Whether the realm would take this card of this hand.
pub(super) fn would_take(realm: &RealmView, hand: CardSet, card: Card) -> bool {
    let free = realm.free > 0 || realm.capital.is_none();
    let paired = |other: Card| other != card && (other.beast() == card.beast() || other.rank() == card.rank());
    free && realm.takes().contains(card) && (!realm.decree.asks_for_a_pair() || hand.iter().any(paired))
}

/// Whether the viewer has a turn.
pub(super) fn has_turn(scene: &Scene<AnimalKingdoms>) -> bool {
    let asked = matches!(scene.view.prompt, Prompt::Turn | Prompt::CaptureOrRetreat | Prompt::MustRetreat);
    asked && !scene.legal.is_empty()
}

/// A tap on a realm: with a card in the hand it is played there, or the house says why not; without, it is looked at.
pub(super) fn tap_realm(play: Play<AnimalKingdoms>, realm: &RealmView) {
    let place = realm.realm;
    choose_realm(Some(place));
    let (Picked::Card(card) | Picked::Pair(card, _)) = picked_now() else { return };
    let scene = play.scene.get_untracked();
    if !has_turn(&scene) {
        return;
    }
    if realm.decree.asks_for_a_pair() && would_take(realm, own_hand(&scene), card) {
        return pick(Picked::Pair(card, place));
    }
    play.act.run(Action::Play { card, realm: place });
}
