//! Proof that nobody was told what they may not know: for tests of whatever sends a table's messages.
//!
//! [`traffic`] takes the log of a table and all that one person was sent, and checks that
//! - every message is the one that the table gives for that entry, and nothing else was sent;
//! - no message before the end holds the seed, and none the id of a person;
//! - what the person saw is the same in positions that differ only in what they may not know;
//! - a choice that is secret until others have made theirs too shows in no event. (What events tell of other steps is for
//!   each game to test: only its rules know what is said aloud and then forgotten.)

use pentarchy_game::{Actor, AnyState, Dice, Seats, Viewer};
use serde_json::Value;

use crate::{Catalogue, Entry, Logged, PersonId, Seq, Table, ToClient, history};

/// In how many other positions each step is tried.
const SAMPLES: usize = 3;

/// How much was checked: a proof that looked at nothing proves nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Messages that were compared with the table's.
    pub messages: usize,
    /// Positions that were compared with others that look the same.
    pub positions: usize,
    /// Those of the other positions that were in fact other ones.
    pub differing: usize,
    /// Steps that look the same in another position, whose events were compared.
    pub steps: usize,
}

/// Checks all that a person was sent; `Err` says what they should not have been told.
pub fn traffic(
    catalogue: Catalogue,
    log: &[Logged],
    person: &PersonId,
    messages: &[ToClient],
    dice: &mut Dice,
) -> Result<Report, String> {
    let mut report = Report::default();
    let (first, rest) = log.split_first().ok_or("there is no log")?;
    let mut table = Table::open(catalogue, first).map_err(|error| error.to_string())?;
    let seed = match &first.entry {
        Entry::Opened { seed, .. } => seed.to_string(),
        _ => return Err("the log does not open a table".to_owned()),
    };
    // What the table itself says at each entry: the welcome there, and the update that led there.
    let mut welcomes = vec![text(&ToClient::Welcome(Box::new(table.welcome(person))))];
    let mut updates = vec![String::new()];
    let mut over_at = None;
    for logged in rest {
        let before = table.state().map(AnyState::boxed);
        let change = table.fold(logged).map_err(|error| error.to_string())?;
        updates.push(text(&ToClient::Update(Box::new(table.update(&change, person)))));
        welcomes.push(text(&ToClient::Welcome(Box::new(table.welcome(person)))));
        if table.is_over() {
            over_at = over_at.or(Some(logged.seq));
        }
        if let (Some(after), None) = (table.state(), over_at) {
            for viewer in viewers(&table, person) {
                same_sight(after, viewer, dice, &mut report)?;
                if let (Entry::Acted { by, action, .. }, Some(before)) = (&logged.entry, &before)
                    && is_one_of_several(&**before, *by, after)
                {
                    let step = Step { before: &**before, by: *by, action, viewer };
                    step.tells_nothing_more(dice, &mut report)
                        .map_err(|why| format!("entry {:?}: {why}", logged.seq))?;
                }
            }
        }
    }
    for message in messages {
        let sent = text(message);
        let expected = match message {
            ToClient::Welcome(welcome) => at(&welcomes, welcome.seq),
            ToClient::Update(update) => at(&updates, update.happened.seq),
            ToClient::History(past) => {
                let known = log.get(..past.len()).ok_or("a history longer than the log")?;
                let past = history(catalogue, known, person).map_err(|error| error.to_string())?;
                Some(text(&ToClient::History(past)))
            }
            _ => None,
        };
        if expected.as_ref().is_some_and(|expected| *expected != sent) {
            return Err(format!("not what the table says:\n{sent}\n{}", expected.unwrap_or_default()));
        }
        if sent.contains(&seed) && !is_after_the_end(message, over_at) {
            return Err(format!("the seed before the end: {sent}"));
        }
        for member in (0..).map_while(|number| table.person(crate::Member(number))) {
            if sent.contains(&format!("\"{member}\"")) {
                return Err(format!("the id of a person: {sent}"));
            }
        }
        report.messages += usize::from(expected.is_some());
    }
    Ok(report)
}

fn at(texts: &[String], seq: Seq) -> Option<String> {
    let index = usize::try_from(seq.0).ok()?.checked_sub(1)?;
    Some(texts.get(index).cloned().unwrap_or_default())
}

