//! A page in a browser, in words of somebody who uses it.

use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::common::command::{Command, ExtensionCommand};
use thirtyfour::prelude::*;

use crate::CHECK;

/// How long anything may take: far more than it does, for a machine that is busy.
const PATIENCE: Duration = Duration::from_secs(30);

/// A browser with one page.
pub struct Page {
    driver: WebDriver,
    _folder: TempDir,
}

/// What a browser says of sounds on a machine that has nothing to play them with.
const NO_LOUDSPEAKER: &str = "AudioContext encountered an error from the audio device";

impl Page {
    pub(crate) fn new(driver: WebDriver, folder: TempDir) -> Page {
        Page { driver, _folder: folder }
    }

    /// Opens an address and waits until the client is there.
    pub async fn open(&self, address: &str) -> Result<()> {
        self.driver.goto(address).await?;
        self.is_there().await
    }

    /// Loads the page anew.
    pub async fn reload(&self) -> Result<()> {
        self.driver.refresh().await?;
        self.is_there().await
    }

    /// Waits until the client is there, with all parts that the page needs.
    async fn is_there(&self) -> Result<()> {
        self.see("main *").await?;
        self.miss("main [aria-busy=true]").await
    }

    /// What a script returns.
    pub async fn run(&self, script: &str, arguments: impl Into<Vec<Value>>) -> Result<Value> {
        let arguments: Vec<Value> = arguments.into();
        Ok(self.driver.execute(script, arguments).await?.json().clone())
    }

