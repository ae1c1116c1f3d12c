//! A match in progress, free of any transport, clock and storage: the server and the browser's offline games run the
//! same code.
//!
//! A table's truth is its log of [`Entry`]s. [`Table`] is a fold of it: requests never change a table, they give the
//! entries that are to be stored; only what is stored is folded.
//!
//! ```text
//! Request → Table::request → entries → stored → Table::fold → Change → Table::update → one message for each person
//! ```

mod asking;
mod catalogue;
mod clocks;
mod consultation;
mod course;
mod entry;
mod facts;
mod house;
mod json;
mod local;
mod message;
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
pub use consultation::{BotMove, Consultation, ConsultationError};
pub use entry::{Entry, Hand, Logged, Seq};
pub use house::Due;
pub use json::Json;
pub use local::LocalTable;
pub use message::{
    Chair, Ending, Fault, Gathering, Happened, Holder, LONGEST_MESSAGE, Member, MemberCard, Now, Presence, SeatClock,
    SeenEvents, Sight, Stage, ToClient, ToServer, UndoAsk, Update, Welcome, What,
};
pub use pentarchy_bots::Level;
pub use plan::{Absent, Clock, Plan, PlanError, TimeUp, Watch};
pub use request::{Request, TableError};
pub use seal::{NotASeal, SEAL_DOMAIN, Seal, VerifyError, verify};
pub use table::{Change, FoldError, Table};
pub use telling::{MOST_MISSED, history, resume};
pub use time::Millis;
pub use words::{Name, Person, PersonId, Saying, TableId, WordsError};
