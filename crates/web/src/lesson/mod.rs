//! First games: a short lesson that is played, one for each game.
//!
//! A lesson is a file of `lessons/`: a record, and what is said at which of its decisions. Its texts stand in
//! `texts/*/lessons.ftl`. It comes when it is opened, as a part of the client.

mod class;
mod guide;
mod script;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use leptos::context::Provider;
use leptos::prelude::*;

use self::class::Class;
use self::guide::{Guide, GuideBox};
use crate::games::{self, Fetched};
use crate::pages::NotFound;
use crate::part::{Coming, OpenPage, part};
use crate::parts::WithGame;
use crate::play::{Home, Session};
use crate::route::Route;
use crate::table::{AboveDock, Match};
use crate::text::{self, topics};

/// The games that have a lesson.
pub(crate) const TAUGHT: &[&str] =
    &["fantasy-realms", "brutal-kingdom", "animal-kingdoms", "colour-kingdoms", "dominant-species"];

/// Fetches the page of a lesson.
pub(crate) fn fetch() -> Coming<OpenPage> {
    part!(learn: OpenPage = open);
    Box::pin(learn())
}

fn open(route: Route) -> AnyView {
    let Route::Learn { game } = route else { return view! { <NotFound /> }.into_any() };
    text::learn(topics!["lessons"]);
    let (Some(known), Some(lesson)) = (games::find(&game), script::lesson(&game)) else {
        return view! { <NotFound /> }.into_any();
    };
    let show = move |game: &'static Fetched| {
        let session = Session::new(Home::Lesson(game.screen.id()));
        let guide = Guide::new(&lesson);
        let above = AboveDock(Arc::new(move |(desk, ask)| view! { <GuideBox guide game desk ask /> }.into_any()));
        Class::open(session, game, lesson.clone(), guide);
        view! { <Provider value=above><Match session screen=game.screen /></Provider> }.into_any()
    };
    view! { <WithGame game=known show /> }.into_any()
}
