//! Pictures of the screens: `cargo test -p pentarchy-browser-tests -- pictures` writes them to `docs/images`.

use std::path::Path;

use anyhow::Result;
use pentarchy_browser_tests::{House, Look, Screen};
use serde_json::json;

use crate::World;
use crate::player::{play_out, play_some};

pub(crate) async fn pictures(world: &World) -> Result<()> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/images"));
    std::fs::create_dir_all(folder)?;
    let house = House::open(&world.program).await?;
    let looks = [
        ("desk", Look { screen: Screen::Desk, language: "en", dark: false }),
        ("phone", Look { screen: Screen::Phone, language: "ru", dark: false }),
        ("dark", Look { screen: Screen::Desk, language: "ru", dark: true }),
    ];
    for (name, look) in looks {
        let page = world.chromium.open(look).await?;
        // Nothing moves while it is looked at.
        let still = json!({ "features": [
            { "name": "prefers-reduced-motion", "value": "reduce" },
            { "name": "prefers-color-scheme", "value": if look.dark { "dark" } else { "light" } },
        ] });
        page.tool("Emulation.setEmulatedMedia", still).await?;
        page.open(&house.address("")).await?;
        let loaded = "return [...document.images].every((image) => image.complete && image.naturalWidth)";
        page.until("pictures", loaded, []).await?;
        page.picture(&folder.join(format!("home-{name}.png"))).await?;
        page.press(".game-ways .main").await?;
        page.see(".prompt.ours").await?;
        play_some(&[&page], 14).await?;
        page.see(".prompt.ours").await?;
        page.picture(&folder.join(format!("table-{name}.png"))).await?;
        play_out(&[&page]).await?;
        page.picture(&folder.join(format!("ending-{name}.png"))).await?;
        page.close().await?;
    }
    Ok(())
}
