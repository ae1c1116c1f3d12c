//! Extinction, Survival, and the table made ready for the next turn.

use pentarchy_dominant_species::{Action, Animal, Card, Cause, Decision, Discs, Element, Refusal};
use pentarchy_game::Effect;

use crate::position::{Play, Position, desert, eye, jungle, savannah, tundra, wetland};

/// DS-92: endangered cubes die, others don't.
#[test]
fn extinction() {
    let mut game = Position::six().cubes(jungle(), Animal::Insects, 3).no_element("W(2,-1)").execute();
    game.finish_turn();
    assert_eq!(game.cubes(jungle(), Animal::Insects), 0);
    assert_eq!(game.cubes(savannah(), Animal::Reptiles), 0);
    assert_eq!(game.cubes(desert(), Animal::Reptiles), 2);
    assert_eq!(game.board().beast(Animal::Insects).eliminated, 3);
}

/// DS-4, DS-93. Scenario 27: exactly one mammal survives, by choice.
#[test]
fn scenario_27_the_mammals_save_one() {
    let position =
        || Position::six().cubes(wetland(), Animal::Mammals, 2).cubes(jungle(), Animal::Mammals, 2).execute();
    let mut game = position();
    game.finish_turn();
    assert_eq!(game.decision(), Decision::Save);
    assert_eq!(game.may_not(Action::Tile(desert())), Refusal::NotEndangered(desert()));
    assert_eq!(game.may_not(Action::Pass), Refusal::NoAnswer);
    game.does(Action::Tile(jungle()));
    assert_eq!((game.cubes(wetland(), Animal::Mammals), game.cubes(jungle(), Animal::Mammals)), (0, 1));
    assert_eq!(game.board().beast(Animal::Mammals).eliminated, 3);
}

/// DS-25, DS-93: on one tile alone there is nothing to choose.
#[test]
fn one_tile_in_danger() {
    let mut game = Position::six().cubes(wetland(), Animal::Mammals, 3).execute();
    game.finish_turn();
    assert_eq!(game.board().turn, 2);
    assert_eq!(game.cubes(wetland(), Animal::Mammals), 1);
}

/// DS-94. Scenario 28: with equal numbers nobody has the Survival card.
#[test]
fn scenario_28_survival_is_for_one_alone() {
    use Animal::*;
    let tied = || Position::six().cubes(tundra(), Reptiles, 3).cubes(tundra(), Insects, 3).cubes(tundra(), Birds, 1);
    let mut game = tied().execute();
    assert_eq!(game.board().survivor(), None);
    game.finish_turn();
    assert!(game.board().ledger.awards.is_empty());
    let mut game = tied().cubes(tundra(), Reptiles, 4).tundra(desert()).execute();
    assert_eq!(game.board().survivor(), Some(Reptiles));
    game.finish_turn();
    let award = game.board().ledger.awards[0];
    assert_eq!((award.animal, award.cause, award.points), (Reptiles, Cause::Survival, 3));
}

/// DS-94: Extinction comes first.
#[test]
fn the_dead_do_not_survive() {
    use Animal::*;
    let mut game =
        Position::six().no_element("W(1,0)").cubes(tundra(), Reptiles, 9).cubes(tundra(), Birds, 1).execute();
    assert_eq!(game.board().survivor(), Some(Reptiles));
    game.finish_turn();
    assert_eq!(game.board().ledger.awards[0].animal, Birds);
}

/// DS-95: up to five cards again, as far as the deck goes.
#[test]
fn new_cards() {
    let open = [Card::Aquatic, Card::Biomass, Card::Blight];
    let deck = [Card::IceAge, Card::Disease, Card::Fertile, Card::Habitat];
    let mut game = Position::six().deck(&open, &deck).execute();
    game.finish_turn();
    let expected = [Card::Aquatic, Card::Biomass, Card::Blight, Card::Habitat, Card::Fertile];
    assert_eq!(game.board().cards[..], expected);
    assert_eq!(game.seen().deck, 2);
    let mut game = Position::six().deck(&[Card::IceAge], &[]).execute();
    game.finish_turn();
    assert_eq!(game.board().cards[..], [Card::IceAge]);
}

/// DS-97, DS-98: discs move down the display, and twelve new ones come.
#[test]
fn discs_move_down() {
    let mut game = Position::six()
        .boxed("adaptation", &[Element::Sun, Element::Sun])
        .boxed("regression", &[Element::Grub])
        .boxed("abundance", &[Element::Meat, Element::Seed])
        .boxed("wasteland", &[Element::Grass])
        .boxed("depletion", &[Element::Water])
        .boxed("wanderlust", &[Element::Seed])
        .execute();
    game.finish_turn();
    let boxes = game.board().boxes;
    assert_eq!(boxes.regression, Discs::from_iter([Element::Sun, Element::Sun]));
    assert_eq!(boxes.wasteland, Discs::from_iter([Element::Meat, Element::Seed]));
    assert_eq!(boxes.depletion, Discs::from_iter([Element::Grass]));
    assert_eq!([boxes.adaptation, boxes.abundance, boxes.wanderlust].map(|discs| discs.len()), [4, 4, 4]);
}

/// DS-98: a bag with too few discs fills Adaptation first, then Abundance.
#[test]
fn the_bag_runs_short() {
    // Twenty discs of each type: 24 on animals at most, the rest on earth would need more corners than there are at
    // the start, so tiles are laid first.
    let mut game = Position::six().nearly_empty_bag(6).execute();
    assert_eq!(game.board().bag.len(), 6);
    game.finish_turn();
    let boxes = game.board().boxes;
    assert_eq!([boxes.adaptation, boxes.abundance, boxes.wanderlust].map(|discs| discs.len()), [4, 2, 0]);
}

/// DS-99: closed stacks are opened.
#[test]
fn stacks_are_opened() {
    let mut game = Position::six().pawn("wanderlust-1", Animal::Birds).execute();
    game.pass_until(|decision| matches!(decision, Decision::Wanderlust { .. }));
    game.does(Action::Stack(2));
    game.does(Action::Tile(crate::position::hex(2, 0)));
    assert_eq!(game.seen().stacks[2].open, None);
    game.pass_until(|decision| *decision == Decision::Hunt);
    let (effect, _) = game.does(Action::Pass);
    assert_eq!(effect, Effect::Revealed);
    assert!(game.seen().stacks[2].open.is_some());
    assert_eq!(game.seen().stacks[2].left, 7);
    assert_eq!(game.board().pawns.at(eye("glaciation-3")), Some(Animal::Mammals));
}
