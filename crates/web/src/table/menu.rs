//! All else about the table: the link, the seal, its plan, leaving.

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::task::spawn_local;
use pentarchy_game::Viewer;
use pentarchy_table::Request;
use serde_json::Value;

use super::Desk;
use crate::parts::{CopyLink, Icon, PlanView};
use crate::play::{self, Home};
use crate::route::{self, Route};
use crate::t;

#[component]
pub(super) fn Menu(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let home = session.home.get_value();
    let invitation = match &home {
        Home::Server(id) => Some(Route::Table { id: id.clone() }.address()),
        Home::Local(_) | Home::Lesson(_) => None,
    };
    let forget = match home.clone() {
        Home::Local(id) => Some(move |_| {
            play::forget_game(&id);
            route::go(&Route::Home);
        }),
        Home::Server(_) | Home::Lesson(_) => None,
    };
    let leave = move |_| {
        session.ask(Request::Leave { seat: None });
    };
    let seated = move || desk.seat().is_some();
    view! {
        <div class="menu">
            {move || session.plan.get().map(|plan| view! { <PlanView plan /> })}
            {invitation.map(|address| view! {
                <section>
                    <h3>{move || t!("table-link")}</h3>
                    <p class="soft-words">{move || t!("table-link-why")}</p>
                    <CopyLink address />
                </section>
            })}
            <SeatLink desk />
            {move || session.seal.get().map(|seal| view! {
                <section>
                    <h3>{t!("table-seal")}</h3>
                    <p class="soft-words">{t!("table-seal-why")}</p>
                    <code class="seal">{seal.to_string()}</code>
                </section>
            })}
            {forget.map(|forget| view! {
                <button class="button" on:click=forget><Icon icon=icons::TbTrashOutline /> {move || t!("table-forget")}</button>
            })}
            <Show when=move || !session.is_local() && seated() && desk.is_playing()>
                <details class="leave">
                    <summary>{move || t!("table-leave")}</summary>
                    <p>{move || t!("table-leave-why")}</p>
                    <button class="button" on:click=leave>{move || t!("table-leave-really")}</button>
                </details>
            </Show>
        </div>
    }
}

/// A link that moves the seat to another device.
#[component]
fn SeatLink(desk: Desk) -> impl IntoView {
    let link = RwSignal::new(None::<Result<String, String>>);
    let make = move |_| {
        let (Viewer::Seat(seat), Home::Server(table)) = (desk.eyes.get_untracked(), desk.session.home.get_value())
        else {
            return;
        };
        spawn_local(async move {
            let path = format!("api/tables/{table}/seats/{}/link", u8::from(seat));
            let made = play::post::<Value>(&path, &Value::Null).await;
            link.set(Some(match made {
                Ok(made) => Ok(Route::Seat { token: made["token"].as_str().unwrap_or_default().to_owned() }.address()),
                Err(error) => Err(error.say()),
            }));
        });
    };
    view! {
        <Show when=move || !desk.session.is_local() && desk.seat().is_some()>
            <section>
                <h3>{move || t!("table-move-seat")}</h3>
                <p class="soft-words">{move || t!("table-move-seat-why")}</p>
                {move || match link.get() {
                    None => view! { <button class="button" on:click=make>{t!("table-move-seat-make")}</button> }.into_any(),
                    Some(Ok(address)) => view! { <CopyLink address /> }.into_any(),
                    Some(Err(words)) => view! { <p role="alert">{words}</p> }.into_any(),
                }}
            </section>
        </Show>
    }
}
