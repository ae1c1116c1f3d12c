//! One game between contenders.

use pentarchy_game::{Actor, Outcome, Seed, Setup};
use pentarchy_table::Listed;

use super::contender::{Contender, Question};
use crate::failure::Failure;

/// The dice of the contenders: never a stream that a game deals from.
const BOTS: u64 = u64::MAX - 3;

/// After so many decisions of one contender while the house's clock runs, it runs out.
const CLOCK: u32 = 400;

/// How a game went, by contender.
pub(crate) struct Played {
    /// By contender, in the order of the lineup.
    pub(crate) places: Vec<u8>,
    pub(crate) totals: Vec<i32>,
    /// What a first place is worth to each: a shared one is divided.
    pub(crate) wins: Vec<f64>,
    pub(crate) decisions: u64,
}

/// Plays one game; the contender with number `c` sits on seat `c + rotation`.
pub(crate) fn play(
    listed: Listed,
    setup: &Setup,
    seed: u64,
    contenders: &mut [Contender],
    rotation: usize,
) -> Result<Played, Failure> {
    let count = contenders.len();
    let seed = Seed::from(seed);
    let mut state = listed.game.start(setup, &seed);
    let mut dice = seed.dice(BOTS - rotation as u64);
    let (mut decisions, mut restless) = (0, vec![0; count]);
    loop {
        let awaiting = state.awaiting();
        let duty = state.duty();
        if let Some(duty) = &duty
            && restless.iter().any(|&times| times > CLOCK)
        {
            state.apply(Actor::House, &duty.action)?;
            restless.fill(0);
            continue;
        }
        let one = if awaiting.len() < 2 { 0 } else { dice.below(awaiting.len()) };
        let Some(seat) = awaiting.iter().nth(one as usize) else { break };
        if duty.is_none() {
            restless.fill(0); // as at a table
        }
        let question = Question { listed, setup, state: &*state, seat, restless: restless[seat.index()] };
        let contender = &mut contenders[(seat.index() + count - rotation) % count];
        let action = contender.decide(&question, &mut dice)?;
        let refused =
            |error| Failure::because(format!("{} decides {action}, which is refused: {error}", contender.name()));
        state.apply(seat.into(), &action).map_err(refused)?;
        restless[seat.index()] += u32::from(duty.is_some());
        decisions += 1;
    }
    let outcome = state.outcome().ok_or_else(|| Failure::because("a game that awaits nobody has no outcome"))?;
    Ok(Played::of(&outcome, count, rotation, decisions))
}

impl Played {
    fn of(outcome: &Outcome, count: usize, rotation: usize, decisions: u64) -> Played {
        let winners = outcome.winners().count() as f64;
        let mut played = Played { places: vec![0; count], totals: vec![0; count], wins: vec![0.0; count], decisions };
        for seat in outcome.seats() {
            let contender = (seat.index() + count - rotation) % count;
            played.places[contender] = outcome.place(seat);
            played.totals[contender] = outcome.total(seat);
            if outcome.place(seat) == 1 {
                played.wins[contender] = 1.0 / winners;
            }
        }
        played
    }
}
