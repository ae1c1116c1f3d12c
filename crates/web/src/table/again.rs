//! The same again: a new game with the same plan, and with the same company.

use leptos::prelude::*;
use leptos::task::spawn_local;
use pentarchy_game::Seat;
use pentarchy_table::{Holder, Name, Request, Saying};
use serde_json::Value;

use super::Desk;
use crate::games;
use crate::part::part;
use crate::play::{self, ApiError, Home, Session, start_local};
use crate::route::{self, Route};
use crate::t;

/// Opens the new table of a company; the signal tells what kept it.
type Invite = fn(Session, String, RwSignal<Option<String>>);

/// Plays the same again; the signal tells what kept it.
pub(super) fn again(desk: Desk, trouble: RwSignal<Option<String>>) {
    // Few do so with friends on their first visit: what makes a table there is fetched when it is asked for.
    part!(once_more: Invite = invite);
    match desk.session.home.get_value() {
        Home::Server(id) => spawn_local(async move {
            match once_more().await {
                Ok(invite) => invite(desk.session, id, trouble),
                Err(_) => drop(trouble.try_set(Some(t!("frame-not-fetched")))),
            }
        }),
        Home::Local(_) => here(desk, trouble),
        Home::Lesson(_) => {}
    }
}

fn here(desk: Desk, trouble: RwSignal<Option<String>>) {
    let session = desk.session;
    let Some(plan) = session.plan.get_untracked() else { return };
    let Some(game) = games::here(&plan.game) else { return };
    let names = desk.names.get_untracked();
    let people: Vec<_> = session.own_seats().into_iter().filter_map(|seat| Name::new(names.of(seat)).ok()).collect();
    match start_local(game, (*plan).clone(), &people) {
        Ok(id) => route::go(&Route::Local { id }),
        Err(words) => trouble.set(Some(words)),
    }
}

fn invite(session: Session, old: String, trouble: RwSignal<Option<String>>) {
    spawn_local(async move {
        match on_server(session, &old).await {
            Ok(id) => route::go(&Route::Table { id }),
            Err(error) => drop(trouble.try_set(Some(error.say()))),
        }
    });
}

/// A new table where the player and the bots sit as they sat, and where the others are asked to; its id.
async fn on_server(session: Session, old: &str) -> Result<String, ApiError> {
    let (plan, gathering) = (session.plan.get_untracked(), session.gathering.get_untracked());
    let (Some(plan), Some(gathering)) = (plan, gathering) else { return Err(ApiError::Unreachable) };
    let you = session.you.get_untracked();
    let new = play::make_table(&plan).await?;
    for (index, chair) in gathering.chairs.iter().enumerate() {
        let seat = Seat::new(index as u8);
        let request = match &chair.holder {
            Holder::Person { member, name } if Some(*member) == you => Request::Sit { seat, name: Some(name.clone()) },
            Holder::Bot { level } => Request::AddBot { seat, level: Some(*level) },
            Holder::Person { .. } | Holder::Open => continue,
        };
        ask(&new, &request).await?;
    }
    // The way without the house's own address: others may have come to the house by another one.
    let invitation = format!("{} {}", t!("table-again-said"), Route::Table { id: new.clone() }.path());
    if let Ok(text) = Saying::new(&invitation) {
        // Who is at the new table can still send its link.
        let _ = ask(old, &Request::Say { text }).await;
    }
    Ok(new)
}

async fn ask(table: &str, request: &Request) -> Result<(), ApiError> {
    play::post::<Value>(&format!("api/tables/{table}/requests"), request).await.map(drop)
}
