//! The contract: conformance, rulebook, golden playthroughs, bad input.

use std::path::Path;

use pentarchy_dominant_species::DominantSpecies;
use pentarchy_game::{conformance, fuzz, golden};

const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");

#[test]
fn every_mode_with_every_number_of_players_conforms() {
    conformance::every_setup::<DominantSpecies>(1);
}

#[test]
fn every_rule_stands_in_both_languages_and_has_a_test() {
    conformance::rulebook::<DominantSpecies>(Path::new(TESTS));
}

#[test]
fn nothing_that_can_be_sent_breaks_the_game() {
    fuzz::bounded::<DominantSpecies>(400);
}

#[test]
fn golden_six() {
    play("six", 6, &[]);
}

#[test]
fn golden_two() {
    play("two-chosen", 2, &[("assignment", "chosen")]);
}

#[test]
fn golden_all_animals() {
    play("three-with-all-animals", 3, &[("animals", "all")]);
}

#[test]
fn golden_random_earth() {
    play("two-with-all-animals-on-random-earth", 2, &[("animals", "all"), ("earth", "random")]);
}

/// The first turn with everything that everybody sees; then the decisions alone.
fn play(name: &str, seats: u8, options: &[(&str, &str)]) {
    let request = crate::position::setup(seats, options).request();
    golden::check_opening::<DominantSpecies>(&Path::new(TESTS).join("golden"), name, &request, 7, 50);
}
