//! A match in progress, free of any transport, clock and storage: the server and the browser's offline games run the
//! same code.
//!
//! A table's truth is its log of [`Entry`]s. [`Table`] is a fold of it: requests never change a table, they give the
//! entries that are to be stored; only what is stored is folded.
//!
//! ```text
//! Request → Table::request → entries → stored → Table::fold → Change → Table::update → one message for each person
//! ```
//!
//! The time and all chance come in from outside. A whole table in one process is a [`LocalTable`]:
//!
//! ```
//! use pentarchy_game::Seed;
//! use pentarchy_table::{Catalogue, Level, LocalTable, Millis, Person, Plan, Request};
//!
//! let now = Millis(1_700_000_000_000);
//! let ann = Person::new("a1b2c3", "Ann")?;
//! let plan = Plan { bots: Level::Novice, ..Plan::new("fantasy-realms", 3) };
//! let mut local = LocalTable::open(Catalogue::HOUSE, plan, ann.clone(), Seed::from(7), now)?;
//! local.request(&ann, &Request::Sit { seat: None, name: None }, now)?;
//! for _ in 0..2 {
//!     local.request(&ann, &Request::AddBot { seat: None, level: None }, now)?;
//! }
//! local.request(&ann, &Request::Start, now)?;
//! // The bots move until it is Ann's turn.
//! let mut dice = Seed::from(1).dice(0);
//! while local.step_bot(&mut dice, now) {}
//! let sight = &local.table().welcome(&ann.id).sights[0];
//! assert!(sight.legal.get().contains("draw"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod asking;
mod catalogue;
mod clocks;
mod coach;
mod consultation;
mod course;
mod entry;
mod facts;
mod house;
mod json;
mod local;
mod message;
mod pace;
mod plan;
mod request;
mod seal;
mod table;
mod telling;
mod time;
mod words;

pub mod audit;
pub mod fuzz;

pub use catalogue::{Catalogue, Listed};
pub use coach::{Advised, LAPSES, Lapse, Review};
pub use consultation::{BotMove, Consultation, ConsultationError};
pub use entry::{Entry, Hand, Logged, Seq};
pub use house::Due;
pub use json::Json;
pub use local::LocalTable;
pub use message::{
    Chair, Ending, Fault, Gathering, Happened, Holder, LONGEST_MESSAGE, Member, MemberCard, Now, Presence, SeatClock,
    SeenEvents, Sight, Stage, ToClient, ToServer, UndoAsk, Update, Welcome, What,
};
pub use pace::Pace;
pub use pentarchy_bots::{Advice, Level, NAMED, Occasion, Reason};
pub use plan::{Absent, Clock, Plan, PlanError, TimeUp, Watch};
pub use request::{Request, TableError};
pub use seal::{NotASeal, SEAL_DOMAIN, Seal, VerifyError, verify};
pub use table::{Change, FoldError, Table};
pub use telling::{MOST_MISSED, history, resume};
pub use time::Millis;
pub use words::{Name, Person, PersonId, Saying, TableId, WordsError};
