//! Wrong, stolen, foreign, replayed, malformed, hostile, too much: each a typed error, and nothing changes.

use pentarchy_game::Seed;
use pentarchy_server::Limits;
use pentarchy_table::{Fault, LONGEST_MESSAGE, Plan, Request, Seq, TableError, TableId, ToClient, ToServer};
use serde_json::{Value, json};

use crate::room::*;

#[tokio::test]
async fn a_cookie_that_lies_is_nobodys() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let good = guests[1].cookie().unwrap().to_owned();
    let (name, value) = good.split_once('=').unwrap();
    let mut forged = value.to_owned();
    forged.replace_range(0..1, if value.starts_with('A') { "B" } else { "A" });
    let other_house = House::open().await;
    let elsewhere = other_house.guest("Eve").await;
    for cookie in [
        format!("{name}={forged}"),
        format!("{name}="),
        format!("{name}=guest.0"),
        format!("{name}={}", &value[..value.len() - 2]),
        elsewhere.cookie().unwrap().to_owned(),
    ] {
        let liar = house.stranger().with_cookie(Some(&cookie));
        let refused = liar.ask(&table, &Request::Leave { seat: None }).await.unwrap_err();
        assert_eq!(refused.code().as_deref(), Some("bad-cookie"), "{cookie}");
        assert_eq!(liar.get::<Value>("/api/me").await.unwrap(), json!({ "guest": null }), "{cookie}");
    }
    let strange = house.stranger().ask(&table, &Request::Leave { seat: None }).await.unwrap_err();
    assert_eq!(strange.code().as_deref(), Some("not-signed-in"));
    assert_eq!(house.log(&table).await.len(), 4, "nothing has changed");
    other_house.close().await;
    house.close().await;
}

#[tokio::test]
async fn a_stolen_cookie_is_made_worthless() {
    let house = House::open().await;
    let (table, mut guests) = house.started(&Plan::new(GAME, 2)).await;
    let thief = guests[1].clone();
    thief.ask(&table, &say("I am you")).await.unwrap();
    let answer = guests[1].send("POST", "/api/me/sign-out-everywhere", &[], None::<&()>).await.unwrap();
    guests[1].keep_cookie(&answer);
    let refused = thief.ask(&table, &say("still you")).await.unwrap_err();
    assert_eq!(refused.code().as_deref(), Some("bad-cookie"));
    guests[1].ask(&table, &say("I am myself again")).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn cookies_are_kept_from_scripts_and_other_sites() {
    let house = House::open_with(|config| config.trust_proxy = true).await;
    let introduce = |headers: &'static [(&str, &str)]| {
        let stranger = house.stranger();
        async move { stranger.send("POST", "/api/me", headers, Some(&json!({ "name": "Eve" }))).await.unwrap() }
    };
    let plain = introduce(&[]).await;
    let cookie = plain.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"), "{cookie}");
    let encrypted = introduce(&[("x-forwarded-proto", "https")]).await;
    assert!(encrypted.header("set-cookie").unwrap().contains("Secure"));
    house.close().await;
}

#[tokio::test]
async fn foreign_seats_and_replays_are_refused() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut players = [Player::enter(&guests[0], &table, None).await, Player::enter(&guests[1], &table, None).await];
    let awaited = players.iter().position(|player| player.turn().is_some()).unwrap();
    let request = players[awaited].choice().unwrap();
    // The other player sends what only the first may.
    let foreign = players[1 - awaited].ask(request.clone()).await.unwrap_err();
    assert!(matches!(foreign, TableError::NotYourSeat { .. }), "{foreign}");
    let mut onlooker = Player::enter(&house.guest("Eve").await, &table, None).await;
    let foreign = onlooker.ask(request.clone()).await.unwrap_err();
    assert!(matches!(foreign, TableError::NotYourSeat { .. }), "{foreign}");
    let not_host = onlooker.ask(Request::Close).await.unwrap_err();
    assert!(matches!(not_host, TableError::NotHost), "{not_host}");
    assert_eq!(house.log(&table).await.len(), 4, "nothing has changed");
    // The same message again.
    players[awaited].ask(request.clone()).await.unwrap();
    let replayed = players[awaited].ask(request.clone()).await.unwrap_err();
    assert!(matches!(replayed, TableError::Stale { .. }), "{replayed}");
    let Request::Act { seat, action, .. } = request else { unreachable!() };
    let ahead = Request::Act { seat, seen: Seq(999), action };
    assert!(matches!(players[awaited].ask(ahead).await.unwrap_err(), TableError::Ahead { .. }));
    assert_eq!(house.log(&table).await.len(), 5);
    house.close().await;
}

