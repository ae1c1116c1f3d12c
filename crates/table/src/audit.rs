//! Proof that nobody was told what they may not know: for tests of whatever sends a table's messages.
//!
//! [`traffic`] takes the log of a table and all that one person asked and was sent, and checks that
//! - every message is the one that the table gives for that entry, and nothing else was sent;
//! - every refusal is the one that the table gives to that request;
//! - no message before the end holds the seed, and none the id of a person;
//! - the table would have said the same in other worlds: where all that the person may not know is otherwise, the seed
//!   too. What that is for sights, refusals and steps stands in `worlds.rs`.
//!
//! What the coach says is thought, not told by the table: that it rests on what the seat sees alone is proved where bots are
//! (`pentarchy_bots::conformance::blind`).

mod changes;
mod worlds;

use std::collections::{BTreeMap, BTreeSet};

use pentarchy_game::{Description, Dice, OptionValue, Seed, Setup, Viewer};

use crate::{Catalogue, Entry, Logged, Name, Person, PersonId, Request, Seq, Table, TableError, ToClient, history};
use worlds::Worlds;

/// All that one window of a person's had to do with a table.
#[derive(Clone, Copy)]
pub struct Traffic<'a> {
    /// The table's log.
    pub log: &'a [Logged],
    /// Whose window it was.
    pub person: &'a PersonId,
    /// What they asked, with their numbers for the answers.
    pub asked: &'a [(u32, Request)],
    /// What they were sent, in order.
    pub heard: &'a [ToClient],
}

/// At which entries other worlds are looked at: all messages are compared with the table's own anyway.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Every so many entries.
    pub every: u64,
    /// Beginning with this one: where several people share the work, each begins with another.
    pub from: u64,
}

impl Pace {
    /// Every entry.
    pub const ALL: Pace = Pace { every: 1, from: 0 };

    fn looks_at(self, seq: Seq) -> bool {
        seq.0 % self.every.max(1) == self.from % self.every.max(1)
    }
}

/// How much was checked: a proof that looked at nothing proves nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Messages that were compared with the table's.
    pub messages: usize,
    /// Positions that were compared with others that look the same.
    pub positions: usize,
    /// Those of the other positions that were in fact other ones.
    pub differing: usize,
    /// Steps that leave somebody with the same sight in another world, whose events were compared.
    pub steps: usize,
    /// Steps that leave nobody with the same sight in any other world that was tried.
    pub unmatched: usize,
    /// Things that somebody was told of, whose places they must know from then on.
    pub told: usize,
    /// Refusals that were compared, in this world and in others.
    pub refusals: usize,
}

impl std::ops::AddAssign for Report {
    fn add_assign(&mut self, more: Report) {
        self.messages += more.messages;
        self.positions += more.positions;
        self.differing += more.differing;
        self.steps += more.steps;
        self.unmatched += more.unmatched;
        self.told += more.told;
        self.refusals += more.refusals;
    }
}

/// Checks all that a person was sent; `Err` says what they should not have been told.
pub fn traffic(catalogue: Catalogue, traffic: Traffic<'_>, pace: Pace, dice: &mut Dice) -> Result<Report, String> {
    let Traffic { log, person, heard, .. } = traffic;
    let mut report = Report::default();
    let (first, rest) = log.split_first().ok_or("there is no log")?;
    let Entry::Opened { seed, .. } = &first.entry else { return Err("the log does not open a table".to_owned()) };
    let mut table = Table::open(catalogue, first).map_err(|error| error.to_string())?;
    let welcomed: BTreeSet<Seq> = heard.iter().filter_map(welcome_at).collect();
    let mut told = Told::default();
    told.welcome(&table, person, &welcomed);
    let mut refusals = Refusals::of(traffic)?;
    refusals.look_at(&table);
    let mut worlds = Worlds::new(person, dice);
    let mut over_at = None;
    for logged in rest {
        let looks = pace.looks_at(logged.seq) && over_at.is_none();
        let before = if looks { table.state().map(|state| state.boxed()) } else { None };
        let change = table.fold(logged).map_err(|error| error.to_string())?;
        told.updates.insert(logged.seq, text(&ToClient::Update(Box::new(table.update(&change, person)))));
        told.welcome(&table, person, &welcomed);
        if table.is_over() {
            over_at = over_at.or(Some(logged.seq));
        }
        refusals.look_at(&table);
        if looks && over_at.is_none() {
            worlds
                .compare(&mut table, before.as_deref(), logged, &mut report)
                .map_err(|why| format!("entry {}: {why}", logged.seq.0))?;
        }
    }
    report.refusals += refusals.all_explained()?;
    let members: Vec<String> =
        (0..).map_while(|number| table.person(crate::Member(number))).map(|member| format!("\"{member}\"")).collect();
    for message in heard {
        let sent = text(message);
        let expected = match message {
            ToClient::Welcome(welcome) => told.welcomes.get(&welcome.seq).cloned(),
            ToClient::Update(update) => Some(told.updates.get(&update.happened.seq).cloned().unwrap_or_default()),
            ToClient::History(past) => {
                let known = log.get(..past.len()).ok_or("a history longer than the log")?;
                let past = history(catalogue, known, person).map_err(|error| error.to_string())?;
                Some(text(&ToClient::History(past)))
            }
            ToClient::Record(_) => table.open_record().map(|record| text(&ToClient::Record(Box::new(record)))),
            _ => None,
        };
        if expected.as_ref().is_some_and(|expected| *expected != sent) {
            return Err(format!("not what the table says:\n{sent}\n{}", expected.unwrap_or_default()));
        }
        if !is_after_the_end(message, over_at) && names_the_seed(&sent, seed) {
            return Err(format!("the seed before the end: {sent}"));
        }
        if members.iter().any(|member| sent.contains(member)) {
            return Err(format!("the id of a person: {sent}"));
        }
        report.messages += usize::from(expected.is_some());
    }
    Ok(report)
}

