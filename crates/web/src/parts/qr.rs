//! An address as a picture that a phone can read.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::t;

/// The quiet zone that readers need, in modules.
const MARGIN: i32 = 3;

/// An address as a picture that a phone can read.
#[component]
pub(crate) fn Qr(address: String) -> impl IntoView {
    let code = QrCode::encode_text(&address, QrCodeEcc::Medium).ok()?;
    let size = code.size() + 2 * MARGIN;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|&x| code.get_module(x, y)) {
            path += &format!("M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
        }
    }
    Some(view! {
        <svg class="qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=move || t!("frame-qr") shape-rendering="crispEdges">
            <rect width=size height=size fill="#fff" />
            <path d=path fill="#000" />
        </svg>
    })
}
