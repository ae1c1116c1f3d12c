//! Games are fetched when they are needed. A debug build of the client is in one piece: there is nothing to see then.

use anyhow::{Context, Result, ensure};
use pentarchy_browser_tests::{House, Look, Page};
use serde_json::json;

use crate::World;

/// How often the page has fetched a part of Fantasy Realms; none if the client is in one piece.
async fn fetched(page: &Page) -> Result<Option<u64>> {
    let script = "const names = performance.getEntriesByType('resource').map((one) => one.name);
        if (!names.some((name) => name.includes('/parts-'))) return null;
        return names.filter((name) => name.includes('/fantasy-realms-')).length";
    Ok(page.run(script, []).await?.as_u64())
}

pub(crate) async fn a_game_is_fetched_when_it_is_needed(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    page.open(&house.address("")).await?;
    page.see(".game-card .cover svg").await?;
    page.read("Fantasy Realms").await?;
    if let Some(fetched) = fetched(&page).await? {
        ensure!(fetched == 0, "the shelf needs no game");
    }

    // Whoever turns to a game will want it.
    page.run("document.querySelector('.game-card .main').focus()", []).await?;
    if fetched(&page).await?.is_some() {
        let came =
            "return performance.getEntriesByType('resource').some((one) => one.name.includes('/fantasy-realms-'))";
        page.until("the game", came, []).await?;
    }
    page.press_words("Play now").await?;
    page.see(".prompt.ours").await?;
    page.close().await
}

pub(crate) async fn a_game_that_does_not_come_is_told_and_tried_again(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    page.tool("Network.enable", json!({})).await?;
    page.tool("Network.setBypassServiceWorker", json!({ "bypass": true })).await?;
    page.tool("Network.setBlockedURLs", json!({ "urls": ["*/fantasy-realms-*.wasm"] })).await?;
    page.open(&house.address("rules/fantasy-realms")).await?;
    page.see(".page").await?;
    if fetched(&page).await?.is_none() {
        return page.close().await;
    }
    page.read("What this page needs could not be fetched").await?;
    page.is_accessible("a game that did not come").await?;
    page.tool("Network.setBlockedURLs", json!({ "urls": [] })).await?;
    page.press_words("Try again").await?;
    page.see("#rule-FR-1").await?;
    let complaints = page.console().await?;
    ensure!(!complaints.is_empty(), "a browser tells of what it could not fetch");
    page.close().await.context("nothing went wrong afterwards")
}

pub(crate) async fn a_visitor_fetches_the_page_that_they_see(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::PHONE).await?;
    page.open(&house.address("rules/animal-kingdoms")).await?;
    page.see("#rule-AK-1").await?;
    if fetched(&page).await?.is_none() {
        return page.close().await;
    }
    let names = |part: &'static str| {
        let script = "return performance.getEntriesByType('resource')
            .map((one) => one.name.split('/').pop()).filter((name) => name.startsWith(arguments[0])).length";
        page.run(script, [json!(part)])
    };
    ensure!(names("animal-kingdoms-rulebook-").await? == json!(1), "the rules are one file");
    ensure!(names("animal-kingdoms-").await? == json!(1), "who only reads the rules needs nothing else of the game");
    for other in ["home-", "local-", "new-", "replay-", "fantasy-realms-"] {
        ensure!(names(other).await? == json!(0), "{other} is fetched by who needs it");
    }
    page.close().await
}

pub(crate) async fn what_is_fetched_comes_with_its_style(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    page.open(&house.address("")).await?;
    page.see(".game-card .cover svg").await?;
    let colours = "return arguments[0].map((css) => getComputedStyle(document.querySelector(css)).fill)";
    let covers =
        [".fr-cover .cloth", ".bk-cover .cloth", ".ak-cover .cloth", ".ck-cover .ground", ".ds-cover .ds-cloth"];
    let fills = page.run(colours, [json!(covers)]).await?;
    let fills: Vec<&str> = fills.as_array().into_iter().flatten().filter_map(|fill| fill.as_str()).collect();
    ensure!(fills.len() == covers.len() && !fills.contains(&"rgb(0, 0, 0)"), "{fills:?}");

    page.press_words("Play now").await?;
    page.see(".prompt.ours").await?;
    let band = "return getComputedStyle(document.querySelector('.fr-band')).backgroundColor";
    let colour = page.run(band, []).await?;
    ensure!(colour.as_str().is_some_and(|colour| colour != "rgba(0, 0, 0, 0)"), "the band of a card is {colour}");
    page.close().await
}
