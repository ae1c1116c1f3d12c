//! Spells on the drops of the die: the first, the third and the fourth. The second goes with the drop that it is cast on.

use pentarchy_game::{Effect, Events, Seat};

use crate::{Action, Colour, ColourKingdoms, Event, Kingdom, KingdomSet, Refusal, Spell, Turn};

/// How many drops of the die become one mixed drop.
const MIXED_FROM: u8 = 2;

impl ColourKingdoms {
    pub(crate) fn ways_to_cast(&self, seat: Seat, turn: &Turn, out: &mut Vec<Action>) {
        let player = self.player(seat);
        if player.can_cast(Spell::Move) > 0 && can_move(turn) {
            let elsewhere = Kingdom::ALL.into_iter().filter(|&kingdom| kingdom != turn.origin);
            out.extend(elsewhere.map(Action::Move));
        }
        if player.can_cast(Spell::Spread) > 0 && turn.unplaced() > 0 {
            let open = self.map.kingdom_neighbours(turn.origin).minus(turn.spread);
            out.extend(open.iter().map(Action::Spread));
        }
        if player.can_cast(Spell::Mix) > 0 && turn.drops >= MIXED_FROM {
            out.extend(Colour::COMPOSITE.map(Action::Mix));
        }
    }

    /// The turn of a player who can cast this spell.
    fn casting(&self, seat: Seat, spell: Spell) -> Result<&Turn, Refusal> {
        let turn = self.settled_turn_of(seat)?;
        // CK-29: spells that were gained before this round.
        if self.player(seat).can_cast(spell) == 0 { Err(Refusal::NoSpell(spell)) } else { Ok(turn) }
    }

    /// CK-30: all drops go elsewhere, as if the die had been taken there.
    pub(crate) fn move_drops(
        &mut self,
        seat: Seat,
        kingdom: Kingdom,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        let turn = self.casting(seat, Spell::Move)?;
        if !can_move(turn) {
            return Err(Refusal::TooLate);
        }
        if turn.origin == kingdom {
            return Err(Refusal::SameKingdom(kingdom));
        }
        let turn = self.turn_mut(seat);
        turn.origin = kingdom;
        turn.cast[Spell::Move.index()] += 1;
        events.push(Event::Moved { seat, kingdom });
        Ok(Effect::Quiet)
    }

    /// CK-32: a neighbour of the kingdom that the die was taken from.
    pub(crate) fn spread(
        &mut self,
        seat: Seat,
        kingdom: Kingdom,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        let turn = self.casting(seat, Spell::Spread)?;
        if turn.unplaced() == 0 {
            return Err(Refusal::NothingToSpread);
        }
        if !self.map.kingdom_neighbours(turn.origin).contains(kingdom) {
            return Err(Refusal::NotNeighbour(kingdom));
        }
        if turn.spread.contains(kingdom) {
            return Err(Refusal::SpreadAlready(kingdom));
        }
        let turn = self.turn_mut(seat);
        turn.spread = turn.spread.with(kingdom);
        turn.cast[Spell::Spread.index()] += 1;
        events.push(Event::Spread { seat, kingdom });
        Ok(Effect::Quiet)
    }

    /// CK-33: two drops of the die become one of a composite colour.
    pub(crate) fn mix(
        &mut self,
        seat: Seat,
        colour: Colour,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        let turn = self.casting(seat, Spell::Mix)?;
        if turn.drops < MIXED_FROM {
            return Err(Refusal::TooFewDrops(turn.drops));
        }
        if colour.is_basic() {
            return Err(Refusal::MixComposite(colour));
        }
        let turn = self.turn_mut(seat);
        turn.drops -= MIXED_FROM;
        *turn.mixed_of_mut(colour) += 1;
        turn.cast[Spell::Mix.index()] += 1;
        events.push(Event::Mixed { seat, colour });
        Ok(Effect::Quiet)
    }
}

/// Whether drops can still be moved: nothing painted, neither the third nor the fourth spell cast.
fn can_move(turn: &Turn) -> bool {
    turn.strokes.is_empty() && turn.spread == KingdomSet::EMPTY && turn.times_cast(Spell::Mix) == 0
}
