//! Replays: a finished game, step by step, with each seat's eyes or all open.

mod controls;
mod file;
mod link;
mod page;
mod reel;
mod review;
mod share;
mod verdict;

use leptos::prelude::*;

use self::page::Replay;
use crate::pages::NotFound;
use crate::part::{Coming, OpenPage, part};
use crate::route::Route;

fn open(route: Route) -> AnyView {
    match route {
        Route::Replay { of } => view! { <Replay of /> }.into_any(),
        _ => view! { <NotFound /> }.into_any(),
    }
}

/// Fetches the page of a replay.
pub(crate) fn fetch() -> Coming<OpenPage> {
    part!(replay: OpenPage = open);
    Box::pin(replay())
}
