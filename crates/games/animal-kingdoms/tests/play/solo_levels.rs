//! Alone against the upstart: battles, the levels, and who wins.

use pentarchy_animal_kingdoms::Realm::{Eight, Five, Four, Seven};
use pentarchy_animal_kingdoms::{Action, Age, Aim, AnimalKingdoms, Event, Level, Place, Prompt, Realm, UPSTART};
use pentarchy_game::{Effect, Game, Seats};
use serde_json::json;

use crate::position::{Play, card, cards, fight, seat, set, setup, start};
use crate::solo::{solo, tokens, upstart_draws};

/// The upstart is out, and the player retreats: the realms are scored. There are ties in the realms said.
fn battles(level: &str, realms: &[Realm], hand: &str, top: &str) -> AnimalKingdoms {
    let position = realms.iter().fold(solo(level), |position, &realm| position.tokens(realm, &[1, 1]));
    let mut game = position.hand(0, hand).top(top).retreated(&[1]).build();
    game.does(0, Action::Retreat);
    game
}

/// AK-65, AK-67, AK-68: 6 against 3, 5 and 8 is lost; one card is drawn; in the next battle he shows two. He shows them
/// together, the highest first.
#[test]
fn scenario_37() {
    let mut game = battles("normal", &[Four, Eight], "bee 6, bee 7", "owl 3, owl 5, owl 8, wolf 1, frog 2, frog 3");
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Fight(Four));
    assert_eq!(game.seen().upstart.unwrap().battle_cards, 3);
    let (effect, events) = game.does(0, fight("bee 6"));
    assert_eq!(effect, Effect::Revealed);
    let upstart = [Some(card("owl 8")), Some(card("owl 5")), Some(card("owl 3")), None];
    assert_eq!(events[0], Event::Faced { card: card("bee 6"), upstart });
    assert_eq!(game.scores(), [3, 7]);
    assert_eq!(game.hand_of(0).len(), 4);
    assert!(game.hand_of(0).contains(card("wolf 1")));
    assert_eq!(game.seen().upstart.unwrap().battle_cards, 2);
    let (_, events) = game.does(0, fight("bee 7"));
    let upstart = [Some(card("frog 3")), Some(card("frog 2")), None, None];
    assert_eq!(events[0], Event::Faced { card: card("bee 7"), upstart });
    assert_eq!(game.scores(), [3 + 8, 7 + 3]);
}

/// AK-65: a 1 beats three 8s, but not a 2 among them; and a 1 of his beats an 8.
#[test]
fn scenario_38() {
    let mut game = battles("normal", &[Eight], "bee 1", "owl 8, wolf 8, frog 8");
    game.does(0, fight("bee 1"));
    assert_eq!(game.scores(), [8, 3]);
    let mut game = battles("normal", &[Eight], "bee 1", "owl 8, wolf 2, frog 8");
    game.does(0, fight("bee 1"));
    assert_eq!(game.scores(), [3, 8]);
    let mut game = battles("normal", &[Eight], "bee 8", "owl 7, wolf 1, frog 2");
    game.does(0, fight("bee 8"));
    assert_eq!(game.scores(), [3, 8]);
}

/// AK-66, AK-67: 7 against 7, 3 and 2 is a tie; then the player wins: two cards discarded, one drawn.
#[test]
fn scenario_39() {
    let top = "owl 7, owl 3, owl 2, frog 5, frog 4, frog 3, wolf 1, wolf 2";
    let mut game = battles("normal", &[Four, Eight], "bee 7, bee 6", top);
    let (_, events) = game.does(0, fight("bee 7"));
    assert!(matches!(events.last(), Some(Event::FightOn { .. })));
    assert_eq!(game.seen().battle.unwrap().ties, 1);
    game.does(0, fight("bee 6"));
    assert_eq!(game.scores(), [7, 3]);
    assert_eq!(game.hand_of(0).len(), 3);
    assert!(game.hand_of(0).contains(card("wolf 1")) && !game.hand_of(0).contains(card("wolf 2")));
    assert!(set("bee 7, bee 6, owl 7, frog 3").is_subset(game.seen().discard));
}

