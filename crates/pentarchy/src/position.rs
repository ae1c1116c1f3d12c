//! Positions through pipes: started, questioned, advanced.

use std::io::{Read, Write};

use pentarchy_game::{Actor, AnyState, Seed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::games::{self, TableArgs};

/// A position as it goes through a pipe.
#[derive(Serialize, Deserialize)]
struct Envelope {
    game: String,
    rules: u32,
    state: Box<RawValue>,
}

/// `pentarchy new`
#[derive(clap::Args)]
pub(crate) struct NewArgs {
    #[command(flatten)]
    table: TableArgs,
    /// All the chance of the game: a number, or 64 hexadecimal digits
    #[arg(long, default_value = "0", value_parser = games::seed)]
    seed: Seed,
    /// Positions are always JSON: this changes nothing
    #[arg(long)]
    json: bool,
}

/// `pentarchy legal`
#[derive(clap::Args)]
pub(crate) struct LegalArgs {
    /// Whose actions: a seat's number or "house" [default: everybody's]
    #[arg(long, value_name = "SEAT", value_parser = actor)]
    seat: Option<Actor>,
    /// Write one JSON object instead of a line for each action
    #[arg(long)]
    json: bool,
}

/// `pentarchy apply`
#[derive(clap::Args)]
pub(crate) struct ApplyArgs {
    /// Who acts: a seat's number or "house"
    #[arg(long, value_name = "SEAT", value_parser = actor)]
    seat: Actor,
    /// The action as JSON, as `legal` writes it
    #[arg(long, value_name = "JSON")]
    action: String,
    /// Tell on standard error what happened, as JSON, one event a line
    #[arg(long)]
    events: bool,
    /// Positions are always JSON: this changes nothing
    #[arg(long)]
    json: bool,
}

/// `pentarchy view`
#[derive(clap::Args)]
pub(crate) struct ViewArgs {
    /// Whose view: a seat's number, "spectator", or "referee", who sees everything
    #[arg(long, value_name = "SEAT", default_value = "spectator", value_parser = viewer)]
    seat: Viewer,
    /// Write it on one line
    #[arg(long)]
    json: bool,
}

fn actor(written: &str) -> Result<Actor, String> {
    read_word(written)
}

fn viewer(written: &str) -> Result<Viewer, String> {
    read_word(written)
}

/// Reads a seat's number or a word, as they stand in JSON.
fn read_word<T: serde::de::DeserializeOwned>(written: &str) -> Result<T, String> {
    let value = written.parse::<u64>().map_or_else(|_| json!(written), |number| json!(number));
    serde_json::from_value(value).map_err(|error| error.to_string())
}

fn read() -> Result<Box<dyn AnyState>, Failure> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    let envelope: Envelope = serde_json::from_str(&text)?;
    let game = games::version(&envelope.game, envelope.rules)?;
    Ok(game.restore(envelope.state.get())?)
}

fn write(state: &dyn AnyState) -> Result<(), Failure> {
    let description = state.game().description();
    let envelope = Envelope { game: description.id.to_owned(), rules: description.rules, state: state.json() };
    Ok(writeln!(std::io::stdout(), "{}", serde_json::to_string(&envelope)?)?)
}

/// A seat that does not sit at this table can't act or look.
fn sits(state: &dyn AnyState, seat: pentarchy_game::Seat) -> Result<(), Failure> {
    if seat.index() < usize::from(state.seats()) {
        return Ok(());
    }
    Err(Failure::because(format!("there is no seat {seat} at a table of {}", state.seats())))
}

pub(crate) fn new(args: &NewArgs) -> Result<(), Failure> {
    let (game, setup) = args.table.read()?;
    write(&*game.start(&setup, &args.seed))
}

pub(crate) fn legal(args: &LegalArgs) -> Result<(), Failure> {
    let state = read()?;
    let everybody = || pentarchy_game::Seats::first(state.seats()).iter().map(Actor::Seat).chain([Actor::House]);
    if let Some(Actor::Seat(seat)) = args.seat {
        sits(&*state, seat)?;
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        let list = |actor: Actor| json!({ "seat": actor, "legal": state.legal(actor) });
        let actors: Vec<Value> =
            everybody().filter(|actor| args.seat.is_none_or(|one| one == *actor)).map(list).collect();
        return Ok(writeln!(out, "{}", json!({ "awaiting": state.awaiting(), "actors": actors }))?);
    }
    for actor in everybody().filter(|actor| args.seat.is_none_or(|one| one == *actor)) {
        for action in state.legal(actor) {
            match args.seat {
                Some(_) => writeln!(out, "{action}")?,
                None => writeln!(out, "{actor}: {action}")?,
            }
        }
    }
    Ok(())
}

pub(crate) fn apply(args: &ApplyArgs) -> Result<(), Failure> {
    let mut state = read()?;
    if let Actor::Seat(seat) = args.seat {
        sits(&*state, seat)?;
    }
    let action: Value = serde_json::from_str(&args.action)?;
    let applied = state.apply(args.seat, &action)?;
    if args.events {
        let mut told = std::io::stderr().lock();
        for event in applied.events.seen_by(Viewer::Referee) {
            writeln!(told, "{}", event.get())?;
        }
    }
    write(&*state)
}

pub(crate) fn view(args: &ViewArgs) -> Result<(), Failure> {
    let state = read()?;
    if let Viewer::Seat(seat) = args.seat {
        sits(&*state, seat)?;
    }
    let view: Value = serde_json::from_str(state.view(args.seat).get())?;
    let legal = match args.seat {
        Viewer::Seat(seat) => state.legal(Actor::Seat(seat)),
        Viewer::Spectator | Viewer::Referee => Vec::new(),
    };
    let seen = json!({
        "awaiting": state.awaiting(),
        "view": view,
        "legal": legal,
        "standings": state.standings(),
    });
    let text = if args.json { seen.to_string() } else { serde_json::to_string_pretty(&seen)? };
    Ok(writeln!(std::io::stdout(), "{text}")?)
}
