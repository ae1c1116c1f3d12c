//! Arbitrary maps: `cargo +nightly fuzz run colour_kingdoms_maps`. No text may break the loader.
#![no_main]

use pentarchy_colour_kingdoms::Map;

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    if let Ok(text) = std::str::from_utf8(input) {
        let _ = Map::read(text);
    }
});
