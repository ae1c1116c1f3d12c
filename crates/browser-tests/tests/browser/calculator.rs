//! The score calculator, with hands whose worth is known.

use anyhow::{Result, ensure};
use pentarchy_browser_tests::{House, Look, Page};
use serde_json::json;

use crate::World;
use crate::player::choose;

/// The rulebook's first example, as the calculator names the cards.
const EXAMPLE: [&str; 7] = ["Mountain", "Great Flood", "Smoke", "Whirlwind", "Air Elemental", "Wildfire", "Mirage"];

const WITH_QUEEN: [&str; 7] =
    ["Bell Tower", "Candle", "Queen", "Sword of Keth", "Shield of Keth", "Gem of Order", "Book of Changes"];

const WITH_NECROMANCER: [&str; 8] = [
    "Bell Tower",
    "Candle",
    "Necromancer",
    "Sword of Keth",
    "Shield of Keth",
    "Gem of Order",
    "Book of Changes",
    "Warhorse",
];

pub(crate) async fn the_calculator_counts_hands_and_needs_no_server(world: &World) -> Result<()> {
    let mut house = House::open(&world.program).await?;
    let page = world.chromium.open(Look { language: "en", ..Look::PHONE }).await?;
    page.open(&house.address("calculator")).await?;
    page.until("the client to be kept", "return navigator.serviceWorker.controller?.state === 'activated'", []).await?;

    // Seven taps: the total, the lines, and what the joker becomes.
    page.tap_cards(&EXAMPLE).await?;
    page.has_total("260").await?;
    page.press(".calc-turn").await?;
    page.has_line("Mountain", "59").await?;
    page.has_line("Mirage", "0").await?;
    let becomes = page.text("#fr-way-mirage option[value=auto]").await?;
    ensure!(becomes.contains("Rainstorm"), "the Mirage becomes {becomes}");
    page.press(".calc-turn").await?;
    page.tap_cards(&["King"]).await?;
    page.read("Seven cards are a whole hand").await?;
    page.has_total("260").await?;

    // A choice by hand is worth what it says, and can be left to the house again.
    page.press(".calc-clear").await?;
    page.has_total("0").await?;
    page.tap_cards(&WITH_QUEEN).await?;
    page.has_total("380").await?;
    page.press(".calc-turn").await?;
    choose(&page, "#fr-way-book-of-changes", "queen").await?;
    choose(&page, "#fr-way-book-of-changes ~ select", "wizard").await?;
    page.has_total("300").await?;
    page.press_words("Back to the best choices").await?;
    page.has_total("380").await?;
    page.press(".calc-turn").await?;

    // The eighth card comes with the Necromancer.
    page.press(".calc-clear").await?;
    page.tap_cards(&WITH_NECROMANCER).await?;
    page.has_total("397").await?;
    page.fits("eight cards").await?;

    // Whoever gets the address sees the same, and so does whoever has no network.
    let address = page.address().await?;
    let friend = world.chromium.open(Look::DESK).await?;
    friend.open(&address).await?;
    friend.has_total("397").await?;
    friend.has_line("Necromancer", "3").await?;
    friend.close().await?;
    house.stop().await?;
    page.reload().await?;
    page.has_total("397").await?;
    page.press(".calc-clear").await?;
    page.tap_cards(&EXAMPLE).await?;
    page.has_total("260").await?;
    page.close_after_trouble().await
}

/// Somebody who counts.
trait Counting {
    async fn tap_cards(&self, cards: &[&str]) -> Result<()>;
    async fn has_total(&self, total: &str) -> Result<()>;
    async fn has_line(&self, card: &str, total: &str) -> Result<()>;
}

impl Counting for Page {
    async fn tap_cards(&self, cards: &[&str]) -> Result<()> {
        for card in cards {
            let cell = format!(".calc-cell[aria-label^='{card},']");
            self.see(&cell).await?;
            self.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", [json!(cell)]).await?;
            self.press(&cell).await?;
        }
        Ok(())
    }

    async fn has_total(&self, total: &str) -> Result<()> {
        let script = "return document.querySelector('.calc-turn b').textContent === arguments[0]";
        self.until(("a total of", total), script, [json!(total)]).await.map(drop)
    }

    async fn has_line(&self, card: &str, total: &str) -> Result<()> {
        let script = "return [...document.querySelectorAll('.fr-row')].some((row) =>
            row.querySelector('.fr-row-name').textContent === arguments[0]
            && row.querySelector('.fr-row-total').textContent === arguments[1])";
        self.until((card, total), script, [json!(card), json!(total)]).await.map(drop)
    }
}
