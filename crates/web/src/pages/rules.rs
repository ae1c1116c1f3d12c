//! The rules of a game, on a page of their own.

use leptos::prelude::*;

use super::NotFound;
use crate::games;
use crate::parts::RulesView;
use crate::t;

/// The rules of a game.
#[component]
pub(crate) fn RulesPage(game: String, rule: Option<String>) -> impl IntoView {
    let Some(game) = games::find(&game) else { return view! { <NotFound /> }.into_any() };
    let at = RwSignal::new(rule);
    view! {
        <section class="page rules-page">
            <h1>{move || t!(format!("{}-name", game.id))}</h1>
            <div class="card">
                <RulesView game at />
            </div>
        </section>
    }
    .into_any()
}
