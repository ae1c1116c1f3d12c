//! The list of Fluent files. A new topic is one line here and one file in each of `texts/en` and `texts/ru`.

use super::Language;

/// A pair of Fluent files.
pub(super) struct Topic {
    english: &'static str,
    russian: &'static str,
}

impl Topic {
    pub(super) fn text(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::Russian => self.russian,
        }
    }
}

macro_rules! topics {
    ($($name:literal),+ $(,)?) => {
        &[$(Topic {
            english: include_str!(concat!("../../texts/en/", $name, ".ftl")),
            russian: include_str!(concat!("../../texts/ru/", $name, ".ftl")),
        }),+]
    };
}

pub(super) const TOPICS: &[Topic] = topics![
    "frame",
    "home",
    "new",
    "table",
    "settings",
    "replay",
    "calculator",
    "fantasy-realms",
    "brutal-kingdom",
    "colour-kingdoms",
    "dominant-species",
    "animal-kingdoms",
];
