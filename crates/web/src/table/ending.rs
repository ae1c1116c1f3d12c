//! The game is over: what one may do next.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_table::What;

use super::Desk;
use super::again::again;
use super::chat::table_of;
use super::verdict::verdict;
use crate::parts::Icon;
use crate::play::{Home, Session};
use crate::route::{REVIEW, ReplayOf, Route};
use crate::t;

#[component]
pub(super) fn EndingBar(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let replay = match session.home.get_value() {
        Home::Server(id) => Some(ReplayOf::Table(id)),
        Home::Local(id) => Some(ReplayOf::Local(id)),
        Home::Lesson(_) => None,
    };
    let is_lesson = replay.is_none();
    let replay = replay.map(|of| Route::Replay { of }.path());
    let (asked, trouble) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let play_again = move |_| {
        asked.set(true);
        trouble.set(None);
        again(desk, trouble);
    };
    let next = Memo::new(move |_| next_table(session));
    let may_ask = move || !is_lesson && next.get().is_none() && !session.own_seats().is_empty();
    let verdict = move || {
        let (plan, ending) = (session.plan.get()?, session.ending.get());
        Some(verdict(&plan, &desk.names.get(), ending.and_then(|ending| ending.outcome).as_ref()))
    };
    view! {
        <div class="ending-bar" role="status" tabindex="-1" data-now="">
            <strong>{verdict}</strong>
            {move || next.get().map(|href| view! { <a class="button main" href=href>{t!("table-again-there")}</a> })}
            <Show when=may_ask>
                <button class="button main" disabled=move || asked.get() && trouble.get().is_none() on:click=play_again>
                    <Icon icon=icons::TbRefreshOutline /> {move || t!("table-again")}
                </button>
            </Show>
            {replay.map(|replay| {
                let review = format!("{replay}?{REVIEW}");
                let hints = move || session.plan.with(|plan| plan.as_ref().is_some_and(|plan| plan.hints));
                view! {
                    <a class="button" href=replay><Icon icon=icons::TbPlayerPlayOutline /> {move || t!("table-replay")}</a>
                    {move || hints().then(|| view! { <a class="button" href=review.clone()>{t!("replay-review")}</a> })}
                }
            })}
            <a class="button to-home" href="./">{move || t!("frame-home")}</a>
            {move || trouble.get().map(|words| view! { <p class="bad-words">{words}</p> })}
        </div>
    }
}

/// The way to the table where the company plays on: the last other one that was named since the game ended.
fn next_table(session: Session) -> Option<String> {
    let Home::Server(id) = session.home.get_value() else { return None };
    let own = Route::Table { id }.path();
    session.log.with(|log| {
        let since = log.iter().rev().take_while(|happened| !matches!(happened.what, What::Acted { .. }));
        let mut said = since.filter_map(|happened| match &happened.what {
            What::Said { text, .. } => Some(text.as_str()),
            _ => None,
        });
        said.find_map(|text| text.split_whitespace().filter_map(table_of).find(|way| *way != own))
    })
}
