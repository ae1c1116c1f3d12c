//! Whole games over sockets, and proof that nobody was told what they may not know.

use std::collections::BTreeSet;

use futures_util::future::join_all;
use pentarchy_game::{Description, OptionValue, Seed, Setup};
use pentarchy_server::store::stranger;
use pentarchy_table::{Catalogue, Entry, Logged, PersonId, Plan, ToClient, ToServer, audit, verify};

use crate::room::*;

/// A whole game as everybody heard it.
struct Played {
    plan: Plan,
    log: Vec<Logged>,
    windows: Vec<(PersonId, Vec<ToClient>)>,
}

/// Plays a whole game with guests on all seats, an onlooker, and a second window of the host's.
async fn play(house: &House, plan: Plan, number: u64) -> Played {
    let (table, guests) = house.started(&plan).await;
    let mut players = Vec::new();
    for (index, guest) in guests.iter().enumerate() {
        players.push(Player::enter(guest, &table, None).await.with_dice(number * 100 + index as u64));
    }
    let mut onlookers =
        [Player::enter(&house.stranger(), &table, None).await, Player::enter(&guests[0], &table, None).await];
    let watch = join_all(onlookers.iter_mut().map(Player::watch));
    tokio::join!(join_all(players.iter_mut().map(Player::play)), watch);
    let log = house.log(&table).await;
    let sat = |logged: &Logged| match &logged.entry {
        Entry::Sat { person, .. } => Some(person.clone()),
        _ => None,
    };
    let mut ids: Vec<_> = log.iter().filter_map(sat).collect();
    ids.extend([stranger(), ids[0].clone()]);
    let mut windows = Vec::new();
    for (person, mut window) in ids.into_iter().zip(players.into_iter().chain(onlookers)) {
        window.socket.send(&ToServer::History).await.unwrap();
        window.hear_until(|message| matches!(message, ToClient::History(_))).await;
        window.socket.send(&ToServer::Record).await.unwrap();
        window.hear_until(|message| matches!(message, ToClient::Record(_))).await;
        windows.push((person, window.heard));
    }
    Played { plan, log, windows }
}

/// Proves that the traffic of a game leaks nothing, and says how much was compared.
fn prove(played: &Played, number: u64) -> audit::Report {
    let mut total = audit::Report::default();
    // Of a long game, or at a large table, one player speaks for the others; the onlooker always for themselves.
    let (onlooker, players) = (played.windows.len() - 2, played.windows.len() - 2);
    let long = played.log.len() > 250 || players > 4;
    let chosen = number as usize % players;
    for (index, (person, heard)) in played.windows.iter().enumerate() {
        if long && index != onlooker && index != chosen {
            continue;
        }
        let (Some(ToClient::Welcome(welcome)), Some(ToClient::Record(record))) = (heard.first(), heard.last()) else {
            panic!("the first message is a welcome, the last the record")
        };
        verify(Catalogue::HOUSE, record, &welcome.seal).unwrap();
        let report = audit::traffic(Catalogue::HOUSE, &played.log, person, heard, &mut Seed::from(number).dice(1))
            .unwrap_or_else(|why| panic!("{}, {:?}, {person}: {why}", played.plan.game, played.plan.setup));
        total.messages += report.messages;
        total.positions += report.positions;
        total.differing += report.differing;
        total.steps += report.steps;
    }
    total
}

/// Setups that between them have the smallest and the largest table and every choice of every option.
fn every_kind(game: &Description) -> Vec<Setup> {
    let mut seen = BTreeSet::new();
    let mut kinds = |setup: &Setup| {
        let request = setup.request();
        let choices = request.options.iter().filter(|(_, value)| !matches!(value, OptionValue::Number(_)));
        let options = choices.map(|(key, value)| format!("{key} = {value}"));
        let extreme = request.seats == game.seats.min || request.seats == game.seats.max;
        let traits: Vec<_> = options.chain(extreme.then(|| format!("{} seats", request.seats))).collect();
        traits.into_iter().filter(|one| seen.insert(one.clone())).count() > 0
    };
    let mut setups = game.every_setup();
    setups.sort_by_key(Setup::seats);
    setups.into_iter().filter(|setup| kinds(setup)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_of_every_kind_tell_nobody_too_much() {
    let house = House::open().await;
    let mut plans = Vec::new();
    for game in Catalogue::HOUSE.descriptions() {
        for setup in every_kind(game) {
            plans.push(Plan { setup: setup.request(), ..Plan::new(game.id, setup.seats()) });
        }
    }
    let games = join_all(plans.into_iter().zip(1..).map(|(plan, number)| play(&house, plan, number))).await;
    house.close().await;
    let proofs =
        games.into_iter().zip(1..).map(|(played, number)| tokio::task::spawn_blocking(move || prove(&played, number)));
    let mut total = audit::Report::default();
    for report in join_all(proofs).await {
        let report = report.unwrap();
        assert!(report.messages > 10 && report.positions > 10, "{report:?}");
        total.differing += report.differing;
        total.steps += report.steps;
    }
    assert!(total.differing > 100 && total.steps > 10, "hidden things were there to be told: {total:?}");
}
