//! Painting: kingdoms, neighbours, blots, capitals, monsters.

use pentarchy_colour_kingdoms::Action::{Anew, Finish, Move};
use pentarchy_colour_kingdoms::Kingdom::{Bur, Kra, Lil, Sin, Zel, Zhe};
use pentarchy_colour_kingdoms::{
    Colour, Die, Kingdom, Map, Monster, Prompt, Refusal, Region, RegionSet, Spell, Symbol,
};
use pentarchy_game::{Effect, Game};

use crate::position::{Play, Position, paint, region, seat, take, tower};

/// CK-2: six kingdoms of nine regions; neighbours share a side, corners do not count.
#[test]
fn the_sheet() {
    let map = Map::house();
    for kingdom in Kingdom::ALL {
        assert_eq!(RegionSet::of_kingdom(kingdom).len(), 9);
    }
    let pairs: usize = Region::all().map(|region| map.neighbours(region).len()).sum();
    assert_eq!(pairs, 2 * 129);
    for (one, other) in [("bur-1", "kra-9"), ("lil-6", "lil-8"), ("sin-9", "zel-3"), ("lil-7", "zhe-2")] {
        assert!(!map.neighbours(region(one)).contains(region(other)), "{one} and {other} meet at a corner");
    }
    assert!(map.neighbours(region("sin-6")).contains(region("lil-4")), "neighbours across a border");
    assert_eq!((map.blots(), map.towers().len()), (10, 9));
}

/// CK-18, CK-24: three drops of blue; the hydra is tamed, the unicorn defeated.
#[test]
fn scenario_03_three_blue_drops() {
    let mut game = Position::new(2).die(Die::Blue, 3, Sin).build();
    game.does(0, take(Die::Blue, Sin));
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Paint(3));
    game.does_all(0, &[paint("sin-2"), paint("sin-6"), paint("sin-7")]);
    let score = game.own(0).score;
    let row = |kind: Monster| score.monsters[kind.index()];
    assert_eq!((row(Monster::Hydra).tamed, row(Monster::Hydra).unpainted), (1, 3));
    assert_eq!((row(Monster::Unicorn).tamed, row(Monster::Unicorn).unpainted), (0, 3));
    assert_eq!(game.may_not(0, paint("sin-8")), Refusal::NoDrop);
    game.does(0, Finish);
    assert_eq!(game.own(0).blots, 0);
}

/// CK-12, CK-18, CK-20: the kingdom is one that the die lies in, and only that; corners do not clash.
#[test]
fn scenario_05_a_die_on_a_border() {
    let mut game = Position::new(2).die_at(Die::Red, 2, (600, 430, 30)).build();
    assert_eq!(game.may_not(0, take(Die::Red, Kra)), Refusal::NotThere { die: Die::Red, kingdom: Kra });
    game.does(0, take(Die::Red, Lil));
    assert_eq!(game.may_not(0, paint("zhe-7")), Refusal::OtherKingdom(region("zhe-7")));
    game.does_all(0, &[paint("lil-6"), paint("lil-8")]);
}

/// CK-19, CK-20: neighbours of a blue region can't be blue, across a border too; nothing is painted twice.
#[test]
fn scenario_06_neighbours() {
    let mut game = Position::new(2).painted(0, "sin-6", Colour::Blue).die(Die::Blue, 3, Lil).build();
    game.does(0, take(Die::Blue, Lil));
    for name in ["lil-1", "lil-4", "lil-5"] {
        let clash = Refusal::Clash { region: region(name), neighbour: region("sin-6"), colour: Colour::Blue };
        assert_eq!(game.may_not(0, paint(name)), clash);
    }
    game.does_all(0, &[paint("lil-3"), paint("lil-8")]);
    assert_eq!(game.may_not(0, paint("lil-3")), Refusal::Painted(region("lil-3")));
    // What this turn has painted is a neighbour like any other.
    let clash = Refusal::Clash { region: region("lil-6"), neighbour: region("lil-3"), colour: Colour::Blue };
    assert_eq!(game.may_not(0, paint("lil-6")), clash);
}

/// CK-21: one drop of three is missing: one blot.
#[test]
fn scenario_07_a_missing_drop() {
    let mut game = Position::new(2).painted(0, "sin-6", Colour::Blue).die(Die::Blue, 3, Lil).build();
    game.does_all(0, &[take(Die::Blue, Lil), paint("lil-3"), paint("lil-8")]);
    assert_eq!(game.own(0).blots, 0);
    game.does(0, Finish);
    assert_eq!(game.own(0).blots, 1);
}

