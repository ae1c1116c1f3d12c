//! Chance, the same on every machine: a seed, and dice keyed by the seed and the event that they decide.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// All the chance of one game: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from bytes that the caller drew.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The bytes, for a seal.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The dice that decide one event of the game.
    ///
    /// Dice of different events are independent, however many draws each of them takes: two players who
    /// play differently still meet the same deals, so that their play can be compared.
    ///
    /// ```
    /// use pentarchy_game::Seed;
    /// let seed = Seed::from(7);
    /// assert_eq!(seed.dice(1).below(1000), seed.dice(1).below(1000));
    /// assert_ne!(seed.dice(1).below(1_000_000), seed.dice(2).below(1_000_000));
    /// ```
    pub fn dice(&self, event: u64) -> Dice {
        let mut generator = ChaCha8Rng::from_seed(self.0);
        generator.set_stream(event);
        Dice(generator)
    }
}

/// A small number as a seed, for tests and for the command line.
impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = NotASeed;

    fn try_from(written: String) -> Result<Seed, NotASeed> {
        written.parse()
    }
}

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(written: &str) -> Result<Seed, NotASeed> {
        let digits = written.as_bytes();
        if digits.len() != 64 {
            return Err(NotASeed);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |c: u8| (c as char).to_digit(16).ok_or(NotASeed);
            *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
        }
        Ok(Seed(bytes))
    }
}

/// Text that is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct NotASeed;

/// A portable source of chance (ChaCha with 8 rounds).
///
/// What the dice give for a seed is part of every stored record, so the ways of drawing stand here and not in a
/// library that may change them.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// A number from 0 to `bound` − 1, each equally likely. `bound` must not be 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        // Lemire's method: the high half of a product, thrown again in the few cases that would be unfair.
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of the things, each equally likely; nothing if there is none.
    #[inline]
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        if things.is_empty() { None } else { things.get(self.below(things.len() as u32) as usize) }
    }

    /// Puts the things into a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A fresh seed.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}
