//! A server of one's own: on a free port, with an empty data directory.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use tempfile::TempDir;
use tokio::process::{Child, Command};

/// A running server.
pub struct House {
    program: PathBuf,
    port: u16,
    base_path: String,
    data: TempDir,
    running: Option<Child>,
}

impl House {
    /// Starts a server.
    pub async fn open(program: &Path) -> Result<House> {
        House::open_under(program, "").await
    }

    /// Starts a server that serves everything below a path.
    pub async fn open_under(program: &Path, base_path: &str) -> Result<House> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let data = TempDir::new()?;
        let base_path = base_path.to_owned();
        let mut house = House { program: program.to_owned(), port, base_path, data, running: None };
        house.start().await?;
        Ok(house)
    }

    /// Starts again what was stopped: the same port, the same data.
    pub async fn start(&mut self) -> Result<()> {
        let mut command = Command::new(&self.program);
        command
            .arg("serve")
            .args(["--listen", &format!("127.0.0.1:{}", self.port)])
            .arg("--data")
            .arg(self.data.path())
            .args(["--guests-per-minute", "600", "--requests-per-second", "500"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true);
        if !self.base_path.is_empty() {
            command.args(["--base-path", &self.base_path]);
        }
        self.running = Some(command.spawn().with_context(|| self.program.display().to_string())?);
        let give_up = Instant::now() + Duration::from_secs(20);
        while tokio::net::TcpStream::connect(("127.0.0.1", self.port)).await.is_err() {
            if Instant::now() > give_up {
                bail!("the server does not answer");
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// Ends the server at once, as a power cut would.
    pub async fn stop(&mut self) -> Result<()> {
        if let Some(mut running) = self.running.take() {
            running.kill().await?;
        }
        Ok(())
    }

    /// The address of a page.
    pub fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{}/{path}", self.port, self.base_path)
    }
}
