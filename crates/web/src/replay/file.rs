//! Records as files: to open, to keep.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys;
use pentarchy_game::Record;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

use super::reel::{CannotShow, Found};
use crate::browser::document;
use crate::games;
use crate::t;

/// Opens a record file.
#[component]
pub(super) fn OpenFile(found: RwSignal<Option<Result<Box<Found>, String>>>) -> impl IntoView {
    let trouble = RwSignal::new(None::<String>);
    let chosen = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
            match read(&text) {
                Ok(record) => found.set(Some(Ok(Box::new(record)))),
                Err(words) => trouble.set(Some(words)),
            }
        });
    };
    view! {
        <section class="page">
            <h1>{move || t!("replay-title")}</h1>
            <div class="card form">
                <div class="form-row">
                    <label for="record-file">{move || t!("replay-open-file")}</label>
                    <input id="record-file" class="field" type="file" accept=".json,application/json" on:change=chosen />
                </div>
                <p role="alert" class="bad-words">{move || trouble.get()}</p>
            </div>
        </section>
    }
}

fn read(text: &str) -> Result<Found, String> {
    let record: Record = serde_json::from_str(text).map_err(|_| t!("replay-no-record"))?;
    let game = record.game.clone();
    games::find(&game).ok_or_else(|| CannotShow::Game(game).say())?;
    Ok(Found::alone(record))
}

/// Gives the player a record as a file.
pub(super) fn download(record: &Record) {
    if let Some(text) = readable(record) {
        let _ = offer(&text, &format!("{}.json", record.game));
    }
}

/// The record for people who look into the file. The browser sets it out: it has what that takes.
fn readable(record: &Record) -> Option<String> {
    let written = js_sys::JSON::parse(&serde_json::to_string(record).ok()?).ok()?;
    let text = js_sys::JSON::stringify_with_replacer_and_space(&written, &JsValue::NULL, &JsValue::from(2)).ok()?;
    text.as_string()
}

fn offer(text: &str, name: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let address = Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &kind)?)?;
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}
