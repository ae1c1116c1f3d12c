//! A link that brings a seat from another device.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::{Value, json};

use crate::play;
use crate::route::{self, Route};
use crate::t;

/// A link that brings a seat from another device: asked for first, since it works once.
#[component]
pub(crate) fn TakeSeat(token: String) -> impl IntoView {
    let trouble = RwSignal::new(None::<String>);
    let take = move |_| {
        let token = token.clone();
        spawn_local(async move {
            match play::post::<Value>("api/seat-links", &json!({ "token": token })).await {
                Ok(taken) => {
                    route::replace(&Route::Table { id: taken["table"].as_str().unwrap_or_default().to_owned() })
                }
                Err(error) => trouble.set(Some(error.say())),
            }
        });
    };
    view! {
        <section class="page">
            <h1>{move || t!("table-move-seat")}</h1>
            <p>{move || t!("table-take-seat-why")}</p>
            <p role="alert" class="bad-words">{move || trouble.get()}</p>
            <p><button class="button main" on:click=take>{move || t!("table-take-seat")}</button></p>
        </section>
    }
}
