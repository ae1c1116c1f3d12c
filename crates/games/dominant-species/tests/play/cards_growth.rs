//! Cards that bring cubes.

use pentarchy_dominant_species::{Action, Animal, Ask, Card, Decision, Element, Refusal, Terrain};
use pentarchy_game::Refusal as _;

use crate::position::{Play, Position, corner, desert, forest, hex, jungle, mountain, savannah, tundra, wetland};

fn asks(animal: Animal, ask: Ask) -> Decision {
    Decision::Card { animal, ask }
}

/// DS-63, DS-65: a disc of one's choice on a sea or wetland, then cubes.
#[test]
fn aquatic() {
    let you = Animal::Mammals;
    let mut game = Position::six().tile(hex(2, 0), Terrain::Sea).plays(Card::Aquatic, you);
    assert_eq!(game.decision(), asks(you, Ask::AquaticTile));
    assert_eq!(game.options(), [Action::Tile(wetland()), Action::Tile(hex(2, 0))]);
    assert_eq!(game.may_not(Action::Tile(desert())), Refusal::Card(Card::Aquatic));
    assert_eq!(game.may_not(Action::Tile(tundra())), Refusal::Card(Card::Aquatic));
    assert_eq!(game.may_not(Action::Pass), Refusal::NoAnswer);
    game.does(Action::Tile(wetland()));
    game.does(Action::Element(Element::Meat));
    let elsewhere = game.may_not(Action::Corner(corner("E(0,0)")));
    assert_eq!(elsewhere.to_string(), "E(0,0) is not a corner of 0,-1");
    assert_eq!(elsewhere.rule().to_string(), "DS-65");
    game.does(Action::Corner(corner("E(-1,-1)")));
    assert_eq!(game.may_not(Action::Cubes { tile: wetland(), count: 5 }), Refusal::Card(Card::Aquatic));
    assert_eq!(game.may_not(Action::Cubes { tile: desert(), count: 1 }), Refusal::Card(Card::Aquatic));
    game.does(Action::Cubes { tile: wetland(), count: 4 });
    assert_eq!(game.cubes(wetland(), you), 4);
    assert_eq!(game.board().earth.element(corner("E(-1,-1)")), Some(Element::Meat));
}

/// DS-65: up to four cubes: none is possible.
#[test]
fn aquatic_without_cubes() {
    let mut game = Position::six().plays(Card::Aquatic, Animal::Mammals);
    // The wetland is the only water, and needs no choice.
    game.does(Action::Element(Element::Meat));
    game.does(Action::Corner(corner("E(-1,-1)")));
    game.pass();
    assert_eq!(game.cubes(wetland(), Animal::Mammals), 0);
}

/// DS-65: with an empty gene pool only the disc comes, and it must.
#[test]
fn aquatic_with_an_empty_gene_pool() {
    let mut game = Position::six().pool(Animal::Mammals, 0).plays(Card::Aquatic, Animal::Mammals);
    assert_eq!(game.may_not(Action::Pass), Refusal::NoAnswer);
    game.does(Action::Element(Element::Meat));
    game.does(Action::Corner(corner("E(-1,-1)")));
    assert_eq!(game.board().earth.element(corner("E(-1,-1)")), Some(Element::Meat));
    assert_eq!((game.board().turn, game.cubes(wetland(), Animal::Mammals)), (2, 0));
}

/// DS-65: with no vacant corner on any water only cubes come.
#[test]
fn aquatic_on_full_corners() {
    let mut position = Position::six();
    for at in ["E(-1,-1)", "W(1,-2)"] {
        position = position.element(at, Element::Sun);
    }
    let full = wetland().corners().iter().all(|corner| position.is_taken(corner));
    assert!(full, "every corner of the wetland has an element");
    let game = position.plays(Card::Aquatic, Animal::Mammals);
    assert_eq!(game.decision(), asks(Animal::Mammals, Ask::AquaticCubes { tile: wetland() }));
}

/// DS-65: a water without a vacant corner can't be chosen while another has one.
#[test]
fn aquatic_where_there_is_room() {
    let full = Position::six().element("E(-1,-1)", Element::Sun).element("W(1,-2)", Element::Sun);
    let game = full.tile(hex(2, 0), Terrain::Sea).plays(Card::Aquatic, Animal::Mammals);
    // The sea is the only choice, and needs none.
    assert_eq!(game.decision(), asks(Animal::Mammals, Ask::AquaticElement { tile: hex(2, 0) }));
}

