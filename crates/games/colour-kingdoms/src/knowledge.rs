//! What a player can't see, and positions that they can't tell from the real one.

use pentarchy_game::{Dice, Seat};

use crate::{Action, ColourKingdoms, Drop};

/// Once in so many decisions a guessed turn does anything at all that is allowed.
const WHIM: u32 = 8;

impl ColourKingdoms {
    /// A position that `seat` can't tell from the real one: hidden turns are played again, and the throws to come are
    /// drawn anew.
    pub(crate) fn sampled(&self, seat: Seat, dice: &mut Dice) -> ColourKingdoms {
        let mut sample = self.clone();
        sample.seed = dice.seed();
        let hidden = self.everybody().filter(|&other| !self.sees_turn(seat.into(), other));
        for other in hidden {
            let Some(turn) = &self.player(other).turn else { continue };
            let face = self.dice[turn.die.index()].face;
            sample.player_mut(other).begin_anew(face);
            // A turn that is not finished can still be begun anew: its beginning stands for all that it may be.
            if turn.finished {
                sample.guess_turn(other, dice);
            }
        }
        sample
    }

    /// Plays a turn as somebody might who wants to place the drops of their die, and now and then has other ideas.
    fn guess_turn(&mut self, seat: Seat, dice: &mut Dice) {
        let mut ways = Vec::new();
        loop {
            ways.clear();
            self.ways_to_paint(seat, &mut ways);
            ways.retain(|&way| way != Action::Anew);
            let must_choose = ways.iter().any(|way| matches!(way, Action::Choose(_)));
            if !must_choose && dice.below(WHIM) > 0 {
                ways.retain(|way| {
                    matches!(way, Action::Paint { drop: Drop::Die | Drop::Mixed(_), matching: false, .. })
                });
            }
            let done = match dice.pick(&ways).copied() {
                Some(Action::Paint { region, drop, matching }) => {
                    self.paint(seat, region, drop, matching, &mut ()).is_err()
                }
                Some(Action::Choose(colour)) => self.choose(seat, colour, &mut ()).is_err(),
                Some(Action::Move(kingdom)) => self.move_drops(seat, kingdom, &mut ()).is_err(),
                Some(Action::Spread(kingdom)) => self.spread(seat, kingdom, &mut ()).is_err(),
                Some(Action::Mix(colour)) => self.mix(seat, colour, &mut ()).is_err(),
                _ => true,
            };
            if done {
                let blots = self.map.blots();
                return self.player_mut(seat).close_turn(blots);
            }
        }
    }
}
