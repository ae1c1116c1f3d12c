//! The store in a file of SQLite's: a write-ahead log, synced at every commit; one writer, several readers.

mod writer;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use pentarchy_game::Seat;
use pentarchy_table::{Millis, Name, PersonId, Seq, TableId};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};

use super::nodes::CLOSED_AFTER;
use super::rows::{guest, integer, line, listed, moment, seat_link, word};
use super::writer::Writer;
use super::{Append, Guest, Hours, Line, LinkKey, Listed, SeatLink, Store, StoreError, error};
use crate::app::system_time;
use writer::SharedConnection;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/sqlite");

/// How long a program waits for another one that holds the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many readers there are at most.
const READERS: u32 = 4;

/// The store in a file of SQLite's.
pub struct Sqlite {
    writer: Writer,
    connection: SharedConnection,
    readers: SqlitePool,
    hours: Mutex<Option<Hours>>,
    /// Held as long as the store is open, so that no second server uses the same file.
    _lock: Option<File>,
}

/// How the file is opened.
#[derive(Clone, Debug)]
pub struct SqliteOptions {
    /// The file; made if missing, with the directories above it.
    pub path: PathBuf,
    /// Whether this process alone may serve from it. Tools that read beside a running server don't ask for that.
    pub alone: bool,
    /// How long to wait for another program that holds the file.
    pub patience: Duration,
    /// Whether it may be written.
    pub writable: bool,
    /// The most pages that the file may have: a small disk, for tests.
    pub most_pages: Option<u32>,
}

impl SqliteOptions {
    /// As a server opens it.
    pub fn serve(path: impl Into<PathBuf>) -> SqliteOptions {
        SqliteOptions { path: path.into(), alone: true, patience: PATIENCE, writable: true, most_pages: None }
    }

    /// As a tool opens it, beside a server that may be running.
    pub fn beside(path: impl Into<PathBuf>) -> SqliteOptions {
        SqliteOptions { alone: false, ..SqliteOptions::serve(path) }
    }
}

impl Sqlite {
    /// Opens the file and brings it to this version.
    pub async fn open(options: SqliteOptions) -> Result<Sqlite, StoreError> {
        if let Some(directory) = options.path.parent() {
            std::fs::create_dir_all(directory).map_err(|error| error::of_io(&error))?;
        }
        let lock = if options.alone { Some(lock(&options.path)?) } else { None };
        let connect = SqliteConnectOptions::new()
            .filename(&options.path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(options.patience)
            .foreign_keys(false)
            // A longer log between checkpoints: pages that change often are written to the file once.
            .pragma("wal_autocheckpoint", "8000")
            .disable_statement_logging();
        let mut connection = connect.connect().await?;
        MIGRATIONS.run(&mut connection).await?;
        if let Some(pages) = options.most_pages {
            let limit = format!("PRAGMA max_page_count = {pages}");
            sqlx::query(sqlx::AssertSqlSafe(limit)).execute(&mut connection).await?;
        }
        if !options.writable {
            sqlx::query("PRAGMA query_only = 1").execute(&mut connection).await?;
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(options.patience)
            .connect_lazy_with(connect.pragma("query_only", "1"));
        let connection = SharedConnection::new(connection);
        let writer = Writer::start(connection.clone()).map_err(|error| error::of_io(&error))?;
        Ok(Sqlite { writer, connection, readers, hours: Mutex::new(None), _lock: lock })
    }
}

impl Sqlite {
    /// Writes a copy of everything to a new file, while the house goes on.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let name = file.to_str().ok_or_else(|| StoreError::Failed("the name of the backup is no text".into()))?;
        sqlx::query("VACUUM INTO $1").bind(name).execute(self.connection.lock().await?.get()).await?;
        Ok(())
    }
}

/// Takes the lock that a server holds on its file.
fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = File::create(name).map_err(|error| error::of_io(&error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked),
        Err(TryLockError::Error(error)) => Err(error::of_io(&error)),
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    async fn log(&self, table: &TableId, after: Seq) -> Result<Vec<Line>, StoreError> {
        let rows = sqlx::query("SELECT seq, at, entry FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq")
            .bind(table.as_str())
            .bind(integer(after.0)?)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(line).collect()
    }

    async fn lobby(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, stage, awaited, 0 AS your_turn, about, changed_at FROM tables
             WHERE listed = 1 AND stage <= 1 ORDER BY stage, made_at DESC LIMIT $1",
        )
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(listed).collect()
    }

