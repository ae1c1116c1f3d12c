//! `pentarchy migrate`: a whole house from one database to another, games in progress, guests, links and key, each
//! table played again where it has arrived.

use std::path::{Path, PathBuf};

use clap::Args;
use pentarchy_table::{Catalogue, FoldError, Seq, Table, TableId};

use crate::config::{ConfigError, Database};
use crate::key::{self, KeyError};
use crate::store::{Append, Card, Changed, Line, Postgres, Sqlite, SqliteOptions, Store, StoreError};
use crate::tables::{card, logged};

/// How many tables or guests are looked up at once.
const PAGE: u32 = 500;

/// The options of `pentarchy migrate`.
#[derive(Args, Clone, Debug)]
pub struct MigrateOptions {
    /// The house that there is, such as sqlite:/srv/pentarchy.db
    #[arg(long, value_name = "URL")]
    pub from: String,

    /// Where it moves to, such as postgres://…
    #[arg(long, value_name = "URL")]
    pub to: String,

    /// The file with the secret that signs cookies [default: key beside the file of SQLite's]
    #[arg(long, value_name = "FILE")]
    pub key_file: Option<PathBuf>,
}

/// What has moved. Whatever was there already, and is the same, counts as known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Tables that are new there.
    pub tables: usize,
    /// Tables that were there.
    pub known: usize,
    /// Lines of all logs, each read back and compared.
    pub lines: usize,
    /// Guests.
    pub guests: usize,
}

/// Why a house can't move.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// A database is not clear.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// There is no such house.
    #[error("there is no database {0}")]
    NoHouse(PathBuf),
    /// A database fails.
    #[error("{0}: {1}")]
    Store(String, StoreError),
    /// Somebody serves from it.
    #[error("{0} is being served from: stop its nodes first")]
    Served(String),
    /// A log can't be folded.
    #[error("table {0} can't be played again: {1}")]
    Log(TableId, FoldError),
    /// What is there is something else.
    #[error("{0} is there already, and is not the same")]
    Differs(String),
    /// The key can't be read or written.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// The system gives no threads.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

/// One end of a move.
struct End {
    name: String,
    database: Database,
    store: Box<dyn Store>,
}

impl End {
    async fn open(url: &str, make: bool) -> Result<End, MoveError> {
        let database = Database::parse(url)?;
        let name = database.to_string();
        let failed = |error| match error {
            StoreError::Locked => MoveError::Served(name.clone()),
            error => MoveError::Store(name.clone(), error),
        };
        let store: Box<dyn Store> = match &database {
            Database::Sqlite(path) if !make && !path.exists() => return Err(MoveError::NoHouse(path.clone())),
            Database::Sqlite(path) => Box::new(Sqlite::open(SqliteOptions::serve(path)).await.map_err(failed)?),
            Database::Postgres(url) => {
                let store = Postgres::open(url).await.map_err(failed)?;
                if store.is_served().await.map_err(failed)? {
                    return Err(MoveError::Served(name));
                }
                Box::new(store)
            }
        };
        Ok(End { name, database, store })
    }

    fn failed(&self, error: StoreError) -> MoveError {
        MoveError::Store(self.name.clone(), error)
    }

    /// Where the key is kept in a file, if it is.
    fn key_file(&self, told: Option<&Path>) -> Option<PathBuf> {
        match &self.database {
            Database::Sqlite(path) => Some(told.map_or_else(|| path.with_file_name("key"), Path::to_owned)),
            Database::Postgres(_) => None,
        }
    }
}

/// Moves a house. What was moved before is compared and left as it is: a move that was interrupted can be repeated.
pub fn migrate(options: &MigrateOptions) -> Result<Moved, MoveError> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        let from = End::open(&options.from, false).await?;
        let to = End::open(&options.to, true).await?;
        let moved = move_all(&from, &to, options.key_file.as_deref()).await;
        from.store.close().await;
        to.store.close().await;
        moved
    })
}

