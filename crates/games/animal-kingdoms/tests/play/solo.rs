//! Alone against the upstart.

use pentarchy_animal_kingdoms::Realm::{Eight, Five, Four, Seven, Six};
use pentarchy_animal_kingdoms::{
    Action, Age, Aim, AnimalKingdoms, Decree, Event, Obstacle, Realm, Refusal, Retreat, UPSTART,
};
use pentarchy_game::{Actor, Effect, Game, Seats};
use serde_json::json;

use crate::position::{Play, Position, card, cards, play, seat, set, start};

/// A solo game in which the player has a bee 5 to rally with; the bonus card is a tiger 8 unless said otherwise.
pub(crate) fn solo(level: &str) -> Position {
    let bonus = if level == "easy" { "" } else { "tiger 8" };
    Position::new(1, &[("level", level)]).hand(0, "bee 5").bonus(bonus).turn(0)
}

/// The player exchanges a card for an okapi 1; then the upstart draws these.
pub(crate) fn upstart_draws(position: Position, names: &str) -> (AnimalKingdoms, Vec<Event>) {
    let mut game = position.top(&format!("okapi 1, {names}")).build();
    let (effect, events) = game.does(0, Action::Rally(set("bee 5")));
    assert_eq!(effect, Effect::Revealed);
    (game, events)
}

/// The tokens of the player and of the upstart in the ordinary territories of a realm.
pub(crate) fn tokens(game: &AnimalKingdoms, realm: Realm) -> Vec<u8> {
    game.seen().realms[realm.index()].ordinary.clone()
}

/// All territories taken but the capitals.
fn only_capitals(level: &str) -> Position {
    let position = solo(level).tokens(Four, &[2, 1]).tokens(Five, &[2, 2]).tokens(Six, &[2, 3]);
    position.tokens(Seven, &[3, 3]).tokens(Eight, &[4, 3])
}

/// AK-54: four open cards, a bonus card, two sides with 18 tokens; no retreat tokens, no modifiers.
#[test]
fn the_start() {
    let game = start(1, &[("level", "normal")], 5);
    let view = game.seen();
    assert_eq!(view.players.len(), 2);
    assert_eq!(view.players[0].hand, Some(game.hand_of(0)));
    assert_eq!((view.players[0].cards, view.players[1].cards), (4, 0));
    assert!(view.players.iter().all(|player| player.influence == 18 && player.retreat_tokens.is_empty()));
    assert_eq!((view.deck, view.modifiers), (64 - 4 - 1, 0));
    assert_eq!(view.upstart.unwrap().bonus.len(), 1);
    let mut game = solo("normal").build();
    game.does(0, Action::Retreat);
    assert!(game.seen().players[0].retreat_tokens.is_empty());
}

/// AK-55: the player starts every age, whatever the score, and the upstart plays after each turn.
#[test]
fn the_player_starts() {
    for level in ["medium", "normal", "hard", "extra-hard"] {
        for seed in 0..5 {
            let mut game = start(1, &[("level", level)], seed);
            assert_eq!((game.seen().first, game.awaiting()), (seat(0), Seats::only(seat(0))));
            assert!(game.seen().realms.iter().all(|realm| realm.played.is_empty()));
            game.does(0, Action::Rally(game.hand_of(0)));
            let played: usize = game.seen().realms.iter().map(|realm| realm.played.len()).sum();
            assert!((1..=2).contains(&played));
        }
    }
    let (game, _) = upstart_draws(only_capitals("normal").age(2).score(0, 90), "wolf 6");
    assert_eq!(game.awaiting(), Seats::only(seat(0)));
    let mut game = game;
    game.does(0, Action::Retreat);
    while game.seen().age == Age::Second {
        let any = game.options(0)[0];
        game.does(0, any);
    }
    assert_eq!(game.seen().first, seat(0));
}

/// AK-55: nobody acts for the upstart, and he is never asked.
#[test]
fn nobody_sits_there() {
    let game = solo("normal").build();
    assert_eq!(game.may_not(1, Action::Retreat), Refusal::NotAsked(Actor::Seat(UPSTART)));
    assert!(game.options(1).is_empty());
}

