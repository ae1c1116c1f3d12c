//! Tables with a document in their plan: Colour Kingdoms on a map of one's own.

use pentarchy_game::{OptionValue, Record};
use pentarchy_server::{ExportOptions, ImportOptions, Imported, Place, export, import};
use pentarchy_table::{Catalogue, Plan, verify};
use serde_json::{Value, json};

use crate::room::*;

const MAP: &str = include_str!("../../../games/colour-kingdoms/data/map.json");

fn plan(map: &str) -> Plan {
    let mut plan = Plan::new("colour-kingdoms", 2);
    plan.setup.options.insert("map".into(), OptionValue::Choice(map.to_owned()));
    plan
}

/// A sound map that is not the house's own, and longer than other requests may be.
fn own_map() -> String {
    let map = MAP.replace(r#""blots": 10"#, r#""blots": 3"#);
    assert_ne!(map, MAP);
    format!("{map}{}", " ".repeat(100 * 1024 - map.len().min(100 * 1024)))
}

#[tokio::test]
async fn a_game_on_ones_own_map_is_played_kept_and_passed_on() {
    let house = House::open().await;
    let map = own_map();
    let (table, guests) = house.started(&plan(&map)).await;
    let lobby: Value = house.stranger().get("/api/tables").await.unwrap();
    let told = lobby[0]["setup"]["options"]["map"].as_str().unwrap();
    assert!(told.starts_with("(a document of "), "lists don't carry it: {told}");
    let mut players = [Player::enter(&guests[0], &table, None).await, Player::enter(&guests[1], &table, None).await];
    let [first, second] = &mut players;
    tokio::join!(first.play(), second.play());

    // The record carries the map and replays, also after the house was closed.
    let path = format!("/api/tables/{table}/record");
    let house = house.reopen().await;
    let record: Record = house.stranger().get(&path).await.unwrap();
    assert_eq!(record.setup.options["map"], OptionValue::Choice(map));
    let welcome: Value = house.stranger().get(&format!("/api/tables/{table}")).await.unwrap();
    let seal = serde_json::from_value(welcome["welcome"]["seal"].clone()).unwrap();
    verify(Catalogue::HOUSE, &record, &seal).unwrap();

    // Out of this house and into another.
    let place = Place { data: Some(house.place().to_owned()), database: None };
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("records.jsonl");
    let other = House::open().await;
    let into = Place { data: Some(other.place().to_owned()), database: None };
    let imported = tokio::task::spawn_blocking(move || {
        let mut text = Vec::new();
        export(&ExportOptions { place, ..ExportOptions::default() }, &mut text).unwrap();
        std::fs::write(&file, text).unwrap();
        import(&ImportOptions { place: into, files: vec![file] }).unwrap()
    });
    assert_eq!(imported.await.unwrap(), Imported { new: 1, known: 0 });
    let results: Value = other.stranger().get("/api/results").await.unwrap();
    let id = results[0]["table"].as_str().unwrap();
    assert_eq!(other.stranger().get::<Record>(&format!("/api/tables/{id}/record")).await.unwrap(), record);
    other.close().await;
    house.close().await;
}

#[tokio::test]
async fn a_wrong_map_is_told_all_that_is_wrong() {
    let house = House::open().await;
    let guest = house.guest("Eve").await;
    let wrong = MAP
        .replace(r#""blots": 10"#, r#""blots": 99"#)
        .replace(r#"["sin-4","sin-7"],"point""#, r#"["sin-1","sin-7"],"point""#);
    let answer = guest.send("POST", "/api/tables", &[], Some(&plan(&wrong))).await.unwrap();
    assert_eq!(answer.status, 422);
    let trouble: Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(trouble["code"], "plan");
    let faults = json!([
        {
            "en": "sheet/blots: a sheet has 1 to 30 blots, not 99",
            "ru": "sheet/blots: клякс на листе от 1 до 30, а не 99",
        },
        {
            "en": "towers/t1: sin-1 and sin-7 share no side for it to stand on",
            "ru": "towers/t1: у sin-1 и sin-7 нет общей стороны, где ей стоять",
        },
    ]);
    assert_eq!(trouble["detail"]["setup"]["document"], json!({ "key": "map", "faults": faults }), "{trouble}");
    // Too long for a map, and too long for any plan.
    let long = |bytes: usize| plan(&format!("{{{}}}", " ".repeat(bytes)));
    let answer = guest.send("POST", "/api/tables", &[], Some(&long(200 * 1024))).await.unwrap();
    assert_eq!(answer.status, 422, "{}", answer.body);
    let answer = guest.send("POST", "/api/tables", &[], Some(&long(300 * 1024))).await.unwrap();
    assert_eq!(answer.status, 413, "{}", answer.body);
    assert_eq!(guest.get::<Value>("/api/me/tables").await.unwrap(), json!([]));
    house.close().await;
}
