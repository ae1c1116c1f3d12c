//! A record, played again.

use std::io::{Read, Write};
use std::path::PathBuf;

use pentarchy_game::{Outcome, Record, Viewer};
use serde_json::json;

use crate::failure::Failure;
use crate::games;

/// `pentarchy replay`
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; "-" for standard input
    file: PathBuf,
    /// Write the log as JSON, one object a line
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut text = String::new();
    if args.file.as_os_str() == "-" {
        std::io::stdin().read_to_string(&mut text)?;
    } else {
        let open = |error| Failure::because(format!("{}: {error}", args.file.display()));
        text = std::fs::read_to_string(&args.file).map_err(open)?;
    }
    let record: Record = serde_json::from_str(&text)?;
    let game = games::version(&record.game, record.rules)?;

    let mut log = Vec::new();
    let state = record.replay(game, |index, step, applied, _| {
        let events = applied.events.seen_by(Viewer::Referee);
        log.push((index, step.clone(), events));
    })?;
    let mut out = std::io::stdout().lock();
    for (index, step, events) in log {
        if args.json {
            writeln!(out, "{}", json!({ "move": index, "by": step.by, "action": step.action, "events": events }))?;
        } else {
            writeln!(out, "{index:>4}  {}: {}", step.by, step.action)?;
            for event in events {
                writeln!(out, "        {}", event.get())?;
            }
        }
    }
    let outcome = state.outcome();
    if args.json {
        let standings = state.standings();
        let verified = record.outcome.is_some();
        return Ok(writeln!(out, "{}", json!({ "outcome": outcome, "standings": standings, "verified": verified }))?);
    }
    tell_end(&record, outcome.as_ref(), &mut out)
}

fn tell_end(record: &Record, outcome: Option<&Outcome>, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{} moves, all allowed.", record.moves.len())?;
    let Some(outcome) = outcome else {
        return Ok(writeln!(out, "The game is not over.")?);
    };
    for seat in outcome.seats() {
        writeln!(out, "Seat {seat}: place {}, {} points", outcome.place(seat), outcome.total(seat))?;
    }
    match record.outcome {
        Some(_) => writeln!(out, "The record's own outcome is the same: verified.")?,
        None => writeln!(out, "The record names no outcome to verify.")?,
    }
    Ok(())
}
