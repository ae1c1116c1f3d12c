//! The options of a table, and the rules that follow from them.

use pentarchy_game::{Choice, Description, OptionKind, OptionSpec, SeatRange, Setup};
use serde::{Deserialize, Serialize};

/// What the game tells of itself.
pub(crate) const DESCRIPTION: Description = Description {
    id: "animal-kingdoms",
    prefix: "AK",
    rules: 1,
    seats: SeatRange::new(1, 5),
    options: &[
        OptionSpec::new("ties", OptionKind::Choice(&[Choice::any("battles"), Choice::any("peace")])).for_seats(2, 5),
        OptionSpec::new(
            "level",
            OptionKind::Choice(&[
                Choice::any("easy"),
                Choice::any("medium"),
                Choice::any("normal"),
                Choice::any("hard"),
                Choice::any("extra-hard"),
            ]),
        )
        .for_seats(1, 1),
    ],
    // Nothing limits how often players rally; everything else ends within about five hundred decisions.
    longest: 20_000,
};

/// Which of the rulebook's games is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two to five players; ties for the first place are fought out.
    Battles,
    /// Two to five players; ties for the first place are settled in peace.
    Peace,
    /// One player against the upstart.
    Solo(Level),
}

/// How strong the upstart is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// AK-70: starts every age, has no bonus card.
    Easy,
    /// AK-71: the bonus card must match by type.
    Medium,
    /// AK-72: the standard rules.
    Normal,
    /// AK-73: four cards in battle.
    Hard,
    /// AK-74: two bonus cards.
    ExtraHard,
}

impl Level {
    /// How many bonus cards lie beside the deck.
    pub fn bonus_cards(self) -> usize {
        match self {
            Level::Easy => 0,
            Level::Medium | Level::Normal | Level::Hard => 1,
            Level::ExtraHard => 2,
        }
    }

    /// How many cards the upstart shows in the first battle of an age.
    pub fn battle_cards(self) -> u8 {
        if self == Level::Hard { 4 } else { 3 }
    }
}

impl Mode {
    /// The game that a setup asks for.
    pub(crate) fn of(setup: &Setup) -> Mode {
        match (setup.seats(), setup.choice("level"), setup.choice("ties")) {
            (1, Some("medium"), _) => Mode::Solo(Level::Medium),
            (1, Some("normal"), _) => Mode::Solo(Level::Normal),
            (1, Some("hard"), _) => Mode::Solo(Level::Hard),
            (1, Some("extra-hard"), _) => Mode::Solo(Level::ExtraHard),
            (1, ..) => Mode::Solo(Level::Easy),
            (_, _, Some("peace")) => Mode::Peace,
            _ => Mode::Battles,
        }
    }

    /// For how many players this mode is.
    pub(crate) fn seats(self) -> SeatRange {
        match self {
            Mode::Battles | Mode::Peace => SeatRange::new(2, 5),
            Mode::Solo(_) => SeatRange::new(1, 1),
        }
    }
}