fn text(message: &ToClient) -> String {
    serde_json::to_string(message).expect("plain values can be written as JSON")
}

fn is_after_the_end(message: &ToClient, over_at: Option<Seq>) -> bool {
    let Some(over) = over_at else { return false };
    match message {
        ToClient::Welcome(welcome) => welcome.seq >= over,
        ToClient::Update(update) => update.happened.seq >= over,
        ToClient::Record(_) => true,
        _ => false,
    }
}

fn viewers(table: &Table, person: &PersonId) -> Vec<Viewer> {
    table.welcome(person).sights.iter().map(|sight| sight.viewer).collect()
}

/// Another position that the viewer can't tell from this one. An onlooker can't tell what no seat alone could: each
/// seat's part is drawn anew in turn.
fn another(state: &dyn AnyState, viewer: Viewer, dice: &mut Dice) -> Box<dyn AnyState> {
    match viewer {
        Viewer::Seat(seat) => state.sample(seat, dice),
        _ => Seats::first(state.seats()).iter().fold(state.boxed(), |state, seat| state.sample(seat, dice)),
    }
}

/// What the viewer sees does not depend on what they may not know.
fn same_sight(state: &dyn AnyState, viewer: Viewer, dice: &mut Dice, report: &mut Report) -> Result<(), String> {
    let other = another(state, viewer, dice);
    report.positions += 1;
    report.differing += usize::from(other.json().get() != state.json().get());
    let sees = |state: &dyn AnyState| {
        let legal = match viewer {
            Viewer::Seat(seat) => state.legal_json(seat.into()).get().to_owned(),
            _ => String::new(),
        };
        (state.view(viewer).get().to_owned(), legal, state.awaiting())
    };
    if sees(state) == sees(&*other) {
        Ok(())
    } else {
        Err(format!("{viewer} sees what they may not: {:?}", sees(state)))
    }
}

/// A step of a game, as somebody else or whoever took it looks on.
struct Step<'a> {
    before: &'a dyn AnyState,
    by: Actor,
    action: &'a Value,
    viewer: Viewer,
}

impl Step<'_> {
    /// Tries the step in other positions that look the same. Where another step there looks the same afterwards too,
    /// its events must be the same: or they would tell the two apart.
    fn tells_nothing_more(&self, dice: &mut Dice, report: &mut Report) -> Result<(), String> {
        let (real_view, real_events) = self.taken(self.before, self.action).ok_or("a logged step is refused")?;
        for _ in 0..SAMPLES {
            let other = another(self.before, self.viewer, dice);
            let actions = match self.by {
                // One's own step is known to oneself.
                Actor::Seat(seat) if self.viewer.sees(seat) => vec![self.action.clone()],
                by => other.legal(by),
            };
            for action in actions {
                let Some((view, events)) = self.taken(&*other, &action) else { continue };
                if view != real_view || shape(&events) != shape(&real_events) {
                    continue;
                }
                report.steps += 1;
                if events != real_events {
                    return Err(format!("{} learns more than they see: {real_events:?}, not {events:?}", self.viewer));
                }
            }
        }
        Ok(())
    }

    fn taken(&self, before: &dyn AnyState, action: &Value) -> Option<(String, Vec<Value>)> {
        let mut after = before.boxed();
        let applied = after.apply(self.by, action).ok()?;
        let events = applied.events.seen_by(self.viewer);
        let read = |event: &serde_json::value::RawValue| serde_json::from_str(event.get()).unwrap_or_default();
        let events = events.iter().map(|event| read(event)).collect();
        Some((after.view(self.viewer).get().to_owned(), events))
    }
}

/// Whether a step is one of several choices that are made at the same time: others' are still to come.
fn is_one_of_several(before: &dyn AnyState, by: Actor, after: &dyn AnyState) -> bool {
    let Actor::Seat(seat) = by else { return false };
    let others = before.awaiting().without(Seats::only(seat));
    before.awaiting().contains(seat) && !others.is_empty() && after.awaiting() == others
}

/// The form of some events without what is in them: steps of another kind look different, and may.
fn shape(events: &[Value]) -> Vec<Vec<String>> {
    let keys = |event: &Value| match event {
        Value::Object(fields) => fields.keys().cloned().collect(),
        Value::String(word) => vec![word.clone()],
        _ => Vec::new(),
    };
    events.iter().map(keys).collect()
}
