//! The actions about elements and initiative.

use pentarchy_dominant_species::{Action, Animal, Decision, Discs, Element, Refusal, Section};

use crate::position::{Play, Position, corner, desert, eye, mountain, savannah, tundra};

/// DS-30, DS-31. Scenario 4: a step forward, and the pawn goes on to Abundance.
#[test]
fn scenario_4_initiative() {
    use Animal::*;
    let mut game = Position::six()
        .boxed("abundance", &[Element::Sun])
        .pawn("initiative-1", Reptiles)
        .pawn("abundance-1", Birds)
        .execute();
    assert_eq!(game.decision(), Decision::Initiative { animal: Reptiles });
    assert_eq!(game.may_not(Action::Eyeball(eye("initiative-1"))), Refusal::BackOntoInitiative);
    assert_eq!(game.may_not(Action::Eyeball(eye("abundance-1"))), Refusal::Occupied(eye("abundance-1")));
    assert_eq!(game.may_not(Action::Advance), Refusal::EyeballVacant);
    game.does(Action::Eyeball(eye("abundance-2")));
    assert_eq!(game.board().initiative[..], [Insects, Arachnids, Amphibians, Reptiles, Birds, Mammals]);
    assert_eq!(game.board().pawns.at(eye("abundance-2")), Some(Reptiles));
    game.pass();
    assert_eq!(game.decision(), Decision::Abundance { animal: Reptiles });
}

/// DS-30: the first stays first, and the pawn is placed all the same.
#[test]
fn first_already() {
    let mut game = Position::six().pawn("initiative-1", Animal::Insects).execute();
    game.does(Action::Eyeball(eye("migration-1")));
    assert_eq!(game.board().initiative[0], Animal::Insects);
    assert_eq!(game.board().pawns.at(eye("migration-1")), Some(Animal::Insects));
}

/// DS-28, DS-30, DS-31: whoever declines stays where they are, and has the pawn in hand.
#[test]
fn initiative_declined() {
    let mut game = Position::six().pawn("initiative-1", Animal::Reptiles).execute();
    let before = game.board().initiative;
    game.pass();
    assert_eq!(game.board().initiative, before);
    assert_eq!(game.board().beast(Animal::Reptiles).pawns, 1);
    assert!(game.board().pawns.standing().all(|(_, animal)| animal != Animal::Reptiles));
}

/// DS-31: with no other eyeball vacant the step is made and the pawn returns.
#[test]
fn no_eyeball_for_the_pawn() {
    let mut position = Position::six();
    for eyeball in pentarchy_dominant_species::Eyeball::ALL {
        if !["migration-5", "migration-6"].contains(&eyeball.to_string().as_str()) {
            let animal = if eyeball.index() == 0 { Animal::Mammals } else { Animal::ALL[eyeball.index() % 5 + 1] };
            position = position.pawn(&eyeball.to_string(), animal);
        }
    }
    for animal in Animal::ALL {
        position = position.hand(animal, 1);
    }
    let mut game = position.build();
    game.does(Action::Eyeball(eye("migration-5")));
    assert_eq!(game.decision(), Decision::Initiative { animal: Animal::Mammals });
    game.does(Action::Advance);
    assert_eq!(game.board().initiative[4], Animal::Mammals);
    assert_eq!(game.board().beast(Animal::Mammals).pawns, 2);
}

/// DS-32: a disc that lies there, several of a type too.
#[test]
fn adaptation() {
    let mut game = Position::six()
        .boxed("adaptation", &[Element::Grub, Element::Grub, Element::Sun])
        .discs(Animal::Birds, &[Element::Grub])
        .pawn("adaptation-1", Animal::Birds)
        .execute();
    let wanted = Action::Element(Element::Meat);
    let refusal = Refusal::NotOnDisplay { element: Element::Meat, section: Section::Adaptation };
    assert_eq!(game.may_not(wanted), refusal);
    game.does(Action::Element(Element::Grub));
    let board = game.board();
    assert_eq!(board.needs(Animal::Birds, Element::Grub), 2);
    assert_eq!(board.boxes.adaptation, Discs::from_iter([Element::Grub, Element::Sun]));
}

/// DS-33. Scenario 6: six elements are enough.
#[test]
fn scenario_6_six_elements() {
    let game = Position::six()
        .boxed("adaptation", &[Element::Grub])
        .discs(Animal::Birds, &[Element::Grub, Element::Sun, Element::Sun, Element::Sun])
        .pawn("adaptation-1", Animal::Birds)
        .execute();
    assert_eq!(game.decision(), Decision::InsectBirth);
    assert_eq!(game.board().boxes.adaptation.len(), 1);
    assert_eq!(game.board().beast(Animal::Birds).pawns, 1);
}

