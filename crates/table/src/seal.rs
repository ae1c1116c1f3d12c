//! The sealed seed: its hash is shown from the start, the seed itself when the game is over, so that anybody can check
//! that the house did not change its mind about the cards in between.

use std::fmt;

use pentarchy_game::{AnyState, Record, ReplayError, Seed};
use serde::{Deserialize, Serialize};

use crate::Catalogue;

/// What stands before the seed's 32 bytes in what is hashed.
pub const SEAL_DOMAIN: &str = "pentarchy seal 1\n";

/// The BLAKE3 hash of [`SEAL_DOMAIN`] and the seed's bytes, as 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seal(String);

impl Seal {
    /// Seals a seed.
    pub fn of(seed: &Seed) -> Seal {
        let mut hasher = blake3::Hasher::new();
        hasher.update(SEAL_DOMAIN.as_bytes()).update(seed.bytes());
        Seal(hasher.finalize().to_hex().to_string())
    }

    /// Whether this is the seed that was sealed.
    pub fn fits(&self, seed: &Seed) -> bool {
        *self == Seal::of(seed)
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl From<Seal> for String {
    fn from(seal: Seal) -> String {
        seal.0
    }
}

impl TryFrom<String> for Seal {
    type Error = NotASeal;

    fn try_from(text: String) -> Result<Seal, NotASeal> {
        let digits = text.len() == 64 && text.bytes().all(|c| matches!(c, b'0'..=b'9' | b'a'..=b'f'));
        if digits { Ok(Seal(text)) } else { Err(NotASeal) }
    }
}

/// Text that is no seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seal is 64 small hexadecimal digits")]
pub struct NotASeal;

/// Why a record is not what was sealed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum VerifyError {
    /// The seed is another one.
    #[error("the record's seed is not the one that was sealed")]
    Seal,
    /// The house has no such game by such rules.
    #[error("there is no game {0:?} by version {1} of its rules")]
    Game(String, u32),
    /// The moves don't lead where the record says.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// Checks that a record was played with the seed that was sealed, plays it again, and returns where it ends.
pub fn verify(catalogue: Catalogue, record: &Record, seal: &Seal) -> Result<Box<dyn AnyState>, VerifyError> {
    if !seal.fits(&record.seed) {
        return Err(VerifyError::Seal);
    }
    let listed = catalogue
        .version(&record.game, record.rules)
        .ok_or_else(|| VerifyError::Game(record.game.clone(), record.rules))?;
    Ok(record.replay(listed.game, |_, _, _, _| {})?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seal_is_what_the_documentation_says() {
        let mut bytes = SEAL_DOMAIN.as_bytes().to_vec();
        bytes.extend(Seed::from(7).bytes());
        assert_eq!(Seal::of(&Seed::from(7)).to_string(), blake3::hash(&bytes).to_string());
    }

    #[test]
    fn only_the_sealed_seed_fits() {
        let seal = Seal::of(&Seed::from(7));
        assert!(seal.fits(&Seed::from(7)));
        assert!(!seal.fits(&Seed::from(8)));
        assert!(!seal.to_string().contains(&Seed::from(7).to_string()));
    }

    #[test]
    fn a_seal_is_read_as_it_is_written() {
        let seal = Seal::of(&Seed::from(7));
        assert_eq!(Seal::try_from(seal.to_string()), Ok(seal));
        assert_eq!(Seal::try_from("abc".to_owned()), Err(NotASeal));
    }
}
