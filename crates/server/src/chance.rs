//! Chance from the system: names that nobody can guess, seeds, keys.

use pentarchy_table::{PersonId, TableId};

/// Letters and digits that are hard to mistake for each other.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A word of random letters and digits, five bits each.
fn word<const N: usize>() -> String {
    bytes::<N>().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).iter().collect()
}

/// A new table's id: 80 bits, so that a table that is not listed is found by its link only.
pub fn table_id() -> TableId {
    TableId::new(&word::<16>()).expect("letters and digits are an id")
}

/// A new person's id. It is no secret: the signed cookie proves who one is.
pub fn person_id() -> PersonId {
    PersonId::new(&word::<16>()).expect("letters and digits are an id")
}

/// A secret for a link: 160 bits.
pub(crate) fn token() -> String {
    word::<32>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_tokens_differ() {
        assert_ne!(table_id(), table_id());
        assert_ne!(person_id(), person_id());
        assert_ne!(token(), token());
        assert_eq!(token().len(), 32);
    }
}
