//! The games' screens: one line each.

pub(crate) mod fantasy_realms;

use crate::screen::{AnyScreen, plug};

const SCREENS: &[&dyn AnyScreen] = &[plug::<fantasy_realms::FantasyRealmsScreen>()];

/// The screen of the game with this id.
pub(crate) fn screen(id: &str) -> Option<&'static dyn AnyScreen> {
    SCREENS.iter().copied().find(|screen| screen.id() == id)
}
