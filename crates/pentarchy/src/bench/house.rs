//! The speed of the house: a server of its own process, put under load from this one, over loopback.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use pentarchy_game::{OptionValue, Seed};
use pentarchy_server::{LoadOptions, LoadReport};
use pentarchy_table::{Catalogue, LocalTable, Millis, Person, Plan, Request, Table};

use super::{Figure, figure};
use crate::failure::Failure;

/// How many tables are at play, and for how long.
const TABLES: u32 = 1_000;
const SECONDS: u32 = 10;

/// The moves a second that all tables together make when latency is measured.
const MOVES: u32 = 5_000;

const IDLE_SOCKETS: u32 = 10_000;

const COLD_STARTS: usize = 5;

/// Longer than any start takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// What can't be measured, as on a machine that has too much else to do, is told instead of its figure.
pub(super) fn house() -> Vec<Figure> {
    let parts = [refolded().map(|one| vec![one]), cold_start().map(|one| vec![one]), idle(), under_load()];
    parts.into_iter().flat_map(|part| part.unwrap_or_else(|failure| vec![not_measured(&failure)])).collect()
}

fn not_measured(failure: &Failure) -> Figure {
    Figure { what: format!("not measured: {failure}"), value: f64::NAN, unit: "", target: None }
}

/// A server that ends with this value.
struct Running {
    child: Child,
    address: SocketAddr,
    /// From its start until it says that it is well.
    started_in: Duration,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Running {
    /// This very program, with limits that are not in the way.
    fn start(place: &Path) -> Result<Running, Failure> {
        let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        let many = "1000000";
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--listen", &address.to_string(), "--log", "off", "--data"]).arg(place);
        for limit in ["tables-per-guest", "sockets-per-address", "requests-per-second", "messages-per-second"] {
            command.args([&format!("--{limit}"), many]);
        }
        command.args(["--guests-per-minute", many]).stdin(Stdio::null()).stdout(Stdio::null());
        let began = Instant::now();
        let child = command.spawn()?;
        let mut running = Running { child, address, started_in: Duration::ZERO };
        while !is_well(address) {
            if began.elapsed() > PATIENCE {
                return Err(Failure::because("the server does not start"));
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        running.started_in = began.elapsed();
        Ok(running)
    }

    fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Its memory that is in use, in MiB.
    #[cfg(target_os = "linux")]
    fn resident(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        Some(line.split_whitespace().nth(1)?.parse::<f64>().ok()? / 1024.0)
    }

    #[cfg(not(target_os = "linux"))]
    fn resident(&self) -> Option<f64> {
        None
    }
}

/// Whether `/healthz` answers that all is well.
fn is_well(address: SocketAddr) -> bool {
    let asked = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    asked().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200"))
}

fn cold_start() -> Result<Figure, Failure> {
    let mut times = Vec::new();
    for _ in 0..COLD_STARTS {
        let place = tempfile::tempdir()?;
        times.push(Running::start(place.path())?.started_in);
    }
    times.sort_unstable();
    let median = times[COLD_STARTS / 2].as_secs_f64() * 1e3;
    Ok(figure("cold start of a new house until /healthz answers, median of 5", median, "ms", "< 100"))
}

fn idle() -> Result<Vec<Figure>, Failure> {
    let place = tempfile::tempdir()?;
    let server = Running::start(place.path())?;
    let (open, resident) = pentarchy_server::idle(&server.url(), IDLE_SOCKETS, |open| (open, server.resident()))?;
    let figure = |resident| figure(&format!("memory of a server with {open} idle sockets"), resident, "MiB", "< 1,024");
    Ok(resident.map(figure).into_iter().collect())
}

fn under_load() -> Result<Vec<Figure>, Failure> {
    let most = load(None)?;
    let paced = load(Some(MOVES))?;
    let tables = format!("{TABLES} tables of {}, {} seats", most.game, most.seats);
    let what = |what: &str| format!("{tables}, {:.0} moves/s: {what}", paced.moves_per_second);
    Ok(vec![
        figure(&format!("{tables}: durable moves"), most.moves_per_second, "/s", "≥ 5,000"),
        Figure { target: None, ..figure(&what("p50"), paced.latency.p50, "ms", "") },
        figure(&what("p99"), paced.latency.p99, "ms", "< 50"),
        Figure { target: None, ..figure(&what("p99.9"), paced.latency.p999, "ms", "") },
    ])
}

fn load(moves: Option<u32>) -> Result<LoadReport, Failure> {
    let place = tempfile::tempdir()?;
    let server = Running::start(place.path())?;
    let options = LoadOptions {
        tables: TABLES,
        seconds: SECONDS,
        moves,
        onlookers: 0,
        game: None,
        seats: None,
        url: vec![server.url()],
        json: false,
    };
    let report = pentarchy_server::load(&options)?;
    if report.failed > 0 {
        return Err(Failure::because(format!("{} tables failed under load", report.failed)));
    }
    Ok(report)
}

/// A table of 500 moves from its log.
fn refolded() -> Result<Figure, Failure> {
    let log = long_log().ok_or_else(|| Failure::because("a game of 500 moves can't be played"))?;
    let once = || {
        let began = Instant::now();
        let table = Table::refold(Catalogue::HOUSE, &log);
        (began.elapsed(), table.map(|table| table.moves()))
    };
    let mut times: Vec<Duration> = (0..101).map(|_| once().0).collect();
    times.sort_unstable();
    let moves = once().1.unwrap_or_default();
    let median = times[times.len() / 2].as_secs_f64() * 1e3;
    Ok(figure(&format!("a table of {moves} moves refolded, median of 101"), median, "ms", "< 5"))
}

/// The log of a game in which nobody is content before 500 moves are made.
fn long_log() -> Option<Vec<pentarchy_table::Logged>> {
    const MOVES: u32 = 500;
    let now = Millis(0);
    let host = Person::new("bench", "Bench").ok()?;
    let mut plan = Plan { hot_seat: true, ..Plan::new("fantasy-realms", 4) };
    plan.setup.options.insert("variant".into(), OptionValue::Choice("trading".into()));
    let mut local = LocalTable::open(Catalogue::HOUSE, plan, host.clone(), Seed::from(7), now).ok()?;
    for _ in 0..4 {
        local.request(&host, &Request::Sit { seat: None, name: None }, now).ok()?;
    }
    local.request(&host, &Request::Start, now).ok()?;
    let mut dice = Seed::from(1).dice(0);
    while local.table().moves() < MOVES {
        let state = local.table().state()?;
        let seat = *dice.pick(&state.awaiting().iter().collect::<Vec<_>>())?;
        let options: Vec<_> = state.legal(seat.into()).into_iter().filter(|action| action != "content").collect();
        let act = Request::Act { seat, seen: local.table().seq(), action: dice.pick(&options)?.clone() };
        local.request(&host, &act, now).ok()?;
    }
    Some(local.log().to_vec())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_long_table_has_its_moves() {
        assert_eq!(super::long_log().map(|log| log.len()), Some(1 + 4 + 1 + 500));
    }
}
