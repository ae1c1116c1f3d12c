//! What can be shown only when a game, or another part of the client, was fetched.

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Icon, Late};
use crate::browser::window;
use crate::games::{Fetched, Known, here};
use crate::part::{Coming, NotFetched, OpenPage};
use crate::route::Route;
use crate::t;

/// Shows something of a game: at once if it is here, and otherwise when it has come.
#[component]
pub(crate) fn WithGame(
    game: &'static Known,
    show: impl Fn(&'static Fetched) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let fetch = move || -> Coming<&'static Fetched> { Box::pin(game.fetch()) };
    view! { <WithPart here=here(game.id) fetch show /> }
}

/// A page that comes when it is opened.
#[component]
pub(crate) fn PartPage(fetch: fn() -> Coming<OpenPage>, route: Route) -> impl IntoView {
    let show = move |open: OpenPage| {
        let page = open(route.clone());
        // For those who measure how quick it is.
        if let Some(performance) = window().performance() {
            let _ = performance.mark("ready");
        }
        page
    };
    view! { <WithPart fetch show /> }
}

/// Shows a part of the client: at once if it is here, and otherwise when it has come.
#[component]
pub(crate) fn WithPart<T: Copy + Send + Sync + 'static>(
    #[prop(optional_no_strip)] here: Option<T>,
    fetch: impl Fn() -> Coming<T> + Copy + Send + Sync + 'static,
    show: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let come = RwSignal::new(here.map(Ok));
    let begin = move || {
        spawn_local(async move {
            let fetched = fetch().await;
            let _ = come.try_set(Some(fetched));
        });
    };
    if here.is_none() {
        begin();
    }
    let again = Callback::new(move |()| {
        come.set(None);
        begin();
    });
    move || match come.get() {
        None => view! { <div aria-busy="true"><Late key="frame-fetching" /></div> }.into_any(),
        Some(Ok(part)) => untrack(|| show(part)),
        Some(Err(NotFetched)) => view! { <NotCome again /> }.into_any(),
    }
}

/// The part did not come: there is no network, or the house was renewed since this page was opened.
#[component]
fn NotCome(again: Callback<()>) -> impl IntoView {
    view! {
        <section class="page">
            <p role="alert">{move || t!("frame-not-fetched")}</p>
            <p class="row">
                <button class="button main" on:click=move |_| again.run(())>
                    <Icon icon=icons::TbRefreshOutline />
                    {move || t!("frame-try-again")}
                </button>
                <button class="button" on:click=move |_| drop(window().location().reload())>
                    {move || t!("frame-reload")}
                </button>
            </p>
        </section>
    }
}
