//! What all tables of a server share: the store, the games, the bots' threads, the opening hours.

use std::num::NonZeroU8;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use pentarchy_game::{Dice, Seed};
use pentarchy_table::{Catalogue, Entry, FoldError, Logged, Millis, Table, TableId};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::attendance::Attendance;
use crate::chance;
use crate::error::Failure;
use crate::store::{Hours, Line, Store, StoreError};

pub(crate) struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) catalogue: Catalogue,
    /// How long a table that nobody looks at stays in memory.
    pub(crate) idle: Duration,
    /// How long somebody may be missing before the table is told.
    pub(crate) away_after: Duration,
    /// Since when the house has been open, and closed before.
    pub(crate) hours: Mutex<Hours>,
    /// Who looks at tables through this node.
    pub(crate) attendance: Attendance,
    /// So many logs are folded at the same time.
    pub(crate) readers: Arc<Semaphore>,
    /// Bots think on so many threads.
    pub(crate) bots: Arc<Semaphore>,
    /// The coach answers one question at a time: however many are asked, bots come to think in between.
    pub(crate) coach: Semaphore,
    /// Cancelled when the house closes.
    pub(crate) closing: CancellationToken,
    /// The tables and the bots, which closing waits for.
    pub(crate) tasks: TaskTracker,
}

/// Who is to think.
#[derive(Clone, Copy)]
pub(super) enum Thinker {
    Bot,
    Coach,
}

/// A table from its log.
pub(super) struct Loaded {
    pub(super) table: Table,
    pub(super) made_at: Millis,
}

impl House {
    /// The moment, by the clock that everybody goes by.
    pub(crate) fn now(&self) -> Millis {
        self.store.now()
    }

    /// The opening hours.
    pub(super) fn hours(&self) -> Hours {
        *self.hours.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table's whole log.
    pub(crate) async fn read(&self, id: &TableId) -> Result<Vec<Logged>, StoreError> {
        let lines = self.store.log(id, pentarchy_table::Seq(0)).await?;
        lines.iter().map(logged).collect()
    }

    /// The table, folded from its log; nothing when there is none.
    pub(super) async fn load(&self, id: &TableId) -> Result<Option<Loaded>, Failure> {
        let log = self.read(id).await?;
        let Some(first) = log.first() else { return Ok(None) };
        let made_at = first.at;
        let catalogue = self.catalogue;
        let table = self
            .study(id, move || {
                let begun = Instant::now();
                let table = Table::refold(catalogue, &log);
                metrics::histogram!("pentarchy_refold_seconds").record(begun.elapsed().as_secs_f64());
                table
            })
            .await?;
        Ok(Some(Loaded { table, made_at }))
    }

    /// Works through a whole log where it holds nobody up, and not too many of them at the same time.
    pub(super) async fn study<T: Send + 'static>(
        &self,
        id: &TableId,
        work: impl FnOnce() -> Result<T, FoldError> + Send + 'static,
    ) -> Result<T, Failure> {
        let _place = self.readers.acquire().await.map_err(|_| Failure::Closing)?;
        let done = tokio::task::spawn_blocking(work).await.map_err(|_| Failure::Internal("a log broke its reader"))?;
        done.map_err(|error| {
            tracing::error!(table = %id, %error, "the log can't be folded");
            Failure::Internal("a table's log can't be folded")
        })
    }

    /// Lets a bot or the coach think where that holds nobody up, and passes on what comes of it: nothing if it could not.
    pub(super) fn think<T: Send + 'static, F: Future<Output = ()> + Send + 'static>(
        self: &Arc<Self>,
        thinker: Thinker,
        thought: impl FnOnce(&mut Dice, NonZeroU8) -> T + Send + 'static,
        then: impl FnOnce(Option<T>) -> F + Send + 'static,
    ) {
        let house = Arc::clone(self);
        self.tasks.spawn(async move {
            let thinking = async {
                let _turn = match thinker {
                    Thinker::Bot => None,
                    Thinker::Coach => Some(house.coach.acquire().await.ok()?),
                };
                let mut place = house.bots.acquire().await.ok()?;
                let mut threads = NonZeroU8::MIN;
                // Where nobody else thinks, it may think on the other threads too.
                while let Ok(free) = house.bots.try_acquire() {
                    place.merge(free);
                    threads = threads.saturating_add(1);
                }
                let mut dice = own_dice();
                let think = move || {
                    let begun = Instant::now();
                    let thought = thought(&mut dice, threads);
                    metrics::histogram!("pentarchy_bot_seconds").record(begun.elapsed().as_secs_f64());
                    thought
                };
                tokio::task::spawn_blocking(think).await.ok()
            };
            // A house that closes does not wait for bots: they are asked again when it opens.
            if let Some(thought) = house.closing.run_until_cancelled(thinking).await {
                then(thought).await;
            }
        });
    }
}

/// Dice that have nothing to do with any game's seed.
fn own_dice() -> Dice {
    Seed::new(chance::bytes()).dice(0)
}

/// An entry from what the store keeps.
pub(crate) fn logged(line: &Line) -> Result<Logged, StoreError> {
    let entry: Entry = serde_json::from_str(&line.entry)
        .map_err(|error| StoreError::Damaged(format!("entry {}: {error}", line.seq.0)))?;
    Ok(Logged { seq: line.seq, at: line.at, entry })
}
