//! A whole table in one process, without transport: for offline games in the browser, and for tests.
//!
//! Requests go in, messages come out. Nothing happens by itself: the caller tells the time and moves the bots when it
//! likes, so that a timer can pace them and a worker can think for them.

use pentarchy_game::{Dice, Seed};

use crate::table::FoldError;
use crate::{
    BotMove, Catalogue, Consultation, Entry, Fault, Logged, Millis, Person, PersonId, Plan, PlanError, Request, Seq,
    Table, TableError, ToClient, ToServer, history, resume,
};

/// A table and its log, with everybody who looks at it.
pub struct LocalTable {
    catalogue: Catalogue,
    table: Table,
    log: Vec<Logged>,
    listeners: Vec<PersonId>,
    outbox: Vec<(PersonId, ToClient)>,
}

impl LocalTable {
    /// A new table.
    pub fn open(
        catalogue: Catalogue,
        plan: Plan,
        host: Person,
        seed: Seed,
        now: Millis,
    ) -> Result<LocalTable, PlanError> {
        let entry = Table::opening(catalogue, plan, host, seed)?;
        let log = vec![Logged { seq: Seq(1), at: now, entry }];
        Ok(LocalTable::restore(catalogue, log).expect("a plan that was checked can be carried out"))
    }

    /// A table from its stored log.
    pub fn restore(catalogue: Catalogue, log: Vec<Logged>) -> Result<LocalTable, FoldError> {
        let table = Table::refold(catalogue, &log)?;
        Ok(LocalTable { catalogue, table, log, listeners: Vec::new(), outbox: Vec::new() })
    }

    /// The table as it is.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The whole log, to be stored.
    pub fn log(&self) -> &[Logged] {
        &self.log
    }

    /// Takes the messages that were made since the last time, in order.
    pub fn take_messages(&mut self) -> Vec<(PersonId, ToClient)> {
        std::mem::take(&mut self.outbox)
    }

    /// Somebody does not listen any more.
    pub fn disconnect(&mut self, person: &PersonId) {
        self.listeners.retain(|listener| listener != person);
    }

    /// Does what a client's message says; the answer is among the messages.
    ///
    /// A coach is waited for: where nothing may stand still, ask by [`Table::ask_coach`] and think elsewhere.
    pub fn receive(&mut self, from: &Person, message: &ToServer, now: Millis) {
        let answer = match message {
            ToServer::Hello { seen, .. } => return self.hello(&from.id, seen.unwrap_or_default()),
            ToServer::Ask { id, request } => match self.request(from, request, now) {
                Ok(seq) => ToClient::Accepted { id: *id, seq },
                Err(error) => ToClient::Refused { id: *id, error },
            },
            ToServer::History => {
                let past = history(self.catalogue, &self.log, &from.id);
                ToClient::History(past.expect("the log was folded before"))
            }
            ToServer::Record => match self.table.open_record() {
                Some(record) => ToClient::Record(Box::new(record)),
                None => ToClient::Fault(Fault::NotOver),
            },
            ToServer::Advise { id, seat } => match self.table.ask_coach(&from.id, *seat) {
                // The coach's dice have nothing to do with the game's.
                Ok(asked) => ToClient::Advice { id: *id, advised: asked.advise(&mut Seed::from(now.0).dice(0)) },
                Err(error) => ToClient::Refused { id: *id, error },
            },
            ToServer::Ping => ToClient::Pong,
        };
        self.outbox.push((from.id.clone(), answer));
    }

    fn hello(&mut self, person: &PersonId, seen: Seq) {
        self.disconnect(person);
        self.listeners.push(person.clone());
        let missed = resume(self.catalogue, &self.log, person, seen).expect("the log was folded before");
        self.outbox.extend(missed.into_iter().map(|message| (person.clone(), message)));
    }

    /// Does what a person asks, or says why not. The last entry that it led to.
    pub fn request(&mut self, by: &Person, request: &Request, now: Millis) -> Result<Seq, TableError> {
        let entries = self.table.request(by, request)?;
        Ok(self.append(entries, now))
    }

    /// Somebody is found to be gone, or to be back.
    pub fn presence(&mut self, person: &PersonId, here: bool, now: Millis) {
        self.append(self.table.presence(person, here), now);
    }

    /// Does what the clocks say; see [`Table::next_deadline`].
    pub fn tick(&mut self, now: Millis) {
        loop {
            let due = self.table.due(now);
            if due.is_empty() {
                return;
            }
            self.append(due, now);
        }
    }

    /// The table was put away since its last entry: no clock ran.
    pub fn wake(&mut self, now: Millis) {
        self.append(self.table.slept(self.table.at()), now);
    }

    /// The question to the bot that must decide next, if one must.
    pub fn consult(&self) -> Option<Consultation> {
        self.table.consult(self.table.next_bot()?)
    }

    /// Does what a bot has decided, if it is still asked for.
    pub fn bot_move(&mut self, decided: &BotMove, now: Millis) -> Result<Seq, TableError> {
        let entries = self.table.bot_move(decided)?;
        Ok(self.append(entries, now))
    }

    /// Lets the next bot decide here and now; whether one did.
    pub fn step_bot(&mut self, dice: &mut Dice, now: Millis) -> bool {
        let decided = self.consult().and_then(|consultation| consultation.answer(dice));
        decided.is_some_and(|decided| self.bot_move(&decided, now).is_ok())
    }

    /// Stores entries and tells everybody.
    fn append(&mut self, entries: Vec<Entry>, now: Millis) -> Seq {
        for logged in self.table.stamp(entries, now) {
            let change = self.table.fold(&logged).expect("a table can fold what it gave");
            self.log.push(logged);
            for listener in &self.listeners {
                let update = self.table.update(&change, listener);
                self.outbox.push((listener.clone(), ToClient::Update(Box::new(update))));
            }
        }
        self.table.seq()
    }
}
