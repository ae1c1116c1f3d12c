//! How a game is set up: options that describe themselves, so that a lobby can draw a form, and a setup that can
//! only be made by passing that description.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Said, said};

/// From how many to how many seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatRange {
    /// The fewest.
    pub min: u8,
    /// The most.
    pub max: u8,
}

impl SeatRange {
    /// From `min` to `max`, both included.
    pub const fn new(min: u8, max: u8) -> SeatRange {
        SeatRange { min, max }
    }

    /// Whether a table of this size is in the range.
    pub const fn contains(self, seats: u8) -> bool {
        self.min <= seats && seats <= self.max
    }
}

impl fmt::Display for SeatRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.min == self.max { write!(f, "{}", self.min) } else { write!(f, "{} to {}", self.min, self.max) }
    }
}

/// What a game tells of itself before it starts.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Description {
    /// The game's id, such as `fantasy-realms`.
    pub id: &'static str,
    /// The letters of its rules' numbers.
    pub prefix: &'static str,
    /// The version of the rules that new games are played by; records name it.
    pub rules: u32,
    /// For how many players.
    pub seats: SeatRange,
    /// The options, in the order of the form.
    pub options: &'static [OptionSpec],
    /// More decisions than any game takes; a game that goes on longer is a defect.
    pub longest: u32,
}

/// One option of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in records and on the command line.
    pub key: &'static str,
    /// For which tables there is a choice.
    pub seats: SeatRange,
    /// It matters only where that other option has that value.
    pub only_with: Option<(&'static str, &'static str)>,
    /// What it can be.
    pub kind: OptionKind,
    /// The document that a choice can be instead, if it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub document: Option<DocumentSpec>,
}

/// A JSON document that somebody may bring in place of a choice, such as a map of their own.
///
/// Its text is the option's value: setups and records carry the whole of it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct DocumentSpec {
    /// The longest text that is looked at.
    pub most_bytes: usize,
    /// Looks the text over and lists all that is wrong with it.
    #[serde(skip)]
    pub check: fn(&str) -> Result<(), Vec<Said>>,
}

impl DocumentSpec {
    /// What is wrong with a document of so many bytes, if it is too long.
    pub fn too_long(&self, bytes: usize) -> Option<Said> {
        (bytes > self.most_bytes).then(|| too_long(bytes, self.most_bytes))
    }
}

fn too_long(bytes: usize, most: usize) -> Said {
    said!("it has {bytes} bytes; {most} are allowed", "в нём {bytes} байт, а можно не больше {most}")
}

/// Whether a value is a document: documents are JSON objects, and no listed value starts like one.
fn is_document(value: &str) -> bool {
    value.trim_start().starts_with('{')
}

/// What an option can be.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// One of several; the first that suits the number of seats is the default.
    Choice(&'static [Choice]),
    /// A whole number.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
        /// Where the form stands at first.
        default: i64,
    },
    /// On or off.
    Switch {
        /// Where the form stands at first.
        default: bool,
    },
}

/// One value of a choice, and the tables that it suits.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Choice {
    /// Its name in records and on the command line.
    pub value: &'static str,
    /// For how many players.
    pub seats: SeatRange,
}

impl Choice {
    /// A value that suits every table.
    pub const fn any(value: &'static str) -> Choice {
        Choice { value, seats: SeatRange::new(1, crate::MAX_SEATS as u8) }
    }
}

/// An option's value as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// Of a switch.
    Switch(bool),
    /// Of a number.
    Number(i64),
    /// Of a choice.
    Choice(String),
}

impl OptionValue {
    /// Reads what stands behind the `=` on a command line.
    pub fn parse(text: &str) -> OptionValue {
        match (text.parse(), text.parse()) {
            (Ok(switch), _) => OptionValue::Switch(switch),
            (_, Ok(number)) => OptionValue::Number(number),
            _ => OptionValue::Choice(text.to_owned()),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Switch(on) => on.fmt(f),
            OptionValue::Number(number) => number.fmt(f),
            OptionValue::Choice(value) if is_document(value) => write!(f, "(a document of {} bytes)", value.len()),
            OptionValue::Choice(value) => value.fmt(f),
        }
    }
}

