//! What is wrong with a map.

use pentarchy_game::Said;
use serde::Serialize;

/// One thing that is wrong with a map, and where in the file it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{place}: {what}")]
pub struct MapFault {
    /// The part of the file, such as `regions/sin-4`; the line and the column where it could not be read at all.
    pub place: String,
    /// What is wrong, in a sentence.
    #[serde(flatten)]
    pub what: Said,
}

/// A list of faults in the making.
#[derive(Default)]
pub(super) struct Faults(pub(super) Vec<MapFault>);

impl Faults {
    /// Notes a fault.
    pub(super) fn add(&mut self, place: impl Into<String>, what: Said) {
        self.0.push(MapFault { place: place.into(), what });
    }

    /// Notes a fault unless the condition holds.
    pub(super) fn unless(&mut self, holds: bool, place: impl Into<String>, what: impl FnOnce() -> Said) {
        if !holds {
            self.add(place, what());
        }
    }
}
