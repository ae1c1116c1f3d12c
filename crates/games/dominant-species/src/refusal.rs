//! Why a decision is not allowed.

use pentarchy_game::{Actor, Rule};
use serde::{Deserialize, Serialize};

use crate::setup::DESCRIPTION;
use crate::{Animal, Card, Corner, Element, Eyeball, Hex, Section};

/// The reason for a refusal, with what is needed to explain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// Somebody acts who is not asked.
    #[error("{0} has nothing to decide now")]
    NotAsked(Actor),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Something else is to be decided now.
    #[error("that is no answer to what is asked now")]
    NoAnswer,
    /// Another player has this animal.
    #[error("the {0} are taken")]
    Taken(Animal),
    /// Somebody stands there.
    #[error("a pawn stands on {0}")]
    Occupied(Eyeball),
    /// The Initiative pawn may not go back.
    #[error("the pawn from Initiative may not go back onto Initiative")]
    BackOntoInitiative,
    /// There is an eyeball for the pawn.
    #[error("first find a vacant eyeball for the pawn")]
    EyeballVacant,
    /// No such disc lies there.
    #[error("there is no {element} at {section}")]
    NotOnDisplay {
        /// Which type.
        element: Element,
        /// Where.
        section: Section,
    },
    /// No such disc is in the bag.
    #[error("there is no {0} in the bag")]
    NotInBag(Element),
    /// Regression does not threaten this type, or it is protected.
    #[error("{0} is not in danger")]
    NotThreatened(Element),
    /// The corner is off the earth, or a disc lies there.
    #[error("{0} is not a vacant corner of a tile")]
    CornerNotVacant(Corner),
    /// The corner is not one of this tile.
    #[error("{corner} is not a corner of {tile}")]
    OtherTile {
        /// Which corner.
        corner: Corner,
        /// Which tile.
        tile: Hex,
        /// In which action.
        section: Section,
    },
    /// Depletion needs a disc of a type in its box.
    #[error("there is nothing to deplete at {0}")]
    NotDepleted(Corner),
    /// The tile can't freeze.
    #[error("{0} is no tile beside tundra, or tundra already")]
    CannotFreeze(Hex),
    /// Speciation needs a disc of its icon's type.
    #[error("there is no {element} at {corner}")]
    OtherElement {
        /// Which corner.
        corner: Corner,
        /// Which type is needed.
        element: Element,
    },
    /// The tile is not beside the disc, or has had its cubes.
    #[error("{0} is not open to this Speciation")]
    NotOpen(Hex),
    /// Fewer cubes are possible.
    #[error("from 1 to {most} cubes are possible there")]
    Count {
        /// The most.
        most: u8,
        /// In which action.
        section: Section,
    },
    /// There is no tile.
    #[error("there is no tile at {0}")]
    NoTile(Hex),
    /// The stack is empty or its top is closed.
    #[error("stack {0} has no open tile")]
    StackClosed(u8),
    /// A new tile lies on a free hex beside the earth.
    #[error("{0} is no free hex beside a tile")]
    NotShore(Hex),
    /// There are no cubes that could move.
    #[error("no cube of yours at {tile} can move")]
    NoCubes {
        /// Which tile.
        tile: Hex,
        /// In which action.
        section: Section,
    },
    /// The target is too far.
    #[error("{to} can't be reached from {from}")]
    TooFar {
        /// From where.
        from: Hex,
        /// Where to.
        to: Hex,
        /// In which action.
        section: Section,
    },
    /// The terrain is not on the icon, or was used already.
    #[error("the terrain of {0} is not on the eyeball, or was used already")]
    TerrainNotListed(Hex),
    /// The attacker does not live there, or the victim does not.
    #[error("you and the {animal} do not both live at {tile}")]
    NoRival {
        /// Which tile.
        tile: Hex,
        /// Who was to die.
        animal: Animal,
    },
    /// The tile was chosen this turn.
    #[error("{0} was scored already this turn")]
    ScoredAlready(Hex),
    /// The card does not lie open.
    #[error("{0} does not lie open")]
    NotOnOffer(Card),
    /// The card does not allow it.
    #[error("{0} does not allow that")]
    Card(Card),
    /// The mammals have no endangered cube there.
    #[error("no endangered mammal at {0}")]
    NotEndangered(Hex),
}

/// The rule of the first card; the others follow in order.
const FIRST_CARD: u16 = 65;

impl pentarchy_game::Refusal for Refusal {
    fn rule(&self) -> Rule {
        let number = match self {
            Refusal::NotAsked(_) | Refusal::NoAnswer => 24,
            Refusal::Over => 101,
            Refusal::Taken(_) => 5,
            Refusal::Occupied(_) => 26,
            Refusal::BackOntoInitiative | Refusal::EyeballVacant => 31,
            Refusal::NotOnDisplay { section, .. } => match section {
                Section::Abundance => 37,
                Section::Wasteland => 38,
                Section::Wanderlust => 50,
                _ => 32,
            },
            Refusal::NotInBag(_) => 63,
            Refusal::NotThreatened(_) => 35,
            Refusal::CornerNotVacant(_) => 14,
            Refusal::OtherTile { section, .. } => match section {
                Section::Wanderlust => 50,
                _ => FIRST_CARD + Card::Aquatic.index() as u16,
            },
            Refusal::NotDepleted(_) => 40,
            Refusal::CannotFreeze(_) => 41,
            Refusal::OtherElement { .. } | Refusal::NotOpen(_) => 46,
            Refusal::Count { section, .. } => match section {
                Section::Wanderlust => 52,
                Section::Migration => 54,
                _ => 47,
            },
            Refusal::NoTile(_) => 13,
            Refusal::StackClosed(_) => 53,
            Refusal::NotShore(_) => 49,
            Refusal::NoCubes { section: Section::Wanderlust, .. }
            | Refusal::TooFar { section: Section::Wanderlust, .. } => 52,
            Refusal::NoCubes { .. } => 54,
            Refusal::TooFar { .. } => 55,
            Refusal::TerrainNotListed(_) => 56,
            Refusal::NoRival { .. } => 57,
            Refusal::ScoredAlready(_) => 59,
            Refusal::NotOnOffer(_) => 62,
            Refusal::Card(card) => FIRST_CARD + card.index() as u16,
            Refusal::NotEndangered(_) => 93,
        };
        Rule { prefix: DESCRIPTION.prefix, number }
    }
}
