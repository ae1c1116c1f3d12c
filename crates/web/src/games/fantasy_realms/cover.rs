//! The picture of the game on the shelf: three cards of one realm.

use icondata_core::IconData;
use icondata_fa as fa;
use icondata_mdi as mdi;
use leptos::prelude::*;
use pentarchy_fantasy_realms::Card;

/// The cards on the cover: where each lies, and how it is turned. The shelf has their symbols and not those of all cards.
const CARDS: [(Card, &IconData, &str); 3] = [
    (Card::Wildfire, mdi::MdiPineTreeFire, "translate(26 34) rotate(-14 36 48)"),
    (Card::Unicorn, mdi::MdiUnicornVariant, "translate(126 34) rotate(14 36 48)"),
    (Card::King, fa::FaChessKingSolid, "translate(76 22)"),
];

/// The picture of the game.
pub(super) fn cover() -> AnyView {
    let card = |(card, icon, place): (Card, &'static IconData, &'static str)| {
        view! {
            <g transform=place data-kind=card.kind().id() class="fr-cover-card">
                <rect width="76" height="104" rx="8" />
                <path class="band" d="M8 0h60a8 8 0 0 1 8 8v18H0V8a8 8 0 0 1 8-8z" />
                <text x="10" y="20">{card.strength()}</text>
                <svg x="16" y="36" width="44" height="50" class="fr-cover-symbol">
                    <svg class="fr-symbol" viewBox=icon.view_box aria-hidden="true" inner_html=icon.data></svg>
                </svg>
            </g>
        }
    };
    view! {
        <svg class="fr-cover" viewBox="0 0 228 160" aria-hidden="true">
            <rect class="cloth" width="228" height="160" />
            <circle class="ring" cx="114" cy="80" r="74" />
            <circle class="ring" cx="114" cy="80" r="62" />
            {CARDS.map(card).collect_view()}
        </svg>
    }
    .into_any()
}
