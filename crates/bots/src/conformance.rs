//! What every brain must pass. A test calls it with one line for each game.

use std::num::NonZeroU8;

use pentarchy_game::{AnyGame, AnyState, Seed, Setup};

use crate::{Brain, Level, Occasion};

/// With how many other positions each decision is compared.
const SAMPLES: u64 = 4;

/// Checks, in positions of random play, that what a bot can't see does not change what it does, nor what a coach says: the
/// same view and the same dice must give the same decision, and one that is allowed, and the same advice. Panics with the
/// seed of the first that does not.
pub fn blind(game: &dyn AnyGame, brain: &dyn Brain, setup: &Setup, level: Level, positions: u64) {
    for number in 0..positions {
        let state = somewhere(game, setup, number);
        for seat in state.awaiting().iter() {
            let restless = if number.is_multiple_of(2) { 0 } else { Occasion::PATIENCE };
            let occasion = Occasion { seat, level, restless, threads: NonZeroU8::MIN };
            let decide = |state: &dyn AnyState| {
                let decided = brain.choose(state, &occasion, &mut Seed::from(number).dice(u64::MAX - 1));
                decided.unwrap_or_else(|| panic!("{setup}, seed {number}: seat {seat} is awaited and decides nothing"))
            };
            let advise = |state: &dyn AnyState| {
                brain.advise(state, seat, None, brain.budget(level), &mut Seed::from(number).dice(u64::MAX - 3))
            };
            let (decided, advised) = (decide(&*state), advise(&*state));
            assert!(!advised.is_empty(), "{setup}, seed {number}: seat {seat} is awaited and the coach says nothing");
            if let Err(error) = state.boxed().apply(seat.into(), &decided) {
                panic!("{setup}, seed {number}: seat {seat} decides what is not allowed: {error}");
            }
            for sample in 0..SAMPLES {
                let other = state.sample(seat, &mut Seed::from(sample).dice(u64::MAX - 2));
                let again = decide(&*other);
                assert!(decided == again, "{setup}, seed {number}: seat {seat} knows too much: {decided}, {again}");
                let again = advise(&*other);
                assert!(
                    advised == again,
                    "{setup}, seed {number}: the coach of {seat} knows too much: {advised:?}, {again:?}"
                );
            }
        }
    }
}

/// A position that random play leads to.
fn somewhere(game: &dyn AnyGame, setup: &Setup, number: u64) -> Box<dyn AnyState> {
    let seed = Seed::from(number);
    let mut dice = seed.dice(u64::MAX);
    let mut state = game.start(setup, &seed);
    for _ in 0..dice.below(60) {
        let awaited: Vec<_> = state.awaiting().iter().collect();
        let Some(&seat) = dice.pick(&awaited) else { break };
        let action = dice.pick(&state.legal(seat.into())).cloned().expect("whoever is awaited has a legal action");
        let before = state.boxed();
        state.apply(seat.into(), &action).expect("a legal action is accepted");
        if state.awaiting().is_empty() {
            return before;
        }
    }
    state
}
