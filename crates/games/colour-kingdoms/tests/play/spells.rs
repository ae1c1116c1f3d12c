//! The four spells.

use pentarchy_colour_kingdoms::Action::{Finish, Mix, Move, Spread};
use pentarchy_colour_kingdoms::Kingdom::{Bur, Kra, Lil, Sin, Zel, Zhe};
use pentarchy_colour_kingdoms::{Action, Colour, Die, Drop, Monster, Prompt, Refusal, Spell};
use pentarchy_game::Game;

use crate::position::{Play, Position, mixed, paint, paint_matching, region, seat, take};

/// CK-26, CK-31: one spell for each drop, however many neighbours match; the tower gives their colour.
#[test]
fn scenario_14_a_spell_for_each_drop() {
    let mut game = Position::new(2)
        .all_painted(0, &["sin-1", "sin-7", "sin-9"], Colour::Red)
        .painted(0, "bur-6", Colour::Green)
        .spells(0, &[Spell::Match, Spell::Match])
        .die(Die::Red, 2, Sin)
        .build();
    game.does(0, take(Die::Red, Sin));
    assert!(matches!(game.may_not(0, paint("sin-4")), Refusal::Clash { .. }));
    game.does(0, paint_matching("sin-4"));
    assert_eq!(game.own(0).spells, [0, 1, 0, 0]);
    game.does(0, paint_matching("sin-5"));
    assert_eq!(game.own(0).spells, [0; 4]);
    game.does(0, Finish);
    game.does_all(1, &[take(Die::Blue, Sin), Finish]);
    assert_eq!(game.public(0).drops, [0, 1, 0, 0, 0, 0]);
}

/// CK-31: the spell is refused where it isn't needed, and where there is none.
#[test]
fn matching_only_where_needed() {
    let position = || Position::new(2).painted(0, "sin-2", Colour::Blue);
    let mut game = position().spells(0, &[Spell::Match]).build();
    game.does(0, take(Die::Blue, Sin));
    assert_eq!(game.may_not(0, paint_matching("sin-7")), Refusal::NoNeed(region("sin-7")));
    let mut game = position().build();
    game.does(0, take(Die::Blue, Sin));
    assert_eq!(game.may_not(0, paint_matching("sin-1")), Refusal::NoSpell(Spell::Match));
}

/// CK-29, CK-30, CK-31, CK-32, CK-33: the rulebook's own example, with all four spells in one turn.
#[test]
fn scenario_15_all_spells_together() {
    let mut game = Position::new(2)
        .painted(0, "sin-2", Colour::Blue)
        .painted(0, "bur-1", Colour::Yellow)
        .spells(0, &[Spell::Move, Spell::Match, Spell::Spread, Spell::Spread, Spell::Mix])
        .die(Die::Blue, 4, Kra)
        .build();
    game.does_all(
        0,
        &[
            take(Die::Blue, Kra),
            Move(Sin),
            paint_matching("sin-5"),
            Spread(Zel),
            Spread(Lil),
            paint("lil-1"),
            Mix(Colour::Green),
            mixed("zel-1", Colour::Green),
            Finish,
        ],
    );
    let own = game.own(0);
    assert_eq!((own.blots, own.spells), (0, [0; 4]));
    assert_eq!(own.score.kingdoms[Sin.index()].capital, 2);
    assert_eq!(own.score.monsters[Monster::Hydra.index()].tamed, 2);
    assert_eq!(own.score.monsters[Monster::Dragon.index()].tamed, 2);
}

/// CK-30: before anything else on the die, to another kingdom; what was painted at home stays at home.
#[test]
fn moving_all_drops() {
    let position = || {
        Position::new(2)
            .painted(0, "bur-8", Colour::Red)
            .spells(0, &[Spell::Move, Spell::Move, Spell::Spread, Spell::Mix])
            .die(Die::Blue, 4, Kra)
    };
    let mut game = position().build();
    game.does(0, take(Die::Blue, Kra));
    assert_eq!(game.may_not(0, Move(Kra)), Refusal::SameKingdom(Kra));
    game.does(0, Move(Sin));
    assert_eq!(game.may_not(0, paint("kra-2")), Refusal::OtherKingdom(region("kra-2")));
    game.does_all(0, &[Move(Zhe), paint("zhe-2")]);
    assert_eq!(game.may_not(0, Move(Sin)), Refusal::NoSpell(Spell::Move));
    for first in [paint("kra-2"), Spread(Lil), Mix(Colour::Green)] {
        let mut game = position().build();
        game.does_all(0, &[take(Die::Blue, Kra), first]);
        assert_eq!(game.may_not(0, Move(Sin)), Refusal::TooLate);
    }
}

