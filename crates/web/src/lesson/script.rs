//! A lesson as it is written down: a game from its record, and what is said at each step.

use pentarchy_game::{Move, Record, Seat};
use serde::Deserialize;
use serde_json::Value;

/// Whom the learner plays for.
pub(super) const LEARNER: Seat = Seat::FIRST;

/// A lesson. Its decisions are those of a record, so that everybody is dealt the same cards and others answer the same.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lesson {
    pub(super) record: Record,
    /// So many decisions are made before the lesson begins.
    pub(super) start: usize,
    pub(super) steps: Vec<Step>,
}

/// One thing to read, to do or to watch.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    /// The text: `lesson-{game}-{say}`.
    pub(super) say: String,
    /// How many decisions of the record belong to it. The learner makes the first if it is theirs; all others are
    /// made for them.
    #[serde(default)]
    pub(super) moves: usize,
    /// The piece that is pointed at, besides that of the choice that is meant.
    #[serde(default)]
    pub(super) point: Option<String>,
}

/// What a step asks of the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// To read.
    Read,
    /// To decide.
    Do,
    /// To watch others decide.
    Watch,
}

impl Lesson {
    /// Where in the record a step begins.
    pub(super) fn begins(&self, step: usize) -> usize {
        self.start + self.steps.iter().take(step).map(|step| step.moves).sum::<usize>()
    }

    /// The decisions of a step.
    pub(super) fn moves(&self, step: usize) -> &[Move] {
        let begin = self.begins(step);
        let count = self.steps.get(step).map_or(0, |step| step.moves);
        self.record.moves.get(begin..begin + count).unwrap_or_default()
    }

    pub(super) fn kind(&self, step: usize) -> Kind {
        match self.moves(step).first() {
            None => Kind::Read,
            Some(first) if first.by == LEARNER.into() => Kind::Do,
            Some(_) => Kind::Watch,
        }
    }

    /// What the learner is to decide in this step.
    pub(super) fn wanted(&self, step: usize) -> Option<&Value> {
        self.moves(step).first().filter(|first| first.by == LEARNER.into()).map(|first| &first.action)
    }
}

macro_rules! lessons {
    ($($game:literal),+ $(,)?) => {
        /// The lessons by their games: `lessons/{game}.json`.
        pub(super) const LESSONS: &[(&str, &str)] =
            &[$(($game, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/", $game, ".json")))),+];
    };
}

lessons!["fantasy-realms", "brutal-kingdom", "animal-kingdoms", "colour-kingdoms", "dominant-species"];

/// The lesson of a game.
pub(super) fn lesson(game: &str) -> Option<Lesson> {
    let (_, text) = LESSONS.iter().find(|(id, _)| *id == game)?;
    Some(serde_json::from_str(text).expect("the lessons are read in a test"))
}
