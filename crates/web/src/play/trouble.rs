//! What keeps bots and the coach from thinking in this page, in words at its foot, whatever page it is.

use std::sync::{LazyLock, Once};

use icondata_tb as icons;
use leptos::mount::mount_to_body;
use leptos::prelude::*;

use crate::browser::window;
use crate::parts::Icon;
use crate::t;

/// What keeps the worker from answering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// It did not come, or fell over, again and again. It is still tried.
    Absent,
    /// It does not understand the page: they are of different versions.
    Puzzled,
}

/// What was told last.
static TOLD: LazyLock<ArcRwSignal<Option<Trouble>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// The place for it is made when there is something to tell: mostly there never is.
static PLACE: Once = Once::new();

/// Says what the trouble is, or that there is none any more.
pub(super) fn tell(trouble: Option<Trouble>) {
    TOLD.set(trouble);
    PLACE.call_once(|| mount_to_body(Foot));
}

#[component]
fn Foot() -> impl IntoView {
    let words = move || {
        TOLD.get().map(|trouble| match trouble {
            Trouble::Absent => t!("table-thinker-absent"),
            Trouble::Puzzled => t!("table-thinker-puzzled"),
        })
    };
    view! {
        <div class="foot" role="alert">
            {move || words().map(|words| view! {
                <p class="notice bad">
                    <Icon icon=icons::TbAlertCircleOutline />
                    <span>{words}</span>
                    <button class="button" on:click=move |_| drop(window().location().reload())>{t!("frame-reload")}</button>
                </p>
            })}
        </div>
    }
}
