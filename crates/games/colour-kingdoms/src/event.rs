//! What happened, and who may know of it.

use pentarchy_game::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Colour, Die, Drop, Kingdom, Place, Region, Row, Thrown, Turn};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The dice were thrown.
    Thrown {
        /// By the first player.
        seat: Seat,
        /// How they lie: blue, red, yellow, white.
        dice: [Thrown; 4],
    },
    /// Somebody took a die.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        die: Die,
        /// From where.
        kingdom: Kingdom,
        /// The colour that it counts as.
        colour: Colour,
    },
    /// Somebody painted a region. Only they know, until they are done.
    Painted {
        /// Who.
        seat: Seat,
        /// Which region.
        region: Region,
        /// In which colour.
        colour: Colour,
        /// With which drop.
        drop: Drop,
        /// Whether the second spell let it match its neighbours.
        matching: bool,
    },
    /// A tower gave somebody a drop. Only they know, until they are done.
    TowerPaid {
        /// Whom.
        seat: Seat,
        /// The regions that the tower stands between.
        tower: [Region; 2],
        /// The drop's colour.
        colour: Colour,
    },
    /// Somebody cast the first spell. Only they know, until they are done.
    Moved {
        /// Who.
        seat: Seat,
        /// Where the drops are now.
        kingdom: Kingdom,
    },
    /// Somebody cast the third spell. Only they know, until they are done.
    Spread {
        /// Who.
        seat: Seat,
        /// Where drops may go as well.
        kingdom: Kingdom,
    },
    /// Somebody cast the fourth spell. Only they know, until they are done.
    Mixed {
        /// Who.
        seat: Seat,
        /// The colour of the new drop.
        colour: Colour,
    },
    /// Somebody begins their turn anew. Only they know.
    Anew {
        /// Who.
        seat: Seat,
    },
    /// Somebody is done with this round.
    Finished {
        /// Who.
        seat: Seat,
    },
    /// What somebody did in this round, for those who may know of it now.
    Shown {
        /// Who did it.
        seat: Seat,
        /// What.
        turn: Turn,
        /// The players who may know of it from now on.
        to: Seats,
        /// Whether onlookers may: the round is over.
        to_all: bool,
    },
    /// Somebody achieved something.
    Achieved {
        /// Who.
        seat: Seat,
        /// What.
        row: Row,
        /// The digit that they circle; none for whoever is third or later.
        place: Option<Place>,
    },
    /// A digit was crossed out in a game for one.
    Crossed {
        /// In which row.
        row: Row,
        /// Which.
        place: Place,
    },
    /// The next round is the last.
    LastRound {
        /// Why.
        why: LastRound,
    },
    /// The game is over.
    Ended {
        /// Why.
        why: Ending,
    },
    /// A sheet was scored.
    Scored {
        /// Whose.
        seat: Seat,
        /// Its points.
        total: i32,
    },
}

/// Why a round is the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LastRound {
    /// Somebody has three kingdoms.
    ThreeKingdoms,
    /// Alone: no digit is left to cross out.
    NothingToCross,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The last round was played.
    LastRound,
    /// All blots of all players are used.
    AllBlots,
}

impl pentarchy_game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let seen = match self {
            Event::Painted { seat, .. }
            | Event::TowerPaid { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Spread { seat, .. }
            | Event::Mixed { seat, .. }
            | Event::Anew { seat } => viewer.sees(*seat),
            Event::Shown { to, to_all, .. } => match viewer {
                Viewer::Seat(seat) => to.contains(seat),
                Viewer::Spectator => *to_all,
                Viewer::Referee => true,
            },
            _ => true,
        };
        seen.then(|| self.clone())
    }
}
