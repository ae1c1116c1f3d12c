//! `pentarchy load`: plays real games through real sockets against a server on this machine, and measures it.

mod database;
mod idle;
mod table;

use std::net::ToSocketAddrs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use clap::Args;
use futures_util::StreamExt;
use hdrhistogram::Histogram;
use pentarchy_table::{Catalogue, Plan};
use serde::Serialize;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep_until};

use crate::client::{Client, ClientError, Socket};
use crate::config::{ConfigError, ServeOptions};
use crate::limits::Limits;
use crate::server::{Server, StartError};

pub use database::DatabaseTime;
pub use idle::idle;

/// How many tables are set up at the same time.
const AT_ONCE: usize = 32;

/// How many tables share their guests, who may not have many.
const SHARED: u32 = 10;

/// The options of `pentarchy load`.
#[derive(Args, Clone, Debug)]
pub struct LoadOptions {
    /// How many tables are at play
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub tables: u32,

    /// For how many seconds
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=600))]
    pub seconds: u32,

    /// How many moves a second all tables make together; as many as they can if nothing is said
    #[arg(long)]
    pub moves: Option<u32>,

    /// How many more sockets only look on
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=50_000))]
    pub onlookers: u32,

    /// The game [default: the first of the house]
    #[arg(long)]
    pub game: Option<String>,

    /// How many players sit at each table [default: as few as the game allows]
    #[arg(long)]
    pub seats: Option<u8>,

    /// The server, on this machine, or several nodes of one house, with commas; without it one is started for the occasion
    #[arg(long, value_delimiter = ',')]
    pub url: Vec<String>,

    /// Write the figures as JSON
    #[arg(long)]
    pub json: bool,
}

/// Why there are no figures.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Only servers on this machine are put under load.
    #[error("{0} is not on this machine: only loopback addresses are put under load")]
    Elsewhere(String),
    /// There is no such game.
    #[error("there is no game {0:?}")]
    Game(String),
    /// The system gives no threads or no room.
    #[error("can't start: {0}")]
    System(#[from] std::io::Error),
    /// The options of the server for the occasion.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The server for the occasion does not start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The server does not do what a client needs.
    #[error("{0} (a server under load needs higher limits: see docs/hosting.md)")]
    Client(#[from] ClientError),
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct LoadReport {
    /// Tables at play.
    pub tables: u32,
    /// Players at each.
    pub seats: u8,
    /// The game.
    pub game: String,
    /// Sockets that only looked on.
    pub onlookers: u32,
    /// Nodes that served them.
    pub nodes: usize,
    /// For how long.
    pub seconds: f64,
    /// Moves that were acknowledged, which is to say durably stored.
    pub moves: u64,
    /// Moves a second.
    pub moves_per_second: f64,
    /// Games that came to their end.
    pub games: u64,
    /// Requests that were refused, as when somebody else was quicker.
    pub refused: u64,
    /// Tables that gave up because of an error.
    pub failed: u64,
    /// From sending a move to its acknowledgement, in milliseconds.
    pub latency: Latency,
    /// What the database had to do.
    pub database: DatabaseTime,
}

/// Milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Latency {
    /// Half of all moves are quicker.
    pub p50: f64,
    /// 99 of 100 are quicker.
    pub p99: f64,
    /// 999 of 1000 are quicker.
    pub p999: f64,
    /// The slowest.
    pub max: f64,
}

impl std::fmt::Display for LoadReport {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Latency { p50, p99, p999, max } = self.latency;
        writeln!(f, "{} tables of {} with {} players, {} nodes", self.tables, self.game, self.seats, self.nodes)?;
        writeln!(f, "{} moves in {:.1} s: {:.0} moves/s", self.moves, self.seconds, self.moves_per_second)?;
        writeln!(f, "latency p50 {p50:.1} ms, p99 {p99:.1} ms, p99.9 {p999:.1} ms, max {max:.1} ms")?;
        let DatabaseTime { per_move, moves_per_commit, per_commit } = self.database;
        writeln!(
            f,
            "database {per_move:.3} ms a move: {moves_per_commit:.1} moves share a commit of {per_commit:.1} ms"
        )?;
        write!(f, "{} games ended, {} requests refused, {} tables failed", self.games, self.refused, self.failed)?;
        if self.onlookers > 0 {
            write!(f, ", {} sockets looked on", self.onlookers)?;
        }
        Ok(())
    }
}

