//! `pentarchy export` and `pentarchy import`: records of finished games out of a house and into one, and its backup.
//! All of it works beside a running server.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use pentarchy_game::{Actor, Record, ReplayError, Seats};
use pentarchy_table::{
    Catalogue, Entry, FoldError, Hand, Logged, Name, Person, PersonId, Plan, Seq, Stage, Table, TableId,
};

use crate::config::{ConfigError, Database, default_data};
use crate::store::{Append, Changed, Postgres, Sqlite, SqliteOptions, Store, StoreError};
use crate::tables::{card, line, logged};

/// How many tables are looked up at once.
const PAGE: u32 = 200;

/// Which house.
#[derive(Args, Clone, Debug, Default)]
pub struct Place {
    /// The directory of the database [default: the user's data directory]
    #[arg(long, env = "PENTARCHY_DATA", value_name = "DIRECTORY")]
    pub data: Option<PathBuf>,

    /// The database, such as sqlite:/srv/pentarchy.db or postgres://… [default: pentarchy.db in the data directory]
    #[arg(long, env = "PENTARCHY_DATABASE", value_name = "URL")]
    pub database: Option<String>,
}

/// The options of `pentarchy export`.
#[derive(Args, Clone, Debug, Default)]
pub struct ExportOptions {
    /// Which house.
    #[command(flatten)]
    pub place: Place,

    /// Only this table
    #[arg(long)]
    pub table: Option<String>,

    /// Write a file for each record into this directory, instead of a line for each to standard output
    #[arg(long, value_name = "DIRECTORY", conflicts_with = "backup")]
    pub directory: Option<PathBuf>,

    /// Write a copy of the whole database, games in progress and all, instead of records
    #[arg(long, value_name = "FILE", conflicts_with = "table")]
    pub backup: Option<PathBuf>,
}

/// The options of `pentarchy import`.
#[derive(Args, Clone, Debug, Default)]
pub struct ImportOptions {
    /// Which house.
    #[command(flatten)]
    pub place: Place,

    /// Files with a record each, or with a record on each line; "-" for standard input
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
}

/// Why records could not be moved.
#[derive(Debug, thiserror::Error)]
pub enum ExchangeError {
    /// The house is not clear.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// There is no such house.
    #[error("there is no database {0}")]
    NoHouse(PathBuf),
    /// The database is no file.
    #[error("a database of PostgreSQL's is backed up by its own tools: see docs/hosting.md")]
    NoFile,
    /// The database fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Reading or writing fails.
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    /// Writing to standard output fails.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// There is no such table.
    #[error("there is no finished table {0:?}")]
    Table(String),
    /// A stored log can't be folded.
    #[error("table {0}: {1}")]
    Log(TableId, FoldError),
    /// It is no record.
    #[error("{0}: not a record: {1}")]
    NotARecord(String, serde_json::Error),
    /// The record is of a game that is not known here.
    #[error("{0}: there is no game {1:?} by version {2} of its rules")]
    Game(String, String, u32),
    /// The record does not hold.
    #[error("{0}: {1}")]
    Replay(String, ReplayError),
    /// The record ends before the game does.
    #[error("{0}: the game is not over")]
    NotOver(String),
}

/// What became of records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// So many are new.
    pub new: usize,
    /// So many were there already.
    pub known: usize,
}

impl Place {
    fn database(&self) -> Result<Database, ConfigError> {
        Ok(match (&self.database, &self.data) {
            (Some(url), _) => Database::parse(url)?,
            (None, Some(data)) => Database::Sqlite(data.join("pentarchy.db")),
            (None, None) => Database::Sqlite(default_data()?.join("pentarchy.db")),
        })
    }
}

/// Opens a house beside those who may be serving it.
async fn open(database: &Database, make: bool) -> Result<Box<dyn Store>, ExchangeError> {
    match database {
        Database::Sqlite(path) if !make && !path.exists() => Err(ExchangeError::NoHouse(path.clone())),
        Database::Sqlite(path) => Ok(Box::new(Sqlite::open(SqliteOptions::beside(path)).await?)),
        Database::Postgres(url) => Ok(Box::new(Postgres::open(url).await?)),
    }
}

fn block_on<T>(task: impl Future<Output = Result<T, ExchangeError>>) -> Result<T, ExchangeError> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(task)
}

/// Writes the records of finished games, or a backup; returns how many records.
pub fn export(options: &ExportOptions, out: &mut impl Write) -> Result<usize, ExchangeError> {
    block_on(async {
        let database = options.place.database()?;
        if let Some(file) = &options.backup {
            return back_up(&database, file).await.map(|()| 0);
        }
        let store = open(&database, false).await?;
        let written = export_from(store.as_ref(), options, out).await;
        store.close().await;
        written
    })
}

async fn back_up(database: &Database, file: &Path) -> Result<(), ExchangeError> {
    let path = match database {
        Database::Sqlite(path) if path.exists() => path,
        Database::Sqlite(path) => return Err(ExchangeError::NoHouse(path.clone())),
        Database::Postgres(_) => return Err(ExchangeError::NoFile),
    };
    let store = Sqlite::open(SqliteOptions::beside(path)).await?;
    let done = store.backup(file).await;
    store.close().await;
    Ok(done?)
}

