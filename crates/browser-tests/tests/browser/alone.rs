//! Games that need no server, and everything else that one does alone.

use anyhow::{Result, ensure};
use pentarchy_browser_tests::{House, Look};
use serde_json::json;

use crate::World;
use crate::player::{is_said, play_out, play_some};

pub(crate) async fn a_game_around_one_screen_needs_no_server_and_survives_a_reload(world: &World) -> Result<()> {
    let mut house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    page.open(&house.address("")).await?;
    page.until("the client to be kept", "return navigator.serviceWorker.controller?.state === 'activated'", []).await?;
    house.stop().await?;

    page.reload().await?;
    page.press_words("Around one screen").await?;
    page.write("#player-0", "Anna").await?;
    page.write("#player-1", "Boris").await?;
    page.press(".number:has(#seats) button[aria-label='One less']").await?;
    page.press_words("Start").await?;

    // Nothing of any hand is in the page while it is passed on.
    page.see(".curtain").await?;
    ensure!(!page.has(".hand [data-card]").await?, "hands are covered");
    play_some(&[&page], 5).await?;
    let address = page.address().await?;
    page.reload().await?;
    ensure!(page.address().await? == address);
    page.see(".curtain").await?;
    play_out(&[&page]).await?;

    page.press_words("Watch the replay").await?;
    page.press_words("Verify").await?;
    page.read("this seed was sealed before the game").await?;
    page.open(&house.address("calculator")).await?;
    page.see("h1").await?;
    page.close_after_trouble().await
}

pub(crate) async fn the_house_can_be_installed_and_bots_play_without_a_network(world: &World) -> Result<()> {
    let mut house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    page.open(&house.address("")).await?;
    page.until("the client to be kept", "return navigator.serviceWorker.controller?.state === 'activated'", []).await?;
    let hindered = page.tool("Page.getInstallabilityErrors", json!({})).await?;
    ensure!(hindered["installabilityErrors"] == json!([]), "it can't be installed: {hindered}");
    house.stop().await?;

    page.reload().await?;
    page.press(".game-ways .main").await?;
    page.see(".prompt.ours").await?;
    // Our own turn comes again only when every bot has made its move.
    play_some(&[&page], 6).await?;
    page.see(".prompt.ours").await?;
    page.close_after_trouble().await
}

pub(crate) async fn a_game_against_bots_is_played_by_keyboard_alone(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    page.open(&house.address("")).await?;
    page.tab_to("Play now").await?;
    page.keys("\u{e007}").await?;
    page.see(".prompt.ours").await?;
    page.tab_to("Draw").await?;
    page.keys("\u{e007}").await?;
    page.until("eight cards", "return document.querySelectorAll('.hand [data-card]').length === 8", []).await?;

    // The numbers choose, and U takes back what revealed nothing: here, drawing has.
    page.keys("1").await?;
    page.until("seven cards", "return document.querySelectorAll('.hand [data-card]').length === 7", []).await?;
    page.keys("r").await?;
    page.until("the focus in the search", "return document.activeElement.id === 'rules-search'", []).await?;
    page.keys("dragon").await?;
    page.keys(ESCAPE).await?;
    page.until("an empty search", "return document.activeElement.value === ''", []).await?;
    page.keys(ESCAPE).await?;
    page.miss(".panel.open").await?;
    page.close().await
}

/// The key that leaves.
const ESCAPE: &str = "\u{e00c}";

