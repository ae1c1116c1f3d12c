//! What the decrees take, by tables of examples and in play.

use pentarchy_animal_kingdoms::Decree::*;
use pentarchy_animal_kingdoms::Realm::{Eight, Five, Four, Seven, Six};
use pentarchy_animal_kingdoms::{
    Action, Arrow, Beast, Card, CardSet, Decree, Looks, Mark, Ranks, Realm, Refusal, Shown,
};
use pentarchy_game::Refusal as _;

use crate::position::{Play, Position, card, cards, play, play_pair, seat, set};

/// For each decree: the cards that it looks at, cards that it takes then, and cards that it does not.
const EXAMPLES: &[(Decree, &str, &str, &str)] = &[
    (U01, "", "bee 1, owl 2, wolf 3", "bee 4, owl 5, wolf 8"),
    (U02, "", "bee 4, owl 5", "bee 3, owl 6, wolf 1"),
    (U03, "", "bee 6, owl 7, frog 8", "wolf 5, bee 1"),
    (U04, "", "bee 2, owl 4, frog 6, wolf 8", "bee 1, owl 3, frog 5, wolf 7"),
    (U05, "", "bee 1, owl 3, frog 5, wolf 7", "bee 2, owl 4, frog 6, wolf 8"),
    (U06, "", "wolf 1, wolf 8, frog 1, frog 8", "owl 1, okapi 8, lizard 4, tiger 2, bee 3, red panda 6"),
    (U07, "", "lizard 1, lizard 8, tiger 1, tiger 8", "owl 1, okapi 8, wolf 4, frog 2, bee 3, red panda 6"),
    (U08, "", "bee 1, bee 8, okapi 1, okapi 8", "owl 1, lizard 8, wolf 4, frog 2, tiger 3, red panda 6"),
    (U09, "", "owl 1, owl 8, red panda 1, red panda 8", "okapi 1, lizard 8, wolf 4, frog 2, tiger 3, bee 6"),
    (U10, "", "bee 1, owl 8, wolf 4", ""),
    (U11, "wolf 4, lizard 2, owl 1", "bee 3, wolf 5, owl 6, bee 7, bee 8", "bee 1, bee 2, bee 4, wolf 2"),
    (U12, "wolf 4, lizard 2, owl 1", "bee 4, tiger 2, frog 1", "wolf 8, lizard 7, owl 5"),
    (U13, "tiger 5", "bee 4, tiger 6", "tiger 5, bee 5, bee 3, bee 7"),
    (U13, "tiger 1", "bee 2", "bee 1, bee 8, bee 3"),
    (U13, "tiger 8", "bee 7", "bee 8, bee 1, bee 6"),
    (U14, "red panda 4", "red panda 1, red panda 8, bee 4, wolf 4", "bee 3, wolf 5, tiger 1"),
    (U15, "bee 4", "bee 1, owl 3, wolf 7", "owl 4, bee 2, bee 8"),
    (U15, "bee 3", "bee 2, owl 4, wolf 8", "owl 3, bee 1, bee 7"),
    (U16, "", "bee 1, wolf 1", "bee 2, bee 8"),
    (U16, "bee 1", "wolf 2, bee 2", "wolf 1, wolf 3, bee 8"),
    (U16, "bee 8", "", "wolf 1, wolf 7, owl 8, owl 2"),
    (U17, "", "bee 8, wolf 8", "bee 7, bee 1"),
    (U17, "bee 8", "wolf 7, bee 7", "wolf 8, wolf 6, bee 1"),
    (U17, "bee 1", "", "wolf 8, wolf 1, owl 2"),
    (U18, "bee 4", "wolf 5, owl 3, tiger 8", "bee 5, wolf 4"),
    (U19, "bee 4", "wolf 5, bee 8", "wolf 4, bee 1, owl 3"),
    (U19, "bee 5", "wolf 4, bee 1", "wolf 5, bee 8, owl 6"),
    (U20, "red panda 4", "red panda 1, wolf 4", "tiger 5, wolf 3"),
    (U20, "red panda 4, owl 7", "red panda 7, owl 4, wolf 7, owl 1", "tiger 5, wolf 3"),
    (U21, "red panda 4, owl 7", "wolf 4, bee 7, owl 4", "red panda 3, owl 8, wolf 1"),
    (U22, "red panda 4, owl 7", "red panda 1, owl 8, owl 4", "wolf 4, bee 7, tiger 1"),
    (U23, "tiger 7, owl 3", "bee 7, wolf 8, tiger 8", "bee 6, owl 3, owl 1"),
    (U23, "owl 3", "bee 3, wolf 8", "bee 2, owl 1"),
    (U24, "tiger 7, owl 3", "bee 1, bee 2, owl 3, wolf 3", "bee 4, tiger 7, owl 8"),
    (U24, "tiger 7", "bee 7, wolf 1", "bee 8"),
    (U25, "tiger 7, owl 3", "bee 1, wolf 8", "tiger 1, owl 8, bee 7, wolf 3"),
    (U26, "tiger 7, owl 3", "bee 6, bee 8, bee 2, bee 4, owl 4", "bee 7, bee 3, bee 5, bee 1"),
    (U27, "lizard 6", "bee 6, wolf 6", "lizard 5, lizard 7, bee 1"),
    (U27, "lizard 6, bee 2, owl 2, wolf 8", "tiger 6, tiger 2, tiger 8", "lizard 5, owl 1, wolf 7"),
    (U28, "lizard 6, bee 2, owl 2, wolf 8", "lizard 1, bee 8, owl 8, wolf 1", "tiger 6, frog 2, okapi 8"),
    (U29, "lizard 6, bee 2, owl 2, wolf 8", "lizard 5, owl 1, wolf 7", "tiger 6, tiger 2, tiger 8"),
    (U30, "lizard 6, bee 2, owl 2, wolf 8", "tiger 6, frog 2, okapi 8", "lizard 1, bee 8, owl 8, wolf 1"),
];

