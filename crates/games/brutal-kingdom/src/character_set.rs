//! Sets of characters.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use serde::{Deserialize, Serialize};

use crate::{Back, Character};

/// A set of characters, such as a hand. In JSON a list of ids; one listed twice is refused.
///
/// ```
/// use pentarchy_brutal_kingdom::{Back, Character, CharacterSet};
///
/// let hand = CharacterSet::of(&[Character::Queen, Character::King]);
/// assert_eq!(hand.iter().collect::<Vec<_>>(), [Character::King, Character::Queen]);
/// assert_eq!(hand.backed(Back::Dark), CharacterSet::of(&[Character::Queen]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Character>", into = "Vec<Character>")]
pub struct CharacterSet(u32);

impl CharacterSet {
    /// Nobody.
    pub const EMPTY: CharacterSet = CharacterSet(0);
    /// All twenty.
    pub const ALL: CharacterSet = CharacterSet((1 << 20) - 1);

    /// The set of the characters listed.
    pub const fn of(characters: &[Character]) -> CharacterSet {
        let mut set = CharacterSet::EMPTY;
        let mut i = 0;
        while i < characters.len() {
            set = set.with(characters[i]);
            i += 1;
        }
        set
    }

    /// This set and one character more.
    pub const fn with(self, character: Character) -> CharacterSet {
        CharacterSet(self.0 | 1 << character as u8)
    }

    /// This set but for one character.
    pub const fn without(self, character: Character) -> CharacterSet {
        CharacterSet(self.0 & !(1 << character as u8))
    }

    /// Those with this back.
    pub const fn backed(self, back: Back) -> CharacterSet {
        const LIGHT: u32 = 0b0101_0101_0101_0101_0101;
        CharacterSet(match back {
            Back::Light => self.0 & LIGHT,
            Back::Dark => self.0 & LIGHT << 1,
        })
    }

    /// Whether the character is in the set.
    pub const fn contains(self, character: Character) -> bool {
        self.0 >> character as u8 & 1 == 1
    }

    /// Whether everybody of this set is in the other.
    pub const fn is_subset(self, other: CharacterSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a character; whether it was not there before.
    pub const fn insert(&mut self, character: Character) -> bool {
        let new = !self.contains(character);
        *self = self.with(character);
        new
    }

    /// Takes a character out.
    pub const fn remove(&mut self, character: Character) {
        *self = self.without(character);
    }

    /// The character of the lowest rank.
    pub fn first(self) -> Option<Character> {
        Character::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The characters, by rank.
    pub fn iter(self) -> impl Iterator<Item = Character> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let character = Character::ALL.get(rest.trailing_zeros() as usize).copied()?;
            rest &= rest - 1;
            Some(character)
        })
    }
}

impl BitOr for CharacterSet {
    type Output = CharacterSet;

    fn bitor(self, other: CharacterSet) -> CharacterSet {
        CharacterSet(self.0 | other.0)
    }
}

impl BitOrAssign for CharacterSet {
    fn bitor_assign(&mut self, other: CharacterSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CharacterSet {
    type Output = CharacterSet;

    fn bitand(self, other: CharacterSet) -> CharacterSet {
        CharacterSet(self.0 & other.0)
    }
}

impl Sub for CharacterSet {
    type Output = CharacterSet;

    fn sub(self, other: CharacterSet) -> CharacterSet {
        CharacterSet(self.0 & !other.0)
    }
}

impl FromIterator<Character> for CharacterSet {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> CharacterSet {
        characters.into_iter().fold(CharacterSet::EMPTY, CharacterSet::with)
    }
}

impl fmt::Debug for CharacterSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl TryFrom<Vec<Character>> for CharacterSet {
    type Error = String;

    fn try_from(listed: Vec<Character>) -> Result<CharacterSet, String> {
        let mut set = CharacterSet::EMPTY;
        match listed.into_iter().find(|&character| !set.insert(character)) {
            Some(twice) => Err(format!("{} is listed twice", twice.id())),
            None => Ok(set),
        }
    }
}

impl From<CharacterSet> for Vec<Character> {
    fn from(set: CharacterSet) -> Vec<Character> {
        set.iter().collect()
    }
}
