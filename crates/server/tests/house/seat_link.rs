//! A seat moves to another device.

use pentarchy_table::{Plan, Request, ToClient, What};
use serde_json::{Value, json};

use crate::room::*;

async fn link(client: &pentarchy_server::client::Client, table: &pentarchy_table::TableId, seat: u8) -> String {
    let made: Value = client.post(&format!("/api/tables/{table}/seats/{seat}/link"), &json!({})).await.unwrap();
    made["token"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_link_moves_the_seat_once() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let token = link(&guests[1], &table, 1).await;
    let mut host = Player::enter(&guests[0], &table, None).await;
    // Another device, which nobody knows yet: it becomes a guest with the same name.
    let mut phone = house.stranger();
    let answer = phone.send("POST", "/api/seat-links", &[], Some(&json!({ "token": token }))).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(serde_json::from_str::<Value>(&answer.body).unwrap(), json!({ "table": table, "seat": 1 }));
    phone.keep_cookie(&answer);
    host.hear_until(
        |message| matches!(message, ToClient::Update(update) if matches!(update.happened.what, What::Sat { .. })),
    )
    .await;
    let who: Value = phone.get("/api/me").await.unwrap();
    assert_eq!(who["guest"]["name"], "Guest 1");
    // The seat has moved: the phone may decide there, the old device may not.
    let on_phone = Player::enter(&phone, &table, None).await;
    let ToClient::Welcome(welcome) = &on_phone.heard[0] else { panic!() };
    assert_eq!(welcome.sights[0].viewer, pentarchy_game::Viewer::Seat(seat(1)));
    let gone = guests[1].ask(&table, &Request::Leave { seat: Some(seat(1)) }).await.unwrap_err();
    assert_eq!(gone.code().as_deref(), Some("refused"));
    // Once only.
    let again = house.guest("Eve").await.post::<Value>("/api/seat-links", &json!({ "token": token })).await;
    assert_eq!(again.unwrap_err().code().as_deref(), Some("dead-link"));
    house.close().await;
}

#[tokio::test]
async fn a_link_is_for_ones_own_seat_and_can_be_revoked() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let path = |seat: u8| format!("/api/tables/{table}/seats/{seat}/link");
    let foreign = guests[0].post::<Value>(&path(1), &json!({})).await.unwrap_err();
    assert_eq!(foreign.code().as_deref(), Some("refused"));
    let nobody = house.stranger().post::<Value>(&path(1), &json!({})).await.unwrap_err();
    assert_eq!(nobody.code().as_deref(), Some("not-signed-in"));
    let no_seat = guests[0].post::<Value>(&path(9), &json!({})).await.unwrap_err();
    assert_eq!(no_seat.code().as_deref(), Some("not-found"));

    let token = link(&guests[1], &table, 1).await;
    let revoked = guests[1].send("DELETE", &path(1), &[], None::<&()>).await.unwrap();
    assert_eq!(revoked.body, r#"{"revoked":true}"#);
    let eve = house.guest("Eve").await;
    for token in [token.as_str(), "", "guessed"] {
        let dead = eve.post::<Value>("/api/seat-links", &json!({ "token": token })).await.unwrap_err();
        assert_eq!(dead.code().as_deref(), Some("dead-link"));
    }
    // Somebody who sits at the table already can't take a second seat so.
    let token = link(&guests[1], &table, 1).await;
    let second = guests[0].post::<Value>("/api/seat-links", &json!({ "token": token })).await.unwrap_err();
    assert_eq!(second.code().as_deref(), Some("refused"));
    house.close().await;
}

#[tokio::test]
async fn a_link_dies_with_the_seat_of_whoever_gave_it() {
    let house = House::open().await;
    let host = house.guest("Анна").await;
    let guest = house.guest("Bob").await;
    let table = host.open(&Plan::new(GAME, 3)).await.unwrap();
    guest.ask(&table, &SIT).await.unwrap();
    let token = link(&guest, &table, 0).await;
    guest.ask(&table, &Request::Leave { seat: None }).await.unwrap();
    host.ask(&table, &SIT).await.unwrap();
    let eve = house.guest("Eve").await;
    let dead = eve.post::<Value>("/api/seat-links", &json!({ "token": token })).await.unwrap_err();
    assert_eq!(dead.code().as_deref(), Some("refused"), "the seat is the host's now");
    house.close().await;
}
