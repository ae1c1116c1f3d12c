//! A card shown large, over the page.

use icondata_tb as icons;
use leptos::html::Dialog;
use leptos::prelude::*;
use pentarchy_fantasy_realms::Card;

use super::face::{Face, Size};
use super::words::card_name;
use crate::parts::Icon;
use crate::t;

/// A card shown large, over the page, until it is closed.
#[component]
pub(crate) fn CardDialog(card: Card, close: Callback<()>) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            let _ = dialog.show_modal();
        }
    });
    view! {
        <dialog
            class="fr-dialog"
            node_ref=dialog
            aria-label=move || card_name(card)
            on:close=move |_| close.run(())
            on:click=move |_| close.run(())
        >
            <Face card size=Size::Large />
            <button class="button" autofocus on:click=move |_| close.run(())>
                <Icon icon=icons::TbXOutline />
                {move || t!("fantasy-realms-close")}
            </button>
        </dialog>
    }
}
