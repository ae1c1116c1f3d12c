//! Many games with random choices.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use pentarchy_game::{AnyGame, Setup};
use serde::Serialize;

use crate::failure::Failure;
use crate::games::TableArgs;

/// `pentarchy simulate`
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_name = "M", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The first game's seed; the others follow
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many threads
    #[arg(long, default_value_t = 1, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: u64,
    /// Also write the record of every game into this folder, as `SEED.json`
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// What many games have in common.
#[derive(Serialize)]
pub(crate) struct Summary {
    pub(crate) game: &'static str,
    pub(crate) setup: pentarchy_game::SetupRequest,
    pub(crate) games: u64,
    pub(crate) threads: u64,
    pub(crate) seconds: f64,
    pub(crate) games_per_second: f64,
    pub(crate) decisions_per_second: f64,
    pub(crate) mean_decisions: f64,
    /// Of all seats.
    pub(crate) scores: Distribution,
    /// Of the winners.
    pub(crate) winning_scores: Distribution,
    /// How often each seat won; a shared victory counts for each of its winners.
    pub(crate) wins_by_seat: Vec<u64>,
}

/// How numbers spread.
#[derive(Serialize)]
pub(crate) struct Distribution {
    mean: f64,
    deviation: f64,
    min: i32,
    p10: i32,
    median: i32,
    p90: i32,
    max: i32,
}

/// How often each number came: however many games there are, there are few different scores.
type Counts = BTreeMap<i32, u64>;

impl Distribution {
    fn of(counts: &Counts) -> Distribution {
        let count = counts.values().sum::<u64>().max(1) as f64;
        let mean_of = |value: &dyn Fn(f64) -> f64| {
            counts.iter().map(|(&number, &times)| value(f64::from(number)) * times as f64).sum::<f64>() / count
        };
        let mean = mean_of(&|number| number);
        let deviation = mean_of(&|number| (number - mean).powi(2)).sqrt();
        let at = |share: f64| {
            let mut left = (share * (count - 1.0)).round() as u64;
            let found = counts.iter().find(|(_, times)| match left.checked_sub(**times) {
                Some(rest) => {
                    left = rest;
                    false
                }
                None => true,
            });
            found.map_or(0, |(&number, _)| number)
        };
        Distribution { mean, deviation, min: at(0.0), p10: at(0.1), median: at(0.5), p90: at(0.9), max: at(1.0) }
    }
}

fn merged<'a>(all: impl Iterator<Item = &'a Counts>) -> Counts {
    let mut merged = Counts::new();
    for (&number, &times) in all.flatten() {
        *merged.entry(number).or_default() += times;
    }
    merged
}

/// What one thread has seen.
#[derive(Default)]
struct Tally {
    decisions: u64,
    scores: Counts,
    winning_scores: Counts,
    wins_by_seat: Vec<u64>,
}

/// Plays `games` games, the first with the seed `first`, on so many threads.
pub(crate) fn simulate(game: &dyn AnyGame, setup: &Setup, first: u64, games: u64, threads: u64) -> Summary {
    let next = AtomicU64::new(0);
    let bar = progress(games);
    let began = Instant::now();
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let work = || {
            let mut tally = Tally { wins_by_seat: vec![0; usize::from(setup.seats())], ..Tally::default() };
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return tally;
                }
                play_one(game, setup, first.wrapping_add(number), &mut tally);
                if number.is_multiple_of(1024) {
                    bar.set_position(number);
                }
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("a game does not panic")).collect()
    });
    let seconds = began.elapsed().max(Duration::from_nanos(1)).as_secs_f64();
    bar.finish_and_clear();

    let decisions: u64 = tallies.iter().map(|tally| tally.decisions).sum();
    let wins = |seat: usize| tallies.iter().map(|tally| tally.wins_by_seat[seat]).sum();
    Summary {
        game: setup.game(),
        setup: setup.request(),
        games,
        threads,
        seconds,
        games_per_second: games as f64 / seconds,
        decisions_per_second: decisions as f64 / seconds,
        mean_decisions: decisions as f64 / games as f64,
        wins_by_seat: (0..usize::from(setup.seats())).map(wins).collect(),
        scores: Distribution::of(&merged(tallies.iter().map(|tally| &tally.scores))),
        winning_scores: Distribution::of(&merged(tallies.iter().map(|tally| &tally.winning_scores))),
    }
}

fn play_one(game: &dyn AnyGame, setup: &Setup, seed: u64, tally: &mut Tally) {
    let played = game.play_at_random(setup, &seed.into());
    tally.decisions += u64::from(played.decisions);
    for seat in played.outcome.seats() {
        *tally.scores.entry(played.outcome.total(seat)).or_default() += 1;
    }
    for seat in played.outcome.winners() {
        *tally.winning_scores.entry(played.outcome.total(seat)).or_default() += 1;
        tally.wins_by_seat[seat.index()] += 1;
    }
}

/// A bar on a terminal, nothing elsewhere.
pub(crate) fn progress(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len}, {eta} left");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let (game, setup) = args.table.read()?;
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder)?;
    }
    let summary = simulate(game, &setup, args.seed, args.games, args.threads);
    if let Some(folder) = &args.records {
        for seed in (0..args.games).map(|number| args.seed.wrapping_add(number)) {
            let record = game.record_at_random(&setup, &seed.into());
            std::fs::write(folder.join(format!("{seed}.json")), serde_json::to_string(&record)? + "\n")?;
        }
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        return Ok(writeln!(out, "{}", serde_json::to_string(&summary)?)?);
    }
    writeln!(out, "{setup}")?;
    writeln!(out, "{} games in {:.2} s on {} thread(s)", summary.games, summary.seconds, summary.threads)?;
    writeln!(out, "  games/s       {:>14.0}", summary.games_per_second)?;
    writeln!(out, "  decisions/s   {:>14.0}", summary.decisions_per_second)?;
    writeln!(out, "  decisions     {:>14.1}  a game, on average", summary.mean_decisions)?;
    for (name, spread) in [("all scores", &summary.scores), ("winners'", &summary.winning_scores)] {
        let Distribution { mean, deviation, min, p10, median, p90, max } = spread;
        write!(out, "  {name:<12}  mean {mean:.2} ± {deviation:.2}")?;
        writeln!(out, ", min {min}, 10% {p10}, median {median}, 90% {p90}, max {max}")?;
    }
    writeln!(out, "  wins by seat  {:?}", summary.wins_by_seat)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_spread_as_the_numbers_do() {
        let parts = [Counts::from([(-3, 1), (5, 2)]), Counts::from([(5, 1), (7, 6)])];
        let Distribution { mean, deviation, min, p10, median, p90, max } = Distribution::of(&merged(parts.iter()));
        assert_eq!((min, p10, median, p90, max), (-3, 5, 7, 7, 7));
        assert!((mean - 5.4).abs() < 1e-9 && (deviation - 8.64_f64.sqrt()).abs() < 1e-9, "{mean} {deviation}");
        assert_eq!(Distribution::of(&Counts::new()).max, 0);
    }
}
