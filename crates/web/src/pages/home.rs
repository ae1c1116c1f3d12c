//! The shelf of games.

use leptos::prelude::*;

use crate::t;

/// The shelf of games.
#[component]
pub(crate) fn Home() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{move || t!("home-title")}</h1>
        </section>
    }
}
