//! Arbitrary positions: `cargo +nightly fuzz run brutal_kingdom_positions`.
#![no_main]

use pentarchy_brutal_kingdom::BrutalKingdom;

libfuzzer_sys::fuzz_target!(|input: &[u8]| pentarchy_game::fuzz::positions::<BrutalKingdom>(input));
