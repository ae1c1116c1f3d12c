//! An icon of the icon crates.

use icondata_core::IconData;
use leptos::prelude::*;

/// An icon, as large as the letters beside it. It says nothing to a screen reader: the words beside it do.
#[component]
pub(crate) fn Icon(icon: &'static IconData) -> impl IntoView {
    view! {
        <svg
            class="icon"
            viewBox=icon.view_box
            fill=icon.fill.unwrap_or("currentColor")
            stroke=icon.stroke
            stroke-width=icon.stroke_width
            stroke-linecap=icon.stroke_linecap
            stroke-linejoin=icon.stroke_linejoin
            aria-hidden="true"
            inner_html=icon.data
        ></svg>
    }
}
