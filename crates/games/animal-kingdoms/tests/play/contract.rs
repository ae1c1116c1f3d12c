//! The contract: conformance, rulebook, golden playthroughs, bad input.

use pentarchy_animal_kingdoms::AnimalKingdoms;
use pentarchy_game::{conformance, fuzz};

#[test]
fn every_mode_with_every_number_of_players_conforms() {
    conformance::every_setup::<AnimalKingdoms>(6);
}

#[test]
fn nothing_that_can_be_sent_breaks_the_game() {
    fuzz::bounded::<AnimalKingdoms>(400);
}
