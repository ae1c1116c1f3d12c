//! One table, for programs and for pages that only look.

use std::time::Duration;

use axum::Json;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use pentarchy_game::Record;
use pentarchy_table::{Happened, Request, Seq};
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, timeout_at};
use utoipa::{IntoParams, ToSchema};

use super::people::{Anybody, Me};
use super::{Given, Named};
use crate::app::Shared;
use crate::error::{Failure, Trouble};
use crate::store::{Guest, stranger};

/// The longest that a program may wait for news, in seconds.
const LONGEST_WAIT: u64 = 30;

fn eyes(guest: Option<Guest>) -> pentarchy_table::PersonId {
    guest.map_or_else(stranger, |guest| guest.id)
}

fn json(text: impl Into<axum::body::Body>) -> Response {
    ([(CONTENT_TYPE, "application/json")], text.into()).into_response()
}

/// The table as you see it
///
/// `{"welcome": {…}}`, the very message that the socket begins with.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Object), (status = 404, body = Trouble)))]
pub(crate) async fn look(
    State(app): State<Shared>,
    Named(table): Named,
    Anybody(guest): Anybody,
) -> Result<Response, Failure> {
    Ok(json(app.tables.look(&table, eyes(guest)).await?.as_str().to_owned()))
}

/// What was done.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    /// The last entry of the table's log that it led to.
    #[schema(value_type = u64)]
    seq: Seq,
}

/// Ask for something: take a seat, start, act, say something
///
/// The body is one of `{"sit": {}}`, `{"leave": {}}`, `"return"`, `{"add-bot": {}}`, `{"clear": {"seat": 1}}`, `"start"`,
/// `{"act": {"seat": 0, "seen": 12, "action": …}}`, `{"take-back": {"seat": 0, "seen": 12, "steps": 1}}`,
/// `{"ask-undo": {"seat": 0, "seen": 12, "keep": 3}}`, `{"answer-undo": {"agree": true}}`, `{"say": {"text": "…"}}`,
/// `"close"`. The answer comes when it is durably stored.
#[utoipa::path(post, path = "/api/tables/{table}/requests", tag = "tables", request_body = Object,
    params(("table" = String, Path, description = "The table's id")),
    responses(
        (status = 200, body = Done),
        (status = 401, body = Trouble),
        (status = 404, body = Trouble),
        (status = 409, description = "The table refuses; `detail` says why", body = Trouble),
        (status = 503, description = "Nothing can be stored now", body = Trouble)))]
pub(crate) async fn request(
    State(app): State<Shared>,
    Named(table): Named,
    Me(guest): Me,
    Given(request): Given<Request>,
) -> Result<Json<Done>, Failure> {
    let seq = app.tables.request(&table, guest.person(), request).await?;
    Ok(Json(Done { seq }))
}

#[derive(Deserialize, IntoParams)]
pub(crate) struct Since {
    /// The last entry that you have seen; left out: you get the table as it is.
    seen: Option<u64>,
    /// For how many seconds you would wait for news, at most 30.
    #[serde(default)]
    wait: u64,
}

/// What happened since you looked last
///
/// A list of the messages that the socket would have sent: `{"welcome": …}`, or `{"resumed": …}` and an `{"update": …}`
/// for every entry of the table's log. When there is no news the answer waits for it as long as you say.
#[utoipa::path(get, path = "/api/tables/{table}/updates", tag = "tables",
    params(("table" = String, Path, description = "The table's id"), Since),
    responses((status = 200, body = Vec<Object>), (status = 404, body = Trouble)))]
pub(crate) async fn updates(
    State(app): State<Shared>,
    Named(table): Named,
    Anybody(guest): Anybody,
    since: Result<Query<Since>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, Failure> {
    let Query(Since { seen, wait }) = since?;
    let until = Instant::now() + Duration::from_secs(wait.min(LONGEST_WAIT));
    let mut window = app.tables.enter(&table, eyes(guest), seen.map(Seq)).await?;
    let mut messages = std::mem::take(&mut window.first);
    let nothing_new = seen.is_some() && messages.len() == 1;
    if nothing_new {
        let news = async {
            while let Ok(Some(message)) = timeout_at(until, window.inbox.recv()).await {
                if is_update(&message) {
                    return Some(message);
                }
            }
            None
        };
        messages.extend(app.closing.run_until_cancelled(news).await.flatten());
    }
    while let Ok(message) = window.inbox.try_recv() {
        messages.extend(is_update(&message).then_some(message));
    }
    Ok(json(format!("[{}]", messages.iter().map(Utf8Bytes::as_str).collect::<Vec<_>>().join(","))))
}

/// Who comes and goes is no news for a program.
fn is_update(message: &Utf8Bytes) -> bool {
    message.starts_with("{\"update\"")
}

/// All that has happened, without the positions
#[utoipa::path(get, path = "/api/tables/{table}/history", tag = "tables",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Vec<Object>), (status = 404, body = Trouble)))]
pub(crate) async fn history(
    State(app): State<Shared>,
    Named(table): Named,
    Anybody(guest): Anybody,
) -> Result<Json<Vec<Happened>>, Failure> {
    Ok(Json(app.tables.history(&table, &eyes(guest)).await?))
}

/// The record of a finished game: setup, seed, moves
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables",
    params(("table" = String, Path, description = "The table's id")),
    responses(
        (status = 200, body = Object),
        (status = 404, body = Trouble),
        (status = 409, description = "The game is not over", body = Trouble)))]
pub(crate) async fn record(State(app): State<Shared>, Named(table): Named) -> Result<Json<Record>, Failure> {
    Ok(Json(app.tables.record(&table).await?))
}
