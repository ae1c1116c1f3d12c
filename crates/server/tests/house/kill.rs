//! A server that is ended without warning, again and again, in the middle of many games.

use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use pentarchy_game::{Actor, Dice, Seat, Seed};
use pentarchy_server::Server;
use pentarchy_server::client::{Client, ClientError};
use pentarchy_server::store::{Sqlite, SqliteOptions};
use pentarchy_table::{Catalogue, Entry, Plan, Request, Seq, Table, TableId, ToClient, ToServer};
use serde_json::Value;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::Notify;

use crate::room::*;

const HOUSE: &str = "PENTARCHY_TEST_HOUSE";
const TABLES: u64 = 16;
const KILLS: usize = 15;
/// However slow the machine is, the test ends.
const LONGEST: Duration = Duration::from_secs(45);

/// Not a test of its own: the server that the test below starts as a process, and ends.
#[tokio::test]
async fn a_server_to_be_killed() {
    let Ok(place) = std::env::var(HOUSE) else { return };
    let options = pentarchy_server::ServeOptions {
        listen: Some("127.0.0.1:0".parse().unwrap()),
        data: Some(place.into()),
        ..Default::default()
    };
    let config = pentarchy_server::Config { limits: GENEROUS, ..options.resolve().unwrap() };
    let server = Server::start(config, Catalogue::HOUSE).await.unwrap();
    println!("\nurl {}", server.url());
    // It ends with whoever started it, if nobody ends it before.
    tokio::io::stdin().read_to_end(&mut Vec::new()).await.unwrap();
}

/// A server that is a process of its own, and ends with the test.
pub(crate) struct Process {
    child: Child,
    url: String,
}

impl Process {
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id().expect("it runs")
    }
}

pub(crate) async fn start(place: &TempDir) -> Process {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::a_server_to_be_killed", "--nocapture"])
        .env(HOUSE, place.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    loop {
        let line = lines.next_line().await.unwrap().expect("the server tells its address");
        if let Some(url) = line.strip_prefix("url ") {
            let url = url.to_owned();
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Process { child, url };
        }
    }
}

/// A move that the server has acknowledged.
struct Acknowledged {
    seq: Seq,
    seat: Seat,
    action: Value,
}

/// One table and its two players, through all lives of the server.
struct Game {
    table: TableId,
    cookies: Vec<String>,
    players: Vec<Player>,
    acknowledged: Vec<Acknowledged>,
}

/// Counts acknowledged moves and calls when there were enough.
struct Countdown {
    left: AtomicU64,
    reached: Notify,
}

impl Countdown {
    fn count(&self) {
        if self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)) == Ok(1) {
            self.reached.notify_one();
        }
    }
}

impl Game {
    async fn new(url: &str, number: u64) -> Game {
        let mut guests = Vec::new();
        for seat in 0..2 {
            guests.push(Client::guest(url, &format!("Guest {number}-{seat}")).await.unwrap());
        }
        let cookies = guests.iter().map(|guest| guest.cookie().unwrap().to_owned()).collect();
        let (table, players) = set_up(&guests).await.unwrap();
        Game { table, cookies, players, acknowledged: Vec::new() }
    }

    fn clients(&self, url: &str) -> Vec<Client> {
        let stranger = Client::new(url).unwrap();
        self.cookies.iter().map(|cookie| stranger.with_cookie(Some(cookie))).collect()
    }

    /// Plays until the server is gone.
    async fn play(&mut self, url: &str, countdown: &Countdown) -> ClientError {
        loop {
            if let Err(gone) = self.turn(countdown).await {
                return gone;
            }
            if self.players[0].over {
                // What was played stays to be checked; the next game begins.
                match set_up(&self.clients(url)).await {
                    Ok((table, players)) => {
                        (self.table, self.players) = (table, players);
                        self.acknowledged.clear();
                    }
                    Err(gone) => return gone,
                }
            }
        }
    }

