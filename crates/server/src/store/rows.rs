//! Rows of either database as values of the house: both keep numbers and texts, and nothing else.

use pentarchy_game::{Seat, Seats};
use pentarchy_table::{Millis, Stage};
use sqlx::Row;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;

use super::{Guest, Line, LinkKey, Listed, SeatLink, StoreError};

/// A row of some database.
pub(super) trait Columns {
    fn text(&self, column: &str) -> Result<String, StoreError>;
    fn number(&self, column: &str) -> Result<i64, StoreError>;
    fn bytes(&self, column: &str) -> Result<Vec<u8>, StoreError>;
}

impl Columns for SqliteRow {
    fn text(&self, column: &str) -> Result<String, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn number(&self, column: &str) -> Result<i64, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn bytes(&self, column: &str) -> Result<Vec<u8>, StoreError> {
        Ok(self.try_get(column)?)
    }
}

impl Columns for PgRow {
    fn text(&self, column: &str) -> Result<String, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn number(&self, column: &str) -> Result<i64, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn bytes(&self, column: &str) -> Result<Vec<u8>, StoreError> {
        Ok(self.try_get(column)?)
    }
}

pub(super) fn line(row: &impl Columns) -> Result<Line, StoreError> {
    Ok(Line { seq: pentarchy_table::Seq(natural(row, "seq")?), at: moment(row, "at")?, entry: row.text("entry")? })
}

pub(super) fn listed(row: &impl Columns) -> Result<Listed, StoreError> {
    Ok(Listed {
        table: word(row, "id")?,
        stage: stage(row.number("stage")?)?,
        awaited: seats(row.number("awaited")?),
        your_turn: row.number("your_turn")? != 0,
        about: row.text("about")?,
        changed_at: moment(row, "changed_at")?,
    })
}

pub(super) fn guest(row: &impl Columns) -> Result<Guest, StoreError> {
    Ok(Guest {
        id: word(row, "id")?,
        name: word(row, "name")?,
        edition: small(row, "edition")?,
        since: moment(row, "since")?,
    })
}

pub(super) fn seat_link(row: &impl Columns) -> Result<SeatLink, StoreError> {
    let key = row.bytes("key")?.try_into().map_err(|_| nonsense("key"))?;
    Ok(SeatLink {
        key: LinkKey(key),
        table: word(row, "table_id")?,
        seat: u8::try_from(row.number("seat")?).ok().and_then(Seat::new).ok_or_else(|| nonsense("seat"))?,
        from: word(row, "giver")?,
        until: moment(row, "until")?,
    })
}

/// The numbers of the stages in the database, in order.
const STAGES: [Stage; 4] = [Stage::Gathering, Stage::Playing, Stage::Over, Stage::Closed];

fn stage(number: i64) -> Result<Stage, StoreError> {
    usize::try_from(number).ok().and_then(|number| STAGES.get(number)).copied().ok_or_else(|| nonsense("stage"))
}

pub(super) fn stage_number(stage: Stage) -> i64 {
    STAGES.iter().position(|known| *known == stage).expect("every stage has a number") as i64
}

fn seats(bits: i64) -> Seats {
    Seats::first(8).iter().filter(|seat| bits >> seat.index() & 1 == 1).collect()
}

pub(super) fn bits(seats: Seats) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

pub(super) fn word<T: TryFrom<String>>(row: &impl Columns, column: &str) -> Result<T, StoreError> {
    row.text(column)?.try_into().map_err(|_| nonsense(column))
}

pub(super) fn moment(row: &impl Columns, column: &str) -> Result<Millis, StoreError> {
    natural(row, column).map(Millis)
}

pub(super) fn natural(row: &impl Columns, column: &str) -> Result<u64, StoreError> {
    u64::try_from(row.number(column)?).map_err(|_| nonsense(column))
}

pub(super) fn small(row: &impl Columns, column: &str) -> Result<u32, StoreError> {
    u32::try_from(row.number(column)?).map_err(|_| nonsense(column))
}

/// A number as the databases keep it.
pub(super) fn integer(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::Failed(format!("{number} is too large to be stored")))
}

/// A value that this program never writes.
fn nonsense(column: &str) -> StoreError {
    StoreError::Damaged(format!("a value of {column} is none"))
}
