//! The options of a table, and the rules that follow from them.

use pentarchy_game::{Choice, Description, OptionKind, OptionSpec, SeatRange, Setup};
use serde::{Deserialize, Serialize};

use crate::ForEach;

/// What the game tells of itself.
pub(crate) const DESCRIPTION: Description = Description {
    id: "fantasy-realms",
    prefix: "FR",
    rules: 1,
    seats: SeatRange::new(2, 7),
    options: &[
        OptionSpec::new(
            "variant",
            OptionKind::Choice(&[
                Choice { value: "classic", seats: SeatRange::new(2, 6) },
                Choice { value: "trading", seats: SeatRange::new(3, 7) },
            ]),
        ),
        OptionSpec::new("minutes", OptionKind::Number { min: 1, max: 60, default: 5 }).only_with("variant", "trading"),
        OptionSpec::new("draft_discard", OptionKind::Choice(&[Choice::any("any"), Choice::any("drawn")]))
            .for_seats(2, 2),
        OptionSpec::new("choices", OptionKind::Choice(&[Choice::any("best"), Choice::any("declared")])),
        OptionSpec::new("for_each", OptionKind::Choice(&[Choice::any("cards"), Choice::any("names")])),
    ],
    // Trading goes on for as long as the clock lets it; everything else ends within about a thousand decisions.
    longest: 20_000,
};

/// The rules of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// Which of the rulebook's three games is played.
    pub variant: Variant,
    /// Trading only: how long it lasts.
    pub minutes: u8,
    /// Two players only: which card leaves after two were drawn.
    pub draft_discard: DraftDiscard,
    /// Who makes the choices of the final scoring.
    pub choices: Chooser,
    /// What "for each" counts.
    pub for_each: ForEach,
}

/// The games of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Three to six players: draw or take, then discard.
    Classic,
    /// Two players, who start with empty hands.
    Duel,
    /// Three to seven players, who trade with each other until the bell.
    Trading,
}

/// Which card leaves after two were drawn at the start of a game for two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DraftDiscard {
    /// Any card of the hand.
    Any,
    /// One of the two just drawn.
    Drawn,
}

/// Who makes the choices of the final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chooser {
    /// The house finds the best ones.
    Best,
    /// The players declare them.
    Declared,
}

impl Rules {
    /// The rules that a setup asks for.
    pub(crate) fn of(setup: &Setup) -> Rules {
        Rules {
            variant: match (setup.seats(), setup.choice("variant")) {
                (_, Some("trading")) => Variant::Trading,
                (2, _) => Variant::Duel,
                _ => Variant::Classic,
            },
            minutes: setup.number("minutes").and_then(|minutes| minutes.try_into().ok()).unwrap_or(5),
            draft_discard: match setup.choice("draft_discard") {
                Some("drawn") => DraftDiscard::Drawn,
                _ => DraftDiscard::Any,
            },
            choices: match setup.choice("choices") {
                Some("declared") => Chooser::Declared,
                _ => Chooser::Best,
            },
            for_each: match setup.choice("for_each") {
                Some("names") => ForEach::Names,
                _ => ForEach::Cards,
            },
        }
    }

    /// How many open cards end the game.
    pub(crate) fn discard_limit(&self) -> usize {
        match self.variant {
            Variant::Classic => 10,
            Variant::Duel => 12,
            Variant::Trading => usize::MAX,
        }
    }

    /// For how many players this variant is.
    pub(crate) fn seats(&self) -> SeatRange {
        match self.variant {
            Variant::Classic => SeatRange::new(3, 6),
            Variant::Duel => SeatRange::new(2, 2),
            Variant::Trading => SeatRange::new(3, 7),
        }
    }
}
