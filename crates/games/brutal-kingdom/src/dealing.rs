//! The start of a chapter: cards are dealt and passed on, first the light ones, then the dark ones.

use arrayvec::ArrayVec;
use pentarchy_game::{Effect, Events, Seat, Seats, Seed};

use crate::game::Step;
use crate::story::{Story, receiver};
use crate::{Back, BrutalKingdom, Character, Event, Refusal};

/// The event of chance that decides who starts; the deals have the numbers before it.
const LOT: u64 = 8;

/// The event of chance that deals the cards with this back in this chapter.
fn deal_of(chapter: u8, back: Back) -> u64 {
    u64::from(chapter) * 2 + back.index() as u64
}

/// BK-4: who has the start-player card at first.
pub(crate) fn lot(seed: &Seed, seats: u8) -> Seat {
    let number = seed.dice(LOT).below(u32::from(seats)) as u8;
    Seat::new(number).unwrap_or(Seat::FIRST)
}

impl BrutalKingdom {
    pub(crate) fn begin_chapter(&mut self, events: &mut impl Events<Event>) {
        self.hands = Default::default();
        self.stacks = Default::default();
        self.centre.clear();
        self.story = Story::default();
        (self.doomed, self.claim) = (None, None);
        (self.round, self.played) = (0, 0);
        events.push(Event::ChapterBegan { chapter: self.chapter + 1 });
        self.deal(Back::Light, events);
    }

    /// BK-6, BK-8: two cards each, two to the centre; BK-51: the rest is set aside.
    fn deal(&mut self, back: Back, events: &mut impl Events<Event>) {
        let mut pack: ArrayVec<Character, 10> = self.rules.characters().backed(back).iter().collect();
        self.seed.dice(deal_of(self.chapter, back)).shuffle(&mut pack);
        let mut pairs = pack.chunks_exact(2);
        for seat in self.everybody() {
            let cards = pairs.next().unwrap_or_default().iter().copied().collect();
            self.hands[seat.index()] |= cards;
            self.story.dealt[seat.index()] |= cards;
            events.push(Event::Dealt { seat, back, cards: Some(cards) });
        }
        self.centre.extend(pairs.next().unwrap_or_default().iter().copied());
        self.story.centre = self.centre.clone();
        self.step = Step::Pass { back };
    }

    pub(crate) fn still_passing(&self, back: Back) -> Seats {
        self.everybody().filter(|seat| self.story.passed[seat.index()][back.index()].is_none()).collect()
    }

    /// BK-7: everybody chooses before anybody sees what they are given.
    pub(crate) fn pass(
        &mut self,
        seat: Seat,
        back: Back,
        card: Character,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if !self.hand(seat).contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        if card.back() != back {
            return Err(Refusal::PassOther { card, back });
        }
        self.story.passed[seat.index()][back.index()] = Some(card);
        events.push(Event::Committed { seat });
        if !self.still_passing(back).is_empty() {
            return Ok(Effect::Quiet);
        }
        let seats = self.rules.seats();
        self.hands = self.story.opening(seats).hands;
        for from in self.everybody() {
            let to = receiver(from, back, seats);
            events.push(Event::Passed { from, to, back, card: self.story.passed[from.index()][back.index()] });
        }
        match back {
            Back::Light => self.deal(Back::Dark, events),
            Back::Dark => self.step = Step::Play, // BK-11
        }
        Ok(Effect::Revealed)
    }
}
