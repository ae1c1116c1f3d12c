//! Somebody who plays by the prompt's buttons alone.

use anyhow::{Result, bail, ensure};
use pentarchy_browser_tests::{House, Page};
use serde_json::json;

/// Presses one button of the prompt if it is this player's turn; says how the page stands.
const STEP: &str = "
    if (document.querySelector('.ending-bar')) return 'over';
    const curtain = document.querySelector('.curtain .button.main');
    if (curtain) { curtain.click(); return 'passed'; }
    const dock = document.querySelector('.prompt.ours');
    if (!dock) return 'waiting';
    const choice = dock.querySelector('.all-choices button') || dock.querySelector('.choices button.main')
        || dock.querySelector('.choices button:not(.fold)');
    if (choice) { choice.click(); return 'chose'; }
    const fold = dock.querySelector('.fold[aria-expanded=false]');
    if (fold) { fold.click(); return 'unfolded'; }
    return 'nothing';";

/// The games of the house.
pub(crate) const GAMES: [&str; 5] =
    ["fantasy-realms", "brutal-kingdom", "animal-kingdoms", "colour-kingdoms", "dominant-species"];

/// Far more presses than a game takes.
const LONGEST: usize = 4_000;

/// Does one thing, if there is one to do.
pub(crate) async fn step(page: &Page) -> Result<String> {
    Ok(page.run(STEP, []).await?.as_str().unwrap_or_default().to_owned())
}

/// Plays for everybody until the game is over on all pages.
pub(crate) async fn play_out(pages: &[&Page]) -> Result<()> {
    for _ in 0..LONGEST {
        let mut over = 0;
        for page in pages {
            if step(page).await? == "over" {
                over += 1;
            }
        }
        if over == pages.len() {
            return Ok(());
        }
    }
    bail!("the game does not end; the first page says: {}", pages[0].text("body").await?)
}

/// Plays until so many more things stand in the first page's log.
pub(crate) async fn play_some(pages: &[&Page], lines: u64) -> Result<()> {
    let logged = async || pages[0].run("return document.querySelectorAll('.log li').length", []).await;
    let enough = logged().await?.as_u64().unwrap_or_default() + lines;
    for _ in 0..LONGEST {
        for page in pages {
            step(page).await?;
        }
        if logged().await?.as_u64() >= Some(enough) {
            return Ok(());
        }
    }
    bail!("nobody decides; the first page says: {}", pages[0].text("body").await?)
}

/// Plays until this page's player has nothing to decide.
pub(crate) async fn play_the_turn(page: &Page) -> Result<()> {
    for _ in 0..LONGEST {
        if !page.has(".prompt.ours").await? {
            return Ok(());
        }
        step(page).await?;
    }
    bail!("the turn does not end; the page says: {}", page.text("body").await?)
}

/// Makes a table for two and seats both; the table's address.
pub(crate) async fn meet(house: &House, host: &Page, guest: &Page) -> Result<String> {
    host.open(&house.address("new/fantasy-realms/friends")).await?;
    host.write("#player-0", "Anna").await?;
    host.press("button[aria-label='One less']").await?;
    gather(host, &[(guest, "Борис")]).await
}

/// Makes the table that the host's form describes, seats everybody and starts; the table's address.
pub(crate) async fn gather(host: &Page, guests: &[(&Page, &str)]) -> Result<String> {
    host.press_words("Make the table").await?;
    host.see(".waiting").await?;
    let address = host.address().await?;
    for (guest, name) in guests {
        guest.open(&address).await?;
        guest.write("#sit-name", name).await?;
        guest.press(".sit .button").await?;
        host.read(name).await?;
    }
    host.press_words("Start").await?;
    host.see(".prompt").await?;
    for (guest, _) in guests {
        guest.see(".prompt").await?;
    }
    Ok(address)
}

/// Opens the form of a game against the quickest bots, which take no time for show.
pub(crate) async fn form(house: &House, page: &Page, game: &str) -> Result<()> {
    page.open(&house.address("settings")).await?;
    page.run("localStorage.setItem('pentarchy.settings', JSON.stringify({ pace: 'instant' }))", []).await?;
    page.open(&house.address(&format!("new/{game}/bots"))).await?;
    choose(page, "#level", "novice").await
}

/// Chooses from a list, as a finger would.
pub(crate) async fn choose(page: &Page, list: &str, value: &str) -> Result<()> {
    page.see(list).await?;
    page.run(
        "const list = document.querySelector(arguments[0]);
        list.value = arguments[1];
        list.dispatchEvent(new Event('change', { bubbles: true }));",
        [json!(list), json!(value)],
    )
    .await?;
    Ok(())
}

/// Fails where the page shows the keys of texts instead of the texts.
pub(crate) async fn is_said(page: &Page, what: &str) -> Result<()> {
    let keys = "const topics = 'frame|home|new|lesson|table|waiting|vacancy|replay|review|settings|calculator';
        const keys = new RegExp(`\\b(${topics}|${arguments[0]})-[a-z0-9-]+`, 'g');
        return [...document.body.innerText.matchAll(keys)].map((one) => one[0])";
    let unsaid = page.run(keys, [json!(GAMES.join("|"))]).await?;
    ensure!(unsaid == json!([]), "{what} has no texts for {unsaid}");
    Ok(())
}
