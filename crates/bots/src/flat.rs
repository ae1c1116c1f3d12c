//! Flat Monte-Carlo search: every choice is tried in the same sampled positions and played to the end at random; the
//! worse half is dropped, the better half is tried further.

use pentarchy_game::{Dice, Game, Seat, Seen, random};

use crate::{Occasion, utility};

/// A playout that has not ended after so many decisions counts as undecided.
const LONGEST_PLAYOUT: u32 = 4_000;

/// What an undecided playout is worth.
const UNDECIDED: f64 = 0.5;

/// One choice, and what is known of it.
struct Candidate<A> {
    action: A,
    /// Of all its playouts.
    worth: f64,
}

/// The best of the seat's legal actions, as far as the budget lets it see; nothing if there is none.
///
/// The same view and the same dice give the same choice.
pub fn choose<G: Game>(seen: &Seen<'_, G>, occasion: &Occasion, dice: &mut Dice) -> Option<G::Action> {
    let budget = occasion.budget;
    let mut legal = seen.legal();
    if occasion.restless >= Occasion::PATIENCE {
        keep_peaceful(seen, &mut legal, dice);
    }
    // In no order, so that it is not always the same choices that there is no time to look at.
    dice.shuffle(&mut legal);
    legal.truncate((budget.playouts / 2).max(2) as usize);
    let mut candidates: Vec<_> = legal.into_iter().map(|action| Candidate { action, worth: 0.0 }).collect();
    let mut search = Search { seen, dice, buffer: Vec::new(), decisions: 0 };
    let rounds = candidates.len().next_power_of_two().trailing_zeros();
    if rounds > 0 {
        search.look_first(&mut candidates, budget.decisions / 2);
    }
    for _ in 0..rounds {
        let samples = budget.playouts / (rounds * candidates.len() as u32);
        for _ in 0..samples {
            if search.decisions >= budget.decisions {
                break;
            }
            search.try_all(&mut candidates);
        }
        // All of them were tried equally often, so that sums can be compared; the sort is stable.
        candidates.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        candidates.truncate(candidates.len().div_ceil(2));
    }
    candidates.into_iter().next().map(|best| best.action)
}

struct Search<'a, 'b, G: Game> {
    seen: &'a Seen<'b, G>,
    dice: &'a mut Dice,
    buffer: Vec<G::Action>,
    decisions: u64,
}

impl<G: Game> Search<'_, '_, G> {
    /// Tries every candidate once, and forgets those that there is no time for: two at least are kept.
    fn look_first(&mut self, candidates: &mut Vec<Candidate<G::Action>>, decisions: u64) {
        let sample = self.seen.sample(self.dice);
        let mut tried = 0;
        for candidate in candidates.iter_mut() {
            candidate.worth = self.try_one(&sample, &candidate.action);
            tried += 1;
            if tried >= 2 && self.decisions >= decisions {
                break;
            }
        }
        candidates.truncate(tried);
    }

    /// Tries every candidate in one more position, the same for all.
    fn try_all(&mut self, candidates: &mut [Candidate<G::Action>]) {
        let sample = self.seen.sample(self.dice);
        for candidate in candidates {
            candidate.worth += self.try_one(&sample, &candidate.action);
        }
    }

    fn try_one(&mut self, sample: &G, action: &G::Action) -> f64 {
        let seat = self.seen.seat();
        let mut game = sample.clone();
        if game.apply(seat.into(), action, &mut ()).is_err() {
            return 0.0;
        }
        self.play(&mut game);
        worth(&game, seat)
    }

    fn play(&mut self, game: &mut G) {
        for _ in 0..LONGEST_PLAYOUT {
            let Some((actor, action)) = random::choose(game, self.dice, &mut self.buffer) else { return };
            self.decisions += 1;
            if game.apply(actor, &action, &mut ()).is_err() {
                return;
            }
        }
    }
}

fn worth<G: Game>(game: &G, seat: Seat) -> f64 {
    game.outcome().map_or(UNDECIDED, |outcome| utility(&outcome, seat))
}

/// Leaves only what would leave the seat in peace: actions after which it is not awaited, or which end the time that
/// the house measures. All of them if there is none.
fn keep_peaceful<G: Game>(seen: &Seen<'_, G>, legal: &mut Vec<G::Action>, dice: &mut Dice) {
    let sample = seen.sample(dice);
    let peaceful = |action: &G::Action| {
        let mut game = sample.clone();
        let applied = game.apply(seen.seat().into(), action, &mut ()).is_ok();
        applied && (!game.awaiting().contains(seen.seat()) || game.duty() != sample.duty())
    };
    let kept: Vec<_> = legal.iter().filter(|action| peaceful(action)).cloned().collect();
    if !kept.is_empty() {
        *legal = kept;
    }
}