/// What somebody asks for: not yet known to be possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupRequest {
    /// How many players.
    pub seats: u8,
    /// The options that differ from the form's defaults; the others may be left out.
    #[serde(default)]
    pub options: BTreeMap<String, OptionValue>,
}

/// A possible setup: made by [`Description::setup`] and by nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    game: &'static str,
    seats: u8,
    options: BTreeMap<&'static str, OptionValue>,
}

impl Setup {
    /// The id of the game that it is for.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// How many players.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The value of a choice that matters in this setup.
    pub fn choice(&self, key: &str) -> Option<&str> {
        match self.options.get(key)? {
            OptionValue::Choice(value) => Some(value),
            _ => None,
        }
    }

    /// The document that stands in place of a choice in this setup.
    pub fn document(&self, key: &str) -> Option<&str> {
        self.choice(key).filter(|value| is_document(value))
    }

    /// The value of a number that matters in this setup.
    pub fn number(&self, key: &str) -> Option<i64> {
        match self.options.get(key)? {
            OptionValue::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Whether a switch matters in this setup and is on.
    pub fn switch(&self, key: &str) -> bool {
        self.options.get(key) == Some(&OptionValue::Switch(true))
    }

    /// The setup in the form that records keep, with every option that matters.
    pub fn request(&self) -> SetupRequest {
        let options = self.options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        SetupRequest { seats: self.seats, options }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {} seats", self.game, self.seats)?;
        self.options.iter().try_for_each(|(key, value)| write!(f, ", {key}={value}"))
    }
}

/// Why a setup is not possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{game} is for {allowed} players, not {seats}")]
    Seats {
        /// The game.
        game: &'static str,
        /// What was asked for.
        seats: u8,
        /// What is possible.
        allowed: SeatRange,
    },
    /// The game has no such option.
    #[error("{game} has no option {key:?}; it has: {known}")]
    UnknownOption {
        /// The game.
        game: &'static str,
        /// What was asked for.
        key: String,
        /// The options that there are.
        known: String,
    },
    /// The option says nothing at this table or beside the other options.
    #[error("the option {key} does not matter here")]
    DoesNotMatter {
        /// The option.
        key: &'static str,
    },
    /// The option can't be that.
    #[error("the option {key} can't be {value}; it can be: {allowed}")]
    Value {
        /// The option.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// What is possible at this table.
        allowed: String,
    },
    /// The document brought for the option can't be used.
    #[error("the document of the option {key} can't be used: {}", faults.iter().map(Said::to_string).collect::<Vec<_>>().join("; "))]
    Document {
        /// The option.
        key: &'static str,
        /// All that is wrong with it.
        faults: Vec<Said>,
    },
}

impl Description {
    /// Makes a setup from a request, or says what is wrong with it.
    pub fn setup(&self, request: &SetupRequest) -> Result<Setup, SetupError> {
        let seats = request.seats;
        if !self.seats.contains(seats) {
            return Err(SetupError::Seats { game: self.id, seats, allowed: self.seats });
        }
        if let Some(key) = request.options.keys().find(|key| self.options.iter().all(|spec| spec.key != **key)) {
            let known = self.options.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
            return Err(SetupError::UnknownOption { game: self.id, key: key.clone(), known });
        }
        let mut setup = Setup { game: self.id, seats, options: BTreeMap::new() };
        for spec in self.options {
            let asked = request.options.get(spec.key);
            if spec.matters(&setup) {
                setup.options.insert(spec.key, spec.value(asked, seats)?);
            } else if asked.is_some() {
                return Err(SetupError::DoesNotMatter { key: spec.key });
            }
        }
        Ok(setup)
    }

    /// The setup with every option at its default.
    pub fn plain(&self, seats: u8) -> Result<Setup, SetupError> {
        self.setup(&SetupRequest { seats, options: BTreeMap::new() })
    }

