//! Words for a wait that takes long; a short one needs none.

use std::time::Duration;

use leptos::prelude::*;

use crate::t;

/// Says after a while what is being waited for.
#[component]
pub(crate) fn Late(key: &'static str) -> impl IntoView {
    let (late, set_late) = signal(false);
    set_timeout(
        move || {
            let _ = set_late.try_set(true);
        },
        Duration::from_millis(700),
    );
    view! { <section class="page"><p role="status">{move || late.get().then(|| t!(key))}</p></section> }
}