/// AK-19, AK-20, AK-21, AK-22, AK-25: every decree by its examples.
#[test]
fn examples_of_every_decree() {
    for decree in Decree::ALL {
        assert!(EXAMPLES.iter().any(|(example, ..)| *example == decree), "{decree} has no example");
    }
    for &(decree, looked_at, fitting, others) in EXAMPLES {
        let takes = decree.takes(set(looked_at));
        for card in cards(fitting) {
            assert!(takes.contains(card), "{decree} looking at {looked_at:?} must take {card}");
        }
        for card in cards(others) {
            assert!(!takes.contains(card), "{decree} looking at {looked_at:?} must not take {card}");
        }
    }
}

/// AK-23, scenario 10: where there is nothing to look at, any card will do; but U16 and U17 fix the first card too.
#[test]
fn nothing_to_look_at() {
    for decree in Decree::ALL {
        let expected = match decree {
            U16 => CardSet::of_ranks(Ranks::only(1)),
            U17 => CardSet::of_ranks(Ranks::only(8)),
            _ if decree.arrow() == Arrow::None => continue,
            _ => CardSet::ALL,
        };
        assert_eq!(decree.takes(CardSet::EMPTY), expected, "{decree}");
    }
}

/// AK-25: thirty decrees, each with its texts, its arrow and its mark.
#[test]
fn the_list_of_decrees() {
    let count = |arrow: Arrow| Decree::ALL.iter().filter(|decree| decree.arrow() == arrow).count();
    assert_eq!([Arrow::None, Arrow::Down, Arrow::Single, Arrow::Double].map(count), [10, 9, 7, 4]);
    let from_the_rulebook: Vec<_> = Decree::ALL.into_iter().filter(|decree| decree.mark() == Mark::S).collect();
    assert_eq!(from_the_rulebook, [U03, U10, U11, U13, U14, U20, U23, U24, U27]);
    let ours: Vec<_> = Decree::ALL.into_iter().filter(|decree| decree.mark() == Mark::R).collect();
    assert_eq!(ours, [U08, U09, U18, U19, U22, U25, U26, U28]);
    let (english, russian) = (include_str!("../../rules/en.md"), include_str!("../../rules/ru.md"));
    for decree in Decree::ALL {
        let arrow = match decree.arrow() {
            Arrow::None => "",
            Arrow::Down => " ↓",
            Arrow::Single => " ↔",
            Arrow::Double => " ⇔",
        };
        for (rules, text) in [(english, decree.english()), (russian, decree.russian())] {
            let line = format!("- {}{arrow}: {text}.\n", decree.id());
            assert!(rules.contains(&line), "the rules don't have the line {line:?}");
        }
    }
}