#[tokio::test]
async fn malformed_messages_get_a_fault_each() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut player = Player::enter(&guests[0], &table, None).await;
    for text in [
        "",
        "null",
        "{",
        "[[[[[[[[[[[[[[[[",
        "\"hello\"",
        r#"{"hello":{"table":"../../etc/passwd"}}"#,
        r#"{"ask":{"id":1,"request":{"act":{"seat":200,"seen":1,"action":1}}}}"#,
        r#"{"ask":{"id":-1,"request":"start"}}"#,
        r#"{"ask":{"id":1,"request":"start","as":"host"}}"#,
        r#"{"ask":{"id":1,"request":{"say":{"text":""}}}}"#,
        &format!(r#"{{"ask":{{"id":1,"request":{{"say":{{"text":"{}"}}}}}}}}"#, "x".repeat(501)),
        r#"{"ask":{"id":1,"request":{"say":{"text":"\u0000"}}}}"#,
        &format!("{}1{}", "[".repeat(5_000), "]".repeat(5_000)),
    ] {
        player.socket.send_text(text).await.unwrap();
        let answer = player.hear_until(|message| matches!(message, ToClient::Fault(_))).await;
        assert!(matches!(answer, ToClient::Fault(Fault::Malformed(_))), "{text}: {answer:?}");
    }
    player
        .socket
        .send_text(r#"{"ask":{"id":7,"request":{"act":{"seat":0,"seen":4,"action":{"no":"such"}}}}}"#)
        .await
        .unwrap();
    let answer = player.hear_until(|message| matches!(message, ToClient::Refused { .. })).await;
    assert!(matches!(answer, ToClient::Refused { id: 7, .. }), "{answer:?}");
    player.socket.send(&ToServer::Hello { table: table.clone(), seen: None }).await.unwrap();
    player.hear_until(|message| *message == ToClient::Fault(Fault::SecondHello)).await;
    assert_eq!(house.log(&table).await.len(), 4, "nothing has changed");
    house.close().await;
}

#[tokio::test]
async fn random_bytes_change_nothing_and_break_nothing() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut dice = Seed::from(5).dice(0);
    let whole = serde_json::to_string(&ToServer::Ask {
        id: 1,
        request: Request::Act { seat: seat(0), seen: Seq(4), action: json!("draw") },
    })
    .unwrap();
    for _ in 0..20 {
        let mut socket = guests[0].enter(&table, None).await.unwrap();
        for _ in 0..20 {
            let mut bytes = whole.clone().into_bytes();
            for _ in 0..1 + dice.below(8) {
                let place = dice.below(bytes.len() as u32) as usize;
                bytes[place] = b' ' + dice.below(95) as u8;
            }
            socket.send_text(String::from_utf8(bytes).unwrap()).await.unwrap();
        }
        socket.close().await;
    }
    guests[0].ask(&table, &say("still standing")).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn a_message_too_long_closes_the_socket() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut player = Player::enter(&guests[0], &table, None).await;
    player.socket.send_text("x".repeat(LONGEST_MESSAGE + 1)).await.unwrap();
    let answer = player.hear_until(|message| matches!(message, ToClient::Fault(_))).await;
    assert_eq!(answer, ToClient::Fault(Fault::TooLong));
    assert_eq!(player.socket.next_text().await.unwrap(), None);
    // And a request with a body too long is told so.
    let long = json!({ "name": "x".repeat(100_000) });
    let answer = house.stranger().send("POST", "/api/me", &[], Some(&long)).await.unwrap();
    assert_eq!(answer.status, 413);
    assert!(answer.body.contains("too-long"));
    house.close().await;
}

#[tokio::test]
async fn a_socket_begins_with_hello_to_a_table_that_there_is() {
    let house = House::open().await;
    let guest = house.guest("Eve").await;
    let mut socket = guest.socket().await.unwrap();
    socket.send(&ToServer::Ping).await.unwrap();
    assert_eq!(socket.next().await.unwrap(), ToClient::Fault(Fault::NoHello));
    socket.send(&ToServer::Hello { table: TableId::new("nowhere").unwrap(), seen: None }).await.unwrap();
    assert_eq!(socket.next().await.unwrap(), ToClient::Fault(Fault::NoTable));
    let table = guest.open(&Plan::new(GAME, 2)).await.unwrap();
    socket.send(&ToServer::Hello { table: table.clone(), seen: None }).await.unwrap();
    assert!(matches!(socket.next().await.unwrap(), ToClient::Welcome(_)));
    // Strangers may look on, and no more.
    let mut stranger = Player::enter(&house.stranger(), &table, None).await;
    stranger.socket.send(&ToServer::Ask { id: 1, request: SIT }).await.unwrap();
    stranger.hear_until(|message| *message == ToClient::Fault(Fault::Stranger)).await;
    stranger.socket.send(&ToServer::Ping).await.unwrap();
    stranger.hear_until(|message| *message == ToClient::Pong).await;
    house.close().await;
}

