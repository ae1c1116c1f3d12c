//! The numbered rules, searchable.

use leptos::prelude::*;
use leptos::{ev, web_sys};
use pentarchy_game::{Paragraph, Rulebook, paragraphs};
use web_sys::{ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::browser::{self, document};
use crate::games::Known;
use crate::parts::{Markdown, WithPart};
use crate::t;
use crate::text::{self, Language};

/// The rules of a game, opened at one of them. They come when they are opened.
#[component]
pub(crate) fn RulesView(game: &'static Known, at: RwSignal<Option<String>>) -> impl IntoView {
    let fetch = move || game.fetch_rulebook();
    view! { <WithPart fetch show=move |rulebook| view! { <Rules rulebook at /> }.into_any() /> }
}

#[component]
fn Rules(rulebook: Rulebook, at: RwSignal<Option<String>>) -> impl IntoView {
    let rules = Memo::new(move |_| match text::language() {
        Language::English => paragraphs(rulebook.english),
        Language::Russian => paragraphs(rulebook.russian),
    });
    let sought = RwSignal::new(String::new());
    let found = Memo::new(move |_| {
        let words: Vec<String> = sought.get().to_lowercase().split_whitespace().map(str::to_owned).collect();
        let fits = |rule: &Paragraph| {
            let text = format!("{} {} {}", rule.rule, rule.section, rule.text).to_lowercase();
            words.iter().all(|word| text.contains(word))
        };
        rules.with(|rules| rules.iter().filter(|rule| fits(rule)).cloned().collect::<Vec<_>>())
    });
    Effect::new(move |_| {
        let Some(rule) = at.get() else { return };
        sought.set(String::new());
        // After the list is whole again.
        request_animation_frame(move || show(&rule));
    });
    if at.with_untracked(Option::is_none) && browser::by_keys() {
        request_animation_frame(|| browser::focus("rules-search"));
    }
    // Escape empties the field; in an empty one it means the rules themselves.
    let keydown = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && !sought.with_untracked(String::is_empty) {
            event.prevent_default();
            sought.set(String::new());
        }
    };
    let open = Callback::new(move |rule: String| at.set(Some(rule)));
    view! {
        <div class="rules">
            <label class="hidden-words" for="rules-search">{move || t!("frame-search-rules")}</label>
            <input
                id="rules-search"
                class="field"
                type="search"
                placeholder=move || t!("frame-search-rules")
                prop:value=move || sought.get()
                on:keydown=keydown
                on:input=move |event| sought.set(event_target_value(&event))
            />
            <p role="status" class="soft-words">
                {move || (!sought.get().is_empty()).then(|| t!("frame-rules-found", count = found.get().len() as u32))}
            </p>
            {move || sections(found.get(), at, open)}
        </div>
    }
}

fn sections(rules: Vec<Paragraph>, at: RwSignal<Option<String>>, open: Callback<String>) -> impl IntoView {
    let mut sections: Vec<(String, Vec<Paragraph>)> = Vec::new();
    for rule in rules {
        match sections.last_mut() {
            Some((title, section)) if *title == rule.section => section.push(rule),
            _ => sections.push((rule.section.clone(), vec![rule])),
        }
    }
    let paragraph = move |rule: Paragraph| {
        let number = rule.rule.clone();
        let prefix = number.split('-').next().unwrap_or_default().to_owned();
        let is_shown = move || at.with(|at| at.as_deref() == Some(number.as_str()));
        view! {
            <li id=format!("rule-{}", rule.rule) class="rule" class:shown=is_shown tabindex="-1">
                <b class="rule-number">{rule.rule.clone()}</b>
                " "
                <Markdown text=rule.text prefix open />
            </li>
        }
    };
    let section = move |(title, rules): (String, Vec<Paragraph>)| {
        view! { <section><h3>{title}</h3><ul>{rules.into_iter().map(paragraph).collect_view()}</ul></section> }
    };
    sections.into_iter().map(section).collect_view()
}

fn show(rule: &str) {
    if let Some(element) = document().get_element_by_id(&format!("rule-{rule}")) {
        let options = ScrollIntoViewOptions::new();
        options.set_behavior(ScrollBehavior::Auto);
        options.set_block(ScrollLogicalPosition::Center);
        element.scroll_into_view_with_scroll_into_view_options(&options);
        browser::focus(&format!("rule-{rule}"));
    }
}