/// The cards that seat 0 may play into a realm, whatever it holds.
fn taken(position: &Position, realm: Realm) -> CardSet {
    Card::all().filter(|&tried| would_take(position, realm, tried)).collect()
}

fn would_take(position: &Position, realm: Realm, tried: Card) -> bool {
    let below = position.clone().build().seen();
    if below.realms.iter().any(|realm| realm.played.contains(&tried)) {
        return false;
    }
    let game = position.clone().hand(0, &tried.to_string()).turn(0).build();
    game.options(0).contains(&Action::Play { card: tried, realm })
}

fn of_ranks(ranks: &[u8]) -> CardSet {
    ranks.iter().fold(CardSet::EMPTY, |all, &rank| all | CardSet::of_ranks(Ranks::only(rank)))
}

/// AK-19: U03 in an empty realm.
#[test]
fn scenario_01() {
    let game = Position::new(2, &[]).decree(Six, U03).hand(0, "bee 6, frog 8, wolf 5").turn(0).build();
    assert!(game.options(0).contains(&play("bee 6", Six)));
    assert!(game.options(0).contains(&play("frog 8", Six)));
    let refusal = game.may_not(0, play("wolf 5", Six));
    let expected = Refusal::Decree { realm: Six, decree: U03, card: card("wolf 5"), looked_at: Vec::new() };
    assert_eq!(refusal, expected);
    assert_eq!(refusal.rule().number, 19);
}

/// AK-20: U11 looks at all cards of its realm, not just at the last.
#[test]
fn scenario_02() {
    let position = Position::new(2, &[]).decree(Six, U11).played(Six, "wolf 4, lizard 2, owl 1");
    assert_eq!(taken(&position, Six), of_ranks(&[3, 5, 6, 7, 8]));
    let game = position.hand(0, "bee 4").turn(0).build();
    let Refusal::Decree { looked_at, .. } = game.may_not(0, play("bee 4", Six)) else { panic!("another reason") };
    assert_eq!(looked_at.iter().map(|shown| shown.card).collect::<Vec<_>>(), cards("wolf 4, lizard 2, owl 1"));
}

/// AK-21: U20 with one empty neighbour.
#[test]
fn scenario_03() {
    let position = Position::new(2, &[]).decree(Six, U20).played(Five, "red panda 4").played(Eight, "tiger 5");
    let expected = set("red panda 4").same_rank() | set("red panda 4").same_type();
    assert_eq!(taken(&position, Six), expected - set("red panda 4"));
    assert!(matches!(
        position.hand(0, "tiger 6").turn(0).build().may_not(0, play("tiger 6", Six)),
        Refusal::Decree { decree: U20, .. }
    ));
}

/// AK-22: U27 looks at every other realm.
#[test]
fn scenario_04() {
    let position = Position::new(2, &[]).decree(Five, U27).played(Eight, "lizard 6");
    assert_eq!(taken(&position, Five), of_ranks(&[6]) - set("lizard 6"));
}

