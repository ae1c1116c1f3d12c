//! Bots that think in the page's own worker, and what keeps them from it.

use anyhow::{Result, ensure};
use pentarchy_browser_tests::{House, Look, Page};
use serde_json::json;

use crate::World;
use crate::player::{form, play_the_turn, step};

pub(crate) async fn a_refused_tap_leaves_a_bot_to_its_thoughts(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    form(&house, &page, "fantasy-realms").await?;
    page.press_words("Start").await?;
    page.see(".prompt.ours").await?;
    // A bot thinks for as long as we like.
    let count = "window.asked = 0;
        Worker.prototype.postMessage = () => { window.asked += 1; };
        const keep = Storage.prototype.setItem;
        window.kept = 0;
        Storage.prototype.setItem = function (name, text) {
            window.kept += name.startsWith('pentarchy.game');
            return keep.call(this, name, text);
        };";
    page.run(count, []).await?;
    play_the_turn(&page).await?;
    page.until("a bot that thinks", "return window.asked > 0", []).await?;
    let counted = async || page.run("return [window.asked, window.kept]", []).await;
    let before = counted().await?;
    for _ in 0..3 {
        page.press(".fr-deck").await?;
        page.press(".prompt .notice.bad .quiet").await?;
        page.miss(".prompt .notice").await?;
    }
    let after = counted().await?;
    ensure!(before == after, "asked and kept {before} times before the taps, {after} after them");
    page.close().await
}

/// Asks the coach, where there is something to choose.
async fn ask_coach(page: &Page) -> Result<()> {
    page.press("button.coach[aria-busy='false']").await
}

pub(crate) async fn a_worker_of_another_version_says_so(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    form(&house, &page, "fantasy-realms").await?;
    page.press_words("Start").await?;
    page.see(".prompt.ours").await?;
    // Whoever begins has nothing to choose at first.
    if !page.has("button.coach").await? {
        step(&page).await?;
    }
    // The page plays by rules that the worker has never heard of.
    let newer = r#"const ask = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (asked) {
            ask.call(this, window.mended ? asked : asked.replace('\\"rules\\":', '\\"rules\\":9'));
        };"#;
    page.run(newer, []).await?;
    ask_coach(&page).await?;
    page.read("Reload the page to go on").await?;
    page.see("button.coach[aria-busy='false']").await?;

    page.run("window.mended = true", []).await?;
    ask_coach(&page).await?;
    page.see(".coach-choices li").await?;
    page.miss(".foot .notice").await?;

    // A bot that does not understand says so too, until its game is left.
    page.run("window.mended = false", []).await?;
    play_the_turn(&page).await?;
    page.see(".foot .notice").await?;
    page.press("header a").await?;
    page.see(".game-ways").await?;
    page.miss(".foot .notice").await?;
    page.close().await
}

pub(crate) async fn what_a_browser_keeps_bears_its_content_in_its_name(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    page.open(&house.address("")).await?;
    page.until("the client to be kept", "return navigator.serviceWorker.controller?.state === 'activated'", []).await?;
    // What is kept is answered without asking, while the page itself is always the newest.
    let others = "const told = async () => {
            const [name] = await caches.keys();
            const kept = await (await caches.open(name)).keys();
            const names = kept.map(({ url }) => url.split('/').pop());
            return [names.length, names.filter((name) => !/-[0-9a-f]{16}\\.\\w+$/.test(name)).sort()];
        };
        return told()";
    let kept = page.run(others, []).await?;
    ensure!(kept[0].as_u64() > Some(5), "the program is kept: {kept}");
    let same_in_every_version = json!(["", "icon-192.png", "icon-512.png", "icon.svg", "manifest.webmanifest"]);
    ensure!(kept[1] == same_in_every_version, "pages and workers of different versions would share {}", kept[1]);
    page.close().await
}
