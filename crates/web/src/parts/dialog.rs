//! A window over the page: Esc, the cross and a tap beside it close it, and the focus goes back where it was.

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::{ev, html, web_sys};
use wasm_bindgen::JsCast;

use crate::parts::Icon;
use crate::t;

/// A window over the page.
#[component]
pub(crate) fn Dialog(
    open: Signal<bool>,
    close: Callback<()>,
    title: Signal<String>,
    children: ChildrenFn,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = node.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => {
                let _ = dialog.show_modal();
            }
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    let beside = move |event: ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlDialogElement>().ok());
        if target.is_some() {
            close.run(());
        }
    };
    view! {
        <dialog class="dialog" node_ref=node on:close=move |_| close.run(()) on:click=beside aria-label=title>
            <div class="dialog-body">
                <div class="dialog-head">
                    <h2>{title}</h2>
                    <button class="quiet" aria-label=move || t!("frame-close") on:click=move |_| close.run(())>
                        <Icon icon=icons::TbXOutline />
                    </button>
                </div>
                <Show when=move || open.get()>{children()}</Show>
            </div>
        </dialog>
    }
}
