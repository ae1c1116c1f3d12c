//! Two or three players with all six animals.

use pentarchy_dominant_species::{Action, Animal, Card, Decision, Refusal};
use pentarchy_game::{Game, Seats};

use crate::position::{Play, Position, desert, mountain, seat, start};

/// DS-104: three animals each, or two; each has three pawns and 35 cubes.
#[test]
fn all_six_play() {
    for (seats, each) in [(2, 3), (3, 2)] {
        let board = start(seats, &[("animals", "all")], 5).board();
        assert_eq!(board.playing().len(), 6);
        for number in 0..seats {
            let own = board.animals.iter().filter(|beast| beast.owner == Some(seat(number))).count();
            assert_eq!(own, each);
        }
        assert!(board.animals.iter().all(|beast| (beast.pawns, beast.pool) == (3, 30)));
    }
    let request = pentarchy_game::SetupRequest {
        seats: 4,
        options: [("animals".to_owned(), pentarchy_game::OptionValue::parse("all"))].into(),
    };
    use pentarchy_dominant_species::DominantSpecies;
    assert!(DominantSpecies::DESCRIPTION.setup(&request).is_err());
}

/// DS-5, DS-104: where players choose, they take turns, an animal at a time, until all six have a player.
#[test]
fn all_six_chosen() {
    use Animal::*;
    for (seats, chosen) in [(2, [0, 1, 0, 1, 0, 1]), (3, [0, 1, 2, 0, 1, 2])] {
        let mut game = start(seats, &[("animals", "all"), ("assignment", "chosen")], 5);
        let order = [Birds, Insects, Mammals, Arachnids, Reptiles];
        for (animal, number) in order.into_iter().zip(chosen) {
            assert_eq!(game.awaiting(), Seats::only(seat(number)));
            game.does(Action::Animal(animal));
        }
        // The last one is nobody's choice (DS-25).
        assert_eq!(game.decision(), Decision::Place { animal: Insects });
        let owners = [Birds, Insects, Mammals, Arachnids, Reptiles, Amphibians].map(|a| game.board().beast(a).owner);
        assert_eq!(owners, chosen.map(|number| Some(seat(number))));
    }
}

/// DS-26, DS-104: animals place in the order of initiative, each for its player.
#[test]
fn animals_take_turns() {
    let mut game = Position::two_with_three().build();
    let mut seats = Vec::new();
    for _ in 0..6 {
        seats.push(game.awaiting());
        let first = game.options()[7];
        game.does(first);
    }
    // Insects, arachnids, amphibians, birds, reptiles, mammals.
    assert_eq!(seats, [1, 0, 1, 0, 1, 0].map(|number| Seats::only(seat(number))));
}

/// DS-105: one's other animals are opponents.
#[test]
fn own_animals_are_opponents() {
    let mut game = Position::two_with_three().pawn("competition-5", Animal::Mammals).execute();
    game.pass_until(|decision| matches!(decision, Decision::Competition { .. }));
    // Mammals and birds belong to the same player.
    game.does(Action::Cube { tile: mountain(), animal: Animal::Birds });
    assert_eq!(game.board().beast(Animal::Birds).eliminated, 1);

    let mut game = Position::two_with_three().plays(Card::Evolution, Animal::Mammals);
    let own = Action::Cube { tile: desert(), animal: Animal::Mammals };
    assert_eq!(game.may_not(own), Refusal::Card(Card::Evolution));
    game.does(Action::Cube { tile: mountain(), animal: Animal::Birds });
    assert_eq!(game.cubes(mountain(), Animal::Mammals), 3);
}

/// DS-106. Scenario 30: the lowest animal counts, 75 beats 70.
#[test]
fn scenario_30_the_lowest_animal_counts() {
    use Animal::*;
    let points = [(Mammals, 70), (Birds, 145), (Arachnids, 160), (Reptiles, 75), (Amphibians, 85), (Insects, 95)];
    let mut position = Position::two_with_three().empty_earth().turn(30);
    for (animal, points) in points {
        position = position.points(animal, points);
    }
    let mut game = position.execute();
    game.finish_turn();
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.total(seat(0)), outcome.total(seat(1))), (70, 75));
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat(1)]);
    let standings = game.standings().unwrap();
    assert_eq!(standings.0[1].tie_break.as_ref().unwrap().about, ["reptiles"]);
    let others = standings.0[0].lines.iter().filter(|line| line.cause == "not-counted");
    assert_eq!(others.flat_map(|line| line.about.clone()).collect::<Vec<_>>(), ["birds", "arachnids"]);
}

/// DS-106: of one's own animals with equally few points the higher in the food chain counts.
#[test]
fn equal_animals_of_one_player() {
    use Animal::*;
    let points = [(Mammals, 90), (Birds, 70), (Arachnids, 70), (Reptiles, 99), (Amphibians, 70), (Insects, 95)];
    let mut position = Position::two_with_three().empty_earth().turn(30);
    for (animal, points) in points {
        position = position.points(animal, points);
    }
    let mut game = position.execute();
    game.finish_turn();
    let standings = game.standings().unwrap();
    assert_eq!(standings.0[0].tie_break.as_ref().unwrap().about, ["birds"]);
    assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [seat(0)], "birds before amphibians");
}

/// DS-106: equal results go by the food chain of those that count.
#[test]
fn equal_lowest_animals() {
    use Animal::*;
    let points = [(Mammals, 90), (Birds, 70), (Arachnids, 80), (Reptiles, 99), (Amphibians, 70), (Insects, 95)];
    let mut position = Position::two_with_three().empty_earth().turn(30);
    for (animal, points) in points {
        position = position.points(animal, points);
    }
    let mut game = position.execute();
    game.finish_turn();
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.total(seat(0)), outcome.total(seat(1))), (70, 70));
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat(0)], "birds before amphibians");
}
