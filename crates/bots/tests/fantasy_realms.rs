//! The general brain at Fantasy Realms.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

use pentarchy_bots::{Brain, Budget, Level, Occasion, brain, conformance};
use pentarchy_fantasy_realms::FantasyRealms;
use pentarchy_game::{AnyGame, OptionValue, Seat, Seats, Seed, SetupRequest, erase};

const GAME: &dyn AnyGame = erase::<FantasyRealms>();
const BRAIN: &dyn Brain = brain::<FantasyRealms>();

#[test]
fn what_a_bot_cannot_see_does_not_change_what_it_does() {
    for (seats, variant, choices) in
        [(2, "classic", "best"), (4, "classic", "best"), (3, "classic", "declared"), (5, "trading", "best")]
    {
        let option = |(key, value): (&str, &str)| (key.to_owned(), OptionValue::Choice(value.to_owned()));
        let options = [("variant", variant), ("choices", choices)].map(option).into();
        let setup = GAME.description().setup(&SetupRequest { seats, options }).unwrap();
        conformance::blind(GAME, BRAIN, &setup, 6);
    }
}

/// The games that one bot wins against two others, and how many points it has more than the mean of them, in all. Bots
/// without a level choose at random.
fn duel(level: Level, others: Option<Level>, games: u64) -> (u64, i32) {
    let setup = GAME.description().plain(3).unwrap();
    let (mut won, mut lead) = (0, 0);
    for number in 0..games {
        let own = Seat::new((number % 3) as u8).unwrap();
        let mut state = GAME.start(&setup, &Seed::from(number / 3));
        let mut dice = Seed::from(number).dice(1 << 40);
        while let Some(seat) = state.awaiting().iter().next() {
            let action = match if seat == own { Some(level) } else { others } {
                Some(level) => {
                    let occasion = Occasion { seat, level, restless: 0 };
                    BRAIN.choose(&*state, &occasion, &mut dice).unwrap()
                }
                None => dice.pick(&state.legal(seat.into())).unwrap().clone(),
            };
            state.apply(seat.into(), &action).unwrap();
        }
        let outcome = state.outcome().unwrap();
        won += u64::from(outcome.place(own) == 1);
        let points: i32 = outcome.seats().map(|seat| outcome.total(seat)).sum();
        lead += (3 * outcome.total(own) - points) / 2;
    }
    (won, lead)
}

#[test]
fn any_budget_is_enough_and_none_is_endless() {
    let setup = GAME.description().plain(6).unwrap();
    let mut state = GAME.start(&setup, &Seed::from(1));
    for (playouts, decisions) in [(0, 0), (1, 1), (u32::MAX, 500), (50, u64::MAX)] {
        let seat = state.awaiting().iter().next().unwrap();
        let occasion = Occasion { seat, budget: Budget { playouts, decisions }, restless: 0 };
        let action = BRAIN.choose(&*state, &occasion, &mut Seed::from(1).dice(9)).unwrap();
        state.apply(seat.into(), &action).unwrap();
    }
}

#[test]
fn whoever_is_not_asked_has_nothing_to_say() {
    let setup = GAME.description().plain(3).unwrap();
    let state = GAME.start(&setup, &Seed::from(1));
    let idle = Seats::first(3).without(state.awaiting()).iter().next().unwrap();
    let occasion = Occasion { seat: idle, level: Level::Novice, restless: 0 };
    assert_eq!(BRAIN.choose(&*state, &occasion, &mut Seed::from(1).dice(9)), None);
}

#[test]
fn even_a_novice_plays_better_than_chance() {
    let (won, lead) = duel(Level::Novice, None, 21);
    assert!(won >= 15 && lead > 21 * 30, "won {won} of 21 against two who choose at random, by {lead} points");
}

#[test]
fn thinking_helps() {
    let (won, lead) = duel(Level::Easy, Some(Level::Novice), 12);
    assert!(lead > 12 * 5, "won {won} of 12 against two novices, by {lead} points");
}
