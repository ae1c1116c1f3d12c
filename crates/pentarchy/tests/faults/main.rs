//! Three nodes, one PostgreSQL, many games, and everything that can go wrong: processes end, stop and come back,
//! connections break, crawl and fall silent, the database restarts, clocks are off by minutes.
//!
//! `PENTARCHY_SOAK_SECONDS` makes it go on for longer, with faults by chance.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]
#![allow(clippy::print_stderr, reason = "a soak tells how it goes")]

mod node;
mod player;
mod proxy;
mod verdict;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::future::join_all;
use pentarchy_game::{Dice, Seed};
use pentarchy_server::client::Client;
use pentarchy_server::store::{Postgres, Store};
use pentarchy_test_postgres::{Cluster, Stop};
use tokio::time::{Instant, sleep};

use node::Node;
use player::{Game, World, name};
use proxy::{Proxy, Wire};

const GAMES: u64 = 64;

/// No game may stand still for longer after a fault has ended.
const STANDSTILL: Duration = Duration::from_secs(10);

/// What can go wrong.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Kill(usize),
    Pause(usize, u64),
    Wire(usize, Wire, u64),
    Restart(Stop),
}

/// Each once, in an order where each leaves the next something to break.
const ALL: [Fault; 8] = [
    Fault::Kill(0),
    Fault::Wire(1, Wire::Cut, 3),
    Fault::Pause(2, 7),
    Fault::Restart(Stop::Fast),
    Fault::Wire(0, Wire::Slow(Duration::from_millis(250)), 3),
    Fault::Wire(2, Wire::Silent, 7),
    Fault::Restart(Stop::Crash),
    Fault::Kill(1),
];

fn by_chance(dice: &mut Dice) -> Fault {
    let node = dice.below(3) as usize;
    let seconds = u64::from(1 + dice.below(9));
    match dice.below(6) {
        0 => Fault::Kill(node),
        1 => Fault::Pause(node, seconds),
        2 => Fault::Wire(node, Wire::Cut, seconds),
        3 => Fault::Wire(node, Wire::Silent, seconds),
        4 => Fault::Wire(node, Wire::Slow(Duration::from_millis(50 * seconds)), seconds),
        _ => Fault::Restart(*dice.pick(&[Stop::Fast, Stop::Crash]).unwrap()),
    }
}

struct Scene {
    cluster: Cluster,
    proxies: Vec<Proxy>,
    nodes: Vec<Node>,
    /// What has happened at each game, counted.
    progress: Vec<Arc<AtomicU64>>,
}

impl Scene {
    /// Lets something go wrong, until it is right again.
    async fn suffer(&mut self, fault: Fault) {
        match fault {
            Fault::Kill(node) => {
                self.nodes[node].kill().await;
                sleep(Duration::from_secs(1)).await;
                self.nodes[node].begin().await;
            }
            Fault::Pause(node, seconds) => {
                self.nodes[node].signal("STOP").await;
                sleep(Duration::from_secs(seconds)).await;
                self.nodes[node].signal("CONT").await;
            }
            Fault::Wire(node, wire, seconds) => {
                self.proxies[node].set(wire);
                sleep(Duration::from_secs(seconds)).await;
                self.proxies[node].set(Wire::Whole);
            }
            Fault::Restart(how) => {
                self.cluster.stop(how).unwrap();
                self.cluster.begin().unwrap();
            }
        }
    }

    /// Waits until something has happened at every game; how long that took.
    async fn recover(&self) -> Duration {
        let begun = Instant::now();
        let before: Vec<_> = self.progress.iter().map(|progress| progress.load(Ordering::Relaxed)).collect();
        let stands = |(progress, before): (&Arc<AtomicU64>, &u64)| progress.load(Ordering::Relaxed) <= *before;
        loop {
            let standing = self.progress.iter().zip(&before).filter(|&pair| stands(pair)).count();
            if standing == 0 {
                return begun.elapsed();
            }
            assert!(begun.elapsed() < STANDSTILL, "{standing} games stand still\n{}", self.logs());
            sleep(Duration::from_millis(50)).await;
        }
    }

