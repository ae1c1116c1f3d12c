//! Random play: for simulations, for tests, and as the measure of a game's speed.

use crate::{Actor, Dice, Game, Move, Outcome, Record, Seats, Seed, Setup};

/// Once in so many steps somebody who is not awaited speaks up, if they may.
const UNASKED: u32 = 32;

/// Once in so many steps the house's clock runs out, if it runs.
const CLOCK: u32 = 64;

/// Chooses an actor and one of its legal actions at random; nothing when the game is over.
///
/// `legal` is a buffer of the caller's, so that a whole game needs no allocation.
#[inline]
pub fn choose<G: Game>(game: &G, dice: &mut Dice, legal: &mut Vec<G::Action>) -> Option<(Actor, G::Action)> {
    let awaiting = game.awaiting();
    if awaiting.is_empty() {
        return None;
    }
    if let Some(duty) = game.duty()
        && dice.below(CLOCK) == 0
    {
        return Some((Actor::House, duty.action));
    }
    let others = Seats::first(game.seats()).without(awaiting);
    if !others.is_empty() && dice.below(UNASKED) == 0 {
        let actor = Actor::Seat(one_of(others, dice));
        if let Some(action) = one_action(game, actor, dice, legal) {
            return Some((actor, action));
        }
    }
    let actor = Actor::Seat(one_of(awaiting, dice));
    let action = one_action(game, actor, dice, legal).expect("whoever is awaited has a legal action");
    Some((actor, action))
}

fn one_of(seats: Seats, dice: &mut Dice) -> crate::Seat {
    let index = if seats.len() == 1 { 0 } else { dice.below(seats.len()) };
    seats.iter().nth(index as usize).expect("the index is below the number of seats")
}

fn one_action<G: Game>(game: &G, actor: Actor, dice: &mut Dice, legal: &mut Vec<G::Action>) -> Option<G::Action> {
    legal.clear();
    game.legal(actor, legal);
    dice.pick(legal).cloned()
}

/// A game that was played at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// How many decisions it took.
    pub decisions: u32,
    /// How it ended.
    pub outcome: Outcome,
}

/// Plays a whole game from its start with random choices, which the seed decides too.
pub fn game<G: Game>(setup: &Setup, seed: &Seed) -> Played {
    let mut game = G::start(setup, seed);
    let mut dice = seed.dice(u64::MAX); // never a stream that a game deals from
    let decisions = play(&mut game, &mut dice, &mut Vec::with_capacity(64));
    Played { decisions, outcome: game.outcome().expect("a game that awaits nobody has an outcome") }
}

/// Plays the same game as [`game`] and writes it down.
pub fn record<G: Game>(setup: &Setup, seed: &Seed) -> Record {
    let mut record = Record::new(&G::DESCRIPTION, setup, *seed);
    let mut game = G::start(setup, seed);
    let mut dice = seed.dice(u64::MAX);
    let mut legal = Vec::new();
    while let Some((by, action)) = choose(&game, &mut dice, &mut legal) {
        apply(&mut game, by, &action);
        let action = serde_json::to_value(&action).expect("plain values can be written as JSON");
        record.moves.push(Move { by, action });
    }
    record.outcome = game.outcome();
    record
}

/// Plays a game to its end with random choices and returns the number of decisions that it took.
pub fn play<G: Game>(game: &mut G, dice: &mut Dice, legal: &mut Vec<G::Action>) -> u32 {
    let mut decisions = 0;
    while let Some((actor, action)) = choose(game, dice, legal) {
        apply(game, actor, &action);
        decisions += 1;
    }
    decisions
}

fn apply<G: Game>(game: &mut G, actor: Actor, action: &G::Action) {
    if let Err(refusal) = game.apply(actor, action, &mut ()) {
        panic!("a legal action was refused: {action:?} by {actor}: {refusal}");
    }
}
