//! Arbitrary positions: `cargo +nightly fuzz run fantasy_realms_positions`.
#![no_main]

use pentarchy_fantasy_realms::FantasyRealms;

libfuzzer_sys::fuzz_target!(|input: &[u8]| pentarchy_game::fuzz::positions::<FantasyRealms>(input));
