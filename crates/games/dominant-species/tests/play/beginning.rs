//! Before the first turn.

use pentarchy_dominant_species::{Action, Animal, Assignment, Card, Decision, Element, Refusal};
use pentarchy_game::{Game, Seats};

use crate::position::{
    Play, Position, choose, desert, eye, forest, home, jungle, mountain, savannah, seat, start, wetland,
};

/// DS-2, DS-6, DS-7, DS-8, DS-11, DS-12. Scenario 1: the start with six.
#[test]
fn scenario_1_the_start_with_six() {
    let game = start(6, &[], 4);
    let board = game.board();
    for animal in Animal::ALL {
        let beast = board.beast(animal);
        assert_eq!((beast.pool, beast.pawns, beast.points), (30, 3, 0));
        assert_eq!(board.dominates(animal), 1);
        assert_eq!(board.dominant(home(animal)), Some(animal));
        assert_eq!(game.cubes(home(animal), animal), 2);
        assert_eq!(board.earth.population_of(animal), 4);
    }
    use Animal::*;
    assert_eq!(board.initiative[..], [Insects, Arachnids, Amphibians, Birds, Reptiles, Mammals]);
    assert_eq!(board.bag.len(), 96);
    assert_eq!(
        [board.boxes.adaptation, board.boxes.abundance, board.boxes.wanderlust].map(|discs| discs.len()),
        [4; 3]
    );
    assert_eq!([board.boxes.regression, board.boxes.wasteland, board.boxes.depletion].map(|discs| discs.len()), [0; 3]);
    assert!(Element::ALL.iter().all(|&element| board.earth.elements(element).len() == 2));
}

/// DS-6: pawns and cubes by the number of animals.
#[test]
fn equipment() {
    for (seats, pawns, pool) in [(2, 7, 50), (3, 6, 45), (4, 5, 40), (5, 4, 35), (6, 3, 30)] {
        let board = start(seats, &[], 2).board();
        assert_eq!(board.playing().len(), usize::from(seats));
        for animal in board.playing().iter() {
            assert_eq!((board.beast(animal).pawns, board.beast(animal).pool), (pawns, pool));
        }
    }
}

/// DS-5, DS-12: by lot everybody gets an animal, not always the same; those that nobody leads are not there.
#[test]
fn dealt_animals() {
    let mut first = Vec::new();
    for seed in 0..40 {
        let game = start(3, &[], seed);
        let board = game.board();
        assert_eq!(game.seen().rules.assignment, Assignment::Dealt);
        let owned = |number| board.animals.iter().position(|beast| beast.owner == Some(seat(number)));
        first.push(owned(0).unwrap());
        assert!((0..3).all(|number| owned(number).is_some()));
        for animal in Animal::ALL.into_iter().filter(|&animal| !board.playing().contains(animal)) {
            assert!(board.earth.lands(animal).is_empty());
            assert_eq!(board.beast(animal).pool, 0);
        }
    }
    first.sort_unstable();
    first.dedup();
    assert_eq!(first.len(), 6);
}

/// DS-5: by the option players choose in turn; nobody gets what is taken.
#[test]
fn chosen_animals() {
    let mut game = start(3, &[("assignment", "chosen")], 1);
    assert_eq!(game.awaiting(), Seats::only(seat(0)));
    game.does(Action::Animal(Animal::Birds));
    assert_eq!(game.awaiting(), Seats::only(seat(1)));
    assert_eq!(game.may_not(Action::Animal(Animal::Birds)), Refusal::Taken(Animal::Birds));
    game.does(Action::Animal(Animal::Insects));
    game.does(Action::Animal(Animal::Mammals));
    let board = game.board();
    assert_eq!(board.beast(Animal::Insects).owner, Some(seat(1)));
    assert_eq!(board.initiative[..], [Animal::Insects, Animal::Birds, Animal::Mammals]);
    assert_eq!(game.decision(), Decision::Place { animal: Animal::Insects });
}

/// DS-5, DS-25: with six players the last animal is nobody's choice.
#[test]
fn the_last_animal() {
    use Animal::*;
    let game = choose(6, &[], &[Insects, Arachnids, Amphibians, Birds, Reptiles]);
    assert_eq!(game.board().beast(Mammals).owner, Some(seat(5)));
}

