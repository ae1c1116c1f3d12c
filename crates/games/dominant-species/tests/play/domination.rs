//! Domination: tiles are scored, and whoever dominates them takes a card.

use pentarchy_dominant_species::{Action, Animal, Card, Cause, Decision, Element, Refusal};

use crate::position::{Play, Position, desert, forest, hex, tundra, wetland};

/// DS-59, DS-60, DS-62. Scenario 14: ties by the food chain; the dominant animal takes the card, whoever's pawn it was.
#[test]
fn scenario_14_domination() {
    use Animal::*;
    let mut game = Position::six()
        .cubes(wetland(), Arachnids, 0)
        .cubes(wetland(), Insects, 0)
        .cubes(wetland(), Amphibians, 4)
        .cubes(wetland(), Reptiles, 2)
        .cubes(wetland(), Birds, 2)
        .no_element("W(1,-1)")
        .no_element("W(0,-1)")
        .element("W(0,-1)", Element::Sun)
        .cards(&[Card::Nocturnal, Card::Omnivore])
        .pawn("domination-1", Birds)
        .execute();
    game.pass_to_domination();
    game.does(Action::Tile(wetland()));
    assert_eq!([Amphibians, Reptiles, Birds].map(|animal| game.points(animal)), [8, 4, 2]);
    assert_eq!(game.decision(), Decision::TakeCard { animal: Reptiles, tile: wetland() });
    assert_eq!(game.may_not(Action::Card(Card::Biomass)), Refusal::NotOnOffer(Card::Biomass));
    assert_eq!(game.may_not(Action::Pass), Refusal::NoAnswer);
    game.does(Action::Card(Card::Omnivore));
    assert_eq!(game.board().beast(Reptiles).pawns, 1);
}

/// DS-60, DS-62. Scenario 15: the wetland and the desert of the start.
#[test]
fn scenario_15_the_tiles_of_the_start() {
    use Animal::*;
    let dominated = |tile| {
        let mut game =
            Position::six().cards(&[Card::Nocturnal, Card::Omnivore]).pawn("domination-1", Mammals).execute();
        game.pass_to_domination();
        game.does(Action::Tile(tile));
        game
    };
    let wet = dominated(wetland());
    assert_eq!([Amphibians, Arachnids, Insects].map(|animal| wet.points(animal)), [8, 4, 2]);
    assert_eq!(wet.decision(), Decision::TakeCard { animal: Amphibians, tile: wetland() });
    let dry = dominated(desert());
    assert_eq!([Reptiles, Mammals, Insects].map(|animal| dry.points(animal)), [4, 2, 0]);
}

/// DS-13, DS-60: a frozen tile gives its first a point, whatever it was.
#[test]
fn a_frozen_tile() {
    use Animal::*;
    let position = Position::six().tundra(wetland()).cards(&[]);
    let mut game = position.pawn("domination-1", Mammals).pawn("domination-2", Mammals).execute();
    game.pass_to_domination();
    game.does(Action::Tile(wetland()));
    assert_eq!([Amphibians, Arachnids, Insects].map(|animal| game.points(animal)), [1, 0, 0]);
}

/// DS-59: every tile once a turn, and next turn again; only tiles are chosen.
#[test]
fn once_a_turn() {
    let mut game = Position::six()
        .cards(&[])
        .field("/hidden/deck", serde_json::json!(["ice-age"]))
        .pawn("domination-1", Animal::Birds)
        .pawn("domination-2", Animal::Birds)
        .execute();
    game.pass_to_domination();
    assert_eq!(game.may_not(Action::Tile(hex(2, 0))), Refusal::NoTile(hex(2, 0)));
    game.does(Action::Tile(forest()));
    assert_eq!(game.may_not(Action::Tile(forest())), Refusal::ScoredAlready(forest()));
    game.finish_turn();
    assert!(game.board().dominated.is_empty());
}

/// DS-61, DS-62: an empty tile gives nothing; neither does a tile that nobody dominates give a card.
#[test]
fn an_empty_tile() {
    let mut game = Position::six().pawn("domination-1", Animal::Birds).pawn("domination-2", Animal::Birds).execute();
    game.pass_to_domination();
    let before = game.board().cards;
    game.does(Action::Tile(tundra()));
    assert!(Animal::ALL.iter().all(|&animal| game.points(animal) == 0));
    assert!(matches!(game.decision(), Decision::Domination { .. }));
    assert_eq!(game.board().cards, before);
}

/// DS-62: with no card open the dominant animal takes none.
#[test]
fn no_card_open() {
    let mut game = Position::six().cards(&[]).pawn("domination-1", Animal::Birds).execute();
    game.pass_to_domination();
    game.does(Action::Tile(forest()));
    assert_eq!(game.points(Animal::Birds), 5);
    assert!(game.board().ledger.awards.iter().all(|award| !matches!(award.cause, Cause::Card(_))));
    assert_eq!(game.board().turn, 2);
}