/// What the tables count together.
struct Tally {
    /// Only what happens while this is set is counted.
    counting: AtomicBool,
    stopped: AtomicBool,
    games: AtomicU64,
    refused: AtomicU64,
    failed: AtomicU64,
    /// In microseconds.
    latencies: Mutex<Histogram<u64>>,
    /// The time between two moves of one table.
    pace: Option<Duration>,
}

/// Puts a server under load and measures it.
pub fn load(options: &LoadOptions) -> Result<LoadReport, LoadError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        if options.url.is_empty() {
            let place = tempfile::tempdir()?;
            let server = own_server(place.path()).await?;
            let report = measure(options, &[server.url()]).await;
            server.stop().await;
            return report;
        }
        options.url.iter().try_for_each(|url| only_here(url))?;
        measure(options, &options.url).await
    })
}

/// A server for the occasion, with limits that are not in the way.
async fn own_server(place: &std::path::Path) -> Result<Server, LoadError> {
    let options = ServeOptions {
        listen: Some((std::net::Ipv4Addr::LOCALHOST, 0).into()),
        data: Some(place.to_owned()),
        ..ServeOptions::default()
    };
    let mut config = options.resolve()?;
    config.limits = Limits {
        tables_per_guest: u32::MAX,
        sockets_per_address: u32::MAX,
        requests_per_second: 1_000_000,
        messages_per_second: 1_000_000,
        guests_per_minute: 1_000_000,
    };
    Ok(Server::start(config, Catalogue::HOUSE).await?)
}

/// Refuses addresses that are not this machine's own.
fn only_here(url: &str) -> Result<(), LoadError> {
    let elsewhere = || LoadError::Elsewhere(url.to_owned());
    let host = url.strip_prefix("http://").and_then(|rest| rest.split('/').next()).ok_or_else(elsewhere)?;
    let mut addresses = host.to_socket_addrs().map_err(|_| elsewhere())?.peekable();
    if addresses.peek().is_some() && addresses.all(|address| address.ip().is_loopback()) {
        Ok(())
    } else {
        Err(elsewhere())
    }
}

fn plan(options: &LoadOptions) -> Result<Plan, LoadError> {
    let games = Catalogue::HOUSE.descriptions();
    let game = match &options.game {
        None => games.first(),
        Some(id) => games.iter().find(|game| game.id == id),
    };
    let game = game.ok_or_else(|| LoadError::Game(options.game.clone().unwrap_or_default()))?;
    Ok(Plan { listed: false, ..Plan::new(game.id, options.seats.unwrap_or(game.seats.min)) })
}

