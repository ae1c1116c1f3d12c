//! What people are called and what they say: text from outside, taken only within bounds.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Why a text is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum WordsError {
    /// Nothing is in it.
    #[error("it is empty")]
    Empty,
    /// It is longer than this many characters.
    #[error("it is longer than {0} characters")]
    TooLong(usize),
    /// It has a character that does not belong there.
    #[error("it has the character {0:?}")]
    Character(char),
}

/// Characters that can't be seen and change how the text around them is read.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn bounded(text: &str, most: usize, refuse: impl Fn(char) -> bool) -> Result<&str, WordsError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(WordsError::Empty);
    }
    if text.chars().count() > most {
        return Err(WordsError::TooLong(most));
    }
    match text.chars().find(|&c| refuse(c)) {
        Some(c) => Err(WordsError::Character(c)),
        None => Ok(text),
    }
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $most:expr, $refuse:expr) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The most characters that it has.
            pub const MOST: usize = $most;

            /// Takes the text if it is within bounds, without the spaces around it.
            pub fn new(text: &str) -> Result<$name, WordsError> {
                bounded(text, $most, $refuse).map(|text| $name(text.to_owned()))
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl TryFrom<String> for $name {
            type Error = WordsError;

            fn try_from(text: String) -> Result<$name, WordsError> {
                $name::new(&text)
            }
        }

        impl From<$name> for String {
            fn from(words: $name) -> String {
                words.0
            }
        }
    };
}

words! {
    /// Who somebody is, the same at every table. It goes into logs, and never into a message to others.
    PersonId, 64, |c| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

words! {
    /// Which table.
    TableId, 64, |c| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

words! {
    /// What somebody is called.
    Name, 32, is_unseen
}

words! {
    /// What somebody says at the table.
    Saying, 500, |c| c != '\n' && is_unseen(c)
}

/// Somebody who comes to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: Name,
}

impl Person {
    /// Somebody with an id and a name, if both can be taken.
    pub fn new(id: &str, name: &str) -> Result<Person, WordsError> {
        Ok(Person { id: PersonId::new(id)?, name: Name::new(name)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_can_be_seen() {
        assert_eq!(Name::new(" Анна-Мария 🦊 ").unwrap().as_str(), "Анна-Мария 🦊");
        assert_eq!(Name::new(" \t"), Err(WordsError::Empty));
        assert_eq!(Name::new("a\nb"), Err(WordsError::Character('\n')));
        assert_eq!(Name::new("a\u{202e}b"), Err(WordsError::Character('\u{202e}')));
        assert_eq!(Name::new(&"ж".repeat(33)), Err(WordsError::TooLong(32)));
        assert!(Name::new(&"ж".repeat(32)).is_ok());
    }

    #[test]
    fn a_saying_may_have_lines() {
        assert!(Saying::new("one\ntwo").is_ok());
        assert_eq!(Saying::new("bell\u{7}"), Err(WordsError::Character('\u{7}')));
    }

    #[test]
    fn an_id_is_plain() {
        assert!(PersonId::new("a-B_9").is_ok());
        assert!(PersonId::new("a/b").is_err());
        assert!(serde_json::from_str::<TableId>("\"../x\"").is_err());
    }
}
