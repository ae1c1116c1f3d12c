//! One house, several nodes: on one PostgreSQL, with players who go where they like.

use std::time::Duration;

use futures_util::future::join_all;
use pentarchy_server::client::Client;
use pentarchy_server::store::{Postgres, Store};
use pentarchy_server::{Config, Database, ServeOptions, Server};
use pentarchy_table::{
    Absent, Catalogue, Clock, Entry, Hand, Level, Logged, Plan, Presence, Request, Seq, Table, TableError, TableId,
    TimeUp, ToClient, What,
};
use pentarchy_test_postgres::Cluster;
use tempfile::TempDir;

use crate::room::*;

/// Several nodes of one house.
struct Nodes {
    nodes: Vec<Option<Server>>,
    reader: Postgres,
    url: String,
    change: fn(&mut Config),
    place: TempDir,
    _cluster: Cluster,
}

impl Nodes {
    async fn open(number: usize, change: fn(&mut Config)) -> Nodes {
        let cluster = Cluster::start().unwrap();
        let url = cluster.database("house").unwrap();
        let reader = Postgres::open(&url).await.unwrap();
        let place = tempfile::tempdir().unwrap();
        let mut nodes = Nodes { nodes: Vec::new(), reader, url, change, place, _cluster: cluster };
        for _ in 0..number {
            let node = nodes.start().await;
            nodes.nodes.push(Some(node));
        }
        nodes
    }

    async fn start(&self) -> Server {
        let options = ServeOptions {
            listen: Some("127.0.0.1:0".parse().unwrap()),
            data: Some(self.place.path().to_owned()),
            ..ServeOptions::default()
        };
        let mut config = Config { limits: GENEROUS, ..options.resolve().unwrap() };
        config.database = Database::Postgres(self.url.clone());
        config.key_file = None;
        (self.change)(&mut config);
        Server::start(config, Catalogue::HOUSE).await.unwrap()
    }

    fn url(&self, node: usize) -> String {
        self.nodes[node].as_ref().unwrap().url()
    }

    /// The same person, who comes through another node.
    fn at(&self, client: &Client, node: usize) -> Client {
        Client::new(&self.url(node)).unwrap().with_cookie(client.cookie())
    }

    async fn guest(&self, node: usize, name: &str) -> Client {
        Client::guest(&self.url(node), name).await.unwrap()
    }

    /// A table that was started, and its players, each through the next node.
    async fn started(&self, plan: &Plan) -> (TableId, Vec<Client>) {
        let mut guests = Vec::new();
        for seat in 0..plan.setup.seats {
            let guest = self.guest(0, &format!("Guest {seat}")).await;
            guests.push(self.at(&guest, usize::from(seat) % self.nodes.len()));
        }
        let table = guests[0].open(plan).await.unwrap();
        for guest in &guests {
            guest.ask(&table, &SIT).await.unwrap();
        }
        // The host starts through a node that has not heard of anybody yet.
        self.at(&guests[0], self.nodes.len() - 1).ask(&table, &Request::Start).await.unwrap();
        (table, guests)
    }

    async fn log(&self, table: &TableId) -> Vec<Logged> {
        let lines = self.reader.log(table, Seq(0)).await.unwrap();
        let entry = |text: &str| serde_json::from_str(text).unwrap();
        lines.into_iter().map(|line| Logged { seq: line.seq, at: line.at, entry: entry(&line.entry) }).collect()
    }

