//! Colour Kingdoms, played on its map and by its tools.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use pentarchy_browser_tests::{House, Look, Page, Screen};
use serde_json::{Value, json};

use crate::World;
use crate::player::{form, gather, is_said};

/// Does one thing, if there is one to do: takes a die, paints a region that glows, chooses, finishes.
const STEP: &str = "
    if (document.querySelector('.ending-bar')) return 'over';
    const dock = document.querySelector('.prompt.ours');
    if (!dock) return 'waiting';
    const press = (css) => {
        const one = document.querySelector(css);
        one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return Boolean(one);
    };
    if (press('.ck-take')) return 'took';
    if (press('.ck-region.open')) return 'painted';
    if (press('.prompt.ours .choices button.main')) return 'finished';
    if (press('.prompt.ours .choices button:not(.fold):not(.soft)')) return 'chose';
    const tools = [...document.querySelectorAll('.hand button.ck-tool')];
    const next = tools[(tools.findIndex((tool) => tool.classList.contains('picked')) + 1) % tools.length];
    next?.click();
    return next ? 'picked' : 'nothing';";

/// The house's own map.
const HOUSE_MAP: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../games/colour-kingdoms/data/map.json"));

/// Far longer than anybody thinks, even beside other work.
const PATIENCE: Duration = Duration::from_secs(60);

/// Plays for everybody until every page says so.
async fn play(pages: &[&Page], done: &str) -> Result<()> {
    let mut last = Vec::new();
    let mut moved = Instant::now();
    while moved.elapsed() < PATIENCE {
        last.clear();
        for page in pages {
            last.push(page.run(STEP, []).await?);
        }
        // The end is the end on every page; anything else is there once one page has it.
        let there = last.iter().filter(|step| **step == done).count();
        if there == pages.len() || there > 0 && done != "over" {
            return Ok(());
        }
        if last.iter().any(|step| *step != "waiting" && *step != "picked") {
            moved = Instant::now();
        }
    }
    bail!("nothing goes on, {last:?}; the first page says: {}", pages[0].text("body").await?)
}

/// Nothing is unsaid, too wide or out of reach.
async fn is_sound(page: &Page, what: &str) -> Result<()> {
    is_said(page, what).await?;
    page.fits(what).await?;
    page.is_accessible(what).await
}

/// How many regions of the map in the middle are painted.
async fn painted(page: &Page) -> Result<u64> {
    let count = page.run("return document.querySelectorAll('.ck-map .ck-crayon').length", []).await?;
    Ok(count.as_u64().unwrap_or_default())
}

pub(crate) async fn colour_kingdoms_for_two_in_two_browsers(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let host = world.chromium.open(Look::DESK).await?;
    let guest = world.chromium.open(Look::PHONE).await?;
    host.open(&house.address("new/colour-kingdoms/friends")).await?;
    host.write("#player-0", "Anna").await?;
    host.press("button[aria-label='One less']").await?;
    gather(&host, &[(&guest, "Борис")]).await?;

    // Whoever starts paints; the other sees the die that was taken, and nothing of what it painted.
    let (first, second) = if host.has(".prompt.ours").await? { (&host, &guest) } else { (&guest, &host) };
    play(&[first], "painted").await?;
    first.see(".ck-map .ck-crayon").await?;
    first.see(".ck-preview li").await?;
    second.see(".ck-tool.gone").await?;
    second.press(".ck-tab[aria-pressed=false]").await?;
    ensure!(painted(second).await? == 0, "what others paint in this round is hidden");

    // What is not allowed says why; undo takes the last stroke back.
    let before = painted(first).await?;
    first.press("button.undo").await?;
    first
        .until(
            "the stroke to be gone",
            "return document.querySelectorAll('.ck-map .ck-crayon').length < arguments[0]",
            [json!(before)],
        )
        .await?;
    play(&[first], "painted").await?;
    first.see(".ck-map .ck-crayon").await?;
    first.run("document.querySelector('.ck-region:has(.ck-crayon)').dispatchEvent(new MouseEvent('click', { bubbles: true }))", []).await?;
    first.see(".notice.bad .rule-link").await?;

    // Whoever takes a die has their own sheet before them again.
    play(&[second], "painted").await?;
    play(&[&host, &guest], "finished").await?;
    is_sound(&host, "a table for two").await?;
    is_sound(&guest, "a table for two on a phone").await?;
    play(&[&host, &guest], "over").await?;
    host.see(".ck-ending .total").await?;
    is_sound(&host, "the end").await?;
    is_sound(&guest, "the end on a phone").await?;
    host.press_words("Watch the replay").await?;
    host.see(".steps .step").await?;
    host.press_words("Verify").await?;
    host.read("this seed was sealed before the game").await?;
    host.see(".ck-map").await?;
    host.close().await?;
    guest.close().await
}

