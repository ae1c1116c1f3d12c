//! What is printed: the board, the display, the tiles, the cards.

use pentarchy_dominant_species::{Animal, Card, Corner, Element, Eyeball, Hex, Section, Terrain};

use crate::position::{Play, Position, corner, hex, start};

/// DS-8, DS-13: 35 hexes, 92 corners, 84 pairs of neighbours; sides go both ways.
#[test]
fn the_board() {
    let pairs: usize = Hex::ALL.iter().map(|hex| hex.neighbours().len()).sum();
    assert_eq!((Hex::ALL.len(), Corner::ALL.len(), pairs), (35, 92, 168));
    assert!(Hex::ALL.iter().all(|hex| hex.neighbours().iter().all(|other| other.neighbours().contains(*hex))));
    assert_eq!(Hex::at(0, 3), None);
    assert_eq!(Hex::at(0, -3), None);
    let rows = (-3..=3).map(|q| (-3..=3).filter(|&r| Hex::at(q, r).is_some()).count()).collect::<Vec<_>>();
    assert_eq!(rows, [4, 5, 6, 5, 6, 5, 4]);
}

/// DS-14: every hex has six corners, and every corner knows its one, two or three hexes.
#[test]
fn corners() {
    assert!(Hex::ALL.iter().all(|hex| hex.corners().len() == 6));
    let touched = |hexes| Corner::ALL.iter().filter(|corner| corner.hexes().len() == hexes).count();
    assert_eq!(touched(1) + touched(2) + touched(3), 92);
    assert_eq!(touched(1) + 2 * touched(2) + 3 * touched(3), 35 * 6);
    let around: Vec<_> = corner("E(0,0)").hexes().iter().collect();
    assert_eq!(around, [hex(0, 0), hex(1, -1), hex(1, 0)]);
    let around: Vec<_> = corner("W(0,0)").hexes().iter().collect();
    assert_eq!(around, [hex(-1, 0), hex(-1, 1), hex(0, 0)]);
    let middle = ["E(0,0)", "W(0,0)", "W(1,-1)", "W(1,0)", "E(-1,0)", "E(-1,1)"].map(corner);
    assert!(middle.iter().all(|&corner| hex(0, 0).corners().contains(corner)));
}

/// DS-27: 41 eyeballs, in the order in which they are carried out.
#[test]
fn the_display() {
    assert_eq!(Eyeball::ALL.len(), 41);
    let counts = Section::ALL.map(|section| Eyeball::ALL.iter().filter(|eye| eye.section() == section).count());
    assert_eq!(counts, [1, 3, 2, 2, 1, 1, 4, 6, 3, 6, 7, 5]);
    assert!(Eyeball::ALL.windows(2).all(|pair| pair[0].section() <= pair[1].section()));
    assert_eq!(Eyeball::of(Section::Migration, 7), None);
}

/// DS-8: the tiles of the start, from the north clockwise around a sea under tundra.
#[test]
fn the_tiles_of_the_start() {
    let earth = start(2, &[], 1).board().earth;
    let around = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)].map(|(q, r)| earth.terrain(hex(q, r)));
    use Terrain::*;
    assert_eq!(around, [Wetland, Savannah, Desert, Mountain, Forest, Jungle].map(Some));
    assert_eq!((earth.terrain(hex(0, 0)), earth.printed(hex(0, 0))), (Some(Tundra), Some(Sea)));
    assert_eq!((earth.tiles().len(), earth.tundra().len()), (7, 1));
}

/// DS-11: the discs of the start on their printed corners.
#[test]
fn the_elements_of_the_start() {
    let earth = start(2, &[], 1).board().earth;
    let at = |names: [&str; 2]| names.map(|name| earth.element(corner(name)));
    use Element::*;
    let printed = [
        (Grub, ["E(-1,0)", "E(-2,1)"]),
        (Water, ["W(1,-1)", "W(0,-1)"]),
        (Grass, ["E(0,0)", "E(0,-1)"]),
        (Sun, ["W(1,0)", "W(2,-1)"]),
        (Meat, ["E(-1,1)", "E(0,1)"]),
        (Seed, ["W(0,0)", "W(0,1)"]),
    ];
    assert!(printed.into_iter().all(|(element, names)| at(names) == [Some(element); 2]));
    assert_eq!(earth.all_elements().len(), 12);
}

/// Names are read as they are written, and in no other way.
#[test]
fn names() {
    assert!(Eyeball::ALL.iter().all(|eye| eye.to_string().parse() == Ok(*eye)));
    assert!(Corner::ALL.iter().all(|corner| corner.to_string().parse() == Ok(*corner)));
    assert!(Hex::ALL.iter().all(|hex| hex.to_string().parse() == Ok(*hex)));
    assert!("+0,0".parse::<Hex>().is_err() && "-0,0".parse::<Hex>().is_err() && "0,3".parse::<Hex>().is_err());
    assert!("E(9,9)".parse::<Corner>().is_err() && "0,0".parse::<Corner>().is_err());
    assert!("migration-0".parse::<Eyeball>().is_err() && "migration-01".parse::<Eyeball>().is_err());
    let mut names: Vec<_> = Card::ALL.iter().flat_map(|card| [card.id(), card.english(), card.russian()]).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 3 * 26);
}

/// DS-3: the printed elements; every type is printed on one animal.
#[test]
fn printed_elements() {
    let printed = Animal::ALL.map(|animal| (animal.element(), animal.printed()));
    let expected = [
        (Element::Meat, 2),
        (Element::Sun, 2),
        (Element::Seed, 2),
        (Element::Water, 3),
        (Element::Grub, 2),
        (Element::Grass, 2),
    ];
    assert_eq!(printed, expected);
    // A printed element counts, and is no disc that could be lost.
    let board = Position::six().discs(Animal::Amphibians, &[Element::Water]).build().board();
    assert_eq!(board.needs(Animal::Amphibians, Element::Water), 4);
    assert_eq!(board.beast(Animal::Amphibians).discs.of(Element::Water), 1);
}

/// DS-9, DS-60: how many tiles there are, and what they give.
#[test]
fn tiles() {
    assert_eq!(Terrain::ALL.map(Terrain::tiles), [7, 4, 4, 4, 4, 4, 4, 0]);
    let values: Vec<[u8; 4]> = Terrain::ALL.map(Terrain::values).into();
    assert_eq!(values[..2], [[9, 5, 3, 2], [8, 4, 2, 1]]);
    assert_eq!(values[2..5], [[7, 4, 2, 0], [6, 3, 2, 0], [5, 3, 2, 0]]);
    assert_eq!(values[5..], [[4, 2, 0, 0], [3, 2, 0, 0], [1, 0, 0, 0]]);
    let seen = start(4, &[], 3).seen();
    assert!(seen.stacks.iter().all(|stack| stack.left == 8 && stack.open.is_some()));
    assert_eq!(seen.board.earth.tundra_left(), 11);
}
