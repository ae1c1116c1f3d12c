//! Records out of a house and into another, and its backup, beside a running server.

use std::path::Path;

use pentarchy_game::Record;
use pentarchy_server::{ExchangeError, ExportOptions, ImportOptions, Imported, Place, export, import};
use pentarchy_table::{Catalogue, Plan};
use serde_json::Value;

use crate::room::*;

fn at(path: &Path) -> Place {
    Place { data: Some(path.to_owned()), database: None }
}

/// Tools have a runtime of their own, and so need a thread of their own in a test that has one too.
async fn apart<T: Send + 'static>(tool: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(tool).await.unwrap()
}

#[tokio::test]
async fn records_move_from_house_to_house() {
    let house = House::open().await;
    let plan = Plan::new(GAME, 2);
    let (finished, guests) = house.started(&plan).await;
    let (running, _) = house.started(&plan).await;
    let mut players =
        [Player::enter(&guests[0], &finished, None).await, Player::enter(&guests[1], &finished, None).await];
    let [first, second] = &mut players;
    tokio::join!(first.play(), second.play());
    let record: Record = guests[0].get(&format!("/api/tables/{finished}/record")).await.unwrap();

    // Out: the finished game, and not the running one.
    let place = at(house.place());
    let text = apart(move || {
        let mut text = Vec::new();
        assert_eq!(export(&ExportOptions { place, ..ExportOptions::default() }, &mut text).unwrap(), 1);
        String::from_utf8(text).unwrap()
    })
    .await;
    assert_eq!(serde_json::from_str::<Record>(&text).unwrap(), record);
    let (place, table) = (at(house.place()), Some(running.to_string()));
    let none =
        apart(move || export(&ExportOptions { place, table, ..ExportOptions::default() }, &mut Vec::new())).await;
    assert!(matches!(none, Err(ExchangeError::Table(_))));

    // Into another house, once, beside its running server.
    let other = House::open().await;
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("records.jsonl");
    std::fs::write(&file, format!("{text}{text}")).unwrap();
    let options = ImportOptions { place: at(other.place()), files: vec![file] };
    assert_eq!(apart(move || import(&options)).await.unwrap(), Imported { new: 1, known: 1 });
    let results: Value = other.stranger().get("/api/results").await.unwrap();
    let id = results[0]["table"].as_str().unwrap();
    assert_eq!(other.stranger().get::<Record>(&format!("/api/tables/{id}/record")).await.unwrap(), record);
    other.close().await;
    house.close().await;
}

#[tokio::test]
async fn records_that_do_not_hold_are_told_apart() {
    let place = tempfile::tempdir().unwrap();
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("record.json");
    let house = House::open().await;
    let (table, _) = house.started(&Plan::new(GAME, 2)).await;
    let log = house.log(&table).await;
    house.close().await;
    let running = pentarchy_table::Table::refold(pentarchy_table::Catalogue::HOUSE, &log).unwrap().record();
    let tell = |text: String| {
        std::fs::write(&file, text).unwrap();
        let options = ImportOptions { place: at(place.path()), files: vec![file.clone()] };
        apart(move || import(&options).unwrap_err())
    };
    let written = |record: &Record| serde_json::to_string(record).unwrap();
    assert!(matches!(tell("{}".into()).await, ExchangeError::NotARecord(..)));
    assert!(matches!(tell(written(&running)).await, ExchangeError::NotOver(_)));
    let foreign = Record { game: "chess".into(), ..running.clone() };
    assert!(matches!(tell(written(&foreign)).await, ExchangeError::Game(..)));
    let step = pentarchy_game::Move { by: seat(0).into(), action: "no such action".into() };
    let wrong = Record { moves: vec![step], ..running };
    assert!(matches!(tell(written(&wrong)).await, ExchangeError::Replay(..)));
    let nowhere = ExportOptions { place: at(Path::new("/no/such/place")), ..ExportOptions::default() };
    let none = apart(move || export(&nowhere, &mut Vec::new())).await;
    assert!(matches!(none, Err(ExchangeError::NoHouse(_))));
}

#[tokio::test]
async fn a_backup_is_a_whole_house() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    guests[0].ask(&table, &say("before the backup")).await.unwrap();
    let copy = tempfile::tempdir().unwrap();
    let options = ExportOptions {
        place: at(house.place()),
        backup: Some(copy.path().join("pentarchy.db")),
        ..ExportOptions::default()
    };
    apart(move || export(&options, &mut Vec::new())).await.unwrap();
    let seen = house.log(&table).await;
    house.close().await;
    let restored = House::start(copy, Catalogue::HOUSE, |_| {}).await;
    assert_eq!(restored.log(&table).await, seen);
    Player::enter(&restored.stranger(), &table, None).await;
    restored.close().await;
}
