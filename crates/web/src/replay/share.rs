//! A moment of a replay, to be sent.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::controls::Projector;
use super::link::Sent;
use super::reel::Reel;
use crate::parts::CopyLink;
use crate::route::{ReplayOf, Route};
use crate::t;

/// The moment as an address: the server's, or one that holds the whole game.
#[component]
pub(super) fn Share(reel: Arc<Reel>, address: Option<String>, projector: Projector) -> impl IntoView {
    // What stands before and after the moment in the address.
    let parts = RwSignal::new(address.map(|address| Some((address, String::new()))));
    let make = move |_| {
        if parts.get_untracked().is_some() {
            return;
        }
        let sent = Sent { record: reel.record.clone(), players: reel.people() };
        spawn_local(async move {
            let written = sent.write().await;
            let page = Route::Replay { of: ReplayOf::File }.address();
            let _ = parts.try_set(Some(written.map(|letters| (page, format!("#{letters}")))));
        });
    };
    view! {
        <details class="share" on:toggle=make>
            <summary>{move || t!("replay-share")}</summary>
            {move || match parts.get() {
                None => ().into_any(),
                Some(None) => view! { <p role="status">{t!("replay-share-as-file")}</p> }.into_any(),
                Some(Some((before, after))) => {
                    let address = format!("{before}?{}{after}", projector.query());
                    let inside = !after.is_empty();
                    view! {
                        <CopyLink address />
                        {inside.then(|| view! { <p class="soft-words">{t!("replay-share-inside")}</p> })}
                    }
                    .into_any()
                }
            }}
        </details>
    }
}
