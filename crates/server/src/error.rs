//! Why the server does not do what it was asked: a code for programs, a sentence for people, nothing of its insides.

use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use pentarchy_table::{PlanError, TableError, WordsError};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::limits::TooMuch;
use crate::store::StoreError;

/// Why the server does not do what it was asked. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(crate) enum Failure {
    /// The request is not one.
    #[error("the request can't be read: {0}")]
    Malformed(String),
    /// The request is too long.
    #[error("the request is too long")]
    TooLong,
    /// Nobody is signed in.
    #[error("say who you are first: POST /api/me")]
    NotSignedIn,
    /// The cookie is wrong, or was made worthless.
    #[error("the cookie is not valid any more")]
    BadCookie,
    /// The page that sent the request is not ours.
    #[error("requests from other sites are not taken")]
    ForeignOrigin,
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The table refuses.
    #[error(transparent)]
    Refused(#[from] TableError),
    /// The table can't be made.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A name or another text can't be taken.
    #[error("the text can't be taken: {0}")]
    Words(#[from] WordsError),
    /// Too many unfinished tables.
    #[error("you have {0} unfinished tables: finish or close one first")]
    TooManyTables(u32),
    /// Too many requests, guests or sockets.
    #[error("too much at once: try again in {} s", retry_after.as_secs_f64().ceil())]
    TooFast {
        /// When to try again.
        retry_after: Duration,
    },
    /// The record is not open yet.
    #[error("the game is not over: its record is still sealed")]
    NotOver,
    /// The seat link does not work.
    #[error("this link does not work: it was used, revoked, or is too old")]
    DeadLink,
    /// Nothing can be stored or read.
    #[error("the house can't store or read anything now")]
    Store(#[from] StoreError),
    /// The server is closing.
    #[error("the house is closing; connect again")]
    Closing,
    /// A defect.
    #[error("something is wrong in the server: {0}")]
    Internal(&'static str),
}

/// An error as it is sent.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Trouble {
    /// A word for programs.
    #[schema(example = "not-signed-in")]
    code: &'static str,
    /// A sentence for people.
    text: String,
    /// The error as its own type, where there is more to tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<Value>,
}

impl Failure {
    /// Whether it may go by itself, as when a database does not answer for a while.
    pub(crate) fn may_pass(&self) -> bool {
        matches!(self, Failure::Store(error) if !matches!(error, StoreError::Damaged(_) | StoreError::Foreign(_)))
    }

    /// A word for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Failure::Malformed(_) => "malformed",
            Failure::TooLong => "too-long",
            Failure::NotSignedIn => "not-signed-in",
            Failure::BadCookie => "bad-cookie",
            Failure::ForeignOrigin => "foreign-origin",
            Failure::NotFound(_) => "not-found",
            Failure::Refused(_) => "refused",
            Failure::Plan(_) => "plan",
            Failure::Words(_) => "words",
            Failure::TooManyTables(_) => "too-many-tables",
            Failure::TooFast { .. } => "too-fast",
            Failure::NotOver => "not-over",
            Failure::DeadLink => "dead-link",
            Failure::Store(_) => "store",
            Failure::Closing => "closing",
            Failure::Internal(_) => "internal",
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Failure::Malformed(_) => StatusCode::BAD_REQUEST,
            Failure::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Failure::NotSignedIn | Failure::BadCookie => StatusCode::UNAUTHORIZED,
            Failure::ForeignOrigin => StatusCode::FORBIDDEN,
            Failure::NotFound(_) => StatusCode::NOT_FOUND,
            Failure::DeadLink => StatusCode::GONE,
            Failure::Refused(_) | Failure::NotOver | Failure::TooManyTables(_) => StatusCode::CONFLICT,
            Failure::Plan(_) | Failure::Words(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Failure::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
            Failure::Store(_) | Failure::Closing => StatusCode::SERVICE_UNAVAILABLE,
            Failure::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn detail(&self) -> Option<Value> {
        let written = match self {
            Failure::Refused(error) => serde_json::to_value(error),
            Failure::Plan(error) => serde_json::to_value(error),
            Failure::Words(error) => serde_json::to_value(error),
            Failure::Store(error) => Ok(error.code().into()),
            _ => return None,
        };
        written.ok()
    }
}

impl From<TooMuch> for Failure {
    fn from(TooMuch { retry_after }: TooMuch) -> Failure {
        Failure::TooFast { retry_after }
    }
}

impl From<JsonRejection> for Failure {
    fn from(rejection: JsonRejection) -> Failure {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Failure::TooLong,
            _ => Failure::Malformed(rejection.body_text()),
        }
    }
}

impl From<PathRejection> for Failure {
    fn from(_: PathRejection) -> Failure {
        Failure::NotFound("thing")
    }
}

impl From<QueryRejection> for Failure {
    fn from(rejection: QueryRejection) -> Failure {
        Failure::Malformed(rejection.body_text())
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        if let Failure::Internal(what) = &self {
            tracing::error!(what, "a defect");
        }
        let trouble = Trouble { code: self.code(), text: self.to_string(), detail: self.detail() };
        let mut response = (self.status(), Json(trouble)).into_response();
        if let Failure::TooFast { retry_after } = self {
            let seconds = retry_after.as_secs() + 1;
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
