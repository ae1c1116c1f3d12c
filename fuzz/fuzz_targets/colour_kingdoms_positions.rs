//! Arbitrary positions: `cargo +nightly fuzz run colour_kingdoms_positions`.
#![no_main]

use pentarchy_colour_kingdoms::ColourKingdoms;

libfuzzer_sys::fuzz_target!(|input: &[u8]| pentarchy_game::fuzz::positions::<ColourKingdoms>(input));
