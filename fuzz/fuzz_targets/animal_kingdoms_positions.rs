//! Arbitrary positions: `cargo +nightly fuzz run animal_kingdoms_positions`.
#![no_main]

use pentarchy_animal_kingdoms::AnimalKingdoms;

libfuzzer_sys::fuzz_target!(|input: &[u8]| pentarchy_game::fuzz::positions::<AnimalKingdoms>(input));
