//! Whole games over sockets, and proof that nobody was told what they may not know.

use futures_util::future::join_all;
use pentarchy_game::Seed;
use pentarchy_server::store::stranger;
use pentarchy_table::audit::{self, Pace, Report, Traffic};
use pentarchy_table::{Catalogue, Entry, Logged, PersonId, Plan, Request, ToClient, ToServer, verify};

use crate::room::*;

/// A whole game as everybody heard it.
pub(crate) struct Played {
    games: Catalogue,
    plan: Plan,
    log: Vec<Logged>,
    windows: Vec<Window>,
}

/// What somebody asked and heard.
struct Window {
    person: PersonId,
    asked: Vec<(u32, Request)>,
    heard: Vec<ToClient>,
}

/// Plays a whole game with guests on all seats, an onlooker, and a second window of the host's.
pub(crate) async fn play(house: &House, plan: Plan, number: u64) -> Played {
    let (table, guests) = house.started(&plan).await;
    let mut players = Vec::new();
    for (index, guest) in guests.iter().enumerate() {
        players.push(Player::enter(guest, &table, None).await.with_dice(number * 100 + index as u64));
    }
    let mut onlookers =
        [Player::enter(&house.stranger(), &table, None).await, Player::enter(&guests[0], &table, None).await];
    let watch = join_all(onlookers.iter_mut().map(Player::watch));
    tokio::join!(join_all(players.iter_mut().map(Player::play_and_trespass)), watch);
    let log = house.log(&table).await;
    let sat = |logged: &Logged| match &logged.entry {
        Entry::Sat { person, .. } => Some(person.clone()),
        _ => None,
    };
    let mut ids: Vec<_> = log.iter().filter_map(sat).collect();
    ids.extend([stranger(), ids[0].clone()]);
    let mut windows = Vec::new();
    for (person, mut player) in ids.into_iter().zip(players.into_iter().chain(onlookers)) {
        player.socket.send(&ToServer::History).await.unwrap();
        player.hear_until(|message| matches!(message, ToClient::History(_))).await;
        player.socket.send(&ToServer::Record).await.unwrap();
        player.hear_until(|message| matches!(message, ToClient::Record(_))).await;
        windows.push(Window { person, asked: player.asked, heard: player.heard });
    }
    Played { games: house.games(), plan, log, windows }
}

/// Proves that the traffic of a game leaks nothing, and says how much was compared. All windows are compared with what
/// the table says; they look into other worlds in turn, so that somebody does at every entry, or in long games at every
/// few: the tests of the table look closer.
pub(crate) fn prove(played: &Played, number: u64) -> Report {
    let mut total = Report::default();
    for (index, Window { person, asked, heard }) in played.windows.iter().enumerate() {
        let (Some(ToClient::Welcome(welcome)), Some(ToClient::Record(record))) = (heard.first(), heard.last()) else {
            panic!("the first message is a welcome, the last the record")
        };
        verify(played.games, record, &welcome.seal).unwrap();
        let traffic = Traffic { log: &played.log, person, asked, heard };
        let every = played.windows.len() as u64 * (1 + played.log.len() as u64 / 150);
        let pace = Pace { every, from: index as u64 };
        total += audit::traffic(played.games, traffic, pace, &mut Seed::from(number).dice(1))
            .unwrap_or_else(|why| panic!("{}, {:?}, {person}: {why}", played.plan.game, played.plan.setup));
    }
    total
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_of_every_kind_tell_nobody_too_much() {
    let house = House::open().await;
    let mut plans = Vec::new();
    for game in Catalogue::HOUSE.descriptions() {
        for setup in audit::kinds(game, false) {
            plans.push(Plan { setup: setup.request(), ..Plan::new(game.id, setup.seats()) });
        }
    }
    let games = join_all(plans.into_iter().zip(1..).map(|(plan, number)| play(&house, plan, number))).await;
    house.close().await;
    let proofs =
        games.into_iter().zip(1..).map(|(played, number)| tokio::task::spawn_blocking(move || prove(&played, number)));
    let mut total = Report::default();
    for report in join_all(proofs).await {
        let report = report.unwrap();
        assert!(report.messages > 10 && report.positions > 5, "{report:?}");
        total += report;
    }
    let Report { differing, steps, told, refusals, .. } = total;
    assert!(differing > 100 && steps > 100 && told > 100 && refusals > 100, "hidden things were there: {total:?}");
}
