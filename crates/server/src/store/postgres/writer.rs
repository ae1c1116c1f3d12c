//! How appends get into PostgreSQL: one connection, one statement for all that are there.

use std::collections::HashSet;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Row};
use tokio::time::timeout;

use super::PATIENCE;
use crate::store::nodes::shard;
use crate::store::rows::{bits, integer, stage_number};
use crate::store::writer::Commit;
use crate::store::{Append, Changed, StoreError};

static APPEND: &str = include_str!("append.sql");

/// The longest line that is told to the other nodes with its number; a notice has at most 8,000 bytes.
const LONGEST_TOLD: usize = 4_000;

/// The connection that writes; a new one after every failure.
pub(super) struct Pen {
    options: PgConnectOptions,
    node: String,
    connection: Option<PgConnection>,
}

impl Pen {
    pub(super) fn new(options: PgConnectOptions, node: String) -> Pen {
        Pen { options, node, connection: None }
    }

    /// Stores appends to different tables; tells the tables that won.
    async fn store(&mut self, columns: Columns) -> Result<HashSet<String>, StoreError> {
        let Pen { options, node, connection } = self;
        let mut open = match connection.take() {
            Some(open) => open,
            None => timeout(PATIENCE, options.connect()).await.map_err(|_| super::late())??,
        };
        // A connection that fails in the middle is not used again: what it did is found in the log.
        let won = timeout(PATIENCE, columns.store(node, &mut open)).await.map_err(|_| super::late())??;
        *connection = Some(open);
        Ok(won)
    }
}

impl Commit for Pen {
    async fn commit(&mut self, appends: &[Append]) -> Vec<Result<(), StoreError>> {
        let mut outcomes = vec![Ok(()); appends.len()];
        let mut left: Vec<usize> = (0..appends.len()).collect();
        // Of several appends to one table, one after the other.
        while !left.is_empty() {
            let mut tables = HashSet::new();
            let (now, later): (Vec<_>, Vec<_>) = left.into_iter().partition(|&i| tables.insert(&appends[i].table));
            left = later;
            let stored = match Columns::of(now.iter().map(|&i| &appends[i])) {
                Ok(columns) => self.store(columns).await,
                Err(error) => Err(error),
            };
            for index in now {
                outcomes[index] = match &stored {
                    Ok(won) if won.contains(appends[index].table.as_str()) => Ok(()),
                    Ok(_) => Err(StoreError::Lost),
                    Err(error) => Err(error.clone()),
                };
            }
        }
        outcomes
    }
}

/// Appends as the statement takes them: a list for each column.
#[derive(Default)]
struct Columns {
    id: Vec<String>,
    shard: Vec<i64>,
    before: Vec<i64>,
    seq: Vec<i64>,
    changed: Vec<i64>,
    stage: Vec<i64>,
    listed: Vec<i64>,
    host: Vec<String>,
    awaited: Vec<i64>,
    about: Vec<Option<String>>,
    wake_at: Vec<Option<i64>>,
    made_at: Vec<i64>,
    changed_at: Vec<i64>,
    term: Vec<Option<i64>>,
    line_table: Vec<String>,
    line_seq: Vec<i64>,
    line_at: Vec<i64>,
    line_entry: Vec<String>,
    sitting: Vec<String>,
    sitting_table: Vec<String>,
    sitting_seat: Vec<i64>,
    told: Vec<Option<String>>,
}

impl Columns {
    fn of<'a>(appends: impl Iterator<Item = &'a Append>) -> Result<Columns, StoreError> {
        let mut columns = Columns::default();
        for append in appends {
            columns.push(append)?;
        }
        Ok(columns)
    }

    fn push(&mut self, append: &Append) -> Result<(), StoreError> {
        let Append { table, lines, card, changed, fence } = append;
        let (Some(first), Some(last)) = (lines.first(), lines.last()) else { return Ok(()) };
        self.id.push(table.to_string());
        self.shard.push(integer(shard(table))?);
        self.before.push(integer(first.seq.0)? - 1);
        self.seq.push(integer(last.seq.0)?);
        self.changed.push(match changed {
            Changed::Turn => 0,
            Changed::Wake => 1,
            Changed::Card => 2,
            Changed::People => 3,
        });
        self.stage.push(stage_number(card.stage));
        self.listed.push(i64::from(card.listed));
        self.host.push(card.host.to_string());
        self.awaited.push(bits(card.awaited));
        self.about.push((*changed >= Changed::Card || first.seq.0 == 1).then(|| card.about.clone()));
        self.wake_at.push(card.wake_at.map(|at| integer(at.0)).transpose()?);
        self.made_at.push(integer(card.made_at.0)?);
        self.changed_at.push(integer(card.changed_at.0)?);
        self.term.push(fence.map(|fence| integer(fence.term)).transpose()?);
        // Whoever is told a move need not read it.
        let told = lines.len() == 1 && first.entry.len() <= LONGEST_TOLD;
        self.told.push(told.then(|| format!("{} {}", first.at.0, first.entry)));
        for line in lines {
            self.line_table.push(table.to_string());
            self.line_seq.push(integer(line.seq.0)?);
            self.line_at.push(integer(line.at.0)?);
            self.line_entry.push(line.entry.clone());
        }
        if *changed == Changed::People {
            let sitting = card.seats.iter().enumerate().filter_map(|(seat, who)| Some((seat as i64, who.as_ref()?)));
            for (seat, person) in sitting.chain([(-1, &card.host)]) {
                self.sitting.push(person.to_string());
                self.sitting_table.push(table.to_string());
                self.sitting_seat.push(seat);
            }
        }
        Ok(())
    }

    async fn store(self, node: &str, connection: &mut PgConnection) -> Result<HashSet<String>, StoreError> {
        let rows = sqlx::query(APPEND)
            .bind(node)
            .bind(self.id)
            .bind(self.shard)
            .bind(self.before)
            .bind(self.seq)
            .bind(self.changed)
            .bind(self.stage)
            .bind(self.listed)
            .bind(self.host)
            .bind(self.awaited)
            .bind(self.about)
            .bind(self.wake_at)
            .bind(self.made_at)
            .bind(self.changed_at)
            .bind(self.term)
            .bind(self.line_table)
            .bind(self.line_seq)
            .bind(self.line_at)
            .bind(self.line_entry)
            .bind(self.sitting)
            .bind(self.sitting_table)
            .bind(self.sitting_seat)
            .bind(self.told)
            .fetch_all(connection)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }
}