/// CK-32: neighbours of the die's kingdom alone, no chaining, each once.
#[test]
fn scenario_17_spreading() {
    let mut game = Position::new(2)
        .painted(0, "bur-1", Colour::Yellow)
        .spells(0, &[Spell::Spread, Spell::Spread])
        .die(Die::Blue, 4, Sin)
        .build();
    game.does(0, take(Die::Blue, Sin));
    assert_eq!(game.may_not(0, Spread(Zhe)), Refusal::NotNeighbour(Zhe));
    game.does(0, Spread(Lil));
    assert_eq!(game.may_not(0, Spread(Zhe)), Refusal::NotNeighbour(Zhe));
    assert_eq!(game.may_not(0, Spread(Lil)), Refusal::SpreadAlready(Lil));
    // All drops may go to neighbours, none where they came from.
    game.does_all(0, &[paint("lil-1"), paint("lil-6"), paint("lil-8"), Spread(Zel), paint("zel-6"), Finish]);
    assert_eq!(game.own(0).blots, 0);
}

/// CK-32: with no drop left there is nothing to spread.
#[test]
fn spreading_nothing() {
    let mut game = Position::new(2).spells(0, &[Spell::Spread]).die(Die::Blue, 2, Sin).build();
    game.does_all(0, &[take(Die::Blue, Sin), paint("sin-2"), paint("sin-7")]);
    assert_eq!(game.may_not(0, Spread(Zel)), Refusal::NothingToSpread);
}

/// CK-33: a 3 can be mixed once, a 4 twice; the drops obey kingdom and neighbours.
#[test]
fn scenario_18_mixing_twice() {
    let position = |face| {
        Position::new(2).painted(0, "sin-9", Colour::Yellow).spells(0, &[Spell::Mix, Spell::Mix]).die(
            Die::Red,
            face,
            Kra,
        )
    };
    let mut game = position(3).build();
    game.does_all(0, &[take(Die::Red, Kra), Mix(Colour::Green)]);
    assert_eq!(game.may_not(0, Mix(Colour::Green)), Refusal::TooFewDrops(1));

    let mut game = position(4).build();
    game.does(0, take(Die::Red, Kra));
    assert_eq!(game.may_not(0, Mix(Colour::Blue)), Refusal::MixComposite(Colour::Blue));
    assert_eq!(game.may_not(0, mixed("kra-7", Colour::Green)), Refusal::NotMixed(Colour::Green));
    game.does(0, Mix(Colour::Green));
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Paint(3));
    game.does(0, Mix(Colour::Violet));
    assert_eq!(game.may_not(0, mixed("bur-3", Colour::Green)), Refusal::OtherKingdom(region("bur-3")));
    game.does(0, mixed("kra-7", Colour::Green));
    game.does_all(0, &[mixed("kra-1", Colour::Violet), Finish]);
    assert_eq!(game.own(0).blots, 0);
}

/// CK-31, CK-33: a mixed drop obeys the neighbour rule, and the second spell helps it too.
#[test]
fn a_matching_mixed_drop() {
    let mut game = Position::new(2)
        .painted(0, "kra-4", Colour::Green)
        .spells(0, &[Spell::Match, Spell::Mix])
        .die(Die::Red, 2, Kra)
        .build();
    game.does_all(0, &[take(Die::Red, Kra), Mix(Colour::Green)]);
    let clash = Refusal::Clash { region: region("kra-7"), neighbour: region("kra-4"), colour: Colour::Green };
    assert_eq!(game.may_not(0, mixed("kra-7", Colour::Green)), clash);
    let drop = Drop::Mixed(Colour::Green);
    game.does_all(0, &[Action::Paint { region: region("kra-7"), drop, matching: true }, Finish]);
    assert_eq!((game.own(0).blots, game.own(0).spells), (0, [0; 4]));
    assert_eq!(game.own(0).score.monsters[Monster::Dragon.index()].tamed, 2);
}

/// CK-21, CK-33: a mixed drop that isn't placed is missing.
#[test]
fn scenario_19_a_mixed_drop_missing() {
    let mut game = Position::new(2).spells(0, &[Spell::Mix]).die(Die::Red, 2, Bur).build();
    game.does_all(0, &[take(Die::Red, Bur), Mix(Colour::Brown), Finish]);
    assert_eq!(game.own(0).blots, 1);
}

/// CK-29, CK-34: spells that one does not have can't be cast; those that are left bring nothing.
#[test]
fn spells_are_used_up() {
    let mut game = Position::new(2).build();
    game.does(0, take(Die::Blue, Sin));
    for (cast, spell) in [(Move(Kra), Spell::Move), (Spread(Lil), Spell::Spread), (Mix(Colour::Green), Spell::Mix)] {
        assert_eq!(game.may_not(0, cast), Refusal::NoSpell(spell));
    }
    let without = Position::new(2).build().own(0).score.total;
    let with = Position::new(2).spells(0, &Spell::ALL).build().own(0).score.total;
    assert_eq!(with, without);
}