async fn move_all(from: &End, to: &End, key_file: Option<&Path>) -> Result<Moved, MoveError> {
    let mut moved = Moved::default();
    move_key(from, to, key_file).await?;
    let mut after = None;
    loop {
        let page = from.store.guests(after.as_ref(), PAGE).await.map_err(|error| from.failed(error))?;
        for guest in &page {
            match to.store.add_guest(guest).await {
                Ok(()) => {}
                Err(StoreError::Lost) => {
                    let there = to.store.guest(&guest.id).await.map_err(|error| to.failed(error))?;
                    if there.as_ref() != Some(guest) {
                        return Err(MoveError::Differs(format!("guest {}", guest.id)));
                    }
                }
                Err(error) => return Err(to.failed(error)),
            }
            moved.guests += 1;
        }
        let Some(last) = page.into_iter().next_back() else { break };
        after = Some(last.id);
    }
    let mut after = None;
    loop {
        let page = from.store.tables(after.as_ref(), PAGE).await.map_err(|error| from.failed(error))?;
        for id in &page {
            move_table(from, to, id, &mut moved).await?;
        }
        let Some(last) = page.into_iter().next_back() else { break };
        after = Some(last);
    }
    for link in from.store.seat_links().await.map_err(|error| from.failed(error))? {
        to.store.add_seat_link(&link).await.map_err(|error| to.failed(error))?;
    }
    Ok(moved)
}

async fn move_table(from: &End, to: &End, id: &TableId, moved: &mut Moved) -> Result<(), MoveError> {
    let lines = from.store.log(id, Seq(0)).await.map_err(|error| from.failed(error))?;
    let card = play_again(&lines).map_err(|error| error.at(from, id))?;
    let append =
        Append { table: id.clone(), lines: lines.clone(), card: card.clone(), changed: Changed::People, fence: None };
    match to.store.append(append).await {
        Ok(()) => moved.tables += 1,
        Err(StoreError::Lost) => moved.known += 1,
        Err(error) => return Err(to.failed(error)),
    }
    // What arrived is what left, and can be played.
    let arrived = to.store.log(id, Seq(0)).await.map_err(|error| to.failed(error))?;
    if arrived != lines || play_again(&arrived).map_err(|error| error.at(to, id))? != card {
        return Err(MoveError::Differs(format!("table {id}")));
    }
    moved.lines += lines.len();
    Ok(())
}

enum Broken {
    Entry(StoreError),
    Fold(FoldError),
}

impl Broken {
    fn at(self, end: &End, id: &TableId) -> MoveError {
        match self {
            Broken::Entry(error) => end.failed(error),
            Broken::Fold(error) => MoveError::Log(id.clone(), error),
        }
    }
}

/// Folds a whole log; the table's card as it is then.
fn play_again(lines: &[Line]) -> Result<Card, Broken> {
    let log = lines.iter().map(logged).collect::<Result<Vec<_>, _>>().map_err(Broken::Entry)?;
    let table = Table::refold(Catalogue::HOUSE, &log).map_err(Broken::Fold)?;
    Ok(card(&table, log.first().map_or_else(Default::default, |first| first.at)))
}

/// With the key, everybody keeps their cookie and so their seats.
async fn move_key(from: &End, to: &End, told: Option<&Path>) -> Result<(), MoveError> {
    let kept = match from.key_file(told) {
        Some(file) => key::read(&file)?,
        None => Some(key::kept(from.store.as_ref()).await?),
    };
    let Some(kept) = kept else { return Ok(()) };
    let there = match to.key_file(told) {
        Some(file) => match key::read(&file)? {
            Some(there) => there,
            None => {
                key::write(&file, &kept)?;
                kept
            }
        },
        None => key::offer(to.store.as_ref(), &kept).await?,
    };
    if there == kept { Ok(()) } else { Err(MoveError::Differs("the key that signs cookies".to_owned())) }
}
