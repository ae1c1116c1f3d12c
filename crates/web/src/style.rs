//! Style sheets that come with a part of the client: what every page needs is in the page's own sheet.

use std::sync::{PoisonError, RwLock};

use js_sys::Array;
use leptos::web_sys;

/// Style sheets by their names in `style/`.
macro_rules! styles {
    ($($name:literal),+ $(,)?) => {
        const { &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/style/", $name, ".css"))),+] }
    };
}

pub(crate) use styles;

/// The sheets that the page wears.
static WORN: RwLock<Vec<&str>> = RwLock::new(Vec::new());

/// From now on the page wears these sheets, in this order. Where there is no page, as in a worker, there is none to wear
/// them.
pub(crate) fn wear(sheets: &[&'static str]) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let mut worn = WORN.write().unwrap_or_else(PoisonError::into_inner);
    for sheet in sheets {
        if worn.contains(sheet) {
            continue;
        }
        let Ok(made) = web_sys::CssStyleSheet::new() else { return };
        if made.replace_sync(sheet).is_ok() {
            let all = Array::from(&document.adopted_style_sheets());
            all.push(&made);
            document.set_adopted_style_sheets(&all);
            worn.push(sheet);
        }
    }
}
