//! What a person asks of a table, and why it may be refused.

use pentarchy_bots::Level;
use pentarchy_game::{ApplyError, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Name, Saying, Seq};

/// What a person asks of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Take an open seat. Whoever sits already moves there before the start, unless they may hold several seats.
    Sit {
        /// Which; the first open one if it does not matter.
        #[serde(default)]
        seat: Option<Seat>,
        /// What the player there is called, if not as the person is: for several people around one screen.
        #[serde(default)]
        name: Option<Name>,
    },
    /// Leave a seat for good.
    Leave {
        /// Which; all of one's own if it does not matter.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Play for oneself again, after a bot stood in. What one was late with it still decides.
    Return,
    /// The host's: put a bot on an open seat.
    AddBot {
        /// Which; the first open one if it does not matter.
        #[serde(default)]
        seat: Option<Seat>,
        /// How well it plays; as the plan says if it does not matter.
        #[serde(default)]
        level: Option<Level>,
    },
    /// The host's: take a bot, or a player who is gone, from a seat. Before the start, any player.
    Clear {
        /// Which.
        seat: Seat,
    },
    /// The host's: start the game.
    Start,
    /// Decide something.
    Act {
        /// For which of one's seats.
        seat: Seat,
        /// The last entry that was seen when it was decided.
        seen: Seq,
        /// What: an action of the game.
        action: Value,
    },
    /// Take back one's own last decisions.
    TakeBack {
        /// For which of one's seats.
        seat: Seat,
        /// The last entry that was seen when it was decided.
        seen: Seq,
        /// How many decisions.
        steps: u32,
    },
    /// Ask everybody to take moves back.
    AskUndo {
        /// For which of one's seats.
        seat: Seat,
        /// The last entry that was seen when it was decided.
        seen: Seq,
        /// How many moves would be left.
        keep: u32,
    },
    /// Answer that; whoever asked can drop the matter so.
    AnswerUndo {
        /// Whether to take the moves back.
        agree: bool,
    },
    /// Say something.
    Say {
        /// What.
        text: Saying,
    },
    /// The host's: close a table before the start, or one that all others have left.
    Close,
}

/// Why a request is refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum TableError {
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost,
    /// Only those who sit at the table may do that.
    #[error("only those who sit at the table may do that")]
    NotSeated,
    /// The seat is somebody else's.
    #[error("seat {seat} is not yours")]
    NotYourSeat {
        /// Which.
        seat: Seat,
    },
    /// The table has no such seat.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// Which.
        seat: Seat,
    },
    /// Somebody sits there.
    #[error("seat {seat} is taken")]
    SeatTaken {
        /// Which.
        seat: Seat,
    },
    /// Nobody sits there.
    #[error("nobody sits on seat {seat}")]
    SeatOpen {
        /// Which.
        seat: Seat,
    },
    /// All seats are taken.
    #[error("no seat is open")]
    NoOpenSeat,
    /// Not all seats are taken yet.
    #[error("some seats are still open")]
    SeatsOpen,
    /// Whoever sits there is here and plays.
    #[error("whoever sits on seat {seat} is here")]
    StillHere {
        /// Which.
        seat: Seat,
    },
    /// One seat each: this is not a table for one screen.
    #[error("everybody has one seat at this table")]
    OneSeatEach,
    /// The game has not started yet.
    #[error("the game has not started")]
    NotStarted,
    /// The game has started already.
    #[error("the game has started")]
    Started,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Others still play at the table.
    #[error("others still play at this table")]
    OthersPlay,
    /// The position has changed since it was decided.
    #[error("the position has changed since then, with entry {since:?}")]
    Stale {
        /// By which entry.
        since: Seq,
    },
    /// It was decided on something that has not happened.
    #[error("entry {seen:?} has not been written yet")]
    Ahead {
        /// The entry that it was decided on.
        seen: Seq,
    },
    /// It is no action of this game.
    #[error("not an action of this game: {0}")]
    Malformed(String),
    /// The game's rules forbid it.
    #[error("{rule}: {text}")]
    Rule {
        /// The number of the rule.
        rule: String,
        /// The reason in English.
        text: String,
        /// The reason as the game's own type.
        refusal: Value,
    },
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// Something came to light with that step: only all together can take it back.
    #[error("something was revealed since then")]
    Revealed,
    /// Somebody else has acted since: only all together can take it back.
    #[error("somebody else has acted since then")]
    OthersActed,
    /// Everybody is being asked already.
    #[error("everybody is being asked already")]
    UndoAsked,
    /// Nobody has asked.
    #[error("nobody has asked for that")]
    NoUndoAsked,
    /// A bot was to decide there, and is not any more.
    #[error("no bot decides for seat {seat} now")]
    NoBot {
        /// Which.
        seat: Seat,
    },
    /// The host wants no hints at this table.
    #[error("there are no hints at this table")]
    NoHints,
    /// The seat has nothing to decide now.
    #[error("seat {seat} has nothing to decide now")]
    NothingToDecide {
        /// Which.
        seat: Seat,
    },
    /// The table is not for onlookers.
    #[error("this table is not for onlookers")]
    NoOnlookers,
    /// The log is as long as a log may be; the table can only be left or closed.
    #[error("this table has seen enough")]
    LogFull,
    /// More people than a table remembers.
    #[error("too many people have come to this table")]
    TooManyPeople,
}

impl From<ApplyError> for TableError {
    fn from(error: ApplyError) -> TableError {
        match error {
            ApplyError::Malformed(text) => TableError::Malformed(text),
            ApplyError::Refused { rule, text, refusal, .. } => {
                TableError::Rule { rule: rule.to_string(), text, refusal: *refusal }
            }
        }
    }
}
