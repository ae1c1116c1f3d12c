//! What the server keeps, in words of the house. A database is behind it; which one, nobody else knows.

mod error;
mod nodes;
mod postgres;
mod rows;
mod sqlite;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use pentarchy_game::{Seat, Seats};
use pentarchy_table::{Millis, Name, Person, PersonId, Seq, Stage, TableId};
use tokio::sync::mpsc;

use crate::config::Database;
pub use nodes::{Attendance, Elsewhere, Fence, Hours, News};
pub use postgres::Postgres;
pub use sqlite::{Sqlite, SqliteOptions};

/// Opens a database as a server does.
pub async fn serve_from(database: &Database) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match database {
        Database::Sqlite(path) => Arc::new(Sqlite::open(SqliteOptions::serve(path)).await?),
        Database::Postgres(url) => Arc::new(Postgres::open(url).await?),
    })
}

/// Keeps people, tables and their logs.
///
/// A table's truth is its log; everything else that is kept of a table is derived from it and changes in the same
/// step. What a method has answered with `Ok` is durable: it is there after a crash.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Adds lines to a table's log, all or none, and replaces the table's card. The first line makes the table.
    ///
    /// Of two who add a line with the same number, one is told [`StoreError::Lost`] and must read the log again.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// The lines of a table's log after `after`, in order; none when there is no such table. Lines count from 1.
    async fn log(&self, table: &TableId, after: Seq) -> Result<Vec<Line>, StoreError>;

    /// The listed tables that are open to join or to watch: those that gather first, the newest first among equals.
    async fn lobby(&self, most: u32) -> Result<Vec<Listed>, StoreError>;

    /// The tables where a person sits or plays host: first those that wait for the person, then the others, those that
    /// are over last; the last changed first among equals.
    async fn tables_of(&self, person: &PersonId, most: u32) -> Result<Vec<Listed>, StoreError>;

    /// The listed tables that were played to the end, the last changed first.
    async fn results(&self, most: u32) -> Result<Vec<Listed>, StoreError>;

    /// How many tables that are not finished a person has made.
    async fn unfinished_of(&self, person: &PersonId) -> Result<u32, StoreError>;

    /// The tables that the house must look at by `now`, those due longest first; of those that another node drives none.
    async fn due(&self, now: Millis, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// Every table, in the order of their ids, after `after`.
    async fn tables(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// Every finished table, for an export, in the order of their ids, after `after`.
    async fn finished(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// Every guest, in the order of their ids, after `after`.
    async fn guests(&self, after: Option<&PersonId>, most: u32) -> Result<Vec<Guest>, StoreError>;

    /// Keeps a new guest.
    async fn add_guest(&self, guest: &Guest) -> Result<(), StoreError>;

    /// A guest, if there is one.
    async fn guest(&self, id: &PersonId) -> Result<Option<Guest>, StoreError>;

    /// Gives a guest another name.
    async fn rename(&self, id: &PersonId, name: &Name) -> Result<(), StoreError>;

    /// Makes every cookie of a guest worthless that was given before, and tells the new edition.
    async fn next_edition(&self, id: &PersonId) -> Result<u32, StoreError>;

    /// Keeps a seat link; a link that the seat had before is worthless from then on.
    async fn add_seat_link(&self, link: &SeatLink) -> Result<(), StoreError>;

    /// Takes a seat link out and returns it: it works once. Nothing when there is none, or when it is too old.
    async fn use_seat_link(&self, key: &LinkKey, now: Millis) -> Result<Option<SeatLink>, StoreError>;

    /// Makes a seat's link worthless; whether there was one.
    async fn revoke_seat_link(&self, table: &TableId, seat: Seat) -> Result<bool, StoreError>;

    /// Every seat link.
    async fn seat_links(&self) -> Result<Vec<SeatLink>, StoreError>;

    /// Notes that the house is open, and tells its hours. `opening`: this node has just started.
    async fn beat(&self, opening: bool) -> Result<Hours, StoreError>;

    /// How often [`Store::beat`] is to be called.
    fn pulse(&self) -> Duration {
        Duration::from_secs(5)
    }

    /// The moment by the clock that everybody goes by who shares this store.
    fn now(&self) -> Millis;

    /// The secret that signs cookies, if the store keeps it: the first that it was ever offered.
    async fn key(&self, offered: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        let _unused = offered;
        Ok(None)
    }

    /// Whether other nodes may write to the same logs.
    fn is_shared(&self) -> bool {
        false
    }

    /// What this node must show to write for the house at a table, that is for the clocks, those who are gone and the
    /// bots; nothing while another node does that.
    fn drives(&self, _table: &TableId) -> Option<Fence> {
        Some(Fence::ALONE)
    }

    /// What the other nodes do, from now on: to be asked for once. Nothing where there are no others.
    fn news(&self) -> Option<mpsc::UnboundedReceiver<News>> {
        None
    }

    /// The last lines of these tables' logs.
    async fn heads(&self, _tables: &[TableId]) -> Result<Vec<(TableId, Seq)>, StoreError> {
        Ok(Vec::new())
    }

    /// Tells the other nodes who looks at tables through this one.
    async fn attend(&self, _changes: &[Attendance]) -> Result<(), StoreError> {
        Ok(())
    }

    /// Who looks at these tables through other nodes.
    async fn elsewhere(&self, _tables: &[TableId]) -> Result<Vec<Elsewhere>, StoreError> {
        Ok(Vec::new())
    }

    /// The tables that this node drives and that somebody looks at through another.
    async fn attended(&self) -> Result<Vec<TableId>, StoreError> {
        Ok(Vec::new())
    }

    /// Whether the store answers.
    async fn check(&self) -> Result<(), StoreError>;

    /// Finishes what was begun, and closes. Everything after it fails.
    async fn close(&self);
}

/// One line of a table's log: its number, its moment, its entry as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Counted from 1 in each table.
    pub seq: Seq,
    /// When it was written.
    pub at: Millis,
    /// What it says; the store does not look inside.
    pub entry: String,
}

/// Lines to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// To which table's log.
    pub table: TableId,
    /// The lines, with consecutive numbers.
    pub lines: Vec<Line>,
    /// The table's card as it is after them.
    pub card: Card,
    /// How much of the card differs from the one before: the store may leave the rest alone.
    pub changed: Changed,
    /// For what the house itself writes: only if this node still drives the table.
    pub fence: Option<Fence>,
}

