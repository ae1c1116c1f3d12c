//! What players meet when the disk is full, and tables that leave the memory.

use std::sync::Arc;
use std::time::Duration;

use pentarchy_server::Server;
use pentarchy_server::client::Client;
use pentarchy_server::store::{Sqlite, SqliteOptions};
use pentarchy_table::{Absent, Catalogue, Fault, Plan, Request, Seq, ToClient, ToServer, What};

use crate::room::*;

#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("pentarchy.db");
    let options = SqliteOptions { most_pages: Some(80), ..SqliteOptions::serve(&path) };
    let store = Arc::new(Sqlite::open(options).await.unwrap());
    let server = Server::start_with(config(&place), Catalogue::HOUSE, store).await.unwrap();
    let host = Client::guest(&server.url(), "Анна").await.unwrap();
    let table = host.open(&Plan::new(GAME, 2)).await.unwrap();
    host.ask(&table, &SIT).await.unwrap();
    let mut player = Player::enter(&host, &table, None).await;
    let long = "я".repeat(500);
    let mut asked = 0;
    let mut acknowledged = player.seen;
    loop {
        asked += 1;
        player.socket.send(&ToServer::Ask { id: asked, request: say(&long) }).await.unwrap();
        let answer = player
            .hear_until(|message| {
                matches!(message, ToClient::Accepted { .. } | ToClient::Fault(_) | ToClient::Refused { .. })
            })
            .await;
        match answer {
            ToClient::Accepted { seq, .. } => acknowledged = seq,
            ToClient::Fault(Fault::Unavailable) => break,
            other => panic!("{other:?}"),
        }
        assert!(asked < 5_000, "the disk must fill up");
    }
    // Nobody saw what was not stored, and the health shows what is wrong.
    let now = Player::enter(&host, &table, None).await;
    assert_eq!((now.seen, player.seen), (acknowledged, acknowledged));
    let refused = host.ask(&table, &say(&long)).await.unwrap_err();
    assert_eq!(refused.code().as_deref(), Some("store"));
    assert!(refused.to_string().contains("\"full\""), "{refused}");
    let health = host.send("GET", "/healthz", &[], None::<&()>).await.unwrap();
    assert_eq!((health.status, health.body.as_str()), (503, r#"{"status":"failing","store":"full"}"#));
    server.stop().await;

    // With room again everything is there.
    let server = Server::start(config(&place), Catalogue::HOUSE).await.unwrap();
    let host = Client::new(&server.url()).unwrap().with_cookie(host.cookie());
    let seen = Player::enter(&host, &table, None).await.seen;
    assert_eq!(seen, acknowledged);
    host.ask(&table, &say("room again")).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn whoever_leaves_while_the_house_rests_is_missed_afterwards() {
    let house = House::open_with(|config| {
        config.away_after = Duration::from_millis(200);
        config.idle = Duration::from_secs(3600);
    })
    .await;
    let (table, guests) = house.started(&Plan { absent: Absent::Bot, ..Plan::new(GAME, 2) }).await;
    let mut other = sqlx::SqliteConnection::connect(&format!("sqlite:{}", house.database().display())).await.unwrap();
    let refuse = "CREATE TRIGGER no_bots BEFORE INSERT ON entries WHEN NEW.entry LIKE '%\"hand\":\"bot\"%'
                  BEGIN SELECT RAISE(ABORT, 'no bots'); END";
    sqlx::query(refuse).execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let mut host = Player::enter(&guests[0], &table, None).await;
    let guest = Player::enter(&guests[1], &table, None).await;
    while let Some(request) = host.choice() {
        host.ask(request).await.unwrap();
    }
    // The bot that stands in can't store its move, so that the house rests for a second.
    guest.socket.close().await;
    host.hear_until(happened(|what| matches!(what, What::Away { .. }))).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    Player::enter(&guests[1], &table, None).await.socket.close().await;
    host.hear_until(happened(|what| matches!(what, What::Back { .. }))).await;
    let missed = host.hear_until(happened(|what| matches!(what, What::Away { .. })));
    tokio::time::timeout(Duration::from_secs(30), missed).await.expect("the house looks up after its rest");
    house.close().await;
}

#[tokio::test]
async fn a_damaged_table_is_told_and_the_others_play_on() {
    let house = House::open_with(|config| config.idle = Duration::from_millis(20)).await;
    let (good, guests) = house.started(&Plan::new(GAME, 2)).await;
    let bad = guests[0].open(&Plan::new(GAME, 2)).await.unwrap();
    let mut other = sqlx::SqliteConnection::connect(&format!("sqlite:{}", house.database().display())).await.unwrap();
    sqlx::query("UPDATE entries SET entry = '{\"opened' WHERE table_id = $1")
        .bind(bad.as_str())
        .execute(&mut other)
        .await
        .unwrap();
    other.close().await.unwrap();
    let damaged = guests[0].get::<serde_json::Value>(&format!("/api/tables/{bad}")).await.unwrap_err();
    assert_eq!(damaged.code().as_deref(), Some("store"));
    assert!(damaged.to_string().contains("damaged"), "{damaged}");
    let mut socket = guests[0].enter(&bad, None).await.unwrap();
    assert_eq!(socket.next().await.unwrap(), ToClient::Fault(Fault::Unavailable));
    guests[0].ask(&good, &say("we play on")).await.unwrap();
    house.close().await;
}

use sqlx::Connection;

#[tokio::test]
async fn a_table_that_nobody_needs_leaves_the_memory_and_comes_back() {
    let house = House::open_with(|config| config.idle = Duration::from_millis(1)).await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    // With every request the table may have just left: nothing is lost in between.
    let mut last = Seq(4);
    for round in 0..100 {
        let seq = guests[round % 2].ask(&table, &say("is anybody here?")).await.unwrap();
        assert!(seq > last);
        last = seq;
    }
    let said = house.log(&table).await;
    assert_eq!(said.last().unwrap().seq, last);
    house.close().await;
}

#[tokio::test]
async fn requests_at_the_same_time_are_all_answered() {
    let house = House::open().await;
    let host = house.guest("Анна").await;
    let table = host.open(&Plan::new(GAME, 2)).await.unwrap();
    let says: Vec<Request> = (0..200).map(|number| say(&number.to_string())).collect();
    let answers = futures_util::future::join_all(says.iter().map(|request| host.ask(&table, request))).await;
    let mut seqs: Vec<_> = answers.into_iter().map(|answer| answer.unwrap().0).collect();
    seqs.sort_unstable();
    assert_eq!(seqs, (2..=201).collect::<Vec<_>>());
    house.close().await;
}
