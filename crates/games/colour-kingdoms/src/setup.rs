//! The options of a table.

use pentarchy_game::{Choice, Description, DocumentSpec, OptionKind, OptionSpec, Said, SeatRange, said};

use crate::map::{MOST_BYTES, Map, MapFault};

/// What the game tells of itself.
pub(crate) const DESCRIPTION: Description = Description {
    id: "colour-kingdoms",
    prefix: "CK",
    rules: 1,
    seats: SeatRange::new(1, 4),
    options: &[OptionSpec::new(MAP, OptionKind::Choice(&[Choice::any("house")]))
        .or_document(DocumentSpec { most_bytes: MOST_BYTES, check: check_map })],
    // A turn paints at least one region or costs a blot, so there are at most about 85 rounds; painting anew adds some.
    longest: 20_000,
};

/// The option that brings a map of one's own.
pub(crate) const MAP: &str = "map";

fn check_map(text: &str) -> Result<(), Vec<Said>> {
    let placed = |MapFault { place, what: Said { en, ru } }| said!("{place}: {en}", "{place}: {ru}");
    Map::read(text).map(drop).map_err(|faults| faults.into_iter().map(placed).collect())
}
