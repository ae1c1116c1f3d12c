//! A PostgreSQL of their own for the tests that need one: a real server in a temporary directory, reached through a Unix
//! socket there, gone when the test is.
//!
//! Debian's package `postgresql` must be installed; `cargo verify` installs it where it is missing.

use std::io::{BufRead, BufReader};
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;

/// Where Debian keeps the versions that are installed.
const INSTALLED: &str = "/usr/lib/postgresql";

/// What to say where there is none.
const MISSING: &str =
    "this test needs PostgreSQL: install it (Debian: apt-get install postgresql), or run `cargo verify`";

/// A running server with databases of its own.
pub struct Cluster {
    place: TempDir,
    programs: PathBuf,
    settings: Vec<String>,
    server: Option<Child>,
}

/// How a server is told to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// It closes its connections and then its files.
    Fast,
    /// As if the machine had failed.
    Crash,
}

impl Cluster {
    /// Starts a server that does not wait for the disk.
    pub fn start() -> Result<Cluster> {
        Cluster::start_with(&["fsync=off"])
    }

    /// Starts a server with these settings.
    ///
    /// It ends with the thread that starts it.
    pub fn start_with(settings: &[&str]) -> Result<Cluster> {
        let programs = programs()?;
        let place = tempfile::Builder::new().prefix("pentarchy-postgres-").tempdir()?;
        if let Some((user, group)) = other_user()? {
            chown(place.path(), Some(user), Some(group))?;
        }
        let settings = settings.iter().map(|setting| (*setting).to_owned()).collect();
        let mut cluster = Cluster { place, programs, settings, server: None };
        let made = cluster
            .command("initdb")?
            .args(["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--pgdata"])
            .arg(cluster.data())
            .output()
            .context("initdb")?;
        ensure!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        cluster.begin()?;
        Ok(cluster)
    }

    /// The directory of the server's files.
    pub fn data(&self) -> PathBuf {
        self.place.path().join("data")
    }

    /// A directory that the server may write to.
    pub fn place(&self) -> &Path {
        self.place.path()
    }

    /// The socket that it listens on.
    pub fn socket(&self) -> PathBuf {
        self.place.path().join(".s.PGSQL.5432")
    }

    /// Makes a new, empty database and returns its URL.
    pub fn database(&self, name: &str) -> Result<String> {
        let made =
            self.command("createdb")?.args(["-U", "postgres", "-h"]).arg(self.place.path()).arg(name).output()?;
        ensure!(made.status.success(), "createdb: {}", String::from_utf8_lossy(&made.stderr));
        Ok(self.url(name))
    }

    /// The URL of a database.
    pub fn url(&self, name: &str) -> String {
        format!("postgres://postgres@localhost/{name}?host={}", self.place.path().display())
    }

    /// One of PostgreSQL's own programs, to be run as the user that the server runs as.
    pub fn command(&self, program: &str) -> Result<Command> {
        let mut command = Command::new("setpriv");
        // Whatever happens to the test, it leaves nothing running.
        command.args(["--pdeathsig", "INT"]);
        if let Some((user, group)) = other_user()? {
            command.args([format!("--reuid={user}"), format!("--regid={group}"), "--clear-groups".to_owned()]);
        }
        command.arg(self.programs.join(program)).current_dir(self.place.path());
        Ok(command)
    }

    /// Stops the server and waits until it has ended.
    pub fn stop(&mut self, how: Stop) -> Result<()> {
        let Some(mut server) = self.server.take() else { return Ok(()) };
        let signal = if how == Stop::Fast { "-INT" } else { "-QUIT" };
        let told = Command::new("kill").args([signal, &server.id().to_string()]).status()?;
        ensure!(told.success(), "the server could not be told to stop");
        server.wait()?;
        Ok(())
    }

    /// Starts the server again after [`Cluster::stop`].
    pub fn begin(&mut self) -> Result<()> {
        let mut command = self.command("postgres")?;
        command.arg("-D").arg(self.data()).arg("-k").arg(self.place.path());
        command.args(["-c", "listen_addresses=", "-c", "max_connections=200"]);
        for setting in &self.settings {
            command.args(["-c", setting]);
        }
        let mut server = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
        let log = server.stderr.take().context("the server's log")?;
        let mut lines = BufReader::new(log).lines();
        let mut seen = Vec::new();
        loop {
            let Some(line) = lines.next() else { bail!("the server did not start: {}", seen.join("\n")) };
            seen.push(line?);
            if seen.last().is_some_and(|line| line.contains("ready to accept connections")) {
                break;
            }
        }
        std::thread::spawn(move || lines.for_each(drop));
        self.server = Some(server);
        Ok(())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // Its directory is removed in any case.
        drop(self.stop(Stop::Crash));
    }
}

/// Where the newest version's programs are.
fn programs() -> Result<PathBuf> {
    let versions = std::fs::read_dir(INSTALLED).map(|versions| versions.flatten().collect()).unwrap_or_else(|_| vec![]);
    let version = |path: &PathBuf| path.parent().and_then(Path::file_name)?.to_str()?.parse::<u32>().ok();
    let usable = versions.into_iter().map(|entry| entry.path().join("bin")).filter(|bin| bin.join("initdb").exists());
    usable.max_by_key(version).context(MISSING)
}

/// PostgreSQL does not run as root: the user and group to run it as instead.
fn other_user() -> Result<Option<(u32, u32)>> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let user = status.lines().find_map(|line| line.strip_prefix("Uid:")?.split_whitespace().nth(1));
    if user != Some("0") {
        return Ok(None);
    }
    let users = std::fs::read_to_string("/etc/passwd")?;
    let line = users.lines().find(|line| line.starts_with("postgres:")).context(MISSING)?;
    let mut words = line.split(':').skip(2).map(str::parse::<u32>);
    match (words.next(), words.next()) {
        (Some(Ok(user)), Some(Ok(group))) => Ok(Some((user, group))),
        _ => bail!("the user postgres has no numbers"),
    }
}
