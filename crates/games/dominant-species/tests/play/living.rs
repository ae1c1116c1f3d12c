//! The actions about tiles and cubes.

use pentarchy_dominant_species::{Action, Animal, Card, Decision, Element, Refusal, Section, Terrain};
use pentarchy_game::Refusal as _;

use crate::position::{Play, Position, corner, desert, eye, forest, hex, jungle, mountain, savannah, tundra, wetland};

fn cubes(tile: pentarchy_dominant_species::Hex, count: u8) -> Action {
    Action::Cubes { tile, count }
}

/// DS-13, DS-41, DS-42, DS-43, DS-44. Scenario 9: the desert freezes.
#[test]
fn scenario_9_glaciation_of_the_desert() {
    let mut game = Position::six().pawn("glaciation-1", Animal::Reptiles).execute();
    assert_eq!(game.may_not(Action::Tile(tundra())), Refusal::CannotFreeze(tundra()));
    assert_eq!(game.may_not(Action::Tile(hex(2, 0))), Refusal::CannotFreeze(hex(2, 0)));
    game.does(Action::Tile(desert()));
    let board = game.board();
    assert_eq!(game.points(Animal::Reptiles), 1);
    let left = [Animal::Reptiles, Animal::Mammals, Animal::Insects].map(|animal| game.cubes(desert(), animal));
    assert_eq!(left, [1, 1, 1]);
    assert_eq!(board.beast(Animal::Reptiles).pool, 31);
    assert_eq!(board.earth.all_elements().len(), 12);
    assert_eq!(board.earth.terrain(desert()), Some(Terrain::Tundra));
    assert_eq!(board.earth.printed(desert()), Some(Terrain::Desert));
}

/// DS-43, DS-44. Scenario 10: then the savannah; what lies between three tundras is lost.
#[test]
fn scenario_10_glaciation_of_the_savannah() {
    let mut game = Position::six().tundra(desert()).pawn("glaciation-1", Animal::Reptiles).execute();
    game.does(Action::Tile(savannah()));
    assert_eq!(game.points(Animal::Reptiles), 3);
    assert_eq!(game.board().earth.element(corner("E(0,0)")), None);
    assert_eq!(game.board().earth.element(corner("W(2,-1)")), Some(Element::Sun));
}

/// DS-41: the ice spreads from any tundra, not from the middle alone.
#[test]
fn glaciation_spreads() {
    let far = hex(2, 0);
    let position = || Position::six().tile(far, Terrain::Sea).pawn("glaciation-1", Animal::Birds);
    assert_eq!(position().execute().may_not(Action::Tile(far)), Refusal::CannotFreeze(far));
    let mut game = position().tundra(desert()).execute();
    game.does(Action::Tile(far));
    assert_eq!((game.board().earth.terrain(far), game.points(Animal::Birds)), (Some(Terrain::Tundra), 1));
}

/// DS-41: with all twelve tiles of tundra on earth nothing freezes.
#[test]
fn no_tundra_left() {
    let mut position = Position::six();
    for (tile, terrain) in [(2, 0), (1, 1), (0, 2), (-1, 2), (2, -1)].into_iter().zip([Terrain::Sea; 5]) {
        position = position.tile(hex(tile.0, tile.1), terrain).tundra(hex(tile.0, tile.1));
    }
    for tile in [wetland(), savannah(), desert(), mountain(), forest()] {
        position = position.tundra(tile);
    }
    let frozen = |position: Position| position.pawn("glaciation-1", Animal::Birds).execute().decision();
    assert_eq!(frozen(position.tundra(jungle()).tile(hex(-2, 0), Terrain::Sea)), Decision::InsectBirth);
    assert!(matches!(frozen(Position::six()), Decision::Glaciation { .. }));
}

