//! What the server is asked outside of tables.

use leptos::web_sys;
use pentarchy_game::{Outcome, Record, SetupRequest};
use pentarchy_table::{Level, Plan, Stage, ToClient, Welcome};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use crate::browser::window;
use crate::settings;
use crate::t;

/// Why the server did not do it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ApiError {
    /// It can't be reached.
    Unreachable,
    /// It says no; the word says why.
    Refused(String),
}

impl ApiError {
    /// In a sentence for the player.
    pub(crate) fn say(&self) -> String {
        match self {
            ApiError::Unreachable => t!("frame-unreachable"),
            ApiError::Refused(code) => match code.as_str() {
                "too-many-tables" => t!("frame-too-many-tables"),
                "too-fast" => t!("frame-too-fast"),
                "words" => t!("frame-bad-name"),
                "not-found" => t!("frame-no-table"),
                "not-over" => t!("frame-not-over"),
                "dead-link" => t!("frame-dead-link"),
                _ => t!("frame-server-trouble", code = code.clone()),
            },
        }
    }
}

/// A table in one of the server's lists.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct ListedTable {
    pub(crate) table: String,
    pub(crate) stage: Stage,
    pub(crate) your_turn: bool,
    pub(crate) game: String,
    pub(crate) setup: SetupRequest,
    pub(crate) host: String,
    pub(crate) chairs: Vec<ListedChair>,
    #[serde(default)]
    pub(crate) outcome: Option<Outcome>,
}

/// A seat in a list.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ListedChair {
    Open,
    Person(String),
    Bot(Level),
}

/// Reads something.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, ApiError> {
    answer(path, &RequestInit::new()).await
}

/// Asks for something to be done.
pub(crate) async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, ApiError> {
    let options = RequestInit::new();
    options.set_method("POST");
    let headers = Headers::new().map_err(|_| ApiError::Unreachable)?;
    let _ = headers.set("content-type", "application/json");
    options.set_headers(&headers);
    let text = serde_json::to_string(body).map_err(|_| ApiError::Unreachable)?;
    options.set_body(&JsValue::from_str(&text));
    answer(path, &options).await
}

async fn answer<T: DeserializeOwned>(path: &str, options: &RequestInit) -> Result<T, ApiError> {
    let fetched = JsFuture::from(window().fetch_with_str_and_init(path, options)).await;
    let response: Response = fetched.and_then(JsCast::dyn_into).map_err(|_| ApiError::Unreachable)?;
    let text = JsFuture::from(response.text().map_err(|_| ApiError::Unreachable)?).await;
    let text = text.ok().and_then(|text| text.as_string()).ok_or(ApiError::Unreachable)?;
    if response.ok() {
        serde_json::from_str(&text).map_err(|_| ApiError::Refused("unreadable".to_owned()))
    } else {
        let trouble: Value = serde_json::from_str(&text).unwrap_or_default();
        Err(ApiError::Refused(trouble["code"].as_str().unwrap_or("unknown").to_owned()))
    }
}

/// Says who the player is, once; the server's cookie remembers it.
pub(crate) async fn introduce(name: &str) -> Result<(), ApiError> {
    post::<Value>("api/me", &json!({ "name": name })).await?;
    settings::change(|settings| settings.name = name.to_owned());
    Ok(())
}

/// What the server calls the player; nothing if it does not know them.
pub(crate) async fn who_am_i() -> Result<Option<String>, ApiError> {
    let who: Value = get("api/me").await?;
    Ok(who["guest"]["name"].as_str().map(str::to_owned))
}

/// Makes a table; its id.
pub(crate) async fn make_table(plan: &Plan) -> Result<String, ApiError> {
    let made: Value = post("api/tables", plan).await?;
    made["table"].as_str().map(str::to_owned).ok_or_else(|| ApiError::Refused("unreadable".to_owned()))
}

/// The player's own tables, those that wait for them first.
pub(crate) async fn my_tables() -> Result<Vec<ListedTable>, ApiError> {
    get("api/me/tables").await
}

/// The tables that are open to join or to watch.
pub(crate) async fn open_tables() -> Result<Vec<ListedTable>, ApiError> {
    get("api/tables").await
}

/// A finished game: its record, and the table as it is.
pub(crate) async fn record(table: &str) -> Result<(Record, Welcome), ApiError> {
    let record = get(&format!("api/tables/{table}/record")).await?;
    match get(&format!("api/tables/{table}")).await? {
        ToClient::Welcome(welcome) => Ok((record, *welcome)),
        _ => Err(ApiError::Refused("unreadable".to_owned())),
    }
}
