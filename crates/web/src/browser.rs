//! Small things of the browser, in our own words.

use std::sync::atomic::{AtomicBool, Ordering};

use leptos::prelude::*;
use leptos::{ev, web_sys};
use wasm_bindgen::JsCast;

pub(crate) fn window() -> web_sys::Window {
    web_sys::window().expect("the client runs in a page")
}

pub(crate) fn document() -> web_sys::Document {
    window().document().expect("a page has a document")
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Whether the screen is wider than a phone's.
pub(crate) fn is_wide() -> bool {
    matches("(min-width: 700px)")
}

/// Whether the screen and the device are so.
pub(crate) fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|found| found.matches())
}

/// Moves the focus to the element with this id.
pub(crate) fn focus(id: &str) {
    let element = document().get_element_by_id(id).and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(element) = element {
        let _ = element.focus();
    }
}

/// Moves the focus to the first such element; nothing scrolls.
pub(crate) fn focus_on(css: &str) {
    let element = document().query_selector(css).ok().flatten();
    if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Whether the last thing that was pressed is a key.
static BY_KEYS: AtomicBool = AtomicBool::new(false);

/// Whether the table is used by keys now, not by a pointer.
pub(crate) fn by_keys() -> bool {
    BY_KEYS.load(Ordering::Relaxed)
}

pub(crate) fn set_by_keys(are: bool) {
    BY_KEYS.store(are, Ordering::Relaxed);
}

/// Does this when Escape is pressed and nothing nearer takes it: a dialog, or a field with something in it.
pub(crate) fn on_escape(leave: impl Fn() + 'static) {
    let pressed = window_event_listener(ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let nearer = |target: web_sys::Element| {
            target.closest("dialog, input:not(:placeholder-shown)").is_ok_and(|found| found.is_some())
        };
        if event.key() == "Escape" && !event.default_prevented() && !target.is_some_and(nearer) {
            leave();
        }
    });
    on_cleanup(move || pressed.remove());
}

/// What is kept under this name in this browser.
pub(crate) fn kept(name: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(&format!("pentarchy.{name}")).ok()?
}

/// Keeps a text under this name; whether there was room for it.
pub(crate) fn keep(name: &str, text: &str) -> bool {
    let Ok(Some(storage)) = window().local_storage() else { return false };
    storage.set_item(&format!("pentarchy.{name}"), text).is_ok()
}

/// Forgets what is kept under this name.
pub(crate) fn forget(name: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(&format!("pentarchy.{name}"));
    }
}

/// Random bytes that nobody can foresee.
pub(crate) fn chance() -> [u8; 32] {
    let mut bytes = [0; 32];
    let filled = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    filled.expect("every browser has a source of chance");
    bytes
}
