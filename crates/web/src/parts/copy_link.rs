//! An address to send: to copy, to share, to photograph.

use std::time::Duration;

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

use crate::browser::window;
use crate::parts::{Icon, Qr};
use crate::t;

/// How long it says that it was copied.
const SAID: Duration = Duration::from_secs(2);

/// An address to send: to copy, to share, to photograph.
#[component]
pub(crate) fn CopyLink(address: String, #[prop(optional)] with_qr: bool) -> impl IntoView {
    let copied = RwSignal::new(false);
    let text = address.clone();
    let copy = move |_| {
        let text = text.clone();
        spawn_local(async move {
            if JsFuture::from(window().navigator().clipboard().write_text(&text)).await.is_ok() {
                copied.set(true);
                set_timeout(
                    move || {
                        let _ = copied.try_set(false);
                    },
                    SAID,
                );
            }
        });
    };
    view! {
        <div class="copy-link">
            <input class="field" readonly value=address.clone() aria-label=move || t!("frame-link") />
            <button class="button" on:click=copy>
                <Icon icon=icons::TbCopyOutline />
                <span role="status">{move || if copied.get() { t!("frame-copied") } else { t!("frame-copy") }}</span>
            </button>
            <details class="qr-fold" open=with_qr>
                <summary>{move || t!("frame-qr-show")}</summary>
                <Qr address />
            </details>
        </div>
    }
}
