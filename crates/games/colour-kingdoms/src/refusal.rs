//! Why a decision is not allowed.

use pentarchy_game::{Actor, Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::setup::DESCRIPTION;
use crate::{Colour, Die, Kingdom, Place, Region, Row, Spell};

/// The reason for a refusal, with what is needed to explain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// Somebody acts who does not play.
    #[error("{0} has nothing to decide in this game")]
    NotAsked(Actor),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Another player takes a die first.
    #[error("first seat {0} takes a die")]
    Queue(Seat),
    /// The player has no die yet.
    #[error("first take a die")]
    TakeFirst,
    /// The player has a die already.
    #[error("you have taken a die in this round")]
    TakenAlready,
    /// The die is not in the box.
    #[error("{0} is not in the box")]
    DieGone(Die),
    /// The die does not lie there.
    #[error("{die} does not lie in {kingdom}")]
    NotThere {
        /// The die.
        die: Die,
        /// The kingdom.
        kingdom: Kingdom,
    },
    /// The white die can't be the first to leave the box.
    #[error("the white die can't be the first taken after a throw")]
    WhiteFirst,
    /// The white die can't count as that.
    #[error("the white die can't be {0}: it counts as a die that has left the box")]
    WhiteColour(Colour),
    /// The other dice have a colour of their own.
    #[error("{0} has a colour of its own")]
    OwnColour(Die),
    /// The player is done with this round.
    #[error("you are done with this round")]
    Finished,
    /// There is nothing to begin anew.
    #[error("you have done nothing yet that could be wiped out")]
    NothingToWipe,
    /// No drop of the die is left.
    #[error("no drop of the die is left")]
    NoDrop,
    /// Drops of the die can't go there.
    #[error("drops of this die can't go to {0}: it is in another kingdom")]
    OtherKingdom(Region),
    /// The region is painted.
    #[error("{0} is painted already")]
    Painted(Region),
    /// A neighbour has that colour.
    #[error("{region} can't be {colour}: its neighbour {neighbour} is")]
    Clash {
        /// The region.
        region: Region,
        /// The neighbour, or one of them.
        neighbour: Region,
        /// The colour.
        colour: Colour,
    },
    /// A tower's drop needs a colour first.
    #[error("first choose the colour of the drop that the tower between {0} and {1} gives")]
    ChooseFirst(Region, Region),
    /// There is no drop to choose a colour for.
    #[error("no tower waits for a colour")]
    NothingToChoose,
    /// A tower's drop of choice is composite.
    #[error("{0} is not a composite colour: choose green, violet or brown")]
    ChooseComposite(Colour),
    /// There is no such tower drop.
    #[error("you have no {0} drop from a tower that can be used in this round")]
    NoTowerDrop(Colour),
    /// There is no such spell.
    #[error("you have no {0} that can be cast in this round")]
    NoSpell(Spell),
    /// The first spell comes too late.
    #[error("drops can be moved only before anything is painted and before other spells on the die")]
    TooLate,
    /// The drops are there already.
    #[error("the drops are in {0} already")]
    SameKingdom(Kingdom),
    /// The second spell is not needed.
    #[error("{0} can be painted without a spell")]
    NoNeed(Region),
    /// The kingdom is no neighbour of the die's.
    #[error("{0} is no neighbour of the kingdom that the die was taken from")]
    NotNeighbour(Kingdom),
    /// The third spell has opened it already.
    #[error("drops can go to {0} already")]
    SpreadAlready(Kingdom),
    /// There is nothing left to spread.
    #[error("there is no drop left to spread")]
    NothingToSpread,
    /// The fourth spell needs two drops.
    #[error("two drops of the die are needed, and there are {0}")]
    TooFewDrops(u8),
    /// The fourth spell gives a composite colour.
    #[error("{0} is not a composite colour: mix green, violet or brown")]
    MixComposite(Colour),
    /// There is no such mixed drop.
    #[error("you have mixed no {0} drop")]
    NotMixed(Colour),
    /// A digit must be crossed out now.
    #[error("now cross out a digit")]
    CrossFirst,
    /// Nothing is to be crossed out.
    #[error("there is nothing to cross out now")]
    NothingToCross,
    /// The last row is never crossed out by hand.
    #[error("the digits of the last row are not yours to cross out")]
    LastRow,
    /// The digit is circled or crossed out.
    #[error("that digit of {row} is circled or crossed out already")]
    DigitGone {
        /// The row.
        row: Row,
        /// The digit.
        place: Place,
    },
    /// A greater digit comes first.
    #[error("as long as a 4 or a 3 is open, cross out one of those")]
    GreaterFirst,
}

impl pentarchy_game::Refusal for Refusal {
    fn rule(&self) -> Rule {
        let number = match self {
            Refusal::Queue(_)
            | Refusal::TakeFirst
            | Refusal::TakenAlready
            | Refusal::DieGone(_)
            | Refusal::NotThere { .. } => 12,
            Refusal::WhiteFirst | Refusal::WhiteColour(_) | Refusal::OwnColour(_) => 13,
            Refusal::NotAsked(_) => 14,
            Refusal::Finished | Refusal::NothingToWipe => 17,
            Refusal::NoDrop | Refusal::OtherKingdom(_) => 18,
            Refusal::Painted(_) => 19,
            Refusal::Clash { .. } => 20,
            Refusal::ChooseFirst(..) | Refusal::NothingToChoose | Refusal::ChooseComposite(_) => 27,
            Refusal::NoTowerDrop(_) => 28,
            Refusal::NoSpell(_) => 29,
            Refusal::TooLate | Refusal::SameKingdom(_) => 30,
            Refusal::NoNeed(_) => 31,
            Refusal::NotNeighbour(_) | Refusal::SpreadAlready(_) | Refusal::NothingToSpread => 32,
            Refusal::TooFewDrops(_) | Refusal::MixComposite(_) | Refusal::NotMixed(_) => 33,
            Refusal::Over => 40,
            Refusal::CrossFirst | Refusal::NothingToCross | Refusal::LastRow | Refusal::DigitGone { .. } => 47,
            Refusal::GreaterFirst => 48,
        };
        Rule { prefix: DESCRIPTION.prefix, number }
    }
}
