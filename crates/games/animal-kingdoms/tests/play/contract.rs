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

// The seeds are those of short games in which much happens: boosts, fights that go on, ties of every kind.

#[test]
fn golden_battles() {
    play("battles-3", 3, &[], 135);
}

#[test]
fn golden_peace() {
    play("peace-4", 4, &[("ties", "peace")], 63);
}

#[test]
fn golden_solo() {
    for (level, seed) in [("easy", 17), ("medium", 125), ("normal", 112), ("hard", 147), ("extra-hard", 285)] {
        play(&format!("solo-{level}"), 1, &[("level", level)], seed);
    }
}

fn play(name: &str, seats: u8, options: &[(&str, &str)], seed: u64) {
    let request = crate::position::setup(seats, options).request();
    golden::check::<AnimalKingdoms>(&Path::new(TESTS).join("golden"), name, &request, seed);
}
