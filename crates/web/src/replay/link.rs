//! A whole game in an address: for games that no server keeps.
//!
//! `replay#…` holds the record and the players' names, squeezed by the browser itself. What stands behind the `#` is
//! never sent to a server.

use js_sys::{Array, Function, Reflect, Uint8Array};
use leptos::web_sys;
use pentarchy_game::Record;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Response};

use crate::browser::window;

/// The longest address that browsers and those who pass it on take.
const LONGEST: usize = 16_000;

/// What the address holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Sent {
    pub(super) record: Record,
    /// What the people are called, by seat; bots have names of their own.
    pub(super) players: Vec<Option<String>>,
}

impl Sent {
    /// What stands behind the `#`; nothing if it would be too long, or if this browser can't squeeze.
    pub(super) async fn write(&self) -> Option<String> {
        let text = serde_json::to_string(self).ok()?;
        let squeezed = through("CompressionStream", text.as_bytes()).await.ok()?;
        let letters = window().btoa(&squeezed.iter().map(|&byte| char::from(byte)).collect::<String>()).ok()?;
        let letters = letters.trim_end_matches('=').replace('+', "-").replace('/', "_");
        (letters.len() <= LONGEST).then_some(letters)
    }

    /// What an address holds, if it is whole.
    pub(super) async fn read(letters: &str) -> Option<Sent> {
        if letters.len() > LONGEST {
            return None;
        }
        let squeezed = window().atob(&letters.replace('-', "+").replace('_', "/")).ok()?;
        let squeezed: Vec<u8> = squeezed.chars().map(|letter| u8::try_from(letter).ok()).collect::<Option<_>>()?;
        let text = String::from_utf8(through("DecompressionStream", &squeezed).await.ok()?).ok()?;
        serde_json::from_str(&text).ok()
    }
}

/// Bytes that have gone through a stream of the browser.
async fn through(stream: &str, bytes: &[u8]) -> Result<Vec<u8>, JsValue> {
    let class: Function = Reflect::get(&js_sys::global(), &stream.into())?.dyn_into()?;
    let transform = Reflect::construct(&class, &Array::of1(&"deflate-raw".into()))?;
    let blob = Blob::new_with_u8_array_sequence(&Array::of1(&Uint8Array::from(bytes)))?;
    let source = call(&blob, "stream", &Array::new())?;
    let result = call(&source, "pipeThrough", &Array::of1(&transform))?;
    let response: Function = Reflect::get(&js_sys::global(), &"Response".into())?.dyn_into()?;
    let response: Response = Reflect::construct(&response, &Array::of1(&result))?.dyn_into()?;
    let buffer = JsFuture::from(response.array_buffer()?).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

fn call(object: &JsValue, method: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    Reflect::get(object, &method.into())?.dyn_into::<Function>()?.apply(object, arguments)
}
