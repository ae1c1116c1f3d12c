//! What a player reads: Fluent files, one a topic, in Russian and English, switched in place.
//!
//! [`t!`](crate::t) says a message in the language of the moment. It is reactive: inside a closure of a view it is said
//! anew when the language changes.
//!
//! ```text
//! view! { <h1>{move || t!("home-title")}</h1> <p>{move || t!("home-players", count = 3)}</p> }
//! ```

mod language;
mod topics;

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use leptos::prelude::*;
use leptos::reactive::graph::Observer;

pub(crate) use language::Language;

/// Says a message of the Fluent files: `t!("key")` or `t!("key", name = value, count = 3)`.
#[macro_export]
macro_rules! t {
    ($key:expr) => {
        $crate::text::say($key.as_ref(), &[])
    };
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::text::say($key.as_ref(), &[$((stringify!($name), $crate::text::Argument::from($value))),+])
    };
}

/// A value that stands in a message.
pub(crate) type Argument = FluentValue<'static>;

static LANGUAGE: LazyLock<ArcRwSignal<Language>> = LazyLock::new(|| ArcRwSignal::new(Language::English));
static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::English));
static RUSSIAN: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::Russian));

type Bundle = FluentBundle<FluentResource>;

/// The language of the moment; what follows signals follows it too.
pub(crate) fn language() -> Language {
    if Observer::get().is_some() { LANGUAGE.get() } else { LANGUAGE.get_untracked() }
}

/// Switches the language in place.
pub(crate) fn speak(language: Language) {
    LANGUAGE.set(language);
}

/// A message in the language of the moment. A key that there is not is said as it stands: the tests look for such.
pub(crate) fn say(key: &str, arguments: &[(&'static str, Argument)]) -> String {
    say_in(language(), key, arguments).unwrap_or_else(|| key.to_owned())
}

/// A message if there is one: for keys that are made of a game's own ids.
pub(crate) fn say_if(key: &str) -> Option<String> {
    say_in(language(), key, &[])
}

pub(crate) fn say_in(language: Language, key: &str, arguments: &[(&'static str, Argument)]) -> Option<String> {
    let bundle = match language {
        Language::English => &*ENGLISH,
        Language::Russian => &*RUSSIAN,
    };
    let pattern = bundle.get_message(key)?.value()?;
    let mut values = FluentArgs::with_capacity(arguments.len());
    for (name, value) in arguments {
        values.set(*name, value.clone());
    }
    let mut errors = Vec::new();
    let said: Cow<'_, str> = bundle.format_pattern(pattern, Some(&values), &mut errors);
    Some(said.into_owned())
}

fn bundle(language: Language) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.locale()]);
    bundle.set_use_isolating(false);
    for topic in topics::TOPICS {
        // The tests read every file; a fault in one must not take the page away from a player.
        let resource =
            FluentResource::try_new(topic.text(language).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Points with a true minus sign.
pub(crate) fn points(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}

/// Points that are added or taken: always with a sign.
pub(crate) fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { points(number) }
}

#[cfg(test)]
mod tests;
