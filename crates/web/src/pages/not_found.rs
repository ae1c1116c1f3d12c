//! There is no such page.

use leptos::prelude::*;

use crate::t;

/// There is no such page.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{move || t!("frame-not-found")}</h1>
            <p><a class="button" href="./">{move || t!("frame-home")}</a></p>
        </section>
    }
}