/// DS-45, DS-96. Scenario 31: only the first eyeball counts, the others move up.
#[test]
fn scenario_31_glaciation_pawns_slide() {
    use Animal::*;
    let position = Position::six().pawn("glaciation-1", Birds).pawn("glaciation-2", Insects);
    let mut game = position.pawn("glaciation-3", Reptiles).execute();
    assert_eq!(game.decision(), Decision::Glaciation { animal: Birds });
    game.does(Action::Tile(desert()));
    assert_eq!(game.decision(), Decision::InsectBirth);
    game.finish_turn();
    let at = |number| game.board().pawns.at(eye(&format!("glaciation-{number}")));
    assert_eq!([1, 2, 3, 4].map(at), [Some(Insects), Some(Reptiles), Some(Mammals), None]);
}

/// DS-45: a pawn on the second eyeball waits even when the first is empty.
#[test]
fn the_second_eyeball_waits() {
    let mut game = Position::six().pawn("glaciation-2", Animal::Insects).execute();
    assert_eq!(game.decision(), Decision::InsectBirth);
    game.finish_turn();
    assert_eq!((game.board().turn, game.decision()), (2, Decision::Glaciation { animal: Animal::Insects }));
}

/// DS-96: nobody moves onto an eyeball that is taken.
#[test]
fn the_first_eyeball_is_taken() {
    let mut game = Position::six().pawn("glaciation-2", Animal::Insects).plays(Card::Instinct, Animal::Birds);
    game.does(Action::Eyeball(eye("glaciation-1")));
    assert_eq!((game.board().turn, game.decision()), (2, Decision::Glaciation { animal: Animal::Birds }));
    let at = |number| game.board().pawns.at(eye(&format!("glaciation-{number}")));
    assert_eq!([2, 3, 4].map(at), [Some(Animal::Insects), Some(Animal::Mammals), None]);
}

/// DS-46, DS-47. Scenario 11: as many as each tile bears.
#[test]
fn scenario_11_speciation() {
    let mut game = Position::six().pawn("speciation-4", Animal::Amphibians).execute();
    let element = Element::Water;
    assert_eq!(game.decision(), Decision::Speciation { animal: Animal::Amphibians, element });
    let other = corner("E(0,0)");
    assert_eq!(game.may_not(Action::Corner(other)), Refusal::OtherElement { corner: other, element });
    game.does(Action::Corner(corner("W(1,-1)")));
    let most =
        |tile| game.options().iter().filter(|o| matches!(o, Action::Cubes { tile: t, .. } if *t == tile)).count();
    assert_eq!([savannah(), wetland(), tundra()].map(most), [3, 4, 1]);
    assert_eq!(game.may_not(cubes(savannah(), 4)), Refusal::Count { most: 3, section: Section::Speciation });
    assert_eq!(game.may_not(cubes(desert(), 1)), Refusal::NotOpen(desert()));
    game.does(cubes(savannah(), 3));
    assert_eq!(game.may_not(cubes(savannah(), 1)), Refusal::NotOpen(savannah()));
    game.does(cubes(tundra(), 1));
    game.does(cubes(wetland(), 2));
    let now = [savannah(), wetland(), tundra()].map(|tile| game.cubes(tile, Animal::Amphibians));
    assert_eq!((now, game.board().beast(Animal::Amphibians).pool), ([4, 4, 1], 24));
    assert_eq!(game.decision(), Decision::InsectBirth);
}

/// DS-46: the icons from left to right.
#[test]
fn speciation_icons() {
    let icons = [1, 2, 3, 4, 5, 6].map(|number| {
        match Position::six().pawn(&format!("speciation-{number}"), Animal::Birds).execute().decision() {
            Decision::Speciation { element, .. } => element,
            other => panic!("{other:?}"),
        }
    });
    use Element::*;
    assert_eq!(icons, [Meat, Sun, Seed, Water, Grub, Grass]);
}

/// DS-18, DS-47: what every terrain bears, and never more than the gene pool.
#[test]
fn what_tiles_bear() {
    assert_eq!(Terrain::ALL.map(Terrain::most_born), [4, 4, 3, 3, 3, 2, 2, 1]);
    let mut game = Position::six().pool(Animal::Amphibians, 2).pawn("speciation-4", Animal::Amphibians).execute();
    game.does(Action::Corner(corner("W(1,-1)")));
    assert_eq!(game.may_not(cubes(savannah(), 3)), Refusal::Count { most: 2, section: Section::Speciation });
    game.does(cubes(savannah(), 2));
    assert_eq!(game.decision(), Decision::InsectBirth);
    let none = Position::six().pool(Animal::Amphibians, 0).pawn("speciation-4", Animal::Amphibians).execute();
    assert_eq!(none.decision(), Decision::InsectBirth);
}

