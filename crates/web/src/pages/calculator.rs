//! The score calculator of Fantasy Realms.

use leptos::prelude::*;

use crate::t;

/// The score calculator of Fantasy Realms.
#[component]
pub(crate) fn Calculator() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{move || t!("calculator-title")}</h1>
        </section>
    }
}
