//! Cards about elements.

use pentarchy_dominant_species::{Action, Animal, Ask, Card, Decision, Discs, Element, Refusal};
use pentarchy_game::Effect;

use crate::position::{Play, Position, corner, eye, hex, home, mountain, savannah, tundra};

/// DS-68: all elements of the tile but one.
#[test]
fn blight() {
    let mut game = Position::six().plays(Card::Blight, Animal::Mammals);
    game.does(Action::Tile(savannah()));
    assert_eq!(game.options().len(), 4);
    assert_eq!(game.may_not(Action::Corner(corner("W(0,0)"))), Refusal::Card(Card::Blight));
    game.does(Action::Corner(corner("E(0,0)")));
    let board = game.board();
    let left: Vec<_> = savannah().corners().and(board.earth.all_elements()).iter().collect();
    assert_eq!(left, [corner("E(0,0)")]);
    assert_eq!(board.earth.all_elements().len(), 12 - 3);
}

/// DS-68: a tile with one element or none may be chosen, and loses nothing.
#[test]
fn blight_on_little() {
    let mut game = Position::six().tile(hex(2, -2), pentarchy_dominant_species::Terrain::Sea);
    game = game.no_element("E(0,-1)");
    let mut game = game.plays(Card::Blight, Animal::Mammals);
    assert_eq!(game.may_not(Action::Tile(hex(3, 0))), Refusal::NoTile(hex(3, 0)));
    game.does(Action::Tile(hex(2, -2)));
    assert_eq!(game.board().earth.all_elements().len(), 11);
}

/// DS-71: everybody with more elements loses a disc of their own choice, down the food chain.
#[test]
fn disease() {
    use Animal::*;
    let mut game = Position::six()
        .discs(Mammals, &[Element::Sun])
        .discs(Insects, &[Element::Sun, Element::Meat])
        .discs(Birds, &[Element::Grub, Element::Grub])
        .discs(Amphibians, &[Element::Grub])
        .discs(Reptiles, &[Element::Grub])
        .plays(Card::Disease, Mammals);
    // Birds and amphibians have one type to lose each: nobody asks them. Reptiles have no more than the mammals.
    assert_eq!(game.decision(), Decision::Card { animal: Mammals, ask: Ask::Disease { victim: Insects } });
    assert_eq!(game.awaiting_animal(), Some(Insects));
    assert_eq!(game.may_not(Action::Element(Element::Grass)), Refusal::Card(Card::Disease));
    game.does(Action::Element(Element::Sun));
    let discs = |animal| game.board().beast(animal).discs;
    assert_eq!(discs(Insects), Discs::from_iter([Element::Meat]));
    assert_eq!([Birds, Amphibians, Reptiles, Mammals].map(|animal| discs(animal).len()), [1, 0, 1, 1]);
}

/// DS-71. Scenario 34: printed elements are safe.
#[test]
fn scenario_34_disease_spares_printed_elements() {
    let game = Position::six().plays(Card::Disease, Animal::Mammals);
    assert_eq!(game.board().turn, 2);
    assert_eq!(game.board().element_count(Animal::Amphibians), 3);
}

/// DS-14, DS-76: any disc from the bag on any vacant corner.
#[test]
fn habitat() {
    let mut game = Position::six().plays(Card::Habitat, Animal::Mammals);
    game.does(Action::Element(Element::Water));
    assert_eq!(game.may_not(Action::Corner(corner("E(0,0)"))), Refusal::CornerNotVacant(corner("E(0,0)")));
    game.does(Action::Corner(corner("E(1,0)")));
    assert_eq!(game.board().earth.element(corner("E(1,0)")), Some(Element::Water));
}

/// DS-63: a disc that is not in the bag can't be chosen.
#[test]
fn an_empty_bag() {
    let mut position = Position::six();
    for animal in Animal::ALL {
        position = position.discs(animal, &[Element::Sun; 3]);
    }
    let game = position.plays(Card::Habitat, Animal::Mammals);
    assert_eq!(game.board().bag.of(Element::Sun), 0);
    assert_eq!(game.may_not(Action::Element(Element::Sun)), Refusal::NotInBag(Element::Sun));
}

/// DS-84: one disc for another, printed elements aside.
#[test]
fn metamorphosis() {
    let mut game = Position::six()
        .discs(Animal::Mammals, &[Element::Sun, Element::Grub])
        .plays(Card::Metamorphosis, Animal::Mammals);
    let swap = |give, take| Action::Swap { give, take };
    assert_eq!(game.options().len(), 2 * 6);
    let refusal = Refusal::Card(Card::Metamorphosis);
    assert_eq!(game.may_not(swap(Element::Meat, Element::Water)), refusal);
    game.does(swap(Element::Sun, Element::Water));
    assert_eq!(game.board().beast(Animal::Mammals).discs, Discs::from_iter([Element::Grub, Element::Water]));
    let none = Position::six().plays(Card::Metamorphosis, Animal::Mammals);
    assert_eq!(none.board().turn, 2);
}

/// DS-90: you and those with fewer elements draw; six are enough. What is drawn can't be taken back.
#[test]
fn symbiotic() {
    use Animal::*;
    let mut game = Position::six()
        .discs(Mammals, &[Element::Sun])
        .discs(Birds, &[Element::Sun])
        .cards(&[Card::Symbiotic])
        .pawn("domination-1", Mammals)
        .pawn("domination-2", Mammals)
        .execute();
    game.pass_to_domination();
    let before = game.board();
    let (effect, _) = game.does(Action::Tile(mountain()));
    assert_eq!(effect, Effect::Revealed);
    let gained = Animal::ALL.map(|animal| game.board().element_count(animal) - before.element_count(animal));
    // Mammals have three: reptiles, arachnids and insects with two gain one; birds and amphibians with three don't.
    assert_eq!(gained, [1, 1, 0, 0, 1, 1]);
    let full = Position::six().discs(Mammals, &[Element::Sun; 4]).plays(Card::Symbiotic, Mammals);
    assert_eq!(full.board().element_count(Mammals), 6);
    assert_eq!(full.board().element_count(Birds), 3);
}

/// What is quiet can be taken back: only drawing from the bag or the next turn reveals anything.
#[test]
fn quiet_steps() {
    let mut game = Position::six().pawn("domination-1", Animal::Mammals).pawn("migration-1", Animal::Birds);
    game = game.cards(&[Card::Habitat]);
    let mut game = game.execute();
    game.pass_until(|decision| matches!(decision, Decision::Migration { .. }));
    assert_eq!(game.does(Action::Tile(mountain())).0, Effect::Quiet);
    assert_eq!(game.does(Action::Cubes { tile: tundra(), count: 1 }).0, Effect::Quiet);
    game.pass_to_domination();
    assert_eq!(game.does(Action::Tile(home(Animal::Mammals))).0, Effect::Quiet);
    assert_eq!(game.does(Action::Element(Element::Sun)).0, Effect::Quiet);
    assert_eq!(game.does(Action::Corner(corner("E(1,0)"))).0, Effect::Revealed, "the next turn has begun");
    assert_eq!(game.board().pawns.at(eye("glaciation-3")), Some(Animal::Mammals));
}
