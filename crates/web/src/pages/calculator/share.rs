//! The address of the hand, to be sent.

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::web_sys;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::address;
use super::state::Calculation;
use crate::browser::window;
use crate::parts::Icon;
use crate::route::Route;
use crate::t;

#[component]
pub(super) fn Share(calculation: Calculation) -> impl IntoView {
    let link = move || format!("{}?{}", Route::Calculator.address(), calculation.party.with(address::write));
    let copied = RwSignal::new(None::<bool>);
    Effect::new(move |_| {
        calculation.party.track();
        copied.set(None);
    });
    let copy = move |_| {
        let link = untrack(link);
        spawn_local(async move {
            let done = copy(&link).await;
            copied.set(Some(done));
        });
    };
    view! {
        <div class="calc-share">
            <button class="button main" on:click=copy>
                <Icon icon=icons::TbLinkOutline />
                {move || t!("calculator-share")}
            </button>
            <span role="status">{move || (copied.get() == Some(true)).then(|| t!("calculator-copied"))}</span>
            // Where the browser does not let us copy, the player can.
            <Show when=move || copied.get() == Some(false)>
                <input class="calc-link" type="text" readonly aria-label=move || t!("calculator-link") prop:value=link />
            </Show>
        </div>
    }
}

/// Copies a text; whether the browser has let us.
async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    let has = |name: &str| js_sys::Reflect::get(&navigator, &name.into()).is_ok_and(|value| !value.is_undefined());
    if !has("clipboard") {
        return false;
    }
    let clipboard: web_sys::Clipboard = navigator.clipboard();
    JsFuture::from(clipboard.write_text(text)).await.is_ok()
}
