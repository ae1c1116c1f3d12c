//! How the player wants it.

use leptos::prelude::*;

use crate::t;

/// How the player wants it.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{move || t!("settings-title")}</h1>
        </section>
    }
}