pub(crate) async fn colour_kingdoms_without_hints_leaves_the_counting_to_its_player(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    for hints in [true, false] {
        form(&house, &page, "colour-kingdoms").await?;
        page.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })", []).await?;
        if !hints {
            page.press("#hints").await?;
        }
        page.press_words("Start").await?;
        page.see(".ck-map").await?;
        play(&[&page], "painted").await?;
        page.see(".ck-map .ck-crayon").await?;
        ensure!(page.has(".ck-preview details").await? == hints, "what the turn brings is a hint: {hints}");
    }
    page.close().await
}

pub(crate) async fn colour_kingdoms_for_four_with_bots(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look { screen: Screen::Desk, language: "ru", dark: true }).await?;
    form(&house, &page, "colour-kingdoms").await?;
    page.press("button[aria-label='На одного больше']").await?;
    page.press_words("Начать").await?;
    page.see(".ck-map").await?;
    ensure!(
        page.run("return document.querySelectorAll('.ck-tab').length", []).await? == 4,
        "everybody's sheet can be looked at"
    );
    play(&[&page], "painted").await?;
    is_sound(&page, "a table for four").await?;
    page.press(".players .chip").await?;
    page.see("dialog[open] .ck-score").await?;
    is_sound(&page, "a player").await?;
    page.press("dialog[open] .dialog-head button").await?;
    play(&[&page], "over").await?;
    page.see(".ck-ending .winner").await?;
    is_sound(&page, "the end of a game for four").await?;
    page.close().await
}

pub(crate) async fn colour_kingdoms_alone_on_a_phone(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look { screen: Screen::Phone, language: "en", dark: false }).await?;
    page.open(&house.address("new/colour-kingdoms/bots")).await?;
    for _ in 0..2 {
        page.press(".number:has(#seats) button[aria-label='One less']").await?;
    }
    // A map that is wrong is told so, fault by fault.
    page.press_words("More").await?;
    bring(&page, json!({ "schema": "none" })).await?;
    page.see(".faults li").await?;
    page.press(".document-verdict .quiet").await?;
    page.miss(".faults").await?;
    // A good one is played on: here the house's own, with fewer blots.
    let mut own: Value = serde_json::from_str(HOUSE_MAP)?;
    own["sheet"]["blots"] = json!(7);
    bring(&page, own).await?;
    page.read("map.json is sound").await?;
    page.press_words("Start").await?;
    page.see(".ck-parts").await?;
    page.read("Blots: 0 of 7").await?;
    is_sound(&page, "a table for one").await?;
    play(&[&page], "over").await?;
    page.see(".ck-verdicts .is-it").await?;
    is_sound(&page, "the end of a game for one").await?;
    page.close().await
}

/// Brings a map as a file.
async fn bring(page: &Page, map: Value) -> Result<()> {
    page.see("#document-map").await?;
    page.run(
        "const files = new DataTransfer();
        files.items.add(new File([arguments[0]], 'map.json', { type: 'application/json' }));
        const field = document.getElementById('document-map');
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));",
        [json!(map.to_string())],
    )
    .await?;
    Ok(())
}

/// Pictures of a table in the middle of a game, for `docs/images`.
pub(crate) async fn colour_kingdoms_pictures(world: &World) -> Result<()> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/images"));
    let house = House::open(&world.program).await?;
    let looks = [
        ("desk", Look { screen: Screen::Desk, language: "en", dark: false }),
        ("phone", Look { screen: Screen::Phone, language: "ru", dark: false }),
    ];
    for (name, look) in looks {
        let page = world.chromium.open(look).await?;
        let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        page.tool("Emulation.setEmulatedMedia", still).await?;
        page.open(&house.address("new/colour-kingdoms/bots")).await?;
        page.press("form .button.main").await?;
        page.see(".ck-map").await?;
        while !page.text(".ck-round b").await?.ends_with('6') {
            page.run(STEP, []).await?;
        }
        play(&[&page], "painted").await?;
        page.picture(&folder.join(format!("colour-kingdoms-{name}.png"))).await?;
        page.close().await?;
    }
    Ok(())
}