    /// Every setup that there is, numbers at their default and their least: for tests.
    pub fn every_setup(&self) -> Vec<Setup> {
        let mut requests: Vec<SetupRequest> =
            (self.seats.min..=self.seats.max).map(|seats| SetupRequest { seats, options: BTreeMap::new() }).collect();
        for spec in self.options {
            let values = spec.kind.examples();
            let with = |request: &SetupRequest, value: &OptionValue| {
                let mut request = request.clone();
                request.options.insert(spec.key.to_owned(), value.clone());
                request
            };
            let more: Vec<_> = requests.iter().flat_map(|r| values.iter().map(move |v| with(r, v))).collect();
            requests.extend(more);
        }
        let mut setups: Vec<Setup> = Vec::new();
        for setup in requests.iter().filter_map(|request| self.setup(request).ok()) {
            if !setups.contains(&setup) {
                setups.push(setup);
            }
        }
        setups
    }
}

impl OptionSpec {
    /// An option that matters at every table.
    pub const fn new(key: &'static str, kind: OptionKind) -> OptionSpec {
        OptionSpec { key, seats: SeatRange::new(1, crate::MAX_SEATS as u8), only_with: None, kind, document: None }
    }

    /// The same choice, or a document that passes a check.
    pub const fn or_document(mut self, document: DocumentSpec) -> OptionSpec {
        self.document = Some(document);
        self
    }

    /// The same option, for tables of these sizes only.
    pub const fn for_seats(mut self, min: u8, max: u8) -> OptionSpec {
        self.seats = SeatRange::new(min, max);
        self
    }

    /// The same option, only beside that value of another one (which must stand before it).
    pub const fn only_with(mut self, key: &'static str, value: &'static str) -> OptionSpec {
        self.only_with = Some((key, value));
        self
    }

    fn matters(&self, setup: &Setup) -> bool {
        let beside = self.only_with.is_none_or(|(key, value)| setup.choice(key) == Some(value));
        beside && self.seats.contains(setup.seats)
    }

    fn value(&self, asked: Option<&OptionValue>, seats: u8) -> Result<OptionValue, SetupError> {
        let suits = |choice: &&Choice| choice.seats.contains(seats);
        let refused = |value: &OptionValue, allowed: String| {
            Err(SetupError::Value { key: self.key, value: value.to_string(), allowed })
        };
        match (self.kind, asked) {
            (OptionKind::Choice(_), Some(OptionValue::Choice(text)))
                if self.document.is_some() && is_document(text) =>
            {
                self.read_document(text)
            }
            (OptionKind::Choice(choices), asked) => {
                let mut suited = choices.iter().filter(suits).map(|choice| choice.value);
                let found = match asked {
                    None => suited.next(),
                    Some(OptionValue::Choice(value)) => suited.find(|known| known == value),
                    Some(_) => None,
                };
                match (found, asked) {
                    (Some(value), _) => Ok(OptionValue::Choice(value.to_owned())),
                    (None, asked) => {
                        let allowed = choices.iter().filter(suits).map(|choice| choice.value).collect::<Vec<_>>();
                        refused(asked.unwrap_or(&OptionValue::Choice("anything".into())), allowed.join(", "))
                    }
                }
            }
            (OptionKind::Number { default, .. }, None) => Ok(OptionValue::Number(default)),
            (OptionKind::Number { min, max, .. }, Some(value)) => match value {
                OptionValue::Number(number) if (min..=max).contains(number) => Ok(value.clone()),
                _ => refused(value, format!("{min} to {max}")),
            },
            (OptionKind::Switch { default }, None) => Ok(OptionValue::Switch(default)),
            (OptionKind::Switch { .. }, Some(value @ OptionValue::Switch(_))) => Ok(value.clone()),
            (OptionKind::Switch { .. }, Some(value)) => refused(value, "true, false".into()),
        }
    }

    fn read_document(&self, text: &str) -> Result<OptionValue, SetupError> {
        let faulty = |faults| SetupError::Document { key: self.key, faults };
        match self.document {
            Some(document) if text.len() <= document.most_bytes => (document.check)(text).map_err(faulty)?,
            most => {
                let most = most.map_or(0, |document| document.most_bytes);
                return Err(faulty(vec![too_long(text.len(), most)]));
            }
        }
        Ok(OptionValue::Choice(text.to_owned()))
    }
}

impl OptionKind {
    /// Values that between them show all that the option can do.
    fn examples(&self) -> Vec<OptionValue> {
        match *self {
            OptionKind::Choice(choices) => choices.iter().map(|c| OptionValue::Choice(c.value.into())).collect(),
            OptionKind::Number { min, .. } => vec![OptionValue::Number(min)],
            OptionKind::Switch { .. } => vec![OptionValue::Switch(false), OptionValue::Switch(true)],
        }
    }
}

#[cfg(test)]
mod tests;
