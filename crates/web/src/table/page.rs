//! The page of a table: on the server, or in this browser.

use leptos::prelude::*;
use pentarchy_table::{Fault, Stage, TableId};

use super::matches::Match;
use super::waiting::{self, OpenRoom};
use crate::games::{self, Fetched};
use crate::part::{Coming, OpenPage, part};
use crate::parts::{Late, WithGame, WithPart};
use crate::play::{Home, LocalGame, ServerWire, Session, shelved};
use crate::route::Route;
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

/// Fetches the page of a game in this browser.
pub(crate) fn fetch_local() -> Coming<OpenPage> {
    part!(local: OpenPage = open_local);
    Box::pin(local())
}

/// A game in this browser.
fn open_local(route: Route) -> AnyView {
    let Route::Local { id } = route else { return message("table-missing") };
    let session = Session::new(Home::Local(id.clone()));
    let Some(game) = shelved(&id).and_then(|kept| games::find(&kept.plan.game)) else {
        return message("table-missing");
    };
    let show = move |game| {
        if !LocalGame::open(session, &id, game) {
            session.fault.set(Some(Fault::NoTable));
        }
        view! { <Table session /> }.into_any()
    };
    view! { <WithGame game show /> }.into_any()
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
    let game = move || session.plan.with(|plan| plan.as_ref().and_then(|plan| games::find(&plan.game)));
    // While the players gather, their game comes.
    Effect::new(move |_| game().inspect(|game| game.fetch_ahead()).is_some());
    move || match shown.get() {
        Shown::Nothing => view! { <Late key="table-connecting" /> }.into_any(),
        Shown::Missing => message("table-missing"),
        Shown::Hidden => message("table-hidden"),
        Shown::Closed => message("table-closed"),
        Shown::Waiting => {
            let show = move |open: OpenRoom| open(session);
            view! { <WithPart fetch=waiting::fetch show /> }.into_any()
        }
        Shown::Match => match untrack(game) {
            Some(game) => {
                let show = move |game: &'static Fetched| view! { <Match session screen=game.screen /> }.into_any();
                view! { <WithGame game show /> }.into_any()
            }
            None => message("table-unknown-game"),
        },
    }
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
