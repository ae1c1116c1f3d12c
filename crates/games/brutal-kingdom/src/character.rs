//! What any character can tell of itself.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::characters::PRINTS;
use crate::{CharacterSet, Colour};

pub use crate::characters::Character;

/// What is printed on a card.
pub(crate) struct Print {
    pub(crate) id: &'static str,
    pub(crate) english: &'static str,
    pub(crate) russian: &'static str,
    pub(crate) icons: Icons,
    pub(crate) duty: Duty,
    pub(crate) victims: CharacterSet,
    pub(crate) rank_mark: Mark,
    pub(crate) icon_mark: Mark,
    pub(crate) effect_mark: Mark,
}

/// The power icons of a card: all of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icons {
    /// How many.
    pub count: u8,
    /// Of which colour; means nothing beside a count of 0.
    pub colour: Colour,
}

/// Whether a card's effect may be left unused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// It must be carried out as far as it can be.
    Must,
    /// Its player may leave it.
    May,
    /// It happens by itself while the card lies uncovered.
    Automatic,
    /// It has none.
    Nothing,
}

/// Where a printed value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The rulebook.
    Rulebook,
    /// Published reviews and other editions.
    Published,
    /// Reconstructed: the faces of the cards are not published in text.
    Reconstructed,
}

/// The back of a card: known to everybody while its face is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Back {
    /// Odd ranks.
    Light,
    /// Even ranks.
    Dark,
}

impl Back {
    /// Both, in the order in which they are dealt.
    pub const BOTH: [Back; 2] = [Back::Light, Back::Dark];

    /// For arrays indexed by back.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    pub const fn other(self) -> Back {
        match self {
            Back::Light => Back::Dark,
            Back::Dark => Back::Light,
        }
    }
}

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Back::Light => "light",
            Back::Dark => "dark",
        })
    }
}

/// Who can eliminate each character.
static THREATS: [CharacterSet; Character::ALL.len()] = {
    let mut threats = [CharacterSet::EMPTY; Character::ALL.len()];
    let mut i = 0;
    while i < threats.len() {
        let card = Character::ALL[i];
        let mut j = 0;
        while j < threats.len() {
            if PRINTS[j].victims.contains(card) {
                threats[i] = threats[i].with(Character::ALL[j]);
            }
            j += 1;
        }
        if card.can_be_doomed() {
            threats[i] = threats[i].with(Character::Executioner);
        }
        i += 1;
    }
    threats
};

impl Character {
    /// The printed rank, from 1 to 20; the Inquisitor's can be declared to be 0.
    pub const fn rank(self) -> u8 {
        self as u8 + 1
    }

    /// Its back: odd ranks are light, even ones dark.
    pub const fn back(self) -> Back {
        if self.rank() % 2 == 1 { Back::Light } else { Back::Dark }
    }

    /// The name used in records and addresses: `"black-knight"`.
    pub fn id(self) -> &'static str {
        self.print().id
    }

    /// The English name.
    pub fn english(self) -> &'static str {
        self.print().english
    }

    /// The Russian name.
    pub fn russian(self) -> &'static str {
        self.print().russian
    }

    /// Its power icons.
    pub fn icons(self) -> Icons {
        self.print().icons
    }

    /// Whether its effect may be left unused.
    pub fn duty(self) -> Duty {
        self.print().duty
    }

    /// Whom it can eliminate; the Executioner names his victim instead.
    pub fn victims(self) -> CharacterSet {
        self.print().victims
    }

    /// Who can eliminate it: the reference that every player may look at. The Executioner can eliminate anybody but
    /// the Saint and himself.
    pub fn threatened_by(self) -> CharacterSet {
        THREATS[self as usize]
    }

    /// Whether the Executioner may name it.
    pub(crate) const fn can_be_doomed(self) -> bool {
        !matches!(self, Character::Saint | Character::Executioner)
    }

    /// Where its rank, its icons and its effect come from.
    pub fn marks(self) -> [Mark; 3] {
        let print = self.print();
        [print.rank_mark, print.icon_mark, print.effect_mark]
    }

    fn print(self) -> &'static Print {
        &PRINTS[self as usize]
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.english())
    }
}
