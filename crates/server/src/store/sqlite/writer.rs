//! How appends get into SQLite's file: one connection, one transaction for all that are there.

use std::sync::Arc;

use sqlx::sqlite::SqliteConnection;
use sqlx::{QueryBuilder, Sqlite};
use tokio::sync::{Mutex, MutexGuard};

use crate::store::rows::{bits, integer, stage_number};
use crate::store::writer::Commit;
use crate::store::{Append, Changed, StoreError};

/// How many rows one statement takes: few sizes, so that the prepared statements are found again.
const CHUNKS: [usize; 7] = [64, 32, 16, 8, 4, 2, 1];

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

impl Commit for SharedConnection {
    async fn commit(&mut self, appends: &[Append]) -> Vec<Result<(), StoreError>> {
        let Ok(mut connection) = self.lock().await else {
            return vec![Err(StoreError::Closed); appends.len()];
        };
        match commit(connection.get(), appends).await {
            // One of them lost a race: each for itself, so that only the loser loses.
            Err(StoreError::Lost) if appends.len() > 1 => {
                let mut outcomes = Vec::with_capacity(appends.len());
                for append in appends {
                    outcomes.push(commit(connection.get(), std::slice::from_ref(append)).await);
                }
                outcomes
            }
            outcome => vec![outcome; appends.len()],
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
