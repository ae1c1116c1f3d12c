//! The end of the game.

use pentarchy_dominant_species::{Action, Animal, Card, Cause, Decision, Event, Refusal};
use pentarchy_game::{Actor, Game, Seats};

use crate::position::{Play, Position, desert, eye, forest, mountain, savannah, seat, wetland};

/// DS-1, DS-60, DS-101, DS-102. Scenario 16: the final scoring of the start.
#[test]
fn scenario_16_final_scoring() {
    let mut game = Position::six().turn(30).execute();
    game.finish_turn();
    assert_eq!(game.decision(), Decision::Over);
    assert_eq!(Animal::ALL.map(|animal| game.points(animal)), [8, 10, 8, 12, 12, 9]);
    let outcome = game.outcome().unwrap();
    // Amphibians and arachnids are equal; the amphibians are higher in the food chain.
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat(Animal::Amphibians.index() as u8)]);
    assert_eq!(outcome.place(seat(4)), 2);
}

/// DS-78, DS-100, DS-101. Scenario 32: the other Dominations still come, then Extinction, Survival and the end.
#[test]
fn scenario_32_after_the_ice_age() {
    let mut position = Position::six().cards(&[Card::IceAge]).cubes(wetland(), Animal::Birds, 2);
    for number in 1..=5 {
        position = position.pawn(&format!("domination-{number}"), Animal::Birds);
    }
    let mut game = position.execute();
    game.pass_to_domination();
    game.does(Action::Tile(forest()));
    assert!(game.board().ice_age);
    let mut last = Vec::new();
    for tile in [mountain(), desert(), savannah(), wetland()] {
        assert!(matches!(game.decision(), Decision::Domination { .. }));
        last = game.does(Action::Tile(tile)).1;
    }
    assert_eq!(game.decision(), Decision::Over);
    assert!(last.iter().any(|event| matches!(event, Event::Eliminated { animal: Animal::Birds, .. })));
    assert!(!last.iter().any(|event| matches!(event, Event::Reseeded { .. })));
    assert_eq!(last.last(), Some(&Event::Ended));
    assert_eq!(game.board().ledger.scored.iter().filter(|scored| scored.last).count(), 7);
    assert_eq!(game.board().ledger.scored.iter().filter(|scored| !scored.last).count(), 5);
}

/// DS-94, DS-100: Survival counts in the last turn too.
#[test]
fn the_last_survival() {
    let game = Position::six().cubes(crate::position::tundra(), Animal::Reptiles, 1);
    let game = game.plays(Card::IceAge, Animal::Birds);
    assert_eq!(game.decision(), Decision::Over);
    let board = game.board();
    assert!(board.ledger.awards.iter().any(|a| a.cause == Cause::Survival && a.animal == Animal::Reptiles));
}

/// DS-101: then nobody decides anything.
#[test]
fn over() {
    let game = Position::six().plays(Card::IceAge, Animal::Birds);
    assert_eq!(game.awaiting(), Seats::NONE);
    let action = Action::Eyeball(eye("migration-1"));
    let refusal = Game::apply(&mut game.clone(), Actor::Seat(seat(0)), &action, &mut ()).unwrap_err();
    assert_eq!(refusal, Refusal::Over);
}

/// DS-103: the thirtieth turn is the last, the twenty-ninth is not.
#[test]
fn the_thirtieth_turn() {
    let end = |turn| {
        let mut game = Position::six().turn(turn).execute();
        game.finish_turn();
        game
    };
    assert_eq!(end(30).decision(), Decision::Over);
    assert_eq!(end(29).board().turn, 30);
    assert_ne!(end(29).decision(), Decision::Over);
}

/// DS-20, DS-102: every point is explained, by turn, tile, bonus and card.
#[test]
fn every_point_is_explained() {
    let game = Position::six().tundra(desert()).points(Animal::Birds, 4).plays(Card::IceAge, Animal::Birds);
    let standings = game.standings().unwrap();
    let birds = &standings.0[Animal::Birds.index()];
    let causes: Vec<_> = birds.lines.iter().map(|line| line.cause.as_ref()).collect();
    assert_eq!(causes, ["turn", "turn", "final-scoring"]);
    assert_eq!(birds.lines[0].points, 4);
    let now: Vec<_> = birds.lines[1].parts.iter().map(|line| (line.cause.as_ref(), line.points)).collect();
    assert_eq!(now, [("tile", 5), ("card", 1)]);
    assert_eq!(birds.lines[1].about, ["12"]);
    let sum: i32 = birds.lines.iter().map(|line| line.points).sum();
    assert_eq!(sum, i32::from(game.points(Animal::Birds)));
}
