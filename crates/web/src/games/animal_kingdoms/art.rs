//! The beasts: a head of its own for each, drawn in flat shapes with one outline.

use leptos::prelude::*;
use pentarchy_animal_kingdoms::Beast;

/// A beast's picture, as large as its place.
#[component]
pub(super) fn Symbol(beast: Beast) -> impl IntoView {
    view! { <svg class="ak-symbol" viewBox="0 0 48 48" aria-hidden="true" inner_html=drawing(beast)></svg> }
}

/// The shapes of a beast, in a square of 48.
pub(super) const fn drawing(beast: Beast) -> &'static str {
    match beast {
        Beast::RedPanda => RED_PANDA,
        Beast::Tiger => TIGER,
        Beast::Bee => BEE,
        Beast::Lizard => LIZARD,
        Beast::Frog => FROG,
        Beast::Owl => OWL,
        Beast::Okapi => OKAPI,
        Beast::Wolf => WOLF,
    }
}

const RED_PANDA: &str = r##"<path fill="#c8562a" d="M7 22C4 14 5 7 8 6c4 0 8 3 10 6 4-1.500 8-1.500 12 0 2-3 6-6 10-6 3 1 4 8 1 16 3 5 2 10-1 14-4 5-10 7-16 7s-12-2-16-7c-3-4-4-9-1-14z"/><path fill="#fff1dd" class="n" d="M9.500 10c3 .5 5 2 6.500 4-2.500 1.300-4 3-5 5-2-3-2-7-1.500-9zM38.500 10c-3 .5-5 2-6.500 4 2.500 1.300 4 3 5 5 2-3 2-7 1.500-9z"/><path fill="#fff1dd" class="n" d="M13 21c2-3 6-3 7 0-2 1.500-5 1.500-7 0zM35 21c-2-3-6-3-7 0 2 1.500 5 1.500 7 0zM7.500 31c3-3 8-2 9 2-1 4-4 5-6 4-2-1.500-3-4-3-6zM40.500 31c-3-3-8-2-9 2 1 4 4 5 6 4 2-1.500 3-4 3-6z"/><ellipse fill="#fff1dd" class="n" cx="24" cy="35" rx="7" ry="6"/><path fill="#7a2c12" class="n" d="M15 28c1 4 0 7-1 9l3 1c2-3 2-7 1-10zM33 28c-1 4 0 7 1 9l-3 1c-2-3-2-7-1-10z"/><circle class="e" cx="17" cy="26" r="2.500"/><circle class="e" cx="31" cy="26" r="2.500"/><path class="e" d="M20.500 31h7L24 35z"/>"##;

const TIGER: &str = r##"<circle fill="#ef9a2e" cx="11" cy="11" r="6"/><circle fill="#ef9a2e" cx="37" cy="11" r="6"/><circle fill="#fff4e2" class="n" cx="11" cy="11" r="2.800"/><circle fill="#fff4e2" class="n" cx="37" cy="11" r="2.800"/><path fill="#ef9a2e" d="M24 6c9 0 16 5 17 14 3 4 3 9 0 12-1 7-8 12-17 12S8 39 7 32c-3-3-3-8 0-12C8 11 15 6 24 6z"/><path fill="#fff4e2" class="n" d="M24 28c4-2 10 0 11 5 0 5-5 8.500-11 8.500S13 38 13 33c1-5 7-7 11-5z"/><path class="e" d="M22.500 7h3l-.7 8h-1.600zM16 8.500l3-1 1.500 6-1.500.5zM32 8.500l-3-1-1.500 6 1.500.5zM6 22l6 2-.5 2-6.200-.5zM6 30l6-1 .3 2-5 2zM42 22l-6 2 .5 2 6.200-.5zM42 30l-6-1-.3 2 5 2z"/><circle class="e" cx="16.500" cy="23" r="2.600"/><circle class="e" cx="31.500" cy="23" r="2.600"/><path fill="#c8563f" class="n" d="M20 29h8l-4 4.500z"/><path class="l" d="M24 33v3m0 0c-1.500 2-4 2-5.500 1m5.500-1c1.500 2 4 2 5.500 1"/>"##;

const BEE: &str = r##"<path fill="#dff0fb" d="M22 21C14 18 8 11 11 6s12 2 13 14c1-12 10-19 13-14s-3 12-11 15z"/><path fill="#f5c32c" d="M24 14c8 0 13 6 13 14 0 9-6 16-13 18-7-2-13-9-13-18 0-8 5-14 13-14z"/><path class="e" d="M12 24.500c8-2 16-2 24 0l.8 5c-8-2-17.600-2-25.600 0zM12 34c8-2 16-2 24 0l-2.500 5c-6-1.600-13-1.600-19 0z"/><circle fill="#3b2c1d" cx="24" cy="15" r="7.500"/><circle fill="#fff6da" class="n" cx="21" cy="14.500" r="2"/><circle fill="#fff6da" class="n" cx="27" cy="14.500" r="2"/><path class="l" d="M20.500 8.500C20 5 18 3.500 16 3.500M27.500 8.500C28 5 30 3.500 32 3.500"/>"##;

const LIZARD: &str = r##"<path fill="#f0a02f" d="M26 9l2-6 5 4 5-4 2 7 6-1-1 8 3 4-4 5 2 6-5 3z"/><path fill="#1fa596" d="M3 27c0-6 7-10 14-11 4-7 13-9 20-5 8 5 9 18 6 34H26c1-6-1-10-6-10-8 1-17-1-17-8z"/><path fill="#9fe3d6" class="n" d="M36 20c3 1 4 4 3 6-3 0-4-3-3-6zM37 31c3 0 4 3 3 5-3 0-4-2-3-5zM29 27c3 0 4 3 3 5-3 0-4-2-3-5zM31 37c3 0 4 2 3 4-2 0-4-1-3-4z"/><path class="l" d="M4 28.500c8 2.500 15 1.500 20-2.500"/><circle fill="#ffe9a3" cx="24" cy="18" r="5"/><path class="e" d="M23 14h2.200v8H23z"/><circle class="e" cx="8.500" cy="23.500" r="1.200"/>"##;

