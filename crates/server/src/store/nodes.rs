//! What nodes that share a store know of each other.

use pentarchy_table::{Millis, PersonId, Seq, TableId};

use super::Line;

/// Since when the house has been open, and since when it had been closed before. It is open while any node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hours {
    /// Open since then.
    pub opened_at: Millis,
    /// Closed before, since then.
    pub closed_since: Millis,
}

/// After how many milliseconds without a beat the house counts as closed.
pub(super) const CLOSED_AFTER: u64 = 15_000;

/// How many parts the tables are divided into; each is driven by one node.
const SHARDS: u64 = 256;

/// What a node shows when it writes for the house: that it holds the lease of the table's shard, and in which term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fence {
    pub(super) shard: u64,
    pub(super) term: u64,
}

impl Fence {
    /// Of a node that shares its store with nobody.
    pub const ALONE: Fence = Fence { shard: 0, term: 0 };
}

/// The shard of a table.
pub(super) fn shard(table: &TableId) -> u64 {
    u64::from(blake3::hash(table.as_str().as_bytes()).as_bytes()[0]) % SHARDS
}

/// What happened elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Another node has added to a table's log, up to this line; the line itself, if it is all and not too long.
    Appended(TableId, Seq, Option<Line>),
    /// Others look at a table through another node, or no longer do.
    Attendance(TableId),
    /// Nodes have come or gone, or this one drives other tables than before.
    Nodes,
    /// The others no longer know who looks at tables through this node.
    Forgotten,
    /// This node was cut off, and may have missed anything.
    Missed,
}

/// How many windows a person has open on a table, through this node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attendance {
    /// Which table.
    pub table: TableId,
    /// Who.
    pub person: PersonId,
    /// How many; none when the last was closed.
    pub windows: u32,
}

/// How many windows a person has open on a table, through all other nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// Which table.
    pub table: TableId,
    /// Who.
    pub person: PersonId,
    /// How many.
    pub windows: u32,
}