/// AK-56, AK-57: a low card follows the player, and the player's cards must obey what he left.
#[test]
fn scenario_31() {
    let position = solo("normal").decree(Six, Decree::U13).top("wolf 8, owl 2");
    let mut game = position.build();
    let (_, events) = game.does(0, play("bee 5", Six));
    let six = &game.seen().realms[2];
    assert_eq!((six.played.clone(), six.ordinary.clone()), (cards("bee 5, owl 2"), vec![1, 1]));
    let Some(Event::UpstartPlayed(played)) = events.last() else { panic!("{events:?}") };
    assert_eq!((played.card, played.aim, played.target, played.realm), (card("owl 2"), Aim::Follow, Six, Six));
    assert!(!six.takes().contains(card("frog 4")) && six.takes().contains(card("frog 3")));
}

/// AK-57: the last of the player's cards counts, and a rally after it changes nothing.
#[test]
fn a_low_card_follows_through_a_rally() {
    let position =
        solo("normal").hand(0, "bee 5, wolf 6, frog 7").top("okapi 1, owl 4, okapi 2, owl 7, okapi 3, owl 1");
    let mut game = position.build();
    game.does(0, play("bee 5", Six));
    game.does(0, play("wolf 6", Five));
    game.does(0, Action::Rally(set("frog 7")));
    assert_eq!((tokens(&game, Six), tokens(&game, Five)), (vec![1, 0], vec![1, 1]));
}

/// AK-57: before the player has played in this age, to the smallest realm.
#[test]
fn a_low_card_at_first() {
    let (game, _) = upstart_draws(solo("normal"), "owl 3");
    assert_eq!(tokens(&game, Four), [0, 1]);
    assert_eq!(game.seen().upstart.unwrap().last[0].aim, Aim::Smallest);
}

/// AK-56: a card goes to the realm of its rank, whatever the decree says.
#[test]
fn decrees_do_not_bind_him() {
    for (name, realm) in [("owl 4", Four), ("owl 5", Five), ("owl 6", Six), ("owl 7", Seven), ("owl 8", Eight)] {
        let position = solo("normal").decree(realm, Decree::U01).bonus("wolf 1");
        let (game, _) = upstart_draws(position, name);
        assert_eq!(tokens(&game, realm), [0, 1], "{name}");
        assert_eq!(game.seen().upstart.unwrap().last[0].aim, Aim::Rank);
    }
}

/// AK-60, AK-61: the bonus card matches by rank: both in the realm of 7, and a new bonus card.
#[test]
fn scenario_32() {
    let (game, events) = upstart_draws(solo("normal").bonus("wolf 7"), "owl 7, frog 3");
    let seven = &game.seen().realms[3];
    assert_eq!((seven.played.clone(), seven.ordinary.clone()), (cards("owl 7, wolf 7"), vec![0, 2]));
    let upstart = game.seen().upstart.unwrap();
    assert_eq!(upstart.bonus, cards("frog 3"));
    assert_eq!(upstart.last.iter().map(|played| played.aim).collect::<Vec<_>>(), [Aim::Rank, Aim::Bonus]);
    assert_eq!(events.last(), Some(&Event::BonusRevealed { card: card("frog 3") }));
}

/// AK-58: where he leads by two he goes on clockwise.
#[test]
fn scenario_33() {
    let (game, _) = upstart_draws(solo("normal").tokens(Seven, &[1, 3]), "owl 7");
    assert_eq!((tokens(&game, Seven), tokens(&game, Eight)), (vec![1, 3], vec![0, 1]));
    let played = game.seen().upstart.unwrap().last[0];
    assert_eq!((played.target, played.realm), (Seven, Eight));
    assert_eq!(played.obstacles, [None, None, None, Some(Obstacle::Leads), None]);
    // By one only he stays.
    let (game, _) = upstart_draws(solo("normal").tokens(Seven, &[2, 3]), "owl 7");
    assert_eq!(tokens(&game, Seven), [2, 4]);
}

