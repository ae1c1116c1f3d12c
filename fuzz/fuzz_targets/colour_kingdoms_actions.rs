//! Arbitrary actions: `cargo +nightly fuzz run colour_kingdoms_actions`.
#![no_main]

use pentarchy_colour_kingdoms::ColourKingdoms;

libfuzzer_sys::fuzz_target!(|input: &[u8]| pentarchy_game::fuzz::actions::<ColourKingdoms>(input));
