//! The end of a chapter: tokens for the icons that survived, the Black Knight, the chapel.

use pentarchy_game::{Effect, Events, Seat};

use crate::game::{CHAPTERS, Step};
use crate::stack::{Face, Laid};
use crate::{BrutalKingdom, Character, Colour, Event, Refusal};

impl BrutalKingdom {
    pub(crate) fn end_chapter(&mut self, events: &mut impl Events<Event>) -> Effect {
        events.push(Event::ChapterEnded { chapter: self.chapter + 1 });
        self.pay(0, events)
    }

    /// BK-43: clockwise from the start player; `paid` have had theirs.
    fn pay(&mut self, paid: u8, events: &mut impl Events<Event>) -> Effect {
        for places in paid..self.rules.seats() {
            let seat = self.nth_from_start(places);
            if self.collect(seat, events) == 0 && self.has_black_knight(seat) && self.in_supply().next().is_some() {
                self.step = Step::Reward { seat }; // BK-27
                return Effect::Quiet;
            }
        }
        self.close_chapter(events)
    }

    /// BK-43, BK-44: a token for every icon, as far as the supply goes. How many the player got.
    fn collect(&mut self, seat: Seat, events: &mut impl Events<Event>) -> u8 {
        let icons = self.stack(seat).icons();
        let mut collected = 0;
        for colour in Colour::ALL.into_iter().filter(|&colour| icons[colour] > 0) {
            let tokens = icons[colour].min(self.supply[colour]);
            self.give(seat, colour, tokens);
            collected += tokens;
            events.push(Event::Collected { seat, colour, icons: icons[colour], tokens });
        }
        collected
    }

    fn give(&mut self, seat: Seat, colour: Colour, tokens: u8) {
        self.supply[colour] -= tokens;
        self.tokens[seat.index()][colour] += tokens;
    }

    /// BK-27: whether the Black Knight lies before the player as he was played.
    pub(crate) fn has_black_knight(&self, seat: Seat) -> bool {
        self.stack(seat).0.contains(&Laid { card: Character::BlackKnight, face: Face::Up })
    }

    pub(crate) fn take_reward(
        &mut self,
        seat: Seat,
        colour: Colour,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if self.supply[colour] == 0 {
            return Err(Refusal::NoneLeft { colour, wanted_by: Character::BlackKnight });
        }
        self.give(seat, colour, 1);
        events.push(Event::Rewarded { seat, colour });
        Ok(self.pay_after(seat, events))
    }

    pub(crate) fn leave_reward(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Effect {
        events.push(Event::Declined { seat, card: Character::BlackKnight });
        self.pay_after(seat, events)
    }

    fn pay_after(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Effect {
        let paid = (0..self.rules.seats()).find(|&places| self.nth_from_start(places) == seat);
        self.pay(paid.map_or(self.rules.seats(), |places| places + 1), events)
    }

    /// BK-45, BK-46: the chapel, then a new chapter or the end of the game.
    fn close_chapter(&mut self, events: &mut impl Events<Event>) -> Effect {
        self.close_chapel_space(events);
        if usize::from(self.chapter) + 1 < CHAPTERS {
            self.chapter += 1;
            self.begin_chapter(events);
        } else {
            self.step = Step::Over;
            self.tell_scores(events);
        }
        Effect::Revealed
    }
}
