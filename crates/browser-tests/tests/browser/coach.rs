//! The coach: at the table, and after a game.

use anyhow::{Result, ensure};
use pentarchy_browser_tests::{House, Look, Page};
use serde_json::json;

use crate::World;
use crate::player::{choose, form, gather, is_said, play_out, step};

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
    // Whoever does not see the list hears that it is there; a second press puts it away.
    page.until("the coach's words to be heard", HEARD, []).await?;
    page.press("button.coach[aria-expanded='true']").await?;
    page.miss(".coach-choices").await?;
    page.press("button.coach[aria-expanded='false']").await?;
    page.see(".coach-choices li").await?;
    is_said(&page, "a table with the coach's words").await?;
    // What the coach names can be done at once.
    page.press(SETTLED).await?;
    page.miss(".coach-choices").await?;
    play_out(&[&page]).await?;
    page.press_words("Where was most lost?").await?;
    page.see(".review[open] .button").await?;
    // It is told once, at the end, that it is done; whoever closes it ends the thinking, and it begins again later.
    page.run(COUNT_ENDED, []).await?;
    page.press(".review .button").await?;
    page.see(".review .button[aria-pressed='true']").await?;
    page.read("Looking at move").await?;
    let heard = "return [...document.querySelector('.review [role=status]').childNodes]
        .map((one) => (one.ariaHidden === 'true' ? '' : one.textContent)).join('')";
    ensure!(page.run(heard, []).await? == "", "how far it has come is not read out");
    page.press(".review summary").await?;
    page.until("the worker to be sent home", "return window.ended === 1", []).await?;
    page.press(".review summary").await?;
    page.read("All decisions were looked at").await?;
    let told = page.run(heard, []).await?;
    ensure!(told.as_str().is_some_and(|told| told.starts_with("All decisions were looked at")), "{told}");
    page.is_accessible("a review").await?;
    is_said(&page, "a review").await?;
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
            // What is only said changes nothing of what the coach thinks about, or has said.
            host.press("button[aria-label='Chat']").await?;
            host.press("button.coach").await?;
            for (line, words) in [(1, "One moment."), (2, "Two moments.")] {
                host.write("#chat-line", words).await?;
                host.press(".chat-form .button").await?;
                host.see(&format!(".chat-lines li:nth-child({line})")).await?;
                host.see(".coach-choices li").await?;
            }
            ensure!(host.has("button.coach[aria-expanded='true']").await?, "the coach's words are still there");
            host.press("button.coach").await?;
            host.miss(".coach-choices").await?;
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

/// Whether the prompt's quiet voice says how many choices the coach names.
const HEARD: &str = "
    const count = document.querySelectorAll('.coach-choices li').length;
    return document.querySelector('.prompt > [role=status]').textContent === `The coach names ${count} choices`";

/// Counts the workers that are ended from now on.
const COUNT_ENDED: &str = "
    window.ended = 0;
    const end = Worker.prototype.terminate;
    Worker.prototype.terminate = function () { window.ended += 1; return end.call(this); };";

pub(crate) async fn what_the_coach_says_is_for_one_player_and_one_position(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    // Around one screen: who takes it next is not shown what the last one was told.
    let screen = world.chromium.open(Look::DESK).await?;
    screen.open(&house.address("new/colour-kingdoms/one-screen")).await?;
    screen.write("#player-0", "Anna").await?;
    screen.write("#player-1", "Boris").await?;
    screen.press(".number:has(#seats) button[aria-label='One less']").await?;
    screen.press_words("Start").await?;
    take_a_die(&screen).await?;
    screen.press("button.coach").await?;
    screen.see(".coach-choices li").await?;
    // What it names first is marked among all choices, for as long as the same player looks.
    screen.press(".fold[aria-expanded='false']").await?;
    screen.until("one that is best", "return document.querySelectorAll('.prompt .wanted').length === 1", []).await?;
    for shown in [false, true] {
        screen.press(".players .chip.turn:not(:has(.you))").await?;
        screen.press_words("Pass the screen to").await?;
        // Behind the curtain no key decides for whoever had the screen.
        screen.see(".curtain").await?;
        screen.keys("1").await?;
        screen.press(".curtain .button.main").await?;
        screen.see("button.coach").await?;
        ensure!(screen.has(".coach-choices li").await? == shown, "shown: {shown}");
        ensure!(screen.has("button.coach[aria-expanded='true']").await? == shown);
        // Anna may choose among many regions, Boris among three dice.
        if shown {
            screen.press(".fold[aria-expanded='false']").await?;
        }
        screen.see(".prompt .choices .button").await?;
        ensure!(screen.has(".prompt .wanted").await? == shown, "the best is marked: {shown}");
    }
    screen.close().await?;

    // Where several decide at once, the words stay as long as the choices do, and go with one's own decision.
    let host = world.chromium.open(Look::DESK).await?;
    let guest = world.chromium.open(Look::DESK).await?;
    host.open(&house.address("new/colour-kingdoms/friends")).await?;
    host.write("#player-0", "Anna").await?;
    host.press("button[aria-label='One less']").await?;
    gather(&host, &[(&guest, "Boris")]).await?;
    let (first, second) = if host.has(".prompt.ours").await? { (&host, &guest) } else { (&guest, &host) };
    take_a_die(first).await?;
    first.press("button.coach").await?;
    first.see(".coach-choices li").await?;
    take_a_die(second).await?;
    first.until("the other's die", "return document.querySelectorAll('.log li').length > 2", []).await?;
    ensure!(first.has(".coach-choices").await?, "the choices are the same");
    first.press(SETTLED).await?;
    first.miss(".coach-choices").await?;
    first.see("button.coach[aria-expanded='false'][aria-busy='false']").await?;
    host.close().await?;
    guest.close().await
}

