//! Cards that give or take points.

use pentarchy_dominant_species::{Action, Animal, Card, Cause, DominantSpecies, Element, Refusal, Terrain};

use crate::position::{Play, Position, hex, mountain, tundra, wetland};

/// What a card gave an animal.
fn won(game: &DominantSpecies, animal: Animal, card: Card) -> i16 {
    let board = game.board();
    let awards = board.ledger.awards.iter().filter(|a| a.animal == animal && a.cause == Cause::Card(card));
    awards.map(|award| award.points).sum()
}

/// DS-66, DS-72, DS-75. Scenario 18: three shared tiles, two discs of meat, four cubes on the mountain.
#[test]
fn scenario_18_three_cards_at_the_start() {
    let you = Animal::Mammals;
    let game = Position::six().plays(Card::Biodiversity, you);
    assert_eq!(won(&game, you, Card::Biodiversity), 3);
    let game = Position::six().plays(Card::Ecodiversity, you);
    assert_eq!(won(&game, you, Card::Ecodiversity), 2);
    let mut game = Position::six().plays(Card::Fertile, you);
    assert_eq!(game.may_not(Action::Tile(wetland())), Refusal::Card(Card::Fertile));
    assert_eq!(game.may_not(Action::Pass), Refusal::NoAnswer);
    game.does(Action::Tile(mountain()));
    assert_eq!(won(&game, you, Card::Fertile), 4);
}

/// DS-66: a tile that one has for oneself does not count.
#[test]
fn biodiversity_needs_company() {
    let game = Position::six().cubes(tundra(), Animal::Mammals, 2).plays(Card::Biodiversity, Animal::Mammals);
    assert_eq!(won(&game, Animal::Mammals, Card::Biodiversity), 3);
}

/// DS-72: printed types and discs, each type once.
#[test]
fn ecodiversity_counts_types() {
    let game = Position::six()
        .discs(Animal::Mammals, &[Element::Meat, Element::Sun, Element::Sun])
        .element("E(1,0)", Element::Sun)
        .plays(Card::Ecodiversity, Animal::Mammals);
    assert_eq!(won(&game, Animal::Mammals, Card::Ecodiversity), 2 + 3);
}

/// DS-78. Scenario 17: everybody dominates one tile at the start.
#[test]
fn scenario_17_ice_age() {
    let game = Position::six().plays(Card::IceAge, Animal::Birds);
    assert!(Animal::ALL.iter().all(|&animal| won(&game, animal, Card::IceAge) == 1));
    assert!(game.board().ice_age);
}

/// DS-85. Scenario 22: only those ahead lose, and only the first place's value.
#[test]
fn scenario_22_niche_biomes() {
    use Animal::*;
    let game = Position::six()
        .points(Mammals, 5)
        .points(Birds, 8)
        .points(Reptiles, 8)
        .points(Insects, 2)
        .plays(Card::NicheBiomes, Mammals);
    // The mountain gives the mammals 3 and the reptiles 2: eight to ten.
    assert_eq!(game.points(Mammals), 8);
    assert_eq!(game.points(Reptiles), 10 - 3);
    assert_eq!([Birds, Insects].map(|animal| game.points(animal)), [8, 2]);

    let exact = Position::six()
        .cubes(mountain(), Reptiles, 0)
        .cubes(mountain(), Birds, 0)
        .points(Mammals, 5)
        .points(Birds, 10)
        .points(Reptiles, 8)
        .points(Insects, 2)
        .plays(Card::NicheBiomes, Mammals);
    assert_eq!([Mammals, Birds, Reptiles, Insects].map(|animal| exact.points(animal)), [8, 7, 8, 2]);
}

/// DS-13, DS-85: a frozen tile takes what tundra gives its first.
#[test]
fn niche_biomes_on_a_frozen_tile() {
    let position = Position::six().tundra(mountain()).points(Animal::Birds, 12);
    let game = position.plays(Card::NicheBiomes, Animal::Mammals);
    assert_eq!(won(&game, Animal::Birds, Card::NicheBiomes), -1);
}

/// DS-20, DS-85. Scenario 23: not below 0, and the ledger says what was lost.
#[test]
fn scenario_23_not_below_zero() {
    use Animal::*;
    let sea = || Position::six().empty_earth().barren().tile(hex(2, 0), Terrain::Sea).element("E(2,0)", Element::Meat);
    // The mammals dominate the sea with one cube and come fifth: nothing for them, 9, 5, 3 and 2 for the others.
    let mut position = sea().points(Mammals, 1).cubes(hex(2, 0), Mammals, 1);
    for (animal, cubes) in [(Reptiles, 5), (Birds, 4), (Amphibians, 3), (Arachnids, 2)] {
        position = position.cubes(hex(2, 0), animal, cubes);
    }
    let game = position.plays_on(Card::NicheBiomes, Mammals, hex(2, 0));
    let points = [Mammals, Reptiles, Birds, Amphibians, Arachnids, Insects].map(|animal| game.points(animal));
    assert_eq!(points, [1, 0, 0, 0, 0, 0]);
    assert_eq!(won(&game, Arachnids, Card::NicheBiomes), -2);
    assert_eq!(won(&game, Reptiles, Card::NicheBiomes), -9);

    // Somebody far ahead loses the whole nine.
    let game = sea().cubes(hex(2, 0), Mammals, 1).points(Birds, 12).plays_on(Card::NicheBiomes, Mammals, hex(2, 0));
    assert_eq!((game.points(Mammals), game.points(Birds)), (9, 3));
}
