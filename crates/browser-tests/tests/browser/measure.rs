//! How quick it is, measured in the browser: `cargo test -p pentarchy-browser-tests -- measure`.

use anyhow::{Context, Result};
use pentarchy_browser_tests::{House, Look, Page, Screen};
use serde_json::{Value, json};

use crate::World;

/// How often each thing is measured; the median counts.
const TIMES: usize = 5;

pub(crate) async fn measure(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let mut visits = Vec::new();
    let mut transferred = 0.0;
    for _ in 0..TIMES {
        let page = world.chromium.open(Look::DESK).await?;
        page.open(&house.address("")).await?;
        let ready = page.until("the page", "return performance.getEntriesByName('ready')[0]?.startTime", []).await?;
        visits.push(ready.as_f64().context("a time")?);
        transferred = bytes(&page).await?;
        page.close().await?;
    }
    println!(
        "first visit, until it can be used: {:.0} ms; {:.0} KiB over the network",
        median(&mut visits),
        transferred / 1024.0
    );

    let page = world.chromium.open(Look { screen: Screen::Phone, ..Look::DESK }).await?;
    page.open(&house.address("")).await?;
    page.press(".game-ways .main").await?;
    let mut moves = Vec::new();
    for _ in 0..TIMES {
        page.see(".prompt.ours .choices").await?;
        moves.push(page.time_a_move().await?);
    }
    println!("a move, from the press to the picture: {:.0} ms", median(&mut moves));

    page.see(".prompt.ours .choices").await?;
    page.tool("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;
    if let Some(frames) = page.drag_a_card().await? {
        let late = frames.iter().filter(|&&frame| frame > 34.0).count();
        println!("dragging a card on a phone, 4 times slower: {} frames, {late} of them late", frames.len());
    }
    page.close().await
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

async fn bytes(page: &Page) -> Result<f64> {
    let script = "return ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
        .reduce((sum, one) => sum + one.transferSize, 0)";
    page.run(script, []).await?.as_f64().context("bytes")
}

/// What is measured on a page.
trait Measured {
    async fn time_a_move(&self) -> Result<f64>;
    async fn drag_a_card(&self) -> Result<Option<Vec<f64>>>;
}

impl Measured for Page {
    async fn time_a_move(&self) -> Result<f64> {
        let script = "
            window.took = undefined;
            const dock = document.querySelector('.prompt.ours');
            dock.querySelector('.fold[aria-expanded=false]')?.click();
            requestAnimationFrame(() => {
                const choice = dock.querySelector('.all-choices button') || dock.querySelector('.choices button');
                const before = performance.now();
                const seen = new MutationObserver(() => {
                    seen.disconnect();
                    requestAnimationFrame(() => { window.took = performance.now() - before; });
                });
                seen.observe(document.querySelector('.dock'), { subtree: true, childList: true, characterData: true });
                choice.click();
            });";
        self.run(script, []).await?;
        self.until("a move", "return window.took", []).await?.as_f64().context("a time")
    }

    async fn drag_a_card(&self) -> Result<Option<Vec<f64>>> {
        let place = self
            .run(
                "const card = document.querySelector('.hand [data-card]')?.getBoundingClientRect();
                return card ? [card.x + card.width / 2, card.y + card.height / 3] : null",
                [],
            )
            .await?;
        let Value::Array(place) = place else { return Ok(None) };
        let (x, y) = (place[0].as_f64().context("x")?, place[1].as_f64().context("y")?);
        let start = "window.frames_ = []; let last = performance.now();
            const frame = (now) => { window.frames_.push(now - last); last = now; if (!window.stopped_) requestAnimationFrame(frame); };
            requestAnimationFrame(frame)";
        self.touch("touchStart", x, y).await?;
        self.run(start, []).await?;
        for step in 1..=60 {
            self.touch("touchMove", x, y - f64::from(step) * 4.0).await?;
        }
        self.run("window.stopped_ = true", []).await?;
        self.tool("Input.dispatchTouchEvent", json!({ "type": "touchCancel", "touchPoints": [] })).await?;
        let frames = self.run("return window.frames_", []).await?;
        Ok(frames.as_array().map(|frames| frames.iter().skip(2).filter_map(Value::as_f64).collect()))
    }
}

/// A finger on the screen.
trait Touched {
    async fn touch(&self, kind: &str, x: f64, y: f64) -> Result<()>;
}

impl Touched for Page {
    async fn touch(&self, kind: &str, x: f64, y: f64) -> Result<()> {
        let points = json!({ "type": kind, "touchPoints": [{ "x": x, "y": y }] });
        self.tool("Input.dispatchTouchEvent", points).await.map(drop)
    }
}
