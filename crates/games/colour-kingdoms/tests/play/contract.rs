//! The contract: conformance, rulebook, golden playthroughs, bad input.

use std::path::Path;

use pentarchy_colour_kingdoms::{ColourKingdoms, Map};
use pentarchy_game::{OptionValue, SetupRequest, conformance, fuzz, golden};

const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");

#[test]
fn every_number_of_players_conforms() {
    conformance::every_setup::<ColourKingdoms>(6);
}

#[test]
fn every_rule_stands_in_both_languages_and_has_a_test() {
    conformance::rulebook::<ColourKingdoms>(Path::new(TESTS));
}

#[test]
fn nothing_that_can_be_sent_breaks_the_game() {
    fuzz::bounded::<ColourKingdoms>(400);
}

#[test]
fn golden_alone() {
    play("alone", SetupRequest { seats: 1, options: Default::default() }, 7);
}

/// Sheets with few blots make short games.
#[test]
fn golden_two() {
    play("two", with_blots(2, 3), 33);
}

#[test]
fn golden_three() {
    play("three", with_blots(3, 2), 15);
}

/// A table with a map like the house's, but for the number of blots.
fn with_blots(seats: u8, blots: u8) -> SetupRequest {
    let map = Map::house().text().replace(r#""blots": 10"#, &format!(r#""blots": {blots}"#));
    SetupRequest { seats, options: [("map".to_owned(), OptionValue::Choice(map))].into() }
}

fn play(name: &str, request: SetupRequest, seed: u64) {
    golden::check::<ColourKingdoms>(&Path::new(TESTS).join("golden"), name, &request, seed);
}
