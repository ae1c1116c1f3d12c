//! What the databases' errors mean for the house.

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;

use super::StoreError;

// SQLite's primary codes: https://sqlite.org/rescode.html.
const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const READONLY: u32 = 8;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const CANTOPEN: u32 = 14;
const NOTADB: u32 = 26;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Lost,
            sqlx::Error::Database(database) => match database.try_downcast_ref::<PgDatabaseError>() {
                Some(error) => of_postgres(error),
                None => of_sqlite(database.as_ref()),
            },
            sqlx::Error::PoolTimedOut => StoreError::Failed("the database did not answer in time".to_owned()),
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => StoreError::Closed,
            sqlx::Error::Io(error) => of_io(error),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Damaged(error.to_string()),
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

fn of_sqlite(error: &dyn DatabaseError) -> StoreError {
    let code = error.code().and_then(|code| code.parse::<u32>().ok());
    // An extended code keeps its primary code in the low byte.
    match code.map(|code| code & 0xff) {
        Some(BUSY | LOCKED) => StoreError::Locked,
        Some(READONLY) => StoreError::ReadOnly,
        Some(FULL) => StoreError::Full,
        Some(CORRUPT | NOTADB) => StoreError::Damaged(error.message().to_owned()),
        Some(CANTOPEN) => StoreError::Failed(format!("{}: is there such a place?", error.message())),
        _ => StoreError::Failed(error.to_string()),
    }
}

/// PostgreSQL's codes: <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
fn of_postgres(error: &PgDatabaseError) -> StoreError {
    match error.code() {
        "53100" => StoreError::Full,
        // Nobody waits for a lock for long; of two that wait for each other, one gives way.
        "55P03" | "57014" | "40P01" => StoreError::Locked,
        "25006" | "42501" => StoreError::ReadOnly,
        "XX001" | "XX002" => StoreError::Damaged(error.message().to_owned()),
        code => StoreError::Failed(format!("{} ({code})", error.message())),
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::Execute(error) => error.into(),
            MigrateError::ExecuteMigration(error, _) => error.into(),
            other => StoreError::Foreign(other.to_string()),
        }
    }
}

pub(super) fn of_io(error: &std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => StoreError::Full,
        std::io::ErrorKind::ReadOnlyFilesystem | std::io::ErrorKind::PermissionDenied => StoreError::ReadOnly,
        _ => StoreError::Failed(error.to_string()),
    }
}
