//! Arbitrary positions: `cargo +nightly fuzz run dominant_species_positions`.
#![no_main]

use pentarchy_dominant_species::DominantSpecies;

libfuzzer_sys::fuzz_target!(|input: &[u8]| pentarchy_game::fuzz::positions::<DominantSpecies>(input));
