//! Achievements: who is first and who is second.

use pentarchy_game::{Events, Seat};

use crate::{ColourKingdoms, Digit, Event, Place, Row};

impl ColourKingdoms {
    /// Circles digits for all that was achieved in this round. What several achieve in one round they achieve together.
    pub(crate) fn achieve(&mut self, events: &mut impl Events<Event>) {
        for row in Row::ALL {
            let place = Place::ALL.into_iter().find(|&place| self.is_open(row, place));
            for seat in self.everybody() {
                let player = self.player(seat);
                if player.circled.of(row).is_some() || !row.achieved(&player.sheet, &self.map) {
                    continue;
                }
                if let Some(place) = place {
                    self.player_mut(seat).circled.circle(row, place);
                    events.push(Event::Achieved { seat, row, place: Some(place) });
                } else if !row.achieved(&player.sheet_before(), &self.map) {
                    events.push(Event::Achieved { seat, row, place: None }); // CK-36: the third gets nothing
                }
                if self.seats == 1 && row == Row::ThreeKingdoms && place == Some(Place::First) {
                    self.crossed.insert(row, Place::Second); // CK-48
                }
            }
        }
    }

    /// Whether a place was nobody's before this round.
    fn is_open(&self, row: Row, place: Place) -> bool {
        let taken = self.everybody().any(|seat| self.player(seat).circled.of(row) == Some(place));
        !taken && !self.crossed.contains(row, place)
    }

    /// What has become of a digit on somebody's sheet.
    pub(crate) fn digit(&self, seat: Seat, row: Row, place: Place) -> Digit {
        let own = self.player(seat).circled.of(row);
        if own == Some(place) {
            return Digit::Circled;
        }
        // Alone, a circled first digit leaves the second open to be crossed out.
        let beaten = self.seats > 1 && own.is_some();
        if beaten || !self.is_open(row, place) { Digit::Crossed } else { Digit::Open }
    }
}
