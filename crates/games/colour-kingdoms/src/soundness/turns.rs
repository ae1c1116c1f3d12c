//! Whether the turns of a round can be what they are: each is played again from its start.

use pentarchy_game::{Corrupt, Seat};

use crate::game::Step;
use crate::{Colour, ColourKingdoms, Die, DieSet, Drop, Spell, Turn};

impl ColourKingdoms {
    /// CK-12: dice were taken in turn, and those taken are not in the box.
    pub(crate) fn turns_are_possible(&self) -> Result<(), Corrupt> {
        let turns = self.order().filter(|&seat| self.player(seat).turn.is_some()).count();
        let in_turn = self.order().take(turns).all(|seat| self.player(seat).turn.is_some());
        Corrupt::unless(in_turn, "somebody has taken a die out of turn")?;
        Corrupt::unless(self.step == Step::Round || turns == 0, "a turn outside a round")?;
        let gone = if self.step == Step::Round { turns } else { usize::from(self.seats) };
        let left = self.dice_at_start().checked_sub(gone);
        Corrupt::unless(Some(self.in_box.len()) == left, "too few or too many dice in the box")?;
        let white_first = !self.in_box.contains(Die::White) && self.in_box.len() == 3;
        Corrupt::unless(!white_first, "the white die was taken first")?;
        let mut taken = DieSet::EMPTY;
        for seat in self.order() {
            let Some(turn) = &self.player(seat).turn else { continue };
            let own = !self.in_box.contains(turn.die) && !taken.contains(turn.die);
            Corrupt::unless(own, format!("seat {seat} has a die that is elsewhere"))?;
            taken.insert(turn.die);
            let colour = match turn.die.colour() {
                Some(colour) => colour == turn.colour,
                None => Die::of(turn.colour).is_some_and(|die| !self.in_box.contains(die)),
            };
            Corrupt::unless(colour, format!("seat {seat} has a die of another colour"))?;
            let lies = self.dice[turn.die.index()].kingdoms.contains(turn.kingdom);
            Corrupt::unless(lies, format!("the die of seat {seat} does not lie in {}", turn.kingdom))?;
            self.turn_is_possible(seat, turn)?;
        }
        Ok(())
    }

    /// Plays a turn again and compares.
    fn turn_is_possible(&self, seat: Seat, turn: &Turn) -> Result<(), Corrupt> {
        let mut again = self.clone();
        let face = self.dice[turn.die.index()].face;
        again.player_mut(seat).begin_anew(face);
        let impossible = || Corrupt(format!("the turn of seat {seat} is not possible"));
        let chosen = again.replay(seat, turn).ok_or_else(impossible)?;
        let replayed = again.turn_mut(seat);
        let paid: u32 = turn.paid.iter().map(|&drops| u32::from(drops)).sum();
        let fixed: u32 = replayed.paid.iter().map(|&drops| u32::from(drops)).sum();
        let basic = Colour::BASIC.iter().all(|colour| turn.paid[colour.index()] == replayed.paid[colour.index()]);
        let at_least = turn.paid.iter().zip(replayed.paid).all(|(&paid, fixed)| paid >= fixed);
        Corrupt::unless(basic && at_least && paid == fixed + chosen, format!("seat {seat} was paid other drops"))?;
        replayed.paid = turn.paid;
        if turn.finished && turn.unchosen.is_empty() {
            again.player_mut(seat).close_turn(self.map.blots());
        }
        Corrupt::unless(again.player(seat) == self.player(seat), format!("the turn of seat {seat} is another"))
    }

    /// Casts and paints what a turn has cast and painted; the drops of one's choice are counted, not paid.
    fn replay(&mut self, seat: Seat, turn: &Turn) -> Option<u32> {
        let moves = turn.times_cast(Spell::Move);
        let moved = match moves {
            0 => turn.origin == turn.kingdom,
            1 => turn.origin != turn.kingdom,
            _ => true,
        };
        if !moved || moves > self.player(seat).spells[Spell::Move.index()] {
            return None;
        }
        let fresh = self.turn_mut(seat);
        fresh.origin = turn.origin;
        fresh.cast[Spell::Move.index()] = moves;
        for kingdom in turn.spread.iter() {
            self.spread(seat, kingdom, &mut ()).ok()?;
        }
        for colour in Colour::COMPOSITE {
            let placed = turn.strokes.iter().filter(|stroke| stroke.drop == Drop::Mixed(colour)).count();
            for _ in 0..placed + usize::from(turn.mixed_of(colour)) {
                self.mix(seat, colour, &mut ()).ok()?;
            }
        }
        let mut chosen = 0;
        for (number, stroke) in turn.strokes.iter().enumerate() {
            self.paint(seat, stroke.region, stroke.drop, stroke.matching, &mut ()).ok()?;
            let is_last = number + 1 == turn.strokes.len();
            while let Some(tower) = self.turn_mut(seat).unchosen.first() {
                if is_last && self.turn_mut(seat).unchosen == turn.unchosen {
                    break;
                }
                self.turn_mut(seat).unchosen.remove(tower);
                chosen += 1;
            }
        }
        Some(chosen)
    }
}
