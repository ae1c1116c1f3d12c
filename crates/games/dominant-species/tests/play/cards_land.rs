//! Cards about the land.

use pentarchy_dominant_species::{Action, Animal, Ask, Card, Decision, Refusal, Terrain};

use crate::position::{Play, Position, desert, forest, hex, mountain, tundra};

/// DS-79: a Glaciation by all its rules, and it must be done.
#[test]
fn ice_sheet() {
    let mut game = Position::six().plays(Card::IceSheet, Animal::Mammals);
    assert_eq!(game.options().len(), 6);
    assert_eq!(game.may_not(Action::Pass), Refusal::NoAnswer);
    assert_eq!(game.may_not(Action::Tile(tundra())), Refusal::CannotFreeze(tundra()));
    let before = game.points(Animal::Mammals);
    game.does(Action::Tile(desert()));
    assert_eq!(game.points(Animal::Mammals), before + 1);
    assert_eq!(game.board().beast(Animal::Reptiles).pool, 31);
    assert_eq!(game.board().earth.terrain(desert()), Some(Terrain::Tundra));
}

/// DS-83: all cubes leave, whoever's they are; one decides for everybody.
#[test]
fn mass_exodus() {
    let mut game = Position::six().plays(Card::MassExodus, Animal::Mammals);
    assert_eq!(game.may_not(Action::Tile(hex(2, 0))), Refusal::NoTile(hex(2, 0)));
    game.does(Action::Tile(mountain()));
    let to = |tile, count| Action::Cubes { tile, count };
    let ask = |mover| Decision::Card { animal: Animal::Mammals, ask: Ask::MassExodusTo { mover, tile: mountain() } };
    assert_eq!(game.decision(), ask(Animal::Mammals));
    assert_eq!(game.awaiting_animal(), Some(Animal::Mammals));
    let refusal = Refusal::Card(Card::MassExodus);
    assert_eq!(game.may_not(to(hex(1, -1), 1)), refusal);
    assert_eq!(game.may_not(to(desert(), 3)), refusal);
    assert_eq!(game.may_not(Action::Pass), Refusal::NoAnswer);
    game.does(to(desert(), 1));
    game.does(to(forest(), 1));
    assert_eq!(game.decision(), ask(Animal::Reptiles));
    assert_eq!(game.awaiting_animal(), Some(Animal::Mammals));
    game.does(to(tundra(), 1));
    game.does(to(forest(), 1));
    assert_eq!(game.board().earth.population(mountain()), 0);
    assert_eq!(game.cubes(forest(), Animal::Birds), 3);
    assert_eq!(game.cubes(desert(), Animal::Mammals), 2);
}

/// DS-83: an empty tile may be chosen.
#[test]
fn mass_exodus_from_nowhere() {
    let mut game = Position::six().plays(Card::MassExodus, Animal::Mammals);
    game.does(Action::Tile(tundra()));
    assert_eq!(game.board().turn, 2);
}
