//! The number of a rule, which opens it.

use leptos::prelude::*;

use crate::t;

/// The number of a rule, which opens it.
#[component]
pub(crate) fn RuleLink(
    rule: String,
    open: Callback<String>,
    /// Where the keys reach it otherwise: nothing that Tab stops at.
    #[prop(optional_no_strip)]
    tabindex: Option<&'static str>,
) -> impl IntoView {
    let number = rule.clone();
    let label = rule.clone();
    view! {
        <button
            class="rule-link"
            tabindex=tabindex
            aria-label=move || t!("frame-open-rule", rule = label.clone())
            on:click=move |_| open.run(rule.clone())
        >
            {number}
        </button>
    }
}
