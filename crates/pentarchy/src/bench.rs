//! The speed of the rules, as figures.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use pentarchy_fantasy_realms::{Card, CardSet, Choices, ForEach, best, score, survey};
use pentarchy_game::{OptionValue, SetupRequest};
use serde::Serialize;

use crate::failure::Failure;
use crate::games;
use crate::simulate::{progress, simulate};

/// `pentarchy bench`
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Instead: score all 154,143,080 hands of seven cards with their best choices, on all cores
    #[arg(long)]
    survey: bool,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// The tables that random play is measured at, and the decisions a second that they should reach.
const TABLES: &[(&str, u8, &[(&str, &str)], Option<f64>)] = &[
    ("fantasy-realms", 3, &[], Some(2_000_000.0)),
    ("fantasy-realms", 6, &[], None),
    ("fantasy-realms", 2, &[], None),
    ("fantasy-realms", 5, &[("variant", "trading")], None),
];

/// How long a figure is measured.
const MEASURE: Duration = Duration::from_secs(2);

/// A measured figure.
#[derive(Serialize)]
struct Figure {
    what: String,
    value: f64,
    unit: &'static str,
    /// What it should reach, if the project has set a target.
    target: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let figures = if args.survey { whole_deck() } else { rules()? };
    let mut out = std::io::stdout().lock();
    if args.json {
        return Ok(writeln!(out, "{}", serde_json::to_string(&figures)?)?);
    }
    writeln!(out, "| what | figure | target |")?;
    writeln!(out, "|---|---:|---|")?;
    for Figure { what, value, unit, target } in figures {
        writeln!(out, "| {what} | {} {unit} | {} |", readable(value), target.unwrap_or_else(|| "–".into()))?;
    }
    Ok(())
}

/// Enough digits, and no more.
fn readable(value: f64) -> String {
    let whole = value.round() as i64;
    match whole.to_string() {
        small if small.len() < 4 => format!("{value:.2}"),
        digits => {
            let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
            groups.join(",")
        }
    }
}

fn rules() -> Result<Vec<Figure>, Failure> {
    let mut figures = Vec::new();
    for &(id, seats, options, target) in TABLES {
        let game = games::find(id)?;
        let options = options.iter().map(|(k, v)| ((*k).to_owned(), OptionValue::parse(v))).collect();
        let setup = game.description().setup(&SetupRequest { seats, options })?;
        let trial = simulate(game, &setup, 0, 2_000, 1);
        let games = (trial.games_per_second * MEASURE.as_secs_f64()) as u64;
        let summary = simulate(game, &setup, 0, games.max(1), 1);
        figures.push(Figure {
            what: format!("{setup}: random decisions"),
            value: summary.decisions_per_second,
            unit: "/s",
            target: target.map(|target| format!("≥ {}", readable(target))),
        });
        figures.push(Figure {
            what: format!("{setup}: random games"),
            value: summary.games_per_second,
            unit: "/s",
            target: None,
        });
    }
    figures.extend(scoring());
    Ok(figures)
}

fn scoring() -> [Figure; 2] {
    use Card::*;
    let fixed = CardSet::of(&[Mountain, GreatFlood, Smoke, Whirlwind, AirElemental, Wildfire, Rainstorm]);
    let wild = CardSet::of(&[Shapeshifter, Mirage, Doppelganger, BookOfChanges, Collector, GemOfOrder, Candle]);
    let plain = Choices::default();
    let fixed = mean(|| score(black_box(fixed), black_box(&plain), ForEach::Cards).total);
    let wild = mean(|| best(black_box(wild), CardSet::EMPTY, ForEach::Cards).score.total);
    let figure =
        |what: &str, value, unit, target: &str| Figure { what: what.into(), value, unit, target: Some(target.into()) };
    [
        figure("a fixed hand of seven scored", fixed * 1e9, "ns", "< 150"),
        figure("best choices for three jokers and the Book of Changes", wild * 1e6, "µs", "< 200"),
    ]
}

/// The mean seconds of a call.
fn mean(mut call: impl FnMut() -> i32) -> f64 {
    let mut calls = 0u32;
    let began = Instant::now();
    while began.elapsed() < MEASURE {
        for _ in 0..100 {
            black_box(call());
        }
        calls += 100;
    }
    began.elapsed().as_secs_f64() / f64::from(calls)
}

fn whole_deck() -> Vec<Figure> {
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let bar = progress(154_143_080);
    let began = Instant::now();
    let survey = survey(threads, |done, _| bar.set_position(done));
    let minutes = began.elapsed().as_secs_f64() / 60.0;
    bar.finish_and_clear();
    let figure =
        |what: &str, value, unit, target: &str| Figure { what: what.into(), value, unit, target: Some(target.into()) };
    vec![
        figure(&format!("all hands of seven, {threads} threads"), minutes, "min", "< 10"),
        figure("hands", survey.hands as f64, "", "154,143,080"),
        figure("highest score", f64::from(survey.max), "", "385"),
        figure("mean score", survey.mean, "", "95.750"),
        figure("median score", f64::from(survey.median), "", "94"),
    ]
}
