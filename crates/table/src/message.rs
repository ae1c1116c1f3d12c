//! The messages between a client and whoever runs the table, typed once for both sides.
//!
//! A message is one JSON text. A client says [`ToServer::Hello`] first and is answered with [`ToClient::Welcome`], or,
//! when it says what it has seen last, with [`ToClient::Resumed`] and the updates that it missed. From then on it gets
//! an [`Update`] for every entry of the table's log, without a gap.

use pentarchy_bots::Level;
use pentarchy_game::{Actor, Outcome, Record, Seat, Seats, Seed, Standings, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Advised, Hand, Json, Millis, Name, Plan, Request, Saying, Seal, Seq, TableError, TableId};

/// The longest message that a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 16 * 1024;

/// From a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// I want to see this table. Always the first message.
    Hello {
        /// Which.
        table: TableId,
        /// The last entry that I have seen, if I am coming back.
        #[serde(default)]
        seen: Option<Seq>,
    },
    /// I want something done; answered with [`ToClient::Accepted`] or [`ToClient::Refused`].
    Ask {
        /// The client's own number for the answer.
        id: u32,
        /// What.
        request: Request,
    },
    /// All that has happened so far, without the positions; answered with [`ToClient::History`].
    History,
    /// The record of a game that is over; answered with [`ToClient::Record`].
    Record,
    /// What would the coach do on my seat? Answered with [`ToClient::Advice`] or [`ToClient::Refused`].
    Advise {
        /// The client's own number for the answer.
        id: u32,
        /// Which seat.
        seat: Seat,
    },
    /// Are you there? Answered with [`ToClient::Pong`].
    Ping,
}

impl ToServer {
    /// Reads a message from outside.
    pub fn read(bytes: &[u8]) -> Result<ToServer, Fault> {
        if bytes.len() > LONGEST_MESSAGE {
            return Err(Fault::TooLong);
        }
        serde_json::from_slice(bytes).map_err(|error| Fault::Malformed(error.to_string()))
    }
}

/// To a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToClient {
    /// The table as it is.
    Welcome(Box<Welcome>),
    /// You are coming back: what you missed follows.
    Resumed {
        /// The last entry of the log; you have everything when you have seen it.
        seq: Seq,
    },
    /// Something happened.
    Update(Box<Update>),
    /// Your request was carried out, and is durably stored.
    Accepted {
        /// Your number for it.
        id: u32,
        /// The last entry that it led to.
        seq: Seq,
    },
    /// Your request was refused; nothing has changed.
    Refused {
        /// Your number for it.
        id: u32,
        /// Why.
        error: TableError,
    },
    /// Who is connected. Not part of the log.
    Presence(Presence),
    /// All that has happened so far.
    History(Vec<Happened>),
    /// The record of the finished game.
    Record(Box<Record>),
    /// What the coach would do.
    Advice {
        /// Your number for it.
        id: u32,
        /// What.
        advised: Advised,
    },
    /// I am here.
    Pong,
    /// The connection or the message is not right, or the house can't do it now.
    Fault(Fault),
}

/// What is wrong with a connection or a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// The message can't be read.
    #[error("the message can't be read: {0}")]
    Malformed(String),
    /// The message is too long.
    #[error("a message has at most {LONGEST_MESSAGE} bytes")]
    TooLong,
    /// Too many messages in too short a time.
    #[error("too many messages")]
    TooFast,
    /// The first message must say which table.
    #[error("say hello first")]
    NoHello,
    /// A connection is about one table.
    #[error("this connection is about another table: open one more")]
    SecondHello,
    /// Only those who have said who they are may ask for something.
    #[error("say who you are first")]
    Stranger,
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// There is no record before the game is over.
    #[error("the game is not over")]
    NotOver,
    /// The house can't store anything now; try again later.
    #[error("the house can't store anything now")]
    Unavailable,
    /// The house is closing; connect again.
    #[error("the house is closing")]
    Closing,
}

/// The number of somebody who has come to this table, from 0 for whoever opened it. It says nothing outside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Member(pub u16);

/// The table as it is, for one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Welcome {
    /// The last entry of the log.
    pub seq: Seq,
    /// What the table is to be.
    pub plan: Plan,
    /// The version of the game's rules.
    pub rules: u32,
    /// The seal of the seed.
    pub seal: Seal,
    /// Who you are here, if you have sat down or spoken.
    pub you: Option<Member>,
    /// Who is here.
    pub gathering: Gathering,
    /// Who must decide, and until when.
    pub now: Now,
    /// What you see of the game: one sight for each of your seats, or an onlooker's. None before the start.
    pub sights: Vec<Sight>,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
}

