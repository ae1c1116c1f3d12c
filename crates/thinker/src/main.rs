//! The worker: answers the page's questions.

use js_sys::global;
use pentarchy_game::{Dice, Seed};
use pentarchy_thinker::{READY, answer};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    console_error_panic_hook::set_once();
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let page = scope.clone();
    let handler = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(asked) = event.data().as_string() {
            answer(&asked, &mut dice(), |said| drop(page.post_message(&JsValue::from_str(&said))));
        }
    });
    scope.set_onmessage(Some(handler.as_ref().unchecked_ref()));
    handler.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
}

/// Dice that have nothing to do with any game's.
fn dice() -> Dice {
    Seed::from((js_sys::Math::random() * u64::MAX as f64) as u64).dice(0)
}
