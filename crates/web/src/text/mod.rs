//! What a player reads: Fluent files, one a topic, in Russian and English, switched in place.
//!
//! [`t!`](crate::t) says a message in the language of the moment. It is reactive: inside a closure of a view it is said
//! anew when the language changes.
//!
//! ```text
//! view! { <h1>{move || t!("frame-home-title")}</h1> <p>{move || t!("frame-players", count = 3)}</p> }
//! ```

mod language;
mod speech;
mod topics;

use std::sync::{LazyLock, PoisonError, RwLock};

use fluent_bundle::FluentValue;
use leptos::prelude::*;
use leptos::reactive::graph::Observer;

use self::speech::Speech;
pub(crate) use language::Language;
pub(crate) use topics::{Topic, topics};

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
static ENGLISH: LazyLock<RwLock<Speech>> = LazyLock::new(|| RwLock::new(Speech::new(Language::English)));
static RUSSIAN: LazyLock<RwLock<Speech>> = LazyLock::new(|| RwLock::new(Speech::new(Language::Russian)));

/// The topics of the parts that were fetched.
static LEARNED: RwLock<Vec<&Topic>> = RwLock::new(Vec::new());

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

/// Learns the texts of a part. They are read when something is said.
pub(crate) fn learn(topics: &'static [Topic]) {
    let mut learned = LEARNED.write().unwrap_or_else(PoisonError::into_inner);
    for topic in topics {
        if !learned.contains(&topic) {
            learned.push(topic);
        }
    }
}

pub(crate) fn say_in(language: Language, key: &str, arguments: &[(&'static str, Argument)]) -> Option<String> {
    let speech = match language {
        Language::English => &*ENGLISH,
        Language::Russian => &*RUSSIAN,
    };
    let all_read = speech.read().unwrap_or_else(PoisonError::into_inner).has_read_all();
    if !all_read {
        speech.write().unwrap_or_else(PoisonError::into_inner).read_on();
    }
    speech.read().unwrap_or_else(PoisonError::into_inner).say(key, arguments)
}

/// "Anna, Boris and Clara".
pub(crate) fn and_list(items: impl IntoIterator<Item = String>) -> String {
    joined(items, &t!("frame-and"))
}

/// Commas, and before the last a word.
pub(crate) fn joined(items: impl IntoIterator<Item = String>, last: &str) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match items.pop() {
        None => String::new(),
        Some(only) if items.is_empty() => only,
        Some(end) => format!("{} {last} {end}", items.join(", ")),
    }
}

/// Points with a true minus sign.
pub(crate) fn points(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A mean, always with one digit behind the point or the comma of the language, so that it can be compared with others.
pub(crate) fn decimal(number: f64) -> String {
    let rounded = format!("{:.1}", number.abs());
    let minus = if number < 0.0 && rounded != "0.0" { "\u{2212}" } else { "" };
    match language() {
        Language::English => format!("{minus}{rounded}"),
        Language::Russian => format!("{minus}{}", rounded.replace('.', ",")),
    }
}

/// Points that are added or taken: always with a sign.
pub(crate) fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { points(number) }
}

#[cfg(test)]
mod tests;
