//! Everything that is reached over HTTP.

mod caller;
mod games;
mod headers;
mod lobby;
mod me;
mod pages;
mod people;
mod seat_link;
mod socket;
mod table;

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::{Json, Router};
use pentarchy_table::TableId;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{Predicate, SizeAbove};
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::app::Shared;
use crate::error::Failure;
use crate::{limits, metrics};
use caller::Caller;

/// The longest that a request may take; a program may wait for news for half of it.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Pentarchy",
        description = "Tables of a house of board games. People play over the socket /api/socket; programs may use \
            the requests below. Whoever calls is known by the cookie that POST /api/me gives."
    ),
    tags(
        (name = "games", description = "The games of the house"),
        (name = "me", description = "Who you are"),
        (name = "lobby", description = "Lists of tables"),
        (name = "tables", description = "One table")
    )
)]
struct Description;

fn api() -> OpenApiRouter<Shared> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(me::who, me::introduce))
        .routes(routes!(me::tables))
        .routes(routes!(me::sign_out))
        .routes(routes!(me::sign_out_everywhere))
        .routes(routes!(lobby::lobby))
        // A plan may bring a document, such as a map of one's own.
        .routes(routes!(lobby::open).layer(DefaultBodyLimit::max(limits::PLAN_BYTES)))
        .routes(routes!(lobby::results))
        .routes(routes!(table::look))
        .routes(routes!(table::request))
        .routes(routes!(table::updates))
        .routes(routes!(table::history))
        .routes(routes!(table::record))
        .routes(routes!(seat_link::make, seat_link::revoke))
        .routes(routes!(seat_link::redeem))
}

/// The whole server as one service.
pub(crate) fn router(app: Shared) -> Router {
    let base = app.config.base_path.clone();
    let (routes, description) = api().split_for_parts();
    let described = Router::new().route("/api/openapi.json", get(move || async move { Json(description.clone()) }));
    let api = routes
        .merge(described)
        .route("/api/{*rest}", any(|| async { Failure::NotFound("thing") }))
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(1024).and(NotAnUpgrade)))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
        // The socket stands outside of what is meant for answers that end.
        .route("/api/socket", any(socket::connect))
        .layer(map_response(never_cached))
        .layer(DefaultBodyLimit::max(limits::BODY_BYTES))
        .layer(from_fn_with_state(app.clone(), guard));
    let watch = Router::new().route("/healthz", get(health)).route("/metrics", get(numbers));
    let inner = Router::new().merge(api).merge(watch.clone()).fallback(page);
    let outer = match base.as_str() {
        "" => inner,
        // Those who watch over the server find it without the base path too.
        // A nest has no root of its own: the page is served there with and without the slash.
        path => Router::new().route(&format!("{path}/"), any(page)).nest(path, inner).merge(watch),
    };
    outer
        .layer(CatchPanicLayer::custom(|_| Failure::Internal("a panic").into_response()))
        .layer(map_response(headers::put_on::<Body>))
        .layer(from_fn_with_state(app.clone(), count))
        .with_state(app)
}

/// Answers that switch protocols are left alone.
#[derive(Clone, Copy)]
struct NotAnUpgrade;

impl Predicate for NotAnUpgrade {
    fn should_compress<B: axum::body::HttpBody>(&self, response: &axum::http::Response<B>) -> bool {
        response.status() != StatusCode::SWITCHING_PROTOCOLS
    }
}

/// Lets in who asks politely: not too often, and not from a stranger's page.
async fn guard(State(app): State<Shared>, caller: Caller, request: Request, next: Next) -> Result<Response, Failure> {
    app.gate.request(caller.address)?;
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads && !caller::is_welcome(request.headers(), &app.config.origins, app.config.trust_proxy) {
        return Err(Failure::ForeignOrigin);
    }
    Ok(next.run(request).await)
}

/// Counts and logs.
async fn count(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let status = response.status();
    ::metrics::counter!("pentarchy_requests_total", "status" => status.as_str().to_owned()).increment(1);
    let milliseconds = begun.elapsed().as_secs_f64() * 1e3;
    if status.is_server_error() {
        tracing::warn!(%method, path, status = status.as_u16(), milliseconds, "answered");
    } else {
        tracing::debug!(%method, path, status = status.as_u16(), milliseconds, "answered");
    }
    response
}

async fn never_cached(mut response: Response) -> Response {
    response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

async fn page(State(app): State<Shared>, request: Request) -> Response {
    pages::serve(request.method(), request.uri(), request.headers(), &app.config.base_path)
}

#[derive(Serialize)]
struct Health {
    status: &'static str,
    store: &'static str,
}

async fn health(State(app): State<Shared>) -> Response {
    match app.store.check().await {
        _ if app.closing.is_cancelled() => {
            (StatusCode::SERVICE_UNAVAILABLE, Json(Health { status: "closing", store: "ok" })).into_response()
        }
        Ok(()) => Json(Health { status: "ok", store: "ok" }).into_response(),
        Err(error) => {
            (StatusCode::SERVICE_UNAVAILABLE, Json(Health { status: "failing", store: error.code() })).into_response()
        }
    }
}

async fn numbers() -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], metrics::render()).into_response()
}

/// The JSON body of a request, with our own errors.
struct Given<T>(T);

impl<T: DeserializeOwned> FromRequest<Shared> for Given<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Shared) -> Result<Given<T>, Failure> {
        let Json(given) = Json::from_request(request, app).await?;
        Ok(Given(given))
    }
}

/// The table that the path names; whether there is one is not known yet.
struct Named(TableId);

impl FromRequestParts<Shared> for Named {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Named, Failure> {
        #[derive(serde::Deserialize)]
        struct InPath {
            table: String,
        }
        let axum::extract::Path(InPath { table }) = axum::extract::Path::from_request_parts(parts, app).await?;
        TableId::new(&table).map(Named).map_err(|_| Failure::NotFound("table"))
    }
}