async fn measure(options: &LoadOptions, urls: &[String]) -> Result<LoadReport, LoadError> {
    let plan = Arc::new(plan(options)?);
    let seats = plan.setup.seats;
    let tally = Arc::new(Tally {
        counting: AtomicBool::new(false),
        stopped: AtomicBool::new(false),
        games: AtomicU64::new(0),
        refused: AtomicU64::new(0),
        failed: AtomicU64::new(0),
        latencies: Mutex::new(histogram()),
        pace: options.moves.map(|moves| Duration::from_secs(1) * options.tables / moves.max(1)),
    });
    let groups = options.tables.div_ceil(SHARED);
    let mut guests = Vec::new();
    for group in 0..groups {
        let names = (0..seats).map(|seat| format!("Load {group}-{seat}")).collect::<Vec<_>>();
        let names = futures_util::future::join_all(names.iter().map(|name| Client::guest(&urls[0], name))).await;
        guests.push(names.into_iter().collect::<Result<Vec<_>, _>>()?);
    }
    let set_up = (0..options.tables).map(|number| {
        // Those who sit at one table come through different nodes.
        let guests =
            guests[(number / SHARED) as usize].iter().zip(urls.iter().cycle().skip(number as usize % urls.len()));
        let guests = guests.map(|(guest, url)| guest.at(url)).collect::<Result<_, _>>();
        let (plan, tally) = (Arc::clone(&plan), Arc::clone(&tally));
        async move { table::AtPlay::new(plan, guests?, tally, u64::from(number)).await }
    });
    let ready: Vec<_> = futures_util::stream::iter(set_up).buffer_unordered(AT_ONCE).collect().await;
    let ready = ready.into_iter().collect::<Result<Vec<_>, ClientError>>()?;
    let looking_on = look_on(options.onlookers, urls, &ready).await?;
    let running: Vec<_> = ready.into_iter().map(|table| tokio::spawn(table.run())).collect();

    let before = database::sums(urls).await?;
    let begun = Instant::now();
    tally.counting.store(true, Ordering::Relaxed);
    sleep_until(begun + Duration::from_secs(options.seconds.into())).await;
    tally.counting.store(false, Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let database = database::sums(urls).await?.since(before);
    tally.stopped.store(true, Ordering::Relaxed);
    let (latency, moves) = {
        let latencies = tally.latencies.lock().await;
        let at = |quantile| latencies.value_at_quantile(quantile) as f64 / 1e3;
        let latency = Latency { p50: at(0.5), p99: at(0.99), p999: at(0.999), max: latencies.max() as f64 / 1e3 };
        (latency, latencies.len())
    };
    running.iter().for_each(tokio::task::JoinHandle::abort);
    drop(looking_on);
    Ok(LoadReport {
        tables: options.tables,
        seats,
        game: plan.game.clone(),
        onlookers: options.onlookers,
        nodes: urls.len(),
        seconds,
        moves,
        moves_per_second: moves as f64 / seconds,
        games: tally.games.load(Ordering::Relaxed),
        refused: tally.refused.load(Ordering::Relaxed),
        failed: tally.failed.load(Ordering::Relaxed),
        latency,
        database,
    })
}

/// Opens sockets that say hello to a table each and nothing more.
async fn look_on(number: u32, urls: &[String], tables: &[table::AtPlay]) -> Result<Vec<Socket>, LoadError> {
    let enter = |index: u32| {
        let stranger = Client::new(&urls[index as usize % urls.len()]);
        let table = tables[index as usize % tables.len()].id().clone();
        async move { stranger?.enter(&table, None).await }
    };
    let sockets: Vec<_> = futures_util::stream::iter((0..number).map(enter)).buffer_unordered(AT_ONCE).collect().await;
    Ok(sockets.into_iter().collect::<Result<_, _>>()?)
}

/// Up to a minute, to three digits.
fn histogram() -> Histogram<u64> {
    Histogram::new_with_bounds(1, 60_000_000, 3).expect("these bounds are possible")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_put_under_load() {
        assert!(only_here("http://127.0.0.1:5757").is_ok());
        assert!(only_here("http://[::1]:5757/games").is_ok());
        for url in ["http://192.0.2.1:80", "https://127.0.0.1:5757", "127.0.0.1:5757", "http://0.0.0.0:1"] {
            assert!(matches!(only_here(url), Err(LoadError::Elsewhere(_))), "{url}");
        }
    }

    #[test]
    fn a_short_load_gives_figures() {
        let options = LoadOptions {
            tables: 3,
            seconds: 1,
            moves: Some(200),
            onlookers: 4,
            game: None,
            seats: None,
            url: Vec::new(),
            json: true,
        };
        let report = load(&options).unwrap();
        assert!(report.moves > 10 && report.failed == 0, "{report}");
        assert!(report.database.per_move > 0.0 && report.database.moves_per_commit >= 1.0, "{report}");
        assert!(report.latency.p50 > 0.0 && report.latency.p50 <= report.latency.p99);
    }
}
