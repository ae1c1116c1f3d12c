//! A house that moves from SQLite to PostgreSQL and back, with everything in it.

use pentarchy_game::Record;
use pentarchy_server::client::Client;
use pentarchy_server::{Database, MigrateOptions, MoveError, Moved, Server, migrate};
use pentarchy_table::{Catalogue, Plan};
use pentarchy_test_postgres::Cluster;
use serde_json::Value;

use crate::room::*;

/// A tool has a runtime of its own, and so needs a thread of its own in a test that has one too.
async fn migrated(from: &str, to: &str) -> Result<Moved, MoveError> {
    let options = MigrateOptions { from: from.to_owned(), to: to.to_owned(), key_file: None };
    tokio::task::spawn_blocking(move || migrate(&options)).await.unwrap()
}

#[tokio::test]
async fn a_house_moves_to_postgres_and_back() {
    let house = House::open().await;
    let plan = Plan::new(GAME, 2);
    let (finished, guests) = house.started(&plan).await;
    let (running, others) = house.started(&plan).await;
    let mut players =
        [Player::enter(&guests[0], &finished, None).await, Player::enter(&guests[1], &finished, None).await];
    let [first, second] = &mut players;
    tokio::join!(first.play(), second.play());
    let record: Record = guests[0].get(&format!("/api/tables/{finished}/record")).await.unwrap();
    let link: Value = others[0].post(&format!("/api/tables/{running}/seats/0/link"), &()).await.unwrap();
    let seen = others[0].ask(&running, &say("before the move")).await.unwrap();

    let cluster = Cluster::start().unwrap();
    let postgres = cluster.database("house").unwrap();
    let sqlite = format!("sqlite:{}", house.database().display());
    assert!(matches!(migrated(&sqlite, &postgres).await, Err(MoveError::Served(_))), "while it is served from");
    let place = house.place().to_owned();
    let (kept, log) = (tempfile::tempdir().unwrap(), house.log(&running).await);
    // The directory of a house that closes is removed: this one is kept.
    let keep = kept.path().join("house");
    house
        .close_and(|| {
            assert!(std::process::Command::new("cp").arg("-r").arg(&place).arg(&keep).status().unwrap().success());
        })
        .await;
    let sqlite = format!("sqlite:{}", keep.join("pentarchy.db").display());
    let moved = migrated(&sqlite, &postgres).await.unwrap();
    assert_eq!((moved.tables, moved.known, moved.guests), (2, 0, 4));
    assert!(moved.lines > log.len() + 10);
    let again = migrated(&sqlite, &postgres).await.unwrap();
    assert_eq!((again.tables, again.known, again.guests), (0, 2, 4), "nothing is there twice");

    // Served from PostgreSQL: everybody is known by their cookie, and plays on where they were.
    let mut config = config(&tempfile::tempdir().unwrap());
    config.database = Database::Postgres(postgres.clone());
    config.key_file = None;
    let server = Server::start(config, Catalogue::HOUSE).await.unwrap();
    assert!(matches!(migrated(&postgres, &sqlite).await, Err(MoveError::Served(_))), "while it is served from");
    let stranger = Client::new(&server.url()).unwrap();
    let host = stranger.with_cookie(others[0].cookie());
    let mut player = Player::enter(&host, &running, Some(seen)).await;
    player.ask(say("after the move")).await.unwrap();
    assert_eq!(stranger.get::<Record>(&format!("/api/tables/{finished}/record")).await.unwrap(), record);
    let taken: Value = stranger.post("/api/seat-links", &serde_json::json!({ "token": link["token"] })).await.unwrap();
    assert_eq!(taken["table"], running.as_str());
    server.stop().await;

    // Back to a file. The old one has not seen what happened meanwhile, and is not written over.
    let differs = migrated(&postgres, &sqlite).await.unwrap_err();
    assert!(matches!(differs, MoveError::Differs(_)), "{differs}");
    let back = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}", back.path().join("pentarchy.db").display());
    let moved = migrated(&postgres, &file).await.unwrap();
    assert_eq!((moved.tables, moved.guests), (2, 5));
    let house = House::start(back, Catalogue::HOUSE, |_| {}).await;
    assert_eq!(house.log(&running).await[..log.len()], log);
    let host = house.stranger().with_cookie(others[0].cookie());
    host.ask(&running, &say("home again")).await.unwrap();
    house.close().await;
    let nowhere = migrated("sqlite:/no/such/house.db", &postgres).await;
    assert!(matches!(nowhere, Err(MoveError::NoHouse(_))));
}
