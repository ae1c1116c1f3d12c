//! A game out of a view: decisions can be tried before they are made.

use pentarchy_dominant_species::{Action, Animal, Card, DominantSpecies, Element};
use pentarchy_game::{Game, Seed, Viewer, random};

use crate::position::{Play, Position, corner, desert, savannah, setup};

/// What one sees of the imagined game is what one sees of the real one, at every step, in every mode.
#[test]
fn the_imagined_game_looks_the_same() {
    for (seats, options) in [(6, &[][..]), (3, &[("assignment", "chosen")]), (2, &[("animals", "all")])] {
        let mut game = DominantSpecies::start(&setup(seats, options), &Seed::from(3));
        let mut dice = Seed::from(3).dice(u64::MAX);
        let mut buffer = Vec::new();
        loop {
            for viewer in Viewer::all(seats) {
                let seen = game.view(viewer);
                let imagined = seen.imagine().expect("a view of a game can be imagined");
                assert_eq!(imagined.view(viewer), seen);
            }
            let Some((actor, action)) = random::choose(&game, &mut dice, &mut buffer) else { break };
            game.apply(actor, &action, &mut ()).unwrap();
        }
    }
}

/// A decision is tried: dominance and points change there as they would change here.
#[test]
fn a_decision_is_tried() {
    let game = Position::six().boxed("depletion", &[Element::Sun]).pawn("depletion-1", Animal::Insects).execute();
    let mut imagined = game.seen().imagine().unwrap();
    imagined.does(Action::Corner(corner("W(2,-1)")));
    assert_eq!(imagined.board().dominant(desert()), None);
    assert_eq!(game.board().dominant(desert()), Some(Animal::Reptiles));
}

/// A view that no game has is no game.
#[test]
fn what_can_not_be() {
    let seen = Position::six().build().seen();
    let mut two_ice_ages = seen.clone();
    two_ice_ages.taken.push(Card::IceAge);
    assert_eq!(two_ice_ages.imagine(), None);
    let mut tall = seen.clone();
    tall.stacks[0].left = 200;
    assert_eq!(tall.imagine(), None);
    let mut elsewhere = seen;
    elsewhere.board.dominated = [savannah()].into_iter().collect();
    assert_eq!(elsewhere.imagine(), None);
}
