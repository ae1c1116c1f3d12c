//! All tables at play: found by their ids, in memory while somebody needs them.

mod about;
mod attendance;
mod company;
mod crowd;
mod house;
mod live;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use futures_util::future::BoxFuture;
use pentarchy_game::{Record, Seat, Seed};
use pentarchy_table::{Happened, Logged, Person, PersonId, Plan, Request, Seq, Table, TableId, history};
use tokio::sync::{mpsc, oneshot};

use crate::chance;
use crate::error::Failure;
use crate::store::{Append, Changed, Hours, StoreError};
pub(crate) use about::{About, AboutChair, card};
pub(crate) use attendance::Attendance;
use crowd::{WAITING, WindowId};
pub(crate) use house::{House, logged};
pub(crate) use live::line;
use live::{Answer, Ask, Board, End, Live, Question};

/// How many messages may wait for a table before those who bring more must wait too.
const MAILBOX: usize = 64;

/// How often the house looks for tables that are due.
const ROUNDS: Duration = Duration::from_secs(1);

/// How many tables are woken in one round.
const WOKEN: u32 = 500;

/// How long a table that can't be woken is let sleep.
const LET_SLEEP: Duration = Duration::from_secs(300);

/// All tables at play.
#[derive(Clone)]
pub(crate) struct Tables {
    house: Arc<House>,
    addresses: Arc<Mutex<HashMap<TableId, Address>>>,
    windows: Arc<AtomicU64>,
}

/// Where a table is reached.
#[derive(Clone)]
struct Address {
    mailbox: mpsc::Sender<Ask>,
    board: Arc<Board>,
}

/// A window onto a table, open until it is dropped.
pub(crate) struct Window {
    id: WindowId,
    table: TableId,
    address: mpsc::Sender<Ask>,
    /// What it must be sent first.
    pub(crate) first: Vec<Utf8Bytes>,
    /// What it is sent from then on; it ends when the window does not keep up or the table ends.
    pub(crate) inbox: mpsc::Receiver<Utf8Bytes>,
}

impl Window {
    /// Which table is seen.
    pub(crate) fn table(&self) -> &TableId {
        &self.table
    }

    /// Asks for something; the answer comes through the inbox.
    pub(crate) async fn ask(&self, id: u32, by: Person, request: Request) -> Result<(), Failure> {
        let answer = Answer::Window { window: self.id, id };
        self.address.send(Ask::Request { by, request, answer }).await.map_err(|_| Failure::Closing)
    }

    /// Asks the coach; the answer comes through the inbox.
    pub(crate) async fn ask_coach(&self, id: u32, person: PersonId, seat: Seat) -> Result<(), Failure> {
        let ask = Ask::Coach(Question { window: self.id, id, person, seat });
        self.address.send(ask).await.map_err(|_| Failure::Closing)
    }

    /// The record of a finished game.
    pub(crate) async fn record(&self) -> Result<Record, Failure> {
        let (answer, answered) = oneshot::channel();
        self.address.send(Ask::Record(answer)).await.map_err(|_| Failure::Closing)?;
        answered.await.map_err(|_| Failure::Closing)?
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let leave = Ask::Leave(self.id);
        if let Err(mpsc::error::TrySendError::Full(leave)) = self.address.try_send(leave) {
            let table = self.address.clone();
            tokio::spawn(async move { drop(table.send(leave).await) });
        }
    }
}

impl Tables {
    pub(crate) fn new(house: House) -> Tables {
        let tables = Tables { house: Arc::new(house), addresses: Arc::default(), windows: Arc::new(AtomicU64::new(1)) };
        tables.house.tasks.spawn(tables.clone().rounds());
        if let Some(news) = tables.house.store.news() {
            tables.house.tasks.spawn(tables.clone().hear(news));
            tables.house.tasks.spawn(tables.clone().tell_attendance());
        }
        tables
    }

