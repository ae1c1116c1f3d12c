//! First games: every lesson is played to its end, by doing what is marked.

use anyhow::{Result, ensure};
use pentarchy_browser_tests::{House, Look, Page, Screen};
use serde_json::Value;

use crate::World;
use crate::player::is_said;

/// Reads on, or does what the lesson asks for.
const STEP: &str = "
    const guide = document.querySelector('.guide');
    if (!guide) return null;
    if (!guide.querySelector('.numbers')) return 'done';
    const wanted = document.querySelector('.choices .button.wanted');
    const fold = document.querySelector('.prompt.ours .fold[aria-expanded=false]');
    const next = guide.querySelector('.next') || wanted || (guide.querySelector('.soft') ? fold || guide.querySelector('.soft') : null);
    next?.click();
    return next === wanted ? 'did' : 'read';";

/// The games with a lesson, from the shelf.
async fn taught(page: &Page) -> Result<Vec<String>> {
    let links = page
        .run("return [...document.querySelectorAll('a[href^=\"learn/\"]')].map((one) => one.getAttribute('href'))", [])
        .await?;
    let links = links.as_array().cloned().unwrap_or_default();
    Ok(links.iter().filter_map(Value::as_str).map(str::to_owned).collect())
}

pub(crate) async fn every_lesson_is_played_to_its_end(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let looks = [
        Look { screen: Screen::Phone, language: "ru", dark: false },
        Look { screen: Screen::Desk, language: "en", dark: true },
    ];
    for look in looks {
        let page = world.chromium.open(look).await?;
        page.open(&house.address("settings")).await?;
        page.run("localStorage.setItem('pentarchy.settings', JSON.stringify({ pace: 'instant' }))", []).await?;
        page.open(&house.address("")).await?;
        page.see("a[href^='learn/']").await?;
        for lesson in taught(&page).await? {
            page.open(&house.address(&lesson)).await?;
            page.see(".guide .next").await?;
            page.fits(&lesson).await?;
            page.is_accessible(&lesson).await?;
            let mut did = 0;
            page.until(format!("{lesson} to end"), STEP, []).await?;
            for _ in 0..400 {
                let step = page.run(STEP, []).await?;
                did += u32::from(step == "did");
                if step == "done" {
                    break;
                }
            }
            ensure!(did > 0, "{lesson}: something is done by hand");
            page.see(".guide .button.main").await?;
            is_said(&page, &lesson).await?;
            page.fits(&format!("the end of {lesson}")).await?;
        }
        page.close().await?;
    }
    Ok(())
}
