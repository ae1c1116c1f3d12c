//! The whole page: the bar at the top, the page of the moment below it.

use leptos::prelude::*;

use crate::browser::{document, focus};
use crate::pages;
use crate::parts::{PartPage, TopBar};
use crate::replay;
use crate::route::{self, Route};
use crate::table::{self, TablePage};
use crate::{lesson, settings, t};

/// Puts the client into the page.
pub(crate) fn start() {
    route::listen();
    leptos::mount::mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    settings::apply();
    follow_pages();
    let page = move || {
        let route = route::current();
        let fetch = match route {
            Route::Home => pages::home::fetch,
            Route::New { .. } => pages::new_table::fetch,
            Route::Local { .. } => table::fetch_local,
            Route::Replay { .. } => replay::fetch,
            Route::Learn { .. } => lesson::fetch,
            Route::Calculator => pages::calculator::fetch,
            Route::Settings => pages::settings::fetch,
            // These are here from the beginning: who comes by a link mostly comes to a table.
            Route::Table { id } => return view! { <TablePage id /> }.into_any(),
            Route::Seat { token } => return view! { <pages::TakeSeat token /> }.into_any(),
            Route::Rules { game, rule } => return view! { <pages::RulesPage game rule /> }.into_any(),
            Route::Unknown => return view! { <pages::NotFound /> }.into_any(),
        };
        view! { <PartPage fetch route /> }.into_any()
    };
    view! {
        <a class="skip" href="#main">{move || t!("frame-skip")}</a>
        <TopBar />
        <main id="main" tabindex="-1">{page}</main>
    }
}

/// Says which page it is in the title, and moves the focus to a new page's content.
fn follow_pages() {
    Effect::new(move |before: Option<Route>| {
        let route = route::current();
        if before.is_some_and(|before| before != route) {
            request_animation_frame(|| focus("main"));
        }
        let page = match &route {
            Route::Calculator => t!("frame-calculator"),
            Route::Settings => t!("frame-settings"),
            Route::Rules { game, .. } | Route::New { game, .. } | Route::Learn { game } => t!(format!("{game}-name")),
            Route::Replay { .. } => t!("replay-title"),
            Route::Unknown => t!("frame-not-found"),
            Route::Home | Route::Seat { .. } => t!("frame-home-title"),
            // A table has a title of its own: it says whose turn it is.
            Route::Table { .. } | Route::Local { .. } => return route,
        };
        document().set_title(&format!("{page} · {}", t!("frame-name")));
        route
    });
}
