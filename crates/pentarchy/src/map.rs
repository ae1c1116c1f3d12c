//! Maps of Colour Kingdoms, checked before a table is made with them.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use pentarchy_colour_kingdoms::{Map, Region};

use crate::failure::Failure;

/// `pentarchy map`
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Say whether a map of Colour Kingdoms can be played on, or all that is wrong with it
    Check {
        /// The map; `-` is standard input
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Write JSON: the list of what is wrong
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Command::Check { file, json } = &args.command;
    let text = read(file)?;
    let mut out = std::io::stdout().lock();
    let checked = Map::read(&text);
    let faults = checked.as_ref().err().cloned().unwrap_or_default();
    match &checked {
        _ if *json => writeln!(out, "{}", serde_json::to_string(&faults)?)?,
        Ok(map) => {
            let sides: usize = Region::all().map(|region| map.neighbours(region).len()).sum();
            let (towers, blots) = (map.towers().len(), map.blots());
            writeln!(out, "a sound map: {} sides, {towers} towers, {blots} blots", sides / 2)?;
        }
        Err(faults) => faults.iter().try_for_each(|fault| writeln!(out, "{fault}"))?,
    }
    if checked.is_ok() { Ok(()) } else { Err(Failure::SomeInput) }
}

fn read(file: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    if file == Path::new("-") {
        std::io::stdin().lock().read_to_string(&mut text)?;
    } else {
        let told = |error| Failure::because(format!("{}: {error}", file.display()));
        text = std::fs::read_to_string(file).map_err(told)?;
    }
    Ok(text)
}