    async fn tables_of(&self, person: &PersonId, most: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, stage, awaited, about, changed_at,
                    max(CASE WHEN seat >= 0 AND stage = 1 THEN (awaited >> seat) & 1 ELSE 0 END) AS your_turn
             FROM seats JOIN tables ON id = table_id
             WHERE person = $1 GROUP BY id ORDER BY your_turn DESC, stage > 1, changed_at DESC LIMIT $2",
        )
        .bind(person.as_str())
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(listed).collect()
    }

    async fn results(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, stage, awaited, 0 AS your_turn, about, changed_at FROM tables
             WHERE listed = 1 AND stage = 2 ORDER BY changed_at DESC LIMIT $1",
        )
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(listed).collect()
    }

    async fn unfinished_of(&self, person: &PersonId) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar("SELECT count(*) FROM tables WHERE host = $1 AND stage <= 1")
            .bind(person.as_str())
            .fetch_one(&self.readers)
            .await?;
        Ok(count)
    }

    async fn due(&self, now: Millis, most: u32) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2")
            .bind(integer(now.0)?)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| word(row, "id")).collect()
    }

    async fn tables(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(after.map_or("", TableId::as_str))
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| word(row, "id")).collect()
    }

    async fn finished(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE stage = 2 AND id > $1 ORDER BY id LIMIT $2")
            .bind(after.map_or("", TableId::as_str))
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| word(row, "id")).collect()
    }

    async fn add_guest(&self, guest: &Guest) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO people (id, name, edition, since) VALUES ($1, $2, $3, $4)")
            .bind(guest.id.as_str())
            .bind(guest.name.as_str())
            .bind(guest.edition)
            .bind(integer(guest.since.0)?)
            .execute(self.connection.lock().await?.get())
            .await?;
        Ok(())
    }

    async fn guest(&self, id: &PersonId) -> Result<Option<Guest>, StoreError> {
        let row = sqlx::query("SELECT id, name, edition, since FROM people WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(guest).transpose()
    }

    async fn guests(&self, after: Option<&PersonId>, most: u32) -> Result<Vec<Guest>, StoreError> {
        let rows = sqlx::query("SELECT id, name, edition, since FROM people WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(after.map_or("", PersonId::as_str))
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(guest).collect()
    }

    async fn rename(&self, id: &PersonId, name: &Name) -> Result<(), StoreError> {
        sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
            .bind(id.as_str())
            .bind(name.as_str())
            .execute(self.connection.lock().await?.get())
            .await?;
        Ok(())
    }

    async fn next_edition(&self, id: &PersonId) -> Result<u32, StoreError> {
        let edition = sqlx::query_scalar("UPDATE people SET edition = edition + 1 WHERE id = $1 RETURNING edition")
            .bind(id.as_str())
            .fetch_one(self.connection.lock().await?.get())
            .await?;
        Ok(edition)
    }

    async fn add_seat_link(&self, link: &SeatLink) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO seat_links (table_id, seat, key, giver, until) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (table_id, seat) DO UPDATE
             SET key = excluded.key, giver = excluded.giver, until = excluded.until",
        )
        .bind(link.table.as_str())
        .bind(u8::from(link.seat))
        .bind(link.key.bytes().as_slice())
        .bind(link.from.as_str())
        .bind(integer(link.until.0)?)
        .execute(self.connection.lock().await?.get())
        .await?;
        Ok(())
    }

    async fn use_seat_link(&self, key: &LinkKey, now: Millis) -> Result<Option<SeatLink>, StoreError> {
        let row = sqlx::query("DELETE FROM seat_links WHERE key = $1 RETURNING table_id, seat, key, giver, until")
            .bind(key.bytes().as_slice())
            .fetch_optional(self.connection.lock().await?.get())
            .await?;
        let link = row.as_ref().map(seat_link).transpose()?;
        Ok(link.filter(|link| now <= link.until))
    }

    async fn seat_links(&self) -> Result<Vec<SeatLink>, StoreError> {
        let rows =
            sqlx::query("SELECT table_id, seat, key, giver, until FROM seat_links").fetch_all(&self.readers).await?;
        rows.iter().map(seat_link).collect()
    }

    async fn revoke_seat_link(&self, table: &TableId, seat: Seat) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM seat_links WHERE table_id = $1 AND seat = $2")
            .bind(table.as_str())
            .bind(u8::from(seat))
            .execute(self.connection.lock().await?.get())
            .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn beat(&self, opening: bool) -> Result<Hours, StoreError> {
        let now = self.now();
        let mut connection = self.connection.lock().await?;
        let last = sqlx::query("SELECT moment FROM house WHERE key = 'open'").fetch_optional(connection.get()).await?;
        let last = last.map(|row| moment(&row, "moment")).transpose()?;
        sqlx::query(
            "INSERT INTO house (key, moment) VALUES ('open', $1) ON CONFLICT (key) DO UPDATE SET moment = excluded.moment",
        )
        .bind(integer(now.0)?)
        .execute(connection.get())
        .await?;
        let mut hours = self.hours.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody else can have kept the house open; a machine that slept did not either.
        let slept = last.is_some_and(|last| now.since(last) > CLOSED_AFTER);
        let anew = Hours { opened_at: now, closed_since: last.unwrap_or(now) };
        Ok(*if opening || slept { hours.insert(anew) } else { hours.get_or_insert(anew) })
    }

    fn now(&self) -> Millis {
        system_time()
    }

    async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT seq FROM entries LIMIT 1").fetch_optional(&self.readers).await?;
        self.writer.check()
    }

    async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
        if let Some(connection) = self.connection.take().await {
            // The last connection of a file folds its log into it.
            if let Err(error) = connection.close().await {
                tracing::error!(%error, "the database was not closed well");
            }
        }
    }
}
