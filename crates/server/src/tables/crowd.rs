//! Those who look at a table: players, onlookers, each with any number of windows.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use pentarchy_table::{Change, Member, PersonId, Presence, Table, ToClient};
use tokio::sync::mpsc;
use tokio::time::Instant;

/// How many messages may wait for a window before it is given up: it can come back and resume.
pub(crate) const WAITING: usize = 128;

/// One window's number, never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct WindowId(pub(crate) u64);

/// Where messages to a window go.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

struct Window {
    person: PersonId,
    outbox: Outbox,
}

/// Everybody who looks at one table.
#[derive(Default)]
pub(super) struct Crowd {
    windows: BTreeMap<WindowId, Window>,
    /// How many windows others have open through other nodes.
    elsewhere: Windows,
    /// Those who matter to the table and have no window open, and since when.
    missing: BTreeMap<PersonId, Instant>,
    /// Counts every coming and going.
    changes: u64,
}

/// How many windows each person has open.
pub(super) type Windows = BTreeMap<PersonId, u32>;

impl Crowd {
    /// Whether nobody looks at the table through this node.
    pub(super) fn is_empty(&self) -> bool {
        self.windows.is_empty()
    }

    /// Whether nobody looks at the table through any node.
    pub(super) fn is_deserted(&self) -> bool {
        self.windows.is_empty() && self.elsewhere.is_empty()
    }

    /// How often somebody has come or gone: who looks on is the same while this is.
    pub(super) fn changes(&self) -> u64 {
        self.changes
    }

    /// How many windows each person has open through this node.
    pub(super) fn here(&self) -> Windows {
        let mut here = Windows::new();
        for window in self.windows.values() {
            *here.entry(window.person.clone()).or_default() += 1;
        }
        here
    }

    /// Notes who looks on through other nodes; whether that is new.
    pub(super) fn note_elsewhere(&mut self, elsewhere: Windows) -> bool {
        std::mem::replace(&mut self.elsewhere, elsewhere) != self.elsewhere
    }

    /// The log says that somebody has come back, through whichever node: before it is known where they look on, they
    /// are not missing.
    pub(super) fn is_back(&mut self, person: &PersonId) {
        self.missing.remove(person);
    }

    pub(super) fn enter(&mut self, window: WindowId, person: PersonId, outbox: Outbox) {
        self.missing.remove(&person);
        self.changes += 1;
        self.windows.insert(window, Window { person, outbox });
    }

    pub(super) fn leave(&mut self, window: WindowId) -> bool {
        self.changes += 1;
        self.windows.remove(&window).is_some()
    }

    /// Forgets windows whose tasks have ended without a word; whether there were any.
    pub(super) fn sweep(&mut self) -> bool {
        let before = self.windows.len();
        self.windows.retain(|_, window| !window.outbox.is_closed());
        let swept = self.windows.len() < before;
        self.changes += u64::from(swept);
        swept
    }

    fn is_here(&self, person: &PersonId) -> bool {
        self.elsewhere.contains_key(person) || self.windows.values().any(|window| window.person == *person)
    }

    /// Sends to one window. A window that does not keep up is dropped: its task sees that and closes.
    pub(super) fn send(&mut self, window: WindowId, message: &ToClient) {
        let Some(to) = self.windows.get(&window) else { return };
        if to.outbox.try_send(written(message)).is_err() {
            self.drop_slow(window);
        }
    }

    /// Sends to everybody what everybody may know.
    pub(super) fn send_all(&mut self, message: &ToClient) {
        let text = written(message);
        let post = self.windows.keys().map(|window| (*window, text.clone())).collect();
        self.hand_out(post);
    }

    /// Writes everybody's message about an entry, from the table as it is right after that entry. The messages wait
    /// until the entry is durable.
    pub(super) fn write(&self, table: &Table, change: &Change, post: &mut Post) {
        let mut texts: Vec<(Option<Member>, Utf8Bytes)> = Vec::new();
        for (id, window) in &self.windows {
            let member = table.member(&window.person);
            let known = texts.iter().find(|(whose, _)| *whose == member);
            let text = match known {
                Some((_, text)) => text.clone(),
                None => {
                    let text = written(&ToClient::Update(Box::new(table.update_for(change, member))));
                    texts.push((member, text.clone()));
                    text
                }
            };
            post.push((*id, text));
        }
    }

    /// Hands out what was written.
    pub(super) fn hand_out(&mut self, post: Post) {
        for (window, text) in post {
            let full = self.windows.get(&window).is_some_and(|to| to.outbox.try_send(text).is_err());
            if full {
                self.drop_slow(window);
            }
        }
    }

    fn drop_slow(&mut self, window: WindowId) {
        metrics::counter!("pentarchy_slow_sockets_total").increment(1);
        self.changes += 1;
        self.windows.remove(&window);
    }

    pub(super) fn presence(&self, table: &Table) -> Presence {
        let mut presence = Presence::default();
        let here = self.windows.values().map(|window| (&window.person, 1));
        let elsewhere = self.elsewhere.iter().map(|(person, windows)| (person, *windows));
        for (person, windows) in here.chain(elsewhere) {
            match table.member(person) {
                Some(member) if !presence.members.contains(&member) => presence.members.push(member),
                Some(_) => {}
                None => presence.onlookers += windows,
            }
        }
        presence.members.sort();
        presence
    }

    /// Notes who of those that matter is missing, and returns those who have been missing for so long.
    pub(super) fn missing(&mut self, table: &Table, patience: Duration) -> Vec<PersonId> {
        let now = Instant::now();
        let matter = table.seated().into_iter().filter_map(|member| table.person(member)).chain([table.host()]);
        let gone: Vec<_> = matter.filter(|person| !self.is_here(person)).cloned().collect();
        self.missing.retain(|person, _| gone.contains(person));
        for person in gone {
            self.missing.entry(person).or_insert(now);
        }
        let overdue = self.missing.iter().filter(|(_, since)| now.duration_since(**since) >= patience);
        overdue.map(|(person, _)| person.clone()).collect()
    }

    /// Who is here and noted as gone: the node that noted it had not heard of them yet.
    pub(super) fn returned(&self, table: &Table) -> Vec<PersonId> {
        let here = self.windows.values().map(|window| &window.person).chain(self.elsewhere.keys());
        here.filter(|person| !table.presence(person, true).is_empty()).cloned().collect()
    }

    /// When somebody will have been missing for so long who is not noted as gone yet.
    pub(super) fn next_missing(&self, table: &Table, patience: Duration) -> Option<Instant> {
        let unnoted = |person: &PersonId| !table.presence(person, false).is_empty();
        self.missing.iter().filter(|(person, _)| unnoted(person)).map(|(_, since)| *since + patience).min()
    }
}

/// Messages on their way to windows.
pub(super) type Post = Vec<(WindowId, Utf8Bytes)>;

/// A message as it goes over the wire.
pub(super) fn written(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages can be written as JSON").into()
}
