//! Who won how often, and how sure that is.

use std::io::Write;
use std::num::NonZeroU8;
use std::time::Duration;

use pentarchy_game::{Setup, SetupRequest};
use serde::Serialize;

use super::contender::Kind;
use super::course::Played;
use crate::failure::Failure;

/// One deal, played once for every rotation of the seats.
pub(crate) struct Deal {
    pub(crate) seed: u64,
    pub(crate) games: Vec<Played>,
}

/// The results of all games.
#[derive(Serialize)]
pub(crate) struct Results {
    game: &'static str,
    setup: SetupRequest,
    /// Who played, as it was asked for.
    lineup: Vec<String>,
    /// The first deal's.
    seed: u64,
    bot_threads: NonZeroU8,
    games: u64,
    deals: u64,
    seconds: f64,
    decisions_per_second: f64,
    /// The best first.
    bots: Vec<Line>,
}

/// The results of one kind of player, on the mean of its seats.
#[derive(Serialize)]
struct Line {
    bot: String,
    /// How many of the seats it has.
    seats: usize,
    /// How often a seat of its wins; shared victories are divided.
    win_rate: Estimate,
    mean_place: Estimate,
    mean_score: Estimate,
    /// By the places of each pair; 1500 is the mean of the table.
    elo: f64,
}

/// A mean, and how far it may be off: 95 times in 100 it is not further, where there are some 30 deals or more. One deal
/// says nothing of that.
#[derive(Clone, Copy, Serialize)]
struct Estimate {
    mean: f64,
    margin: Option<f64>,
}

impl Estimate {
    /// From one number for each deal: the games of a deal are not independent, deals are.
    fn of(deals: &[f64]) -> Estimate {
        let count = deals.len() as f64;
        let mean = deals.iter().sum::<f64>() / count;
        let variance = deals.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0);
        Estimate { mean, margin: (deals.len() > 1).then(|| 1.96 * (variance / count).sqrt()) }
    }

    /// Of victories by one of so many seats: whoever has won all deals, or none, may yet do otherwise, about as often as
    /// three deals of all.
    fn of_wins(deals: &[f64], seats: usize) -> Estimate {
        let Estimate { mean, margin } = Estimate::of(deals);
        let seats = seats as f64;
        let always = mean == 0.0 || (mean * seats - 1.0).abs() < 1e-9;
        let rule_of_three = (3.0 / deals.len() as f64).min(1.0) / seats;
        Estimate { mean, margin: margin.map(|margin| if always { rule_of_three } else { margin }) }
    }

    /// So many times as large, as it stands in a table.
    fn told(self, times: f64, decimals: usize) -> String {
        let mean = self.mean * times;
        match self.margin {
            Some(margin) => format!("{mean:.decimals$} ± {:.decimals$}", margin * times),
            None => format!("{mean:.decimals$}"),
        }
    }
}

impl Results {
    pub(crate) fn of(
        setup: &Setup,
        lineup: &[Kind],
        deals: &[Deal],
        bot_threads: NonZeroU8,
        took: Duration,
    ) -> Results {
        let mut kinds: Vec<&Kind> = Vec::new();
        for kind in lineup {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let elo = elo(lineup, &kinds, deals);
        let mut bots: Vec<Line> = kinds.iter().zip(elo).map(|(kind, elo)| line(kind, lineup, deals, elo)).collect();
        bots.sort_by(|one, other| one.mean_place.mean.total_cmp(&other.mean_place.mean));
        let decisions: u64 = deals.iter().flat_map(|deal| &deal.games).map(|game| game.decisions).sum();
        Results {
            game: setup.game(),
            setup: setup.request(),
            lineup: lineup.iter().map(Kind::to_string).collect(),
            seed: deals.first().map_or(0, |deal| deal.seed),
            bot_threads,
            games: deals.iter().map(|deal| deal.games.len() as u64).sum(),
            deals: deals.len() as u64,
            seconds: took.as_secs_f64(),
            decisions_per_second: decisions as f64 / took.as_secs_f64().max(1e-9),
            bots,
        }
    }

    pub(crate) fn write(&self, setup: &Setup, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "{setup}")?;
        let Results { games, deals, seconds, decisions_per_second, .. } = self;
        writeln!(out, "{games} games, {deals} deals, {seconds:.1} s, {decisions_per_second:.0} decisions/s")?;
        writeln!(out, "| bot | seats | wins | place | score | Elo |")?;
        writeln!(out, "|---|---:|---:|---:|---:|---:|")?;
        for Line { bot, seats, win_rate, mean_place, mean_score, elo } in &self.bots {
            let (wins, place, score) = (win_rate.told(100.0, 1), mean_place.told(1.0, 2), mean_score.told(1.0, 1));
            writeln!(out, "| {bot} | {seats} | {wins}% | {place} | {score} | {elo:.0} |")?;
        }
        Ok(())
    }
}