/// DS-73: one cube each of two different animals, anywhere.
#[test]
fn evolution() {
    let mut game = Position::six().plays(Card::Evolution, Animal::Mammals);
    let replace = |tile, animal| Action::Cube { tile, animal };
    assert_eq!(game.may_not(replace(mountain(), Animal::Mammals)), Refusal::Card(Card::Evolution));
    assert_eq!(game.may_not(replace(mountain(), Animal::Insects)), Refusal::Card(Card::Evolution));
    game.does(replace(mountain(), Animal::Birds));
    assert_eq!(game.may_not(replace(forest(), Animal::Birds)), Refusal::Card(Card::Evolution));
    game.does(replace(mountain(), Animal::Reptiles));
    assert_eq!(game.cubes(mountain(), Animal::Mammals), 4);
    assert_eq!(game.board().earth.population(mountain()), 4);
    assert_eq!(game.board().beast(Animal::Mammals).pool, 28);
    assert_eq!(game.board().turn, 2);
}

/// DS-63, DS-73: up to two animals: one will do, and none.
#[test]
fn evolution_declined() {
    let mut game = Position::six().plays(Card::Evolution, Animal::Mammals);
    let mut none = game.clone();
    none.pass();
    assert_eq!((none.board().turn, none.board().beast(Animal::Mammals).pool), (2, 30));
    game.does(Action::Cube { tile: mountain(), animal: Animal::Birds });
    game.pass();
    assert_eq!((game.board().turn, game.board().beast(Animal::Mammals).pool), (2, 29));
}

/// DS-18, DS-73. Scenario 25: with one cube in the gene pool one is replaced.
#[test]
fn scenario_25_evolution_with_one_cube() {
    let mut game = Position::six().pool(Animal::Mammals, 1).plays(Card::Evolution, Animal::Mammals);
    game.does(Action::Cube { tile: wetland(), animal: Animal::Insects });
    assert_eq!(game.board().turn, 2);
    let insects = *game.board().beast(Animal::Insects);
    assert_eq!((insects.eliminated, insects.pool), (1, 30));
    assert_eq!(game.cubes(wetland(), Animal::Mammals), 1);
    // With none, nothing is asked.
    let none = Position::six().pool(Animal::Mammals, 0).plays(Card::Evolution, Animal::Mammals);
    assert_eq!(none.board().turn, 2);
}

/// DS-74. Scenario 21: one more cube on every tile.
#[test]
fn scenario_21_fecundity() {
    let you = Animal::Mammals;
    let mut game = Position::six().plays(Card::Fecundity, you);
    assert_eq!(game.may_not(Action::Tile(savannah())), Refusal::Card(Card::Fecundity));
    let mut one_by_one = game.clone();
    game.does(Action::Everywhere);
    let now = [mountain(), desert(), forest()].map(|tile| game.cubes(tile, you));
    assert_eq!((now, game.board().beast(you).pool), ([3, 2, 2], 27));
    one_by_one.does(Action::Tile(desert()));
    assert_eq!(one_by_one.may_not(Action::Tile(desert())), Refusal::Card(Card::Fecundity));
    one_by_one.pass();
    assert_eq!(one_by_one.board().beast(you).pool, 29);
}

/// DS-74: with too few cubes one chooses where.
#[test]
fn fecundity_with_two_cubes() {
    let mut game = Position::six().pool(Animal::Mammals, 2).plays(Card::Fecundity, Animal::Mammals);
    assert_eq!(game.may_not(Action::Everywhere), Refusal::Card(Card::Fecundity));
    game.does(Action::Tile(desert()));
    game.does(Action::Tile(forest()));
    assert_eq!(game.cubes(mountain(), Animal::Mammals), 2);
    assert_eq!(game.board().turn, 2);
}

/// DS-77. Scenario 26: they survive this Extinction, not the next.
#[test]
fn scenario_26_hibernation() {
    let you = Animal::Birds;
    let mut game = Position::six().pool(you, 28).plays(Card::Hibernation, you);
    assert_eq!(game.may_not(Action::Cubes { tile: tundra(), count: 3 }), Refusal::Card(Card::Hibernation));
    assert_eq!(game.may_not(Action::Cubes { tile: hex(2, 0), count: 1 }), Refusal::NoTile(hex(2, 0)));
    assert_eq!(game.board().matches(savannah(), you), 0);
    game.does(Action::Cubes { tile: savannah(), count: 2 });
    assert_eq!((game.board().turn, game.cubes(savannah(), you)), (2, 2));
    assert_eq!(game.board().beast(you).eliminated, 0);
    assert_eq!(game.board().hibernating, None);
    // The next turn, with no pawn but Mammals' and Birds', ends without any birds there.
    while game.board().turn == 2 {
        let options = game.options();
        game.does(*options.last().unwrap());
    }
    assert_eq!(game.cubes(savannah(), you), 0);
}