/// AK-58: the council counts for the lead.
#[test]
fn the_council_counts_for_the_lead() {
    let position = solo("normal").age(2).tokens(Seven, &[0, 1]).council(Seven, [Some(1), None]);
    let (game, _) = upstart_draws(position, "owl 7");
    assert_eq!(tokens(&game, Eight), [0, 1]);
    let position = solo("normal").age(2).tokens(Seven, &[0, 2]).council(Seven, [Some(0), None]);
    let (game, _) = upstart_draws(position, "owl 7");
    assert_eq!(tokens(&game, Seven), [0, 3]);
}

/// AK-58: where only the capital is free he goes on clockwise.
#[test]
fn scenario_34() {
    let (game, _) = upstart_draws(solo("normal").tokens(Five, &[2, 2]), "owl 5");
    assert_eq!((tokens(&game, Five), tokens(&game, Six)), (vec![2, 2], vec![0, 1]));
    assert_eq!(game.seen().realms[1].capital, None);
    let played = game.seen().upstart.unwrap().last[0];
    assert_eq!(played.obstacles, [None, Some(Obstacle::OnlyCapital), None, None, None]);
}

/// AK-58: past the largest realm the smallest follows; where he leads everywhere, the first with a free territory.
#[test]
fn all_the_way_round() {
    let position = solo("normal").tokens(Eight, &[4, 3]).tokens(Four, &[2, 1]).bonus("wolf 1");
    let (game, _) = upstart_draws(position, "owl 8");
    assert_eq!(tokens(&game, Five), [0, 1]);
    let leading = Realm::ALL.into_iter().fold(solo("normal"), |position, realm| position.tokens(realm, &[0, 2]));
    let (game, _) = upstart_draws(leading.clone().tokens(Six, &[2, 3]).tokens(Seven, &[3, 3]), "owl 6");
    assert_eq!(tokens(&game, Eight), [0, 3]);
    let (game, _) = upstart_draws(leading, "owl 6");
    assert_eq!((tokens(&game, Six), tokens(&game, Seven)), (vec![0, 3], vec![0, 2]));
    // Where a territory is free in no other realm he stays, however far he leads.
    let (game, _) = upstart_draws(only_capitals("normal").tokens(Six, &[0, 4]).bonus("wolf 1"), "owl 6");
    assert_eq!((tokens(&game, Six), game.seen().realms[2].capital), (vec![0, 5], None));
}

/// AK-59: only capitals are left: he takes the one of the card, retreats, and the player goes on without rallying.
#[test]
fn scenario_35() {
    let position = only_capitals("normal").decree(Eight, Decree::U05);
    let (mut game, events) = upstart_draws(position, "owl 6");
    assert_eq!(game.seen().realms[2].capital, Some(UPSTART));
    assert!(events.contains(&Event::Retreated { seat: UPSTART, why: Retreat::Capital }));
    let played = game.seen().upstart.unwrap().last[0];
    assert_eq!(played.obstacles, [None, None, Some(Obstacle::OnlyCapital), None, None]);
    assert_eq!(game.seen().players[1].retreated, Some(1));
    assert_eq!(game.awaiting(), Seats::only(seat(0)));
    let first = game.hand_of(0).first().unwrap();
    assert_eq!(game.may_not(0, Action::Rally(first.into())), Refusal::RallyBarred(UPSTART));
    let (_, events) = game.does(0, play("okapi 1", Eight));
    assert!(!events.iter().any(|event| matches!(event, Event::UpstartPlayed(_))));
    assert!(events.contains(&Event::AgeEnded { age: Age::First }));
}

