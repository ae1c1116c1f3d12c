//! A file that somebody may bring in place of a choice: looked over here, before any table is made.

use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::HtmlInputElement;
use pentarchy_game::{DocumentSpec, Said};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::t;
use crate::text::{Language, language};

/// The files that were brought, by the option's key.
pub(super) type Brought = RwSignal<BTreeMap<&'static str, BroughtFile>>;

/// A file that was brought: its name, and all that is wrong with it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BroughtFile {
    name: String,
    faults: Vec<Said>,
}

/// The field for a file. `set` gets the text of a good one, or none when the file is put away.
#[component]
pub(super) fn DocumentField(
    key: &'static str,
    document: DocumentSpec,
    brought: Brought,
    set: Callback<Option<String>>,
) -> impl IntoView {
    let id = format!("document-{key}");
    let chosen = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let name = file.name();
            let text = match document.too_long(file.size() as usize) {
                Some(fault) => Err(vec![fault]),
                None => {
                    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
                    let text = text.unwrap_or_default();
                    (document.check)(&text).map(|()| text)
                }
            };
            let faults = text.as_ref().err().cloned().unwrap_or_default();
            brought.update(|files| drop(files.insert(key, BroughtFile { name, faults })));
            set.run(text.ok());
        });
    };
    let put_away = move |_| {
        brought.update(|files| drop(files.remove(key)));
        set.run(None);
    };
    let verdict = move || {
        let file = brought.with(|files| files.get(key).cloned())?;
        let good = file.faults.is_empty();
        let language = language();
        let said = |fault: Said| match language {
            Language::English => fault.en,
            Language::Russian => fault.ru,
        };
        let faults = file.faults.into_iter().map(|fault| view! { <li>{said(fault)}</li> }).collect_view();
        Some(view! {
            <div class="document-verdict" class:bad-words=!good role="status">
                {if good {
                    t!("new-document-good", name = file.name).into_any()
                } else {
                    view! { {t!("new-document-faults", name = file.name)} <ul class="faults">{faults}</ul> }.into_any()
                }}
                <button type="button" class="quiet" on:click=put_away>{t!("new-document-put-away")}</button>
            </div>
        })
    };
    view! {
        <div class="form-row">
            <label for=id.clone()>{move || t!("new-document")}</label>
            <input id=id class="field" type="file" accept=".json,application/json" on:change=chosen />
            {verdict}
        </div>
    }
}
