//! The store in PostgreSQL, and what its nodes know of each other.

use std::time::Duration;

use pentarchy_server::store::{Append, Attendance, Elsewhere, News, Postgres, Store, StoreError};
use pentarchy_server::{person_id, table_id};
use pentarchy_table::Seq;
use pentarchy_test_postgres::{Cluster, Stop};
use sqlx::Connection;

use crate::contract::{append, failure, keeps_the_contract, line};

#[tokio::test]
async fn postgres_keeps_the_contract() {
    let cluster = Cluster::start().unwrap();
    keeps_the_contract(&Postgres::open(&cluster.database("house").unwrap()).await.unwrap()).await;
}

#[tokio::test]
async fn nodes_that_start_at_once_migrate_once() {
    let cluster = Cluster::start().unwrap();
    let url = cluster.database("house").unwrap();
    let nodes = futures_util::future::join_all((0..6).map(|_| Postgres::open(&url))).await;
    let nodes: Vec<_> = nodes.into_iter().map(Result::unwrap).collect();
    let keys = futures_util::future::join_all((0..6).map(|i| {
        let node = &nodes[usize::from(i)];
        async move { node.key(&[i; 64]).await.unwrap().unwrap() }
    }))
    .await;
    assert!(keys.iter().all(|key| *key == keys[0]), "all sign with the same key");
    // A database of a newer version is refused and left alone.
    let mut other = sqlx::PgConnection::connect(&url).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations VALUES (9999, 'newer', now(), true, ''::bytea, 0)";
    sqlx::query(newer).execute(&mut other).await.unwrap();
    assert!(matches!(failure(Postgres::open(&url).await), StoreError::Foreign(_)));
}

/// The next thing that a node hears; what is not about tables is left out.
async fn about_tables(news: &mut tokio::sync::mpsc::UnboundedReceiver<News>) -> News {
    loop {
        match tokio::time::timeout(Duration::from_secs(10), news.recv()).await.unwrap().unwrap() {
            News::Nodes | News::Missed => {}
            other => return other,
        }
    }
}

#[tokio::test]
async fn nodes_hear_of_each_other() {
    let cluster = Cluster::start().unwrap();
    let url = cluster.database("house").unwrap();
    let (here, there) = (Postgres::open(&url).await.unwrap(), Postgres::open(&url).await.unwrap());
    let mut news = here.news().unwrap();
    here.beat(true).await.unwrap();
    there.beat(true).await.unwrap();
    while news.recv().await.unwrap() != News::Missed {}

    // What another node writes is told, with its number; what one writes oneself is not.
    let table = table_id();
    here.append(append(&table, &[1])).await.unwrap();
    there.append(append(&table, &[2, 3])).await.unwrap();
    assert_eq!(about_tables(&mut news).await, News::Appended(table.clone(), Seq(3), None));
    there.append(append(&table, &[4])).await.unwrap();
    assert_eq!(
        about_tables(&mut news).await,
        News::Appended(table.clone(), Seq(4), Some(line(4))),
        "the line comes along"
    );
    assert_eq!(here.append(append(&table, &[2])).await, Err(StoreError::Lost));
    assert_eq!(here.heads(&[table.clone(), table_id()]).await, Ok(vec![(table.clone(), Seq(4))]));

    // Who looks at a table through another node is known here.
    let person = person_id();
    let windows = |windows| [Attendance { table: table.clone(), person: person.clone(), windows }];
    there.attend(&windows(2)).await.unwrap();
    assert_eq!(about_tables(&mut news).await, News::Attendance(table.clone()));
    let expected = Elsewhere { table: table.clone(), person: person.clone(), windows: 2 };
    assert_eq!(here.elsewhere(std::slice::from_ref(&table)).await, Ok(vec![expected]));
    assert_eq!(there.elsewhere(std::slice::from_ref(&table)).await, Ok(vec![]));
    there.attend(&windows(0)).await.unwrap();
    assert_eq!(here.elsewhere(std::slice::from_ref(&table)).await, Ok(vec![]));

    // A node that leaves takes those who looked through it along.
    there.attend(&windows(1)).await.unwrap();
    there.close().await;
    assert_eq!(here.elsewhere(std::slice::from_ref(&table)).await, Ok(vec![]));
}

