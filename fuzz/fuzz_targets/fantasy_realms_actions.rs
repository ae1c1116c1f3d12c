//! Arbitrary actions: `cargo +nightly fuzz run fantasy_realms_actions`.
#![no_main]

use pentarchy_fantasy_realms::FantasyRealms;

libfuzzer_sys::fuzz_target!(|input: &[u8]| pentarchy_game::fuzz::actions::<FantasyRealms>(input));
