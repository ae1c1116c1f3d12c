//! What a game says about a document that somebody brought, in both of the house's languages.

use std::fmt;

use serde::Serialize;

/// A sentence in both languages.
///
/// ```
/// use pentarchy_game::said;
/// let towers = 17;
/// let said = said!("a map has at most 16 towers, not {towers}", "башен на карте не больше 16, а не {towers}");
/// assert_eq!(said.to_string(), said.en);
/// assert_eq!(said.ru, "башен на карте не больше 16, а не 17");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Said {
    /// In English.
    pub en: String,
    /// In Russian.
    pub ru: String,
}

/// In English, as everything that a program reads.
impl fmt::Display for Said {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.en.fmt(formatter)
    }
}

/// Says the same in English and in Russian, with the same arguments.
#[macro_export]
macro_rules! said {
    ($en:literal, $ru:literal $(, $argument:expr)* $(,)?) => {
        $crate::Said { en: format!($en $(, $argument)*), ru: format!($ru $(, $argument)*) }
    };
}
