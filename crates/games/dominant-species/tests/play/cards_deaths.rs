//! Cards that eliminate cubes.

use pentarchy_dominant_species::{Action, Animal, Ask, Card, Decision, Refusal, Terrain};

use crate::position::{Play, Position, desert, forest, hex, home, jungle, mountain, savannah, tundra, wetland};

fn dies(tile: pentarchy_dominant_species::Hex, animal: Animal) -> Action {
    Action::Cube { tile, animal }
}

/// DS-67. Scenario 19: at the start no tile is crowded; a fifth cube on the mountain is one too many.
#[test]
fn scenario_19_biomass() {
    let calm = Position::six().plays(Card::Biomass, Animal::Mammals);
    assert_eq!(calm.board().turn, 2);
    assert!(Animal::ALL.iter().all(|&animal| calm.board().beast(animal).eliminated == 0));

    let mut game = Position::six().cubes(mountain(), Animal::Mammals, 3).plays(Card::Biomass, Animal::Mammals);
    assert_eq!(game.options().len(), 3);
    assert_eq!(game.may_not(dies(desert(), Animal::Insects)), Refusal::Card(Card::Biomass));
    assert_eq!(game.may_not(Action::Pass), Refusal::NoAnswer);
    game.does(dies(mountain(), Animal::Reptiles));
    assert_eq!(game.board().beast(Animal::Reptiles).eliminated, 1);
    assert_eq!(game.board().turn, 2);
}

/// DS-25, DS-64, DS-67: tile by tile; alone on a tile, one's own cube dies.
#[test]
fn biomass_alone() {
    let game = Position::six()
        .tile(hex(2, 0), Terrain::Sea)
        .cubes(hex(2, 0), Animal::Mammals, 4)
        .plays(Card::Biomass, Animal::Mammals);
    assert_eq!(game.board().beast(Animal::Mammals).eliminated, 3, "one by Biomass, two by Extinction");
    assert_eq!(game.cubes(hex(2, 0), Animal::Mammals), 1, "saved");
    let mut two = Position::six()
        .cubes(mountain(), Animal::Mammals, 3)
        .cubes(wetland(), Animal::Amphibians, 3)
        .plays(Card::Biomass, Animal::Mammals);
    // The wetland comes before the mountain in the order of the board.
    two.does(dies(wetland(), Animal::Insects));
    two.does(dies(mountain(), Animal::Birds));
    assert_eq!(two.board().turn, 2);
}

/// DS-64, DS-69. Scenario 20: around the centre six cubes die, one on each tile.
#[test]
fn scenario_20_catastrophe_on_the_centre() {
    let mut game = Position::six().plays(Card::Catastrophe, Animal::Mammals);
    assert_eq!(game.may_not(Action::Tile(hex(2, 0))), Refusal::NoTile(hex(2, 0)));
    game.does(Action::Tile(tundra()));
    let mut struck = Vec::new();
    while let Decision::Card { ask: Ask::CatastropheAround { tiles }, .. } = game.decision() {
        let tile = tiles.first().unwrap();
        struck.push(tile);
        let victim = game.board().earth.animals(tile).first().unwrap();
        game.does(dies(tile, victim));
    }
    struck.sort_unstable();
    let mut all = Animal::ALL.map(home);
    all.sort_unstable();
    assert_eq!(struck, all);
    let dead: u8 = Animal::ALL.iter().map(|&animal| game.board().beast(animal).eliminated).sum();
    assert_eq!(dead, 6);
}

/// DS-69: all but one cube of the tile, by choice, even one's own.
#[test]
fn catastrophe_on_the_desert() {
    let mut game = Position::six().plays(Card::Catastrophe, Animal::Mammals);
    game.does(Action::Tile(desert()));
    assert_eq!(game.may_not(Action::Animal(Animal::Birds)), Refusal::Card(Card::Catastrophe));
    game.does(Action::Animal(Animal::Reptiles));
    let left = [Animal::Reptiles, Animal::Mammals, Animal::Insects].map(|animal| game.cubes(desert(), animal));
    assert_eq!(left, [1, 0, 0]);
    // The savannah and the mountain are beside it; the tundra is empty.
    assert_eq!(game.options().len(), 3);
    assert_eq!(game.may_not(Action::Pass), Refusal::NoAnswer);
    game.does(dies(mountain(), Animal::Mammals));
    game.does(dies(savannah(), Animal::Insects));
    assert_eq!(game.board().turn, 2);
}

/// DS-25, DS-69: of several cubes of one animal alone one is left, and nobody is asked whose.
#[test]
fn catastrophe_among_ones_own() {
    let you = Animal::Reptiles;
    let sea = Position::six().tile(hex(2, 0), Terrain::Sea).element("E(2,0)", pentarchy_dominant_species::Element::Sun);
    let mut game = sea.cubes(hex(2, 0), you, 4).plays(Card::Catastrophe, you);
    game.does(Action::Tile(hex(2, 0)));
    assert_eq!((game.cubes(hex(2, 0), you), game.board().beast(you).eliminated), (1, 3));
    game.does(dies(desert(), Animal::Mammals));
    assert_eq!(game.board().turn, 2);
}

/// DS-69: beside the tile even the only cube dies, though it is one's own.
#[test]
fn catastrophe_beside_oneself() {
    let you = Animal::Mammals;
    let mut game = Position::six()
        .tile(hex(1, 1), Terrain::Sea)
        .tile(hex(2, 1), Terrain::Sea)
        .cubes(hex(1, 1), you, 1)
        .plays(Card::Catastrophe, you);
    // Beside the new sea lies only the tile where the mammals are alone.
    game.does(Action::Tile(hex(2, 1)));
    assert_eq!((game.board().turn, game.cubes(hex(1, 1), you)), (2, 0));
    assert_eq!(game.board().beast(you).eliminated, 1);
}

/// DS-70: one cube of every other animal on every tundra.
#[test]
fn cold_snap() {
    use Animal::*;
    let game = Position::six()
        .tundra(jungle())
        .cubes(tundra(), Amphibians, 3)
        .cubes(tundra(), Arachnids, 1)
        .cubes(tundra(), Mammals, 2)
        .plays(Card::ColdSnap, Mammals);
    // Arachnids have lost one on each tundra, then Extinction is not their fate: grub touches both.
    assert_eq!([Amphibians, Arachnids, Birds, Mammals].map(|a| game.board().beast(a).eliminated), [2, 2, 1, 0]);
    assert_eq!(game.cubes(tundra(), Mammals), 2);
    assert_eq!(game.cubes(tundra(), Amphibians), 2);
    assert_eq!(game.cubes(jungle(), Arachnids), 1);
}

/// DS-89: one cube of another animal on every tile that one shares.
#[test]
fn predator() {
    let mut game = Position::six().cubes(tundra(), Animal::Mammals, 3).plays(Card::Predator, Animal::Mammals);
    let mut struck = Vec::new();
    while let Decision::Card { ask: Ask::Predator { tiles }, .. } = game.decision() {
        let tile = tiles.first().unwrap();
        struck.push(tile);
        assert_eq!(game.may_not(dies(tile, Animal::Mammals)), Refusal::Card(Card::Predator));
        let options = game.options();
        game.does(options[0]);
    }
    struck.sort_unstable();
    let mut shared = [mountain(), desert(), forest()];
    shared.sort_unstable();
    assert_eq!(struck, shared);
    assert_eq!(game.board().beast(Animal::Mammals).eliminated, 0);
    assert_eq!(game.cubes(tundra(), Animal::Mammals), 3);
}
