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
    /// Those who matter to the table and have no window open, and since when.
    missing: BTreeMap<PersonId, Instant>,
}

impl Crowd {
    pub(super) fn is_empty(&self) -> bool {
        self.windows.is_empty()
    }

    pub(super) fn enter(&mut self, window: WindowId, person: PersonId, outbox: Outbox) {
        self.missing.remove(&person);
        self.windows.insert(window, Window { person, outbox });
    }

    pub(super) fn leave(&mut self, window: WindowId) -> bool {
        self.windows.remove(&window).is_some()
    }

    /// Forgets windows whose tasks have ended without a word; whether there were any.
    pub(super) fn sweep(&mut self) -> bool {
        let before = self.windows.len();
        self.windows.retain(|_, window| !window.outbox.is_closed());
        self.windows.len() < before
    }

    fn is_here(&self, person: &PersonId) -> bool {
        self.windows.values().any(|window| window.person == *person)
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
        self.windows.remove(&window);
    }

    pub(super) fn presence(&self, table: &Table) -> Presence {
        let mut presence = Presence::default();
        for window in self.windows.values() {
            match table.member(&window.person) {
                Some(member) if !presence.members.contains(&member) => presence.members.push(member),
                Some(_) => {}
                None => presence.onlookers += 1,
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
