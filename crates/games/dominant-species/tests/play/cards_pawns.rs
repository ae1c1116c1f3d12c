//! Cards about pawns and initiative, and Immigrants.

use pentarchy_dominant_species::{Action, Animal, Ask, Card, Decision, Discs, DominantSpecies, Element, Refusal};

use crate::position::{Play, Position, desert, eye, jungle, mountain, savannah, wetland};

fn pawns(game: &DominantSpecies) -> [u8; 6] {
    Animal::ALL.map(|animal| game.board().pawns_of(animal))
}

/// DS-29, DS-81: a pawn in hand onto any vacant eyeball, Initiative too, for the next turn.
#[test]
fn instinct() {
    let mut game = Position::six().plays(Card::Instinct, Animal::Birds);
    assert_eq!(game.may_not(Action::Eyeball(eye("glaciation-4"))), Refusal::Occupied(eye("glaciation-4")));
    assert_eq!(game.may_not(Action::Pass), Refusal::NoAnswer);
    game.does(Action::Eyeball(eye("initiative-1")));
    // Nobody has a pawn to place: the next turn starts with it.
    assert_eq!((game.board().turn, game.decision()), (2, Decision::Initiative { animal: Animal::Birds }));
}

/// DS-29, DS-81: further right on Domination it still comes this turn.
#[test]
fn instinct_in_time() {
    let mut game = Position::six().plays(Card::Instinct, Animal::Birds);
    game.does(Action::Eyeball(eye("domination-4")));
    assert_eq!(game.decision(), Decision::Domination { animal: Animal::Birds });
    assert_eq!(game.board().turn, 1);
}

/// DS-81: without a pawn in hand nothing happens.
#[test]
fn instinct_without_a_pawn() {
    let mut game = Position::six().cards(&[Card::Instinct]).pawn("domination-1", Animal::Birds).execute();
    game.pass_to_domination();
    // The reptiles dominate the desert and have no pawn at all.
    game.does(Action::Tile(desert()));
    assert_eq!(game.board().turn, 2);
    assert!(game.board().cards.iter().all(|&card| card != Card::Instinct));
}

/// DS-82, DS-88. Scenario 24: upwards or downwards in the food chain.
#[test]
fn scenario_24_intelligence_and_parasitism() {
    let base = pawns(&Position::six().plays(Card::Nocturnal, Animal::Birds));
    let gained = |card| {
        let now = pawns(&Position::six().plays(card, Animal::Birds));
        [0, 1, 2, 3, 4, 5].map(|index| now[index] - base[index])
    };
    assert_eq!(gained(Card::Intelligence), [1, 1, 1, 0, 0, 0]);
    assert_eq!(gained(Card::Parasitism), [0, 0, 1, 1, 1, 1]);
    assert_eq!(gained(Card::Omnivore), [0, 0, 1, 0, 0, 0]);
}

/// DS-82, DS-88: at the top and at the bottom of the food chain only oneself.
#[test]
fn ends_of_the_food_chain() {
    let top = pawns(&Position::six().plays(Card::Intelligence, Animal::Mammals));
    let bottom = pawns(&Position::six().plays(Card::Parasitism, Animal::Insects));
    assert_eq!((top, bottom), ([3, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 2]));
}

/// DS-86: a step forward, but not from the first place.
#[test]
fn nocturnal() {
    use Animal::*;
    let game = Position::six().plays(Card::Nocturnal, Mammals);
    assert_eq!(game.board().initiative[..], [Insects, Arachnids, Amphibians, Birds, Mammals, Reptiles]);
    let first = Position::six().initiative(&[Mammals, Reptiles, Birds, Amphibians, Arachnids, Insects]);
    let first = first.plays(Card::Nocturnal, Mammals);
    assert_eq!(first.board().initiative[0], Mammals);
}

/// DS-87: a pawn for oneself.
#[test]
fn omnivore() {
    let game = Position::six().plays(Card::Omnivore, Animal::Reptiles);
    assert_eq!(game.board().beast(Animal::Reptiles).pawns, 2);
}

/// DS-91: ten pawns of a colour, and no more.
#[test]
fn ten_pawns() {
    let mut position = Position::six();
    for number in 1..=6 {
        position = position.pawn(&format!("migration-{number}"), Animal::Reptiles);
    }
    // One waits on the display, the others come back to the hand before Domination.
    for name in ["wanderlust-1", "wanderlust-2", "glaciation-2"] {
        position = position.pawn(name, Animal::Reptiles);
    }
    let game = position.plays(Card::Omnivore, Animal::Reptiles);
    assert_eq!(game.board().pawns_of(Animal::Reptiles), 10);
}

/// DS-80: down the food chain everybody gives up a disc, a pawn or a crowd.
#[test]
fn immigrants() {
    use Animal::*;
    let mut game = Position::six()
        .discs(Mammals, &[Element::Sun])
        .cubes(mountain(), Reptiles, 4)
        .pawn("glaciation-2", Birds)
        .plays(Card::Immigrants, Amphibians);
    let ask = |victim| Decision::Card { animal: Amphibians, ask: Ask::Immigrants { victim } };
    assert_eq!(game.decision(), ask(Mammals));
    let refusal = Refusal::Card(Card::Immigrants);
    assert_eq!(game.may_not(Action::Element(Element::Meat)), refusal, "a printed element");
    // The mammals' only pawn stands on Glaciation.
    assert_eq!(game.may_not(Action::LosePawn), refusal);
    assert_eq!(game.may_not(Action::Eyeball(eye("glaciation-2"))), refusal);
    assert_eq!(game.may_not(Action::Pass), Refusal::NoAnswer);
    let options = [Action::Element(Element::Sun), Action::Eyeball(eye("glaciation-4")), Action::Cull];
    assert_eq!(game.options(), options);
    game.does(Action::Element(Element::Sun));
    assert_eq!(game.board().beast(Mammals).discs, Discs::default());
    // The reptiles have neither disc nor pawn: they keep one cube on each tile, and nobody asks them.
    assert_eq!((game.cubes(mountain(), Reptiles), game.cubes(desert(), Reptiles)), (1, 1));
    assert_eq!(game.decision(), ask(Birds));
    game.does(Action::Eyeball(eye("glaciation-2")));
    assert_eq!(game.board().pawns_of(Birds), 0);
    assert_eq!(game.decision(), ask(Amphibians));
    game.does(Action::LosePawn);
    assert_eq!(game.board().pawns_of(Amphibians), 0);
    // Arachnids and insects have nothing else to give up either.
    let left = [(jungle(), Arachnids), (savannah(), Insects)].map(|(tile, animal)| game.cubes(tile, animal));
    assert_eq!((left, game.cubes(wetland(), Amphibians)), ([1, 1], 2));
    assert_eq!(game.board().turn, 2);
}

/// DS-80: whoever has a pawn in hand gives up that one.
#[test]
fn immigrants_with_a_pawn_in_hand() {
    let game = Position::six().pawn("glaciation-2", Animal::Mammals).plays(Card::Immigrants, Animal::Mammals);
    let options = game.options();
    assert_eq!(options, [Action::LosePawn, Action::Cull]);
}
