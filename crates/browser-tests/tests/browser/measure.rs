//! How quick it is, measured in the browser: `cargo test -p pentarchy-browser-tests -- measure`.

use anyhow::{Context, Result, ensure};
use pentarchy_browser_tests::{House, Look, Page, Screen};
use serde_json::{Value, json};
use tokio::process::Command;

use crate::World;
use crate::player::{GAMES, form, meet, step};

/// How often each thing is measured; the median counts.
const TIMES: usize = 5;

/// A frame that took longer than this is one that was dropped: a phone shows sixty a second.
const FRAME: f64 = 25.0;

/// Prints the client's figures as the rows of a table.
pub(crate) async fn measure(world: &World) -> Result<()> {
    println!("\n| the client | figure | target |\n|---|---:|---:|");
    let house = House::open(&world.program).await?;
    visit(world, &house).await?;
    move_here(world, &house).await?;
    move_over_the_server(world, &house).await?;
    search(world, &house).await
}

fn row(what: &str, value: f64, unit: &str, target: &str) {
    let figure = format!("{value:.0} {unit}");
    println!("| {what} | {} | {target} |", figure.trim());
}

async fn visit(world: &World, house: &House) -> Result<()> {
    let mut visits = Vec::new();
    let (mut shelf, mut game) = (0.0, 0.0);
    for _ in 0..TIMES {
        let page = world.chromium.open(Look::DESK).await?;
        page.open(&house.address("")).await?;
        let ready = page.until("the page", "return performance.getEntriesByName('ready')[0]?.startTime", []).await?;
        visits.push(ready.as_f64().context("a time")?);
        shelf = page.loaded().await?;
        page.press(".game-ways .main").await?;
        page.see(".prompt.ours .choices").await?;
        game = page.loaded().await?;
        page.close().await?;
    }
    row("first visit: the shelf, over the network", shelf / 1024.0, "KiB", "< 600");
    row("first visit: with the first game begun, over the network", game / 1024.0, "KiB", "–");
    row("first visit: until it can be used", median(&mut visits), "ms", "< 2000");
    Ok(())
}

