//! The Fluent files. A topic is a file in each of `texts/en` and `texts/ru`; the frame's are listed here, those of a part
//! of the client where the part is: they come with it.

use super::Language;

/// A pair of Fluent files.
#[derive(PartialEq, Eq)]
pub(crate) struct Topic {
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

    pub(crate) const fn new(english: &'static str, russian: &'static str) -> Topic {
        Topic { english, russian }
    }
}

/// Topics by their names.
macro_rules! topics {
    ($($name:literal),+ $(,)?) => {
        const { &[$($crate::text::Topic::new(
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/texts/en/", $name, ".ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/texts/ru/", $name, ".ftl")),
        )),+] }
    };
}

pub(crate) use topics;

/// What is said everywhere.
pub(super) const FRAME: &[Topic] = topics!["frame", "games", "table", "replay"];