#[tokio::test]
async fn other_sites_can_neither_ask_nor_connect() {
    let house = House::open_with(|config| config.origins = vec!["https://friend.example".into()]).await;
    let guest = house.guest("Eve").await;
    let evil = [("origin", "https://evil.example")];
    let answer = guest.send("POST", "/api/tables", &evil, Some(&Plan::new(GAME, 2))).await.unwrap();
    assert_eq!(answer.status, 403);
    assert!(answer.body.contains("foreign-origin"));
    let refused = guest.socket_with(&evil).await.err().expect("this must fail");
    assert_eq!(refused.code().as_deref(), Some("foreign-origin"));
    guest.socket_with(&[("origin", "https://friend.example")]).await.unwrap();
    let own = house.url();
    guest.socket_with(&[("origin", own.trim_end_matches('/'))]).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn who_talks_too_fast_is_told_and_then_closed() {
    let house = House::open_with(|config| config.limits = Limits { messages_per_second: 1, ..GENEROUS }).await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut player = Player::enter(&guests[0], &table, None).await;
    let mut flood = 0;
    while player.socket.send(&ToServer::Ping).await.is_ok() && flood < 200 {
        flood += 1;
    }
    let mut faults = 0;
    while let Ok(Some(text)) = player.socket.next_text().await {
        faults += usize::from(text.contains("too-fast"));
    }
    assert!(faults > 10, "{faults}");
    guests[0].ask(&table, &say("others are not held up")).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn an_address_has_its_limits() {
    let house = House::open_with(|config| {
        config.limits = Limits { sockets_per_address: 2, guests_per_minute: 3, requests_per_second: 10, ..GENEROUS };
    })
    .await;
    let guest = house.guest("Eve").await;
    let first = guest.socket().await.unwrap();
    let _second = guest.socket().await.unwrap();
    let third = guest.socket().await.err().expect("this must fail");
    assert_eq!(third.code().as_deref(), Some("too-fast"));
    first.close().await;
    for number in 0..2 {
        house.guest(&number.to_string()).await;
    }
    let answer = house.stranger().send("POST", "/api/me", &[], Some(&json!({ "name": "one more" }))).await.unwrap();
    assert_eq!(answer.status, 429);
    assert!(answer.header("retry-after").unwrap().parse::<u32>().unwrap() > 0);
    let flood = futures_util::future::join_all((0..100).map(|_| guest.get::<Value>("/api/me"))).await;
    assert!(flood.iter().any(|answer| answer.as_ref().is_err_and(|error| error.code().as_deref() == Some("too-fast"))));
    house.close().await;
}

#[tokio::test]
async fn a_guest_has_only_so_many_tables() {
    let house = House::open_with(|config| config.limits = Limits { tables_per_guest: 2, ..GENEROUS }).await;
    let guest = house.guest("Eve").await;
    let plan = Plan::new(GAME, 2);
    let first = guest.open(&plan).await.unwrap();
    guest.open(&plan).await.unwrap();
    assert_eq!(guest.open(&plan).await.unwrap_err().code().as_deref(), Some("too-many-tables"));
    guest.ask(&first, &Request::Close).await.unwrap();
    guest.open(&plan).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn impossible_names_and_plans_are_told_apart() {
    let house = House::open().await;
    for name in ["", "   ", &"x".repeat(33), "a\u{202e}b", "a\nb"] {
        let answer = house.stranger().send("POST", "/api/me", &[], Some(&json!({ "name": name }))).await.unwrap();
        assert_eq!(answer.status, 422, "{name:?}");
        assert!(answer.header("set-cookie").is_none());
    }
    let guest = house.guest("Eve").await;
    for (plan, code) in [
        (json!({ "game": "chess", "setup": { "seats": 2 } }), "plan"),
        (json!({ "game": GAME, "setup": { "seats": 99 } }), "plan"),
        (json!({ "game": GAME, "setup": { "seats": 2, "options": { "colour": "red" } } }), "plan"),
        (json!({ "game": GAME, "setup": { "seats": 2 }, "clock": { "per-move": { "seconds": 0 } } }), "plan"),
        (json!({ "game": GAME, "setup": { "seats": 2 }, "seed": "0" }), "malformed"),
        (json!([]), "malformed"),
    ] {
        let refused = guest.post::<Value>("/api/tables", &plan).await.unwrap_err();
        assert_eq!(refused.code().as_deref(), Some(code), "{plan}");
    }
    let mine: Value = guest.get("/api/me/tables").await.unwrap();
    assert_eq!(mine, json!([]));
    let no_table = guest.ask(&TableId::new("nowhere").unwrap(), &SIT).await.unwrap_err();
    assert_eq!(no_table.code().as_deref(), Some("not-found"));
    house.close().await;
}
