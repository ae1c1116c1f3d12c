//! The picture of the game on the shelf: king and queen, and who comes between them.

use leptos::prelude::*;
use pentarchy_brutal_kingdom::Character;

use super::art::{CROWN, DAGGER, Shapes, TIARA};
use super::face::power_word;

/// The cards on the cover: where each lies, and how it is turned. The shelf has their symbols and not those of all cards.
const CARDS: [(Character, &str, &str); 3] = [
    (Character::King, CROWN, "translate(22 36) rotate(-12 38 52)"),
    (Character::Queen, TIARA, "translate(130 36) rotate(12 38 52)"),
    (Character::Assassin, DAGGER, "translate(76 24)"),
];

/// The picture of the game.
pub(super) fn cover() -> AnyView {
    let card = |(card, shapes, place): (Character, &'static str, &'static str)| {
        view! {
            <g transform=place data-power=power_word(card) class="bk-cover-card">
                <rect width="76" height="104" rx="8" />
                <path class="band" d="M8 0h60a8 8 0 0 1 8 8v18H0V8a8 8 0 0 1 8-8z" />
                <text x="10" y="20">{card.rank()}</text>
                <svg x="15" y="37" width="46" height="54"><Shapes shapes /></svg>
            </g>
        }
    };
    view! {
        <svg class="bk-cover" viewBox="0 0 228 160" aria-hidden="true">
            <rect class="cloth" width="228" height="160" />
            <path class="sky" d="M0 112 38 84l22 12 34-40 20 18 24-30 40 46 22-14 28 24v60H0z" />
            <circle class="moon" cx="190" cy="26" r="14" />
            {CARDS.map(card).collect_view()}
        </svg>
    }
    .into_any()
}
