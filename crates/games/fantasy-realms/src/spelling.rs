//! When two spellings of a name are the same name.

/// Whether two spellings differ only in case, in spaces and punctuation, in ё or е, in ä or a.
pub(crate) fn same(left: &str, right: &str) -> bool {
    letters(left).eq(letters(right))
}

/// The letters and digits alone: combining marks go with the spaces, so decomposed ё and ä need no line of their own.
fn letters(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).map(|c| match c {
        'ё' => 'е',
        'ä' => 'a',
        other => other,
    })
}