#[tokio::test]
async fn every_table_is_driven_by_one_node_and_passes_to_another() {
    let cluster = Cluster::start().unwrap();
    let url = cluster.database("house").unwrap();
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(Postgres::open(&url).await.unwrap());
    }
    let tables: Vec<_> = (0..300).map(|_| table_id()).collect();
    let drivers = |nodes: &[Postgres], table| nodes.iter().filter(|node| node.drives(table).is_some()).count();
    // The first has everything, until others come: then each has its share.
    nodes[0].beat(true).await.unwrap();
    assert!(tables.iter().all(|table| nodes[0].drives(table).is_some()));
    let old = nodes[0].drives(&tables[0]).unwrap();
    for _ in 0..3 {
        for node in &nodes {
            node.beat(false).await.unwrap();
            assert!(tables.iter().all(|table| drivers(&nodes, table) <= 1));
        }
    }
    assert!(tables.iter().all(|table| drivers(&nodes, table) == 1));
    for node in &nodes {
        let share = tables.iter().filter(|table| node.drives(table).is_some()).count();
        assert!((50..150).contains(&share), "{share} of 300");
    }
    // One that leaves is followed by the others, in a new term: what it still means to write is refused.
    let gone = nodes.remove(0);
    let table = tables.iter().find(|table| gone.drives(table).is_some()).unwrap();
    gone.append(append(table, &[1])).await.unwrap();
    let fence = gone.drives(table);
    gone.append(Append { fence, ..append(table, &[2]) }).await.unwrap();
    let mut other = sqlx::PgConnection::connect(&url).await.unwrap();
    sqlx::query(
        "UPDATE nodes SET seen_at = seen_at - interval '6 seconds' WHERE id = (SELECT node FROM leases l
        JOIN tables t ON t.shard = l.shard WHERE t.id = $1)",
    )
    .bind(table.as_str())
    .execute(&mut other)
    .await
    .unwrap();
    for node in &nodes {
        node.beat(false).await.unwrap();
    }
    assert_eq!(drivers(&nodes, table), 1);
    assert_eq!(gone.append(Append { fence, ..append(table, &[3]) }).await, Err(StoreError::Lost), "its term is over");
    let heir = nodes.iter().find(|node| node.drives(table).is_some()).unwrap();
    heir.append(Append { fence: heir.drives(table), ..append(table, &[3]) }).await.unwrap();
    assert_ne!(Some(old), heir.drives(&tables[0]));
    // People are not stopped by that.
    gone.append(append(table, &[4])).await.unwrap();
}

#[tokio::test]
async fn a_house_that_no_node_keeps_open_was_closed() {
    let cluster = Cluster::start().unwrap();
    let url = cluster.database("house").unwrap();
    let store = Postgres::open(&url).await.unwrap();
    let first = store.beat(true).await.unwrap();
    let mut other = sqlx::PgConnection::connect(&url).await.unwrap();
    sqlx::query("UPDATE house SET open = open - 14000").execute(&mut other).await.unwrap();
    assert_eq!(store.beat(false).await, Ok(first), "a short pause is none");
    sqlx::query("UPDATE house SET open = open - 16000").execute(&mut other).await.unwrap();
    let again = store.beat(false).await.unwrap();
    assert!(again.opened_at > first.opened_at && again.closed_since < again.opened_at, "{first:?} {again:?}");
}

#[tokio::test]
async fn a_database_that_was_restarted_is_used_again() {
    let mut cluster = Cluster::start().unwrap();
    let url = cluster.database("house").unwrap();
    let store = Postgres::open(&url).await.unwrap();
    let mut news = store.news().unwrap();
    store.beat(true).await.unwrap();
    let table = table_id();
    store.append(append(&table, &[1])).await.unwrap();
    for how in [Stop::Fast, Stop::Crash] {
        let stored = store.log(&table, Seq(0)).await.unwrap().len() as u64;
        while news.try_recv().is_ok() {}
        cluster.stop(how).unwrap();
        assert!(store.append(append(&table, &[stored + 1])).await.is_err());
        assert!(store.check().await.is_err());
        assert!(store.beat(false).await.is_err());
        cluster.begin().unwrap();
        store.append(append(&table, &[stored + 1])).await.unwrap();
        store.beat(false).await.unwrap();
        assert_eq!(store.check().await, Ok(()));
        assert_eq!(store.log(&table, Seq(0)).await.unwrap().len() as u64, stored + 1);
        while news.recv().await.unwrap() != News::Missed {}
    }
}