    fn logs(&self) -> String {
        let tail = |log: String| log.lines().rev().take(12).map(str::to_owned).collect::<Vec<_>>().join("\n");
        self.nodes.iter().map(|node| tail(node.log())).collect::<Vec<_>>().join("\n--\n")
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_fails_nothing_acknowledged_is_lost() {
    let soak =
        std::env::var("PENTARCHY_SOAK_SECONDS").ok().map(|seconds| Duration::from_secs(seconds.parse().unwrap()));
    let cluster = Cluster::start().unwrap();
    let place = tempfile::tempdir().unwrap();
    let store = Postgres::open(&cluster.database("house").unwrap()).await.unwrap();
    let begun = store.now();
    let mut proxies = Vec::new();
    for _ in 0..3 {
        proxies.push(Proxy::start(cluster.socket()).await);
    }
    // One node is right about the time, one ahead by minutes, one behind.
    let clocks = [None, Some("+7m"), Some("-11m")];
    let starting = proxies.iter().zip(clocks).enumerate();
    let nodes =
        join_all(starting.map(|(number, (proxy, clock))| Node::start(number, proxy.url("house"), clock, place.path())))
            .await;
    assert_ne!(nodes[0].clock().await, nodes[1].clock().await, "their clocks differ");
    assert_ne!(nodes[0].clock().await, nodes[2].clock().await, "their clocks differ");
    let world = Arc::new(World {
        urls: nodes.iter().map(Node::url).collect(),
        stopped: false.into(),
        told: Mutex::default(),
        tables: Mutex::default(),
    });

    let finished = Arc::new(AtomicU64::new(0));
    let mut scene = Scene { cluster, proxies, nodes, progress: Vec::new() };
    let mut playing = Vec::new();
    for number in 0..GAMES {
        let mut cookies = Vec::new();
        // At every third table there is a bot.
        for seat in 0..if number % 3 == 0 { 1 } else { 2 } {
            let guest = Client::guest(&world.urls[seat], &name(number, seat)).await.unwrap();
            cookies.push(guest.cookie().unwrap().to_owned());
        }
        let progress = Arc::new(AtomicU64::new(0));
        scene.progress.push(Arc::clone(&progress));
        let game = Game { world: Arc::clone(&world), number, cookies, progress, finished: Arc::clone(&finished) };
        playing.push(tokio::spawn(game.play()));
    }
    scene.recover().await;

    let started = Instant::now();
    let mut dice = Seed::from(begun.0).dice(0);
    let mut slowest = Duration::ZERO;
    let mut suffered = 0;
    loop {
        let fault = match soak {
            None if suffered == ALL.len() => break,
            None => ALL[suffered],
            Some(lasts) if started.elapsed() > lasts => break,
            Some(_) => by_chance(&mut dice),
        };
        scene.suffer(fault).await;
        let took = scene.recover().await;
        eprintln!(
            "{:>5.1} s: {fault:?}, all play again after {:.1} s",
            started.elapsed().as_secs_f64(),
            took.as_secs_f64()
        );
        slowest = slowest.max(took);
        suffered += 1;
    }
    world.stopped.store(true, Ordering::Relaxed);
    for player in playing {
        player.await.unwrap();
    }
    let verdict = verdict::reach(&store, &world, begun, store.now()).await;
    let finished = finished.load(Ordering::Relaxed);
    eprintln!("{suffered} faults, {finished} games finished, the longest standstill {:.1} s", slowest.as_secs_f64());
    eprintln!("{verdict:?}");
    assert!(verdict.acknowledged > 500 && verdict.messages > verdict.acknowledged && finished > 10, "{verdict:?}");
    store.close().await;
}
