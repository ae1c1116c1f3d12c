//! The log of a table, which is its whole truth.

use pentarchy_bots::Level;
use pentarchy_game::{Actor, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Millis, Name, Person, PersonId, Plan, Saying};

/// The number of an entry in its table's log, from 1; 0 stands before the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seq(pub u64);

impl Seq {
    /// The number after this one.
    pub const fn next(self) -> Seq {
        Seq(self.0 + 1)
    }
}

/// An entry with its number and its moment, as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Logged {
    /// Its number.
    pub seq: Seq,
    /// When it was written.
    pub at: Millis,
    /// What it says.
    pub entry: Entry,
}

/// Something that happened at a table. It holds all that is secret; messages are made by [`Table`](crate::Table) alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// The table was made: always the first entry.
    Opened {
        /// What it is to be.
        plan: Plan,
        /// The version of the game's rules.
        rules: u32,
        /// Whose table it is.
        host: Person,
        /// All the chance of the game, shown only as its seal until the end.
        seed: Seed,
    },
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// What they are called there.
        name: Name,
    },
    /// A bot took a seat.
    BotSat {
        /// Which.
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// Whoever held the seat left it.
    Rose {
        /// Which.
        seat: Seat,
    },
    /// The host emptied a seat.
    Cleared {
        /// Which.
        seat: Seat,
    },
    /// The game started.
    Started,
    /// Somebody decided something.
    Acted {
        /// Who.
        by: Actor,
        /// Who decided for them.
        hand: Hand,
        /// What.
        action: Value,
    },
    /// The last moves were taken back: they stay in the log, but not in the record.
    TakenBack {
        /// How many moves are left.
        keep: u32,
        /// By whom alone, if it did not need everybody's agreement.
        by: Option<Seat>,
    },
    /// Somebody asked everybody to take moves back.
    UndoAsked {
        /// Who asks.
        seat: Seat,
        /// How many moves would be left.
        keep: u32,
    },
    /// Somebody answered that.
    UndoAnswered {
        /// Who.
        person: PersonId,
        /// Whether they agree; one who does not ends the matter.
        agree: bool,
    },
    /// Somebody is gone.
    Away {
        /// Who.
        person: PersonId,
    },
    /// Somebody is back, and plays for themselves from the next decision that they are not late with.
    Back {
        /// Who.
        person: PersonId,
    },
    /// A player's time ran out.
    TimeUp {
        /// Whose.
        seat: Seat,
    },
    /// The house was closed since then: no clock ran.
    Slept {
        /// Since when.
        from: Millis,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: PersonId,
        /// What they are called.
        name: Name,
        /// What.
        text: Saying,
    },
    /// The table was closed before the game ended.
    Closed,
}

/// Who made a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// Whoever holds the seat.
    Person,
    /// A bot, for itself or for somebody.
    Bot,
    /// The house, by the clock.
    House,
}
