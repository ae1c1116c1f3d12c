//! Taking a die from the box.

use pentarchy_game::{Effect, Events, Seat};

use crate::{Action, Colour, ColourKingdoms, Die, DieSet, Event, Kingdom, Refusal, Turn};

impl ColourKingdoms {
    /// CK-13: the white die counts as one that has left the box, and is never the first to leave it.
    fn colours_of(&self, die: Die) -> impl Iterator<Item = Colour> + use<> {
        let in_box = self.in_box;
        Colour::BASIC.into_iter().filter(move |&colour| match Die::of(colour) {
            Some(own) if die == Die::White => !in_box.contains(own),
            own => own == Some(die),
        })
    }

    pub(crate) fn ways_to_take(&self, out: &mut Vec<Action>) {
        for die in self.in_box.iter() {
            for colour in self.colours_of(die) {
                let kingdoms = self.dice[die.index()].kingdoms.iter();
                out.extend(kingdoms.map(|kingdom| Action::Take { die, kingdom, colour }));
            }
        }
    }

    /// CK-12: in turn, one die, from a kingdom that it lies in.
    pub(crate) fn take(
        &mut self,
        seat: Seat,
        die: Die,
        kingdom: Kingdom,
        colour: Colour,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        match self.picker() {
            _ if self.player(seat).is_finished() => return Err(Refusal::Finished),
            _ if self.player(seat).turn.is_some() => return Err(Refusal::TakenAlready),
            Some(first) if first != seat => return Err(Refusal::Queue(first)),
            _ => {}
        }
        if !self.in_box.contains(die) {
            return Err(Refusal::DieGone(die));
        }
        if die == Die::White && self.in_box == DieSet::ALL {
            return Err(Refusal::WhiteFirst);
        }
        if !self.colours_of(die).any(|possible| possible == colour) {
            return Err(if die == Die::White { Refusal::WhiteColour(colour) } else { Refusal::OwnColour(die) });
        }
        let thrown = self.dice[die.index()];
        if !thrown.kingdoms.contains(kingdom) {
            return Err(Refusal::NotThere { die, kingdom });
        }
        self.in_box.remove(die);
        self.player_mut(seat).turn = Some(Turn::new(die, colour, kingdom, thrown.face));
        events.push(Event::Took { seat, die, kingdom, colour });
        Ok(Effect::Quiet)
    }
}