fn line(kind: &Kind, lineup: &[Kind], deals: &[Deal], elo: f64) -> Line {
    let own: Vec<usize> = (0..lineup.len()).filter(|&one| lineup[one] == *kind).collect();
    let by_deal = |number: &dyn Fn(&Played, usize) -> f64| {
        let of_deal = |deal: &Deal| {
            let sum: f64 = deal.games.iter().flat_map(|game| own.iter().map(|&one| number(game, one))).sum();
            sum / (deal.games.len() * own.len()) as f64
        };
        deals.iter().map(of_deal).collect::<Vec<_>>()
    };
    let wins = by_deal(&|game, one| game.wins[one]);
    // Among several, whoever sits everywhere wins for certain; alone one may lose.
    let everywhere = own.len() > 1 && own.len() == lineup.len();
    let win_rate = if everywhere { Estimate::of(&wins) } else { Estimate::of_wins(&wins, own.len()) };
    Line {
        bot: kind.to_string(),
        seats: own.len(),
        win_rate,
        mean_place: Estimate::of(&by_deal(&|game, one| game.places[one].into())),
        mean_score: Estimate::of(&by_deal(&|game, one| game.totals[one].into())),
        elo,
    }
}

/// Strengths are corrected until none changes by a larger part than this, or so often: where they lie far apart they settle
/// slowly.
const SETTLED: f64 = 1e-9;
const ROUNDS: u32 = 100_000;

/// The Elo of each kind: the strengths that explain who ended before whom best (Bradley and Terry's model).
fn elo(lineup: &[Kind], kinds: &[&Kind], deals: &[Deal]) -> Vec<f64> {
    let of = |contender: usize| kinds.iter().position(|&kind| *kind == lineup[contender]).unwrap_or(0);
    // Half a game each way keeps whoever never lost on the scale.
    let mut before = vec![vec![0.5; kinds.len()]; kinds.len()];
    for game in deals.iter().flat_map(|deal| &deal.games) {
        for one in 0..lineup.len() {
            for other in 0..lineup.len() {
                if of(one) != of(other) {
                    before[of(one)][of(other)] += match game.places[one].cmp(&game.places[other]) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                }
            }
        }
    }
    ratings(&before)
}

