//! Why something was refused, in the player's language.

use pentarchy_table::TableError;

use crate::screen::{AnyScreen, Names};
use crate::t;

/// The reason in one sentence.
pub(super) fn say(screen: Option<&dyn AnyScreen>, error: &TableError, names: &Names) -> String {
    match error {
        TableError::Rule { refusal, text, .. } => {
            let said = screen.and_then(|screen| screen.refusal(refusal, names));
            said.unwrap_or_else(|| text.clone())
        }
        TableError::Stale { .. } | TableError::Ahead { .. } => t!("table-refused-stale"),
        TableError::NotHost => t!("table-refused-not-host"),
        TableError::NotSeated | TableError::NotYourSeat { .. } => t!("table-refused-not-seated"),
        TableError::SeatTaken { .. } => t!("table-refused-seat-taken"),
        TableError::NoOpenSeat => t!("table-refused-no-seat"),
        TableError::SeatsOpen => t!("table-refused-seats-open"),
        TableError::StillHere { .. } => t!("table-refused-still-here"),
        TableError::OneSeatEach => t!("table-refused-one-seat"),
        TableError::NotStarted => t!("table-refused-not-started"),
        TableError::Started => t!("table-refused-started"),
        TableError::Over => t!("table-refused-over"),
        TableError::OthersPlay => t!("table-refused-others-play"),
        TableError::NothingToTakeBack => t!("table-refused-nothing-back"),
        TableError::Revealed => t!("table-refused-revealed"),
        TableError::OthersActed => t!("table-refused-others-acted"),
        TableError::UndoAsked => t!("table-refused-undo-asked"),
        TableError::NoHints => t!("table-refused-no-hints"),
        TableError::NoOnlookers => t!("table-refused-no-onlookers"),
        _ => t!("table-refused-other"),
    }
}
