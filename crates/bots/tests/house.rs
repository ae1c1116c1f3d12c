//! Every game's brain.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

use std::num::NonZeroU8;

use pentarchy_bots::{
    AnimalKingdomsExpertise, Brain, BrutalKingdomExpertise, Budget, ColourKingdomsExpertise, DominantSpeciesExpertise,
    Expertise, FantasyRealmsExpertise, Level, Occasion, brain, conformance,
};
use pentarchy_game::{AnyGame, Game, OptionValue, Outcome, Seat, Seats, Seed, Setup, SetupRequest, erase};

/// A game with its brain.
struct Played {
    game: &'static dyn AnyGame,
    brain: &'static dyn Brain,
}

const fn of<E: Expertise>() -> Played {
    Played { game: erase::<E::Game>(), brain: brain::<E>() }
}

const FANTASY_REALMS: Played = of::<FantasyRealmsExpertise>();
const BRUTAL_KINGDOM: Played = of::<BrutalKingdomExpertise>();
const ANIMAL_KINGDOMS: Played = of::<AnimalKingdomsExpertise>();
const COLOUR_KINGDOMS: Played = of::<ColourKingdomsExpertise>();
const DOMINANT_SPECIES: Played = of::<DominantSpeciesExpertise>();
const HOUSE: [Played; 5] = [FANTASY_REALMS, BRUTAL_KINGDOM, ANIMAL_KINGDOMS, COLOUR_KINGDOMS, DOMINANT_SPECIES];

fn setup(game: &dyn AnyGame, seats: u8, options: &[(&str, &str)]) -> Setup {
    let option = |&(key, value): &(&str, &str)| (key.to_owned(), OptionValue::parse(value));
    let options = options.iter().map(option).collect();
    game.description().setup(&SetupRequest { seats, options }).unwrap()
}

#[test]
fn what_a_bot_cannot_see_does_not_change_what_it_does() {
    for Played { game, brain } in HOUSE {
        let seats = game.description().seats;
        for seats in [seats.min, seats.max] {
            conformance::blind(game, brain, &setup(game, seats, &[]), Level::Novice, 3);
        }
    }
    // The expert looks closer than the others do.
    for Played { game, brain } in HOUSE {
        conformance::blind(game, brain, &setup(game, 3, &[]), Level::Expert, 2);
    }
    for options in [&[("choices", "declared")][..], &[("variant", "trading")]] {
        let Played { game, brain } = FANTASY_REALMS;
        conformance::blind(game, brain, &setup(game, 5, options), Level::Novice, 4);
    }
}

/// Who decides how in a contest: a level, or at random.
type Contender = Option<Level>;

/// One game to its end; the first contender sits on the seat `own`, the second on all others.
fn contest(played: &Played, setup: &Setup, number: u64, own: Seat, one: Contender, others: Contender) -> Outcome {
    let mut state = played.game.start(setup, &Seed::from(number));
    let mut dice = Seed::from(number).dice(1 << 40);
    while let Some(seat) = state.awaiting().iter().next() {
        let action = match if seat == own { one } else { others } {
            Some(level) => {
                let occasion = Occasion { seat, level, restless: 0, threads: NonZeroU8::MIN };
                played.brain.choose(&*state, &occasion, &mut dice).unwrap()
            }
            None => dice.pick(&state.legal(seat.into())).unwrap().clone(),
        };
        state.apply(seat.into(), &action).unwrap();
    }
    state.outcome().unwrap()
}

/// How many of the games a bot wins against others, every seat in turn; and its mean lead over the best of them.
fn duel(played: &Played, seats: u8, one: Contender, others: Contender, games: u64) -> (u64, f64) {
    let setup = setup(played.game, seats, &[]);
    let (mut won, mut lead) = (0, 0);
    for number in 0..games {
        let own = Seat::new((number % u64::from(seats)) as u8).unwrap();
        let outcome = contest(played, &setup, number / u64::from(seats), own, one, others);
        won += u64::from(outcome.place(own) == 1);
        let rivals = outcome.seats().filter(|&seat| seat != own).map(|seat| outcome.total(seat));
        lead += outcome.total(own) - rivals.max().unwrap_or(0);
    }
    (won, f64::from(lead) / games as f64)
}

#[test]
fn even_a_novice_plays_better_than_chance() {
    for (played, seats, games) in [
        (FANTASY_REALMS, 3, 12),
        (BRUTAL_KINGDOM, 3, 60),
        (ANIMAL_KINGDOMS, 3, 12),
        (COLOUR_KINGDOMS, 3, 12),
        (DOMINANT_SPECIES, 3, 6),
    ] {
        let id = played.game.description().id;
        let (won, lead) = duel(&played, seats, Some(Level::Novice), None, games);
        assert!(
            3 * won >= 2 * games && lead > 0.0,
            "{id}: won {won} of {games} against two who choose at random, by {lead}"
        );
    }
}

#[test]
fn thinking_helps() {
    // Of three who play alike each wins 60.
    let (won, _) = duel(&BRUTAL_KINGDOM, 3, Some(Level::Medium), Some(Level::Novice), 180);
    assert!(won >= 74, "won {won} of 180 against two novices");
}

/// How many of the games alone are won, and the mean score.
fn alone(played: &Played, options: &[(&str, &str)], level: Level, games: u64) -> (u64, f64) {
    let setup = setup(played.game, 1, options);
    let (mut won, mut scored) = (0, 0);
    for number in 0..games {
        let outcome = contest(played, &setup, number, Seat::FIRST, Some(level), None);
        won += u64::from(outcome.place(Seat::FIRST) == 1);
        scored += outcome.total(Seat::FIRST);
    }
    (won, f64::from(scored) / games as f64)
}

