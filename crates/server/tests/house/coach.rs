//! The coach, asked over a socket.

use pentarchy_game::Seat;
use pentarchy_table::{Advised, NAMED, Plan, Request, TableError, ToClient, ToServer};

use crate::room::*;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// What the coach answers a question about a seat.
async fn asked(player: &mut Player, id: u32, seat: Seat) -> ToClient {
    player.socket.send(&ToServer::Advise { id, seat }).await.unwrap();
    let answers = |message: &ToClient| matches!(message, ToClient::Advice { id: to, .. } | ToClient::Refused { id: to, .. } if *to == id);
    player.hear_until(answers).await
}

#[tokio::test]
async fn the_coach_answers_whoever_is_to_decide() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut advice = 0;
    for (number, guest) in guests.iter().enumerate() {
        let mut player = Player::enter(guest, &table, None).await;
        let (own, other) = (seat(number as u8), seat(1 - number as u8));
        match asked(&mut player, 7, own).await {
            ToClient::Advice { advised, .. } => {
                assert_eq!(advised.seat, own);
                assert!((1..=NAMED).contains(&advised.choices.len()));
                advice += 1;
            }
            ToClient::Refused { error, .. } => assert_eq!(error, TableError::NothingToDecide { seat: own }),
            other => panic!("{other:?}"),
        }
        let refused = ToClient::Refused { id: 8, error: TableError::NotYourSeat { seat: other } };
        assert_eq!(asked(&mut player, 8, other).await, refused);
    }
    assert_eq!(advice, 1, "it is one player's turn");
    house.close().await;
}

/// What the coach said to the questions with these numbers.
async fn answers(player: &mut Player, ids: std::ops::RangeInclusive<u32>) -> Vec<Advised> {
    let mut answers = Vec::new();
    for wanted in ids {
        match player.hear_until(|message| matches!(message, ToClient::Advice { id, .. } if *id == wanted)).await {
            ToClient::Advice { advised, .. } => answers.push(advised),
            other => panic!("{other:?}"),
        }
    }
    answers
}

/// Whoever asks the same again while the coach thinks makes it think once: two searches, each with dice of its own, would
/// not have tried everything equally often.
#[tokio::test]
async fn who_asks_again_hears_the_same_thought() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut player = Player::enter(&guests[0], &table, None).await;
    if player.turn().is_none() {
        player = Player::enter(&guests[1], &table, None).await;
    }
    let (own, _) = player.turn().unwrap();
    for id in 1..=3 {
        player.socket.send(&ToServer::Advise { id, seat: own }).await.unwrap();
    }
    let same = answers(&mut player, 1..=3).await;
    assert!(same.iter().all(|advised| *advised == same[0]), "{same:?}");
    // What is asked about the next decision is answered about the next decision.
    player.socket.send(&ToServer::Advise { id: 4, seat: own }).await.unwrap();
    let request = Request::Act { seat: own, seen: same[0].seen, action: "draw".into() };
    player.socket.send(&ToServer::Ask { id: 9, request }).await.unwrap();
    player.hear_until(|message| matches!(message, ToClient::Accepted { id: 9, .. })).await;
    player.socket.send(&ToServer::Advise { id: 5, seat: own }).await.unwrap();
    let later = answers(&mut player, 5..=5).await;
    assert!(later[0].seen > same[0].seen);
    house.close().await;
}

#[tokio::test]
async fn where_the_host_wants_no_hints_the_coach_is_silent() {
    let house = House::open().await;
    let (table, guests) = house.started(&Plan { hints: false, ..Plan::new(GAME, 2) }).await;
    let mut player = Player::enter(&guests[0], &table, None).await;
    let refused = ToClient::Refused { id: 1, error: TableError::NoHints };
    assert_eq!(asked(&mut player, 1, seat(0)).await, refused);
    house.close().await;
}
