//! The coach: at the table, and after a game.

use anyhow::{Result, ensure};
use pentarchy_browser_tests::{House, Look};
use serde_json::json;

use crate::World;
use crate::player::{choose, form, play_out, step, unsaid};

pub(crate) async fn the_coach_advises_and_looks_at_the_game_again(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    form(&house, &page, "fantasy-realms").await?;
    page.press_words("Start").await?;
    // Whoever begins has nothing to choose at first.
    page.see(".prompt.ours").await?;
    if !page.has("button.coach").await? {
        step(&page).await?;
    }
    page.press("button.coach").await?;
    page.see(".coach-choices li").await?;
    // Several choices, each with where it leads and why.
    let said = "const said = [...document.querySelectorAll('.coach-choices li')];
        const words = (one, what) => one.querySelector(what)?.innerText.length > 10;
        return said.length > 1 && said.every((one) => words(one, '.numbers') && words(one, '.soft-words'))";
    page.until("choices with their reasons", said, []).await?;
    page.is_accessible("a table with the coach's words").await?;
    let unsaid = unsaid(&page).await?;
    ensure!(unsaid.is_empty(), "there are no texts for {unsaid:?}");
    // What the coach names can be done at once.
    page.press(".coach-choice").await?;
    page.miss(".coach-choices").await?;
    play_out(&[&page]).await?;
    page.press_words("Where was most lost?").await?;
    page.press(".review[open] .button").await?;
    page.see(".review .button[aria-pressed='true']").await?;
    page.read("That is all.").await?;
    page.is_accessible("a review").await?;
    page.press(".lapse").await?;
    let before = "const [number] = document.querySelector('.lapse').innerText.match(/^After step \\d+/) ?? ['0'];
        return document.querySelector('.controls').innerText.includes(`${number.replace('After step ', '')} / `)";
    page.until("the moment before the decision", before, []).await?;
    page.close().await
}

pub(crate) async fn the_coach_speaks_over_the_server_and_is_silent_where_the_host_says_so(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let host = world.chromium.open(Look::DESK).await?;
    for hints in [true, false] {
        host.open(&house.address("new/brutal-kingdom/friends")).await?;
        host.see("#seats").await?;
        host.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })", []).await?;
        if !hints {
            host.press("#hints").await?;
        }
        choose(&host, "#seats", "3").await?;
        choose(&host, "#pace", "slow").await?;
        host.press_words("Make the table").await?;
        host.see(".waiting").await?;
        let plan = "const id = location.pathname.split('/').pop();
            return fetch(`/api/tables/${id}`).then((answer) => answer.json()).then(({ welcome }) => welcome.plan.pace)";
        let pace = host.run(plan, []).await?;
        ensure!(pace == json!("slow"), "bots take as much time as the host says, not {pace}");
        for open in [1, 0] {
            host.press_words("Bot").await?;
            let seated = "return document.querySelectorAll('.seat-name.open').length === arguments[0]";
            host.until("a bot to sit down", seated, [json!(open)]).await?;
        }
        host.press_words("Start").await?;
        host.see(".prompt.ours").await?;
        if hints {
            // A question that is lost with the connection can be asked again.
            let lose_it = "const send = WebSocket.prototype.send;
                WebSocket.prototype.send = function (message) {
                    if (!message.includes('\"advise\"')) return send.call(this, message);
                    WebSocket.prototype.send = send;
                    this.close();
                }";
            host.run(lose_it, []).await?;
            host.press("button.coach").await?;
            host.see("button.coach[aria-busy='false']").await?;
            host.press("button.coach").await?;
            host.see(".coach-choices li").await?;
        } else {
            ensure!(!host.has("button.coach").await?, "the host wants no hints");
        }
    }
    host.close().await
}