/// How much of a card has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Changed {
    /// Whom the game waits for, and when the last line was written.
    Turn,
    /// That, and when the house must look at the table next.
    Wake,
    /// All of it but the people.
    Card,
    /// All of it.
    People,
}

/// What lists show of a table, and what they are ordered by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// How far it is.
    pub stage: Stage,
    /// Whether strangers see it in lists.
    pub listed: bool,
    /// Who made it.
    pub host: PersonId,
    /// Who sits where.
    pub seats: Vec<Option<PersonId>>,
    /// Whom the game waits for.
    pub awaited: Seats,
    /// What a list shows, as JSON; the store does not look inside.
    pub about: String,
    /// When the house must look at it next.
    pub wake_at: Option<Millis>,
    /// When its first line was written.
    pub made_at: Millis,
    /// When its last line was written.
    pub changed_at: Millis,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which.
    pub table: TableId,
    /// How far it is.
    pub stage: Stage,
    /// Whom the game waits for.
    pub awaited: Seats,
    /// Whether it waits for the person whose list it is; `false` in lists that are nobody's.
    pub your_turn: bool,
    /// What the list shows, as JSON.
    pub about: String,
    /// When its last line was written.
    pub changed_at: Millis,
}

/// Somebody who plays without having signed up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Who.
    pub id: PersonId,
    /// What the others call them.
    pub name: Name,
    /// Cookies of other editions are worthless.
    pub edition: u32,
    /// Since when.
    pub since: Millis,
}

impl Guest {
    /// Who comes to a table.
    pub fn person(&self) -> Person {
        Person { id: self.id.clone(), name: self.name.clone() }
    }
}

/// Whoever has not said who they are: they all see the same, and sit nowhere.
pub fn stranger() -> PersonId {
    PersonId::new("stranger").expect("a plain word is an id")
}

/// A link that moves a seat to another device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLink {
    /// Found by this.
    pub key: LinkKey,
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// Who gave it away, and must still sit there when it is used.
    pub from: PersonId,
    /// Until when it works.
    pub until: Millis,
}

/// The hash of a link's token: whoever reads the database can't use the links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkKey([u8; 32]);

impl LinkKey {
    /// The key of a token.
    pub fn of(token: &str) -> LinkKey {
        LinkKey(*blake3::hash(token.as_bytes()).as_bytes())
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Why the store did not do what it was asked.
///
/// After an error nothing of what was asked is there, and the store can be asked again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote that line of the log first, or drives the table.
    #[error("somebody else wrote this line of the log first")]
    Lost,
    /// No room.
    #[error("the disk is full")]
    Full,
    /// Another program holds the database.
    #[error("the database is locked by another program")]
    Locked,
    /// It may not be written.
    #[error("the database can't be written: it is read-only")]
    ReadOnly,
    /// It is no database, or a broken one.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// It was written by a newer version of this program, or by another program.
    #[error("the database does not fit this version of the program: {0}")]
    Foreign(String),
    /// It is closed.
    #[error("the store is closed")]
    Closed,
    /// Anything else.
    #[error("the database failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// A word for logs, metrics and clients.
    pub fn code(&self) -> &'static str {
        match self {
            StoreError::Lost => "lost",
            StoreError::Full => "full",
            StoreError::Locked => "locked",
            StoreError::ReadOnly => "read-only",
            StoreError::Damaged(_) => "damaged",
            StoreError::Foreign(_) => "foreign",
            StoreError::Closed => "closed",
            StoreError::Failed(_) => "failed",
        }
    }
}