/// Takes a die in Colour Kingdoms, by the prompt: then there are regions to paint.
async fn take_a_die(page: &Page) -> Result<()> {
    page.see(".prompt.ours, .curtain .button.main").await?;
    // At most a curtain, and a fold, are in the way.
    for _ in 0..3 {
        if step(page).await? == "chose" {
            break;
        }
    }
    page.see(".ck-preview").await
}

/// Lets the coach name one decision before all others, whatever it thinks of it.
const NAME_FIRST: &str = "
    const heard = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
    const wanted = arguments[0];
    const told = (data) => {
        const [number, said] = [data.slice(0, data.indexOf(' ')), data.slice(data.indexOf(' ') + 1)];
        if (!said.includes('\"choices\"')) return data;
        const advised = JSON.parse(said);
        advised.choices[0].action = wanted;
        return `${number} ${JSON.stringify(advised)}`;
    };
    Object.defineProperty(Worker.prototype, 'onmessage', {
        set(hear) {
            const other = (event) => hear(new MessageEvent('message', { data: told(event.data) }));
            heard.set.call(this, hear && other);
        },
    });";

/// One of the coach's choices, once it can be taken.
const SETTLED: &str = ".coach-choice[aria-disabled='false']";

/// The question whether a choice is meant.
const ASKED: &str = ".choices > [role='alert']";

pub(crate) async fn what_the_coach_names_is_asked_about_like_any_other_choice(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    form(&house, &page, "animal-kingdoms").await?;
    page.press_words("Start").await?;
    page.see(".prompt.ours").await?;
    page.run(NAME_FIRST, [json!("retreat")]).await?;
    page.press("button.coach").await?;
    page.press(SETTLED).await?;
    page.read("You play no more cards in this age.").await?;
    page.press_words("Cancel").await?;
    page.miss(ASKED).await?;
    ensure!(page.has(".coach-choices").await?, "nothing was decided yet");
    // Whoever plays by keys answers by the numbers of the two buttons.
    page.press(SETTLED).await?;
    page.see(ASKED).await?;
    page.keys("32").await?;
    page.miss(ASKED).await?;
    ensure!(page.has(".coach-choices").await?, "nothing was decided yet");
    page.press(SETTLED).await?;
    page.see(ASKED).await?;
    page.keys("1").await?;
    page.miss(".coach-choices").await?;
    page.read("retreated").await?;
    page.close().await
}

pub(crate) async fn where_the_host_wants_no_hints_no_game_is_looked_at_again(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let page = world.chromium.open(Look::DESK).await?;
    form(&house, &page, "fantasy-realms").await?;
    page.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })", []).await?;
    page.press("#hints").await?;
    page.press_words("Start").await?;
    page.see(".prompt.ours").await?;
    play_out(&[&page]).await?;
    page.see(".ending-bar").await?;
    ensure!(!page.text(".ending-bar").await?.contains("Where was most lost?"), "no way to the review");
    page.press_words("Watch the replay").await?;
    page.see(".steps .step").await?;
    // Not even for who knows the address.
    let address = page.address().await?;
    page.open(&format!("{}?review", address.split('?').next().unwrap_or_default())).await?;
    page.see(".steps .step").await?;
    ensure!(!page.has(".review").await?, "no review");
    page.close().await
}
