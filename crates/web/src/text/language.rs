//! The languages of the house.

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Language {
    #[serde(rename = "en")]
    English,
    #[serde(rename = "ru")]
    Russian,
}

impl Language {
    pub(crate) const ALL: [Language; 2] = [Language::English, Language::Russian];

    /// As HTML and the browser write it.
    pub(crate) const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
        }
    }

    /// What it calls itself.
    pub(crate) const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Russian => "Русский",
        }
    }

    /// The first of the browser's languages that the house speaks; English if it speaks none of them.
    pub(crate) fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        let known = |tag: &str| match tag.split(['-', '_']).next()?.to_ascii_lowercase().as_str() {
            "en" => Some(Language::English),
            // Those who read Russian more readily than English.
            "ru" | "be" | "uk" | "kk" => Some(Language::Russian),
            _ => None,
        };
        tags.into_iter().find_map(known).unwrap_or(Language::English)
    }

    pub(super) fn locale(self) -> LanguageIdentifier {
        self.tag().parse().expect("the tags above are languages")
    }
}
