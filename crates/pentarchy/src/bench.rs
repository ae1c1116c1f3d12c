//! The speed of the rules, of the bots and of the house, as figures.

mod house;
mod search;

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use pentarchy_fantasy_realms::{Card, CardSet, Choices, ForEach, best, score, survey};
use pentarchy_game::{OptionValue, Seed, SetupRequest};
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
    /// Only the rules
    #[arg(long, conflicts_with = "survey")]
    rules: bool,
    /// Only the bots' search
    #[arg(long, conflicts_with = "survey")]
    search: bool,
    /// Only the house: a server under load, over loopback
    #[arg(long, conflicts_with = "survey")]
    house: bool,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// A table that random play is measured at.
struct Table {
    game: &'static str,
    seats: u8,
    option: Option<(&'static str, &'static str)>,
    /// The decisions a second that it should reach, if the project has set a target.
    target: Option<f64>,
}

const TABLES: &[Table] = &[
    Table { game: "fantasy-realms", seats: 3, option: None, target: Some(2_000_000.0) },
    Table { game: "fantasy-realms", seats: 6, option: None, target: None },
    Table { game: "fantasy-realms", seats: 2, option: None, target: None },
    Table { game: "fantasy-realms", seats: 5, option: Some(("variant", "trading")), target: None },
    Table { game: "brutal-kingdom", seats: 4, option: None, target: Some(1_500_000.0) },
    Table { game: "brutal-kingdom", seats: 3, option: None, target: None },
    Table { game: "animal-kingdoms", seats: 4, option: None, target: Some(1_500_000.0) },
    Table { game: "animal-kingdoms", seats: 4, option: Some(("ties", "peace")), target: None },
    Table { game: "animal-kingdoms", seats: 1, option: None, target: None },
    Table { game: "colour-kingdoms", seats: 4, option: None, target: Some(1_000_000.0) },
    Table { game: "colour-kingdoms", seats: 1, option: None, target: None },
    Table { game: "dominant-species", seats: 6, option: None, target: Some(800_000.0) },
    Table { game: "dominant-species", seats: 2, option: None, target: None },
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
    let mut figures = vec![other_work()];
    if args.survey {
        figures.extend(whole_deck());
    }
    let all = !(args.survey || args.rules || args.search || args.house);
    if all || args.rules {
        figures.extend(rules()?);
    }
    if all || args.search {
        figures.extend(search::search()?);
    }
    if all || args.house {
        figures.extend(house::house());
    }
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

/// How much else the machine had to do: figures beside other work are lower than they could be.
fn other_work() -> Figure {
    let told = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = told.split(' ').next().and_then(|load| load.parse().ok());
    let what = "other work on the machine before: load average of a minute".into();
    Figure { what, value: load.unwrap_or(f64::NAN), unit: "", target: None }
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
    for &Table { game, seats, option, target } in TABLES {
        let game = games::find(game)?;
        let options = option.into_iter().map(|(key, value)| (key.to_owned(), OptionValue::parse(value))).collect();
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

/// The cards with choices; a hand without them is fixed.
const CHOOSERS: CardSet = CardSet::of(&[
    Card::Shapeshifter,
    Card::Mirage,
    Card::Doppelganger,
    Card::BookOfChanges,
    Card::Island,
    Card::Necromancer,
]);

fn scoring() -> [Figure; 3] {
    let wild = CardSet::JOKERS.with(Card::BookOfChanges);
    let plain = Choices::default();
    let fixed = hands(1_000, CardSet::EMPTY);
    let fixed = seconds(|| fixed.iter().map(|hand| score(black_box(*hand), &plain, ForEach::Cards).total).sum());
    let each: Vec<f64> = hands(100, wild)
        .into_iter()
        .map(|hand| seconds_for(MEASURE / 50, || best(black_box(hand), CardSet::EMPTY, ForEach::Cards).score.total))
        .collect();
    let mean = each.iter().sum::<f64>() / each.len() as f64;
    let slowest = each.iter().copied().fold(0.0, f64::max);
    [
        figure("a fixed hand of seven scored, mean of 1,000 hands", fixed * 1e6, "ns", "< 150"),
        figure("best choices, three jokers and the Book, mean of 100 hands", mean * 1e6, "µs", "< 200"),
        figure("best choices, three jokers and the Book, slowest of 100 hands", slowest * 1e6, "µs", "< 200"),
    ]
}

fn figure(what: &str, value: f64, unit: &'static str, target: &str) -> Figure {
    Figure { what: what.into(), value, unit, target: Some(target.into()) }
}

/// Random hands of seven with these cards, the others without choices.
fn hands(count: usize, with: CardSet) -> Vec<CardSet> {
    let mut others: Vec<Card> = (CardSet::ALL - CHOOSERS).iter().collect();
    let mut dice = Seed::from(1).dice(0);
    let mut hand = || {
        dice.shuffle(&mut others);
        with | others[..7 - with.len()].iter().copied().collect()
    };
    (0..count).map(|_| hand()).collect()
}

fn seconds(call: impl FnMut() -> i32) -> f64 {
    seconds_for(MEASURE, call)
}

/// The mean seconds of a call, measured for that long.
fn seconds_for(time: Duration, mut call: impl FnMut() -> i32) -> f64 {
    let mut calls = 0u32;
    let began = Instant::now();
    while began.elapsed() < time {
        black_box(call());
        calls += 1;
    }
    began.elapsed().as_secs_f64() / f64::from(calls)
}

fn whole_deck() -> Vec<Figure> {
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let bar = progress(0);
    let began = Instant::now();
    let survey = survey(threads, |done, of| {
        bar.set_length(of);
        bar.set_position(done);
    });
    let minutes = began.elapsed().as_secs_f64() / 60.0;
    bar.finish_and_clear();
    vec![
        figure(&format!("all hands of seven, {threads} threads"), minutes, "min", "< 10"),
        figure("hands", survey.hands as f64, "", "154,143,080"),
        figure("highest score", f64::from(survey.max), "", "385"),
        figure("mean score", survey.mean, "", "95.750"),
        figure("median score", f64::from(survey.median), "", "94"),
    ]
}
