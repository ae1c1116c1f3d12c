//! What people say at the table.

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::{ev, html};
use pentarchy_table::{Saying, TableId, What};

use crate::parts::Icon;
use crate::play::Session;
use crate::route::{self, Route};
use crate::t;

/// What people say at the table, and a line to say something.
#[component]
pub(super) fn Chat(session: Session) -> impl IntoView {
    let said = move || {
        session.log.with(|log| {
            let said = |happened: &std::sync::Arc<pentarchy_table::Happened>| match &happened.what {
                What::Said { name, text, .. } => Some((happened.seq, name.to_string(), text.to_string())),
                _ => None,
            };
            log.iter().rev().filter_map(said).collect::<Vec<_>>()
        })
    };
    let field = NodeRef::<html::Input>::new();
    let say = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get() else { return };
        if let Ok(text) = Saying::new(&field.value()) {
            session.say(text);
            field.set_value("");
        }
    };
    let is_known = move || session.you.get().is_some();
    view! {
        <div class="chat">
            <Show when=is_known fallback=move || view! { <p class="soft-words">{move || t!("table-chat-sit-first")}</p> }>
                <form class="chat-form" on:submit=say>
                    <label class="hidden-words" for="chat-line">{move || t!("table-chat-line")}</label>
                    <input
                        id="chat-line"
                        class="field"
                        node_ref=field
                        maxlength="500"
                        autocomplete="off"
                        placeholder=move || t!("table-chat-line")
                    />
                    <button class="button" aria-label=move || t!("table-chat-send")><Icon icon=icons::TbSendOutline /></button>
                </form>
            </Show>
            <ol class="chat-lines" aria-live="polite" aria-label=move || t!("table-chat")>
                <For each=said key=|(seq, ..)| *seq let((_, name, text))>
                    <li><b>{name}</b> " " {text.split_inclusive(char::is_whitespace).map(word).collect_view()}</li>
                </For>
            </ol>
        </div>
    }
}

/// A word of what was said; one that names a table of this house leads there.
fn word(word: &str) -> AnyView {
    match table_of(word.trim_end()) {
        Some(way) => view! { <a href=way>{word.to_owned()}</a> }.into_any(),
        None => word.to_owned().into_any(),
    }
}

/// The way to the table of this house that a word names, by its whole address or only below the house's.
pub(super) fn table_of(word: &str) -> Option<String> {
    let route = Route::of(word.strip_prefix(&route::base()).unwrap_or(word));
    matches!(&route, Route::Table { id } if TableId::new(id).is_ok()).then(|| route.path())
}