/// AK-62, AK-63: the player took the capital of 4; a 2 is discarded; a 5 takes the capital of 5, and the age is over.
#[test]
fn scenario_36() {
    let position = solo("normal").tokens(Four, &[2, 1]).tokens(Five, &[1, 3]).decree(Four, Decree::U05);
    let mut game = position.bonus("owl 8").top("wolf 8, owl 2, frog 5").build();
    let (_, events) = game.does(0, play("bee 5", Four));
    assert!(events.contains(&Event::UpstartDiscarded { card: card("owl 2") }));
    let captured = |event: &Event| matches!(event, Event::UpstartPlayed(m) if m.realm == Five && m.capital);
    assert!(events.iter().any(captured));
    assert!(events.contains(&Event::AgeEnded { age: Age::First }));
    assert_eq!(game.seen().age, Age::Second);
    assert_eq!(game.seen().realms[0].council, [Some(seat(0)), None]);
    assert_eq!(game.seen().realms[1].council, [Some(UPSTART), None]);
    // The low card was not compared with the bonus card, an owl, which stays for the next age (AK-61).
    assert_eq!(game.seen().upstart.unwrap().bonus, cards("owl 8"));
}

/// AK-63: 1, 2 and 3 are discarded when he plays on alone, and no other rank is.
#[test]
fn low_cards_are_discarded() {
    let position = solo("normal").tokens(Four, &[2, 1]).bonus("tiger 8");
    let mut game = position.top("owl 1, owl 2, owl 3, owl 4").build();
    let (_, events) = game.does(0, Action::Retreat);
    let discarded: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::UpstartDiscarded { card } => Some(*card),
            _ => None,
        })
        .collect();
    assert_eq!(discarded, cards("owl 1, owl 2, owl 3"));
    assert!(events.iter().any(|event| matches!(event, Event::UpstartPlayed(m) if m.card == card("owl 4"))));
}

/// AK-57: where the player played in the age before is forgotten.
#[test]
fn a_new_age_forgets() {
    let position = solo("easy").tokens(Seven, &[3, 1]).retreated(&[1]);
    for seed in 0..40 {
        let seeded = position.clone().field("/seed", json!(pentarchy_game::Seed::from(seed)));
        let mut game = seeded.build();
        game.does(0, play("bee 5", Seven));
        game.does(0, Action::Retreat);
        let played = game.seen().upstart.unwrap().last[0];
        assert_eq!(game.seen().age, Age::Second);
        if played.card.rank() <= 3 {
            assert_eq!((played.aim, played.realm), (Aim::Smallest, Four));
            return;
        }
    }
    panic!("forty decks without a low card on top");
}

/// AK-62: the same holds when the player has retreated without a capital; the upstart then goes on until he takes one.
#[test]
fn after_a_plain_retreat() {
    let position = solo("normal").tokens(Five, &[1, 3]).tokens(Four, &[2, 1]).bonus("tiger 1");
    let mut game = position.top("wolf 8, owl 7, frog 4").build();
    let (_, events) = game.does(0, Action::Retreat);
    let played: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::UpstartPlayed(played) => Some((played.realm, played.capital)),
            _ => None,
        })
        .collect();
    assert_eq!(played, [(Eight, false), (Seven, false), (Four, true)]);
}

/// AK-62: he skips a full realm, and a realm where he leads by two as before.
#[test]
fn what_he_skips_alone() {
    let position = solo("normal").tokens(Four, &[2, 1]).tokens(Five, &[0, 3]).tokens(Six, &[1, 4]);
    let mut game = position.decree(Four, Decree::U05).bonus("tiger 1").top("wolf 8, frog 4").build();
    let (_, events) = game.does(0, play("bee 5", Four));
    let played = events.iter().find_map(|event| match event {
        Event::UpstartPlayed(played) => Some(*played),
        _ => None,
    });
    let played = played.unwrap();
    assert_eq!((played.target, played.realm, played.capital), (Four, Six, true));
    assert_eq!(played.obstacles, [Some(Obstacle::Full), Some(Obstacle::Leads), None, None, None]);
}

/// AK-63: a bonus card of a low rank is played all the same.
#[test]
fn a_low_bonus_card() {
    let position = solo("normal").tokens(Four, &[2, 1]).bonus("owl 2").top("owl 7, frog 1, frog 4");
    let (_, events) = position.build().does(0, Action::Retreat);
    let bonus = |event: &Event| matches!(event, Event::UpstartPlayed(m) if m.aim == Aim::Bonus && m.realm == Seven);
    assert!(events.iter().any(bonus));
}