/// CK-21: four missing drops cost one blot too, and nothing when all blots are used.
#[test]
fn scenario_08_nothing_placed() {
    for (before, after) in [(0, 1), (10, 10)] {
        let mut game = Position::new(2).die(Die::Yellow, 4, Bur).blots(0, before).build();
        game.does_all(0, &[take(Die::Yellow, Bur), Finish]);
        assert_eq!(game.own(0).blots, after);
    }
}

/// CK-22: a capital brings its points in its own colour alone.
#[test]
fn scenario_09_capitals() {
    let mut game = Position::new(2)
        .painted(0, "bur-7", Colour::Blue)
        .painted(0, "bur-8", Colour::Yellow)
        .drop(0, Colour::Green)
        .die(Die::Blue, 2, Zhe)
        .build();
    game.does_all(0, &[take(Die::Blue, Zhe), tower("zel-5", Colour::Green), paint("zhe-5")]);
    let score = game.own(0).score;
    assert_eq!(score.kingdoms[Zel.index()].capital, 3);
    assert_eq!(score.kingdoms[Zhe.index()].capital, 0);
}

/// CK-22: basic capitals are worth 2, composite ones 3.
#[test]
fn capitals_by_colour() {
    for region in Region::all() {
        if let Symbol::Capital { colour, value } = Map::house().symbol(region) {
            assert_eq!(value, if colour.is_basic() { 2 } else { 3 }, "{region}");
        }
    }
}

/// CK-23: spells come with the region, and can be used from the next round.
#[test]
fn scenario_10_spells_from_regions() {
    let mut game = Position::new(2).round(5).die(Die::Red, 2, Sin).build();
    game.does_all(0, &[take(Die::Red, Sin), paint("sin-1")]);
    assert_eq!(game.may_not(0, Move(Kra)), Refusal::NoSpell(Spell::Move));
    game.does_all(0, &[paint("sin-9"), Finish]);
    game.does_all(1, &[take(Die::Blue, Sin), Finish]);
    assert_eq!(game.public(0).spells, [1, 0, 0, 1]);
    game.does(0, take(Die::Yellow, Sin));
    game.does(0, Move(Kra));
}

/// CK-24: any colour faces a monster, only its own tames it; each kind has its colour.
#[test]
fn monsters_by_colour() {
    let colours = |kind: Monster| {
        let mut colours: Vec<Colour> = Map::house()
            .monsters(kind)
            .iter()
            .map(|region| match Map::house().symbol(region) {
                Symbol::Monster { colour, .. } => colour,
                other => panic!("{other:?}"),
            })
            .collect();
        colours.sort_unstable();
        colours
    };
    assert_eq!(colours(Monster::Griffin), [Colour::Red; 4]);
    assert_eq!(colours(Monster::Hydra), [Colour::Blue; 4]);
    assert_eq!(colours(Monster::Unicorn), [Colour::Yellow; 4]);
    let dragons = [Colour::Green, Colour::Green, Colour::Violet, Colour::Violet, Colour::Brown, Colour::Brown];
    assert_eq!(colours(Monster::Dragon), dragons);
}

/// CK-2: a kingdom may have any colours, whatever it is called.
#[test]
fn any_colour_anywhere() {
    for die in [Die::Blue, Die::Red, Die::Yellow] {
        let mut game = Position::new(2).die(die, 2, Kra).build();
        game.does(0, take(die, Kra));
        let painted = game.options(0).iter().filter(|&&action| action != Finish).count();
        assert_eq!(painted, 9);
    }
}

/// CK-17: the turn is wiped out and begun anew, as often as one likes, until it is finished.
#[test]
fn beginning_anew() {
    let mut game = Position::new(2).spells(0, &[Spell::Move]).die(Die::Blue, 3, Sin).build();
    game.does(0, take(Die::Blue, Sin));
    assert_eq!(game.may_not(0, Anew), Refusal::NothingToWipe);
    let taken = game.clone();
    game.does_all(0, &[Move(Kra), paint("kra-2"), paint("kra-6")]);
    assert_eq!(game.does(0, Anew).0, Effect::Quiet);
    assert_eq!(game, taken);
    game.does_all(0, &[paint("sin-2"), Finish]);
    assert_eq!(game.may_not(0, Anew), Refusal::Finished);
    assert_eq!(game.may_not(0, paint("sin-6")), Refusal::Finished);
}
