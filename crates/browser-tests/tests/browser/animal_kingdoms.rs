//! Animal Kingdoms: whole games with bots, in peace and alone, on a desk and on a phone, in both languages.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use pentarchy_browser_tests::{House, Look, Page};
use serde_json::json;

use crate::World;
use crate::player::{choose, form, is_said, play_out, play_some};

/// The levels of the upstart.
const LEVELS: [&str; 5] = ["easy", "medium", "normal", "hard", "extra-hard"];

/// Finds a realm that takes the card that is picked up, or one that does not, by the screen's own marks; picks the next card
/// up if there is none.
const PICK: &str = "
    const cards = [...document.querySelectorAll('.hand [data-card]')];
    const at = cards.findIndex((card) => card.getAttribute('aria-pressed') === 'true');
    const realm = at < 0 ? null : document.querySelector('.ak-land.' + arguments[0]);
    if (realm) return realm.dataset.realm;
    cards[(at + 1) % cards.length]?.click();
    return false;";

pub(crate) async fn a_game_of_animal_kingdoms_with_bots(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;

    // Realms light up for a card; one that does not take it says which decree, what it asks, and what it looked at.
    let realm = start_refused(&house, &page).await?;
    press_realm(&page, &realm).await?;
    page.see(".prompt .notice.bad").await?;
    let why = page.text(".prompt .notice.bad").await?;
    ensure!(why.contains("decree “") && why.contains(": "), "a refusal explains itself: {why}");
    let realm = page.until("a realm that takes a card", PICK, [json!("fits")]).await?;
    ensure!(page.has(".ak-card.picked").await?, "the card is picked up");
    let played = "return document.querySelectorAll('.ak-row [role=listitem]').length";
    let before = page.run(played, []).await?.as_u64();
    press_realm(&page, realm.as_str().context("a realm")?).await?;
    if page.has(".ak-bar .button.main").await? && page.has(".ak-card.picked").await? {
        page.press(".ak-bar .button.main").await?; // Of a pair, the other card.
    }
    page.until("a card played", &format!("{played} !== arguments[0]"), [json!(before)]).await?;

    // Majorities and what they would bring, on demand.
    page.press(".ak-now-button").await?;
    page.see(".ak-now tbody tr:nth-child(5)").await?;
    page.is_accessible("the score as it stands").await?;
    page.press("dialog[open] .dialog-head button").await?;
    play_some(&[&page], 12).await?;
    page.is_accessible("a table of Animal Kingdoms").await?;
    page.fits("a table of Animal Kingdoms").await?;
    finish(&page).await?;
    page.close().await
}

pub(crate) async fn a_game_of_animal_kingdoms_in_peace_on_a_phone(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::PHONE).await?;
    start(&house, &page, 2, &[("option-ties", "peace")]).await?;
    play_some(&[&page], 8).await?;
    page.fits("a table on a phone").await?;
    page.is_accessible("a table on a phone").await?;
    finish(&page).await?;
    page.close().await
}

pub(crate) async fn alone_against_the_upstart_at_every_level(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let desk = world.chromium.open(Look { dark: true, ..Look::DESK }).await?;
    let phone = world.chromium.open(Look::PHONE).await?;
    for (number, level) in LEVELS.into_iter().enumerate() {
        let page = if number % 2 == 0 { &phone } else { &desk };
        start(&house, page, 1, &[("option-level", level)]).await?;
        page.see(".ak-upstart").await?;
        let bonus = page.run("return document.querySelectorAll('.ak-bonus [aria-label]').length", []).await?;
        ensure!(bonus == [0, 1, 1, 1, 2][number], "{level}: {bonus} bonus cards");
        play_some(&[page], 4).await?;
        // He says why he played where he played.
        page.until("a reason", "return /(ранг ведёт|низкая|leads to|follows|bonus|бонус)/.test(document.querySelector('.log').textContent)", []).await?;
        play_out(&[page]).await?;
        check(page, level).await?;
    }
    desk.is_accessible("the end of a solo game").await?;
    desk.close().await?;
    phone.close().await
}

/// Pictures of a table in its middle: `-- pictures` writes them to `docs/images`.
pub(crate) async fn pictures_of_animal_kingdoms(world: &World) -> Result<()> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/images"));
    let house = House::open(&world.program).await?;
    for (name, look) in [("desk", Look::DESK), ("phone", Look::PHONE)] {
        let page = world.chromium.open(look).await?;
        start(&house, &page, 4, &[]).await?;
        play_some(&[&page], 12).await?;
        page.see(".prompt.ours .fold").await?;
        page.run("document.querySelector('.fold[aria-expanded=true]')?.click()", []).await?;
        page.until("a realm that takes a card", PICK, [json!("fits")]).await?;
        page.picture(&folder.join(format!("animal-kingdoms-{name}.png"))).await?;
        page.close().await?;
    }
    Ok(())
}

/// Starts a game in this browser.
async fn start(house: &House, page: &Page, seats: u8, choices: &[(&str, &str)]) -> Result<()> {
    form(house, page, "animal-kingdoms").await?;
    choose(page, "#seats", &seats.to_string()).await?;
    for (id, value) in choices {
        choose(page, &format!("#{id}"), value).await?;
    }
    page.press(".form .button.main").await?;
    page.see(".ak-ring").await
}

/// Starts games until one begins with a realm that refuses a card, which not all decrees do; gives that realm.
async fn start_refused(house: &House, page: &Page) -> Result<String> {
    for _ in 0..20 {
        start(house, page, 3, &[]).await?;
        page.see(".prompt.ours").await?;
        for _ in 0..40 {
            if let Some(realm) = page.run(PICK, [json!("bars")]).await?.as_str() {
                return Ok(realm.to_owned());
            }
        }
    }
    bail!("in none of twenty games a realm refuses a card at the start")
}

/// Taps a realm on the ring.
async fn press_realm(page: &Page, realm: &str) -> Result<()> {
    let tap = "const land = document.querySelector(`.ak-land[data-realm=${arguments[0]}]`);
        land.dispatchEvent(new MouseEvent('click', { bubbles: true }));";
    page.run(tap, [json!(realm)]).await.map(drop)
}

/// Plays the game out and looks at its end.
async fn finish(page: &Page) -> Result<()> {
    play_out(&[page]).await?;
    check(page, "the end").await?;
    page.is_accessible("the end of Animal Kingdoms").await?;
    // The end is a page of its own, and the replay shows every hand.
    page.press(".ending-bar a").await?;
    page.see(".controls").await?;
    page.see(".ak-ring").await?;
    page.fits("a replay").await
}

/// Every score opens to its lines, which add up; every text is there; nothing is too wide.
async fn check(page: &Page, what: &str) -> Result<()> {
    let sums = page.run(
        "return [...document.querySelectorAll('.ak-end-side')].map((side) => {
            side.open = true;
            const number = (one) => Number(one.textContent);
            const total = number(side.querySelector('.ak-end-total'));
            const lines = [...side.querySelectorAll('.ak-chapter li .numbers')].map(number);
            return [total, lines.reduce((sum, points) => sum + points, 0)];
        })",
        [],
    );
    let sums = sums.await?;
    let sums = sums.as_array().context("scores")?;
    ensure!(sums.len() > 1 && sums.iter().all(|sum| sum[0] == sum[1]), "{what}: totals and lines are {sums:?}");
    is_said(page, what).await?;
    page.fits(what).await
}
