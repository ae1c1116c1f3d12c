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
use crate::part::{Coming, part};
use crate::parts::WithPart;
use crate::route::ReplayOf;

type Opening = fn(ReplayOf) -> AnyView;

part!(replay: Opening = open);

fn open(of: ReplayOf) -> AnyView {
    view! { <Replay of /> }.into_any()
}

/// The page of a replay, which comes when it is opened.
#[component]
pub(crate) fn ReplayPage(of: ReplayOf) -> impl IntoView {
    let fetch = || -> Coming<Opening> { Box::pin(replay()) };
    let show = move |open: Opening| open(of.clone());
    view! { <WithPart fetch show /> }
}
