//! The store in SQLite's file, and how it fails: full, locked, read-only, damaged.

use std::path::Path;
use std::time::Duration;

use pentarchy_server::store::{Sqlite, SqliteOptions, Store, StoreError};
use pentarchy_server::table_id;
use pentarchy_table::Seq;
use sqlx::Connection;

use crate::contract::{append, failure, keeps_the_contract, line};

async fn open(path: &Path) -> Result<Sqlite, StoreError> {
    let patience = Duration::from_millis(50);
    Sqlite::open(SqliteOptions { patience, ..SqliteOptions::serve(path) }).await
}

#[tokio::test]
async fn sqlite_keeps_the_contract() {
    let place = tempfile::tempdir().unwrap();
    keeps_the_contract(&open(&place.path().join("deep/down/house.db")).await.unwrap()).await;
}

#[tokio::test]
async fn what_was_stored_is_there_after_reopening() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("house.db");
    let table = table_id();
    let store = open(&path).await.unwrap();
    store.append(append(&table, &[1, 2])).await.unwrap();
    store.close().await;
    drop(store);
    assert_eq!(open(&path).await.unwrap().log(&table, Seq(0)).await, Ok(vec![line(1), line(2)]));
}

#[tokio::test]
async fn closing_waits_for_what_is_on_its_way() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("house.db");
    let store = open(&path).await.unwrap();
    let tables: Vec<_> = (0..200).map(|_| table_id()).collect();
    let appends = futures_util::future::join_all(tables.iter().map(|table| store.append(append(table, &[1]))));
    let (outcomes, ()) = tokio::join!(appends, store.close());
    drop(store);
    let store = open(&path).await.unwrap();
    for (table, outcome) in tables.into_iter().zip(outcomes) {
        let stored = store.log(&table, Seq(0)).await.unwrap().len();
        match outcome {
            Ok(()) => assert_eq!(stored, 1, "what was acknowledged is there"),
            Err(error) => assert_eq!((error, stored), (StoreError::Closed, 0)),
        }
    }
}

#[tokio::test]
async fn no_second_server_on_the_same_file() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("house.db");
    let first = open(&path).await.unwrap();
    assert_eq!(failure(open(&path).await), StoreError::Locked);
    let tool = Sqlite::open(SqliteOptions::beside(&path)).await.unwrap();
    assert_eq!(tool.check().await, Ok(()));
    first.close().await;
    drop(first);
    assert!(open(&path).await.is_ok());
}

#[tokio::test]
async fn a_full_disk_is_told_and_loses_nothing() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("house.db");
    let options = SqliteOptions { most_pages: Some(60), ..SqliteOptions::serve(&path) };
    let store = Sqlite::open(options).await.unwrap();
    let table = table_id();
    let mut stored = 0;
    let error = loop {
        match store.append(append(&table, &[stored + 1])).await {
            Ok(()) => stored += 1,
            Err(error) => break error,
        }
        assert!(stored < 10_000, "the disk must fill up");
    };
    assert_eq!(error, StoreError::Full);
    assert_eq!(store.append(append(&table, &[stored + 1])).await, Err(StoreError::Full), "and again");
    assert_eq!(store.check().await, Err(StoreError::Full), "the health shows it");
    assert_eq!(store.log(&table, Seq(0)).await.unwrap().len() as u64, stored);
    store.close().await;
    drop(store);
    // With room again it goes on where it stopped.
    let store = open(&path).await.unwrap();
    store.append(append(&table, &[stored + 1])).await.unwrap();
    assert_eq!(store.log(&table, Seq(0)).await.unwrap().len() as u64, stored + 1);
    assert_eq!(store.check().await, Ok(()));
}

#[tokio::test]
async fn a_locked_database_is_told_and_loses_nothing() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("house.db");
    let store = open(&path).await.unwrap();
    let table = table_id();
    store.append(append(&table, &[1])).await.unwrap();
    let mut other = sqlx::SqliteConnection::connect(&format!("sqlite:{}", path.display())).await.unwrap();
    let mut held = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    sqlx::query("DELETE FROM people").execute(&mut *held).await.unwrap();
    assert_eq!(store.append(append(&table, &[2])).await, Err(StoreError::Locked));
    assert_eq!(store.log(&table, Seq(0)).await, Ok(vec![line(1)]), "reading goes on");
    held.rollback().await.unwrap();
    assert_eq!(store.append(append(&table, &[2])).await, Ok(()));
}

#[tokio::test]
async fn a_read_only_database_is_told() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("house.db");
    let store = open(&path).await.unwrap();
    let table = table_id();
    store.append(append(&table, &[1])).await.unwrap();
    // The rights of a file don't bind a test that runs as root; the database's own switch binds everybody.
    let options = SqliteOptions { writable: false, ..SqliteOptions::beside(&path) };
    let reader = Sqlite::open(options).await.unwrap();
    assert_eq!(reader.append(append(&table, &[2])).await, Err(StoreError::ReadOnly));
    assert_eq!(reader.log(&table, Seq(0)).await, Ok(vec![line(1)]));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_told() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("house.db");
    std::fs::write(&path, "These are not the tables you are looking for. ".repeat(200)).unwrap();
    assert!(matches!(failure(open(&path).await), StoreError::Damaged(_)));
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("These"), "it was left alone");
}

#[tokio::test]
async fn a_damaged_database_is_told() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("house.db");
    let store = open(&path).await.unwrap();
    let tables: Vec<_> = (0..50).map(|_| table_id()).collect();
    for table in &tables {
        store.append(append(table, &(1..=50).collect::<Vec<_>>())).await.unwrap();
    }
    store.close().await;
    drop(store);
    let mut bytes = std::fs::read(&path).unwrap();
    let page = 4096;
    assert!(bytes.len() > 40 * page);
    bytes[30 * page..].iter_mut().for_each(|byte| *byte = 0xA5);
    std::fs::write(&path, bytes).unwrap();
    let store = open(&path).await.unwrap();
    let mut damaged = 0;
    for table in &tables {
        match store.log(table, Seq(0)).await {
            Ok(lines) => assert_eq!(lines.len(), 50, "a log is whole or an error"),
            Err(error) => {
                assert!(matches!(error, StoreError::Damaged(_)), "{error}");
                damaged += 1;
            }
        }
        if let Err(error) = store.append(append(table, &[51])).await {
            assert!(matches!(error, StoreError::Damaged(_)), "{error}");
        }
    }
    assert!(damaged > 0);
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("house.db");
    open(&path).await.unwrap().close().await;
    let mut other = sqlx::SqliteConnection::connect(&format!("sqlite:{}", path.display())).await.unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time)
         VALUES (9999, 'the future', '2999-01-01', 1, x'00', 1)",
    )
    .execute(&mut other)
    .await
    .unwrap();
    other.close().await.unwrap();
    assert!(matches!(failure(open(&path).await), StoreError::Foreign(_)));
}