/// What the table itself says at each entry: the update that led there, and the welcome where one was sent.
#[derive(Default)]
struct Told {
    welcomes: BTreeMap<Seq, String>,
    updates: BTreeMap<Seq, String>,
}

impl Told {
    fn welcome(&mut self, table: &Table, person: &PersonId, wanted: &BTreeSet<Seq>) {
        if wanted.contains(&table.seq()) {
            self.welcomes.insert(table.seq(), text(&ToClient::Welcome(Box::new(table.welcome(person)))));
        }
    }
}

fn welcome_at(message: &ToClient) -> Option<Seq> {
    match message {
        ToClient::Welcome(welcome) => Some(welcome.seq),
        _ => None,
    }
}

fn text(message: &ToClient) -> String {
    serde_json::to_string(message).expect("plain values can be written as JSON")
}

/// The seed as it is written, or any eighth part of it.
fn names_the_seed(sent: &str, seed: &Seed) -> bool {
    let written = seed.to_string();
    let empty = "0".repeat(8);
    let parts = written.as_bytes().chunks(8).map(String::from_utf8_lossy);
    parts.into_iter().any(|part| part != empty && sent.contains(&*part)) || sent.contains(&written)
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

/// By how many updates an answer may be overtaken on its way.
const OVERTAKEN: u64 = 16;

/// The refusals that somebody heard, until the table is found to give them.
struct Refusals {
    person: Person,
    open: Vec<Refused>,
    explained: usize,
}

struct Refused {
    /// The last entry that had been heard of before.
    since: Seq,
    request: Request,
    error: TableError,
}

impl Refusals {
    fn of(traffic: Traffic<'_>) -> Result<Refusals, String> {
        let asked: BTreeMap<u32, &Request> = traffic.asked.iter().map(|(id, request)| (*id, request)).collect();
        let mut since = Seq(1);
        let mut open = Vec::new();
        for message in traffic.heard {
            match message {
                ToClient::Welcome(welcome) => since = welcome.seq,
                ToClient::Update(update) => since = update.happened.seq,
                ToClient::Refused { id, error } => {
                    let since = Seq(since.0.saturating_sub(OVERTAKEN));
                    let request =
                        asked.get(id).ok_or_else(|| format!("an answer to nothing that was asked: {error}"))?;
                    open.push(Refused { since, request: (*request).clone(), error: error.clone() });
                }
                _ => {}
            }
        }
        let name = Name::new("somebody").expect("this can be a name");
        Ok(Refusals { person: Person { id: traffic.person.clone(), name }, open, explained: 0 })
    }

    /// A request is refused some time after its sender has heard of the last entry: for a reason that held then.
    fn look_at(&mut self, table: &Table) {
        let before = self.open.len();
        let given = |refused: &Refused| {
            refused.since <= table.seq() && table.request(&self.person, &refused.request) == Err(refused.error.clone())
        };
        let open = std::mem::take(&mut self.open);
        self.open = open.into_iter().filter(|refused| !given(refused)).collect();
        self.explained += before - self.open.len();
    }

    fn all_explained(self) -> Result<usize, String> {
        match self.open.first() {
            None => Ok(self.explained),
            Some(Refused { request, error, .. }) => {
                Err(format!("a refusal that the table does not give: {error:?} to {request:?}"))
            }
        }
    }
}

/// Setups that between them have every choice of every option, the smallest table and the largest, and the others too
/// if `every_size` is asked for: what an audit of whole games should play.
pub fn kinds(game: &Description, every_size: bool) -> Vec<Setup> {
    let mut seen = BTreeSet::new();
    let mut adds = |setup: &Setup| {
        let request = setup.request();
        let choices = request.options.iter().filter(|(_, value)| !matches!(value, OptionValue::Number(_)));
        let mut traits: Vec<String> = choices.map(|(key, value)| format!("{key} = {value}")).collect();
        if every_size || [game.seats.min, game.seats.max].contains(&request.seats) {
            traits.push(format!("{} seats", request.seats));
        }
        traits.into_iter().filter(|one| seen.insert(one.clone())).count() > 0
    };
    let mut setups = game.every_setup();
    setups.sort_by_key(Setup::seats);
    setups.into_iter().filter(|setup| adds(setup)).collect()
}
