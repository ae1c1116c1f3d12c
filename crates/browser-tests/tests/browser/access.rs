//! Roles, names, contrast, targets and order of focus on every screen, in the light and in the dark.

use anyhow::Result;
use pentarchy_browser_tests::{House, Look};

use crate::World;
use crate::player::{is_said, meet, play_out, play_some};

pub(crate) async fn every_page_is_open_to_everybody(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    for dark in [false, true] {
        let page = world.chromium.open(Look { dark, ..Look::DESK }).await?;
        for path in [
            "",
            "settings",
            "rules/fantasy-realms",
            "new/fantasy-realms/friends",
            "new/fantasy-realms/bots",
            "calculator",
            "replay",
            "no/such/page",
        ] {
            page.open(&house.address(path)).await?;
            page.is_accessible(&format!("{path:?}, dark: {dark}")).await?;
        }
        let guest = world.chromium.open(Look { dark, ..Look::PHONE }).await?;
        page.open(&house.address("new/fantasy-realms/friends")).await?;
        page.press_words("Make the table").await?;
        page.see(".waiting").await?;
        page.is_accessible("the waiting room").await?;
        is_said(&page, "the waiting room").await?;

        meet(&house, &page, &guest).await?;
        play_some(&[&page, &guest], 3).await?;
        page.is_accessible("a table").await?;
        guest.is_accessible("a table on a phone").await?;
        for panel in ["Chat", "Rules", "Table"] {
            page.press(&format!("button[aria-label='{panel}']")).await?;
            page.is_accessible(panel).await?;
        }
        play_out(&[&page, &guest]).await?;
        page.is_accessible("the end").await?;
        guest.is_accessible("the end on a phone").await?;
        page.press_words("Watch the replay").await?;
        page.see(".controls").await?;
        page.is_accessible("a replay").await?;
        page.close().await?;
        guest.close().await?;
    }
    Ok(())
}
