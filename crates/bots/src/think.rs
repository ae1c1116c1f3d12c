//! Thinking about a decision: one search or several at the same time, and what they have found out together.

use std::num::NonZeroU8;
use std::panic::resume_unwind;
use std::thread;

use pentarchy_game::{Dice, Game, MAX_SEATS, Seat, Seed, Seen};

use crate::budget::{Budget, Watch};
use crate::choice;
use crate::expertise::Expertise;
use crate::level::Level;
use crate::search::Search;

/// What a search found out about one of the seat's actions.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it promises the seat, from 0 to 1.
    pub worth: f64,
}

/// Thinks about the seat's legal actions; the most promising first, those that were never tried left out (but one is
/// always there). Nothing if the seat may do nothing.
///
/// The same view, dice, number of iterations and of threads give the same thoughts.
pub fn think<E: Expertise>(
    seen: &Seen<'_, E::Game>,
    mut legal: Vec<<E::Game as Game>::Action>,
    budget: Budget,
    dice: &mut Dice,
) -> Vec<Considered<<E::Game as Game>::Action>> {
    if legal.len() < 2 {
        return legal.into_iter().map(|action| Considered { action, visits: 0, worth: 0.5 }).collect();
    }
    let best = budget.threads == NonZeroU8::MIN;
    let tallies = Question::<E> { seen, open: &legal, made: None, points: false, best }.explore(budget, dice);
    let mut considered: Vec<_> = ranked(&tallies)
        .map(|at| Considered { action: legal[at].clone(), visits: tallies[at].visits, worth: tallies[at].mean() })
        .collect();
    if considered.is_empty() {
        considered.push(Considered { action: legal.swap_remove(0), visits: 0, worth: 0.5 });
    }
    considered
}

/// What a thorough search found out about one of the seat's actions.
pub(crate) struct Examined<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    pub(crate) worth: f64,
    /// In which place the seat ends, on the mean.
    pub(crate) place: f64,
    /// With how many points everybody ends, on the mean, or stands where the games were cut short.
    pub(crate) points: [f32; MAX_SEATS],
    /// In how many of the games these are the points of the end.
    pub(crate) foretold: u32,
}

/// Like [`think`], and keeps what the actions bring everybody. Each that anybody would think of is tried at least once, if
/// there is time; the one that was made, if there is one, often, whatever it promises.
pub(crate) fn examine<E: Expertise>(
    seen: &Seen<'_, E::Game>,
    made: Option<&<E::Game as Game>::Action>,
    budget: Budget,
    dice: &mut Dice,
) -> Vec<Examined<<E::Game as Game>::Action>> {
    let open = seen.legal();
    if open.is_empty() {
        return Vec::new();
    }
    let made = made.and_then(|made| open.iter().position(|action| action == made));
    let tallies = Question::<E> { seen, open: &open, made, points: true, best: false }.explore(budget, dice);
    let mut ranked: Vec<_> = ranked(&tallies).collect();
    // Among those that were tried nearly as often as any, whoever reads the figures expects the best first.
    let most = ranked.first().map_or(0, |&at| tallies[at].visits);
    let close = ranked.partition_point(|&at| tallies[at].visits * 4 >= most * 3);
    ranked[..close].sort_by(|&one, &other| tallies[other].mean().total_cmp(&tallies[one].mean()));
    let examined = ranked.into_iter().map(|at| {
        let Tally { visits, place, points, foretold, .. } = tallies[at];
        Examined {
            action: open[at].clone(),
            visits,
            worth: tallies[at].mean(),
            place: place / f64::from(visits),
            points: points.map(|sum| sum / visits as f32),
            foretold,
        }
    });
    examined.collect()
}

/// What a search is to find out.
struct Question<'a, E: Expertise> {
    seen: &'a Seen<'a, E::Game>,
    /// What is open to the seat.
    open: &'a [<E::Game as Game>::Action],
    /// The open action that was made and must be tried often.
    made: Option<usize>,
    /// Whether what the actions bring everybody is asked for.
    points: bool,
    /// Whether nothing is asked for but the best: the search ends when no other can become it.
    best: bool,
}

/// Once in so many iterations a choice that was made is tried, however bad it is.
const AGAIN: u32 = 4;

/// Everything is tried once where that takes no larger part of the iterations than one in so many.
const ONCE_EACH: usize = 4;

/// Whoever thinks no longer than this goes by habit.
const MOMENT: u32 = 64;

/// Looks once in so many iterations whether the best is settled.
const SETTLED: u32 = 64;

/// What became of the games in which one action was made.
#[derive(Clone, Copy, Default)]
struct Tally {
    visits: u32,
    /// The sum of what it was worth to the seat.
    worth: f64,
    /// The sum of its places, if what the actions bring is asked for; so are the others.
    place: f64,
    /// The sums of everybody's points.
    points: [f32; MAX_SEATS],
    /// In how many of the games these are the points of the end.
    foretold: u32,
}

impl Tally {
    fn mean(&self) -> f64 {
        self.worth / f64::from(self.visits)
    }

    /// Notes how a game ended, or where it was cut short.
    fn note<E: Expertise>(&mut self, end: &E::Game, seat: Seat) {
        self.place += f64::from(E::place(end, seat));
        self.foretold += u32::from(E::foretells(end));
        self.points.iter_mut().zip(E::points(end)).for_each(|(sum, more)| *sum += more);
    }

