//! Planning and executing.

use pentarchy_dominant_species::{Action, Animal, Decision, Element, Event, Refusal, Section};
use pentarchy_game::{Actor, Effect, Game, Refusal as _, Seats};

use crate::position::{Play, Position, eye, seat, start};

/// DS-1, DS-23: a turn is planned, carried out and reset; then comes the next.
#[test]
fn a_whole_turn() {
    let mut game = Position::six().build();
    for eyeball in ["abundance-1", "abundance-2", "depletion-1", "wasteland-1", "regression-1", "regression-2"] {
        game.does(Action::Eyeball(eye(eyeball)));
    }
    for _ in 0..12 {
        let free = game.options()[5];
        game.does(free);
    }
    assert!(!matches!(game.decision(), Decision::Place { .. }));
    game.finish_turn();
    assert_eq!(game.board().turn, 2);
    assert_eq!(game.decision(), Decision::Place { animal: Animal::Insects });
}

/// DS-24: others are not asked, and an answer fits its question.
#[test]
fn only_whoever_is_asked() {
    let game = Position::six().build();
    assert_eq!(game.awaiting(), Seats::only(seat(5)));
    let place = Action::Eyeball(eye("depletion-1"));
    for actor in [Actor::Seat(seat(0)), Actor::Seat(seat(7)), Actor::House] {
        let refusal = Game::apply(&mut game.clone(), actor, &place, &mut ()).unwrap_err();
        assert_eq!(refusal, Refusal::NotAsked(actor));
        assert_eq!(refusal.rule().to_string(), "DS-24");
    }
    assert_eq!(game.may_not(Action::Advance), Refusal::NoAnswer);
}

/// DS-26: one pawn at a time in the order of initiative, round after round, on vacant eyeballs; placing is a duty.
#[test]
fn planning() {
    use Animal::*;
    let mut game = Position::six().hand(Arachnids, 1).hand(Birds, 0).hand(Mammals, 1).build();
    let mut order = Vec::new();
    for eyeball in ["abundance-1", "abundance-2", "migration-1", "migration-2", "migration-3", "migration-4"] {
        order.extend(game.decision().animal());
        game.does(Action::Eyeball(eye(eyeball)));
    }
    assert_eq!(order, [Insects, Arachnids, Amphibians, Reptiles, Mammals, Insects]);
    assert_eq!(game.may_not(Action::Eyeball(eye("abundance-1"))), Refusal::Occupied(eye("abundance-1")));
    assert_eq!(game.may_not(Action::Pass), Refusal::NoAnswer);
    assert_eq!(game.options().len(), 41 - 6);
    assert_eq!(game.decision().animal(), Some(Amphibians));
}

/// DS-26: an eyeball beside an empty box can be taken; the pawn comes back.
#[test]
fn an_empty_box() {
    for eyeball in ["wasteland-1", "depletion-1", "regression-1", "adaptation-1", "abundance-1"] {
        let game = Position::six().pawn(eyeball, Animal::Birds).execute();
        assert_eq!(game.board().beast(Animal::Birds).pawns, 1, "{eyeball}");
        assert_eq!(game.decision(), Decision::InsectBirth);
    }
}

/// DS-26: when all eyeballs are taken, the pawns that are left stay in hand.
#[test]
fn a_full_display() {
    let mut position = Position::six();
    for (index, eyeball) in pentarchy_dominant_species::Eyeball::ALL.into_iter().enumerate() {
        if !["migration-5", "migration-6"].contains(&eyeball.to_string().as_str()) {
            position = position.pawn(&eyeball.to_string(), Animal::ALL[index % 6]);
        }
    }
    let mut game = position.build();
    game.does(Action::Eyeball(eye("migration-5")));
    // The last eyeball is nobody's choice any more (DS-25), and planning is over.
    assert_eq!(game.decision(), Decision::Initiative { animal: Animal::Mammals });
    assert_eq!(game.options(), [Action::Advance, Action::Pass]);
}

