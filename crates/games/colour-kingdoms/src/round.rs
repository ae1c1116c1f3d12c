//! The end of turns and of rounds, and the next throw.

use pentarchy_game::{Effect, Events, Seat, Seats};

use crate::event::{Ending, LastRound};
use crate::game::Step;
use crate::{ColourKingdoms, DieSet, Event, Place, Row};

impl ColourKingdoms {
    /// CK-17: the turn is final. CK-16: it is shown to those who are done, and theirs to this player.
    pub(crate) fn finish(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Result<Effect, crate::Refusal> {
        self.settled_turn_of(seat)?;
        let blots = self.map.blots();
        self.player_mut(seat).close_turn(blots);
        events.push(Event::Finished { seat });
        let finished: Seats = self.everybody().filter(|&seat| self.player(seat).is_finished()).collect();
        let round_over = finished == Seats::first(self.seats);
        for shown in finished.iter() {
            let to = if shown == seat { finished } else { Seats::only(seat) };
            if let Some(turn) = &self.player(shown).turn {
                events.push(Event::Shown { seat: shown, turn: turn.clone(), to, to_all: round_over });
            }
        }
        if round_over {
            self.end_round(events);
        }
        Ok(Effect::Revealed)
    }

    fn end_round(&mut self, events: &mut impl Events<Event>) {
        self.achieve(events); // CK-35
        let ColourKingdoms { map, players, .. } = self;
        players.iter_mut().for_each(|player| player.settle(map));
        if self.last_round {
            return self.end(Ending::LastRound, events); // CK-40
        }
        if self.everybody().all(|seat| self.player(seat).blots == self.map.blots()) {
            return self.end(Ending::AllBlots, events); // CK-41
        }
        let is_first = |seat: Seat| self.player(seat).circled.of(Row::ThreeKingdoms) == Some(Place::First);
        if self.everybody().any(is_first) {
            self.last_round = true; // CK-39, CK-49
            events.push(Event::LastRound { why: LastRound::ThreeKingdoms });
        }
        if self.seats > 1 {
            self.next_round(events);
            return;
        }
        if self.crossable().next().is_some() {
            self.step = Step::Cross; // CK-47
            return;
        }
        if !self.last_round {
            self.crossed.insert(Row::ThreeKingdoms, Place::First); // CK-50
            self.last_round = true;
            events.push(Event::Crossed { row: Row::ThreeKingdoms, place: Place::First });
            events.push(Event::LastRound { why: LastRound::NothingToCross });
        }
        self.next_round(events);
    }

    /// Whether the dice are thrown at the start of a round: CK-7, CK-8 for two, CK-46 for one.
    pub(crate) fn throws_in(seats: u8, round: u16) -> bool {
        match seats {
            1 => round % 4 == 1,
            2 => round % 2 == 1,
            _ => true,
        }
    }

    /// Which throw the dice of a round come from.
    pub(crate) fn throw_of(seats: u8, round: u16) -> u64 {
        let rounds = match seats {
            1 => 4,
            2 => 2,
            _ => 1,
        };
        (u64::from(round) - 1) / rounds + 1
    }

    /// Goes on to the next round; says whether the dice were thrown.
    pub(crate) fn next_round(&mut self, events: &mut impl Events<Event>) -> bool {
        self.round += 1;
        self.step = Step::Round;
        let throws = ColourKingdoms::throws_in(self.seats, self.round);
        if throws {
            self.first = self.first.next(self.seats);
            self.dice = self.map.board().throw(&mut self.seed.dice(ColourKingdoms::throw_of(self.seats, self.round)));
            self.in_box = DieSet::ALL;
            events.push(Event::Thrown { seat: self.first, dice: self.dice });
        }
        throws
    }
}