    fn add(&mut self, other: &Tally) {
        self.visits += other.visits;
        self.worth += other.worth;
        self.place += other.place;
        self.foretold += other.foretold;
        self.points.iter_mut().zip(other.points).for_each(|(sum, more)| *sum += more);
    }
}

/// Which actions were tried, the most promising first.
fn ranked(tallies: &[Tally]) -> impl Iterator<Item = usize> {
    let mut tried: Vec<_> = (0..tallies.len()).filter(|&at| tallies[at].visits > 0).collect();
    let key = |at: usize| (tallies[at].visits, tallies[at].mean());
    tried.sort_by(|&one, &other| key(other).partial_cmp(&key(one)).expect("numbers"));
    tried.into_iter()
}

impl<E: Expertise> Question<'_, E> {
    /// Searches on as many threads as the budget says. Each grows a tree of its own from its own dice, and what they
    /// found out at the root is added up: so the outcome does not depend on which is quicker.
    fn explore(&self, budget: Budget, dice: &mut Dice) -> Vec<Tally> {
        let patient = budget.iterations > MOMENT;
        let ponders = budget.iterations > choice::budget::<E>(Level::Hard).iterations;
        if budget.threads == NonZeroU8::MIN {
            return self.search(budget, patient, ponders, dice);
        }
        let share = budget.share();
        let seeds: Vec<_> = (0..budget.threads.get()).map(|_| dice.seed()).collect();
        thread::scope(|scope| {
            let begin = |seed: &Seed| {
                let mut dice = seed.dice(0);
                scope.spawn(move || self.search(share, patient, ponders, &mut dice))
            };
            let searches: Vec<_> = seeds.iter().map(begin).collect();
            let mut sums = vec![Tally::default(); self.open.len()];
            for search in searches {
                let found = search.join().unwrap_or_else(|panic| resume_unwind(panic));
                sums.iter_mut().zip(&found).for_each(|(sum, more)| sum.add(more));
            }
            sums
        })
    }

    /// Which of the open actions must be tried in this iteration, the first of which is 1.
    fn must_try(&self, turn: u32, budget: Budget, search: &Search<'_, E>) -> Option<usize> {
        let once_each = self.points && self.open.len() <= budget.iterations as usize / ONCE_EACH;
        // After the first iteration it is known what nobody would do, such as to begin a turn anew.
        let next = (turn as usize).checked_sub(2).filter(|_| once_each);
        let thinkable = |&at: &usize| search.found().nth(at).is_some_and(|edge| edge.weight > 0.0);
        next.filter(thinkable).or(self.made.filter(|_| turn.is_multiple_of(AGAIN)))
    }

    /// One search, by somebody who is patient or not, and looks closer or not.
    fn search(&self, budget: Budget, patient: bool, ponders: bool, dice: &mut Dice) -> Vec<Tally> {
        let mut search = Search::<E>::new(self.seen, self.open, dice, patient, ponders);
        let mut tallies = vec![Tally::default(); self.open.len()];
        let mut watch = Watch::start(budget);
        while watch.goes_on(search.decisions) {
            let turn = watch.begun();
            if self.best && turn.is_multiple_of(SETTLED) && search.lead() > watch.left() {
                break;
            }
            search.forced = self.must_try(turn, budget, &search);
            let end = search.iterate();
            if let Some(at) = search.tried().filter(|_| self.points) {
                tallies[at].note::<E>(&end, self.seen.seat());
            }
        }
        for (tally, edge) in tallies.iter_mut().zip(search.found()) {
            tally.visits = edge.visits;
            tally.worth = edge.worth;
        }
        tallies
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;
    use pentarchy_fantasy_realms::{Action, FantasyRealms};

    static PONDERED: AtomicBool = AtomicBool::new(false);

    /// Notes whether it was asked to ponder, and thinks little.
    struct Noting;

    impl Expertise for Noting {
        type Game = FantasyRealms;
        type Memory = ();

        const COST: u32 = 256;
        const ITERATIONS: [u32; 3] = [2, 4, 6];

        fn ponder(_: &FantasyRealms, _: Seat, legal: &[Action], weights: &mut Vec<f32>, _: &mut Dice, _: &mut ()) {
            PONDERED.store(true, Ordering::Relaxed);
            weights.extend(legal.iter().map(|_| 1.0));
        }
    }

    #[test]
    fn only_the_expert_ponders() {
        let request = serde_json::from_value(serde_json::json!({ "seats": 3 })).unwrap();
        let setup = FantasyRealms::DESCRIPTION.setup(&request).unwrap();
        let mut game = FantasyRealms::start(&setup, &Seed::from(1));
        let seat = game.awaiting().iter().next().unwrap();
        game.apply(seat.into(), &Action::Draw, &mut ()).unwrap();
        let seen = Seen::new(&game, seat);
        // On eight threads the expert thinks on each no more often than hard does on one.
        for threads in [1, 8] {
            let ponders = |level| {
                PONDERED.store(false, Ordering::Relaxed);
                let budget = Budget { threads: NonZeroU8::new(threads).unwrap(), ..choice::budget::<Noting>(level) };
                think::<Noting>(&seen, seen.legal(), budget, &mut Seed::from(1).dice(0));
                PONDERED.load(Ordering::Relaxed)
            };
            assert_eq!(Level::ALL.map(ponders), [false, false, false, false, true]);
        }
    }
}