async fn export_from(store: &dyn Store, options: &ExportOptions, out: &mut impl Write) -> Result<usize, ExchangeError> {
    if let Some(directory) = &options.directory {
        std::fs::create_dir_all(directory).map_err(|error| ExchangeError::File(directory.clone(), error))?;
    }
    if let Some(id) = &options.table {
        let unknown = || ExchangeError::Table(id.clone());
        let id = TableId::new(id).map_err(|_| unknown())?;
        let record = record(store, &id).await?.ok_or_else(unknown)?;
        write(options, &id, &record, out)?;
        return Ok(1);
    }
    let mut written = 0;
    let mut after = None;
    loop {
        let page = store.finished(after.as_ref(), PAGE).await?;
        for id in &page {
            if let Some(record) = record(store, id).await? {
                write(options, id, &record, out)?;
                written += 1;
            }
        }
        match page.into_iter().next_back() {
            Some(last) => after = Some(last),
            None => return Ok(written),
        }
    }
}

/// The record of a game that was played to its end.
async fn record(store: &dyn Store, id: &TableId) -> Result<Option<Record>, ExchangeError> {
    let lines = store.log(id, Seq(0)).await?;
    if lines.is_empty() {
        return Ok(None);
    }
    let log = lines.iter().map(logged).collect::<Result<Vec<_>, _>>()?;
    let table = Table::refold(Catalogue::HOUSE, &log).map_err(|error| ExchangeError::Log(id.clone(), error))?;
    Ok(table.open_record().filter(|_| table.stage() == Stage::Over))
}

fn write(options: &ExportOptions, id: &TableId, record: &Record, out: &mut impl Write) -> Result<(), ExchangeError> {
    let mut text = serde_json::to_string(record).expect("records can be written as JSON");
    text.push('\n');
    match &options.directory {
        None => Ok(out.write_all(text.as_bytes())?),
        Some(directory) => {
            let file = directory.join(format!("{id}.json"));
            std::fs::write(&file, text).map_err(|error| ExchangeError::File(file, error))
        }
    }
}

/// Plays records again and keeps them as finished tables. One that does not hold ends it; those before it are kept.
pub fn import(options: &ImportOptions) -> Result<Imported, ExchangeError> {
    block_on(async {
        let store = open(&options.place.database()?, true).await?;
        let imported = import_into(store.as_ref(), &options.files).await;
        store.close().await;
        imported
    })
}

async fn import_into(store: &dyn Store, files: &[PathBuf]) -> Result<Imported, ExchangeError> {
    let mut imported = Imported::default();
    for file in files {
        let failed = |error| ExchangeError::File(file.clone(), error);
        let input: Box<dyn BufRead> = if file.as_os_str() == "-" {
            Box::new(std::io::stdin().lock())
        } else {
            Box::new(std::io::BufReader::new(std::fs::File::open(file).map_err(failed)?))
        };
        // One record, however many lines it has; or one on each line.
        let records = serde_json::Deserializer::from_reader(input).into_iter::<Record>();
        for (index, record) in records.enumerate() {
            let name = format!("{}, record {}", file.display(), index + 1);
            let record = record.map_err(|error| ExchangeError::NotARecord(name.clone(), error))?;
            match keep(store, &name, &record).await {
                Ok(()) => imported.new += 1,
                Err(ExchangeError::Store(StoreError::Lost)) => imported.known += 1,
                Err(error) => return Err(error),
            }
        }
    }
    Ok(imported)
}

/// Keeps a record as a finished table. Its id is made from the record: the same one is not kept twice.
async fn keep(store: &dyn Store, name: &str, record: &Record) -> Result<(), ExchangeError> {
    let listed = Catalogue::HOUSE
        .version(&record.game, record.rules)
        .ok_or_else(|| ExchangeError::Game(name.to_owned(), record.game.clone(), record.rules))?;
    let end = record.replay(listed.game, |_, _, _, _| {}).map_err(|error| ExchangeError::Replay(name.into(), error))?;
    if end.outcome().is_none() {
        return Err(ExchangeError::NotOver(name.to_owned()));
    }
    let id = id_of(record);
    let at = store.now();
    let stamp = |(seq, entry)| Logged { seq: Seq(seq), at, entry };
    let log: Vec<Logged> = (1..).zip(entries(record)).map(stamp).collect();
    let table = Table::refold(Catalogue::HOUSE, &log).map_err(|error| ExchangeError::Log(id.clone(), error))?;
    let lines = log.iter().map(line).collect();
    let card = card(&table, at);
    Ok(store.append(Append { table: id, lines, card, changed: Changed::People, fence: None }).await?)
}

fn id_of(record: &Record) -> TableId {
    let text = serde_json::to_string(record).expect("records can be written as JSON");
    let hash = blake3::hash(text.as_bytes()).to_hex();
    TableId::new(&format!("record-{}", &hash[..24])).expect("letters, digits and a hyphen are an id")
}

/// The log of a table where this game could have been played.
fn entries(record: &Record) -> Vec<Entry> {
    let somebody = |number: String, name: String| Person {
        id: PersonId::new(&format!("imported-{number}")).expect("letters, digits and a hyphen are an id"),
        name: Name::new(&name).expect("a short word is a name"),
    };
    let plan = Plan { setup: record.setup.clone(), ..Plan::new(&record.game, record.setup.seats) };
    let host = somebody("host".into(), "Pentarchy".into());
    let mut entries = vec![Entry::Opened { plan, rules: record.rules, host, seed: record.seed }];
    for seat in Seats::first(record.setup.seats).iter() {
        let Person { id, name } = somebody(seat.to_string(), format!("№ {}", seat.index() + 1));
        entries.push(Entry::Sat { seat, person: id, name });
    }
    entries.push(Entry::Started);
    entries.extend(record.moves.iter().map(|step| Entry::Acted {
        by: step.by,
        hand: if step.by == Actor::House { Hand::House } else { Hand::Person },
        action: step.action.clone(),
    }));
    entries
}
