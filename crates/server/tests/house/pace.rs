//! Bots take their time, as the host wants it.

use pentarchy_game::{Actor, Seat};
use pentarchy_table::{Entry, Hand, Level, Millis, Pace, Plan, Request, What};

use crate::room::*;

/// Lets three bots begin a game; when it started and when they decided, and for whom.
async fn beginning(pace: Pace, decisions: usize) -> (Millis, Vec<(Millis, Seat)>) {
    let house = House::open().await;
    let host = house.guest("Host").await;
    let table = host.open(&Plan { pace, bots: Level::Novice, ..Plan::new(GAME, 3) }).await.unwrap();
    for _ in 0..3 {
        host.ask(&table, &Request::AddBot { seat: None, level: None }).await.unwrap();
    }
    let mut onlooker = Player::enter(&host, &table, None).await;
    onlooker.ask(Request::Start).await.unwrap();
    for _ in 0..decisions {
        onlooker.hear_until(happened(|what| matches!(what, What::Acted { hand: Hand::Bot, .. }))).await;
    }
    let log = house.log(&table).await;
    let started = log.iter().find(|logged| matches!(logged.entry, Entry::Started)).unwrap().at;
    let decided = log.iter().filter_map(|logged| match &logged.entry {
        Entry::Acted { by: Actor::Seat(seat), .. } => Some((logged.at, *seat)),
        _ => None,
    });
    let decided = decided.take(decisions).collect();
    house.close().await;
    (started, decided)
}

#[tokio::test]
async fn bots_take_the_time_that_the_host_wants() {
    let (mut before, decided) = beginning(Pace::Normal, 5).await;
    let mut last = None;
    for (at, seat) in decided {
        // Whoever goes on with their own turn is quicker.
        let least = if last == Some(seat) { Pace::Normal.least() / 3 } else { Pace::Normal.least() };
        // The clocks of the log and of the wait are two: a moment may be lost between them.
        assert!(at.since(before) + 5 >= least, "{before:?} {at:?} {seat}");
        (before, last) = (at, Some(seat));
    }
}
