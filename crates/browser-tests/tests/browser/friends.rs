//! Games on the server.

use anyhow::{Result, ensure};
use pentarchy_browser_tests::{House, Look, Page};

use crate::World;
use crate::player::{gather, is_said, meet, play_out, play_some, play_the_turn, step};

pub(crate) async fn two_browsers_play_a_whole_game_and_verify_it(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let host = world.chromium.open(Look::DESK).await?;
    let guest = world.chromium.open(Look::PHONE).await?;
    let address = meet(&house, &host, &guest).await?;

    // What one says, the other reads.
    host.press("button[aria-label='Chat']").await?;
    host.write("#chat-line", "Good luck!").await?;
    host.press(".chat-form .button").await?;
    guest.see(".badge").await?;

    play_out(&[&host, &guest]).await?;

    // The same again: whoever is still at the old table is told where, in the ending and in the chat.
    host.press_words("Play again").await?;
    host.see(".waiting").await?;
    let again = host.address().await?;
    ensure!(again != address, "it is a new table");
    ensure!(host.text(".seats").await?.contains("Anna"), "who asked for it sits there");
    guest.press("button[aria-label='Чат']").await?;
    guest.read("table/").await?;
    ensure!(guest.has(&format!(".chat-lines a[href='{}']", again.replace(&house.address(""), ""))).await?);
    guest.press(".panel-close").await?;
    guest.press_words("За новый стол").await?;
    guest.see(".waiting").await?;
    ensure!(guest.address().await? == again, "both are at the new table");
    guest.press(".sit .button").await?;
    host.read("Борис").await?;
    host.press_words("Start").await?;
    guest.see(".prompt").await?;

    host.open(&address).await?;
    host.press_words("Watch the replay").await?;
    host.see(".steps .step").await?;
    host.press_words("Verify").await?;
    host.read("this seed was sealed before the game").await?;
    ensure!(host.address().await?.contains("/replay/"), "a replay has an address of its own");

    // Whoever gets the link sees the same moment.
    host.press("button[aria-label='To the end']").await?;
    let last = host.address().await?;
    ensure!(last.contains("step=") && !last.contains("step=0&"), "{last} names the step");
    guest.open(&last).await?;
    guest.see(".steps .step[aria-current=step]").await?;
    let step = |text: String| text.split_whitespace().next().map(str::to_owned);
    ensure!(step(guest.text(".step[aria-current]").await?) == step(host.text(".step[aria-current]").await?));

    // The table itself shows the end to whoever comes later.
    guest.open(&address).await?;
    guest.see(".ending-bar").await?;
    host.close().await?;
    guest.close().await
}

pub(crate) async fn a_lost_connection_goes_on_by_itself(world: &World) -> Result<()> {
    let mut house = House::open(&world.program).await?;
    let host = world.chromium.open(Look::DESK).await?;
    let guest = world.chromium.open(Look::DESK).await?;
    meet(&house, &host, &guest).await?;
    play_some(&[&host, &guest], 4).await?;
    host.run("window.notReloaded = true", []).await?;

    house.stop().await?;
    host.see(".link-sign.shown").await?;
    ensure!(host.has(".board *").await?, "the table stays on the screen");

    house.start().await?;
    host.miss(".link-sign.shown").await?;
    guest.miss(".link-sign.shown").await?;
    play_out(&[&host, &guest]).await?;
    ensure!(host.run("return window.notReloaded", []).await? == true, "the page was not loaded anew");
    host.close_after_trouble().await?;
    guest.close_after_trouble().await
}

pub(crate) async fn an_onlooker_sees_the_board_and_no_hand(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let host = world.chromium.open(Look::DESK).await?;
    let guest = world.chromium.open(Look::DESK).await?;
    let onlooker = world.chromium.open(Look::DESK).await?;
    let address = meet(&house, &host, &guest).await?;
    onlooker.open(&address).await?;
    onlooker.see(".board *").await?;
    play_some(&[&host, &guest], 3).await?;
    onlooker.see(".log li:nth-child(4)").await?;
    host.see(".onlookers").await?;
    ensure!(!onlooker.has(".choices button").await?, "an onlooker has nothing to choose");
    ensure!(!onlooker.has(".hand [data-card]").await?, "an onlooker has no hand");
    ensure!(host.has(".hand [data-card]").await?, "a player has one");
    onlooker.close().await?;
    host.close().await?;
    guest.close().await
}

pub(crate) async fn everything_works_below_a_path(world: &World) -> Result<()> {
    let house = House::open_under(&world.program, "/games").await?;
    let host = world.chromium.open(Look::DESK).await?;
    let guest = world.chromium.open(Look::DESK).await?;
    meet(&house, &host, &guest).await?;
    ensure!(host.address().await?.contains("/games/table/"));
    play_some(&[&host, &guest], 2).await?;
    host.reload().await?;
    host.see(".prompt").await?;
    host.open(&house.address("")).await?;
    host.press_words("Play now").await?;
    host.see(".prompt").await?;
    ensure!(host.address().await?.contains("/games/local/"));
    play_some(&[&host], 2).await?;
    host.close().await?;
    guest.close().await
}

/// The chip of the second seat.
const SECOND: &str = ".players li:nth-child(2) .chip";

