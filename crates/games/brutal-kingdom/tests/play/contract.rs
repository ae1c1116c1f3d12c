//! The contract: conformance, rulebook, golden playthroughs, bad input, size.

use std::path::Path;

use pentarchy_brutal_kingdom::BrutalKingdom;
use pentarchy_game::{conformance, fuzz, golden};

const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");

#[test]
fn every_table_conforms() {
    conformance::every_setup::<BrutalKingdom>(1);
}

#[test]
fn the_usual_tables_conform_over_many_seeds() {
    for (seats, options) in [(4, [].as_slice()), (3, &[]), (3, &[("cast", "changing")])] {
        conformance::one_setup::<BrutalKingdom>(&crate::position::setup(seats, options), 15);
    }
}

#[test]
fn every_rule_stands_in_both_languages_and_has_a_test() {
    conformance::rulebook::<BrutalKingdom>(Path::new(TESTS));
}

#[test]
fn nothing_that_can_be_sent_breaks_the_game() {
    fuzz::bounded::<BrutalKingdom>(3_000);
}

#[test]
fn a_position_is_small() {
    assert!(std::mem::size_of::<BrutalKingdom>() < 512);
}

#[test]
fn golden_four() {
    play("four", 4, &[]);
}

#[test]
fn golden_three() {
    play("three", 3, &[]);
}

#[test]
fn golden_three_with_a_changing_cast() {
    play("three-changing", 3, &[("cast", "changing"), ("open_stacks", "true")]);
}

fn play(name: &str, seats: u8, options: &[(&str, &str)]) {
    let request = crate::position::setup(seats, options).request();
    golden::check::<BrutalKingdom>(&Path::new(TESTS).join("golden"), name, &request, 7);
}
