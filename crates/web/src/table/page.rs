//! The page of a table: on the server, or in this browser.

use leptos::prelude::*;
use pentarchy_table::{Fault, Stage, TableId};

use super::matches::Match;
use super::waiting::WaitingRoom;
use crate::games;
use crate::play::{Home, Link, LocalGame, ServerWire, Session};
use crate::t;

/// A table on the server.
#[component]
pub(crate) fn TablePage(id: String) -> impl IntoView {
    let session = Session::new(Home::Server(id.clone()));
    match TableId::new(&id) {
        Ok(table) => ServerWire::open(session, table),
        Err(_) => session.fault.set(Some(Fault::NoTable)),
    }
    view! { <Table session /> }
}

/// A game in this browser.
#[component]
pub(crate) fn LocalPage(id: String) -> impl IntoView {
    let session = Session::new(Home::Local(id.clone()));
    if !LocalGame::open(session, &id) {
        session.fault.set(Some(Fault::NoTable));
    }
    view! { <Table session /> }
}

/// How far the table has come, as far as pages differ by it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Nothing,
    Missing,
    Hidden,
    Waiting,
    Match,
    Closed,
}

#[component]
fn Table(session: Session) -> impl IntoView {
    let shown = Memo::new(move |_| match (session.fault.get(), session.stage()) {
        (Some(Fault::NoTable), _) => Shown::Missing,
        (_, None) => Shown::Nothing,
        (_, Some(Stage::Gathering)) => Shown::Waiting,
        (_, Some(Stage::Closed)) if session.sights.with(Vec::is_empty) => Shown::Closed,
        (_, Some(_)) if session.sights.with(Vec::is_empty) => Shown::Hidden,
        (_, Some(_)) => Shown::Match,
    });
    let screen = move || session.plan.with(|plan| plan.as_ref().and_then(|plan| games::screen(&plan.game)));
    move || match shown.get() {
        Shown::Nothing => view! { <Quiet session /> }.into_any(),
        Shown::Missing => message("table-missing"),
        Shown::Hidden => message("table-hidden"),
        Shown::Closed => message("table-closed"),
        Shown::Waiting => view! { <WaitingRoom session /> }.into_any(),
        Shown::Match => match untrack(screen) {
            Some(screen) => view! { <Match session screen /> }.into_any(),
            None => message("table-unknown-game"),
        },
    }
}

/// Nothing is known yet: said only if it takes long.
#[component]
fn Quiet(session: Session) -> impl IntoView {
    let (late, set_late) = signal(false);
    set_timeout(
        move || {
            let _ = set_late.try_set(true);
        },
        std::time::Duration::from_millis(700),
    );
    let words = move || match session.link.get() {
        _ if !late.get() => String::new(),
        Link::Connecting | Link::Open | Link::Lost => t!("table-connecting"),
    };
    view! { <section class="page"><p role="status">{words}</p></section> }
}

fn message(key: &'static str) -> AnyView {
    view! {
        <section class="page">
            <h1>{move || t!(key)}</h1>
            <p><a class="button main" href="./">{move || t!("frame-home")}</a></p>
        </section>
    }
    .into_any()
}
