//! Bots against bots: the same deals with seats rotated, so that luck is shared out evenly.

mod contender;
mod course;
mod program;
mod result;

use std::io::Write;
use std::num::NonZeroU8;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use pentarchy_game::Setup;
use pentarchy_table::Listed;

use crate::failure::Failure;
use crate::games::TableArgs;
use crate::simulate::progress;
use contender::{Contender, Kind};
use course::play;
use result::{Deal, Results};

/// `pentarchy arena`
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Who plays, one for each seat: novice, easy, medium, hard, expert, greedy, random, or `program:COMMAND`
    #[arg(long, value_delimiter = ',', required = true, value_name = "A,B,…")]
    bots: Vec<Kind>,
    /// How many games, at least; deals are played whole, once for every rotation of the seats
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The first deal's seed; the others follow
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many games are played at once
    #[arg(long, default_value_t = 1, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: u64,
    /// On how many threads each bot of the house thinks
    #[arg(long, default_value = "1", value_name = "N")]
    bot_threads: NonZeroU8,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let seats = args.table.seats().unwrap_or(args.bots.len() as u8);
    let (listed, setup) = args.table.read_with(seats)?;
    if args.bots.len() != usize::from(seats) {
        let (bots, seats) = (args.bots.len(), seats);
        return Err(Failure::because(format!("{bots} bots can't play at a table for {seats}: name one for each seat")));
    }
    let results = compete(listed, &setup, args)?;
    let mut out = std::io::stdout().lock();
    if args.json {
        return Ok(writeln!(out, "{}", serde_json::to_string(&results)?)?);
    }
    results.write(&setup, &mut out)
}

/// Plays all games.
fn compete(listed: Listed, setup: &Setup, args: &Args) -> Result<Results, Failure> {
    let rotations = args.bots.len() as u64;
    let deals = args.games.div_ceil(rotations);
    let bar = progress(deals * rotations);
    let (next, failed) = (AtomicU64::new(0), AtomicBool::new(false));
    let played: Mutex<Vec<Deal>> = Mutex::new(Vec::new());
    let began = Instant::now();
    let play_on = || -> Result<(), Failure> {
        let mut contenders: Vec<_> =
            args.bots.iter().map(|kind| Contender::new(kind, args.bot_threads)).collect::<Result<_, _>>()?;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= deals {
                return Ok(());
            }
            let seed = args.seed.wrapping_add(number);
            let mut deal = Deal { seed, games: Vec::new() };
            for rotation in 0..args.bots.len() {
                if failed.load(Ordering::Relaxed) {
                    return Ok(());
                }
                deal.games.push(play(listed, setup, seed, &mut contenders, rotation)?);
                bar.inc(1);
            }
            played.lock().expect("nobody panics while adding a deal").push(deal);
        }
    };
    // Where one has failed nobody begins another game: what is wrong is told soon.
    let work = || play_on().inspect_err(|_| failed.store(true, Ordering::Relaxed));
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..args.threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a game does not panic"))
    })?;
    bar.finish_and_clear();
    let mut deals = played.into_inner().expect("nobody panics while adding a deal");
    deals.sort_by_key(|deal| deal.seed); // the same table, however many threads
    Ok(Results::of(setup, &args.bots, &deals, args.bot_threads, began.elapsed()))
}
