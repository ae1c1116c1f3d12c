//! One writer for all tables: whatever waits while a commit is on its way shares the next one.
//!
//! It has a thread of its own: a commit is a chain of small steps, and on the server's threads each of them would have to
//! wait behind everything that is ready to run there.

use std::sync::Arc;
use std::sync::Mutex as PlainMutex;
use std::sync::PoisonError;
use std::time::Instant;

use sqlx::sqlite::SqliteConnection;
use sqlx::{QueryBuilder, Sqlite};
use tokio::sync::{Mutex, MutexGuard, mpsc, oneshot};

use super::{bits, integer, stage_number};
use crate::store::{Append, Changed, StoreError};

/// How many appends may wait before those who bring more must wait too.
const QUEUE: usize = 4096;

/// How many appends share a commit at most.
const TOGETHER: usize = 1024;

/// How many rows one statement takes: few sizes, so that the prepared statements are found again.
const CHUNKS: [usize; 7] = [64, 32, 16, 8, 4, 2, 1];

type Answer = oneshot::Sender<Result<(), StoreError>>;

/// The one connection that writes.
#[derive(Clone)]
pub(super) struct SharedConnection(Arc<Mutex<Option<SqliteConnection>>>);

pub(super) struct Locked<'a>(MutexGuard<'a, Option<SqliteConnection>>);

impl SharedConnection {
    pub(super) fn new(connection: SqliteConnection) -> SharedConnection {
        SharedConnection(Arc::new(Mutex::new(Some(connection))))
    }

    pub(super) async fn lock(&self) -> Result<Locked<'_>, StoreError> {
        let guard = self.0.lock().await;
        if guard.is_some() { Ok(Locked(guard)) } else { Err(StoreError::Closed) }
    }

    pub(super) async fn take(&self) -> Option<SqliteConnection> {
        self.0.lock().await.take()
    }
}

impl Locked<'_> {
    pub(super) fn get(&mut self) -> &mut SqliteConnection {
        self.0.as_mut().expect("a locked connection is there: `lock` looked")
    }
}

/// Takes appends and commits them together.
pub(super) struct Writer {
    queue: PlainMutex<Option<mpsc::Sender<(Append, Answer)>>>,
    /// Answers when the thread has ended.
    ended: PlainMutex<Option<oneshot::Receiver<()>>>,
    health: Arc<PlainMutex<Result<(), StoreError>>>,
}

impl Writer {
    pub(super) fn start(connection: SharedConnection) -> std::io::Result<Writer> {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let (end, ended) = oneshot::channel();
        let health = Arc::new(PlainMutex::new(Ok(())));
        let runtime = tokio::runtime::Builder::new_current_thread().build()?;
        let task = write(connection, waiting, Arc::clone(&health));
        std::thread::Builder::new().name("writer".into()).spawn(move || {
            runtime.block_on(task);
            // Nobody may be waiting for the end.
            let _nobody = end.send(());
        })?;
        Ok(Writer { queue: PlainMutex::new(Some(queue)), ended: PlainMutex::new(Some(ended)), health })
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or(StoreError::Closed)?;
        let (answer, answered) = oneshot::channel();
        queue.send((append, answer)).await.map_err(|_| StoreError::Closed)?;
        // The sender must not outlive the sending, or `close` would wait for the answer that waits for it.
        drop(queue);
        answered.await.unwrap_or(Err(StoreError::Closed))
    }

    /// How the last commit went.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.health.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Commits what waits, and ends.
    pub(super) async fn close(&self) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        let ended = self.ended.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(ended) = ended
            && ended.await.is_err()
        {
            tracing::error!("the writer did not end well");
        }
    }
}

async fn write(
    connection: SharedConnection,
    mut waiting: mpsc::Receiver<(Append, Answer)>,
    health: Arc<PlainMutex<Result<(), StoreError>>>,
) {
    let mut batch = Vec::new();
    while waiting.recv_many(&mut batch, TOGETHER).await > 0 {
        let Ok(mut connection) = connection.lock().await else {
            batch.drain(..).for_each(|(_, answer)| drop(answer.send(Err(StoreError::Closed))));
            continue;
        };
        let begun = Instant::now();
        let (appends, answers): (Vec<_>, Vec<_>) = batch.drain(..).unzip();
        let outcome = commit(connection.get(), &appends).await;
        metrics::histogram!("pentarchy_commit_seconds").record(begun.elapsed().as_secs_f64());
        metrics::histogram!("pentarchy_commit_appends").record(appends.len() as f64);
        let state = match &outcome {
            Err(StoreError::Lost) | Ok(()) => Ok(()),
            Err(error) => Err(error.clone()),
        };
        *health.lock().unwrap_or_else(PoisonError::into_inner) = state;
        match outcome {
            // One of them lost a race: each for itself, so that only the loser loses.
            Err(StoreError::Lost) if appends.len() > 1 => {
                for (append, answer) in appends.into_iter().zip(answers) {
                    let outcome = commit(connection.get(), &[append]).await;
                    drop(answer.send(outcome));
                }
            }
            outcome => {
                if let Err(error) = &outcome {
                    tracing::error!(%error, code = error.code(), appends = appends.len(), "nothing was stored");
                    metrics::counter!("pentarchy_store_errors_total", "code" => error.code()).increment(1);
                }
                answers.into_iter().for_each(|answer| drop(answer.send(outcome.clone())));
            }
        }
    }
}

