//! The store in PostgreSQL, for any number of nodes: one connection that writes, one that listens, several that read.
//!
//! Whatever is written is one statement, so that a node that stops in the middle of anything holds nobody up; whatever
//! is asked is answered in time or given up.

mod company;
mod listener;
mod writer;

use std::str::FromStr;
use std::sync::Mutex;
use std::time::Duration;

use async_trait::async_trait;
use pentarchy_game::Seat;
use pentarchy_table::{Millis, Name, PersonId, Seq, TableId};
use sqlx::postgres::{PgArguments, PgConnectOptions, PgPool, PgPoolOptions, PgRow};
use sqlx::query::Query;
use sqlx::{ConnectOptions, Connection, Row};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::nodes::shard;
use super::rows::{guest, integer, line, listed, natural, seat_link, small, word};
use super::writer::Writer;
use super::{
    Append, Attendance, Elsewhere, Fence, Guest, Hours, Line, LinkKey, Listed, News, SeatLink, Store, StoreError, error,
};
use crate::chance;
use company::Company;
use writer::Pen;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/postgres");

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many connections read at most.
const READERS: u32 = 8;

/// How often a node shows that it is there.
const PULSE: Duration = Duration::from_secs(1);

/// The store in a database of PostgreSQL's.
pub struct Postgres {
    /// This node's name, never used twice.
    node: String,
    writer: Writer,
    pool: PgPool,
    company: Company,
    news: Mutex<Option<mpsc::UnboundedReceiver<News>>>,
}

impl Postgres {
    /// Opens the database and brings it to this version. Of several nodes that start at once, one does that; the
    /// others wait for it.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(url)?
            .application_name("pentarchy")
            // The server gives up too, and sees when this machine is gone.
            .options([
                ("statement_timeout", "10s"),
                ("idle_in_transaction_session_timeout", "10s"),
                ("tcp_keepalives_idle", "5"),
                ("tcp_keepalives_interval", "2"),
                ("tcp_keepalives_count", "3"),
            ])
            .disable_statement_logging();
        let mut connection = timeout(PATIENCE, options.connect()).await.map_err(|_| late())??;
        // Waiting for another node that migrates may take longer than a statement may.
        sqlx::query("SET statement_timeout = 0").execute(&mut connection).await?;
        MIGRATIONS.run(&mut connection).await?;
        connection.close().await?;
        let node = chance::person_id().to_string();
        let pool = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .max_lifetime(Duration::from_secs(1800))
            .connect_lazy_with(options.clone());
        let writer = Writer::start(Pen::new(options.clone(), node.clone())).map_err(|error| error::of_io(&error))?;
        let (teller, news) = mpsc::unbounded_channel();
        let company = Company::new(node.clone(), options, teller);
        let store = Postgres { node, writer, pool, company, news: Mutex::new(Some(news)) };
        // The clock is known from the first beat on.
        store.set_clock().await?;
        Ok(store)
    }

    /// Whether any node serves from it.
    pub async fn is_served(&self) -> Result<bool, StoreError> {
        Ok(!self.all(sqlx::query("SELECT id FROM alive")).await?.is_empty())
    }

    async fn set_clock(&self) -> Result<(), StoreError> {
        let asked = std::time::Instant::now();
        let row = self.one(sqlx::query("SELECT moment() AS now")).await?;
        self.company.clock.set(Millis(natural(&row, "now")?), asked);
        Ok(())
    }

    async fn all(&self, query: Query<'_, sqlx::Postgres, PgArguments>) -> Result<Vec<PgRow>, StoreError> {
        let mut connection = self.pool.acquire().await?;
        match timeout(PATIENCE, query.fetch_all(&mut *connection)).await {
            Ok(rows) => Ok(rows?),
            Err(_) => {
                // Whatever it still brings is nobody's answer.
                connection.close_on_drop();
                Err(late())
            }
        }
    }

    async fn one(&self, query: Query<'_, sqlx::Postgres, PgArguments>) -> Result<PgRow, StoreError> {
        let rows = self.all(query).await?;
        rows.into_iter().next().ok_or_else(|| StoreError::Failed("an answer has no row".into()))
    }

    async fn optional(&self, query: Query<'_, sqlx::Postgres, PgArguments>) -> Result<Option<PgRow>, StoreError> {
        Ok(self.all(query).await?.into_iter().next())
    }
}

/// The database did not answer.
fn late() -> StoreError {
    StoreError::Failed("the database did not answer in time".into())
}

fn strings(tables: &[TableId]) -> Vec<String> {
    tables.iter().map(TableId::to_string).collect()
}

#[async_trait]
impl Store for Postgres {
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    async fn log(&self, table: &TableId, after: Seq) -> Result<Vec<Line>, StoreError> {
        let query = sqlx::query("SELECT seq, at, entry FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq")
            .bind(table.as_str())
            .bind(integer(after.0)?);
        self.all(query).await?.iter().map(line).collect()
    }

