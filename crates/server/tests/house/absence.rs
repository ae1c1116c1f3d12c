//! Players who are gone: noted, held by a bot, given back, removed by the host.

use std::time::Duration;

use pentarchy_table::{Absent, Clock, Entry, Hand, Level, Plan, Request, Seq, TableError, TimeUp, What};

use crate::room::*;

#[tokio::test]
async fn an_absent_players_seat_is_held_by_a_bot_and_given_back() {
    let house = House::open_with(|config| config.away_after = Duration::from_millis(50)).await;
    let plan = Plan { absent: Absent::Bot, bots: Level::Novice, ..Plan::new(GAME, 2) };
    let (table, guests) = house.started(&plan).await;
    let mut host = Player::enter(&guests[0], &table, None).await;
    let guest = Player::enter(&guests[1], &table, None).await;
    guest.socket.close().await;
    host.hear_until(happened(|what| matches!(what, What::Away { .. }))).await;
    // The game goes on: the bot moves when it is its turn.
    let mut bot_moves = 0;
    while bot_moves < 3 {
        if let Some(request) = host.choice() {
            host.ask(request).await.unwrap();
        }
        let bot = happened(|what| matches!(what, What::Acted { hand: Hand::Bot, .. }));
        while host.turn().is_none() {
            bot_moves += u32::from(bot(&host.hear().await.unwrap()));
        }
    }
    // Back again, the player plays for themselves.
    let mut guest = Player::enter(&guests[1], &table, None).await;
    host.hear_until(happened(|what| matches!(what, What::Back { .. }))).await;
    while guest.turn().is_none() {
        match host.choice() {
            Some(request) => drop(host.ask(request).await.unwrap()),
            None => drop(guest.hear().await.unwrap()),
        }
        while guest.seen < host.seen {
            guest.hear().await.unwrap();
        }
    }
    let request = guest.choice().unwrap();
    guest.ask(request).await.unwrap();
    host.hear_until(happened(|what| matches!(what, What::Acted { hand: Hand::Person, .. }))).await;
    house.close().await;
}

#[tokio::test]
async fn the_host_removes_who_is_gone_and_nobody_else() {
    let house = House::open_with(|config| config.away_after = Duration::from_millis(50)).await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut host = Player::enter(&guests[0], &table, None).await;
    let guest = Player::enter(&guests[1], &table, None).await;
    let clear = Request::Clear { seat: seat(1) };
    assert_eq!(host.ask(clear.clone()).await, Err(TableError::StillHere { seat: seat(1) }));
    guest.socket.close().await;
    host.hear_until(happened(|what| matches!(what, What::Away { .. }))).await;
    assert_eq!(guests[1].ask(&table, &clear).await.unwrap_err().code().as_deref(), Some("refused"), "no host");
    host.ask(clear).await.unwrap();
    host.ask(Request::AddBot { seat: Some(seat(1)), level: None }).await.unwrap();
    host.ask(say("welcome, bot")).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn a_player_leaves_and_comes_back() {
    let house = House::open().await;
    let plan = Plan::new(GAME, 2);
    let host = house.guest("Анна").await;
    let guest = house.guest("Bob").await;
    let table = host.open(&plan).await.unwrap();
    for client in [&host, &guest] {
        client.ask(&table, &SIT).await.unwrap();
    }
    guest.ask(&table, &Request::Leave { seat: None }).await.unwrap();
    let early = host.ask(&table, &Request::Start).await.unwrap_err();
    assert_eq!(early.code().as_deref(), Some("refused"));
    guest.ask(&table, &SIT).await.unwrap();
    host.ask(&table, &Request::Start).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn bots_play_on_after_the_house_was_closed() {
    let house = House::open().await;
    let host = house.guest("Анна").await;
    let plan = Plan { bots: Level::Novice, ..Plan::new(GAME, 3) };
    let table = host.open(&plan).await.unwrap();
    for _ in 0..3 {
        host.ask(&table, &Request::AddBot { seat: None, level: None }).await.unwrap();
    }
    host.ask(&table, &Request::Start).await.unwrap();
    // Nobody looks on, and the house closes in the middle; the bots bring their game to its end.
    let house = house.reopen().await;
    let mut onlooker = Player::enter(&house.stranger(), &table, None).await;
    onlooker.watch().await;
    house.close().await;
}

#[tokio::test]
async fn a_clock_that_runs_out_lets_a_bot_decide() {
    let house = House::open().await;
    let plan = Plan {
        clock: Clock::PerMove { seconds: 5 },
        time_up: TimeUp::BotDecides,
        bots: Level::Novice,
        ..Plan::new(GAME, 2)
    };
    let (table, guests) = house.started(&plan).await;
    let mut host = Player::enter(&guests[0], &table, None).await;
    host.hear_until(happened(|what| matches!(what, What::TimeUp { .. }))).await;
    host.hear_until(happened(|what| matches!(what, What::Acted { hand: Hand::Bot, .. }))).await;
    house.close().await;
}

#[tokio::test]
async fn no_clock_runs_while_the_house_is_closed() {
    let house = House::open().await;
    let (table, _) = house.started(&Plan { clock: Clock::PerMove { seconds: 60 }, ..Plan::new(GAME, 2) }).await;
    let house = house.reopen().await;
    let mut onlooker = Player::enter(&house.stranger(), &table, None).await;
    if onlooker.seen < Seq(5) {
        onlooker.hear_until(happened(|what| matches!(what, What::Slept { .. }))).await;
    }
    let log = house.log(&table).await;
    assert!(matches!(log[4].entry, Entry::Slept { from } if from >= log[3].at && from <= log[4].at), "{:?}", log[4]);
    // Once for each time that it was closed.
    let house = house.reopen().await;
    Player::enter(&house.stranger(), &table, Some(Seq(5))).await;
    Player::enter(&house.stranger(), &table, None).await;
    let slept =
        house.log(&table).await.into_iter().filter(|logged| matches!(logged.entry, Entry::Slept { .. })).count();
    assert!(slept <= 2, "{slept}");
    house.close().await;
}
