//! Brutal Kingdom: whole games with bots, on a desk and on a phone, in both languages.

use std::path::Path;

use anyhow::{Result, bail, ensure};
use pentarchy_browser_tests::{House, Look, Page, Screen};
use serde_json::json;

use crate::World;
use crate::player::{form, is_said, play_out, step};

/// Opens a table with the quickest bots, for the fewest players or one more.
async fn sit_down(house: &House, page: &Page, one_more: bool) -> Result<()> {
    form(house, page, "brutal-kingdom").await?;
    if one_more {
        page.press(".number:has(#seats) button:last-of-type").await?;
    }
    page.press(".page .button.main").await?;
    page.see(".prompt.ours").await
}

/// Whether the viewer is to play the third card of a chapter, with something on the chapel.
const IN_THE_MIDDLE: &str = "
    const count = (css) => document.querySelectorAll(css).length;
    return count('.bk-own-stack .bk-card') === 2 && count('.hand [data-card].glows') === 2 && count('.bk-space .bk-disc') > 0;";

/// Plays until then; another game if it does not come to that in this one.
async fn to_the_middle(page: &Page) -> Result<()> {
    for _ in 0..4_000 {
        if page.run(IN_THE_MIDDLE, []).await? == true {
            return Ok(());
        }
        if page.has(".ending-bar").await? {
            page.press(".ending-bar .button.main").await?;
            page.see(".prompt.ours").await?;
        }
        step(page).await?;
    }
    bail!("nobody comes to the middle of a chapter: {}", page.text("body").await?)
}

/// What the sheets at the end get wrong: a total that is not the sum of its lines, a line that is not tokens × worth.
const SHEETS: &str = "
    const number = (one) => Number(one.innerText.replace('−', '-'));
    const wrong = [];
    for (const sheet of document.querySelectorAll('.bk-end')) {
        const rows = [...sheet.querySelectorAll('.bk-sum li')];
        const sum = rows.reduce((sum, row) => sum + number(row.querySelector(':scope > b')), 0);
        if (rows.length !== 4 || sum !== number(sheet.querySelector('.bk-total'))) wrong.push(sheet.innerText);
        for (const row of rows.slice(0, 3)) {
            const [count, worth] = row.querySelector(':scope > .numbers').innerText.split('×').map(Number);
            if (count * worth !== number(row.querySelector(':scope > b'))) wrong.push(row.innerText);
        }
    }
    return [document.querySelectorAll('.bk-end').length, wrong];";

async fn a_whole_game(world: &World, look: Look, seats: u64) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(look).await?;
    sit_down(&house, &page, seats == 4).await?;
    let shown = page.run(
        "return [document.querySelectorAll('.bk-place').length, document.querySelectorAll('.hand [data-card]').length,
            document.querySelectorAll('.bk-spot').length, document.querySelectorAll('.bk-token').length]",
        [],
    );
    ensure!(shown.await? == json!([seats, 2, 2, 3]), "places, light cards, the centre's light cards, the supply");

    // A card that is picked up says what it does; a second tap passes it on.
    page.press(".hand [data-card]").await?;
    page.see(".bk-picked .button.main").await?;
    page.press(".hand [data-card].picked").await?;
    page.until("dark cards", "return document.querySelectorAll('.bk-spot').length === 4", []).await?;

    to_the_middle(&page).await?;
    page.see(".bk-pile[data-height]").await?;
    page.is_accessible("a table").await?;
    page.fits("a table").await?;
    page.press(".bk-reference-open").await?;
    page.see(".bk-reference-row").await?;
    let rows = page.run("return document.querySelectorAll('.bk-reference-row').length", []).await?;
    ensure!(rows == if seats == 4 { 20 } else { 16 }, "{rows} characters");
    page.is_accessible("the reference").await?;
    is_said(&page, "the reference").await?;
    page.press(".dialog[open] .dialog-head .quiet").await?;

    play_out(&[&page]).await?;
    page.see(".bk-end").await?;
    let sheets = page.run(SHEETS, []).await?;
    ensure!(sheets == json!([seats, []]), "{sheets}");
    page.is_accessible("the end").await?;
    page.fits("the end").await?;
    is_said(&page, "the end").await?;
    page.close().await
}

pub(crate) async fn a_whole_game_of_brutal_kingdom_on_a_desk(world: &World) -> Result<()> {
    a_whole_game(world, Look::DESK, 4).await
}

pub(crate) async fn a_whole_game_of_brutal_kingdom_on_a_phone(world: &World) -> Result<()> {
    a_whole_game(world, Look::PHONE, 3).await
}

/// Writes what the table looks like to `docs/images`.
pub(crate) async fn brutal_kingdom_pictures(world: &World) -> Result<()> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/images"));
    let house = House::open(&world.program).await?;
    let looks = [
        ("desk", Look { screen: Screen::Desk, language: "en", dark: false }),
        ("phone", Look { screen: Screen::Phone, language: "ru", dark: false }),
    ];
    for (name, look) in looks {
        let page = world.chromium.open(look).await?;
        // Nothing moves while it is looked at.
        let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        page.tool("Emulation.setEmulatedMedia", still).await?;
        sit_down(&house, &page, true).await?;
        to_the_middle(&page).await?;
        page.miss(".bk-blow").await?;
        page.picture(&folder.join(format!("brutal-kingdom-{name}.png"))).await?;
        page.close().await?;
    }
    Ok(())
}