/// DS-4, DS-34, DS-35. Scenario 5: one disc a type; pawns and reptiles protect.
#[test]
fn scenario_5_regression() {
    use Animal::*;
    let mut game = Position::six()
        .boxed("regression", &[Element::Grub, Element::Grub])
        .discs(Insects, &[Element::Grub])
        .discs(Reptiles, &[Element::Grub])
        .discs(Birds, &[Element::Grub, Element::Grub])
        .pawn("regression-1", Insects)
        .execute();
    assert_eq!(game.decision().animal(), Some(Reptiles));
    assert_eq!(game.may_not(Action::Element(Element::Sun)), Refusal::NotThreatened(Element::Sun));
    game.does(Action::Element(Element::Grub));
    assert_eq!(game.decision().animal(), Some(Insects));
    game.does(Action::Element(Element::Grub));
    let left = [Reptiles, Birds, Insects].map(|animal| game.board().beast(animal).discs.of(Element::Grub));
    assert_eq!(left, [1, 1, 1]);
    assert_eq!(game.board().beast(Insects).pawns, 1);
    assert_eq!(game.board().bag.of(Element::Grub), 20 - 2 - 2 - 3);
}

/// DS-35: a pawn protects one type; two pawns two; protection may be declined.
#[test]
fn one_type_for_each_pawn() {
    use Animal::*;
    let threatened = || {
        Position::six()
            .boxed("regression", &[Element::Grub, Element::Sun, Element::Meat])
            .discs(Birds, &[Element::Grub, Element::Sun, Element::Meat])
    };
    let mut one = threatened().pawn("regression-2", Birds).execute();
    one.does(Action::Element(Element::Sun));
    assert_eq!(one.board().beast(Birds).discs, Discs::from_iter([Element::Sun]));

    let mut two = threatened().pawn("regression-1", Birds).pawn("regression-2", Birds).execute();
    two.does(Action::Element(Element::Sun));
    two.does(Action::Element(Element::Meat));
    assert_eq!(two.board().beast(Birds).discs, Discs::from_iter([Element::Sun, Element::Meat]));

    let mut none = threatened().pawn("regression-1", Birds).execute();
    none.pass();
    assert!(none.board().beast(Birds).discs.is_empty());
}

/// DS-4, DS-35: with a pawn there the reptiles keep two types.
#[test]
fn reptiles_with_a_pawn_protect_two_types() {
    let discs = [Element::Grub, Element::Seed, Element::Meat];
    let position = || Position::six().boxed("regression", &discs).discs(Animal::Reptiles, &discs);
    let mut free = position().execute();
    free.does(Action::Element(Element::Grub));
    assert_eq!(free.board().beast(Animal::Reptiles).discs, Discs::from_iter([Element::Grub]));
    let mut paid = position().pawn("regression-1", Animal::Reptiles).execute();
    paid.does(Action::Element(Element::Grub));
    paid.does(Action::Element(Element::Meat));
    assert_eq!(paid.board().beast(Animal::Reptiles).discs, Discs::from_iter([Element::Grub, Element::Meat]));
}

/// DS-34, DS-36: without pawns it happens too, and printed elements stay.
#[test]
fn printed_elements_do_not_regress() {
    let game = Position::six()
        .boxed("regression", &[Element::Grub, Element::Seed])
        .discs(Animal::Birds, &[Element::Grub])
        .execute();
    assert_eq!(game.board().needs(Animal::Arachnids, Element::Grub), 2);
    assert_eq!(game.board().needs(Animal::Birds, Element::Seed), 2);
    assert!(game.board().beast(Animal::Birds).discs.is_empty());
}

/// DS-37. Scenario 7: water makes the amphibians dominate the savannah.
#[test]
fn scenario_7_abundance() {
    let mut game =
        Position::six().boxed("abundance", &[Element::Water]).pawn("abundance-1", Animal::Amphibians).execute();
    let refusal = Refusal::NotOnDisplay { element: Element::Sun, section: Section::Abundance };
    assert_eq!(game.may_not(Action::Element(Element::Sun)), refusal);
    game.does(Action::Element(Element::Water));
    game.does(Action::Corner(corner("E(1,-1)")));
    let board = game.board();
    let matches = [Animal::Amphibians, Animal::Insects].map(|animal| board.matches(savannah(), animal));
    assert_eq!(matches, [6, 4]);
    assert_eq!(board.dominant(savannah()), Some(Animal::Amphibians));
}

