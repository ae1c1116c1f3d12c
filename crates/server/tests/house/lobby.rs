//! Lists of tables, records, rules, the description of it all.

use pentarchy_game::Record;
use pentarchy_table::{Catalogue, Level, Plan, Request, Seal, Watch, verify};
use serde_json::{Value, json};

use crate::room::*;

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn open_tables_are_listed_and_hidden_ones_are_not() {
    let house = House::open().await;
    let host = house.guest("Анна").await;
    let listed = host.open(&Plan::new(GAME, 3)).await.unwrap();
    let hidden = host.open(&Plan { listed: false, watch: Watch::Nobody, ..Plan::new(GAME, 4) }).await.unwrap();
    let lobby: Value = house.stranger().get("/api/tables").await.unwrap();
    assert_eq!(ids(&lobby), [listed.as_str()]);
    assert_eq!(lobby[0]["game"], GAME);
    assert_eq!(lobby[0]["host"], "Анна");
    assert_eq!(lobby[0]["stage"], "gathering");
    assert_eq!(lobby[0]["chairs"], json!(["open", "open", "open"]));
    host.ask(&listed, &SIT).await.unwrap();
    host.ask(&listed, &Request::AddBot { seat: None, level: Some(Level::Hard) }).await.unwrap();
    let lobby: Value = house.stranger().get("/api/tables").await.unwrap();
    assert_eq!(lobby[0]["chairs"], json!([{ "person": "Анна" }, { "bot": "hard" }, "open"]));
    // One's own are listed to oneself; a closed one is not open.
    let mine: Value = host.get("/api/me/tables").await.unwrap();
    assert_eq!(ids(&mine).len(), 2);
    host.ask(&listed, &Request::Close).await.unwrap();
    assert_eq!(house.stranger().get::<Value>("/api/tables").await.unwrap(), json!([]));
    let mine: Value = host.get("/api/me/tables").await.unwrap();
    assert_eq!(ids(&mine), [hidden.as_str(), listed.as_str()]);
    house.close().await;
}

#[tokio::test]
async fn ones_turn_comes_first() {
    let house = House::open().await;
    let plan = Plan::new(GAME, 2);
    let (waiting, guests) = house.started(&plan).await;
    let later = guests[0].open(&plan).await.unwrap();
    let first: Value = guests[0].get("/api/me/tables").await.unwrap();
    let second: Value = guests[1].get("/api/me/tables").await.unwrap();
    // It is the turn of exactly one of the two.
    let turns = [&first, &second].map(|list| {
        list.as_array().unwrap().iter().any(|table| table["your_turn"] == true && table["table"] == waiting.as_str())
    });
    assert_ne!(turns[0], turns[1]);
    let expected = if turns[0] { [waiting.as_str(), later.as_str()] } else { [later.as_str(), waiting.as_str()] };
    assert_eq!(ids(&first), expected);
    house.close().await;
}

#[tokio::test]
async fn a_record_is_sealed_until_the_end() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let path = format!("/api/tables/{table}/record");
    let early = guests[0].get::<Record>(&path).await.unwrap_err();
    assert_eq!(early.code().as_deref(), Some("not-over"));
    let mut players = [Player::enter(&guests[0], &table, None).await, Player::enter(&guests[1], &table, None).await];
    players[0].socket.send(&pentarchy_table::ToServer::Record).await.unwrap();
    players[0].hear_until(|m| matches!(m, pentarchy_table::ToClient::Fault(pentarchy_table::Fault::NotOver))).await;
    let seal = welcome(&guests[0], &table).await["seal"].clone();
    let [first, second] = &mut players;
    tokio::join!(first.play(), second.play());
    let record: Record = house.stranger().get(&path).await.unwrap();
    let seal: Seal = serde_json::from_value(seal).unwrap();
    verify(Catalogue::HOUSE, &record, &seal).unwrap();
    let results: Value = house.stranger().get("/api/results").await.unwrap();
    assert_eq!(ids(&results), [table.as_str()]);
    assert_eq!(results[0]["outcome"], serde_json::to_value(record.outcome).unwrap());
    house.close().await;
}

async fn welcome(client: &pentarchy_server::client::Client, table: &pentarchy_table::TableId) -> Value {
    client.get::<Value>(&format!("/api/tables/{table}")).await.unwrap()["welcome"].clone()
}

#[tokio::test]
async fn rules_and_options_are_told() {
    let house = House::open().await;
    let stranger = house.stranger();
    let games: Value = stranger.get("/api/games").await.unwrap();
    assert_eq!(games[0]["id"], GAME);
    assert_eq!(games[0]["options"][0]["key"], "variant");
    let english: Value = stranger.get(&format!("/api/games/{GAME}/rules")).await.unwrap();
    let russian: Value = stranger.get(&format!("/api/games/{GAME}/rules?lang=ru")).await.unwrap();
    assert_eq!(english[0]["rule"], "FR-1");
    assert_eq!(english.as_array().unwrap().len(), russian.as_array().unwrap().len());
    assert_ne!(english[0]["text"], russian[0]["text"]);
    assert_eq!(stranger.get::<Value>("/api/games/chess/rules").await.unwrap_err().code().as_deref(), Some("not-found"));
    house.close().await;
}

#[tokio::test]
async fn the_description_names_what_there_is() {
    let house = House::open().await;
    let description: Value = house.stranger().get("/api/openapi.json").await.unwrap();
    let paths = description["paths"].as_object().unwrap();
    for path in ["/api/me", "/api/tables", "/api/tables/{table}/requests", "/api/tables/{table}/updates"] {
        assert!(paths.contains_key(path), "{path}");
    }
    // Every path that is described is there: it answers something else than "no such thing".
    for (path, methods) in paths {
        for method in methods.as_object().unwrap().keys() {
            let path = path.replace("{table}", "x").replace("{seat}", "0").replace("{game}", GAME);
            let answer = house.stranger().send(&method.to_uppercase(), &path, &[], None::<&()>).await.unwrap();
            assert!(!answer.body.contains("no such thing") && answer.status != 405, "{method} {path}: {}", answer.body);
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_program_waits_for_news() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let first: Value = guests[0].get(&format!("/api/tables/{table}/updates")).await.unwrap();
    let seen = first[0]["welcome"]["seq"].as_u64().unwrap();
    let quiet: Value = guests[0].get(&format!("/api/tables/{table}/updates?seen={seen}")).await.unwrap();
    assert_eq!(quiet, json!([{ "resumed": { "seq": seen } }]));
    let path = format!("/api/tables/{table}/updates?seen={seen}&wait=30");
    let waits = guests[0].get::<Value>(&path);
    let hello = say("news");
    let says = guests[1].ask(&table, &hello);
    let (news, said) = tokio::join!(waits, says);
    let news = news.unwrap();
    assert_eq!(news[1]["update"]["happened"]["what"]["said"]["text"], "news");
    assert_eq!(news[1]["update"]["happened"]["seq"], said.unwrap().0);
    house.close().await;
}

#[tokio::test]
async fn a_guest_is_renamed_and_signs_out() {
    let house = House::open().await;
    let mut guest = house.guest("Анна").await;
    guest.introduce("Anna").await.unwrap();
    let who: Value = guest.get("/api/me").await.unwrap();
    assert_eq!(who["guest"]["name"], "Anna");
    let answer = guest.send("POST", "/api/me/sign-out", &[], None::<&()>).await.unwrap();
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("Max-Age=0") || cookie.contains("1970"), "{cookie}");
    assert_eq!(house.stranger().get::<Value>("/api/me").await.unwrap(), json!({ "guest": null }));
    house.close().await;
}