/// AK-22: the last card of its own realm is none of the others.
#[test]
fn the_own_last_card_is_no_other() {
    let shows = |decree| Position::new(2, &[]).decree(Five, decree).played(Five, "wolf 3").played(Eight, "lizard 6");
    let lying = set("wolf 3, lizard 6");
    assert_eq!(taken(&shows(U27), Five), of_ranks(&[6]) - lying);
    assert_eq!(taken(&shows(U28), Five), CardSet::of_beast(Beast::Lizard) - lying);
    assert_eq!(taken(&shows(U29), Five), CardSet::ALL - of_ranks(&[6]) - lying);
    assert_eq!(taken(&shows(U30), Five), CardSet::ALL - CardSet::of_beast(Beast::Lizard) - lying);
}

/// AK-20: U13 after a 5.
#[test]
fn scenario_05() {
    let position = Position::new(2, &[]).decree(Six, U13).played(Six, "bee 1, tiger 5");
    assert_eq!(taken(&position, Six), of_ranks(&[4, 6]));
}

/// AK-21: U24, and what its refusal tells: the neighbours show 7 and 3, so the rank must be 3 or less.
#[test]
fn scenario_06() {
    let position = Position::new(2, &[]).decree(Four, U24).played(Eight, "tiger 7").played(Five, "owl 3");
    assert_eq!(taken(&position, Four), of_ranks(&[1, 2, 3]) - set("owl 3"));
    let refusal = position.hand(0, "bee 5").turn(0).build().may_not(0, play("bee 5", Four));
    let looked_at = vec![Shown { realm: Eight, card: card("tiger 7") }, Shown { realm: Five, card: card("owl 3") }];
    assert_eq!(refusal, Refusal::Decree { realm: Four, decree: U24, card: card("bee 5"), looked_at });
    assert_eq!(refusal.rule().number, 21);
    assert_eq!(
        refusal.to_string(),
        "decree U24 of the realm of 4 does not take bee 5: a card may be played there if its rank is no higher than the \
         lowest of the neighbouring realms' last cards; the neighbours show tiger 7 and owl 3"
    );
}

/// AK-21: U23 with the same neighbours.
#[test]
fn scenario_07() {
    let position = Position::new(2, &[]).decree(Four, U23).played(Eight, "tiger 7").played(Five, "owl 3");
    assert_eq!(taken(&position, Four), of_ranks(&[7, 8]) - set("tiger 7"));
}

/// AK-20: U14.
#[test]
fn scenario_08() {
    let position = Position::new(2, &[]).decree(Seven, U14).played(Seven, "owl 8, red panda 4");
    let expected = set("red panda 4").same_rank() | set("red panda 4").same_type();
    assert_eq!(taken(&position, Seven), expected - set("red panda 4"));
}

/// AK-24: U10 takes two cards of one type or one rank, keeps one of them, and two are drawn.
#[test]
fn scenario_09() {
    let position = Position::new(2, &[]).decree(Six, U10).hand(0, "bee 2, bee 7, tiger 5, owl 1");
    let mut game = position.top("wolf 8, frog 8").turn(0).build();
    let pairs: Vec<_> = game.options(0).into_iter().filter(|way| matches!(way, Action::PlayPair { .. })).collect();
    assert_eq!(pairs, [play_pair("bee 2", "bee 7", Six), play_pair("bee 7", "bee 2", Six)]);
    let no_pair = game.may_not(0, play_pair("tiger 5", "owl 1", Six));
    assert!(matches!(no_pair, Refusal::NoPair { realm: Six, decree: U10, .. }));
    assert_eq!(no_pair.rule().number, 24);
    assert!(matches!(game.may_not(0, play_pair("bee 2", "bee 2", Six)), Refusal::NoPair { .. }));
    assert!(matches!(game.may_not(0, play("bee 2", Six)), Refusal::PairNeeded { decree: U10, .. }));
    assert!(matches!(game.may_not(0, play_pair("bee 2", "bee 7", Four)), Refusal::NoPairHere { realm: Four, .. }));

    game.does(0, play_pair("bee 7", "bee 2", Six));
    let six = &game.seen().realms[2];
    assert_eq!((six.played.clone(), six.ordinary.clone()), (cards("bee 7"), vec![1, 0]));
    assert_eq!(game.seen().discard, set("bee 2"));
    assert_eq!(game.hand_of(0), set("tiger 5, owl 1, wolf 8, frog 8"));
}

