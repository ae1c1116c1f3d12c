//! The contract: conformance, rulebook, golden playthroughs, bad input, size.

use std::path::Path;

use pentarchy_brutal_kingdom::BrutalKingdom;
use pentarchy_brutal_kingdom::Character::{Bishop, King, Monk};
use pentarchy_game::{conformance, erase, fuzz, golden};
use serde_json::json;

use crate::position::Position;

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

/// Positions that can't be are not taken for positions.
#[test]
fn bent_positions_are_refused() {
    let game = Position::new(4).stack(0, &[King]).stack(1, &[Bishop]).hand(0, &[Monk]).build();
    let whole = serde_json::to_value(&game).unwrap();
    assert!(erase::<BrutalKingdom>().restore(&whole.to_string()).is_ok());
    let bent = [
        ("/supply/blue", json!(12)),
        ("/tokens/0/green", json!(1)),
        ("/eliminations/0", json!(9)),
        ("/chapter", json!(4)),
        ("/chapter", json!(1)),
        ("/round", json!(0)),
        ("/played", json!(1)),
        ("/start", json!(4)),
        ("/hands/0/0", json!("king")),
        ("/hands/0", json!([])),
        ("/centre/0", json!("king")),
        ("/stacks/0", json!([])),
        ("/stacks/0/0/card", json!("monk")),
        ("/story/moves/0", json!({ "saw-centre": { "by": 0 } })),
        ("/story/moves", json!([])),
        ("/story/passed/0/0", json!(null)),
        ("/story/dealt/0", json!([])),
        ("/chapel/0", json!("elimination")),
        ("/chapel/0", json!({ "power": "blue" })),
        ("/doomed", json!("king")),
        ("/claim", json!("highest")),
        ("/exchanges/0", json!({ "to": 1, "give": "monk", "answer": null })),
        ("/step", json!("doom")),
        ("/step", json!("answer")),
        ("/step", json!("over")),
        ("/step", json!({ "pass": { "back": "light" } })),
        ("/step", json!({ "reward": { "seat": 0 } })),
        ("/step", json!({ "surrender": { "holder": 0, "card": "monk" } })),
    ];
    for (pointer, value) in bent {
        let mut position = whole.clone();
        *position.pointer_mut(pointer).unwrap() = value.clone();
        let restored = erase::<BrutalKingdom>().restore(&position.to_string());
        assert!(restored.is_err(), "{pointer} = {value}");
    }
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