/// What one entry of the log changed, for one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Update {
    /// What happened.
    pub happened: Happened,
    /// Who you are here, if you have sat down or spoken.
    pub you: Option<Member>,
    /// Who is here, if that has changed.
    pub gathering: Option<Gathering>,
    /// Who must decide, and until when.
    pub now: Now,
    /// What you see of the game now, if it may have changed: as in [`Welcome::sights`].
    pub sights: Vec<Sight>,
    /// How it ended, if it did with this.
    pub ending: Option<Ending>,
}

/// Something that happened, as somebody may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Happened {
    /// The number of the entry.
    pub seq: Seq,
    /// When.
    pub at: Millis,
    /// What.
    pub what: What,
    /// The game's events, by whoever sees them: one list for each of your seats, or an onlooker's.
    pub events: Vec<SeenEvents>,
}

/// The events of one step, as one viewer may know them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenEvents {
    /// Who sees them.
    pub viewer: Viewer,
    /// The game's own events, in order.
    pub events: Vec<Json>,
}

/// What happened at a table, without anything that somebody may not know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// The table was made.
    Opened,
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        member: Member,
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
        /// What they were called there.
        name: Name,
    },
    /// The host emptied a seat.
    Cleared {
        /// Which.
        seat: Seat,
        /// What whoever held it was called; a bot has no name here.
        name: Option<Name>,
    },
    /// The game started.
    Started,
    /// Somebody decided something; what it was is told by the events.
    Acted {
        /// Who.
        by: Actor,
        /// Who decided for them.
        hand: Hand,
    },
    /// The last moves were taken back.
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
        member: Member,
        /// Whether they agree.
        agree: bool,
    },
    /// Somebody is gone.
    Away {
        /// Who.
        member: Member,
    },
    /// Somebody is back, and plays for themselves.
    Back {
        /// Who.
        member: Member,
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
        member: Member,
        /// What they are called.
        name: Name,
        /// What.
        text: Saying,
    },
    /// The table was closed before the game ended.
    Closed,
}

/// Who is at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Gathering {
    /// How far the table has come.
    pub stage: Stage,
    /// Whose table it is.
    pub host: Member,
    /// Everybody who has sat down or spoken, by their numbers.
    pub members: Vec<MemberCard>,
    /// The seats, in order.
    pub chairs: Vec<Chair>,
    /// What everybody is asked, if they are.
    pub undo: Option<UndoAsk>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Seats are being taken.
    Gathering,
    /// The game is played.
    Playing,
    /// The game has ended.
    Over,
    /// The table was closed before the game ended.
    Closed,
}

/// What everybody may know of a person at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemberCard {
    /// What they are called.
    pub name: Name,
    /// Whether they are gone.
    pub away: bool,
}

/// A seat, and who plays there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// Whose it is.
    pub holder: Holder,
    /// The bot that decides there now, be it its own seat or somebody's who is gone.
    pub bot: Option<Level>,
}

/// Whose a seat is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody's.
    Open,
    /// A person's.
    Person {
        /// Who.
        member: Member,
        /// What the player is called: several people around one screen have names of their own.
        name: Name,
    },
    /// A bot's.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// A question to everybody: shall we take moves back?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoAsk {
    /// Who asks.
    pub seat: Seat,
    /// How many moves would be left.
    pub keep: u32,
    /// Who has agreed so far.
    pub agreed: Vec<Member>,
    /// Whose answer is awaited.
    pub awaited: Vec<Member>,
}

/// Who must decide now, and until when.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Now {
    /// How many moves the record has.
    pub moves: u32,
    /// Who must decide.
    pub awaiting: Seats,
    /// When the game's own clock runs out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bell: Option<Millis>,
    /// The players' clocks, in the order of the seats; empty at a table without.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<SeatClock>,
}

/// A player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatClock {
    /// It stands, with so many milliseconds left.
    Stands(u64),
    /// It runs out then.
    Until(Millis),
}

/// What a viewer sees of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sight {
    /// Who sees it: one of your seats, or an onlooker.
    pub viewer: Viewer,
    /// The game's own view.
    pub view: Json,
    /// The actions that are open to the seat: a list of the game's own actions.
    pub legal: Json,
    /// How many of the seat's last decisions it can take back without asking anybody.
    pub undo: u32,
}

/// How a game ended, with the seed opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ending {
    /// The seed that was sealed.
    pub seed: Seed,
    /// Places and totals; none if the table was closed before the end.
    pub outcome: Option<Outcome>,
    /// Where every point came from.
    pub standings: Option<Standings>,
}

/// Who is connected now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// Those who have sat down or spoken.
    pub members: Vec<Member>,
    /// How many others look on.
    pub onlookers: u32,
}