/// DS-4, DS-48: the insects' cube comes after all pawns, on any tile.
#[test]
fn the_insects_cube() {
    let mut game = Position::six().pawn("speciation-4", Animal::Insects).execute();
    assert!(matches!(game.decision(), Decision::Speciation { .. }));
    game.pass();
    assert_eq!(game.decision(), Decision::InsectBirth);
    assert_eq!(game.options().len(), 7 + 1);
    assert_eq!(game.may_not(Action::Tile(hex(2, 0))), Refusal::NoTile(hex(2, 0)));
    game.does(Action::Tile(forest()));
    assert_eq!(game.cubes(forest(), Animal::Insects), 1);
    let none = Position::six().pool(Animal::Insects, 0).execute();
    assert_eq!(none.decision(), Decision::Hunt);
}

/// DS-49, DS-50, DS-51, DS-52, DS-53. Scenario 12: a tile beside mountain and desert.
#[test]
fn scenario_12_wanderlust() {
    use Animal::*;
    let mut game = Position::six()
        .boxed("wanderlust", &[Element::Sun, Element::Meat])
        .pawn("wanderlust-1", Birds)
        .pawn("wanderlust-2", Insects)
        .execute();
    game.pass_until(|decision| matches!(decision, Decision::Wanderlust { .. }));
    let terrain = game.seen().stacks[1].open;
    game.does(Action::Stack(1));
    assert_eq!(game.may_not(Action::Tile(hex(3, 0))), Refusal::NotShore(hex(3, 0)));
    assert_eq!(game.may_not(Action::Tile(desert())), Refusal::NotShore(desert()));
    game.does(Action::Tile(hex(1, 1)));
    assert_eq!(game.board().earth.terrain(hex(1, 1)), terrain);
    assert_eq!(game.may_not(Action::Element(Element::Grub)).to_string(), "there is no Grub at Wanderlust");
    game.does(Action::Element(Element::Meat));
    // The meat between mountain and desert lies on one of its six corners.
    assert_eq!(game.options().len(), 5);
    let elsewhere = corner("E(-1,-1)");
    assert_eq!(
        game.may_not(Action::Corner(elsewhere)),
        Refusal::OtherTile { corner: elsewhere, tile: hex(1, 1), section: Section::Wanderlust }
    );
    game.does(Action::Corner(corner("E(1,1)")));
    assert_eq!(game.points(Birds), 3);
    let mut movers = Vec::new();
    while let Decision::Settle { animal, .. } = game.decision() {
        movers.push(animal);
        game.pass();
    }
    assert_eq!(movers, [Mammals, Reptiles, Birds, Insects]);
    // DS-53: the stack that was used is closed until reset.
    assert_eq!(game.decision(), Decision::Wanderlust { animal: Insects });
    assert_eq!(game.seen().stacks[1].open, None);
    assert_eq!(game.may_not(Action::Stack(1)), Refusal::StackClosed(1));
    assert_eq!(game.may_not(Action::Stack(3)), Refusal::StackClosed(3));
}

/// DS-13, DS-51, DS-52: tundra beside the new tile counts, and cubes come from there.
#[test]
fn wanderlust_beside_tundra() {
    let mut game = Position::six().tundra(desert()).pawn("wanderlust-1", Animal::Birds).execute();
    game.pass_until(|decision| matches!(decision, Decision::Wanderlust { .. }));
    game.does(Action::Stack(0));
    game.does(Action::Tile(hex(2, 0)));
    assert_eq!(game.points(Animal::Birds), 1);
    assert_eq!(game.decision(), Decision::Settle { animal: Animal::Mammals, tile: hex(2, 0) });
    game.does(cubes(desert(), 1));
    assert_eq!(game.cubes(hex(2, 0), Animal::Mammals), 1);
}