    async fn lobby(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        let query = sqlx::query(
            "SELECT id, stage, awaited, 0::bigint AS your_turn, about, changed_at FROM tables
             WHERE listed = 1 AND stage <= 1 ORDER BY stage, made_at DESC LIMIT $1",
        );
        self.all(query.bind(i64::from(most))).await?.iter().map(listed).collect()
    }

    async fn tables_of(&self, person: &PersonId, most: u32) -> Result<Vec<Listed>, StoreError> {
        let query = sqlx::query(
            "SELECT id, stage, awaited, about, changed_at,
                    max(CASE WHEN seat >= 0 AND stage = 1 THEN (awaited >> seat::int) & 1 ELSE 0 END) AS your_turn
             FROM seats JOIN tables ON id = table_id
             WHERE person = $1 GROUP BY id ORDER BY your_turn DESC, stage > 1, changed_at DESC LIMIT $2",
        );
        self.all(query.bind(person.as_str()).bind(i64::from(most))).await?.iter().map(listed).collect()
    }

    async fn results(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        let query = sqlx::query(
            "SELECT id, stage, awaited, 0::bigint AS your_turn, about, changed_at FROM tables
             WHERE listed = 1 AND stage = 2 ORDER BY ended_at DESC LIMIT $1",
        );
        self.all(query.bind(i64::from(most))).await?.iter().map(listed).collect()
    }

    async fn unfinished_of(&self, person: &PersonId) -> Result<u32, StoreError> {
        let query = sqlx::query("SELECT count(*) AS count FROM tables WHERE host = $1 AND stage <= 1");
        small(&self.one(query.bind(person.as_str())).await?, "count")
    }

    async fn due(&self, now: Millis, most: u32) -> Result<Vec<TableId>, StoreError> {
        let query =
            sqlx::query("SELECT id FROM tables WHERE wake_at <= $1 AND shard = ANY ($2) ORDER BY wake_at LIMIT $3");
        let query = query.bind(integer(now.0)?).bind(self.company.shards()).bind(i64::from(most));
        self.all(query).await?.iter().map(|row| word(row, "id")).collect()
    }

    async fn tables(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
        let query = query.bind(after.map_or("", TableId::as_str)).bind(i64::from(most));
        self.all(query).await?.iter().map(|row| word(row, "id")).collect()
    }

    async fn finished(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query("SELECT id FROM tables WHERE stage = 2 AND id > $1 ORDER BY id LIMIT $2");
        let query = query.bind(after.map_or("", TableId::as_str)).bind(i64::from(most));
        self.all(query).await?.iter().map(|row| word(row, "id")).collect()
    }

    async fn guests(&self, after: Option<&PersonId>, most: u32) -> Result<Vec<Guest>, StoreError> {
        let query = sqlx::query("SELECT id, name, edition, since FROM people WHERE id > $1 ORDER BY id LIMIT $2");
        let query = query.bind(after.map_or("", PersonId::as_str)).bind(i64::from(most));
        self.all(query).await?.iter().map(guest).collect()
    }

    async fn add_guest(&self, guest: &Guest) -> Result<(), StoreError> {
        let query = sqlx::query("INSERT INTO people (id, name, edition, since) VALUES ($1, $2, $3, $4)")
            .bind(guest.id.as_str())
            .bind(guest.name.as_str())
            .bind(i64::from(guest.edition))
            .bind(integer(guest.since.0)?);
        self.all(query).await.map(drop)
    }

    async fn guest(&self, id: &PersonId) -> Result<Option<Guest>, StoreError> {
        let query = sqlx::query("SELECT id, name, edition, since FROM people WHERE id = $1").bind(id.as_str());
        self.optional(query).await?.as_ref().map(guest).transpose()
    }

