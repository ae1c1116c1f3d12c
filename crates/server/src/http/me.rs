//! Who you are.

use axum::Json;
use axum::extract::State;
use axum_extra::extract::cookie::SignedCookieJar;
use pentarchy_table::{Millis, Name};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Given;
use super::caller::Caller;
use super::lobby::{TableInList, tables_in_list};
use super::people::{Anybody, Me, sign_in, sign_out as without_cookie};
use crate::app::Shared;
use crate::chance;
use crate::error::{Failure, Trouble};
use crate::store::Guest;

/// How many of one's tables are listed.
const MOST: u32 = 200;

/// Who you are.
#[derive(Serialize, ToSchema)]
pub(crate) struct Who {
    /// Nothing if you have not said who you are.
    guest: Option<GuestCard>,
}

/// A guest.
#[derive(Serialize, ToSchema)]
struct GuestCard {
    /// What the others call you.
    #[schema(value_type = String)]
    name: Name,
    /// Since when you are known here, in milliseconds since 1970.
    #[schema(value_type = u64)]
    since: Millis,
}

impl From<Guest> for Who {
    fn from(guest: Guest) -> Who {
        Who { guest: Some(GuestCard { name: guest.name, since: guest.since }) }
    }
}

/// How you want to be called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Introduction {
    /// At most 32 characters.
    #[schema(example = "Анна")]
    name: String,
}

/// Who you are, by your cookie
#[utoipa::path(get, path = "/api/me", tag = "me", responses((status = 200, body = Who)))]
pub(crate) async fn who(Anybody(guest): Anybody) -> Json<Who> {
    Json(guest.map_or(Who { guest: None }, Who::from))
}

/// Say how you want to be called
///
/// Whoever comes for the first time becomes a guest and gets a cookie; whoever is known gets a new name.
#[utoipa::path(post, path = "/api/me", tag = "me", request_body = Introduction,
    responses(
        (status = 200, description = "With a cookie for the first time", body = Who),
        (status = 422, description = "The name can't be taken", body = Trouble),
        (status = 429, description = "Too many guests from your address", body = Trouble)))]
pub(crate) async fn introduce(
    State(app): State<Shared>,
    caller: Caller,
    Anybody(known): Anybody,
    jar: SignedCookieJar,
    Given(Introduction { name }): Given<Introduction>,
) -> Result<(SignedCookieJar, Json<Who>), Failure> {
    let name = Name::new(&name)?;
    let guest = match known {
        Some(guest) if guest.name == name => guest,
        Some(guest) => {
            app.store.rename(&guest.id, &name).await?;
            Guest { name, ..guest }
        }
        None => new_guest(&app, &caller, name).await?,
    };
    let jar = sign_in(jar, &app, &caller, &guest);
    Ok((jar, Json(guest.into())))
}

/// Somebody who comes for the first time.
pub(super) async fn new_guest(app: &Shared, caller: &Caller, name: Name) -> Result<Guest, Failure> {
    app.gate.guest(caller.address)?;
    let guest = Guest { id: chance::person_id(), name, edition: 0, since: app.store.now() };
    app.store.add_guest(&guest).await?;
    Ok(guest)
}

/// Your tables: those where it is your turn first
#[utoipa::path(get, path = "/api/me/tables", tag = "me",
    responses((status = 200, body = Vec<TableInList>), (status = 401, body = Trouble)))]
pub(crate) async fn tables(State(app): State<Shared>, Me(guest): Me) -> Result<Json<Vec<TableInList>>, Failure> {
    Ok(Json(tables_in_list(app.store.tables_of(&guest.id, MOST).await?)))
}

/// Forget who you are on this device
#[utoipa::path(post, path = "/api/me/sign-out", tag = "me", responses((status = 200, body = Who)))]
pub(crate) async fn sign_out(State(app): State<Shared>, jar: SignedCookieJar) -> (SignedCookieJar, Json<Who>) {
    (without_cookie(jar, &app), Json(Who { guest: None }))
}

/// Make every other cookie of yours worthless, for instance because one was stolen
#[utoipa::path(post, path = "/api/me/sign-out-everywhere", tag = "me",
    responses((status = 200, description = "With a new cookie for this device", body = Who), (status = 401, body = Trouble)))]
pub(crate) async fn sign_out_everywhere(
    State(app): State<Shared>,
    caller: Caller,
    Me(guest): Me,
    jar: SignedCookieJar,
) -> Result<(SignedCookieJar, Json<Who>), Failure> {
    let edition = app.store.next_edition(&guest.id).await?;
    let guest = Guest { edition, ..guest };
    Ok((sign_in(jar, &app, &caller, &guest), Json(guest.into())))
}