    async fn turn(&mut self, countdown: &Countdown) -> Result<(), ClientError> {
        let at_turn = self.players.iter().position(|player| player.turn().is_some()).expect("somebody is awaited");
        let player = &mut self.players[at_turn];
        let request = player.choice().unwrap();
        player.socket.send(&ToServer::Ask { id: 1, request: request.clone() }).await?;
        let seq = loop {
            match player.hear().await? {
                ToClient::Accepted { seq, .. } => break seq,
                ToClient::Refused { error, .. } => panic!("{error}"),
                ToClient::Fault(fault) => panic!("{fault}"),
                _ => {}
            }
        };
        let Request::Act { seat, action, .. } = request else { unreachable!() };
        self.acknowledged.push(Acknowledged { seq, seat, action });
        countdown.count();
        for player in &mut self.players {
            while player.seen < seq {
                player.hear().await?;
            }
        }
        Ok(())
    }

    /// Comes back to a server that was ended, and checks that nothing is lost.
    async fn come_back(&mut self, url: &str, store: &Sqlite) {
        let log = read_log(store, &self.table).await;
        let table = Table::refold(Catalogue::HOUSE, &log).unwrap();
        for Acknowledged { seq, seat, action } in &self.acknowledged {
            let entry = &log.get(seq.0 as usize - 1).expect("an acknowledged move is in the log").entry;
            let Entry::Acted { by, action: stored, .. } = entry else { panic!("{entry:?}") };
            assert_eq!((by, stored), (&Actor::Seat(*seat), action));
        }
        let clients = self.clients(url);
        let mut players = Vec::new();
        for (player, client) in std::mem::take(&mut self.players).into_iter().zip(&clients) {
            assert!(player.seen <= table.seq(), "nobody has seen what is not stored");
            let mut player = player.reconnect(client, &self.table).await;
            let ToClient::Resumed { seq } = player.heard[0] else { panic!("{:?}", player.heard[0]) };
            assert!(seq >= table.seq());
            while player.seen < seq {
                player.hear().await.unwrap();
            }
            players.push(player);
        }
        self.players = players;
        if self.players[0].over {
            (self.table, self.players) = set_up(&clients).await.unwrap();
            self.acknowledged.clear();
        }
    }
}

async fn set_up(guests: &[Client]) -> Result<(TableId, Vec<Player>), ClientError> {
    let table = guests[0].open(&Plan::new(GAME, 2)).await?;
    for guest in guests {
        guest.ask(&table, &SIT).await?;
    }
    guests[0].ask(&table, &Request::Start).await?;
    let mut players = Vec::new();
    for guest in guests {
        players.push(Player::try_enter(guest, &table, None).await?);
    }
    Ok((table, players))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_acknowledged_move_survives_every_kill() {
    let begun = Instant::now();
    let place = tempfile::tempdir().unwrap();
    let mut dice: Dice = Seed::from(11).dice(0);
    let mut process = start(&place).await;
    let mut games = join_all((0..TABLES).map(|number| Game::new(&process.url, number))).await;
    let mut kills = 0;
    let mut survived = 0;
    while kills < KILLS && begun.elapsed() < LONGEST {
        let moves = 5 + u64::from(dice.below(300));
        let countdown = Arc::new(Countdown { left: AtomicU64::new(moves), reached: Notify::new() });
        let url = process.url.clone();
        let playing = join_all(games.iter_mut().map(|game| game.play(&url, &countdown)));
        let kill = async {
            countdown.reached.notified().await;
            process.child.kill().await.unwrap();
        };
        tokio::join!(playing, kill);
        kills += 1;
        process = start(&place).await;
        let path = place.path().join("pentarchy.db");
        let store = Sqlite::open(SqliteOptions::beside(path)).await.unwrap();
        survived += games.iter().map(|game| game.acknowledged.len()).sum::<usize>();
        join_all(games.iter_mut().map(|game| game.come_back(&process.url, &store))).await;
        pentarchy_server::store::Store::close(&store).await;
    }
    assert!(kills >= 5, "{kills} kills in {:?}", begun.elapsed());
    assert!(survived > 100, "{survived} moves were there to be lost");
    process.child.kill().await.unwrap();
}
