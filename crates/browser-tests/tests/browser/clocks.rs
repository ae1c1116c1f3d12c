//! Real time: trading until the bell, and clocks that run out.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use pentarchy_browser_tests::{House, Look, Page};
use serde_json::json;

use crate::World;
use crate::player::{choose, gather};

pub(crate) async fn cards_are_traded_until_the_bell(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let host = world.chromium.open(Look::DESK).await?;
    let guest = world.chromium.open(Look { language: "en", ..Look::PHONE }).await?;
    // Somebody who only sits there.
    let third = world.chromium.open(Look::DESK).await?;
    host.open(&house.address("new/fantasy-realms/friends")).await?;
    host.write("#player-0", "Anna").await?;
    choose(&host, "#option-variant", "trading").await?;
    choose(&host, "#minutes", "1").await?;
    gather(&host, &[(&guest, "Boris"), (&third, "Clara")]).await?;
    host.see(".fr-bell b").await?;

    // Offered and turned down.
    let given = host.offers("Boris").await?;
    guest.see(".fr-offer.incoming").await?;
    guest.press_words("No, thanks").await?;
    host.miss(".fr-offer.outgoing").await?;

    // Offered, answered, swapped: each has the other's card.
    ensure!(host.offers("Boris").await? == given, "the card was still in hand");
    guest.see(".fr-offer.incoming").await?;
    let answer = guest.picks_a_card().await?;
    guest.press(".fr-picked .button.main").await?;
    host.press(".fr-offer.outgoing .button.main").await?;
    host.see(&format!(".hand [data-card={answer}]")).await?;
    guest.see(&format!(".hand [data-card={given}]")).await?;
    ensure!(!host.has(&format!(".hand [data-card={given}]")).await?, "what was given is gone");
    third.read("swap").await?;

    // An offer still stands when the bell rings: it does not matter any more.
    host.offers("Clara").await?;
    third.see(".fr-offer.incoming").await?;
    host.within(Duration::from_secs(75), ".ending-bar").await?;
    guest.see(".ending-bar").await?;
    host.read("The bell rings").await?;
    host.close().await?;
    guest.close().await?;
    third.close().await
}

pub(crate) async fn whoever_runs_out_of_time_is_played_for(world: &World) -> Result<()> {
    let house = House::open(&world.program).await?;
    let host = world.chromium.open(Look::DESK).await?;
    let guest = world.chromium.open(Look { language: "en", ..Look::PHONE }).await?;
    host.open(&house.address("")).await?;
    // The form offers no clock as short as this.
    let table = host
        .run(
            "return (async () => {
                const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body),
                    headers: { 'content-type': 'application/json' } }).then((answer) => answer.json());
                await post('api/me', { name: 'Anna' });
                const plan = { game: 'fantasy-realms', setup: { seats: 2, options: {} },
                    clock: { 'per-move': { seconds: 5 } }, time_up: 'bot-takes-over' };
                const made = await post('api/tables', plan);
                if (made.table) await post(`api/tables/${made.table}/requests`, { sit: {} });
                return made.table || JSON.stringify(made);
            })()",
            [],
        )
        .await?;
    let table = table.as_str().context("a table")?.to_owned();
    host.open(&house.address(&format!("table/{table}"))).await?;
    guest.open(&house.address(&format!("table/{table}"))).await?;
    guest.write("#sit-name", "Boris").await?;
    guest.press(".sit .button").await?;
    host.read("Boris").await?;
    host.press_words("Start").await?;

    // Nobody decides: the clock is seen to run, then the house decides.
    host.see(".chip-clock").await?;
    let told = "return /ran out of time|Your time was up/.test(document.body.innerText)";
    host.until("whose time was up", told, []).await?;
    guest.see(".chip-clock").await?;
    host.see(".log .by-house").await?;
    // Whoever was played for is told so, and takes over again.
    let late = if host.has(".notice .button.main").await? { &host } else { &guest };
    late.press(".notice .button.main").await?;
    late.miss(".notice .button.main").await?;
    host.close().await?;
    guest.close().await
}

/// Somebody who trades.
trait Trading {
    async fn picks_a_card(&self) -> Result<String>;
    async fn offers(&self, to: &str) -> Result<String>;
    async fn within(&self, patience: Duration, css: &str) -> Result<()>;
}

impl Trading for Page {
    /// Picks up the first card of the hand, unless one is picked up already; which one it is.
    async fn picks_a_card(&self) -> Result<String> {
        if !self.has(".hand .picked").await? {
            self.press(".hand [data-card]").await?;
        }
        let card =
            self.until("a card in hand", "return document.querySelector('.hand .picked')?.dataset.card", []).await?;
        Ok(card.as_str().context("a card is picked up")?.to_owned())
    }

    /// Offers the first card of the hand to somebody; which one it is.
    async fn offers(&self, to: &str) -> Result<String> {
        let card = self.picks_a_card().await?;
        let script = "const partner = [...document.querySelectorAll('.fr-partner')]
                .find((one) => one.querySelector('header b').textContent === arguments[0]);
            const button = partner && [...partner.querySelectorAll('.button')].find((one) => one.innerText.startsWith('Offer'));
            button?.click();
            return !!button;";
        self.until(("offer to", to), script, [json!(to)]).await?;
        self.see(".fr-offer.outgoing").await?;
        Ok(card)
    }

    /// Waits for something that is a minute away.
    async fn within(&self, patience: Duration, css: &str) -> Result<()> {
        let waited = tokio::time::timeout(patience, async {
            while !self.has(css).await? {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
            Ok(())
        });
        waited.await.with_context(|| format!("no {css} within {patience:?}"))?
    }
}