    /// Notes since when the house has been open.
    pub(crate) fn keep_hours(&self, hours: Hours) {
        *self.house.hours.lock().unwrap_or_else(PoisonError::into_inner) = hours;
    }

    /// Makes a table.
    pub(crate) async fn open(&self, plan: Plan, host: Person) -> Result<TableId, Failure> {
        let seed = Seed::new(chance::bytes());
        let entry = Table::opening(self.house.catalogue, plan, host, seed)?;
        let first = Logged { seq: Seq(1), at: self.house.now(), entry };
        let table = Table::open(self.house.catalogue, &first).map_err(|error| {
            tracing::error!(%error, "a table of the house's own making does not open");
            Failure::Internal("a table does not open")
        })?;
        let id = chance::table_id();
        let card = card(&table, first.at);
        let lines = vec![line(&first)];
        self.house
            .store
            .append(Append { table: id.clone(), lines, card, changed: Changed::People, fence: None })
            .await?;
        Ok(id)
    }

    /// Asks for something and waits until it is durably done.
    pub(crate) async fn request(&self, id: &TableId, by: Person, request: Request) -> Result<Seq, Failure> {
        self.ask(id, |answer| Ask::Request { by, request, answer: Answer::Direct(answer) }).await?
    }

    /// Gives a seat to another person, if `from` still holds it.
    pub(crate) async fn hand_over(&self, id: &TableId, seat: Seat, from: PersonId, to: Person) -> Result<Seq, Failure> {
        self.ask(id, |answer| Ask::HandOver { seat, from, to, answer }).await?
    }

    /// Whether the person holds the seat.
    pub(crate) async fn holds(&self, id: &TableId, person: PersonId, seat: Seat) -> Result<(), Failure> {
        self.ask(id, |answer| Ask::Holds { person, seat, answer }).await?
    }

    /// The table as it is, for one person: a welcome, as JSON.
    pub(crate) async fn look(&self, id: &TableId, person: PersonId) -> Result<Utf8Bytes, Failure> {
        self.ask(id, |answer| Ask::Look { person, answer }).await
    }

    /// The record of a finished game.
    pub(crate) async fn record(&self, id: &TableId) -> Result<Record, Failure> {
        self.ask(id, Ask::Record).await?
    }

    /// All that has happened at a table, as one person was told it.
    pub(crate) async fn history(&self, id: &TableId, person: &PersonId) -> Result<Vec<Happened>, Failure> {
        let log = self.house.read(id).await?;
        if log.is_empty() {
            return Err(Failure::NotFound("table"));
        }
        let (catalogue, person) = (self.house.catalogue, person.clone());
        self.house.study(id, move || history(catalogue, &log, &person)).await
    }

    /// Opens a window onto a table.
    pub(crate) async fn enter(&self, id: &TableId, person: PersonId, seen: Option<Seq>) -> Result<Window, Failure> {
        let window = WindowId(self.windows.fetch_add(1, Ordering::Relaxed));
        let (outbox, inbox) = mpsc::channel(WAITING);
        let (first, address) = self
            .ask_at(id, |answer| Ask::Enter { window, person, seen, outbox, answer })
            .await
            .and_then(|(first, address)| Ok((first?, address)))?;
        Ok(Window { id: window, table: id.clone(), address, first, inbox })
    }

    async fn ask<T>(&self, id: &TableId, ask: impl FnOnce(oneshot::Sender<T>) -> Ask) -> Result<T, Failure> {
        self.ask_at(id, ask).await.map(|(answer, _)| answer)
    }

    /// Sends a message to the table, which is brought into memory if it is not there, and waits for the answer.
    async fn ask_at<T>(
        &self,
        id: &TableId,
        ask: impl FnOnce(oneshot::Sender<T>) -> Ask,
    ) -> Result<(T, mpsc::Sender<Ask>), Failure> {
        let (answer, answered) = oneshot::channel();
        let mut ask = ask(answer);
        let table = loop {
            let table = self.address(id).await?;
            match table.send(ask).await {
                Ok(()) => break table,
                // It has just left the memory: it is brought back.
                Err(mpsc::error::SendError(returned)) => ask = returned,
            }
        };
        match answered.await {
            Ok(answer) => Ok((answer, table)),
            // The table ended without an answer: its log can't be stored to or read from.
            Err(_) if self.house.closing.is_cancelled() => Err(Failure::Closing),
            Err(_) => Err(Failure::Store(StoreError::Failed("the table is not available".into()))),
        }
    }

