//! Who somebody is: a guest with a name, known by a signed cookie.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite, SignedCookieJar};
use pentarchy_table::PersonId;

use super::caller::Caller;
use crate::app::Shared;
use crate::error::Failure;
use crate::store::Guest;

/// The cookie's name.
pub(crate) const COOKIE: &str = "pentarchy";

/// How long a browser keeps the cookie: as long as browsers agree to.
const DAYS: i64 = 400;

/// Somebody who has said who they are.
#[derive(Clone, Debug)]
pub(crate) struct Me(pub(crate) Guest);

/// Somebody, or a stranger.
#[derive(Clone, Debug)]
pub(crate) struct Anybody(pub(crate) Option<Guest>);

impl FromRequestParts<Shared> for Me {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Me, Failure> {
        recognise(parts, app).await?.map(Me).ok_or(Failure::NotSignedIn)
    }
}

impl FromRequestParts<Shared> for Anybody {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Anybody, Failure> {
        match recognise(parts, app).await {
            // Whoever comes with a worthless cookie is a stranger.
            Err(Failure::BadCookie) => Ok(Anybody(None)),
            other => other.map(Anybody),
        }
    }
}

/// Who the cookie says it is; an error if it lies.
async fn recognise(parts: &Parts, app: &Shared) -> Result<Option<Guest>, Failure> {
    let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
    let Some(cookie) = jar.get(COOKIE) else {
        let sent = CookieJar::from_headers(&parts.headers).get(COOKIE).is_some();
        return if sent { Err(Failure::BadCookie) } else { Ok(None) };
    };
    let (person, edition) = read(cookie.value()).ok_or(Failure::BadCookie)?;
    match app.store.guest(&person).await? {
        Some(guest) if guest.edition == edition => Ok(Some(guest)),
        _ => Err(Failure::BadCookie),
    }
}

/// The jar with a cookie for this guest in it.
pub(crate) fn sign_in(jar: SignedCookieJar, app: &Shared, caller: &Caller, guest: &Guest) -> SignedCookieJar {
    jar.add(
        Cookie::build((COOKIE, format!("{}.{}", guest.id.as_str(), guest.edition)))
            .path(app.config.base_path.root())
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(caller.encrypted)
            .max_age(time::Duration::days(DAYS))
            .build(),
    )
}

/// The jar without the cookie.
pub(crate) fn sign_out(jar: SignedCookieJar, app: &Shared) -> SignedCookieJar {
    jar.remove(Cookie::build(COOKIE).path(app.config.base_path.root()).build())
}

fn read(value: &str) -> Option<(PersonId, u32)> {
    let (person, edition) = value.split_once('.')?;
    Some((PersonId::new(person).ok()?, edition.parse().ok()?))
}