    async fn close(self) {
        for node in self.nodes.into_iter().flatten() {
            node.stop().await;
        }
        self.reader.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_through_three_nodes() {
    let house = Nodes::open(3, |_| {}).await;
    let (table, guests) = house.started(&Plan::new(GAME, 3)).await;
    let mut players = Vec::new();
    for (number, guest) in guests.iter().enumerate() {
        players.push(Player::enter(guest, &table, None).await.with_dice(number as u64));
    }
    // Whoever is at another node hears every entry, in order and without a gap: `hear` looks at that.
    join_all(players.iter_mut().map(Player::play)).await;
    let log = house.log(&table).await;
    let folded = Table::refold(Catalogue::HOUSE, &log).unwrap();
    assert!(folded.is_over());
    for (player, guest) in players.iter().zip(&guests) {
        let person: pentarchy_table::Welcome = welcome(guest, &table).await;
        assert_eq!(person.seq, player.seen);
    }
    house.close().await;
}

async fn welcome(client: &Client, table: &TableId) -> pentarchy_table::Welcome {
    let message: ToClient = client.get(&format!("/api/tables/{table}")).await.unwrap();
    let ToClient::Welcome(welcome) = message else { panic!("{message:?}") };
    *welcome
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_loses_a_race_is_answered_with_the_truth() {
    let house = Nodes::open(3, |_| {}).await;
    let host = house.guest(0, "Анна").await;
    let table = host.open(&Plan::new(GAME, 3)).await.unwrap();
    // Three sit down at the same moment, each through another node: each finds a seat of their own.
    let mut guests = Vec::new();
    for node in 0..3 {
        guests.push(house.guest(node, &format!("Guest {node}")).await);
    }
    let sat = join_all(guests.iter().map(|guest| guest.ask(&table, &SIT))).await;
    assert!(sat.iter().all(Result::is_ok), "{sat:?}");
    assert_eq!(host.ask(&table, &Request::Start).await.unwrap(), Seq(5));
    // Everything that is said is there once, and each is told where.
    let said: Vec<_> = (0..90).map(|number| (number % 3, say(&number.to_string()))).collect();
    let seqs = join_all(said.iter().map(|(node, request)| guests[*node].ask(&table, request))).await;
    let mut seqs: Vec<_> = seqs.into_iter().map(|seq| seq.unwrap().0).collect();
    seqs.sort_unstable();
    assert_eq!(seqs, (6..=95).collect::<Vec<_>>());
    // The same decision through two nodes at once is made once.
    let at_turn = guests.iter().enumerate();
    let mut turns = Vec::new();
    for (number, guest) in at_turn {
        let mut player = Player::enter(guest, &table, None).await;
        turns.extend(player.choice().map(|request| (number, request)));
    }
    let (number, request) = turns.remove(0);
    let windows = [house.at(&guests[number], 1), house.at(&guests[number], 2)];
    let answers = join_all(windows.iter().map(|window| window.ask(&table, &request))).await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1, "{answers:?}");
    let refused = answers.into_iter().find_map(Result::err).unwrap();
    assert_eq!(refused.code().as_deref(), Some("refused"), "{refused}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_keep_their_seat_on_whichever_node_they_land() {
    let house = Nodes::open(2, |_| {}).await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    let mut players = [Player::enter(&guests[0], &table, None).await, Player::enter(&guests[1], &table, None).await];
    for turn in 0..12 {
        let at = players.iter().position(|player| player.turn().is_some()).expect("somebody is awaited");
        let request = players[at].choice().unwrap();
        let seq = players[at].ask(request).await.unwrap();
        // Each of them goes on through the other node, where they left off.
        let mut moved = Vec::new();
        for (number, player) in players.into_iter().enumerate() {
            let mut player = player.reconnect(&house.at(&guests[number], (number + turn) % 2), &table).await;
            assert!(!matches!(player.heard[0], ToClient::Welcome(_)), "resumed, not begun anew");
            while player.seen < seq {
                player.hear().await.unwrap();
            }
            moved.push(player);
        }
        players = moved.try_into().unwrap_or_else(|_| unreachable!("there are two"));
    }
    house.close().await;
}

fn presence(wanted: (usize, u32)) -> impl Fn(&ToClient) -> bool {
    move |message| match message {
        ToClient::Presence(Presence { members, onlookers }) => (members.len(), *onlookers) == wanted,
        _ => false,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_sees_who_is_here_through_other_nodes() {
    let house = Nodes::open(2, |config| config.away_after = Duration::from_secs(2)).await;
    let plan = Plan { absent: Absent::Bot, bots: Level::Novice, ..Plan::new(GAME, 2) };
    let (table, guests) = house.started(&plan).await;
    let mut host = Player::enter(&guests[0], &table, None).await;
    let mut guest = Player::enter(&guests[1], &table, None).await;
    host.hear_until(presence((2, 0))).await;
    let onlooker = Player::enter(&Client::new(&house.url(1)).unwrap(), &table, None).await;
    host.hear_until(presence((2, 1))).await;
    onlooker.socket.close().await;
    host.hear_until(presence((2, 0))).await;
    // Nobody who is here is noted as gone; who is gone is noted once, by whichever node, and so is who comes back:
    // the node that drives the table may hear of that from the log before it hears where they look on.
    let before = host.seen.0 as usize;
    for node in 0..2 {
        guest.socket.close().await;
        host.hear_until(happened(|what| matches!(what, What::Away { .. }))).await;
        let mut moves = 0;
        while moves < 3 {
            match host.choice() {
                Some(request) => drop(host.ask(request).await.unwrap()),
                None => {
                    let heard = host.hear().await.unwrap();
                    moves += u32::from(happened(|what| matches!(what, What::Acted { hand: Hand::Bot, .. }))(&heard));
                }
            }
        }
        guest = Player::enter(&house.at(&guests[1], node), &table, None).await;
        let (mut back, mut here) = (false, false);
        while !(back && here) {
            let heard = host.hear().await.unwrap();
            back |= happened(|what| matches!(what, What::Back { .. }))(&heard);
            here |= presence((2, 0))(&heard);
        }
    }
    let log = house.log(&table).await;
    let away = log[before..].iter().filter(|logged| matches!(logged.entry, Entry::Away { .. })).count();
    assert_eq!(away, 2);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_node_takes_over_clocks_and_bots() {
    let mut house = Nodes::open(2, |_| {}).await;
    let host = house.guest(1, "Анна").await;
    let plan = Plan {
        clock: Clock::PerMove { seconds: 5 },
        time_up: TimeUp::BotDecides,
        bots: Level::Novice,
        ..Plan::new(GAME, 3)
    };
    // Enough tables that each node drives some.
    let mut tables = Vec::new();
    for _ in 0..8 {
        let table = host.open(&plan).await.unwrap();
        host.ask(&table, &SIT).await.unwrap();
        for _ in 0..2 {
            host.ask(&table, &Request::AddBot { seat: None, level: None }).await.unwrap();
        }
        host.ask(&table, &Request::Start).await.unwrap();
        tables.push(table);
    }
    house.nodes[0].take().unwrap().stop().await;
    // The host does nothing: at every table a clock runs out and a bot decides, though one node is gone.
    let mut players = Vec::new();
    for table in &tables {
        players.push(Player::enter(&host, table, None).await);
    }
    for player in &mut players {
        if player.turn().is_some() {
            player.hear_until(happened(|what| matches!(what, What::TimeUp { .. }))).await;
        }
        player.hear_until(happened(|what| matches!(what, What::Acted { hand: Hand::Bot, .. }))).await;
    }
    // A new node takes its part, and nothing is decided twice: every log can be folded.
    let node = house.start().await;
    house.nodes[0] = Some(node);
    for table in &tables {
        let there = house.at(&host, 0);
        there.ask(table, &say("through the new node")).await.unwrap();
        Table::refold(Catalogue::HOUSE, &house.log(table).await).unwrap();
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_node_has_not_heard_of_is_no_reason_to_refuse() {
    let house = Nodes::open(2, |_| {}).await;
    let (table, guests) = house.started(&Plan::new(GAME, 2)).await;
    // The other node has the table in memory, and is told nothing.
    let mut players = Vec::new();
    for guest in &guests {
        players.push(Player::enter(guest, &table, None).await);
    }
    for round in 0..20 {
        let at = players.iter().position(|player| player.turn().is_some()).expect("somebody is awaited");
        let request = players[at].choice().unwrap();
        let there = house.at(&guests[at], round % 2);
        let seq = there.ask(&table, &request).await.unwrap();
        // At once, through the node that may not have heard of it: stale, not ahead of its time.
        let refused = house.at(&guests[at], (round + 1) % 2).ask(&table, &request).await.unwrap_err();
        let stale = serde_json::to_string(&TableError::Stale { since: seq }).unwrap();
        assert!(refused.to_string().contains(&stale), "{refused}");
        for player in &mut players {
            while player.seen < seq {
                player.hear().await.unwrap();
            }
        }
        if players[0].over {
            break;
        }
    }
    house.close().await;
}