/// One transaction. It is begun and ended by plain statements: after some errors SQLite has rolled back by itself, and
/// the driver's own count of open transactions would be wrong.
async fn commit(connection: &mut SqliteConnection, appends: &[Append]) -> Result<(), StoreError> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let stored = match store(connection, appends).await {
        Ok(()) => sqlx::query("COMMIT").execute(&mut *connection).await.map(drop).map_err(StoreError::from),
        error => error,
    };
    if stored.is_err() {
        // It fails where there is nothing to roll back any more.
        drop(sqlx::query("ROLLBACK").execute(&mut *connection).await);
    }
    stored
}

async fn store(connection: &mut SqliteConnection, appends: &[Append]) -> Result<(), StoreError> {
    let lines: Vec<_> = appends.iter().flat_map(|append| append.lines.iter().map(move |line| (append, line))).collect();
    for chunk in chunks(&lines) {
        let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO entries (table_id, seq, at, entry) ");
        let rows = chunk
            .iter()
            .map(|(append, line)| Ok((append.table.as_str(), integer(line.seq.0)?, integer(line.at.0)?, &line.entry)))
            .collect::<Result<Vec<_>, StoreError>>()?;
        insert.push_values(rows, |mut row, (table, seq, at, entry)| {
            row.push_bind(table).push_bind(seq).push_bind(at).push_bind(entry);
        });
        insert.build().execute(&mut *connection).await?;
    }
    let with =
        |wanted: &[Changed]| appends.iter().filter(|append| wanted.contains(&append.changed)).collect::<Vec<_>>();
    for chunk in chunks(&with(&[Changed::Turn])) {
        store_turns(connection, chunk).await?;
    }
    for chunk in chunks(&with(&[Changed::Wake])) {
        store_wakes(connection, chunk).await?;
    }
    for chunk in chunks(&with(&[Changed::Card, Changed::People])) {
        store_cards(connection, chunk).await?;
    }
    for append in with(&[Changed::People]) {
        store_people(connection, append).await?;
    }
    Ok(())
}

/// The least that a move changes: no index has to follow.
async fn store_turns(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let mut update =
        QueryBuilder::<Sqlite>::new("UPDATE tables SET awaited = new.column2, changed_at = new.column3 FROM (");
    let mut rows = Vec::with_capacity(appends.len());
    for Append { table, card, .. } in appends {
        rows.push((table.as_str(), bits(card.awaited), integer(card.changed_at.0)?));
    }
    update.push_values(rows, |mut row, (table, awaited, changed_at)| {
        row.push_bind(table).push_bind(awaited).push_bind(changed_at);
    });
    update.push(") AS new WHERE id = new.column1");
    update.build().execute(&mut *connection).await?;
    Ok(())
}

async fn store_wakes(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let mut update = QueryBuilder::<Sqlite>::new(
        "UPDATE tables SET awaited = new.column2, changed_at = new.column3, wake_at = new.column4 FROM (",
    );
    let mut rows = Vec::with_capacity(appends.len());
    for Append { table, card, .. } in appends {
        let wake_at = card.wake_at.map(|at| integer(at.0)).transpose()?;
        rows.push((table.as_str(), bits(card.awaited), integer(card.changed_at.0)?, wake_at));
    }
    update.push_values(rows, |mut row, (table, awaited, changed_at, wake_at)| {
        row.push_bind(table).push_bind(awaited).push_bind(changed_at).push_bind(wake_at);
    });
    update.push(") AS new WHERE id = new.column1");
    update.build().execute(&mut *connection).await?;
    Ok(())
}

async fn store_cards(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let mut insert = QueryBuilder::<Sqlite>::new(
        "INSERT INTO tables (id, stage, listed, host, awaited, about, wake_at, made_at, changed_at) ",
    );
    let mut moments = Vec::with_capacity(appends.len());
    for Append { card, .. } in appends {
        let wake_at = card.wake_at.map(|at| integer(at.0)).transpose()?;
        moments.push((wake_at, integer(card.made_at.0)?, integer(card.changed_at.0)?));
    }
    insert.push_values(appends.iter().zip(moments), |mut row, (append, (wake_at, made_at, changed_at))| {
        let card = &append.card;
        row.push_bind(append.table.as_str())
            .push_bind(stage_number(card.stage))
            .push_bind(card.listed)
            .push_bind(card.host.as_str())
            .push_bind(bits(card.awaited))
            .push_bind(&card.about)
            .push_bind(wake_at)
            .push_bind(made_at)
            .push_bind(changed_at);
    });
    insert.push(
        " ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, listed = excluded.listed, host = excluded.host,
          awaited = excluded.awaited, about = excluded.about, wake_at = excluded.wake_at,
          changed_at = excluded.changed_at",
    );
    insert.build().execute(&mut *connection).await?;
    Ok(())
}

async fn store_people(connection: &mut SqliteConnection, append: &Append) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(append.table.as_str()).execute(&mut *connection).await?;
    let sitting =
        append.card.seats.iter().enumerate().filter_map(|(seat, person)| Some((seat as i64, person.as_ref()?)));
    for (seat, person) in sitting.chain([(-1, &append.card.host)]) {
        sqlx::query("INSERT INTO seats (person, table_id, seat) VALUES ($1, $2, $3)")
            .bind(person.as_str())
            .bind(append.table.as_str())
            .bind(seat)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Cuts rows into chunks of few sizes.
fn chunks<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = CHUNKS.into_iter().find(|size| *size <= rows.len())?;
        let (chunk, rest) = rows.split_at(size);
        rows = rest;
        Some(chunk)
    })
}