    /// Waits until a script returns something true, and returns it.
    pub async fn until(&self, what: impl Debug, script: &str, arguments: impl Into<Vec<Value>>) -> Result<Value> {
        let arguments: Vec<Value> = arguments.into();
        let give_up = Instant::now() + PATIENCE;
        loop {
            let found = self.run(script, arguments.clone()).await?;
            if !matches!(found, Value::Null | Value::Bool(false)) {
                return Ok(found);
            }
            if Instant::now() > give_up {
                let text = self.text("body").await.unwrap_or_default();
                bail!(
                    "waited in vain for {what:?}; the page says:\n{text}\nand its console:\n{:?}",
                    self.console().await?
                );
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until there is such an element.
    pub async fn see(&self, css: &str) -> Result<()> {
        self.until(css, "return !!document.querySelector(arguments[0])", [json!(css)]).await.map(drop)
    }

    /// Waits until there is no such element any more.
    pub async fn miss(&self, css: &str) -> Result<()> {
        self.until(("no", css), "return !document.querySelector(arguments[0])", [json!(css)]).await.map(drop)
    }

    /// Waits until the page has this text.
    pub async fn read(&self, text: &str) -> Result<()> {
        self.until(text, "return document.body.innerText.includes(arguments[0])", [json!(text)]).await.map(drop)
    }

    /// Whether there is such an element now.
    pub async fn has(&self, css: &str) -> Result<bool> {
        Ok(self.run("return !!document.querySelector(arguments[0])", [json!(css)]).await? == Value::Bool(true))
    }

    /// The text of an element.
    pub async fn text(&self, css: &str) -> Result<String> {
        let text = self.run("return document.querySelector(arguments[0])?.innerText", [json!(css)]).await?;
        text.as_str().map(str::to_owned).with_context(|| format!("no {css}"))
    }

    /// Presses an element with a real pointer, once it is there and nothing lies over it.
    pub async fn press(&self, css: &str) -> Result<()> {
        self.see(css).await?;
        self.driver.find(By::Css(css)).await?.click().await.with_context(|| format!("pressing {css}"))
    }

    /// Presses the button or link that says this.
    pub async fn press_words(&self, words: &str) -> Result<()> {
        let found = "const wanted = [...document.querySelectorAll('button, a, summary, label')]
            .find((one) => one.innerText.trim().includes(arguments[0]) && !one.disabled && one.offsetParent);
            if (!wanted) return false;
            document.querySelectorAll('[data-wanted]').forEach((one) => one.removeAttribute('data-wanted'));
            wanted.setAttribute('data-wanted', '');
            return true;";
        self.until(words, found, [json!(words)]).await?;
        self.driver.find(By::Css("[data-wanted]")).await?.click().await.with_context(|| format!("pressing {words}"))
    }

    /// Writes into a field, instead of what stood there.
    pub async fn write(&self, css: &str, text: &str) -> Result<()> {
        self.see(css).await?;
        let field = self.driver.find(By::Css(css)).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// Presses keys, wherever the focus is.
    pub async fn keys(&self, keys: impl AsRef<str>) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(keys.as_ref()).perform().await?)
    }

    /// Tabs on until the focus is on something that says this.
    pub async fn tab_to(&self, words: &str) -> Result<()> {
        for _ in 0..200 {
            let focused = self.run(
                "const one = document.activeElement; return one?.matches('a, button, input, select, summary')
                    ? (one.getAttribute('aria-label') || one.innerText || '').trim() : ''",
                [],
            );
            if focused.await?.as_str().is_some_and(|text| text.contains(words)) {
                return Ok(());
            }
            self.keys(Key::Tab.value().to_string()).await?;
        }
        bail!("the focus never comes to {words:?}")
    }

    /// The address that is shown.
    pub async fn address(&self) -> Result<String> {
        Ok(self.driver.current_url().await?.to_string())
    }

    /// Takes a picture.
    pub async fn picture(&self, path: &Path) -> Result<()> {
        Ok(self.driver.screenshot(path).await?)
    }

    /// A command of the browser's own protocol.
    pub async fn tool(&self, command: &str, arguments: Value) -> Result<Value> {
        Ok(self.driver.cdp().send_raw(command, arguments).await?)
    }

    /// Fails if the page has anything that keeps somebody out: see [`CHECK`].
    pub async fn is_accessible(&self, what: &str) -> Result<()> {
        let faults = self.run(CHECK, []).await?;
        let faults = faults.as_array().context("the check gives a list")?;
        ensure!(faults.is_empty(), "{what}: {faults:#?}");
        Ok(())
    }

    /// Fails if the page, or a part of it, scrolls sideways. Only the strip of players may, and what is swiped from one
    /// whole part to the next.
    pub async fn fits(&self, what: &str) -> Result<()> {
        let script = "
            if (document.documentElement.scrollWidth > innerWidth) return 'the page';
            const wide = [...document.querySelectorAll('body *')].find((one) =>
                one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1 && !one.matches('.players, input, select, textarea, svg *')
                && /auto|scroll/.test(getComputedStyle(one).overflowX)
                && getComputedStyle(one).scrollSnapType !== 'x mandatory');
            return wide ? wide.outerHTML.slice(0, 200) : null";
        let wide = self.run(script, []).await?;
        ensure!(wide.is_null(), "{what} scrolls sideways: {wide}");
        Ok(())
    }

    /// What the console said since it was last asked, if it was an error.
    pub async fn console(&self) -> Result<Vec<String>> {
        let log = self.driver.handle().cmd(Command::ExtensionCommand(Box::new(BrowserLog))).await?;
        let lines: Vec<Value> = log.value()?;
        let severe = lines.iter().filter(|line| line["level"] == "SEVERE");
        let words = severe.filter_map(|line| line["message"].as_str());
        Ok(words.filter(|words| !words.contains(NO_LOUDSPEAKER)).map(str::to_owned).collect())
    }

    /// Closes the browser; fails if its console had an error.
    pub async fn close(self) -> Result<()> {
        let errors = self.console().await?;
        self.driver.quit().await?;
        ensure!(errors.is_empty(), "the console says {errors:#?}");
        Ok(())
    }

    /// Closes the browser, whose console may well have complained of a server that was gone.
    pub async fn close_after_trouble(self) -> Result<()> {
        let errors = self.console().await?;
        self.driver.quit().await?;
        let expected = |error: &String| {
            error.contains("ERR_CONNECTION_REFUSED")
                || error.contains("WebSocket")
                || error.contains("ERR_CONNECTION_RESET")
        };
        let others: Vec<_> = errors.into_iter().filter(|error| !expected(error)).collect();
        ensure!(others.is_empty(), "the console says {others:#?}");
        Ok(())
    }
}

#[derive(Debug)]
struct BrowserLog;

impl ExtensionCommand for BrowserLog {
    fn parameters_json(&self) -> Option<Value> {
        Some(json!({ "type": "browser" }))
    }

    fn method(&self) -> http::Method {
        http::Method::POST
    }

    fn endpoint(&self) -> Arc<str> {
        "/se/log".into()
    }
}
