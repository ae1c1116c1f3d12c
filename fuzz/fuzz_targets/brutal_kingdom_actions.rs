//! Arbitrary actions: `cargo +nightly fuzz run brutal_kingdom_actions`.
#![no_main]

use pentarchy_brutal_kingdom::BrutalKingdom;

libfuzzer_sys::fuzz_target!(|input: &[u8]| pentarchy_game::fuzz::actions::<BrutalKingdom>(input));
