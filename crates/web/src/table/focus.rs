//! Whoever plays by keys keeps their place: when what had the focus is gone, what is to be done now has it.

use leptos::prelude::*;
use leptos::{ev, web_sys};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MutationObserver, MutationObserverInit};

use crate::browser::{self, document};

/// What is to be done now, as the page's parts say themselves: the end of the game, a curtain, a lesson's next word, the
/// prompt's choices.
const NOW: &str = "[data-now]";

/// Where an open dialog begins.
const HEAD: &str = "dialog[open] .dialog-head button";

/// Looks after the focus as long as the table is there.
///
/// Browsers don't tell that the element with the focus was removed, so every change of the page is followed.
pub(super) fn keep() {
    let pressed = window_event_listener(ev::keydown, |_| browser::set_by_keys(true));
    let pointed = window_event_listener(ev::pointerdown, |_| browser::set_by_keys(false));
    let changed = Closure::<dyn Fn()>::new(find_again);
    let observer = MutationObserver::new(changed.as_ref().unchecked_ref()).ok();
    let what = MutationObserverInit::new();
    what.set_child_list(true);
    what.set_subtree(true);
    if let (Some(observer), Some(body)) = (&observer, document().body()) {
        let _ = observer.observe_with_options(&body, &what);
    }
    let kept = StoredValue::new_local(Some((observer, changed)));
    on_cleanup(move || {
        pressed.remove();
        pointed.remove();
        // Not before it is disconnected may its closure go.
        if let Some((Some(observer), _changed)) = kept.try_update_value(Option::take).flatten() {
            observer.disconnect();
        }
    });
}

/// Only for those who play by keys: whoever points has a place already.
fn find_again() {
    if browser::by_keys() && is_lost() {
        // Behind a dialog nothing can have it.
        let dialog = document().query_selector("dialog[open]").ok().flatten();
        browser::focus_on(if dialog.is_some() { HEAD } else { NOW });
    }
}

/// Whether nothing has the focus, or something that is just losing it.
pub(super) fn is_lost() -> bool {
    document().active_element().is_none_or(|one| one.matches("body, :disabled, .prompt-place").unwrap_or(false))
}
