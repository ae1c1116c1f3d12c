//! The chapel, and the Saint who gives to it.

use pentarchy_game::{Effect, Events, Seat};
use serde::{Deserialize, Serialize};

use crate::{BrutalKingdom, Character, Colour, Event, Refusal};

/// What lies on a space of the chapel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offering {
    /// A power token that the Saint put there.
    Power(Colour),
    /// An elimination token: a chapter without a gift of the Saint.
    Elimination,
}

impl BrutalKingdom {
    /// The colours of which the supply has a token.
    pub(crate) fn in_supply(&self) -> impl Iterator<Item = Colour> + use<> {
        let supply = self.supply;
        Colour::ALL.into_iter().filter(move |&colour| supply[colour] > 0)
    }

    /// BK-38: the Saint's player chooses a token.
    pub(crate) fn bless(
        &mut self,
        seat: Seat,
        colour: Colour,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if self.supply[colour] == 0 {
            return Err(Refusal::NoneLeft { colour, wanted_by: Character::Saint });
        }
        self.put_on_chapel(seat, colour, events);
        Ok(self.end_turn(events))
    }

    pub(crate) fn put_on_chapel(&mut self, seat: Seat, colour: Colour, events: &mut impl Events<Event>) {
        self.supply[colour] -= 1;
        self.chapel[usize::from(self.chapter)] = Some(Offering::Power(colour));
        events.push(Event::Blessed { seat, colour });
    }

    /// BK-45: a space that the Saint has left empty gets an elimination token.
    pub(crate) fn close_chapel_space(&mut self, events: &mut impl Events<Event>) {
        let space = &mut self.chapel[usize::from(self.chapter)];
        if space.is_none() {
            *space = Some(Offering::Elimination);
            events.push(Event::ChapelSpaceClosed { seat: self.start, chapter: self.chapter + 1 });
        }
    }

    /// How many tokens of this colour lie on the chapel.
    pub(crate) fn on_chapel(&self, colour: Colour) -> u8 {
        self.chapel.iter().filter(|&&offering| offering == Some(Offering::Power(colour))).count() as u8
    }
}
