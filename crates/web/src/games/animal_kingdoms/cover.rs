//! The picture of the game on the shelf: the ring of realms with beasts in it.

use leptos::prelude::*;
use pentarchy_animal_kingdoms::{Beast, Realm};

use super::ring::{land, point};

/// Who looks out of which realm on the cover.
const BEASTS: [(Realm, Beast); 5] = [
    (Realm::Four, Beast::Owl),
    (Realm::Five, Beast::Tiger),
    (Realm::Six, Beast::Frog),
    (Realm::Seven, Beast::RedPanda),
    (Realm::Eight, Beast::Wolf),
];

/// The picture of the game.
pub(super) fn cover() -> AnyView {
    let realm = |(realm, beast): (Realm, Beast)| {
        let (x, y) = point(realm, 196.0, 0.0);
        view! {
            <path class="land" data-realm=realm.id() d=land(realm) />
            <svg x=x - 62.0 y=y - 62.0 width="124" height="124">
                <super::art::Symbol beast />
            </svg>
        }
    };
    view! {
        <svg class="ak-cover" viewBox="-128 -2 856 604" aria-hidden="true">
            <rect class="cloth" x="-128" y="-2" width="856" height="604" />
            {BEASTS.map(realm).collect_view()}
            <svg x="246" y="246" width="108" height="108" viewBox="0 0 48 48">
                <path class="crown" d="M5 38 3 14l11 9L24 7l10 16 11-9-2 24z" />
            </svg>
        </svg>
    }
    .into_any()
}
