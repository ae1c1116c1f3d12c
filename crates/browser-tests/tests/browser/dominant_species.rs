//! Dominant Species: whole games on a desk and on a phone, in both languages.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use pentarchy_browser_tests::{House, Look, Page};
use serde_json::json;

use crate::World;
use crate::player::{choose, form, is_said};

/// Goes on pressing buttons of the prompt, each time another one of those that are offered, until the game is over or
/// so many were pressed and it is the player's turn again.
const PLAY_ON: &str = "
    let pressed = 0;
    window.played = false;
    const step = () => {
        const enough = pressed >= arguments[0] && document.querySelector('.prompt.ours');
        if (document.querySelector('.ending-bar') || enough) { window.played = true; return; }
        const dock = document.querySelector('.prompt.ours');
        const fold = dock?.querySelector('.fold[aria-expanded=false]');
        const choices = dock ? [...dock.querySelectorAll('.all-choices button, .choices button:not(.fold)')] : [];
        if (fold) fold.click();
        else if (choices.length) choices[(pressed++ * 7 + 3) % choices.length].click();
        setTimeout(step, 0);
    };
    step();";

/// Far longer than a game takes, even beside other work.
const PATIENCE: u32 = 12;

/// Starts a game against the quickest bots.
async fn start(page: &Page, house: &House, seats: u8, options: &[(&str, &str)]) -> Result<()> {
    form(house, page, "dominant-species").await?;
    choose(page, "#seats", &seats.to_string()).await?;
    for (option, value) in options {
        choose(page, &format!("#option-{option}"), value).await?;
    }
    page.press(".new-table .button.main").await?;
    page.see(".prompt.ours").await
}

/// Plays by the prompt's buttons: so many presses, or to the end.
async fn play_on(page: &Page, presses: u32) -> Result<()> {
    page.run(PLAY_ON, [json!(presses)]).await?;
    for _ in 0..PATIENCE {
        if page.until("the game to go on", "return window.played", []).await.is_ok() {
            return Ok(());
        }
    }
    bail!("the game does not go on: {}", page.text("#prompt").await?)
}

/// Plays the game out.
async fn play_out(page: &Page) -> Result<()> {
    play_on(page, u32::MAX).await?;
    page.see(".ending-bar").await
}

/// Everything public is there, in words too.
async fn is_whole(page: &Page, animals: usize) -> Result<()> {
    let counted = page.run(
        "const count = (css) => document.querySelectorAll(css).length;
        return [count('.ds-eyeball'), count('.ds-section'), count('.ds-animal'), count('.ds-stack'),
            count('.ds-tile[data-tile]') >= 7, count('.ds-element') > 0]",
        [],
    );
    let counted = counted.await?;
    ensure!(counted == json!([41, 12, animals, 3, true, true]), "the table shows {counted}");
    is_said(page, "the table").await
}

/// The end tells where every point came from: the lines of every animal add up to its total.
async fn adds_up(page: &Page) -> Result<()> {
    page.run("document.querySelectorAll('.ds-ending details').forEach((one) => { one.open = true; })", []).await?;
    let wrong = page.run(
        "const number = (one) => Number(one.textContent.replace('−', '-').replace('+', ''));
        return [...document.querySelectorAll('.ds-end-animal')].filter((one) =>
            [...one.querySelectorAll('.ds-period li b')].reduce((sum, line) => sum + number(line), 0) !== number(one.querySelector('h3 > b'))
        ).map((one) => one.innerText)",
        [],
    );
    let wrong = wrong.await?;
    ensure!(wrong == json!([]), "these don't add up: {wrong}");
    Ok(())
}

pub(crate) async fn dominant_species_six_animals_on_a_desk(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    start(&page, &house, 6, &[]).await?;
    is_whole(&page, 6).await?;

    // Everything public stands on one screen, without scrolling.
    let below = page.run(
        "const main = document.querySelector('.table-main');
        return [...document.querySelectorAll('.ds-animal, .ds-card, .ds-eyeball, .ds-earth')]
            .filter((one) => one.getBoundingClientRect().bottom > main.getBoundingClientRect().bottom + 1)
            .map((one) => one.className.baseVal ?? one.className)",
        [],
    );
    let below = below.await?;
    ensure!(below == json!([]), "one has to scroll to see {below}");

    // An eyeball tells what it would do; a second press puts the pawn there; it can be taken back.
    // Others may have placed before.
    let free = "return document.querySelector(\"[data-eyeball^='domination-']:not(:has(.ds-pawn))\").dataset.eyeball";
    let free = page.run(free, []).await?;
    let free = free.as_str().context("a free eyeball")?;
    page.press(&format!("[data-eyeball='{free}']")).await?;
    page.read("Score a tile").await?;
    page.press(".ds-decide").await?;
    page.see(&format!("[data-eyeball='{free}'] .ds-pawn")).await?;

    // A tile tells how matches add up: at the start the insects have four on the savannah, two cubes and its cone.
    page.press("[data-tile='1,-1']").await?;
    let told = page.text(".ds-told").await?;
    ensure!(told.contains("2×2") && told.contains("= 4"), "{told}");
    page.is_accessible("a table of Dominant Species").await?;
    play_out(&page).await?;
    is_whole(&page, 6).await?;
    adds_up(&page).await?;
    page.is_accessible("the end of Dominant Species").await?;
    page.press_words("Watch the replay").await?;
    page.see(".ds-earth").await?;
    page.close().await
}

pub(crate) async fn dominant_species_three_animals_each_on_a_phone(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::PHONE).await?;
    start(&page, &house, 2, &[("animals", "all"), ("earth", "random")]).await?;
    page.fits("a table").await?;
    is_whole(&page, 6).await?;

    // Planning brings the actions to the front; the other parts are one tap away.
    let front = "const middle = document.elementFromPoint(innerWidth / 2, innerHeight * 0.4);
        return middle.closest('.ds-part')?.classList.contains(arguments[0])";
    page.until("the actions", front, [json!("actions")]).await?;
    page.press_words("Карты").await?;
    page.until("the cards", front, [json!("cards")]).await?;
    page.press_words("Земля").await?;
    page.until("the earth", front, [json!("earth")]).await?;
    page.press(".ds-tile[data-tile]").await?;
    page.see(".ds-told").await?;
    page.fits("a tile that tells of itself").await?;
    page.is_accessible("a table of Dominant Species on a phone").await?;
    play_out(&page).await?;
    adds_up(&page).await?;
    page.fits("the end").await?;
    page.is_accessible("the end of Dominant Species on a phone").await?;
    page.close().await
}

/// A table at play, for `docs/images`.
pub(crate) async fn dominant_species_pictures(world: &World) -> Result<()> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/images"));
    let house = House::open(&world.program).await?;
    let looks = [("desk", Look::DESK), ("phone", Look { dark: false, ..Look::PHONE })];
    for (name, look) in looks {
        let page = world.chromium.open(look).await?;
        start(&page, &house, 6, &[]).await?;
        play_on(&page, 60).await?;
        page.press(".ds-tile[data-tile]").await?;
        page.see(".ds-told").await?;
        page.picture(&folder.join(format!("dominant-species-{name}.png"))).await?;
        page.close().await?;
    }
    Ok(())
}