/// DS-14, DS-37: at the edge of the earth, but neither off it nor on another element.
#[test]
fn vacant_corners() {
    let mut game = Position::six().boxed("abundance", &[Element::Sun]).pawn("abundance-1", Animal::Birds).execute();
    game.does(Action::Element(Element::Sun));
    for name in ["E(0,0)", "E(3,-3)"] {
        assert_eq!(game.may_not(Action::Corner(corner(name))), Refusal::CornerNotVacant(corner(name)));
    }
    assert_eq!(game.options().len(), 24 - 12);
    game.does(Action::Corner(corner("E(1,0)")));
    assert_eq!(game.board().earth.element(corner("E(1,0)")), Some(Element::Sun));
}

/// DS-38, DS-39. Scenario 8: what is spared stays; the rest leaves tundra.
#[test]
fn scenario_8_wasteland() {
    let mut game = Position::six()
        .boxed("wasteland", &[Element::Grub, Element::Water])
        .pawn("wasteland-1", Animal::Arachnids)
        .execute();
    let refusal = Refusal::NotOnDisplay { element: Element::Sun, section: Section::Wasteland };
    assert_eq!(game.may_not(Action::Element(Element::Sun)), refusal);
    game.does(Action::Element(Element::Grub));
    let board = game.board();
    assert_eq!(board.earth.elements(Element::Grub).len(), 2);
    assert_eq!(board.earth.elements(Element::Water).iter().collect::<Vec<_>>(), [corner("W(0,-1)")]);
    assert!(board.endangered(Animal::Amphibians).contains(savannah()));
    assert_eq!(board.bag.of(Element::Water), 20 - 1 - 1);
}

/// DS-39: with no pawn there the tundra loses its elements all the same, and only elements that touch tundra go.
#[test]
fn wasteland_by_itself() {
    let game = Position::six().boxed("wasteland", &[Element::Sun]).execute();
    let left: Vec<_> = game.board().earth.elements(Element::Sun).iter().collect();
    assert_eq!(left, [corner("W(2,-1)")]);
    assert!(!tundra().corners().contains(corner("W(2,-1)")));
}

/// DS-13, DS-39: every tile that has become tundra loses its elements, not the middle alone.
#[test]
fn wasteland_wherever_tundra_is() {
    let game = Position::six().tundra(desert()).boxed("wasteland", &[Element::Sun]).execute();
    assert!(game.board().earth.elements(Element::Sun).is_empty());
}

/// DS-40: one element of a type in the box; the box keeps its discs.
#[test]
fn depletion() {
    let mut game = Position::six().boxed("depletion", &[Element::Seed]).pawn("depletion-1", Animal::Mammals).execute();
    assert_eq!(game.options().len(), 3);
    assert_eq!(game.may_not(Action::Corner(corner("E(0,0)"))), Refusal::NotDepleted(corner("E(0,0)")));
    game.does(Action::Corner(corner("W(0,1)")));
    assert_eq!(game.board().earth.element(corner("W(0,1)")), None);
    assert_eq!(game.board().boxes.depletion.len(), 1);
}

/// DS-40: with several types in the box any of them may go, but one element alone.
#[test]
fn depletion_of_several_types() {
    let discs = [Element::Grass, Element::Seed, Element::Seed];
    let mut game = Position::six().boxed("depletion", &discs).pawn("depletion-1", Animal::Mammals).execute();
    assert_eq!(game.options().len(), 2 + 2 + 1);
    game.does(Action::Corner(corner("E(0,0)")));
    assert_eq!(game.board().earth.all_elements().len(), 11);
    assert_eq!(game.decision(), Decision::InsectBirth);
}

/// DS-40: nothing of the type on earth: nothing happens.
#[test]
fn nothing_to_deplete() {
    let game = Position::six()
        .no_element("W(0,0)")
        .no_element("W(0,1)")
        .boxed("depletion", &[Element::Seed])
        .pawn("depletion-1", Animal::Mammals)
        .execute();
    assert_eq!(game.decision(), Decision::InsectBirth);
    assert_eq!(game.board().matches(mountain(), Animal::Birds), 0);
    assert_eq!(game.board().matches(desert(), Animal::Reptiles), 4);
}

/// DS-22: discs that leave the earth are in the bag again.
#[test]
fn back_into_the_bag() {
    let mut game = Position::six().boxed("depletion", &[Element::Seed]).pawn("depletion-1", Animal::Mammals).execute();
    let before = game.board().bag.of(Element::Seed);
    game.does(Action::Corner(corner("W(0,0)")));
    assert_eq!(game.board().bag.of(Element::Seed), before + 1);
}