#[test]
fn the_upstart_mostly_loses_against_hard() {
    let (won, _) = alone(&ANIMAL_KINGDOMS, &[("level", "normal")], Level::Hard, 24);
    assert!(won >= 15, "{won}");
}

#[test]
fn hard_paints_well_alone() {
    let (_, scored) = alone(&COLOUR_KINGDOMS, &[], Level::Hard, 6);
    assert!(scored >= 63.0, "{scored}");
}

#[test]
fn any_budget_is_enough_and_none_is_endless() {
    for Played { game, brain } in HOUSE {
        let seats = game.description().seats.max;
        let state = game.start(&setup(game, seats, &[]), &Seed::from(1));
        let seat = state.awaiting().iter().next().unwrap();
        for budget in [
            Budget { iterations: 0, decisions: 0, millis: None, threads: NonZeroU8::MIN },
            Budget { iterations: 1, decisions: 1, millis: None, threads: NonZeroU8::MIN },
            Budget { iterations: u32::MAX, decisions: 500, millis: None, threads: NonZeroU8::MIN },
            Budget { iterations: 50, decisions: u64::MAX, millis: None, threads: NonZeroU8::MIN },
            Budget::of_time(5),
        ] {
            let thoughts = brain.consider(&*state, seat, budget, &mut Seed::from(1).dice(9));
            let legal = state.legal(seat.into());
            assert!(!thoughts.is_empty() && thoughts.iter().all(|thought| legal.contains(&thought.action)));
            assert!(thoughts.iter().map(|thought| thought.visits).is_sorted_by(|one, other| one >= other));
        }
    }
}

#[test]
fn several_threads_think_the_same_every_time() {
    let threads = NonZeroU8::new(3).unwrap();
    for Played { game, brain } in HOUSE {
        let state = game.start(&setup(game, game.description().seats.max, &[]), &Seed::from(2));
        let seat = state.awaiting().iter().next().unwrap();
        let budget = Budget { iterations: 90, decisions: u64::MAX, millis: None, threads };
        let think = || brain.consider(&*state, seat, budget, &mut Seed::from(1).dice(9));
        let thoughts = think();
        assert_eq!(thoughts, think());
        assert_eq!(thoughts.iter().map(|thought| thought.visits).sum::<u32>(), 90);
        let alone = Budget { threads: NonZeroU8::MIN, ..budget };
        assert_ne!(thoughts, brain.consider(&*state, seat, alone, &mut Seed::from(1).dice(9)));
    }
}

/// Whoever stops thinking early would not have changed their mind.
#[test]
fn what_is_settled_is_not_thought_about_any_longer() {
    let iterations = 2_000;
    let budget = Budget { iterations, decisions: u64::MAX, millis: None, threads: NonZeroU8::MIN };
    let Played { game, brain } = BRUTAL_KINGDOM;
    let mut saved = 0;
    for number in 0..10 {
        let state = game.start(&setup(game, 3, &[]), &Seed::from(number));
        let seat = state.awaiting().iter().next().unwrap();
        let thoughts = brain.consider(&*state, seat, budget, &mut Seed::from(1).dice(9));
        let left = iterations - thoughts.iter().map(|thought| thought.visits).sum::<u32>();
        let lead = thoughts[0].visits - thoughts.get(1).map_or(0, |second| second.visits);
        assert!(left == 0 || lead > left, "{left} iterations could have made up for a lead of {lead}");
        saved += left;
    }
    assert!(saved > 0);
}

#[test]
fn whoever_is_not_asked_has_nothing_to_say() {
    let Played { game, brain } = FANTASY_REALMS;
    let state = game.start(&setup(game, 3, &[]), &Seed::from(1));
    let idle = Seats::first(3).without(state.awaiting()).iter().next().unwrap();
    let occasion = Occasion { seat: idle, level: Level::Novice, restless: 0, threads: NonZeroU8::MIN };
    assert_eq!(brain.choose(&*state, &occasion, &mut Seed::from(1).dice(9)), None);
    assert_eq!(brain.grab(&*state, idle, &mut Seed::from(1).dice(9)), None);
}

/// Whoever holds seven cards that score as they are, and draws one that is worth nothing with them, discards it.
#[test]
fn one_step_ahead_is_seen_at_once() {
    let Played { game, brain } = FANTASY_REALMS;
    let mut state = game.start(&setup(game, 3, &[]), &Seed::from(4));
    let seat = state.awaiting().iter().next().unwrap();
    state.apply(seat.into(), &serde_json::json!("draw")).unwrap();
    let worth = |action: &serde_json::Value| {
        let mut after = state.boxed();
        after.apply(seat.into(), action).unwrap();
        let state: &pentarchy_fantasy_realms::FantasyRealms = after.as_any().downcast_ref().unwrap();
        state.worth_of(state.held(seat))
    };
    let best = state.legal(seat.into()).iter().map(worth).max().unwrap();
    let grabbed = brain.grab(&*state, seat, &mut Seed::from(1).dice(9)).unwrap();
    assert_eq!(worth(&grabbed), best);
    assert_eq!(pentarchy_fantasy_realms::FantasyRealms::DESCRIPTION.id, game.description().id);
}
