//! The speed of the bots' search: the expert on one thread, at the first decisions of a game, where there is most to think
//! about. The client's figures come from first decisions too, of other deals.

use std::collections::BTreeMap;
use std::num::NonZeroU8;
use std::time::Instant;

use pentarchy_game::{AnyState, Dice, Seat, Seed, SetupRequest};
use pentarchy_table::{Catalogue, Level, Listed, Occasion};

use super::{Figure, figure};
use crate::failure::Failure;

/// As many players as a game against bots has unless one chooses otherwise.
const SEATS: u8 = 3;

/// How many decisions are thought about.
const DECISIONS: u64 = 8;

pub(super) fn search() -> Result<Vec<Figure>, Failure> {
    let mut figures = Vec::new();
    for &listed in Catalogue::HOUSE.games() {
        let game = listed.game.description().id;
        let (mut iterations, mut seconds, mut longest) = (0, 0.0, 0.0);
        for number in 0..DECISIONS {
            let (state, seat) = first_decision(listed, number)?;
            let mut dice = Seed::from(number).dice(1);
            let began = Instant::now();
            let budget = listed.brain.budget(Level::Expert);
            let advice = listed.brain.advise(&*state, seat, None, budget, &mut dice);
            let took = began.elapsed().as_secs_f64();
            iterations += advice.iter().map(|choice| choice.visits).sum::<u32>();
            seconds += took;
            longest = f64::max(longest, took);
        }
        let rate = f64::from(iterations) / seconds;
        let each = seconds / DECISIONS as f64;
        figures.push(Figure { what: format!("{game}: search iterations"), value: rate, unit: "/s", target: None });
        let what = format!("{game}: the expert's first decision, mean of {DECISIONS}");
        figures.push(Figure { what, value: each, unit: "s", target: None });
        figures.push(figure(&format!("{game}: the longest of them"), longest, "s", "< 3"));
    }
    Ok(figures)
}

/// A position in which somebody has a choice, early in a game between novices.
fn first_decision(listed: Listed, number: u64) -> Result<(Box<dyn AnyState>, Seat), Failure> {
    let setup = listed.game.description().setup(&SetupRequest { seats: SEATS, options: BTreeMap::new() })?;
    let mut state = listed.game.start(&setup, &Seed::from(number));
    let mut dice: Dice = Seed::from(number).dice(2);
    loop {
        let seat = state.awaiting().iter().next().ok_or_else(|| Failure::because("a game ends without a choice"))?;
        if state.legal(seat.into()).len() > 1 {
            return Ok((state, seat));
        }
        let occasion = Occasion { seat, level: Level::Novice, restless: 0, threads: NonZeroU8::MIN };
        let action = listed.brain.choose(&*state, &occasion, &mut dice);
        state.apply(seat.into(), &action.ok_or_else(|| Failure::because("a seat that is awaited decides nothing"))?)?;
    }
}
