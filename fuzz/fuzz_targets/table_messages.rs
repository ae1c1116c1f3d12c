//! Arbitrary messages to a table: `cargo +nightly fuzz run table_messages`.
#![no_main]

use pentarchy_table::{Catalogue, fuzz};

libfuzzer_sys::fuzz_target!(|input: &[u8]| fuzz::messages(Catalogue::HOUSE, input));