/// DS-27: from top to bottom, left to right; every pawn goes back to its owner.
#[test]
fn the_order_of_actions() {
    use Animal::*;
    let mut game = Position::six()
        .boxed("adaptation", &[Element::Sun, Element::Meat])
        .pawn("domination-1", Mammals)
        .pawn("migration-2", Reptiles)
        .pawn("migration-1", Birds)
        .pawn("adaptation-2", Insects)
        .pawn("adaptation-1", Mammals)
        .execute();
    let mut seen = Vec::new();
    while !matches!(game.decision(), Decision::Place { .. }) {
        let decision = game.decision();
        seen.push((decision.section(), decision.animal().unwrap()));
        assert_eq!(
            game.seen().executing.map(|eye| eye.section()),
            match decision {
                Decision::InsectBirth | Decision::Hunt => None,
                _ => decision.section(),
            }
        );
        game.pass();
    }
    let expected = [
        (Section::Adaptation, Mammals),
        (Section::Adaptation, Insects),
        (Section::Speciation, Insects),
        (Section::Migration, Birds),
        (Section::Migration, Reptiles),
        (Section::Competition, Arachnids),
        (Section::Domination, Mammals),
    ];
    assert_eq!(seen, expected.map(|(section, animal)| (Some(section), animal)));
    assert_eq!([Mammals, Reptiles, Birds, Insects].map(|animal| game.board().beast(animal).pawns), [2, 1, 1, 1]);
}

/// DS-28: whatever is declined changes nothing but the pawn.
#[test]
fn declining() {
    let mut game = Position::six().pawn("domination-1", Animal::Birds).pawn("speciation-1", Animal::Birds).execute();
    let (before, _) = (game.board(), game.pass());
    game.finish_turn();
    let after = game.board();
    assert_eq!((&after.earth, &after.ledger), (&before.earth, &before.ledger));
    assert_eq!(after.beast(Animal::Birds).pawns, 2);
}

/// DS-25: what has one answer only is not asked, and told all the same.
#[test]
fn one_answer() {
    // No grass on earth: Speciation has nothing to offer.
    let game = Position::six().no_element("E(0,0)").no_element("E(0,-1)").pawn("speciation-6", Animal::Birds);
    let mut game = game.hand(Animal::Insects, 1).hand(Animal::Arachnids, 0).hand(Animal::Amphibians, 0);
    game = game.hand(Animal::Birds, 0).hand(Animal::Reptiles, 0).hand(Animal::Mammals, 0);
    let mut game = game.build();
    let (effect, events) = game.does(Action::Eyeball(eye("glaciation-4")));
    assert_eq!(effect, Effect::Quiet);
    let passed = Event::Passed { animal: Animal::Birds, section: Some(Section::Speciation) };
    assert!(events.contains(&passed));
    assert_eq!(game.decision(), Decision::InsectBirth);
}

/// DS-29. Instinct puts a pawn where it waits for the next turn: see also the card.
#[test]
fn too_late_for_this_turn() {
    let mut game = Position::six().plays(pentarchy_dominant_species::Card::Instinct, Animal::Birds);
    game.does(Action::Eyeball(eye("migration-1")));
    assert_eq!(game.board().turn, 2);
    assert_eq!(game.board().pawns.at(eye("migration-1")), Some(Animal::Birds));
}

/// What is drawn for a turn does not depend on what was decided before, unless that changed the bag.
#[test]
fn the_same_deals() {
    let discs = |section: &str| {
        let mut game = start(2, &[], 11);
        for number in (1..=6).chain(1..=8) {
            let name = if number < 7 { format!("{section}-{number}") } else { format!("glaciation-{}", number - 6) };
            let wanted = Action::Eyeball(eye(&name));
            let options = game.options();
            game.does(if options.contains(&wanted) { wanted } else { options[options.len() - 1] });
        }
        game.finish_turn();
        assert_eq!(game.board().turn, 2);
        (game.board().boxes, game.board().cards.to_vec())
    };
    assert_eq!(discs("migration"), discs("competition"));
}
