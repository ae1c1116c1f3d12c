//! The games of the house, and how a command line asks for one.

use std::collections::BTreeMap;
use std::io::Write;

use clap::builder::PossibleValuesParser;
use pentarchy_game::{
    AnyGame, Choice, Description, OptionKind, OptionValue, SeatRange, Seed, Setup, SetupError, SetupRequest,
};
use pentarchy_table::{Catalogue, Listed};

use crate::failure::Failure;

/// `pentarchy games`
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Write JSON: all that a form for a new table needs
    #[arg(long)]
    json: bool,
}

/// A table asked for on the command line.
#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = ids())]
    game: String,
    /// How many players [default: the fewest that the options allow]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// An option of the game, as `pentarchy games` lists them; `KEY=@FILE` is the text of a file; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
    options: Vec<(String, OptionValue)>,
}

fn ids() -> PossibleValuesParser {
    PossibleValuesParser::new(Catalogue::HOUSE.descriptions().iter().map(|game| game.id))
}

fn option(written: &str) -> Result<(String, OptionValue), String> {
    let (key, value) = written.split_once('=').ok_or("an option is written KEY=VALUE")?;
    let value = match value.strip_prefix('@') {
        Some(file) => OptionValue::Choice(std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?),
        None => OptionValue::parse(value),
    };
    Ok((key.to_owned(), value))
}

impl TableArgs {
    /// The game and the setup that are asked for.
    pub(crate) fn read(&self) -> Result<(&'static dyn AnyGame, Setup), Failure> {
        let game = find(&self.game)?;
        let description = game.description();
        let options: BTreeMap<_, _> = self.options.iter().cloned().collect();
        let ask = |seats| description.setup(&SetupRequest { seats, options: options.clone() });
        let setup = match self.seats {
            Some(seats) => ask(seats)?,
            None => smallest(description, ask)?,
        };
        Ok((game, setup))
    }

    /// How many players are asked for.
    pub(crate) fn seats(&self) -> Option<u8> {
        self.seats
    }

    /// The game, its bot, and the setup for so many players.
    pub(crate) fn read_with(&self, seats: u8) -> Result<(Listed, Setup), Failure> {
        let listed = *Catalogue::HOUSE.find(&self.game).ok_or_else(|| unknown(&self.game))?;
        let options = self.options.iter().cloned().collect();
        Ok((listed, listed.game.description().setup(&SetupRequest { seats, options })?))
    }
}

/// The smallest table that the options allow. If there is none, the complaint of the table that came furthest is told.
fn smallest(game: &Description, ask: impl Fn(u8) -> Result<Setup, SetupError>) -> Result<Setup, SetupError> {
    let place = |error: &SetupError| match error {
        SetupError::Value { key, .. } | SetupError::DoesNotMatter { key } => {
            game.options.iter().position(|spec| spec.key == *key)
        }
        _ => None,
    };
    let mut furthest = None;
    for seats in game.seats.min..=game.seats.max {
        match ask(seats) {
            Ok(setup) => return Ok(setup),
            Err(error) if furthest.as_ref().is_none_or(|known| place(known) < place(&error)) => furthest = Some(error),
            Err(_) => {}
        }
    }
    Err(furthest.expect("a game has at least one size of table"))
}

/// The game with this id.
pub(crate) fn find(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    let listed = Catalogue::HOUSE.find(id);
    listed.map(|listed| listed.game).ok_or_else(|| unknown(id))
}

fn unknown(id: &str) -> Failure {
    Failure::because(format!("there is no game {id:?} in this house"))
}

/// The game with this id by these rules, which need not be the newest.
pub(crate) fn version(id: &str, rules: u32) -> Result<&'static dyn AnyGame, Failure> {
    let newest = find(id)?.description().rules;
    let listed = Catalogue::HOUSE.version(id, rules);
    listed.map(|listed| listed.game).ok_or_else(|| {
        Failure::because(format!("version {rules} of the rules of {id} is not known here; the newest is {newest}"))
    })
}

/// A seed on a command line: a small number, or 64 hexadecimal digits.
pub(crate) fn seed(written: &str) -> Result<Seed, String> {
    // 64 digits first: a whole seed may look like a number.
    let seed = written.parse().ok().or_else(|| written.parse::<u64>().ok().map(Seed::from));
    seed.ok_or_else(|| "a seed is a whole number or 64 hexadecimal digits".to_owned())
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let games = Catalogue::HOUSE.descriptions();
    if args.json {
        return Ok(writeln!(out, "{}", serde_json::to_string(&games)?)?);
    }
    for game in games {
        writeln!(out, "{} ({} players)", game.id, game.seats)?;
        describe(game, &mut out)?;
    }
    Ok(())
}

fn describe(game: &Description, out: &mut impl Write) -> Result<(), Failure> {
    let limit = |seats: SeatRange| {
        let narrower = seats.min > game.seats.min || seats.max < game.seats.max;
        narrower.then(|| format!("{seats} players"))
    };
    for spec in game.options {
        let values = match spec.kind {
            OptionKind::Choice(choices) => {
                let value = |choice: &Choice| match limit(choice.seats) {
                    Some(limit) => format!("{} ({limit})", choice.value),
                    None => choice.value.to_owned(),
                };
                choices.iter().map(value).collect::<Vec<_>>().join(" | ")
            }
            OptionKind::Number { min, max, default } => format!("{min} to {max}, usually {default}"),
            OptionKind::Switch { default } => format!("true | false, usually {default}"),
        };
        let beside = spec.only_with.map(|(key, value)| format!("with {key}={value}"));
        let only: Vec<_> = beside.into_iter().chain(limit(spec.seats)).collect();
        let only = if only.is_empty() { String::new() } else { format!("  ({})", only.join(", ")) };
        let document = if spec.document.is_some() { " | @FILE" } else { "" };
        writeln!(out, "    {}={values}{document}{only}", spec.key)?;
    }
    Ok(())
}
