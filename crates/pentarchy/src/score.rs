//! Hands of Fantasy Realms, scored line by line.

use std::io::{BufRead, BufReader, BufWriter, IsTerminal, Write};

use pentarchy_fantasy_realms::{
    BookChange, Card, CardSet, ChoiceError, Choices, ForEach, Guise, Kind, KindSet, Sheet, UnknownCard, UnknownKind,
    best, check, sheet,
};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// The most cards that can be scored at once: seven, and the Necromancer's.
const MOST_CARDS: usize = 8;

/// `pentarchy score`
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = ["fantasy-realms"])]
    game: String,
    /// Write JSON, one object a line; on a terminal the usual answer is a table
    #[arg(long)]
    json: bool,
    /// What "for each" counts
    #[arg(long, default_value = "cards", value_parser = ["cards", "names"])]
    for_each: String,
}

/// A hand to be scored. Names are English, Russian or ids, in any case.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    hand: Vec<String>,
    #[serde(default)]
    discard: Vec<String>,
    choices: Option<NamedChoices>,
}

/// Choices in words; what is not named is not used.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct NamedChoices {
    necromancer: Option<String>,
    doppelganger: Option<String>,
    mirage: Option<NamedGuise>,
    shapeshifter: Option<NamedGuise>,
    book: Option<NamedChange>,
    island: Option<String>,
    fountain: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "a joker becomes a card's name or {\"suit\":…}")]
enum NamedGuise {
    Card(String),
    Suit { suit: String },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedChange {
    card: String,
    suit: String,
}

/// Why a hand can't be scored.
#[derive(Debug, thiserror::Error)]
enum ScoreError {
    #[error("not a hand: {0}")]
    Malformed(#[from] serde_json::Error),
    #[error(transparent)]
    UnknownCard(#[from] UnknownCard),
    #[error(transparent)]
    UnknownKind(#[from] UnknownKind),
    #[error("{0} is there twice")]
    Twice(Card),
    #[error("a hand has 1 to {MOST_CARDS} cards, not {0}")]
    Size(usize),
    #[error(transparent)]
    Choice(#[from] ChoiceError),
}

#[derive(Serialize)]
struct Told {
    error: String,
}

/// Scores one line of input.
fn answer(line: &str, for_each: ForEach) -> Result<Sheet, ScoreError> {
    let request: Request = serde_json::from_str(line)?;
    let mut seen = CardSet::EMPTY;
    let hand = cards(&request.hand, &mut seen)?;
    let discard = cards(&request.discard, &mut seen)?;
    if !(1..=MOST_CARDS).contains(&hand.len()) {
        return Err(ScoreError::Size(hand.len()));
    }
    // With eight cards the Necromancer has already brought his.
    let raises = hand.contains(Card::Necromancer) && hand.len() < MOST_CARDS;
    let pool = if raises { discard.of_kinds(KindSet::RAISABLE) } else { CardSet::EMPTY };
    let choices = match &request.choices {
        None => best(hand, pool, for_each).choices,
        Some(named) => {
            let choices = named.read()?;
            check(hand, pool, &choices)?;
            choices
        }
    };
    Ok(sheet(hand, &choices, for_each))
}

fn cards(names: &[String], seen: &mut CardSet) -> Result<CardSet, ScoreError> {
    let mut cards = CardSet::EMPTY;
    for name in names {
        let card: Card = name.parse()?;
        if !seen.insert(card) {
            return Err(ScoreError::Twice(card));
        }
        cards.insert(card);
    }
    Ok(cards)
}

impl NamedChoices {
    fn read(&self) -> Result<Choices, ScoreError> {
        let card = |name: &Option<String>| name.as_deref().map(str::parse::<Card>).transpose();
        let guise = |named: &Option<NamedGuise>| named.as_ref().map(NamedGuise::read).transpose();
        let change = |named: &NamedChange| -> Result<BookChange, ScoreError> {
            Ok(BookChange { card: named.card.parse()?, kind: named.suit.parse()? })
        };
        Ok(Choices {
            necromancer: card(&self.necromancer)?,
            doppelganger: card(&self.doppelganger)?,
            mirage: guise(&self.mirage)?,
            shapeshifter: guise(&self.shapeshifter)?,
            book: self.book.as_ref().map(change).transpose()?,
            island: card(&self.island)?,
            fountain: card(&self.fountain)?,
        })
    }
}

impl NamedGuise {
    fn read(&self) -> Result<Guise, ScoreError> {
        Ok(match self {
            NamedGuise::Card(name) => Guise::Named(name.parse()?),
            NamedGuise::Suit { suit } => Guise::Kind(suit.parse::<Kind>()?),
        })
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let for_each = if args.for_each == "names" { ForEach::Names } else { ForEach::Cards };
    let stdout = std::io::stdout();
    let json = args.json || !stdout.is_terminal();
    let mut out = BufWriter::new(stdout.lock());
    let mut input = BufReader::new(std::io::stdin().lock());
    let mut all_scored = true;
    loop {
        // Whoever asks one hand at a time gets the answer before the next question is waited for.
        if input.buffer().is_empty() {
            out.flush()?;
        }
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let line = String::from_utf8_lossy(&line);
        if line.trim().is_empty() {
            continue;
        }
        let answer = answer(&line, for_each);
        all_scored &= answer.is_ok();
        match answer {
            Ok(sheet) if json => writeln!(out, "{}", serde_json::to_string(&sheet)?)?,
            Ok(sheet) => table(&sheet, &mut out)?,
            Err(error) => writeln!(out, "{}", serde_json::to_string(&Told { error: error.to_string() })?)?,
        }
    }
    if all_scored { Ok(()) } else { Err(Failure::SomeInput) }
}

/// A sheet for people.
fn table(sheet: &Sheet, out: &mut impl Write) -> Result<(), Failure> {
    for card in &sheet.cards {
        let total = if card.blanked { "blank".to_owned() } else { card.total.to_string() };
        let parts = format!("{} {:+} {:+}", card.base, card.bonus, card.penalty);
        writeln!(out, "{:<20} {total:>6}   {}", card.card, if card.blanked { "" } else { &parts })?;
    }
    writeln!(out, "{:<20} {:>6}", "total", sheet.total)?;
    if !sheet.choices.is_empty() {
        writeln!(out, "choices: {}", serde_json::to_string(&sheet.choices)?)?;
    }
    Ok(writeln!(out)?)
}
