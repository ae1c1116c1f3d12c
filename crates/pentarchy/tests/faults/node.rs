//! A node: the program itself, as a process that can be ended, stopped, and be wrong about the time.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use pentarchy_server::client::Client;
use tokio::process::{Child, Command};
use tokio::time::sleep;

const MISSING: &str =
    "this test needs libfaketime: install it (Debian: apt-get install faketime), or run `cargo verify`";

pub(crate) struct Node {
    port: u16,
    database: String,
    /// By how much its clock is off, as libfaketime wants it.
    clock: Option<&'static str>,
    place: PathBuf,
    process: Option<Child>,
}

impl Node {
    pub(crate) async fn start(number: usize, database: String, clock: Option<&'static str>, place: &Path) -> Node {
        // A port that is free now; nobody else takes it within a moment.
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let place = place.join(format!("node-{number}"));
        std::fs::create_dir_all(&place).unwrap();
        let mut node = Node { port, database, clock, place, process: None };
        node.begin().await;
        node
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Starts the process and waits until it answers.
    pub(crate) async fn begin(&mut self) {
        let log = std::fs::File::options().create(true).append(true).open(self.place.join("log")).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_pentarchy"));
        command.arg("serve").arg("--data").arg(&self.place).args(["--database", &self.database]);
        command.args(["--listen", &format!("127.0.0.1:{}", self.port), "--log", "info,sqlx=warn"]);
        for limit in ["tables-per-guest", "sockets-per-address", "requests-per-second", "guests-per-minute"] {
            command.args([&format!("--{limit}"), "100000"]);
        }
        command.args(["--messages-per-second", "1000"]);
        if let Some(off) = self.clock {
            command.env("LD_PRELOAD", faketime()).env("FAKETIME", off).env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        }
        let process = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).kill_on_drop(true).spawn();
        self.process = Some(process.unwrap());
        for _ in 0..400 {
            if tokio::net::TcpStream::connect(("127.0.0.1", self.port)).await.is_ok() {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
        panic!("a node does not start:\n{}", self.log());
    }

    /// What its clock shows, to the minute.
    pub(crate) async fn clock(&self) -> String {
        let client = Client::new(&self.url()).unwrap();
        let answer = client.send("GET", "/healthz", &[], None::<&()>).await.unwrap();
        let date = answer.header("date").expect("a server tells the time");
        date.rsplit_once(':').expect("hours, minutes and seconds").0.to_owned()
    }

    /// Ends it without warning.
    pub(crate) async fn kill(&mut self) {
        self.process.take().unwrap().kill().await.unwrap();
    }

    /// `STOP` and `CONT`.
    pub(crate) async fn signal(&self, name: &str) {
        let id = self.process.as_ref().and_then(Child::id).unwrap().to_string();
        assert!(Command::new("kill").args([&format!("-{name}"), &id]).status().await.unwrap().success());
    }

    /// What it has said.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.place.join("log")).unwrap_or_default()
    }
}

/// The library that gives a process another time.
fn faketime() -> PathBuf {
    let places = std::fs::read_dir("/usr/lib").unwrap().flatten();
    let mut found = places.map(|place| place.path().join("faketime/libfaketimeMT.so.1")).filter(|file| file.exists());
    found.next().expect(MISSING)
}
