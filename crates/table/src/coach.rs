//! A coach: what could be done now, and where most was lost in a game that is over.
//!
//! The coach is the bot that plays best, asked for its thoughts; it sees no more than the seat does, now or in a game
//! that is looked at again.

use pentarchy_bots::{Advice, Level};
use pentarchy_game::{Actor, AnyState, Dice, Record, ReplayError, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Consultation, Listed, PersonId, Seq, Table, TableError};

/// How many decisions a review shows.
pub const LAPSES: usize = 5;

/// Less than this, in parts of a win, is not called lost: two searches differ by as much.
const LOST: f64 = 0.03;

/// What the coach says to a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advised {
    /// To whom.
    pub seat: Seat,
    /// The last entry when it was asked.
    pub seen: Seq,
    /// The best choices, the best first; at most [`NAMED`](crate::NAMED).
    pub choices: Vec<Advice<Value>>,
}

impl Table {
    /// The question to the coach of a seat, to be answered somewhere else by [`Consultation::advise`].
    ///
    /// Refused where the host wants no hints, to whoever does not hold the seat, and while it has nothing to decide.
    pub fn ask_coach(&self, by: &PersonId, seat: Seat) -> Result<Consultation, TableError> {
        self.playing()?;
        let holder = self.holder(seat).and_then(|member| self.person(member));
        if holder != Some(by) {
            return Err(TableError::NotYourSeat { seat });
        }
        if !self.plan().hints {
            return Err(TableError::NoHints);
        }
        if !self.awaiting().contains(seat) {
            return Err(TableError::NothingToDecide { seat });
        }
        Ok(Consultation::new(self, seat, Level::Expert))
    }
}

/// A decision by which something was lost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lapse {
    /// Which move of the record.
    pub index: usize,
    /// What was decided.
    pub made: Advice<Value>,
    /// What was better.
    pub better: Advice<Value>,
}

impl Lapse {
    /// How much was lost, in parts of a win.
    pub fn lost(&self) -> f64 {
        self.better.worth - self.made.worth
    }
}

/// A finished game, looked at again through the eyes of one seat, one decision after the other.
///
/// ```
/// use pentarchy_game::{Seat, Seed};
/// use pentarchy_table::{Catalogue, Level, Review};
///
/// let listed = *Catalogue::HOUSE.find("brutal-kingdom").ok_or("no such game")?;
/// let setup = listed.game.description().plain(3)?;
/// let record = listed.game.record_at_random(&setup, &Seed::from(1));
/// let mut review = Review::begin(listed, record, Seat::FIRST)?;
/// let mut dice = Seed::from(2).dice(0);
/// while review.step(Level::Novice, &mut dice)? {}
/// assert!(review.lapses().len() <= pentarchy_table::LAPSES);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Review {
    listed: Listed,
    record: Record,
    seat: Seat,
    state: Box<dyn AnyState>,
    next: usize,
    lapses: Vec<Lapse>,
}

impl Review {
    /// Before the first decision. The game must be the record's, by the same rules.
    pub fn begin(listed: Listed, record: Record, seat: Seat) -> Result<Review, ReplayError> {
        let state = record.start(listed.game)?;
        Ok(Review { listed, record, seat, state, next: 0, lapses: Vec::new() })
    }

    /// Looks at the seat's next decision; whether there was one. The coach thinks as much as a bot of this level.
    pub fn step(&mut self, level: Level, dice: &mut Dice) -> Result<bool, ReplayError> {
        while let Some(decided) = self.record.moves.get(self.next) {
            let index = self.next;
            let own = decided.by == Actor::Seat(self.seat);
            if own && self.state.legal(decided.by).len() > 1 {
                // What a second look does not find, or finds smaller than all that are known, was chance.
                let lapse = self.look(index, level, dice).filter(|lapse| self.rank(lapse) < LAPSES);
                let lapse = lapse.and_then(|_| self.look(index, level, dice));
                if let Some(lapse) = lapse {
                    self.lapses.insert(self.rank(&lapse), lapse);
                    self.lapses.truncate(LAPSES);
                }
            }
            let applied = self.state.apply(decided.by, &decided.action);
            applied.map_err(|error| ReplayError::Refused { index, by: decided.by, error: error.to_string() })?;
            self.next += 1;
            if own {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// How many moves of the record have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.record.moves.len())
    }

    /// The decisions by which most was lost so far, the worst first; at most [`LAPSES`].
    pub fn lapses(&self) -> &[Lapse] {
        &self.lapses
    }

    /// What the coach finds was lost by a decision.
    fn look(&self, index: usize, level: Level, dice: &mut Dice) -> Option<Lapse> {
        let action = &self.record.moves[index].action;
        let budget = self.listed.brain.budget(level);
        let choices = self.listed.brain.advise(&*self.state, self.seat, Some(action), budget, dice);
        let made = choices.iter().find(|choice| choice.action == *action)?.clone();
        let better = choices.into_iter().find(|choice| choice.action != *action)?;
        Some(Lapse { index, made, better }).filter(|lapse| lapse.lost() >= LOST)
    }

    /// How many of the known lapses are no smaller.
    fn rank(&self, lapse: &Lapse) -> usize {
        self.lapses.iter().position(|known| known.lost() < lapse.lost()).unwrap_or(self.lapses.len())
    }
}
