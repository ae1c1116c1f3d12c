//! What SQLite's errors mean for the house.

use sqlx::migrate::MigrateError;

use crate::store::StoreError;

// The primary codes of https://sqlite.org/rescode.html.
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
            sqlx::Error::Database(database) => {
                if database.is_unique_violation() {
                    return StoreError::Lost;
                }
                let code = database.code().and_then(|code| code.parse::<u32>().ok());
                // An extended code keeps its primary code in the low byte.
                match code.map(|code| code & 0xff) {
                    Some(BUSY | LOCKED) => StoreError::Locked,
                    Some(READONLY) => StoreError::ReadOnly,
                    Some(FULL) => StoreError::Full,
                    Some(CORRUPT | NOTADB) => StoreError::Damaged(database.message().to_owned()),
                    Some(CANTOPEN) => StoreError::Failed(format!("{}: is there such a place?", database.message())),
                    _ => StoreError::Failed(database.to_string()),
                }
            }
            sqlx::Error::PoolTimedOut => StoreError::Failed("no reader was free in time".to_owned()),
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => StoreError::Closed,
            sqlx::Error::Io(error) => of_io(error),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Damaged(error.to_string()),
            _ => StoreError::Failed(error.to_string()),
        }
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
