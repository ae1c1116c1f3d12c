//! A card shown large, over the page.

use leptos::prelude::*;
use pentarchy_fantasy_realms::Card;

use super::face::{Face, Size};
use super::words::card_name;
use crate::parts::Dialog;

/// The card shown large, over the page, as long as there is one.
#[component]
pub(crate) fn CardDialog(card: RwSignal<Option<Card>>) -> impl IntoView {
    view! {
        <Dialog
            open=Signal::derive(move || card.get().is_some())
            close=Callback::new(move |()| card.set(None))
            title=Signal::derive(move || card.get().map_or("", card_name).to_owned())
        >
            {move || card.get().map(|card| view! { <div class="fr-opened"><Face card size=Size::Large /></div> })}
        </Dialog>
    }
}
