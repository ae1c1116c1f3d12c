//! The contract: conformance, rulebook, golden playthroughs, bad input.

use std::path::Path;

use pentarchy_fantasy_realms::FantasyRealms;
use pentarchy_game::{conformance, fuzz, golden};

const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");

#[test]
fn every_variant_with_every_number_of_players_conforms() {
    conformance::every_setup::<FantasyRealms>(3);
}

#[test]
fn every_rule_stands_in_both_languages_and_has_a_test() {
    conformance::rulebook::<FantasyRealms>(Path::new(TESTS));
}

#[test]
fn nothing_that_can_be_sent_breaks_the_game() {
    fuzz::bounded::<FantasyRealms>(400);
}

#[test]
fn golden_classic() {
    play("classic-3", 3, &[]);
}

#[test]
fn golden_duel() {
    play("duel", 2, &[]);
}

#[test]
fn golden_trading() {
    play("trading-3", 3, &[("variant", "trading")]);
}

#[test]
fn golden_declared() {
    play("declared-4", 4, &[("choices", "declared")]);
}

fn play(name: &str, seats: u8, options: &[(&str, &str)]) {
    let request = crate::position::setup(seats, options).request();
    golden::check::<FantasyRealms>(&Path::new(TESTS).join("golden"), name, &request, 7);
}
