//! Every hand of seven cards, scored: how good can a hand be, how good is it usually?

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;

use super::{ForEach, best};
use crate::{Card, CardSet};

/// What the best choices bring over all hands of seven cards, without the Necromancer's eighth.
#[derive(Debug, Clone, PartialEq)]
pub struct Survey {
    /// How many hands there are.
    pub hands: u64,
    /// The lowest total.
    pub min: i32,
    /// The highest total.
    pub max: i32,
    /// A hand that has it: the first in the order of the deck.
    pub max_hand: CardSet,
    /// The mean total.
    pub mean: f64,
    /// The median total: half of the hands have no more.
    pub median: i32,
}

const HAND: usize = 7;
/// C(53, 7).
const HANDS: u64 = 154_143_080;

/// Scores all 154,143,080 hands with their best choices, on so many threads; minutes of work. `progress` hears from
/// time to time how many hands are done, of how many.
pub fn survey(threads: usize, progress: impl Fn(u64, u64) + Sync) -> Survey {
    let starts = starts();
    let next = AtomicUsize::new(0);
    let done = AtomicU64::new(0);
    let work = || {
        let mut part = Part::new();
        while let Some(&(start, from)) = starts.get(next.fetch_add(1, Ordering::Relaxed)) {
            let before = part.hands();
            part.hands_from(start, from);
            let new = part.hands() - before;
            progress(done.fetch_add(new, Ordering::Relaxed) + new, HANDS);
        }
        part
    };
    let parts: Vec<Part> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("scoring never panics")).collect()
    });
    parts.into_iter().reduce(Part::and).expect("at least one thread has worked").summary()
}

/// The beginnings that the threads share out: the first two cards, and the place of the card after them.
fn starts() -> Vec<(CardSet, usize)> {
    let mut starts = Vec::new();
    for (i, &first) in Card::ALL.iter().enumerate() {
        for (j, &second) in Card::ALL.iter().enumerate().skip(i + 1) {
            starts.push((CardSet::of(&[first, second]), j + 1));
        }
    }
    starts
}

/// What one thread has seen.
struct Part {
    /// How many hands have each total, from `-OFFSET`.
    totals: Vec<u64>,
    max: i32,
    max_hand: CardSet,
}

/// Far beyond what seven cards can lose or gain: the worst is Dragon's −40 and a few tens more, the best 385.
const OFFSET: i32 = 512;
const TOTALS: usize = 2 * OFFSET as usize;

impl Part {
    fn new() -> Part {
        Part { totals: vec![0; TOTALS], max: i32::MIN, max_hand: CardSet::EMPTY }
    }

    fn hands(&self) -> u64 {
        self.totals.iter().sum()
    }

    /// Completes a hand with cards from this place of the deck on, in every way.
    fn hands_from(&mut self, hand: CardSet, from: usize) {
        if hand.len() == HAND {
            return self.hand(hand);
        }
        for (i, &card) in Card::ALL.iter().enumerate().skip(from) {
            self.hands_from(hand.with(card), i + 1);
        }
    }

    fn hand(&mut self, hand: CardSet) {
        let total = best(hand, CardSet::EMPTY, ForEach::Cards).score.total;
        self.totals[(total + OFFSET) as usize] += 1;
        self.best_of(total, hand);
    }

    fn best_of(&mut self, total: i32, hand: CardSet) {
        if total > self.max || total == self.max && hand < self.max_hand {
            (self.max, self.max_hand) = (total, hand);
        }
    }

    fn and(mut self, other: Part) -> Part {
        self.totals.iter_mut().zip(&other.totals).for_each(|(mine, theirs)| *mine += theirs);
        self.best_of(other.max, other.max_hand);
        self
    }

    fn summary(self) -> Survey {
        let hands = self.hands();
        let by_total = || (-OFFSET..).zip(self.totals.iter().copied()).filter(|&(_, hands)| hands > 0);
        let sum: i64 = by_total().map(|(total, hands)| i64::from(total) * hands as i64).sum();
        let mut seen = 0;
        let median = by_total().find(|&(_, hands_here)| {
            seen += hands_here;
            2 * seen >= hands
        });
        Survey {
            hands,
            min: by_total().next().map_or(0, |(total, _)| total),
            max: self.max,
            max_hand: self.max_hand,
            mean: sum as f64 / hands as f64,
            median: median.map_or(0, |(total, _)| total),
        }
    }
}
