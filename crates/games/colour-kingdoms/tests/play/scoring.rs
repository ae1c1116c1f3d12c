//! The count.

use pentarchy_colour_kingdoms::Kingdom::{Kra, Lil, Sin, Zhe};
use pentarchy_colour_kingdoms::{Colour, Monster, Place, Row};
use pentarchy_game::Game;

use crate::position::{Play, Position, seat};

use Colour::{Blue, Brown, Green, Red, Violet, Yellow};

/// CK-42: the rulebook's example: second, a capital of another colour, four colours.
#[test]
fn scenario_26_a_kingdom() {
    let colours = [Blue, Yellow, Red, Blue, Red, Blue, Yellow, Violet, Yellow];
    let mut position = Position::new(2).filled(1, Lil, Green, &[]);
    for (number, colour) in colours.into_iter().enumerate() {
        position = position.painted(0, &format!("lil-{}", number + 1), colour);
    }
    let game =
        position.circled(1, Row::Kingdom(Lil), Place::First).circled(0, Row::Kingdom(Lil), Place::Second).build();
    let row = game.own(0).score.kingdoms[Lil.index()];
    assert_eq!((row.speed, row.capital, row.diversity, row.total()), (2, 0, 4, 6));
}

/// CK-43: the rulebook's example of the monsters' rows.
#[test]
fn scenario_27_monsters() {
    let game = Position::new(2)
        .painted(0, "bur-3", Brown)
        .painted(0, "sin-4", Brown)
        .painted(0, "kra-7", Green)
        .painted(0, "lil-7", Violet)
        .painted(0, "zel-1", Red)
        .all_painted(0, &["bur-4", "kra-6", "lil-6"], Red)
        .painted(0, "zhe-7", Blue)
        .circled(0, Row::Monster(Monster::Griffin), Place::First)
        .painted(0, "bur-9", Yellow)
        .painted(0, "sin-6", Red)
        .all_painted(0, &["kra-2", "lil-1", "sin-2"], Blue)
        .painted(0, "zel-6", Yellow)
        .build();
    let score = game.own(0).score;
    let total = |kind: Monster| score.monsters[kind.index()].total();
    assert_eq!(total(Monster::Dragon), 7);
    assert_eq!(total(Monster::Griffin), 6);
    assert_eq!(total(Monster::Unicorn), -1);
    assert_eq!(total(Monster::Hydra), 3);
    assert_eq!(Monster::ALL.map(total).iter().sum::<i32>(), 15);
}

/// CK-42: colours count in a kingdom that isn't whole.
#[test]
fn scenario_28_diversity() {
    let game = Position::new(2).all_painted(0, &["kra-1", "kra-3"], Blue).painted(0, "kra-9", Green).build();
    assert_eq!(game.own(0).score.kingdoms[Kra.index()].diversity, 2);
}

/// CK-45: of equal totals the smaller loss wins; equal in both is a shared victory.
#[test]
fn scenario_29_ties() {
    // A blot more and a colour more: the same total, one point more lost.
    let game = Position::new(2).painted(1, "sin-7", Blue).blots(1, 1).over().build();
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.total(seat(0)), outcome.total(seat(1)));
    assert_eq!((outcome.place(seat(0)), outcome.place(seat(1))), (1, 2));
    let losses: Vec<i32> = game.standings().unwrap().0.iter().map(|s| s.tie_break.as_ref().unwrap().points).collect();
    assert_eq!(losses, [18, 19]);

    let game = Position::new(2).painted(1, "sin-7", Blue).painted(0, "sin-7", Red).over().build();
    assert_eq!(game.outcome().unwrap().winners().count(), 2);
}

/// CK-4, CK-44: the most points win; the total is kingdoms, monsters and three kingdoms, less the blots.
#[test]
fn the_total() {
    let mut position = Position::new(2).blots(0, 3).blots(1, 10);
    for kingdom in [Sin, Lil, Zhe] {
        position = position.filled(0, kingdom, Blue, &[]).circled(0, Row::Kingdom(kingdom), Place::First);
    }
    let game = position.circled(0, Row::ThreeKingdoms, Place::First).over().build();
    let score = game.own(0).score;
    let kingdoms: i32 = score.kingdoms.iter().map(|row| row.total()).sum();
    let monsters: i32 = score.monsters.iter().map(|row| row.total()).sum();
    // Three whole blue kingdoms and the blue capital; two of four hydras tamed; 18 monsters less those painted.
    assert_eq!((kingdoms, monsters), (3 * (4 + 1) + 2, 2 - 9));
    assert_eq!(score.total, kingdoms + monsters + 3 - 3);
    assert_eq!(game.own(1).score.total, -18 - 10);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat(0)]);
    assert_eq!((outcome.total(seat(0)), outcome.total(seat(1))), (10, -28));
}

/// CK-34: drops that are left bring nothing.
#[test]
fn drops_that_are_left() {
    let position = || Position::new(2).painted(0, "bur-7", Blue).painted(0, "bur-8", Yellow);
    let without = position().build().own(0).score;
    assert_eq!(position().drop(0, Green).build().own(0).score, without);
}