/// DS-10: five cards lie open, the Ice Age comes last.
#[test]
fn cards() {
    for seed in 0..20 {
        let seen = start(2, &[], seed).seen();
        assert_eq!((seen.board.cards.len(), seen.deck), (5, 21));
        assert!(!seen.board.cards.contains(&Card::IceAge));
    }
}

/// DS-12: two cubes on the first home and one on each of two others, for everybody.
#[test]
fn the_first_cubes() {
    use Animal::*;
    let board = start(6, &[], 1).board();
    let homes = [
        (Mammals, [mountain(), desert(), forest()]),
        (Reptiles, [desert(), savannah(), mountain()]),
        (Birds, [forest(), mountain(), jungle()]),
        (Amphibians, [wetland(), jungle(), savannah()]),
        (Arachnids, [jungle(), wetland(), forest()]),
        (Insects, [savannah(), wetland(), desert()]),
    ];
    for (animal, homes) in homes {
        assert_eq!(homes.map(|tile| board.earth.cubes(tile, animal)), [2, 1, 1], "{animal}");
        assert_eq!(board.earth.population_of(animal), 4);
    }
}

/// DS-9, DS-10: cards and tiles are shuffled.
#[test]
fn nothing_lies_in_order() {
    let open = |seed| {
        let seen = start(2, &[], seed).seen();
        (seen.board.cards.to_vec(), seen.stacks.map(|stack| stack.open))
    };
    let (cards, tiles): (Vec<_>, Vec<_>) = (0..10).map(open).unzip();
    assert!(cards.iter().any(|other| *other != cards[0]));
    assert!(tiles.iter().any(|other| *other != tiles[0]));
}

/// DS-11: discs come from the bag by chance, each type as often as any other.
#[test]
fn every_type_is_as_likely() {
    let mut drawn = [0; 6];
    for seed in 0..60 {
        let boxes = start(2, &[], seed).board().boxes;
        for (element, count) in Element::ALL.into_iter().zip(&mut drawn) {
            *count +=
                [boxes.adaptation, boxes.abundance, boxes.wanderlust].map(|discs| discs.of(element)).iter().sum::<u8>();
        }
    }
    // 720 discs, 120 of each type on the mean.
    assert!(drawn.iter().all(|count| (80..160).contains(count)), "{drawn:?}");
}

/// DS-9: every place of every stack is as likely to be sea, or jungle, as any other.
#[test]
fn fair_stacks() {
    let mut seas = [[0; 8]; 3];
    let mut jungles = [[0; 8]; 3];
    for seed in 0..600 {
        let json = serde_json::to_value(start(2, &[], seed)).unwrap();
        for (stack, place) in (0..3).flat_map(|stack| (0..8).map(move |place| (stack, place))) {
            let tile = &json["hidden"]["stacks"][stack]["tiles"][place];
            seas[stack][place] += i32::from(tile == "sea");
            jungles[stack][place] += i32::from(tile == "jungle");
        }
    }
    // Six of 24 tiles are sea, three are jungle: 150 and 75 of 600 on the mean.
    assert!(seas.iter().flatten().all(|count| (110..190).contains(count)), "{seas:?}");
    assert!(jungles.iter().flatten().all(|count| (43..107).contains(count)), "{jungles:?}");
}

/// DS-4: the icons of animals that are not in the game do nothing.
#[test]
fn absent_animals() {
    let two = Position::with(&[Animal::Mammals, Animal::Reptiles]);
    let mut game = two.hand(Animal::Mammals, 1).hand(Animal::Reptiles, 1).build();
    game.does(Action::Eyeball(eye("regression-1")));
    game.does(Action::Eyeball(eye("regression-2")));
    // Neither the insects' cube nor the arachnids' elimination: the turn runs through.
    assert_eq!(game.decision(), Decision::Place { animal: Animal::Reptiles });
    assert_eq!(game.board().turn, 2);
    let mut six = Position::six().execute();
    assert_eq!(six.decision(), Decision::InsectBirth);
    six.pass();
    assert_eq!(six.decision(), Decision::Hunt);
}
