//! Defence against bad input: arbitrary bytes become messages to a table, and nothing may panic or change unasked.
//!
//! A target of `fuzz/` calls [`messages`] with what the fuzzer finds; [`bounded`] calls it with random and with bent
//! messages in the ordinary tests.

use pentarchy_game::{Dice, Seed};

use crate::{Catalogue, Fault, LocalTable, Millis, Person, Plan, Request, Table, ToClient, ToServer};

/// Feeds `rounds` inputs to [`messages`]: random bytes, and good messages with some bytes changed.
pub fn bounded(catalogue: Catalogue, rounds: u64) {
    let good = [
        r#"{"hello":{"table":"t","seen":3}}"#,
        r#"{"ask":{"id":1,"request":{"sit":{"seat":1,"name":"Bob"}}}}"#,
        r#"{"ask":{"id":1,"request":"start"}}"#,
        r#"{"ask":{"id":2,"request":{"act":{"seat":0,"seen":5,"action":"draw"}}}}"#,
        r#"{"ask":{"id":3,"request":{"take-back":{"seat":0,"seen":5,"steps":1}}}}"#,
        r#"{"ask":{"id":4,"request":{"ask-undo":{"seat":0,"seen":5,"keep":0}}}}"#,
        r#"{"ask":{"id":5,"request":{"say":{"text":"hi"}}}}"#,
        r#"{"ask":{"id":6,"request":{"add-bot":{"level":"hard"}}}}"#,
        r#""history""#,
    ];
    for round in 0..rounds {
        let mut dice = Seed::from(round).dice(u64::MAX);
        let mut input = Vec::new();
        for _ in 0..8 {
            let line = dice.pick(&good).map_or(Vec::new(), |line| line.as_bytes().to_vec());
            input.extend(bent(line, &mut dice));
            input.push(b'\n');
        }
        messages(catalogue, &input);
        let noise: Vec<u8> = (0..200).map(|_| dice.below(256) as u8).collect();
        messages(catalogue, &noise);
    }
}

/// A text with a few bytes changed, left out or doubled.
fn bent(mut text: Vec<u8>, dice: &mut Dice) -> Vec<u8> {
    let letters = b"\"{}[]:,0123456789-abcdenrstu\\\x00\xff";
    for _ in 0..dice.below(4) {
        let place = dice.below(text.len().max(1) as u32) as usize;
        match (dice.below(3), text.get(place).copied()) {
            (0, Some(_)) => text[place] = *dice.pick(letters).expect("there are letters"),
            (1, Some(_)) => drop(text.remove(place)),
            (_, Some(byte)) => text.insert(place, byte),
            (_, None) => {}
        }
    }
    text
}

/// Sends the lines of the input to a table in play, from somebody who sits there and from a stranger.
///
/// What is refused must change nothing; what is accepted must be there when the log is folded again.
pub fn messages(catalogue: Catalogue, input: &[u8]) {
    let Some((mut local, people)) = table_in_play(catalogue) else { return };
    for (index, line) in input.split(|&byte| byte == b'\n').enumerate() {
        let message = match ToServer::read(line) {
            Ok(message) => message,
            Err(Fault::Malformed(_) | Fault::TooLong) => continue,
            Err(other) => panic!("reading a message can't fail with {other}"),
        };
        let again = serde_json::to_vec(&message).expect("a message can be written");
        assert!(ToServer::read(&again) == Ok(message.clone()), "a message is not the same after JSON: {message:?}");
        let before = (local.table().seq(), position(local.table()));
        local.receive(&people[index % people.len()], &message, Millis(index as u64));
        for (_, answer) in local.take_messages() {
            let json = serde_json::to_string(&answer).expect("an answer can be written");
            let read: ToClient = serde_json::from_str(&json).expect("an answer can be read");
            assert!(read == answer, "an answer is not the same after JSON: {json}");
            if let ToClient::Refused { .. } = answer {
                assert!(before == (local.table().seq(), position(local.table())), "refused, but changed: {message:?}");
            }
        }
    }
    let again = Table::refold(catalogue, local.log()).expect("a table's own log can be folded");
    assert!(position(&again) == position(local.table()), "the log leads elsewhere");
}

fn position(table: &Table) -> Option<String> {
    table.state().map(|state| state.json().get().to_owned())
}

/// A table of the first game, with a person, bots and somebody who looks on.
fn table_in_play(catalogue: Catalogue) -> Option<(LocalTable, [Person; 2])> {
    let description = catalogue.games().next()?.game.description();
    let people = [Person::new("ann", "Ann").ok()?, Person::new("eve", "Eve").ok()?];
    let plan = Plan::new(description.id, description.seats.max.min(3));
    let mut local = LocalTable::open(catalogue, plan, people[0].clone(), Seed::from(1), Millis(0)).ok()?;
    let seats = usize::from(local.table().plan().setup.seats);
    let bots = std::iter::repeat_n(Request::AddBot { seat: None, level: None }, seats - 1);
    for request in [Request::Sit { seat: None, name: None }].into_iter().chain(bots).chain([Request::Start]) {
        local.request(&people[0], &request, Millis(0)).ok()?;
    }
    Some((local, people))
}