/// AK-61: whatever the rank of the bonus card, it goes where the first card went: here that matched by type.
#[test]
fn the_bonus_card_follows_the_first() {
    let (game, _) = upstart_draws(solo("normal").bonus("owl 5"), "owl 7, frog 3");
    assert_eq!((tokens(&game, Seven), tokens(&game, Five)), (vec![0, 2], vec![0, 0]));
    // Where the first card was led on, the bonus card comes after it.
    let (game, _) = upstart_draws(solo("normal").tokens(Seven, &[0, 2]).bonus("owl 5"), "owl 7, frog 3");
    assert_eq!((tokens(&game, Seven), tokens(&game, Eight)), (vec![0, 2], vec![0, 2]));
}

/// AK-60: whoever has retreated with a capital plays no bonus card.
#[test]
fn no_bonus_card_after_a_capital() {
    let (game, events) = upstart_draws(only_capitals("normal").bonus("owl 8"), "owl 6");
    assert!(events.contains(&Event::Retreated { seat: UPSTART, why: Retreat::Capital }));
    let upstart = game.seen().upstart.unwrap();
    assert_eq!((upstart.last.len(), upstart.bonus), (1, cards("owl 8")));
}

/// AK-59, AK-61: the first card took the last free territory, so the bonus card takes the capital beside it; he retreats,
/// and has a new bonus card all the same.
#[test]
fn the_bonus_card_takes_a_capital() {
    let (game, events) = upstart_draws(only_capitals("normal").tokens(Six, &[2, 2]).bonus("wolf 6"), "owl 6, frog 3");
    let six = &game.seen().realms[2];
    assert_eq!((six.ordinary.clone(), six.capital), (vec![2, 3], Some(UPSTART)));
    assert!(events.contains(&Event::Retreated { seat: UPSTART, why: Retreat::Capital }));
    assert_eq!(game.seen().upstart.unwrap().bonus, cards("frog 3"));
    assert_eq!(game.awaiting(), Seats::only(seat(0)));
}

/// AK-61, AK-62: when he plays on alone, a bonus card ends the age as well.
#[test]
fn the_bonus_card_ends_the_age() {
    let position = solo("normal").tokens(Six, &[2, 2]).bonus("wolf 6").top("owl 6, frog 3");
    let mut game = position.build();
    let (_, events) = game.does(0, Action::Retreat);
    let captured = |event: &Event| matches!(event, Event::UpstartPlayed(m) if m.aim == Aim::Bonus && m.capital);
    assert!(events.iter().any(captured));
    assert!(events.contains(&Event::AgeEnded { age: Age::First }));
}

/// AK-61: the bonus card skips realms like any other: here he leads by two after the first card.
#[test]
fn the_bonus_card_skips_too() {
    let (game, _) = upstart_draws(solo("normal").tokens(Seven, &[0, 1]).bonus("wolf 7"), "owl 7, frog 3");
    assert_eq!((tokens(&game, Seven), tokens(&game, Eight)), (vec![0, 2], vec![0, 1]));
    let bonus = game.seen().upstart.unwrap().last[1];
    assert_eq!((bonus.target, bonus.realm, bonus.aim), (Seven, Eight, Aim::Bonus));
}

/// AK-60, AK-64: with his last token he retreats, and the bonus card is not played any more.
#[test]
fn his_last_token() {
    let position = solo("normal").tokens(Eight, &[0, 7]).tokens(Six, &[0, 5]).tokens(Five, &[0, 4]);
    let position = position.tokens(Four, &[2, 1]).bonus("wolf 7");
    let (game, events) = upstart_draws(position, "owl 7");
    assert_eq!(game.seen().players[1].influence, 0);
    assert!(events.contains(&Event::Retreated { seat: UPSTART, why: Retreat::NoTokens }));
    assert_eq!(game.seen().upstart.unwrap().bonus, cards("wolf 7"));
    assert_eq!(tokens(&game, Seven), [0, 1]);
}