/// DS-77: at most five, and only cubes that were eliminated.
#[test]
fn hibernation_is_for_the_dead() {
    let none = Position::six().plays(Card::Hibernation, Animal::Birds);
    assert_eq!(none.board().turn, 2);
    let mut many = Position::six().pool(Animal::Birds, 20).plays(Card::Hibernation, Animal::Birds);
    assert_eq!(many.may_not(Action::Cubes { tile: jungle(), count: 6 }), Refusal::Card(Card::Hibernation));
    let mut five = many.clone();
    five.does(Action::Cubes { tile: jungle(), count: 5 });
    assert_eq!((five.cubes(jungle(), Animal::Birds), five.board().beast(Animal::Birds).eliminated), (6, 5));
    many.pass();
    assert_eq!(many.board().beast(Animal::Birds).eliminated, 10);
}

/// DS-77: they sleep on that tile alone; elsewhere the animal's cubes die as ever.
#[test]
fn nobody_else_sleeps() {
    let you = Animal::Birds;
    let mut game = Position::six().pool(you, 28).cubes(desert(), you, 1).plays(Card::Hibernation, you);
    game.does(Action::Cubes { tile: savannah(), count: 2 });
    assert_eq!((game.board().turn, game.cubes(savannah(), you), game.cubes(desert(), you)), (2, 2, 0));
}

/// DS-77, DS-93: mammals that sleep are in no danger; the rescue is for others.
#[test]
fn sleepers_need_no_rescue() {
    let you = Animal::Mammals;
    let mut game = Position::six().pool(you, 26).cubes(jungle(), you, 2).plays(Card::Hibernation, you);
    game.does(Action::Cubes { tile: wetland(), count: 2 });
    // The jungle is the only tile in danger: nobody asks where.
    assert_eq!((game.board().turn, game.cubes(wetland(), you), game.cubes(jungle(), you)), (2, 2, 1));
}

/// DS-77: once a sleeper is gone, a cube that comes after it is awake.
#[test]
fn newcomers_are_awake() {
    let you = Animal::Birds;
    let mut game = Position::six()
        .pool(you, 28)
        .tile(hex(-1, 2), Terrain::Sea)
        .cubes(hex(-1, 2), you, 1)
        .cards(&[Card::Hibernation, Card::IceSheet, Card::Fecundity])
        .pawn("domination-1", you)
        .pawn("domination-2", you)
        .pawn("domination-3", you)
        .execute();
    game.pass_to_domination();
    game.does(Action::Tile(forest()));
    game.does(Action::Card(Card::Hibernation));
    game.does(Action::Cubes { tile: savannah(), count: 2 });
    // The insects freeze the savannah: one sleeper goes back to the gene pool.
    game.does(Action::Tile(savannah()));
    game.does(Action::Card(Card::IceSheet));
    game.does(Action::Tile(savannah()));
    assert_eq!(game.cubes(savannah(), you), 1);
    game.does(Action::Tile(hex(-1, 2)));
    game.does(Action::Tile(savannah()));
    assert_eq!(game.cubes(savannah(), you), 2);
    game.pass();
    assert_eq!((game.board().turn, game.cubes(savannah(), you)), (2, 1));
}

/// DS-77: the sleepers are the last to leave their tile.
#[test]
fn sleepers_leave_last() {
    let mut game = Position::six()
        .pool(Animal::Birds, 28)
        .cubes(savannah(), Animal::Birds, 1)
        .cards(&[Card::Hibernation, Card::Predator])
        .pawn("domination-1", Animal::Birds)
        .pawn("domination-2", Animal::Insects)
        .execute();
    game.pass_to_domination();
    game.does(Action::Tile(forest()));
    game.does(Action::Card(Card::Hibernation));
    game.does(Action::Cubes { tile: savannah(), count: 1 });
    game.does(Action::Tile(savannah()));
    // The insects' predator takes one of the two birds; the sleeper stays and survives.
    while let Decision::Card { ask: Ask::Predator { tiles }, .. } = game.decision() {
        let tile = tiles.first().unwrap();
        let options = game.options();
        let bird = Action::Cube { tile, animal: Animal::Birds };
        game.does(if tile == savannah() { bird } else { options[0] });
    }
    assert_eq!(game.board().turn, 2);
    assert_eq!(game.cubes(savannah(), Animal::Birds), 1);
}
