//! Lost connections, several windows, presence.

use pentarchy_table::{Happened, Plan, Presence, Seq, ToClient, ToServer, Update, What};

use crate::room::*;

fn updates(heard: &[ToClient]) -> Vec<&Update> {
    let mut updates = Vec::new();
    for message in heard {
        if let ToClient::Update(update) = message {
            updates.push(&**update);
        }
    }
    updates
}

#[tokio::test]
async fn whoever_comes_back_gets_exactly_what_they_missed() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut steady = Player::enter(&guests[1], &table, None).await.with_dice(7);
    let mut other = Player::enter(&guests[0], &table, None).await.with_dice(8);
    // The other player loses the connection again and again, and plays on all the same.
    let mut heard_by_other = std::mem::take(&mut other.heard);
    for _ in 0..12 {
        let gone = std::mem::replace(&mut other, Player::enter(&house.stranger(), &table, None).await);
        if let Some(request) = steady.choice() {
            steady.ask(request).await.unwrap();
        }
        steady.ask(say("still there?")).await.unwrap();
        other = gone.reconnect(&guests[0], &table).await;
        let ToClient::Resumed { seq } = other.heard[0] else { panic!("{:?}", other.heard) };
        while other.seen < seq {
            other.hear().await.unwrap();
        }
        if let Some(request) = other.choice() {
            other.ask(request).await.unwrap();
        }
        heard_by_other.append(&mut other.heard);
        while steady.seen < other.seen {
            steady.hear().await.unwrap();
        }
    }
    // What was heard in pieces is what is heard in one piece.
    let mut whole = Player::enter(&guests[0], &table, Some(Seq(4))).await;
    while whole.seen < other.seen {
        whole.hear().await.unwrap();
    }
    let pieces = updates(&heard_by_other);
    let whole: Vec<_> =
        updates(&whole.heard).into_iter().filter(|u| u.happened.seq >= pieces[0].happened.seq).collect();
    assert!(pieces.len() > 24);
    assert_eq!(pieces, whole);
    house.close().await;
}

#[tokio::test]
async fn nothing_missed_is_nothing_sent() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let first = Player::enter(&guests[0], &table, None).await;
    let again = Player::enter(&guests[0], &table, Some(first.seen)).await;
    assert_eq!(again.heard, [ToClient::Resumed { seq: first.seen }]);
    // Whoever claims to have seen the future is welcomed anew.
    let liar = Player::enter(&guests[0], &table, Some(Seq(9_999))).await;
    assert!(matches!(liar.heard[0], ToClient::Welcome(_)));
    house.close().await;
}

#[tokio::test]
async fn two_windows_of_one_person_agree() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut windows = [Player::enter(&guests[0], &table, None).await, Player::enter(&guests[0], &table, None).await];
    let mut opponent = Player::enter(&guests[1], &table, None).await;
    for turn in 0..10 {
        // Whichever window is used, both show the same.
        let window = &mut windows[turn % 2];
        match window.choice() {
            Some(request) => drop(window.ask(request).await.unwrap()),
            None => {
                let request = opponent.choice().expect("one of two players is awaited");
                opponent.ask(request).await.unwrap();
            }
        }
        let seen = windows.iter().map(|window| window.seen).max().unwrap().max(opponent.seen);
        for player in windows.iter_mut().chain([&mut opponent]) {
            while player.seen < seen {
                player.hear().await.unwrap();
            }
        }
    }
    assert_eq!(updates(&windows[0].heard), updates(&windows[1].heard));
    // A decision that the other window made meanwhile is stale, not made twice.
    let Some(request) = windows[0].choice() else { return house.close().await };
    windows[0].ask(request.clone()).await.unwrap();
    let refused = windows[1].ask(request).await.unwrap_err();
    assert!(matches!(refused, pentarchy_table::TableError::Stale { .. }), "{refused}");
    house.close().await;
}

#[tokio::test]
async fn everybody_sees_who_is_here() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut host = Player::enter(&guests[0], &table, None).await;
    let presence = |message: &ToClient| match message {
        ToClient::Presence(presence) => Some((presence.members.len(), presence.onlookers)),
        _ => None,
    };
    let is = |wanted: (usize, u32)| move |message: &ToClient| presence(message) == Some(wanted);
    host.hear_until(is((1, 0))).await;
    let guest = Player::enter(&guests[1], &table, None).await;
    host.hear_until(is((2, 0))).await;
    let second_window = Player::enter(&guests[1], &table, None).await;
    let onlooker = Player::enter(&house.stranger(), &table, None).await;
    host.hear_until(is((2, 1))).await;
    guest.socket.close().await;
    let still = host.hear_until(|message| matches!(message, ToClient::Presence(_))).await;
    let ToClient::Presence(Presence { members, .. }) = still else { unreachable!() };
    assert_eq!(members.len(), 2, "the second window is still open");
    second_window.socket.close().await;
    host.hear_until(is((1, 1))).await;
    onlooker.socket.close().await;
    host.hear_until(is((1, 0))).await;
    house.close().await;
}

#[tokio::test]
async fn the_past_is_told_on_demand() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut player = Player::enter(&guests[0], &table, None).await;
    player.ask(say("hello")).await.unwrap();
    player.socket.send(&ToServer::History).await.unwrap();
    let told = player.hear_until(|message| matches!(message, ToClient::History(_))).await;
    let ToClient::History(past) = told else { unreachable!() };
    let what: Vec<_> = past.iter().map(|Happened { what, .. }| what).collect();
    assert!(matches!(what[..], [What::Opened, What::Sat { .. }, What::Sat { .. }, What::Started, What::Said { .. }]));
    let over_http: Vec<Happened> = guests[0].get(&format!("/api/tables/{table}/history")).await.unwrap();
    assert_eq!(over_http, past);
    house.close().await;
}

#[tokio::test]
async fn a_closed_and_reopened_house_goes_on() {
    let mut house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut cookies: Vec<_> = guests.iter().map(|guest| guest.cookie().unwrap().to_owned()).collect();
    let mut seen = Seq(4);
    for _ in 0..4 {
        let client = house.stranger();
        let mut players = Vec::new();
        for cookie in &cookies {
            players.push(Player::enter(&client.with_cookie(Some(cookie)), &table, Some(seen)).await);
        }
        let last = match players[0].heard[0] {
            ToClient::Resumed { seq } => seq,
            ref other => panic!("{other:?}"),
        };
        for player in &mut players {
            while player.seen < last {
                player.hear().await.unwrap();
            }
        }
        // Resumed without anything missed: what is to be decided is asked for.
        let mut moved = false;
        for cookie in &cookies {
            let mut player = Player::enter(&client.with_cookie(Some(cookie)), &table, None).await;
            if let Some(request) = player.choice() {
                seen = player.ask(request).await.unwrap();
                moved = true;
                break;
            }
        }
        assert!(moved);
        cookies.reverse();
        house = house.reopen().await;
    }
    house.close().await;
}

#[tokio::test]
async fn closing_says_goodbye_to_everybody() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut player = Player::enter(&guests[0], &table, None).await;
    let farewell = async {
        player.hear_until(|message| matches!(message, ToClient::Fault(pentarchy_table::Fault::Closing))).await;
        assert_eq!(player.socket.next_text().await.unwrap(), None);
    };
    tokio::join!(farewell, house.close());
}
