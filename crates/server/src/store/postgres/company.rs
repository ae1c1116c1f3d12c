//! This node among the others: it shows that it is there, holds leases, and goes by the database's clock.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use pentarchy_table::Millis;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection, Row};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::late;
use crate::store::nodes::Fence;
use crate::store::rows::moment;
use crate::store::{Hours, News, StoreError};

/// How long a beat may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long after a beat a node trusts its leases: less than the five seconds after which the others take them.
const TRUST: Duration = Duration::from_secs(3);

/// What this node knows of itself and the others.
#[derive(Clone)]
pub(super) struct Company(Arc<Shared>);

pub(super) struct Shared {
    pub(super) node: String,
    pub(super) options: PgConnectOptions,
    pub(super) clock: Clock,
    pub(super) teller: mpsc::UnboundedSender<News>,
    pub(super) closing: CancellationToken,
    standing: Mutex<Standing>,
    /// The connection that beats; a new one after every failure.
    heart: tokio::sync::Mutex<Option<PgConnection>>,
}

/// How things stood at the last beat.
#[derive(Default)]
struct Standing {
    /// The shards that this node drives, and the terms of their leases.
    leases: BTreeMap<u64, u64>,
    others: Vec<String>,
    trusted_until: Option<Instant>,
    beats: u64,
}

impl std::ops::Deref for Company {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl Company {
    pub(super) fn new(node: String, options: PgConnectOptions, teller: mpsc::UnboundedSender<News>) -> Company {
        Company(Arc::new(Shared {
            node,
            options,
            clock: Clock::default(),
            teller,
            closing: CancellationToken::new(),
            standing: Mutex::default(),
            heart: tokio::sync::Mutex::new(None),
        }))
    }

    fn standing(&self) -> MutexGuard<'_, Standing> {
        self.standing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The shards that this node drives.
    pub(super) fn shards(&self) -> Vec<i64> {
        let standing = self.standing();
        if standing.is_trusted() { standing.leases.keys().map(|&shard| shard as i64).collect() } else { Vec::new() }
    }

    /// What to show when writing for the house at a table of this shard, if this node drives it.
    pub(super) fn fence(&self, shard: u64) -> Option<Fence> {
        let standing = self.standing();
        let term = *standing.leases.get(&shard)?;
        standing.is_trusted().then_some(Fence { shard, term })
    }

    /// Shows that this node is there, and learns how things stand.
    pub(super) async fn beat(&self) -> Result<Hours, StoreError> {
        let asked = Instant::now();
        let row = timeout(PATIENCE, self.ask()).await.map_err(|_| late())??;
        self.clock.set(moment(&row, "now")?, asked);
        let (shards, terms): (Vec<i64>, Vec<i64>) = (row.try_get("shards")?, row.try_get("terms")?);
        let leases = shards.into_iter().zip(terms).map(|(shard, term)| (shard as u64, term as u64)).collect();
        let (known, others): (bool, Vec<String>) = (row.try_get("known")?, row.try_get("others")?);
        let mut standing = self.standing();
        if !known && standing.beats > 0 {
            self.tell(News::Forgotten);
        }
        if standing.leases != leases || standing.others != others {
            tracing::info!(nodes = others.len() + 1, shards = leases.len(), "the nodes have changed");
            self.tell(News::Nodes);
        } else if !standing.is_trusted() {
            // Nothing was driven meanwhile.
            self.tell(News::Nodes);
        }
        let beats = standing.beats + 1;
        *standing = Standing { leases, others, trusted_until: Some(asked + TRUST), beats };
        Ok(Hours { opened_at: moment(&row, "opened_at")?, closed_since: moment(&row, "closed_since")? })
    }

    async fn ask(&self) -> Result<sqlx::postgres::PgRow, StoreError> {
        let mut heart = self.heart.lock().await;
        // Taken out while it is used: one that fails, or is left in the middle, is not used again.
        let mut connection = match heart.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let row = sqlx::query("SELECT * FROM beat($1)").bind(&self.node).fetch_one(&mut connection).await?;
        *heart = Some(connection);
        Ok(row)
    }

    pub(super) fn tell(&self, news: News) {
        // Nobody may be listening any more.
        let _nobody = self.teller.send(news);
    }

    /// Leaves: the others need not wait until this node counts as gone.
    pub(super) async fn close(&self) {
        self.closing.cancel();
        *self.standing() = Standing::default();
        let leave = async {
            let mut heart = self.heart.lock().await;
            if let Some(mut connection) = heart.take() {
                let nodes = sqlx::query("DELETE FROM nodes WHERE id = $1").bind(&self.node);
                nodes.execute(&mut connection).await?;
                let attendance = sqlx::query("DELETE FROM attendance WHERE node = $1").bind(&self.node);
                attendance.execute(&mut connection).await?;
                connection.close().await?;
            }
            Ok::<(), sqlx::Error>(())
        };
        if !matches!(timeout(PATIENCE, leave).await, Ok(Ok(()))) {
            tracing::warn!("this node could not say that it leaves");
        }
    }
}

impl Standing {
    fn is_trusted(&self) -> bool {
        self.trusted_until.is_some_and(|until| Instant::now() < until)
    }
}

/// The database's clock, as far as this node knows it: what its own clock says does not matter.
#[derive(Default)]
pub(super) struct Clock(Mutex<Option<Set>>);

#[derive(Clone, Copy)]
struct Set {
    at: Instant,
    shows: Millis,
    /// By how many milliseconds it may be off.
    off: u64,
    /// The latest moment that anybody was told.
    told: Millis,
}

/// By how many milliseconds it waits for time to catch up rather than go back; a database whose clock was set back by
/// more is believed.
const WAITS: u64 = 10_000;

/// After how long an uncertain answer is better than an old one.
const OLD: Duration = Duration::from_secs(60);

impl Clock {
    /// Sets it by an answer to a question that was asked then. Between the question and the answer it was some moment:
    /// an answer that took long says less than one that came at once.
    pub(super) fn set(&self, told: Millis, asked: Instant) {
        let took = asked.elapsed();
        let off = took.as_millis() as u64 / 2;
        let mut clock = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let before = clock.map_or(Millis(0), |old| old.told);
        let set = Set { at: asked + took / 2, shows: told, off, told: before };
        let keep = clock.is_some_and(|old| old.off + 20 < off && old.at.elapsed() < OLD);
        if !keep {
            *clock = Some(set);
        }
    }

    pub(super) fn now(&self) -> Millis {
        let mut clock = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(set) = clock.as_mut() else { return Millis(0) };
        let now = set.shows.plus(set.at.elapsed().as_millis() as u64);
        set.told = if set.told.since(now) < WAITS { set.told.max(now) } else { now };
        set.told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quick_answer_sets_the_clock_and_a_slow_one_does_not() {
        let clock = Clock::default();
        let ago = |milliseconds| Instant::now().checked_sub(Duration::from_millis(milliseconds)).unwrap();
        clock.set(Millis(1_000_000), ago(2));
        let close = |clock: &Clock, moment: u64| clock.now().0.abs_diff(moment) < 50;
        assert!(close(&clock, 1_000_000));
        clock.set(Millis(1_001_500), ago(3_000));
        assert!(close(&clock, 1_000_000), "it may be off by more than a second");
        clock.set(Millis(1_000_700), ago(4));
        assert!(close(&clock, 1_000_700));
        clock.set(Millis(1_000_100), ago(4));
        assert!(close(&clock, 1_000_700), "it does not go back by a little");
        clock.set(Millis(900_000), ago(4));
        assert!(close(&clock, 900_000), "but by much it does");
    }
}
