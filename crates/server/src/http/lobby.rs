//! Lists of tables, and new ones.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use pentarchy_game::{Outcome, Seat, SetupRequest};
use pentarchy_table::{Clock, Millis, Name, Plan, Stage, TableId, Watch};
use serde::Serialize;
use utoipa::ToSchema;

use super::Given;
use super::people::Me;
use crate::app::Shared;
use crate::error::{Failure, Trouble};
use crate::store::Listed;
use crate::tables::{About, AboutChair};

/// How many tables a list shows.
const MOST: u32 = 100;

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableInList {
    /// The table's id.
    #[schema(value_type = String)]
    table: TableId,
    /// `gathering`, `playing`, `over` or `closed`.
    #[schema(value_type = String)]
    stage: Stage,
    /// The seats that the game waits for.
    #[schema(value_type = Vec<u8>)]
    awaited: Vec<Seat>,
    /// Whether it waits for you.
    your_turn: bool,
    /// When something last happened there, in milliseconds since 1970.
    #[schema(value_type = u64)]
    changed_at: Millis,
    /// The game's id.
    game: String,
    /// How many seats, and the game's options.
    #[schema(value_type = Object)]
    setup: SetupRequest,
    /// What the host is called.
    #[schema(value_type = String)]
    host: Name,
    /// The seats in order: `"open"`, `{"person": name}` or `{"bot": level}`.
    #[schema(value_type = Vec<Object>)]
    chairs: Vec<AboutChair>,
    /// How long a player may think.
    #[schema(value_type = Object)]
    clock: Clock,
    /// Who may look on: `anyone` or `nobody`.
    #[schema(value_type = String)]
    watch: Watch,
    /// When it was made, in milliseconds since 1970.
    #[schema(value_type = u64)]
    made_at: Millis,
    /// How it ended: place and total of each seat.
    #[schema(value_type = Option<Vec<Object>>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
}

/// What is stored, as a list shows it.
pub(super) fn tables_in_list(stored: Vec<Listed>) -> Vec<TableInList> {
    let shown = |listed: Listed| {
        let Listed { table, stage, awaited, your_turn, about, changed_at } = listed;
        let about: About = match serde_json::from_str(&about) {
            Ok(about) => about,
            Err(error) => {
                tracing::error!(%table, %error, "what lists show of a table can't be read");
                return None;
            }
        };
        let About { game, setup, host, chairs, clock, watch, made_at, outcome } = about;
        let awaited = awaited.iter().collect();
        Some(TableInList {
            table,
            stage,
            awaited,
            your_turn,
            changed_at,
            game,
            setup,
            host,
            chairs,
            clock,
            watch,
            made_at,
            outcome,
        })
    };
    stored.into_iter().filter_map(shown).collect()
}

/// The tables that are open to join or to watch
#[utoipa::path(get, path = "/api/tables", tag = "lobby", responses((status = 200, body = Vec<TableInList>)))]
pub(crate) async fn lobby(State(app): State<Shared>) -> Result<Json<Vec<TableInList>>, Failure> {
    Ok(Json(tables_in_list(app.store.lobby(MOST).await?)))
}

/// The games that were last played to the end
#[utoipa::path(get, path = "/api/results", tag = "lobby", responses((status = 200, body = Vec<TableInList>)))]
pub(crate) async fn results(State(app): State<Shared>) -> Result<Json<Vec<TableInList>>, Failure> {
    Ok(Json(tables_in_list(app.store.results(MOST).await?)))
}

/// A table that was made.
#[derive(Serialize, ToSchema)]
pub(crate) struct Opened {
    /// The table's id.
    #[schema(value_type = String)]
    table: TableId,
}

/// Make a table
///
/// The body is a plan: `{"game": id, "setup": {"seats": 3, "options": {}}}`, and if you like `watch`, `listed`, `clock`,
/// `time_up`, `absent`, `bots`, `pace`, `hot_seat`, `hints`. You are its host; you don't sit there yet.
#[utoipa::path(post, path = "/api/tables", tag = "lobby", request_body = Object,
    responses(
        (status = 201, body = Opened),
        (status = 401, body = Trouble),
        (status = 409, description = "You have too many unfinished tables", body = Trouble),
        (status = 422, description = "There can't be such a table", body = Trouble)))]
pub(crate) async fn open(
    State(app): State<Shared>,
    Me(guest): Me,
    Given(plan): Given<Plan>,
) -> Result<(StatusCode, Json<Opened>), Failure> {
    let most = app.gate.limits().tables_per_guest;
    if app.store.unfinished_of(&guest.id).await? >= most {
        return Err(Failure::TooManyTables(most));
    }
    let table = app.tables.open(plan, guest.person()).await?;
    Ok((StatusCode::CREATED, Json(Opened { table })))
}