/// The strengths that explain best how often one ended before the other.
fn ratings(before: &[Vec<f64>]) -> Vec<f64> {
    let kinds = before.len();
    let mut strength = vec![1.0; kinds];
    for _ in 0..ROUNDS {
        let mut change: f64 = 0.0;
        for one in 0..kinds {
            let others = || (0..kinds).filter(move |&other| other != one);
            let won: f64 = others().map(|other| before[one][other]).sum();
            let met: f64 = others()
                .map(|other| (before[one][other] + before[other][one]) / (strength[one] + strength[other]))
                .sum();
            let corrected = if met > 0.0 { won / met } else { 1.0 };
            change = change.max((corrected / strength[one] - 1.0).abs());
            strength[one] = corrected;
        }
        if change < SETTLED {
            break;
        }
    }
    let logs: Vec<f64> = strength.iter().map(|strength: &f64| 400.0 * strength.log10()).collect();
    let mean = logs.iter().sum::<f64>() / logs.len() as f64;
    logs.iter().map(|log| 1500.0 + log - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(seed: u64, places: &[[u8; 2]]) -> Deal {
        let played = |&[one, other]: &[u8; 2]| Played {
            places: vec![one, other],
            totals: vec![10 - i32::from(one), 10 - i32::from(other)],
            wins: vec![f64::from(u8::from(one == 1)), f64::from(u8::from(other == 1))],
            decisions: 5,
        };
        Deal { seed, games: places.iter().map(played).collect() }
    }

    #[test]
    fn three_wins_in_four_are_191_elo() {
        let deals: Vec<_> = (0..400).map(|seed| deal(seed, &[[1, 2], [1, 2], [1, 2], [2, 1]])).collect();
        let lineup = [Kind::Greedy, Kind::Random];
        let elo = elo(&lineup, &[&lineup[0], &lineup[1]], &deals);
        assert!((elo[0] - elo[1] - 190.8).abs() < 1.0, "{elo:?}");
        assert!((elo[0] + elo[1] - 3000.0).abs() < 1e-6);
    }

    #[test]
    fn strengths_that_lie_far_apart_settle() {
        // Each wins 99 of 100 games against the next, and never meets another: 798 Elo a step.
        let mut before = vec![vec![0.0; 5]; 5];
        for better in 0..4 {
            (before[better][better + 1], before[better + 1][better]) = (99.0, 1.0);
        }
        let elo = ratings(&before);
        for pair in elo.windows(2) {
            assert!((pair[0] - pair[1] - 798.2).abs() < 0.1, "{elo:?}");
        }
    }

    #[test]
    fn a_margin_is_by_deals() {
        // Every deal gives one win to each: there is no doubt left.
        let deals: Vec<_> = (0..10).map(|seed| deal(seed, &[[1, 2], [2, 1]])).collect();
        let line = line(&Kind::Greedy, &[Kind::Greedy, Kind::Random], &deals, 1500.0);
        assert!(line.win_rate.mean == 0.5 && line.win_rate.margin == Some(0.0));
        assert_eq!(line.mean_place.mean, 1.5);
    }

    #[test]
    fn whoever_sits_everywhere_wins_without_a_doubt() {
        let deals: Vec<_> = (0..10).map(|seed| deal(seed, &[[1, 2], [1, 2]])).collect();
        let line = line(&Kind::Greedy, &[Kind::Greedy, Kind::Greedy], &deals, 1500.0);
        assert_eq!(line.win_rate.told(100.0, 1), "50.0 ± 0.0");
    }

    #[test]
    fn whoever_won_every_game_alone_may_yet_lose_one() {
        let won = || Played { places: vec![1], totals: vec![40], wins: vec![1.0], decisions: 5 };
        let deals: Vec<_> = (0..60).map(|seed| Deal { seed, games: vec![won()] }).collect();
        let line = line(&Kind::Greedy, &[Kind::Greedy], &deals, 1500.0);
        assert_eq!(line.win_rate.told(100.0, 1), "100.0 ± 5.0");
    }

    #[test]
    fn one_deal_has_no_margin_and_victories_alone_leave_a_doubt() {
        let line = |count| {
            let deals: Vec<_> = (0..count).map(|seed| deal(seed, &[[1, 2], [1, 2]])).collect();
            line(&Kind::Greedy, &[Kind::Greedy, Kind::Random], &deals, 1500.0)
        };
        assert_eq!((line(1).win_rate.margin, line(1).win_rate.told(100.0, 1)), (None, "100.0".to_owned()));
        assert_eq!(line(60).win_rate.told(100.0, 1), "100.0 ± 5.0");
        assert_eq!(line(60).mean_place.margin, Some(0.0));
        // Of two seats that share all victories each has won half, and the doubt is theirs together.
        assert_eq!(Estimate::of_wins(&[0.5; 60], 2).told(100.0, 1), "50.0 ± 2.5");
    }
}