/// DS-50: the element may stay; the points come all the same.
#[test]
fn no_element_with_the_tile() {
    let mut game = Position::six().boxed("wanderlust", &[Element::Sun]).pawn("wanderlust-1", Animal::Birds).execute();
    game.pass_until(|decision| matches!(decision, Decision::Wanderlust { .. }));
    game.does(Action::Stack(0));
    game.does(Action::Tile(hex(2, 0)));
    game.pass();
    assert_eq!(game.points(Animal::Birds), 1);
    assert_eq!(game.board().boxes.wanderlust.len(), 1);
    assert!(matches!(game.decision(), Decision::Settle { .. }));
}

/// DS-53, DS-99: a stack that is used up gives no tile, in later turns neither.
#[test]
fn empty_stacks() {
    // All 24 tiles lie on earth.
    let mut game = Position::six().nearly_empty_bag(6).pawn("wanderlust-1", Animal::Birds).execute();
    let used_up = |game: &pentarchy_dominant_species::DominantSpecies| {
        game.seen().stacks.iter().all(|stack| (stack.open, stack.left) == (None, 0))
    };
    assert_eq!(game.decision(), Decision::InsectBirth);
    game.pass();
    assert_eq!(game.decision(), Decision::Hunt, "nobody is asked for a tile");
    assert_eq!(game.board().beast(Animal::Birds).pawns, 1);
    game.finish_turn();
    assert!(game.board().turn == 2 && used_up(&game));
}

/// DS-52: any number, from adjacent tiles only, birds too.
#[test]
fn settling() {
    let mut game = Position::six()
        .cubes(desert(), Animal::Birds, 2)
        .cubes(tundra(), Animal::Birds, 1)
        .pawn("wanderlust-1", Animal::Insects)
        .execute();
    game.pass_until(|decision| matches!(decision, Decision::Wanderlust { .. }));
    game.does(Action::Stack(0));
    game.does(Action::Tile(hex(1, 1)));
    game.pass_until(|decision| matches!(decision, Decision::Settle { animal: Animal::Birds, .. }));
    let section = Section::Wanderlust;
    let too_far = game.may_not(cubes(tundra(), 1));
    assert_eq!(too_far, Refusal::TooFar { from: tundra(), to: hex(1, 1), section });
    let too_many = game.may_not(cubes(desert(), 3));
    assert_eq!(too_many, Refusal::Count { most: 2, section });
    game.does(cubes(desert(), 2));
    assert_eq!(game.decision(), Decision::Settle { animal: Animal::Birds, tile: hex(1, 1) });
    let nobody = game.may_not(cubes(desert(), 1));
    assert_eq!(nobody, Refusal::NoCubes { tile: desert(), section });
    assert_eq!([too_far, too_many, nobody].map(|refusal| refusal.rule().to_string()), ["DS-52"; 3]);
    game.does(cubes(mountain(), 1));
    assert_eq!(game.cubes(hex(1, 1), Animal::Birds), 3);
    assert_eq!(game.decision(), Decision::Settle { animal: Animal::Insects, tile: hex(1, 1) });
}

/// DS-54: up to the number at the eyeball, each cube once, to adjacent tiles.
#[test]
fn migration() {
    let mut game = Position::six().pawn("migration-5", Animal::Insects).execute();
    game.pass_until(|decision| matches!(decision, Decision::Migration { .. }));
    let section = Section::Migration;
    let nobody = game.may_not(Action::Tile(forest()));
    assert_eq!(nobody, Refusal::NoCubes { tile: forest(), section });
    game.does(Action::Tile(desert()));
    let (from, to) = (desert(), forest());
    let too_far = game.may_not(cubes(to, 1));
    assert_eq!(too_far, Refusal::TooFar { from, to, section });
    game.does(cubes(savannah(), 1));
    game.does(Action::Tile(savannah()));
    // Two have rested, one has come this turn.
    let too_many = game.may_not(cubes(desert(), 3));
    assert_eq!(too_many, Refusal::Count { most: 2, section });
    let rules = [nobody, too_many, too_far].map(|refusal| refusal.rule().to_string());
    assert_eq!(rules, ["DS-54", "DS-54", "DS-55"]);
    game.does(cubes(wetland(), 2));
    assert_eq!(game.cubes(savannah(), Animal::Insects), 1);
    assert_eq!(game.cubes(wetland(), Animal::Insects), 3);
    assert_eq!(game.decision(), Decision::Hunt);
}

