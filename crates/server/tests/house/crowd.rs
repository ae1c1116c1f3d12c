//! Sockets that don't keep up, and sockets that cost little.

use pentarchy_table::{Plan, ToClient, ToServer};

use crate::room::*;

#[tokio::test]
async fn whoever_does_not_keep_up_holds_nobody_up() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut host = Player::enter(&guests[0], &table, None).await;
    for _ in 0..50 {
        host.ask(say(&"я".repeat(500))).await.unwrap();
    }
    // An onlooker who asks for the whole past again and again and never reads what comes.
    let mut deaf = house.stranger().enter(&table, None).await.unwrap();
    let stop = tokio::time::timeout(std::time::Duration::from_secs(3), async {
        while deaf.send(&ToServer::History).await.is_ok() {}
    });
    assert!(stop.await.is_err(), "the deaf one can't even send any more");
    // The table goes on at its own pace, and gives the deaf one up.
    for _ in 0..200 {
        host.ask(say("on we go")).await.unwrap();
    }
    let presence = |message: &ToClient| matches!(message, ToClient::Presence(presence) if presence.onlookers == 0);
    house.stranger().enter(&table, None).await.unwrap().close().await;
    host.hear_until(presence).await;
    house.close().await;
}

/// Small buffers make the difference between a few KiB and more than a hundred for each idle socket.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn an_idle_socket_costs_little() {
    const SOCKETS: u64 = 400;
    const MOST_KIB: u64 = 40;
    let place = tempfile::tempdir().unwrap();
    let process = crate::kill::start(&place).await;
    let resident = || {
        let status = std::fs::read_to_string(format!("/proc/{}/status", process.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap()
    };
    let guest = pentarchy_server::client::Client::guest(process.url(), "Host").await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(guest.open(&Plan::new(GAME, 2)).await.unwrap());
    }
    let mut sockets = Vec::new();
    let enter = async |number: u64| {
        let mut socket = guest.enter(&tables[number as usize % tables.len()], None).await.unwrap();
        socket.next().await.unwrap();
        socket
    };
    for number in 0..SOCKETS {
        sockets.push(enter(number).await);
    }
    let before = resident();
    for number in 0..SOCKETS {
        sockets.push(enter(number).await);
    }
    let each = resident().saturating_sub(before) / SOCKETS;
    assert!(each < MOST_KIB, "{each} KiB for each socket");
}
