//! Alone: crossing out a digit at the end of a round, as if somebody else had been faster.

use pentarchy_game::{Effect, Events, Seat};

use crate::{Action, ColourKingdoms, Digit, Event, Place, Refusal, Row};

impl ColourKingdoms {
    /// The digits that can be crossed out now: CK-48, a 4 or a 3 as long as one is open.
    pub(crate) fn crossable(&self) -> impl Iterator<Item = (Row, Place)> {
        let digits = self.open_digits(Seat::FIRST);
        let open = |place: Place| {
            let rows = Row::ALL.into_iter().filter(|&row| row != Row::ThreeKingdoms);
            rows.filter(move |&row| digits.contains(row, place)).map(move |row| (row, place))
        };
        let greater = open(Place::First).next().is_some();
        open(if greater { Place::First } else { Place::Second })
    }

    pub(crate) fn ways_to_cross(&self, out: &mut Vec<Action>) {
        out.extend(self.crossable().map(|(row, place)| Action::Cross { row, place }));
    }

    /// CK-47: one digit that is neither circled nor crossed out, but not in the last row.
    pub(crate) fn cross(&mut self, row: Row, place: Place, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        if row == Row::ThreeKingdoms {
            return Err(Refusal::LastRow);
        }
        if self.digit(Seat::FIRST, row, place) != Digit::Open {
            return Err(Refusal::DigitGone { row, place });
        }
        if !self.crossable().any(|digit| digit == (row, place)) {
            return Err(Refusal::GreaterFirst);
        }
        self.crossed.insert(row, place);
        events.push(Event::Crossed { row, place });
        let thrown = self.next_round(events);
        Ok(if thrown { Effect::Revealed } else { Effect::Quiet })
    }
}