/// AK-67: who loses after a tie has discarded two cards and draws two.
#[test]
fn lost_after_a_tie() {
    let top = "owl 7, owl 3, owl 2, frog 8, frog 4, frog 3, wolf 1, wolf 2";
    let mut game = battles("normal", &[Four, Eight], "bee 7, bee 6", top);
    game.does(0, fight("bee 7"));
    game.does(0, fight("bee 6"));
    assert_eq!((game.scores(), game.hand_of(0).len()), (vec![3, 7], 4));
    assert!(set("wolf 1, wolf 2").is_subset(game.hand_of(0)));
}

/// AK-66, AK-67: cards used up by ties: both are first, and a card is drawn for each tie.
#[test]
fn used_up_by_ties() {
    let top = "owl 5, owl 1, owl 2, owl 6, wolf 1, wolf 2, owl 7, frog 1, frog 2, owl 8, frog 3, frog 4";
    let mut game = battles("normal", &[Four, Eight], "bee 5, bee 6, bee 7, bee 8", top);
    for name in ["bee 5", "bee 6", "bee 7"] {
        game.does(0, fight(name));
        assert_eq!(game.seen().battle.unwrap().realm, Four);
    }
    let (_, events) = game.does(0, fight("bee 8"));
    let tied = |event: &Event| matches!(event, Event::BattleEnded { winners, .. } if *winners == Seats::first(2));
    assert!(events.iter().any(tied));
    assert_eq!(game.seen().realms[0].places[0], [Place::BattleTied; 2]);
    assert_eq!((game.scores(), game.hand_of(0).len()), (vec![7, 7], 4));
}

/// AK-66, AK-67, AK-68, AK-49: four battles won leave no card, so the fifth is lost; he shows at least one card; the
/// next age starts with four cards.
#[test]
fn no_cards_left() {
    let top = "owl 1, owl 2, owl 3, wolf 1, wolf 2, frog 1, frog 2";
    let mut game = battles("normal", &Realm::ALL, "bee 8, bee 7, bee 6, bee 5", top);
    // A 1 beats an 8, so the 8 comes last.
    for (name, shown) in [("bee 7", 3), ("bee 6", 2), ("bee 5", 1)] {
        let (_, events) = game.does(0, fight(name));
        let Event::Faced { upstart, .. } = events[0] else { panic!("{events:?}") };
        assert_eq!(upstart.iter().flatten().count(), shown);
    }
    assert_eq!((game.hand_of(0).len(), game.seen().upstart.unwrap().battle_cards), (1, 1));
    let (_, events) = game.does(0, fight("bee 8"));
    assert!(matches!(events[0], Event::Faced { upstart, .. } if upstart.iter().flatten().count() == 1));
    let lost = Event::BattleEnded {
        realm: Eight,
        winners: Seats::only(UPSTART),
        losers: Seats::only(seat(0)),
        consoled: Seats::NONE,
    };
    assert!(events.contains(&lost));
    assert_eq!((game.seen().age, game.hand_of(0).len()), (Age::Second, 4));
    assert_eq!(game.seen().upstart.unwrap().battle_cards, 3);
}

/// AK-70, AK-57: at the easy level the upstart starts, with a low card in the realm of 4, and has no bonus card.
#[test]
fn scenario_40() {
    let mut low = 0;
    for seed in 0..40 {
        let view = start(1, &[("level", "easy")], seed).seen();
        let upstart = view.upstart.unwrap();
        let [played] = upstart.last[..] else { panic!("{upstart:?}") };
        assert_eq!((view.first, upstart.level, upstart.bonus.len()), (UPSTART, Level::Easy, 0));
        let expected = Realm::of_size(played.card.rank()).unwrap_or(Four);
        assert_eq!(played.realm, expected);
        low += u32::from(played.aim == Aim::Smallest);
    }
    assert!(low > 5);
    // In every age.
    let mut game = solo("easy").tokens(Four, &[2, 1]).tokens(Five, &[1, 2]).retreated(&[1]).build();
    game.does(0, Action::Retreat);
    let view = game.seen();
    assert_eq!((view.age, view.first, view.upstart.unwrap().last.len()), (Age::Second, UPSTART, 1));
    assert_eq!(game.awaiting(), Seats::only(seat(0)));
}

