//! Matches, danger, dominance, cubes and bonus points.

use pentarchy_dominant_species::{Action, Animal, Card, Cause, CornerSet, Element, Hex, Terrain};

use crate::position::{Play, Position, corner, desert, forest, hex, mountain, savannah, wetland};

/// DS-15, DS-17. Scenario 2: matches multiply type by type, and quality beats numbers.
#[test]
fn scenario_2_matches() {
    let game = Position::six()
        .barren()
        .empty_earth()
        .element("E(0,0)", Element::Grass)
        .element("W(2,-1)", Element::Grub)
        .cubes(desert(), Animal::Insects, 1)
        .discs(Animal::Insects, &[Element::Grub, Element::Water])
        .cubes(desert(), Animal::Amphibians, 4)
        .discs(Animal::Amphibians, &[Element::Grub, Element::Grub, Element::Meat])
        .build();
    let board = game.board();
    assert_eq!(board.matches(desert(), Animal::Insects), 3);
    assert_eq!(board.matches(desert(), Animal::Amphibians), 2);
    assert_eq!(board.dominant(desert()), Some(Animal::Insects));
}

/// DS-15: two elements on the animal times three on the tile are six matches.
#[test]
fn matches_multiply() {
    let game = Position::six().element("E(1,-1)", Element::Grass).build();
    assert_eq!(game.board().matches(savannah(), Animal::Insects), 2 * 3);
    assert_eq!(game.board().matches(savannah(), Animal::Reptiles), 2);
}

/// DS-14, DS-16, DS-17. Scenario 3: an element serves all its tiles, and is missed on all of them.
#[test]
fn scenario_3_a_sun_is_gone() {
    let game = Position::six().no_element("W(2,-1)").build();
    let board = game.board();
    assert!(board.endangered(Animal::Reptiles).contains(savannah()));
    let on_desert = [Animal::Reptiles, Animal::Mammals, Animal::Insects].map(|a| board.matches(desert(), a));
    assert_eq!(on_desert, [2, 2, 2]);
    assert_eq!(board.dominant(desert()), None);
}

/// DS-16, DS-17: endangered cubes do not dominate, even alone.
#[test]
fn alone_and_endangered() {
    let game = Position::six().barren().empty_earth().cubes(desert(), Animal::Mammals, 3).build();
    assert_eq!(game.board().dominant(desert()), None);
    assert!(game.board().endangered(Animal::Mammals).contains(desert()));
}

/// DS-17: dominance follows every change by itself.
#[test]
fn dominance_follows() {
    let mut game = Position::six().boxed("depletion", &[Element::Sun]).pawn("depletion-1", Animal::Insects).execute();
    assert_eq!(game.board().dominant(desert()), Some(Animal::Reptiles));
    game.does(Action::Corner(corner("W(2,-1)")));
    assert_eq!(game.board().dominant(desert()), None);
}

/// DS-18: eliminated cubes do not come back to the gene pool.
#[test]
fn the_box() {
    let mut game = Position::six().execute();
    game.pass_until(|decision| matches!(decision, pentarchy_dominant_species::Decision::Hunt));
    game.does(Action::Cube { tile: wetland(), animal: Animal::Amphibians });
    let beast = *game.board().beast(Animal::Amphibians);
    assert_eq!((beast.pool, beast.eliminated), (30, 1));
}

/// DS-19: an animal without any cube still places its pawns.
#[test]
fn nobody_is_out() {
    let mut position = Position::six().pool(Animal::Insects, 0);
    for tile in [savannah(), wetland(), desert()] {
        position = position.cubes(tile, Animal::Insects, 0);
    }
    let game = position.pool(Animal::Insects, 0).build();
    assert_eq!(game.board().earth.population_of(Animal::Insects), 0);
    assert_eq!(game.decision().animal(), Some(Animal::Insects));
    assert_eq!(game.options().len(), 41);
}

/// DS-21. Scenario 29: eleven tiles give the same 45 as nine.
#[test]
fn scenario_29_the_bonus_ends_at_45() {
    // Eleven tiles, each with a meat of its own, where the mammals live alone.
    let new = [(2, 0), (1, 1), (0, 2), (-1, 2), (2, -1), (2, -2), (1, -2), (-2, 0)].map(|(q, r)| hex(q, r));
    let terrains = [Terrain::Sea; 6].into_iter().chain([Terrain::Desert, Terrain::Forest]);
    let mut position = Position::six().empty_earth().barren();
    for (&tile, terrain) in new.iter().zip(terrains) {
        position = position.tile(tile, terrain);
    }
    let mut used = CornerSet::EMPTY;
    for tile in [mountain(), desert(), forest()].into_iter().chain(new) {
        let free = tile.corners().without(used).first().unwrap();
        used.insert(free);
        position = position.cubes(tile, Animal::Mammals, 1).element(&free.to_string(), Element::Meat);
    }
    let board = position.plays_on(Card::IceAge, Animal::Mammals, mountain()).board();
    let tiles = board.earth.lands(Animal::Mammals).len();
    let award = board.ledger.awards.iter().find(|award| award.cause == Cause::Card(Card::IceAge)).unwrap();
    assert_eq!((tiles, award.animal, award.points), (11, Animal::Mammals, 45));
}

/// DS-21: the whole table, by the tundra that the holder of the Survival card lives on.
#[test]
fn bonus_points() {
    let around = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (2, 0), (1, 1), (0, 2), (-1, 2), (2, -1)];
    let frozen: Vec<Hex> = [(0, 0)].into_iter().chain(around).map(|(q, r)| hex(q, r)).collect();
    let won = |count: usize| {
        let mut position = Position::six().empty_earth().barren();
        let mut used = CornerSet::EMPTY;
        for (index, &tile) in frozen.iter().enumerate() {
            position = if index < 7 { position } else { position.tile(tile, Terrain::Sea) };
            position = position.tundra(tile);
            let free = tile.corners().without(used).first().unwrap();
            used.insert(free);
            position = position.element(&free.to_string(), Element::Sun);
            position = position.cubes(tile, Animal::Reptiles, u8::from(index < count));
        }
        let mut game = position.execute();
        game.finish_turn();
        game.points(Animal::Reptiles)
    };
    let table: Vec<i16> = (0..=12).map(won).collect();
    assert_eq!(table, [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 45, 45, 45]);
}
