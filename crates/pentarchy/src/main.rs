//! `pentarchy`: the house's command line.

mod arena;
mod bench;
mod failure;
mod games;
mod house;
mod map;
mod position;
mod replay;
mod score;
mod simulate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// Pentarchy: a house of five board games of realms and beasts.
#[derive(Parser)]
#[command(version, about, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Open the house: serve the games to browsers
    Serve(Box<pentarchy_server::ServeOptions>),
    /// Write the records of finished games, or a backup of the whole house
    Export(pentarchy_server::ExportOptions),
    /// Keep records as finished games
    Import(pentarchy_server::ImportOptions),
    /// Move a whole house from one database to another, and play every table again there
    Migrate(pentarchy_server::MigrateOptions),
    /// Play real games through real sockets against a server on this machine, and measure it
    Load(pentarchy_server::LoadOptions),
    /// List the games with their options
    Games(games::Args),
    /// Play many games with random choices, and measure them
    Simulate(simulate::Args),
    /// Let bots play against each other, and say who is stronger
    Arena(arena::Args),
    /// Start a game and write its position
    New(position::NewArgs),
    /// List what is allowed in a position read from standard input
    Legal(position::LegalArgs),
    /// Carry out an action in a position read from standard input, and write the new position
    Apply(position::ApplyArgs),
    /// Show what somebody sees of a position read from standard input
    View(position::ViewArgs),
    /// Play a record again, verify it, and print its log
    Replay(replay::Args),
    /// Score hands of cards read from standard input, one JSON object a line
    Score(score::Args),
    /// Look a map over before a table is made with it
    Map(map::Args),
    /// Measure the speed of the rules and of the house
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(options) => pentarchy_server::serve(*options).map_err(Failure::from),
        Command::Export(options) => house::export(&options),
        Command::Import(options) => house::import(&options),
        Command::Migrate(options) => house::migrate(&options),
        Command::Load(options) => house::load(&options),
        Command::Games(args) => games::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::New(args) => position::new(&args),
        Command::Legal(args) => position::legal(&args),
        Command::Apply(args) => position::apply(&args),
        Command::View(args) => position::view(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Score(args) => score::run(&args),
        Command::Map(args) => map::run(&args),
        Command::Bench(args) => bench::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(),
    }
}
