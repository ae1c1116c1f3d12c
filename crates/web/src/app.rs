//! The whole page: the bar at the top, the page of the moment below it.

use leptos::prelude::*;

use crate::browser::{document, focus, window};
use crate::lesson::LessonPage;
use crate::pages;
use crate::parts::TopBar;
use crate::replay::ReplayPage;
use crate::route::{self, Route};
use crate::settings;
use crate::t;
use crate::table::{LocalPage, TablePage};

/// Puts the client into the page.
pub(crate) fn start() {
    route::listen();
    leptos::mount::mount_to_body(App);
    // For those who measure how quick it is.
    if let Some(performance) = window().performance() {
        let _ = performance.mark("ready");
    }
}

#[component]
fn App() -> impl IntoView {
    settings::apply();
    follow_pages();
    let page = move || match route::current() {
        Route::Home => view! { <pages::Home /> }.into_any(),
        Route::New { game, way } => view! { <pages::NewTable game way /> }.into_any(),
        Route::Table { id } => view! { <TablePage id /> }.into_any(),
        Route::Local { id } => view! { <LocalPage id /> }.into_any(),
        Route::Seat { token } => view! { <pages::TakeSeat token /> }.into_any(),
        Route::Replay { of } => view! { <ReplayPage of /> }.into_any(),
        Route::Rules { game, rule } => view! { <pages::RulesPage game rule /> }.into_any(),
        Route::Learn { game } => view! { <LessonPage game /> }.into_any(),
        Route::Calculator => view! { <pages::CalculatorPage /> }.into_any(),
        Route::Settings => view! { <pages::SettingsPage /> }.into_any(),
        Route::Unknown => view! { <pages::NotFound /> }.into_any(),
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
            Route::Settings => t!("settings-title"),
            Route::Rules { game, .. } | Route::New { game, .. } | Route::Learn { game } => t!(format!("{game}-name")),
            Route::Replay { .. } => t!("replay-title"),
            Route::Unknown => t!("frame-not-found"),
            Route::Home | Route::Seat { .. } => t!("home-title"),
            // A table has a title of its own: it says whose turn it is.
            Route::Table { .. } | Route::Local { .. } => return route,
        };
        document().set_title(&format!("{page} · {}", t!("frame-name")));
        route
    });
}