    async fn rename(&self, id: &PersonId, name: &Name) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE people SET name = $2 WHERE id = $1").bind(id.as_str()).bind(name.as_str());
        self.all(query).await.map(drop)
    }

    async fn next_edition(&self, id: &PersonId) -> Result<u32, StoreError> {
        let query = sqlx::query("UPDATE people SET edition = edition + 1 WHERE id = $1 RETURNING edition");
        small(&self.one(query.bind(id.as_str())).await?, "edition")
    }

    async fn add_seat_link(&self, link: &SeatLink) -> Result<(), StoreError> {
        let query = sqlx::query(
            "INSERT INTO seat_links (table_id, seat, key, giver, until) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (table_id, seat) DO UPDATE
             SET key = excluded.key, giver = excluded.giver, until = excluded.until",
        );
        let query = query
            .bind(link.table.as_str())
            .bind(i64::from(u8::from(link.seat)))
            .bind(link.key.bytes().as_slice())
            .bind(link.from.as_str())
            .bind(integer(link.until.0)?);
        self.all(query).await.map(drop)
    }

    async fn use_seat_link(&self, key: &LinkKey, now: Millis) -> Result<Option<SeatLink>, StoreError> {
        let query = sqlx::query("DELETE FROM seat_links WHERE key = $1 RETURNING table_id, seat, key, giver, until");
        let row = self.optional(query.bind(key.bytes().as_slice())).await?;
        let link = row.as_ref().map(seat_link).transpose()?;
        Ok(link.filter(|link| now <= link.until))
    }

    async fn revoke_seat_link(&self, table: &TableId, seat: Seat) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM seat_links WHERE table_id = $1 AND seat = $2 RETURNING seat");
        let row = self.optional(query.bind(table.as_str()).bind(i64::from(u8::from(seat)))).await?;
        Ok(row.is_some())
    }

    async fn seat_links(&self) -> Result<Vec<SeatLink>, StoreError> {
        let query = sqlx::query("SELECT table_id, seat, key, giver, until FROM seat_links");
        self.all(query).await?.iter().map(seat_link).collect()
    }

    async fn beat(&self, _opening: bool) -> Result<Hours, StoreError> {
        self.company.beat().await
    }

    fn pulse(&self) -> Duration {
        PULSE
    }

    fn now(&self) -> Millis {
        self.company.clock.now()
    }

    async fn key(&self, offered: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        let query = sqlx::query("UPDATE house SET key = coalesce(key, $1) RETURNING key").bind(offered);
        Ok(Some(self.one(query).await?.try_get("key")?))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn drives(&self, table: &TableId) -> Option<Fence> {
        self.company.fence(shard(table))
    }

    fn news(&self) -> Option<mpsc::UnboundedReceiver<News>> {
        let news = self.news.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take()?;
        listener::start(self.company.clone());
        Some(news)
    }

    async fn heads(&self, tables: &[TableId]) -> Result<Vec<(TableId, Seq)>, StoreError> {
        let query = sqlx::query("SELECT id, seq FROM tables WHERE id = ANY ($1)").bind(strings(tables));
        let rows = self.all(query).await?;
        rows.iter().map(|row| Ok((word(row, "id")?, Seq(natural(row, "seq")?)))).collect()
    }

    async fn attend(&self, changes: &[Attendance]) -> Result<(), StoreError> {
        let tables = changes.iter().map(|change| change.table.to_string()).collect::<Vec<_>>();
        let people = changes.iter().map(|change| change.person.to_string()).collect::<Vec<_>>();
        let windows = changes.iter().map(|change| i64::from(change.windows)).collect::<Vec<_>>();
        let shards = changes.iter().map(|change| shard(&change.table) as i64).collect::<Vec<_>>();
        let query = sqlx::query(
            "WITH new AS (
                 SELECT * FROM unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[])
                     AS new (table_id, person, windows, shard)
             ), gone AS (
                 DELETE FROM attendance a USING new
                 WHERE a.node = $1 AND a.table_id = new.table_id AND a.person = new.person AND new.windows = 0
             ), here AS (
                 INSERT INTO attendance (table_id, node, person, shard, windows)
                 SELECT table_id, $1, person, shard, windows FROM new WHERE windows > 0
                 ON CONFLICT (table_id, node, person) DO UPDATE SET windows = excluded.windows
             )
             SELECT pg_notify('pentarchy', $1 || ' ' || table_id || ' here') FROM (SELECT DISTINCT table_id FROM new) AS t",
        );
        let query = query.bind(&self.node).bind(tables).bind(people).bind(windows).bind(shards);
        self.all(query).await.map(drop)
    }

    async fn elsewhere(&self, tables: &[TableId]) -> Result<Vec<Elsewhere>, StoreError> {
        let query = sqlx::query(
            "SELECT table_id, person, sum(windows)::bigint AS windows FROM attendance JOIN alive ON alive.id = node
             WHERE table_id = ANY ($1) AND node <> $2 GROUP BY table_id, person",
        );
        let rows = self.all(query.bind(strings(tables)).bind(&self.node)).await?;
        let elsewhere = |row: &PgRow| {
            Ok(Elsewhere {
                table: word(row, "table_id")?,
                person: word(row, "person")?,
                windows: small(row, "windows")?,
            })
        };
        rows.iter().map(elsewhere).collect()
    }

    async fn attended(&self) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query(
            "SELECT DISTINCT table_id FROM attendance JOIN alive ON alive.id = node
             WHERE shard = ANY ($1) AND node <> $2",
        );
        let rows = self.all(query.bind(self.company.shards()).bind(&self.node)).await?;
        rows.iter().map(|row| word(row, "table_id")).collect()
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.all(sqlx::query("SELECT seq FROM entries LIMIT 1")).await?;
        self.writer.check()
    }

    async fn close(&self) {
        self.writer.close().await;
        self.company.close().await;
        self.pool.close().await;
    }
}
