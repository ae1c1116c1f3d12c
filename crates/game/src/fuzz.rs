//! Defence against bad input: arbitrary bytes become arbitrary actions and arbitrary positions, and nothing may panic.
//!
//! The targets of `fuzz/` call these functions with what the fuzzer finds; [`bounded`] calls them with random bytes in
//! the ordinary tests.

use serde::Deserialize;
use serde_json::Value;

use crate::{Actor, AnyState, Dice, Game, Seat, Seats, Seed, Viewer, erase, random};

/// Feeds `rounds` random inputs to both targets.
pub fn bounded<G: Game>(rounds: u64) {
    for round in 0..rounds {
        let mut dice = Seed::from(round).dice(u64::MAX);
        let input: Vec<u8> = (0..160).map(|_| dice.below(256) as u8).collect();
        actions::<G>(&input);
        positions::<G>(&input);
    }
}

/// Plays a game in which the bytes choose who does what: legal actions, and legal actions bent out of shape.
///
/// Whatever is refused must change nothing, whatever is accepted must leave a sound position.
pub fn actions<G: Game>(input: &[u8]) {
    let mut bytes = Bytes(input);
    let mut game = start::<G>(&mut bytes);
    let mut dice = Seed::from(u64::from(bytes.next())).dice(u64::MAX);
    let mut buffer = Vec::new();
    while !bytes.0.is_empty() {
        let Some((mut actor, action)) = random::choose(&game, &mut dice, &mut buffer) else { return };
        let mut action = serde_json::to_value(&action).expect("an action can be written");
        if bytes.next().is_multiple_of(2) {
            bend(&mut action, &mut bytes);
        }
        match bytes.next() % 8 {
            0 => actor = Actor::House,
            1 => actor = Seat::new(bytes.next() % 8).map_or(actor, Actor::Seat),
            _ => {}
        }
        let before = game.clone();
        match G::Action::deserialize(&action).map(|action| game.apply(actor, &action, &mut ())) {
            Ok(Ok(_)) => game.check().expect("an accepted action leaves a sound position"),
            _ => assert!(game == before, "a refused action changed the position: {action} by {actor}"),
        }
    }
}

/// Bends a position of a game out of shape, or takes the bytes themselves for one, and does with it whatever can be
/// done with a position, if it is taken for one at all.
pub fn positions<G: Game>(input: &[u8]) {
    let _ = erase::<G>().restore(&String::from_utf8_lossy(input));
    let mut bytes = Bytes(input);
    let mut game = start::<G>(&mut bytes);
    let mut dice = Seed::from(u64::from(bytes.next())).dice(u64::MAX);
    let mut buffer = Vec::new();
    for _ in 0..bytes.next() {
        let Some((actor, action)) = random::choose(&game, &mut dice, &mut buffer) else { break };
        game.apply(actor, &action, &mut ()).expect("a legal action is accepted");
    }
    let mut json = serde_json::to_value(&game).expect("a position can be written");
    for _ in 0..=bytes.next() % 3 {
        bend(&mut json, &mut bytes);
    }
    if let Ok(state) = erase::<G>().restore(&json.to_string()) {
        exercise(&*state, &mut dice);
    }
}

/// Whatever can be done with a position.
fn exercise(state: &dyn AnyState, dice: &mut Dice) {
    for viewer in Viewer::all(state.seats()).chain([Viewer::Referee]) {
        state.view(viewer);
    }
    state.duty();
    state.outcome();
    state.standings();
    for seat in Seats::first(state.seats()).iter() {
        state.sample(seat, dice);
        for action in state.legal(seat.into()) {
            let applied = state.boxed().apply(seat.into(), &action);
            applied.unwrap_or_else(|error| panic!("legal, but refused: {action} by seat {seat}: {error}"));
        }
    }
}

fn start<G: Game>(bytes: &mut Bytes<'_>) -> G {
    let setups = G::DESCRIPTION.every_setup();
    let setup = &setups[usize::from(bytes.next()) % setups.len()];
    G::start(setup, &Seed::from(u64::from(bytes.next())))
}

/// Input, byte by byte; zeros when it is used up.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }
}

/// Changes one part of a JSON value, chosen by the bytes.
fn bend(value: &mut Value, bytes: &mut Bytes<'_>) {
    let choice = usize::from(bytes.next());
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(choice % fields.len()).cloned().expect("the index is below the length");
            if bytes.next().is_multiple_of(16) {
                fields.remove(&key);
            } else {
                bend(&mut fields[&key], bytes);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let (index, other) = (choice % items.len(), usize::from(bytes.next()) % items.len());
            match bytes.next() % 8 {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                2 => items.swap(index, other),
                3 => items[index] = items[other].clone(),
                _ => bend(&mut items[index], bytes),
            }
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let numbers = [0, 1, 7, 255, 256, -1, i64::MAX, number.wrapping_add(1), number.wrapping_sub(1)];
            *value = numbers[choice % numbers.len()].into();
        }
        other => {
            let words = [Value::Null, true.into(), "mountain".into(), "".into(), 3.into(), Value::Array(Vec::new())];
            *other = words[choice % words.len()].clone();
        }
    }
}
