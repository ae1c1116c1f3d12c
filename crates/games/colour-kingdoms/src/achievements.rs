//! Achievements: who is first and who is second.

use std::ops::BitOr;

use pentarchy_game::{Events, Seat};

use crate::speed::DigitSet;
use crate::{ColourKingdoms, Digit, Event, Place, Row};

impl ColourKingdoms {
    /// Circles digits for all that was achieved in this round. What several achieve in one round they achieve together.
    pub(crate) fn achieve(&mut self, events: &mut impl Events<Event>) {
        let untaken = self.untaken();
        let painted = self.players.each_ref().map(|player| player.sheet.painted());
        for row in Row::ALL {
            let place = untaken.first_of(row);
            for seat in self.everybody() {
                let player = self.player(seat);
                if player.circled.of(row).is_some() || !row.is_whole(painted[seat.index()], &self.map) {
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

    /// The digits that were nobody's before this round.
    fn untaken(&self) -> DigitSet {
        let circled = self.players.iter().map(|player| player.circled.digits()); // where nobody sits, nothing is
        circled.fold(self.crossed, DigitSet::bitor).others()
    }

    /// The digits that a player can still earn.
    pub(crate) fn open_digits(&self, seat: Seat) -> DigitSet {
        let untaken = self.untaken();
        // Alone, a circled first digit leaves the second open to be crossed out.
        if self.seats == 1 { untaken } else { untaken & self.player(seat).circled.digits().whole_rows().others() }
    }

    /// What has become of a digit on somebody's sheet.
    pub(crate) fn digit(&self, seat: Seat, row: Row, place: Place) -> Digit {
        if self.player(seat).circled.of(row) == Some(place) {
            Digit::Circled
        } else if self.open_digits(seat).contains(row, place) {
            Digit::Open
        } else {
            Digit::Crossed
        }
    }
}