/// DS-54: not more than the eyeball shows, though more live there.
#[test]
fn no_more_than_the_eyeball_shows() {
    let mut game = Position::six().cubes(savannah(), Animal::Insects, 5).pawn("migration-6", Animal::Insects).execute();
    game.pass_until(|decision| matches!(decision, Decision::Migration { .. }));
    game.does(Action::Tile(savannah()));
    let section = Section::Migration;
    assert_eq!(game.may_not(cubes(wetland(), 3)), Refusal::Count { most: 2, section });
    game.does(cubes(wetland(), 1));
    game.does(Action::Tile(savannah()));
    assert_eq!(game.may_not(cubes(desert(), 2)), Refusal::Count { most: 1, section });
    game.does(cubes(desert(), 1));
    assert_eq!((game.cubes(savannah(), Animal::Insects), game.decision()), (3, Decision::Hunt));
}

/// DS-54: all that the eyeball shows may go together.
#[test]
fn seven_together() {
    let mut game = Position::six().cubes(savannah(), Animal::Insects, 8).pawn("migration-1", Animal::Insects).execute();
    game.pass_until(|decision| matches!(decision, Decision::Migration { .. }));
    game.does(Action::Tile(savannah()));
    game.does(cubes(desert(), 7));
    assert_eq!((game.cubes(desert(), Animal::Insects), game.decision()), (8, Decision::Hunt));
}

/// DS-54: the numbers from left to right.
#[test]
fn migration_icons() {
    let icons = [1, 2, 3, 4, 5, 6].map(|number| {
        let mut game = Position::six().pawn(&format!("migration-{number}"), Animal::Birds).execute();
        game.pass_until(|decision| matches!(decision, Decision::Migration { .. }));
        match game.decision() {
            Decision::Migration { left, .. } => left,
            other => panic!("{other:?}"),
        }
    });
    assert_eq!(icons, [7, 6, 5, 4, 3, 2]);
}

/// DS-4, DS-55. Scenario 33: birds fly over a tile, not over a free hex; nobody else does.
#[test]
fn scenario_33_birds_fly_two_tiles() {
    let mut game = Position::six().pawn("migration-1", Animal::Birds).execute();
    game.pass_until(|decision| matches!(decision, Decision::Migration { .. }));
    game.does(Action::Tile(mountain()));
    let (from, to) = (mountain(), mountain());
    assert_eq!(
        game.may_not(cubes(to, 1)),
        Refusal::TooFar { from, to, section: Section::Migration },
        "out and back is no move"
    );
    game.does(cubes(wetland(), 1));
    assert_eq!(game.cubes(wetland(), Animal::Birds), 1);

    // Two far tiles with a free hex between them: (2,-1) and (2,1) over (2,0).
    let apart = Position::six()
        .tile(hex(2, -1), Terrain::Sea)
        .tile(hex(1, 1), Terrain::Sea)
        .tile(hex(2, 1), Terrain::Sea)
        .cubes(hex(2, 1), Animal::Birds, 1);
    let mut game = apart.pawn("migration-1", Animal::Birds).execute();
    game.pass_until(|decision| matches!(decision, Decision::Migration { .. }));
    game.does(Action::Tile(hex(2, 1)));
    let (from, to) = (hex(2, 1), hex(2, -1));
    assert_eq!(game.may_not(cubes(to, 1)), Refusal::TooFar { from, to, section: Section::Migration });

    let mut mammals = Position::six().pawn("migration-1", Animal::Mammals).execute();
    mammals.pass_until(|decision| matches!(decision, Decision::Migration { .. }));
    mammals.does(Action::Tile(mountain()));
    let (from, to) = (mountain(), wetland());
    assert_eq!(mammals.may_not(cubes(to, 1)), Refusal::TooFar { from, to, section: Section::Migration });
}

