//! Chromium and its driver: Debian's, installed where they are missing.

use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::json;
use tempfile::TempDir;
use thirtyfour::prelude::*;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::Page;

/// How long the driver may take to end with all its browsers.
const FAREWELL: Duration = Duration::from_secs(30);

/// The driver, which starts browsers.
pub struct Chromium {
    address: String,
    driver: Child,
}

/// How large a browser's screen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// 360 × 740, touched by fingers.
    Phone,
    /// 820 × 1180.
    Tablet,
    /// 1440 × 900.
    Desk,
}

/// What a browser tells of its user.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// How large the screen is.
    pub screen: Screen,
    /// The language, such as `ru`.
    pub language: &'static str,
    /// Whether the device is dark.
    pub dark: bool,
}

impl Look {
    /// An English desk in the light.
    pub const DESK: Look = Look { screen: Screen::Desk, language: "en", dark: false };
    /// A Russian phone in the dark.
    pub const PHONE: Look = Look { screen: Screen::Phone, language: "ru", dark: true };
}

impl Screen {
    /// Width and height.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Screen::Phone => (360, 740),
            Screen::Tablet => (820, 1180),
            Screen::Desk => (1440, 900),
        }
    }
}

impl Chromium {
    /// Starts the driver; installs it first where there is none.
    #[allow(clippy::print_stderr, reason = "installing a browser is nothing to do silently")]
    pub async fn find() -> Result<Chromium> {
        if Command::new("chromedriver").arg("--version").stdout(Stdio::null()).status().await.is_err() {
            eprintln!("Chromium is missing: installing Debian's chromium and chromium-driver");
            let install = "apt-get update -q && apt-get install -qy chromium chromium-driver fonts-dejavu-core";
            let done = Command::new("sh")
                .args(["-c", install])
                .env("DEBIAN_FRONTEND", "noninteractive")
                .stdout(Stdio::null())
                .status()
                .await?;
            ensure!(done.success(), "chromium and chromium-driver can't be installed: install them by hand");
        }
        // The driver ends when the tests do, however they end.
        let mut driver = Command::new("setpriv")
            .args(["--pdeathsig", "KILL", "chromedriver", "--port=0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()?;
        let mut lines = BufReader::new(driver.stdout.take().context("the driver's words")?).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                let address = format!("127.0.0.1:{}", port.trim_end_matches('.'));
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Chromium { address, driver });
            }
        }
        anyhow::bail!("the driver does not start")
    }

    /// Opens a browser that knows nothing yet.
    pub async fn open(&self, look: Look) -> Result<Page> {
        let folder = TempDir::new()?;
        let (width, height) = look.screen.size();
        let mut arguments: Vec<String> = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
        ]
        .map(str::to_owned)
        .into();
        arguments.push(format!("--user-data-dir={}", folder.path().display()));
        arguments.push(format!("--lang={}", look.language));
        arguments.push(format!("--window-size={width},{height}"));
        let mut options = json!({ "args": arguments, "prefs": { "intl.accept_languages": look.language } });
        if look.screen != Screen::Desk {
            let metrics = json!({ "width": width, "height": height, "pixelRatio": 1.0, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let mut wish = DesiredCapabilities::chrome();
        wish.set("goog:chromeOptions", options)?;
        wish.set("goog:loggingPrefs", json!({ "browser": "ALL" }))?;
        let driver = WebDriver::new(format!("http://{}", self.address), wish).await?;
        let page = Page::new(driver, folder);
        if look.screen == Screen::Desk {
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            page.tool("Emulation.setDeviceMetricsOverride", metrics).await?;
        }
        let scheme = if look.dark { "dark" } else { "light" };
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        page.tool("Emulation.setEmulatedMedia", media).await?;
        Ok(page)
    }

    /// Ends the driver, and the browsers that are left with it: those of tests that failed.
    pub async fn close(mut self) -> Result<()> {
        let request = format!("GET /shutdown HTTP/1.1\r\nHost: {}\r\n\r\n", self.address);
        let mut socket = TcpStream::connect(&self.address).await?;
        socket.write_all(request.as_bytes()).await?;
        // One that does not is killed when it is dropped.
        timeout(FAREWELL, self.driver.wait()).await.context("the driver goes on")??;
        Ok(())
    }
}
