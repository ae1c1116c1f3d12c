//! Names that nobody can guess: of people, of tables, of links.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Letters and digits that are hard to mistake for each other.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// 80 bits of chance as 16 letters and digits.
const LENGTH: usize = 16;

/// Chance from the system: for ids, seeds and keys.
pub(crate) fn chance<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Letters and digits drawn at random.
pub(crate) fn random_word<const N: usize>() -> [u8; N] {
    chance::<N>().map(|byte| ALPHABET[usize::from(byte & 31)])
}

/// Text that is no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id is 16 lower-case letters and digits")]
pub struct NotAnId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name([u8; LENGTH]);

        impl $name {
            /// A fresh one.
            pub fn random() -> $name {
                $name(random_word())
            }

            /// As text.
            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).expect("the alphabet is ASCII")
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<$name, NotAnId> {
                let bytes: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| NotAnId)?;
                if bytes.iter().all(|byte| ALPHABET.contains(byte)) { Ok($name(bytes)) } else { Err(NotAnId) }
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotAnId;

            fn try_from(text: String) -> Result<$name, NotAnId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.as_str().to_owned()
            }
        }
    };
}

id! {
    /// A table.
    TableId
}

id! {
    /// A person; no secret: a signed cookie proves who one is.
    PersonId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        let id = TableId::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_ne!(TableId::random(), id);
    }

    #[test]
    fn other_text_is_no_id() {
        for text in ["", "short", "0123456789ABCDEF", "0123456789abcdeu", "0123456789abcdef0", "../../etc/passwd"] {
            assert_eq!(text.parse::<PersonId>(), Err(NotAnId), "{text}");
        }
    }
}