/// Leaves the table in mid-game.
async fn leave(page: &Page) -> Result<()> {
    page.press("button[aria-label='Table']").await?;
    page.press_words("Leave the table").await?;
    page.press_words("Leave for good").await?;
    page.miss(".leave").await?;
    page.press(".panel-close").await
}

pub(crate) async fn a_seat_that_was_left_in_mid_game_is_taken_again(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let host = world.chromium.open(Look::DESK).await?;
    let guest = world.chromium.open(Look { language: "en", ..Look::PHONE }).await?;
    host.open(&house.address("settings")).await?;
    host.run("localStorage.setItem('pentarchy.settings', JSON.stringify({ pace: 'instant' }))", []).await?;
    host.open(&house.address("new/fantasy-realms/friends")).await?;
    host.write("#player-0", "Anna").await?;
    host.press("button[aria-label='One less']").await?;
    host.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })", []).await?;
    // Nobody plays for whoever is gone.
    host.press("#absent").await?;
    gather(&host, &[(&guest, "Boris")]).await?;

    // Who left looks on, and may sit down again as anybody may.
    leave(&guest).await?;
    guest.press(SECOND).await?;
    guest.read("This seat is free").await?;
    guest.is_accessible("a seat that is free").await?;
    is_said(&guest, "a seat that is free").await?;
    guest.fits("a seat that is free").await?;
    ensure!(!guest.text("dialog[open]").await?.contains("bot play on"), "the host decides about bots");
    guest.write("#sit-name", "Boris the Bold").await?;
    guest.press(".sit .button").await?;
    guest.miss("dialog[open]").await?;
    guest.see(&format!("{SECOND} .you")).await?;
    host.read("Boris the Bold").await?;
    play_some(&[&host, &guest], 4).await?;

    // The host may give the seat to a bot, which plays on to the end.
    leave(&guest).await?;
    play_the_turn(&host).await?;
    host.read("Boris the Bold left the table").await?;
    host.read("The game goes on when the open seat is filled").await?;
    guest.read("The game goes on when the open seat is filled").await?;
    host.press(SECOND).await?;
    host.press_words("Let a bot play on (easy)").await?;
    host.miss("dialog[open]").await?;
    play_out(&[&host]).await?;
    host.close().await?;
    guest.close().await
}

/// By the rule that a table has unless its host changes it, a bot plays for whoever is gone.
pub(crate) async fn a_seat_where_a_bot_plays_on_is_offered_to_people_alone(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let host = world.chromium.open(Look::DESK).await?;
    let guest = world.chromium.open(Look { language: "en", ..Look::PHONE }).await?;
    meet(&house, &host, &guest).await?;
    leave(&guest).await?;
    // It is a player like any other, with a name of its own.
    host.see(&format!("{SECOND} .chip-line svg")).await?;
    ensure!(!host.text(SECOND).await?.contains("Open seat"), "a bot plays there");
    host.press(SECOND).await?;
    host.read("A bot plays here").await?;
    ensure!(!host.text("dialog[open]").await?.contains("Let a bot play on"), "a bot plays on already");
    guest.press(SECOND).await?;
    guest.read("A bot plays here").await?;
    guest.press(".sit .button").await?;
    guest.see(&format!("{SECOND} .you")).await?;
    host.miss("dialog[open]").await?;
    host.close().await?;
    guest.close().await
}

/// Whether the page has noted that the table was looked at, up to its last entry.
const SEEN: &str = "
    const [looked_at, seq] = JSON.parse(localStorage.getItem('pentarchy.seen') || '[]')[0] || [];
    const id = location.pathname.split('/').pop();
    if (!looked_at?.startsWith('table/' + id)) return false;
    return fetch('api/tables/' + id).then((answer) => answer.json()).then((table) => table.welcome.seq === seq);";

/// Makes the page note anew what it sees.
const UNNOTED: &str = "
    const looks = JSON.parse(localStorage.getItem('pentarchy.seen'));
    localStorage.setItem('pentarchy.seen', JSON.stringify([['another', 1], ...looks]));";

pub(crate) async fn whoever_comes_back_sees_what_they_missed(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let host = world.chromium.open(Look::DESK).await?;
    let guest = world.chromium.open(Look { language: "en", ..Look::PHONE }).await?;
    let address = meet(&house, &host, &guest).await?;
    let hosts_turn = async || host.has(".prompt.ours").await;
    while !hosts_turn().await? {
        step(&guest).await?;
    }
    // What is seen at once is not missed.
    guest.until("all is seen", SEEN, []).await?;
    ensure!(!guest.has(".missed").await?);

    guest.open(&house.address("")).await?;
    while hosts_turn().await? {
        step(&host).await?;
    }
    guest.open(&address).await?;
    guest.see(".missed").await?;
    guest.see(".prompt.ours .choices button").await?;
    ensure!(guest.text(".missed").await?.contains("Anna"), "it says who did it");
    // It goes on by itself to the last line, and goes when one plays on.
    guest.until("the last line", "return !document.querySelector('.missed [aria-label=Next]')", []).await?;
    step(&guest).await?;
    guest.miss(".missed").await?;

    // It is told once.
    guest.until("all is seen", SEEN, []).await?;
    guest.run(UNNOTED, []).await?;
    guest.reload().await?;
    guest.see(".prompt").await?;
    guest.until("all is seen", SEEN, []).await?;
    ensure!(!guest.has(".missed").await?, "what was seen is not told again");
    host.close().await?;
    guest.close().await
}
