//! The contract: conformance, rulebook, golden playthroughs, bad input.

use std::path::Path;

use pentarchy_animal_kingdoms::AnimalKingdoms;
use pentarchy_game::{conformance, fuzz, golden};

const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");

#[test]
fn every_mode_with_every_number_of_players_conforms() {
    conformance::every_setup::<AnimalKingdoms>(4);
}

#[test]
fn every_rule_stands_in_both_languages_and_has_a_test() {
    conformance::rulebook::<AnimalKingdoms>(Path::new(TESTS));
}

#[test]
fn nothing_that_can_be_sent_breaks_the_game() {
    fuzz::bounded::<AnimalKingdoms>(1000);
}

#[test]
fn golden_battles() {
    play("battles-3", 3, &[]);
}

#[test]
fn golden_peace() {
    play("peace-4", 4, &[("ties", "peace")]);
}

#[test]
fn golden_solo() {
    for level in ["easy", "medium", "normal", "hard", "extra-hard"] {
        play(&format!("solo-{level}"), 1, &[("level", level)]);
    }
}

fn play(name: &str, seats: u8, options: &[(&str, &str)]) {
    let request = crate::position::setup(seats, options).request();
    golden::check::<AnimalKingdoms>(&Path::new(TESTS).join("golden"), name, &request, 7);
}