/// AK-24, AK-16, AK-17: a pair takes a capital like a single card: one stays, two are drawn, and the player is out. Both
/// cards must be the player's own.
#[test]
fn a_pair_takes_a_capital() {
    let position =
        Position::new(2, &[]).decree(Four, U10).tokens(Four, &[1, 2]).hand(0, "bee 2, wolf 3, tiger 5, owl 5");
    let mut game = position.hand(1, "bee 7").top("okapi 1, okapi 2").turn(0).build();
    assert_eq!(game.may_not(0, play_pair("bee 2", "bee 7", Four)), Refusal::NotInHand(card("bee 7")));
    assert_eq!(game.may_not(0, play_pair("bee 7", "bee 2", Four)), Refusal::NotInHand(card("bee 7")));
    game.does(0, play_pair("owl 5", "tiger 5", Four));
    let four = &game.seen().realms[0];
    assert_eq!((four.capital, four.played.last()), (Some(seat(0)), Some(&card("owl 5"))));
    assert_eq!((game.seen().discard, game.seen().players[0].retreated), (set("tiger 5"), Some(1)));
    assert_eq!(game.hand_of(0), set("bee 2, wolf 3, okapi 1, okapi 2"));
}

/// AK-24: a pair of one rank will do as well.
#[test]
fn a_pair_of_one_rank() {
    let position = Position::new(2, &[]).decree(Six, U10).hand(0, "bee 2, wolf 3, tiger 5, owl 5");
    let mut game = position.turn(0).build();
    game.does(0, play_pair("owl 5", "tiger 5", Six));
    assert_eq!(game.seen().realms[2].played, cards("owl 5"));
}

/// AK-21, AK-23: with both neighbours empty any card will do.
#[test]
fn scenario_10() {
    for decree in [U20, U21, U22] {
        let position = Position::new(2, &[]).decree(Six, decree).played(Eight, "lizard 6").played(Four, "bee 1");
        assert_eq!(taken(&position, Six), CardSet::ALL - set("lizard 6, bee 1"), "{decree}");
    }
}

/// AK-23: that nothing in the hand fits does not free anybody from the decree.
#[test]
fn an_unfitting_hand_does_not_help() {
    let position = Position::new(2, &[]).decree(Four, U01).hand(0, "bee 5, owl 6, wolf 7, frog 8").turn(0);
    let game = position.build();
    for name in ["bee 5", "owl 6", "wolf 7", "frog 8"] {
        assert!(matches!(game.may_not(0, play(name, Four)), Refusal::Decree { decree: U01, .. }));
    }
}

/// AK-20, AK-22: the view shows at what each decree looks and what it takes.
#[test]
fn the_view_explains_the_decrees() {
    let position = Position::new(2, &[]).decree(Four, U29).decree(Eight, U13);
    let game = position.played(Five, "owl 3").played(Eight, "bee 2, tiger 7").turn(0).build();
    let view = game.seen();
    let (four, eight) = (&view.realms[0], &view.realms[4]);
    assert_eq!(U29.looks(), Looks::Others);
    assert_eq!(four.looked_at.iter().map(|shown| shown.realm).collect::<Vec<_>>(), [Five, Eight]);
    assert_eq!(four.takes(), CardSet::ALL - of_ranks(&[3, 7]));
    assert_eq!(eight.looked_at, [Shown { realm: Eight, card: card("tiger 7") }]);
    assert_eq!(eight.takes(), of_ranks(&[6, 8]));
}
