//! Random earth.

use pentarchy_dominant_species::{Animal, Cause, Corner, DominantSpecies, Element, Terrain};
use pentarchy_game::Game;
use pentarchy_game::Viewer;

use crate::position::{Play, hex, start, tundra};

fn random(seats: u8, seed: u64) -> DominantSpecies {
    start(seats, &[("earth", "random")], seed)
}

/// DS-107: seven random tiles on the hexes of the start, the rest in the stacks; tundra in the middle.
#[test]
fn random_tiles() {
    let mut wetlands = 0;
    for seed in 0..30 {
        let seen = random(4, seed).seen();
        let earth = &seen.board.earth;
        assert_eq!((earth.tiles().len(), earth.tundra().len()), (7, 1));
        assert_eq!(earth.terrain(tundra()), Some(Terrain::Tundra));
        wetlands += u32::from(earth.terrain(hex(0, -1)) == Some(Terrain::Wetland));
        assert!(seen.stacks.iter().all(|stack| stack.left == 8));
    }
    assert!((1..15).contains(&wetlands), "four tiles of 31 are wetlands: {wetlands} of 30");
}

/// DS-108: twelve discs on the printed corners, drawn from the bag.
#[test]
fn random_discs() {
    let corners = |game: &DominantSpecies| game.board().earth.all_elements().iter().collect::<Vec<Corner>>();
    let printed = corners(&start(4, &[], 1));
    for seed in 0..10 {
        let game = random(4, seed);
        assert_eq!(corners(&game), printed);
        assert_eq!(game.board().bag.len(), 96);
    }
    let twos = |seed| Element::ALL.iter().all(|&element| random(4, seed).board().earth.elements(element).len() == 2);
    assert!(!(0..10).all(twos));
}

/// DS-109, DS-110: cubes by elements, and points for those with fewer.
#[test]
fn random_cubes_and_points() {
    for seed in 0..30 {
        let game = random(5, seed);
        let board = game.board();
        let mut most = 0;
        for animal in board.playing().iter() {
            for tile in board.earth.tiles().iter() {
                let expected = if tile == tundra() { 0 } else { board.earth.supply(tile, animal.element()) };
                assert_eq!(board.earth.cubes(tile, animal), expected);
            }
            let cubes = board.earth.population_of(animal);
            assert_eq!(u16::from(board.beast(animal).pool), 40 - 1 - cubes);
            most = most.max(cubes);
        }
        for animal in board.playing().iter() {
            let points = most - board.earth.population_of(animal);
            assert_eq!(game.points(animal), points as i16);
        }
        assert!(board.ledger.awards.iter().all(|award| award.cause == Cause::Start));
    }
}

/// DS-109: four elements of one type on a tile bring four cubes.
#[test]
fn four_of_a_kind() {
    let crowded = |seed: u64| {
        let game = random(6, seed);
        let board = game.board();
        let pairs = board.earth.tiles().iter().flat_map(|tile| Animal::ALL.map(|animal| (tile, animal)));
        let cubes = pairs.map(|(tile, animal)| board.earth.cubes(tile, animal)).max();
        cubes == Some(4)
    };
    assert!((0..2000).any(crowded), "one start of 2000 has four of a kind");
}

/// DS-109: an animal may start with no cube at all, and plays on.
#[test]
fn nobody_at_home() {
    let found = (0..400).find_map(|seed| {
        let game = random(6, seed);
        let empty = Animal::ALL.into_iter().find(|&animal| game.board().earth.lands(animal).is_empty());
        empty.map(|animal| (game, animal))
    });
    let (game, animal) = found.expect("one start of 400 leaves somebody without a cube");
    assert_eq!(game.board().beast(animal).pool, 34);
    assert!(game.view(Viewer::Spectator).board.playing().contains(animal));
}