/// Whether he plays his bonus card, a wolf 7, after this card.
fn plays_bonus(level: &str, name: &str) -> bool {
    let (game, _) = upstart_draws(solo(level).bonus("wolf 7"), &format!("{name}, frog 3"));
    game.seen().upstart.unwrap().last.len() == 2
}

/// AK-71: at the medium level only the type counts.
#[test]
fn scenario_41() {
    assert!(!plays_bonus("medium", "owl 7"));
    assert!(plays_bonus("medium", "wolf 5"));
}

/// AK-60, AK-72: at the normal level type and rank count.
#[test]
fn scenario_42() {
    assert!(plays_bonus("normal", "owl 7"));
    assert!(plays_bonus("normal", "wolf 5"));
    assert!(!plays_bonus("normal", "owl 5"));
}

/// AK-73, AK-68: at the hard level four cards, then three.
#[test]
fn scenario_43() {
    let top = "owl 1, owl 2, owl 3, wolf 1, wolf 2, wolf 3, frog 1";
    let mut game = battles("hard", &[Four, Eight], "bee 7, bee 6", top);
    for (name, shown) in [("bee 7", 4), ("bee 6", 3)] {
        let (_, events) = game.does(0, fight(name));
        let Event::Faced { upstart, .. } = events[0] else { panic!("{events:?}") };
        assert_eq!(upstart.iter().flatten().count(), shown);
    }
    assert!(plays_bonus("hard", "owl 7"));
    assert_eq!(start(1, &[("level", "hard")], 5).seen().upstart.unwrap().bonus.len(), 1);
}

/// AK-74: both bonus cards match: the higher is played, and there are two again. One that does not match stays.
#[test]
fn scenario_44() {
    let (game, _) = upstart_draws(solo("extra-hard").bonus("owl 3, wolf 7"), "owl 7, frog 3");
    let upstart = game.seen().upstart.unwrap();
    assert_eq!(upstart.last.iter().map(|played| played.card).collect::<Vec<_>>(), cards("owl 7, wolf 7"));
    assert_eq!(upstart.bonus, cards("owl 3, frog 3"));
    assert_eq!(tokens(&game, Seven), [0, 2]);
    // Of equal ranks the older.
    let (game, _) = upstart_draws(solo("extra-hard").bonus("wolf 7, tiger 7"), "owl 7, frog 3");
    assert_eq!(game.seen().upstart.unwrap().bonus, cards("tiger 7, frog 3"));
    assert_eq!(game.seen().upstart.unwrap().battle_cards, 3);
    let (game, _) = upstart_draws(solo("extra-hard").bonus("wolf 8, owl 3"), "owl 7, frog 3");
    assert_eq!(game.seen().upstart.unwrap().bonus, cards("wolf 8, frog 3"));
}

/// AK-69: 70 to 70, and the upstart wins; with one point more it would be the player.
#[test]
fn scenario_45() {
    let end = |rallies: u32| {
        let mut position = solo("normal").age(3).tokens(Eight, &[2, 1]).score(0, rallies).retreated(&[1]);
        for age in 0..2 {
            for realm in 0..5 {
                position = position.field(&format!("/places/{age}/{realm}/1"), json!("majority"));
            }
        }
        let mut game = position.field("/places/0/1/1", json!("second")).build();
        game.does(0, Action::Retreat);
        assert_eq!(game.scores(), [rallies + 8, 70]);
        (game.outcome().unwrap(), game.standings().unwrap())
    };
    let (outcome, standings) = end(62);
    assert_eq!((outcome.total(seat(0)), outcome.winners().count()), (70, 0));
    let upstart = standings.0[0].tie_break.as_ref().unwrap();
    assert_eq!((upstart.cause.as_ref(), upstart.points), ("upstart", 70));
    assert_eq!(end(63).0.winners().count(), 1);
}

/// AK-54: the levels are an option of a table for one, and there is no battle or peace to choose there.
#[test]
fn options_of_the_table() {
    assert_eq!(setup(1, &[]).choice("level"), Some("easy"));
    assert_eq!(setup(1, &[]).choice("ties"), None);
    assert_eq!(setup(4, &[]).choice("ties"), Some("battles"));
    assert_eq!(setup(4, &[]).choice("level"), None);
    assert_eq!(AnimalKingdoms::DESCRIPTION.every_setup().len(), 5 + 2 * 4);
}