const FROG: &str = r##"<path fill="#7cc13b" d="M24 15c2.500 0 4 .3 5.500.8C30 9 33 6 37 7c5 1 6 7 3.500 12C44 22 46 26 46 30c0 8-9 13-22 13S2 38 2 30c0-4 2-8 5.500-11C5 14 6 8 11 7c4-1 7 2 7.500 8.800C20 15.300 21.500 15 24 15z"/><path fill="#d6eda2" class="n" d="M6.500 33c9 4 26 4 35 0-2 5-9 8-17.500 8S8.500 38 6.500 33z"/><circle fill="#fff8df" class="n" cx="12.500" cy="14" r="4.600"/><circle fill="#fff8df" class="n" cx="35.500" cy="14" r="4.600"/><circle class="e" cx="13" cy="14.500" r="2.600"/><circle class="e" cx="35" cy="14.500" r="2.600"/><path class="l" d="M6 31c10 4.500 26 4.500 36 0"/><circle class="e" cx="21" cy="24" r="1.200"/><circle class="e" cx="27" cy="24" r="1.200"/>"##;

const OWL: &str = r##"<path fill="#8d67c4" d="M6 4c5 1 8 3 11 5 4-1.300 10-1.300 14 0 3-2 6-4 11-5 1 6 0 9-2 12 3 5 3 12 1 18-2 6-9 10-17 10S9 40 7 34c-2-6-2-13 1-18C6 13 5 10 6 4z"/><path fill="#e7dbf6" class="n" d="M24 19c-3-4-8-5-12-3-5 3-5 11 0 14 4 2.500 9 2 12-2 3 4 8 4.500 12 2 5-3 5-11 0-14-4-2-9-1-12 3z"/><circle fill="#f7c744" cx="16.500" cy="23" r="5.500"/><circle fill="#f7c744" cx="31.500" cy="23" r="5.500"/><circle class="e" cx="16.500" cy="23" r="2.700"/><circle class="e" cx="31.500" cy="23" r="2.700"/><path fill="#f0a02f" d="M21 27h6l-3 6.500z"/><path class="l" d="M15 36.500c1.500 1.500 3 1.500 4.500 0M21.800 39c1.500 1.500 3 1.500 4.500 0M28.500 36.500c1.500 1.500 3 1.500 4.500 0"/>"##;

const OKAPI: &str = r##"<path fill="#8a3b46" d="M17 12C10 5 4 5 2.500 8 2 13 7 18 15 19zM31 12c7-7 13-7 14.500-4 .5 5-4.500 10-12.500 11z"/><path fill="#f2c3b4" class="n" d="M14 13.500C10 10 7 9 5.500 9.500c0 2.500 3.500 5.500 8.500 6.500zM34 13.500c4-3.500 7-4.500 8.500-4 0 2.500-3.500 5.500-8.500 6.500z"/><path fill="#6b2a37" d="M18.500 10L17 3.500c2-2 4-1.500 4.500.5l.5 5zM29.500 10L31 3.500c-2-2-4-1.500-4.500.5l-.5 5z"/><path fill="#8a3b46" d="M24 8c7 0 11 5 10.500 12-.3 5-2.500 7-3 12 1 6-2.500 13-7.500 13s-8.500-7-7.500-13c-.5-5-2.700-7-3-12C13 13 17 8 24 8z"/><path fill="#f6ead8" class="n" d="M14.500 21c1.500 4 3.500 6 3.500 11l-1 1c-.5-4-2.500-7-2.500-12zM33.500 21c-1.500 4-3.500 6-3.500 11l1 1c.5-4 2.500-7 2.500-12z"/><path fill="#3d1a22" class="n" d="M18 35c2-3 10-3 12 0 1 5-2.500 9-6 9s-7-4-6-9z"/><circle class="e" cx="18" cy="20" r="2.500"/><circle class="e" cx="30" cy="20" r="2.500"/><circle fill="#f6ead8" class="n" cx="21.500" cy="37" r="1.200"/><circle fill="#f6ead8" class="n" cx="26.500" cy="37" r="1.200"/>"##;

const WOLF: &str = r##"<path fill="#8794a3" d="M8 3l10 8c4-1 8-1 12 0l10-8c2 7 2 13 0 18l4 9-7 2-4 6-9 7-9-7-4-6-7-2 4-9C6 16 6 10 8 3z"/><path fill="#4f5b68" class="n" d="M10 7.500l5.500 5c-2.500 1.500-4 3.500-4.700 6C9.500 15 9.500 11 10 7.500zM38 7.500l-5.500 5c2.500 1.500 4 3.500 4.700 6C38.500 15 38.500 11 38 7.500z"/><path fill="#f3f5f6" class="n" d="M24 22l5 7 8-2 2 2.500-4.500 1.500-4 6L24 42l-6.500-5-4-6L9 29.500 11 27l8 2z"/><path class="e" d="M13 21l7 3-1.500 3C15.500 26.500 14 24 13 21zM35 21l-7 3 1.500 3c3-.5 4.500-3 5.500-6zM20 33h8l-4 4.500z"/>"##;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_beast_has_a_head_of_its_own() {
        let mut all = Beast::ALL.map(drawing).to_vec();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), Beast::ALL.len());
    }
}
