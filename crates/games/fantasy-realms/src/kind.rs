//! The kinds (suits) of cards, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::spelling;

/// What a card is: one of ten kinds, or a joker that has not become anything.
///
/// ```
/// use pentarchy_fantasy_realms::Kind;
///
/// assert_eq!("волшебник".parse(), Ok(Kind::Wizard));
/// assert_eq!("Wizard".parse(), Ok(Kind::Wizard));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Kind {
    /// Земля.
    Land,
    /// Потоп.
    Flood,
    /// Погода.
    Weather,
    /// Пламя.
    Flame,
    /// Армия.
    Army,
    /// Волшебник.
    Wizard,
    /// Лидер.
    Leader,
    /// Зверь.
    Beast,
    /// Оружие.
    Weapon,
    /// Артефакт.
    Artifact,
    /// Джокер: no kind that any card asks for.
    Wild,
}

impl Kind {
    /// Every kind, [`Kind::Wild`] last.
    pub const ALL: [Kind; 11] = [
        Kind::Land,
        Kind::Flood,
        Kind::Weather,
        Kind::Flame,
        Kind::Army,
        Kind::Wizard,
        Kind::Leader,
        Kind::Beast,
        Kind::Weapon,
        Kind::Artifact,
        Kind::Wild,
    ];

    /// The word used in records and addresses: `"land"`.
    pub const fn id(self) -> &'static str {
        self.words().0
    }

    /// The English word.
    pub const fn english(self) -> &'static str {
        self.words().1
    }

    /// The Russian word.
    pub const fn russian(self) -> &'static str {
        self.words().2
    }

    const fn words(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Kind::Land => ("land", "Land", "Земля"),
            Kind::Flood => ("flood", "Flood", "Потоп"),
            Kind::Weather => ("weather", "Weather", "Погода"),
            Kind::Flame => ("flame", "Flame", "Пламя"),
            Kind::Army => ("army", "Army", "Армия"),
            Kind::Wizard => ("wizard", "Wizard", "Волшебник"),
            Kind::Leader => ("leader", "Leader", "Лидер"),
            Kind::Beast => ("beast", "Beast", "Зверь"),
            Kind::Weapon => ("weapon", "Weapon", "Оружие"),
            Kind::Artifact => ("artifact", "Artifact", "Артефакт"),
            Kind::Wild => ("wild", "Wild", "Джокер"),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.english())
    }
}

/// A word that names no kind.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no kind of card is called {0:?}")]
pub struct UnknownKind(pub String);

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        Kind::ALL
            .into_iter()
            .find(|kind| spelling::same(text, kind.english()) || spelling::same(text, kind.russian()))
            .ok_or_else(|| UnknownKind(text.to_owned()))
    }
}

/// A set of kinds.
///
/// ```
/// use pentarchy_fantasy_realms::{Kind, KindSet};
///
/// let burning = KindSet::of(&[Kind::Flame, Kind::Weather]);
/// assert!(burning.contains(Kind::Flame));
/// assert_eq!(burning.iter().collect::<Vec<_>>(), [Kind::Weather, Kind::Flame]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KindSet(u16);

impl KindSet {
    /// No kind.
    pub const EMPTY: KindSet = KindSet(0);
    /// All eleven, [`Kind::Wild`] included.
    pub const ALL: KindSet = KindSet((1 << Kind::ALL.len()) - 1);
    /// What the Necromancer may take from the discard area in the base game.
    pub const RAISABLE: KindSet = KindSet::of(&[Kind::Army, Kind::Leader, Kind::Wizard, Kind::Beast]);
    /// What the Mirage may become.
    pub const MIRAGE: KindSet = KindSet::of(&[Kind::Army, Kind::Land, Kind::Weather, Kind::Flood, Kind::Flame]);
    /// What the Shapeshifter may become.
    pub const SHAPESHIFTER: KindSet =
        KindSet::of(&[Kind::Artifact, Kind::Leader, Kind::Wizard, Kind::Weapon, Kind::Beast]);

    /// The set of the kinds listed.
    pub const fn of(kinds: &[Kind]) -> KindSet {
        let mut set = KindSet::EMPTY;
        let mut i = 0;
        while i < kinds.len() {
            set = set.with(kinds[i]);
            i += 1;
        }
        set
    }

    /// This set and one kind more.
    pub const fn with(self, kind: Kind) -> KindSet {
        KindSet(self.0 | 1 << kind as u8)
    }

    /// This set but for one kind.
    pub const fn without(self, kind: Kind) -> KindSet {
        KindSet(self.0 & !(1 << kind as u8))
    }

    /// What is in either set.
    pub const fn union(self, other: KindSet) -> KindSet {
        KindSet(self.0 | other.0)
    }

    /// What is in both sets.
    pub const fn intersection(self, other: KindSet) -> KindSet {
        KindSet(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    pub const fn difference(self, other: KindSet) -> KindSet {
        KindSet(self.0 & !other.0)
    }

    /// Whether the kind is in the set.
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    /// Whether there is nothing in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The kinds, in the order of [`Kind::ALL`].
    pub const fn iter(self) -> Kinds {
        Kinds(self.0)
    }
}

impl fmt::Debug for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> KindSet {
        kinds.into_iter().fold(KindSet::EMPTY, KindSet::with)
    }
}

impl IntoIterator for KindSet {
    type Item = Kind;
    type IntoIter = Kinds;

    fn into_iter(self) -> Kinds {
        self.iter()
    }
}

/// The kinds of a [`KindSet`], one after the other.
#[derive(Debug, Clone)]
pub struct Kinds(u16);

impl Iterator for Kinds {
    type Item = Kind;

    #[inline]
    fn next(&mut self) -> Option<Kind> {
        let kind = *Kind::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(kind)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Kinds {}
