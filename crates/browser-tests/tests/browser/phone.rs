//! 360 pixels wide.

use anyhow::{Result, ensure};
use pentarchy_browser_tests::{House, Look};

use crate::World;
use crate::player::{play_out, play_some};

pub(crate) async fn a_phone_shows_every_page_without_scrolling_sideways(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::PHONE).await?;
    for path in [
        "",
        "settings",
        "rules/fantasy-realms",
        "new/fantasy-realms/friends",
        "new/fantasy-realms/one-screen",
        "calculator",
        "replay",
    ] {
        page.open(&house.address(path)).await?;
        page.fits(path).await?;
    }
    page.open(&house.address("")).await?;
    page.press(".game-ways .main").await?;
    page.see(".prompt.ours").await?;
    page.fits("a table").await?;
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