pub(crate) async fn the_language_is_switched_in_place(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::PHONE).await?;
    page.open(&house.address("")).await?;
    page.read("Играть сейчас").await?;
    page.press_words("Играть сейчас").await?;
    page.see(".prompt").await?;
    ensure!(page.run("return document.documentElement.lang", []).await? == "ru");
    page.press("button[aria-label='Правила']").await?;
    page.see(".rule").await?;
    let russian = page.text(".rule").await?;
    page.run("window.notReloaded = true", []).await?;
    page.press(".panel-close").await?;
    page.press(".table-home").await?;
    page.press(".top-bar button").await?;
    page.read("Play now").await?;
    ensure!(page.run("return document.documentElement.lang", []).await? == "en");
    page.press(".tables a").await?;
    page.press("button[aria-label='Rules']").await?;
    page.see(".rule").await?;
    ensure!(page.text(".rule").await? != russian, "the rules are in the other language");
    ensure!(page.run("return window.notReloaded", []).await? == true);

    for path in [
        "",
        "settings",
        "rules/fantasy-realms",
        "new/fantasy-realms/friends",
        "new/fantasy-realms/one-screen",
        "calculator",
        "replay",
    ] {
        for language in ["en", "ru"] {
            page.run(
                "localStorage.setItem('pentarchy.settings', JSON.stringify({ language: arguments[0] }))",
                [json!(language)],
            )
            .await?;
            page.open(&house.address(path)).await?;
            is_said(&page, &format!("{path} in {language}")).await?;
            let foreign = page.run(
                "return [...document.querySelectorAll('input')].some((one) => one.value.startsWith('Player'))",
                [],
            );
            ensure!(language == "en" || foreign.await? == false, "{path} proposes English names in Russian");
        }
    }
    page.close().await
}

pub(crate) async fn a_record_is_saved_and_opened_again(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    page.open(&house.address("new/fantasy-realms/bots")).await?;
    page.press("button[aria-label='One less']").await?;
    page.press_words("Start").await?;
    play_out(&[&page]).await?;
    page.press_words("Watch the replay").await?;
    page.see(".steps .step").await?;

    // The file is caught instead of saved, and given to the page again.
    page.run(
        "const make = URL.createObjectURL;
        URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return make(blob); };",
        [],
    )
    .await?;
    page.press_words("Save as a file").await?;
    let saved = page.until("the file", "return window.saved", []).await?;
    page.open(&house.address("replay")).await?;
    page.see("#record-file").await?;
    page.run(
        "const files = new DataTransfer();
        files.items.add(new File([arguments[0]], 'record.json', { type: 'application/json' }));
        const field = document.getElementById('record-file');
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));",
        [saved],
    )
    .await?;
    page.see(".steps .step").await?;
    page.press_words("Verify").await?;
    page.read("these moves lead to this result").await?;

    // Step, jump, other eyes.
    page.press("button[aria-label='To the end']").await?;
    page.press("button[aria-label='One step back']").await?;
    let count = page.text(".step-count").await?;
    let (at, all) = count.split_once(" / ").unwrap_or_default();
    ensure!(at.parse::<u32>()? + 1 == all.parse::<u32>()?, "{count}");
    page.close().await
}

pub(crate) async fn a_game_of_ones_own_is_shared_by_its_address(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::PHONE).await?;
    page.open(&house.address("settings")).await?;
    page.write("#name", "Ёжик").await?;
    page.press_words("Мгновенно").await?;
    page.open(&house.address("")).await?;
    page.press(".game-ways .main").await?;
    play_out(&[&page]).await?;
    page.press_words("Посмотреть повтор").await?;
    page.press("button[aria-label='В конец']").await?;
    page.press(".share summary").await?;
    page.see(".share input").await?;
    let link = page.run("return document.querySelector('.share input').value", []).await?;
    let link = link.as_str().unwrap_or_default();
    ensure!(link.contains("/replay?step=") && link.contains('#'), "{link}");
    ensure!(link.len() < 4_000, "a link of {} characters", link.len());

    // Whoever gets it sees the same game, though no server knows it; and so does whoever loads it again.
    let friend = world.chromium.open(Look::DESK).await?;
    friend.open(link).await?;
    friend.see(".fr-ending").await?;
    friend.read("Ёжик").await?;
    friend.press_words("Verify").await?;
    friend.read("these moves lead to this result").await?;
    friend.press("button[aria-label='One step back']").await?;
    let count = friend.text(".step-count").await?;
    friend.reload().await?;
    friend.see(".step-count").await?;
    ensure!(friend.text(".step-count").await? == count, "the address keeps the moment");

    // A link that was cut off says so.
    friend.open(&link[..link.len() - 9]).await?;
    friend.reload().await?;
    friend.read("This link is not whole").await?;
    page.close().await?;
    friend.close().await
}