/// DS-56, DS-57. Scenario 13: one forest and one tundra.
#[test]
fn scenario_13_competition() {
    let mut game = Position::six()
        .tile(hex(-2, 1), Terrain::Forest)
        .tile(hex(2, 0), Terrain::Sea)
        .cubes(desert(), Animal::Reptiles, 0)
        .cubes(forest(), Animal::Reptiles, 1)
        .cubes(hex(-2, 1), Animal::Reptiles, 1)
        .cubes(hex(-2, 1), Animal::Birds, 1)
        .cubes(hex(2, 0), Animal::Reptiles, 1)
        .cubes(hex(2, 0), Animal::Birds, 1)
        .cubes(tundra(), Animal::Reptiles, 1)
        .cubes(tundra(), Animal::Insects, 1)
        .pawn("competition-3", Animal::Reptiles)
        .execute();
    game.pass_until(|decision| matches!(decision, Decision::Competition { .. }));
    let at = |tile, animal| Action::Cube { tile, animal };
    assert_eq!(game.may_not(at(hex(2, 0), Animal::Birds)), Refusal::TerrainNotListed(hex(2, 0)));
    let nobody = Refusal::NoRival { tile: desert(), animal: Animal::Mammals };
    assert_eq!(game.may_not(at(desert(), Animal::Mammals)), nobody);
    let own = Refusal::NoRival { tile: forest(), animal: Animal::Reptiles };
    assert_eq!(game.may_not(at(forest(), Animal::Reptiles)), own);
    game.does(at(forest(), Animal::Mammals));
    assert_eq!(game.may_not(at(hex(-2, 1), Animal::Birds)), Refusal::TerrainNotListed(hex(-2, 1)));
    game.does(at(tundra(), Animal::Insects));
    // Nothing is left to eliminate, so the turn has gone on.
    assert!(!matches!(game.decision(), Decision::Competition { .. }));
    assert_eq!(game.board().beast(Animal::Mammals).eliminated, 1);
    assert_eq!(game.board().beast(Animal::Insects).eliminated, 1);
}

/// DS-56: the terrains from left to right, tundra with each.
#[test]
fn competition_icons() {
    use Terrain::*;
    let icons = [
        [Jungle, Wetland],
        [Wetland, Desert],
        [Desert, Forest],
        [Forest, Savannah],
        [Savannah, Mountain],
        [Mountain, Sea],
        [Sea, Jungle],
    ];
    for (icon, number) in icons.into_iter().zip(1..) {
        // Amphibians with a rival on every terrain.
        let mut position = Position::six().tile(hex(2, 0), Sea);
        for tile in [tundra(), wetland(), savannah(), desert(), mountain(), forest(), jungle(), hex(2, 0)] {
            position = position.cubes(tile, Animal::Amphibians, 1).cubes(tile, Animal::Mammals, 1);
        }
        let mut game = position.pawn(&format!("competition-{number}"), Animal::Amphibians).execute();
        game.pass_until(|decision| matches!(decision, Decision::Competition { .. }));
        match game.decision() {
            Decision::Competition { left, .. } => {
                assert_eq!(left, icon.into_iter().chain([Tundra]).collect());
            }
            other => panic!("{other:?}"),
        }
    }
}

/// DS-4, DS-57, DS-58: the arachnids come first, once, where both live.
#[test]
fn the_arachnids_hunt() {
    let mut game = Position::six().pawn("competition-1", Animal::Amphibians).execute();
    game.pass_until(|decision| *decision == Decision::Hunt);
    let (tile, animal) = (forest(), Animal::Reptiles);
    assert_eq!(game.may_not(Action::Cube { tile, animal }), Refusal::NoRival { tile, animal });
    let far = Action::Cube { tile: mountain(), animal: Animal::Birds };
    assert_eq!(game.may_not(far), Refusal::NoRival { tile: mountain(), animal: Animal::Birds });
    game.does(Action::Cube { tile: forest(), animal: Animal::Birds });
    assert_eq!(game.cubes(forest(), Animal::Birds), 1);
    assert_eq!(game.decision().animal(), Some(Animal::Amphibians));
}
