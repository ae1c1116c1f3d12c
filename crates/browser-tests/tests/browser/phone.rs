//! 360 pixels wide.

use anyhow::{Result, ensure};
use pentarchy_browser_tests::{House, Look, Page};

use crate::World;
use crate::player::{play_out, play_some, step};

pub(crate) async fn a_phone_shows_every_page_without_scrolling_sideways(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::PHONE).await?;
    every_page_fits(&house, &page).await?;
    let dock = page.run(
        "const dock = document.querySelector('.dock').getBoundingClientRect();
        return dock.bottom <= innerHeight + 1 && dock.top > innerHeight * 0.2",
        [],
    );
    ensure!(dock.await? == true, "prompt and hand are under the thumb, and leave room for the board");
    play_some(&[&page], 3).await?;
    page.fits("a table at play").await?;
    play_out(&[&page]).await?;
    page.fits("a table at its end").await?;
    page.press(".ending-bar a").await?;
    page.see(".controls").await?;
    page.fits("a replay").await?;
    page.close().await
}

pub(crate) async fn a_phone_with_the_largest_letters_does_so_too(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::PHONE).await?;
    page.open(&house.address("settings")).await?;
    page.press_words("Самый крупный").await?;
    page.press_words("Мгновенно").await?;
    let letters = page.run("return parseFloat(getComputedStyle(document.documentElement).fontSize)", []).await?;
    ensure!(letters.as_f64() >= Some(32.0), "letters of {letters} pixels");
    every_page_fits(&house, &page).await?;
    // With eight cards in hand there are many choices.
    step(&page).await?;
    page.press(".fold").await?;
    page.fits("all choices").await?;
    page.press("button[aria-label='О столе']").await?;
    page.fits("the table's menu").await?;
    page.press(".panel-close").await?;
    page.press(".chip").await?;
    page.see(".dialog[open]").await?;
    page.fits("a player").await?;
    page.press(".dialog[open] button").await?;
    play_out(&[&page]).await?;
    page.fits("a table at its end").await?;
    page.press(".ending-bar a").await?;
    page.see(".controls").await?;
    page.fits("a replay").await?;
    page.close().await
}

/// Looks at every page that one comes to without playing, then at a table.
async fn every_page_fits(house: &House, page: &Page) -> Result<()> {
    for path in [
        "",
        "settings",
        "rules/fantasy-realms",
        "new/fantasy-realms/friends",
        "new/fantasy-realms/one-screen",
        "calculator",
        "calculator?hand=ABCDEFG",
        "replay",
    ] {
        page.open(&house.address(path)).await?;
        page.fits(path).await?;
    }
    page.open(&house.address("")).await?;
    page.press(".game-ways .main").await?;
    page.see(".prompt.ours").await?;
    page.fits("a table").await
}