    /// Where to write to the table.
    async fn address(&self, id: &TableId) -> Result<mpsc::Sender<Ask>, Failure> {
        if self.house.closing.is_cancelled() {
            return Err(Failure::Closing);
        }
        if let Some(address) = self.in_memory(id) {
            return Ok(address.mailbox);
        }
        // Several may load at once; the first to come back brings the table to life, the others find it.
        let loaded = self.house.load(id).await?.ok_or(Failure::NotFound("table"))?;
        let mut addresses = self.addresses();
        if let Some(address) = addresses.get(id).filter(|address| !address.mailbox.is_closed()) {
            return Ok(address.mailbox.clone());
        }
        let (address, mailbox) = mpsc::channel(MAILBOX);
        let board = Arc::new(Board::default());
        let house = Arc::clone(&self.house);
        let live = Live::new(id.clone(), house, loaded, mailbox, address.downgrade(), Arc::clone(&board));
        addresses.insert(id.clone(), Address { mailbox: address.clone(), board });
        metrics::gauge!("pentarchy_tables").increment(1);
        self.house.tasks.spawn(self.clone().life(id.clone(), live));
        Ok(address)
    }

    /// A table's life in memory, and what comes after it.
    fn life(self, id: TableId, live: Live) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            let (mut mailbox, lives_on) = match live.run().await {
                End::Idle(mailbox) => (mailbox, true),
                End::Failed(mailbox) => (mailbox, false),
            };
            mailbox.close();
            self.forget(&id);
            while let Some(ask) = mailbox.recv().await {
                if lives_on && let Ok(table) = self.address(&id).await {
                    drop(table.send(ask).await);
                }
            }
        })
    }

    /// Forgets where a table was that has ended, unless it lives again already.
    fn forget(&self, id: &TableId) {
        metrics::gauge!("pentarchy_tables").decrement(1);
        let mut addresses = self.addresses();
        if addresses.get(id).is_some_and(|address| address.mailbox.is_closed()) {
            addresses.remove(id);
        }
    }

    /// A table that is in memory.
    fn in_memory(&self, id: &TableId) -> Option<Address> {
        self.addresses().get(id).filter(|address| !address.mailbox.is_closed()).cloned()
    }

    fn addresses(&self) -> MutexGuard<'_, HashMap<TableId, Address>> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Wakes tables that are due though nobody looks at them.
    async fn rounds(self) {
        let mut rounds = tokio::time::interval(ROUNDS);
        rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        // Tables that can't be woken, and since when: a damaged log is no reason to cry every second.
        let mut asleep: HashMap<TableId, Instant> = HashMap::new();
        while self.house.closing.run_until_cancelled(rounds.tick()).await.is_some() {
            asleep.retain(|_, since| since.elapsed() < LET_SLEEP);
            let due = match self.house.store.due(self.house.now(), WOKEN).await {
                Ok(due) => due,
                Err(error) => {
                    tracing::error!(%error, "can't find the tables that are due");
                    continue;
                }
            };
            for id in due {
                if asleep.contains_key(&id) {
                    continue;
                }
                match self.address(&id).await {
                    // A table whose mailbox is full is awake.
                    Ok(table) => drop(table.try_send(Ask::Wake)),
                    Err(failure) => {
                        tracing::warn!(table = %id, %failure, "a table that is due can't be woken");
                        if failure.may_pass() {
                            break;
                        }
                        asleep.insert(id, Instant::now());
                    }
                }
            }
        }
    }
}