/// On a phone, against bots; then a card is dragged by a finger, on a processor four times slower.
async fn move_here(world: &World, house: &House) -> Result<()> {
    let page = world.chromium.open(Look { screen: Screen::Phone, ..Look::DESK }).await?;
    page.open(&house.address("")).await?;
    page.press(".game-ways .main").await?;
    let mut moves = Vec::new();
    for _ in 0..TIMES {
        page.see(".prompt.ours .choices").await?;
        moves.push(page.time_a_move().await?);
    }
    row("a move against bots, from the press to the screen", median(&mut moves), "ms", "< 100");

    page.see(".prompt.ours .choices").await?;
    page.tool("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;
    let frames = page.drag_a_card().await?;
    let dropped = frames.iter().filter(|&&frame| frame > FRAME).count();
    let what = format!("dragging a card on a phone, 4× slower: dropped of {} frames", frames.len());
    row(&what, dropped as f64, "", "0");
    page.close().await
}

/// From the press of one player to their own screen, by way of the server.
async fn move_over_the_server(world: &World, house: &House) -> Result<()> {
    let host = world.chromium.open(Look::DESK).await?;
    let guest = world.chromium.open(Look::PHONE).await?;
    meet(house, &host, &guest).await?;
    let mut moves = Vec::new();
    while moves.len() < TIMES {
        if host.has(".prompt.ours .choices").await? {
            moves.push(host.time_a_move().await?);
        } else {
            ensure!(step(&guest).await? != "over", "the game ends before it is measured");
        }
    }
    row("a move over the server, from the press to the screen", median(&mut moves), "ms", "< 100");
    host.close().await?;
    guest.close().await
}

/// The expert's first decision in the browser's worker, beside the same on one thread of the machine: as the coach
/// thinks, who always thinks it through.
async fn search(world: &World, house: &House) -> Result<()> {
    let bench = Command::new(&world.program).args(["bench", "--search", "--json"]).output().await?;
    ensure!(bench.status.success(), "the bench: {}", String::from_utf8_lossy(&bench.stderr));
    let figures: Value = serde_json::from_slice(&bench.stdout)?;
    let native = |game: &str, what: &str| {
        let begin = format!("{game}: {what}");
        let told = |figure: &&Value| figure["what"].as_str().is_some_and(|told| told.starts_with(&begin));
        let figure = figures.as_array().into_iter().flatten().find(told);
        figure.and_then(|figure| figure["value"].as_f64()).with_context(|| format!("{what} of {game}"))
    };
    for game in GAMES {
        let page = world.chromium.open(Look::DESK).await?;
        let (mut times, mut thoughts) = (Vec::new(), Vec::new());
        while times.len() < TIMES {
            form(house, &page, game).await?;
            page.press_words("Start").await?;
            page.see(".prompt.ours").await?;
            while !page.has("button.coach").await? {
                ensure!(step(&page).await? != "over", "a game of {game} without a choice");
            }
            // The coach's first words wait for what the browser must fetch and compile.
            page.press("button.coach").await?;
            page.see(".coach-choices li").await?;
            page.press("button.coach").await?;
            page.miss(".coach-choices").await?;
            let (whole, thought) = page.time_the_coach().await?;
            times.push(whole);
            thoughts.push(thought);
        }
        let longest = times.iter().copied().fold(0.0, f64::max);
        let mean = thoughts.iter().sum::<f64>() / thoughts.len() as f64;
        let (rate, alone) = (native(game, "search iterations")?, native(game, "the expert's first decision")? * 1e3);
        row(&format!("{game}: search iterations in the browser"), rate * alone / mean, "/s", "–");
        row(&format!("{game}: of those of the machine itself"), 100.0 * alone / mean, "%", "≥ 50");
        row(&format!("{game}: the expert's first decision, longest of {TIMES}"), longest, "ms", "< 3000");
        page.close().await?;
    }
    Ok(())
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// What is measured on a page.
trait Measured {
    async fn loaded(&self) -> Result<f64>;
    async fn time_a_move(&self) -> Result<f64>;
    async fn time_the_coach(&self) -> Result<(f64, f64)>;
    async fn drag_a_card(&self) -> Result<Vec<f64>>;
}

impl Measured for Page {
    /// How many bytes have come over the network so far.
    async fn loaded(&self) -> Result<f64> {
        let script = "return ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
            .reduce((sum, one) => sum + one.transferSize, 0)";
        self.run(script, []).await?.as_f64().context("bytes")
    }

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

    /// From the press to the words, and how much of that the worker had the question.
    async fn time_the_coach(&self) -> Result<(f64, f64)> {
        let script = "
            window.took = undefined;
            const before = performance.now();
            const ask = Worker.prototype.postMessage;
            Worker.prototype.postMessage = function (question) {
                Worker.prototype.postMessage = ask;
                const asked = performance.now();
                this.addEventListener('message', (event) => { window.thought = event.timeStamp - asked; }, { once: true });
                ask.call(this, question);
            };
            const seen = new MutationObserver(() => {
                if (!document.querySelector('.coach-choices li')) return;
                seen.disconnect();
                const whole = performance.now() - before;
                setTimeout(() => { window.took = [whole, window.thought]; });
            });
            seen.observe(document.body, { subtree: true, childList: true });
            document.querySelector('button.coach').click();";
        self.run(script, []).await?;
        let took = self.until("the coach", "return window.took", []).await?;
        Ok((took[0].as_f64().context("a time")?, took[1].as_f64().context("a time")?))
    }

    async fn drag_a_card(&self) -> Result<Vec<f64>> {
        let place = self
            .run(
                "const card = document.querySelector('.hand [data-card]')?.getBoundingClientRect();
                return card ? [card.x + card.width / 2, card.y + card.height / 3] : null",
                [],
            )
            .await?;
        let place = place.as_array().context("a card in hand")?;
        let (x, y) = (place[0].as_f64().context("x")?, place[1].as_f64().context("y")?);
        let start = "window.frames_ = []; let last = performance.now();
            const frame = (now) => { window.frames_.push(now - last); last = now; if (!window.stopped_) requestAnimationFrame(frame); };
            requestAnimationFrame(frame)";
        // What is done when the finger goes down counts too.
        self.run(start, []).await?;
        self.touch("touchStart", x, y).await?;
        for step in 1..=60 {
            self.touch("touchMove", x, y - f64::from(step) * 4.0).await?;
        }
        self.run("window.stopped_ = true", []).await?;
        self.tool("Input.dispatchTouchEvent", json!({ "type": "touchCancel", "touchPoints": [] })).await?;
        let frames = self.run("return window.frames_", []).await?;
        Ok(frames.as_array().context("frames")?.iter().skip(2).filter_map(Value::as_f64).collect())
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
