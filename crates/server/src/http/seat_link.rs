//! A link that moves a seat to another device: it works once, for a while, until it is revoked.

use axum::Json;
use axum::extract::{Path, State};
use axum_extra::extract::cookie::SignedCookieJar;
use pentarchy_game::Seat;
use pentarchy_table::{Millis, Name, TableId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::Caller;
use super::me::new_guest;
use super::people::{Anybody, Me, sign_in};
use super::{Given, Named};
use crate::app::Shared;
use crate::chance;
use crate::error::{Failure, Trouble};
use crate::store::{LinkKey, SeatLink};

/// How long a link works: an hour.
const LASTS: u64 = 3_600_000;

#[derive(Deserialize)]
pub(crate) struct InPath {
    seat: u8,
}

fn seat(InPath { seat }: InPath) -> Result<Seat, Failure> {
    Seat::new(seat).ok_or(Failure::NotFound("seat"))
}

/// A new link.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewLink {
    /// The secret. Whoever has it can take the seat: it is told once.
    token: String,
    /// Until when it works, in milliseconds since 1970.
    #[schema(value_type = u64)]
    until: Millis,
}

/// Make a link that moves your seat to another device; an older link of the seat stops working
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/link", tag = "tables",
    params(("table" = String, Path, description = "The table's id"), ("seat" = u8, Path, description = "Your seat")),
    responses((status = 200, body = NewLink), (status = 401, body = Trouble), (status = 409, body = Trouble)))]
pub(crate) async fn make(
    State(app): State<Shared>,
    Named(table): Named,
    Path(place): Path<InPath>,
    Me(guest): Me,
) -> Result<Json<NewLink>, Failure> {
    let seat = seat(place)?;
    app.tables.holds(&table, guest.id.clone(), seat).await?;
    let token = chance::token();
    let until = app.store.now().plus(LASTS);
    let link = SeatLink { key: LinkKey::of(&token), table, seat, from: guest.id, until };
    app.store.add_seat_link(&link).await?;
    Ok(Json(NewLink { token, until }))
}

/// Whether there was a link.
#[derive(Serialize, ToSchema)]
pub(crate) struct Revoked {
    /// It does not work any more.
    revoked: bool,
}

/// Make your seat's link worthless
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}/link", tag = "tables",
    params(("table" = String, Path, description = "The table's id"), ("seat" = u8, Path, description = "Your seat")),
    responses((status = 200, body = Revoked), (status = 401, body = Trouble), (status = 409, body = Trouble)))]
pub(crate) async fn revoke(
    State(app): State<Shared>,
    Named(table): Named,
    Path(place): Path<InPath>,
    Me(guest): Me,
) -> Result<Json<Revoked>, Failure> {
    let seat = seat(place)?;
    app.tables.holds(&table, guest.id, seat).await?;
    Ok(Json(Revoked { revoked: app.store.revoke_seat_link(&table, seat).await? }))
}

/// A link that is used.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Redeemed {
    /// The secret.
    token: String,
    /// How you want to be called, if you are not known on this device yet; else as on the other one.
    name: Option<String>,
}

/// The seat that is yours now.
#[derive(Serialize, ToSchema)]
pub(crate) struct Taken {
    /// The table's id.
    #[schema(value_type = String)]
    table: TableId,
    /// Your seat.
    #[schema(value_type = u8)]
    seat: Seat,
}

/// Use a link: the seat moves to this device
#[utoipa::path(post, path = "/api/seat-links", tag = "tables", request_body = Redeemed,
    responses(
        (status = 200, description = "With a cookie if you were not known", body = Taken),
        (status = 409, body = Trouble),
        (status = 410, description = "The link does not work", body = Trouble)))]
pub(crate) async fn redeem(
    State(app): State<Shared>,
    caller: Caller,
    Anybody(known): Anybody,
    jar: SignedCookieJar,
    Given(Redeemed { token, name }): Given<Redeemed>,
) -> Result<(SignedCookieJar, Json<Taken>), Failure> {
    let name = name.as_deref().map(Name::new).transpose()?;
    let link = app.store.use_seat_link(&LinkKey::of(&token), app.store.now()).await?.ok_or(Failure::DeadLink)?;
    let guest = match known {
        Some(guest) => guest,
        None => {
            let giver = app.store.guest(&link.from).await?.ok_or(Failure::DeadLink)?;
            new_guest(&app, &caller, name.unwrap_or(giver.name)).await?
        }
    };
    app.tables.hand_over(&link.table, link.seat, link.from, guest.person()).await?;
    let jar = sign_in(jar, &app, &caller, &guest);
    Ok((jar, Json(Taken { table: link.table, seat: link.seat })))
}
