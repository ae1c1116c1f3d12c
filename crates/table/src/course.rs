//! The course of a game: the position, the moves that led to it, and the way back.

use pentarchy_game::{Actor, AnyState, Applied, ApplyError, Effect, Move, Seat};
use serde_json::Value;

use crate::TableError;

/// After so many moves a position is kept, so that taking back replays fewer moves than this.
const CHECKPOINT_EVERY: usize = 32;

/// A game from its start to where it is now.
pub(crate) struct Course {
    state: Box<dyn AnyState>,
    steps: Vec<Step>,
    /// The positions before the steps 0, 32, 64…
    checkpoints: Vec<Box<dyn AnyState>>,
    /// The most steps that there ever were.
    furthest: usize,
}

struct Step {
    by: Actor,
    action: Value,
    effect: Effect,
}

impl Course {
    pub(crate) fn new(state: Box<dyn AnyState>) -> Course {
        Course { state, steps: Vec::new(), checkpoints: Vec::new(), furthest: 0 }
    }

    pub(crate) fn state(&self) -> &dyn AnyState {
        &*self.state
    }

    /// Puts another position in place of the real one: for proofs that somebody can't tell them apart.
    pub(crate) fn swap(&mut self, state: &mut Box<dyn AnyState>) {
        std::mem::swap(&mut self.state, state);
    }

    /// How many moves were made and not taken back.
    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    pub(crate) fn moves(&self) -> Vec<Move> {
        self.steps.iter().map(|step| Move { by: step.by, action: step.action.clone() }).collect()
    }

    /// Whether the move could be made; nothing changes.
    pub(crate) fn check(&self, by: Actor, action: &Value) -> Result<(), ApplyError> {
        self.state.boxed().apply(by, action).map(drop)
    }

    /// Makes a move, or refuses it and leaves everything as it was. Says whether the game got further than ever.
    pub(crate) fn play(&mut self, by: Actor, action: &Value) -> Result<(Applied, bool), ApplyError> {
        let checkpoint = self.steps.len().is_multiple_of(CHECKPOINT_EVERY).then(|| self.state.boxed());
        let applied = self.state.apply(by, action)?;
        self.checkpoints.extend(checkpoint);
        self.steps.push(Step { by, action: action.clone(), effect: applied.effect });
        let further = self.steps.len() > self.furthest;
        self.furthest = self.furthest.max(self.steps.len());
        Ok((applied, further))
    }

    /// Goes back to where only the first `keep` moves were made.
    pub(crate) fn go_back(&mut self, keep: usize) {
        if keep >= self.steps.len() {
            return;
        }
        let checkpoint = keep / CHECKPOINT_EVERY;
        let mut state = self.checkpoints[checkpoint].boxed();
        for step in &self.steps[checkpoint * CHECKPOINT_EVERY..keep] {
            state.apply(step.by, &step.action).expect("a move that was made can be made again");
        }
        self.state = state;
        self.steps.truncate(keep);
        self.checkpoints.truncate(keep.div_ceil(CHECKPOINT_EVERY));
    }

    /// How many of its last moves the seat can take back alone.
    pub(crate) fn own_steps(&self, seat: Seat) -> u32 {
        let own = |step: &&Step| step.by == Actor::Seat(seat) && step.effect == Effect::Quiet;
        self.steps.iter().rev().take_while(own).count() as u32
    }

    /// Whether the seat can take back so many moves alone, or what stands in the way first.
    pub(crate) fn may_take_back(&self, seat: Seat, steps: u32) -> Result<(), TableError> {
        let own = self.own_steps(seat);
        if 0 < steps && steps <= own {
            return Ok(());
        }
        match self.steps.iter().rev().nth(own as usize) {
            _ if steps == 0 => Err(TableError::NothingToTakeBack),
            None => Err(TableError::NothingToTakeBack),
            Some(step) if step.by == Actor::Seat(seat) => Err(TableError::Revealed),
            Some(_) => Err(TableError::OthersActed),
        }
    }
}
