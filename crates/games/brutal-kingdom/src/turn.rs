//! A turn: a card is played, others may strike it, then its effect happens; and the start-player card.

use pentarchy_game::{Effect, Events, Seat};

use crate::game::{ROUNDS, Step};
use crate::story::Move;
use crate::{BrutalKingdom, Character, Event, Refusal};

impl BrutalKingdom {
    /// BK-11: a card of the hand goes face up on the own stack.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        card: Character,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if !self.hand(seat).contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        self.hands[seat.index()].remove(card);
        self.stacks[seat.index()].lay(card);
        self.story.moves.push(Move::Played { seat, card });
        events.push(Event::Played { seat, card });
        if let Some((by, killer)) = self.striker(seat, card) {
            self.fell(by, killer, seat, card, events); // BK-23: and its own effect does not happen
            return Ok(self.end_turn(events));
        }
        Ok(self.begin_effect(seat, card, events))
    }

    /// What the effect of a card that was just played asks its player; nothing if there is nothing to decide.
    ///
    /// BK-16: where there is only one way to do what must be done, nobody is asked.
    pub(crate) fn question(&self, seat: Seat, card: Character) -> Option<Step> {
        let asks = |step: Step, asked: bool| asked.then_some(step);
        match card {
            Character::Charlatan => asks(Step::Restore, self.stack(seat).eliminated().count() > 1),
            Character::Courtesan => asks(Step::Offer, self.can_offer(seat)),
            Character::FortuneTeller => Some(Step::Look),
            Character::Poisoner | Character::Berserker | Character::Assassin | Character::Abbot => {
                asks(Step::Eliminate, self.victims(seat).count() > 1)
            }
            Character::Druid | Character::WhiteKnight | Character::Monk => {
                asks(Step::Swap, !self.hand(seat).is_empty())
            }
            Character::Executioner => Some(Step::Doom),
            Character::Witch => asks(Step::Spy, self.spied_on(seat).next().is_some()),
            Character::Saint => asks(Step::Bless, self.in_supply().count() > 1),
            Character::Inquisitor => Some(Step::Declare),
            Character::BlackKnight
            | Character::Intriguer
            | Character::King
            | Character::Queen
            | Character::Bishop
            | Character::Wizard => None,
        }
    }

    /// BK-15: the effect of a card happens as soon as it is played.
    fn begin_effect(&mut self, seat: Seat, card: Character, events: &mut impl Events<Event>) -> Effect {
        if let Some(step) = self.question(seat, card) {
            self.step = step;
            return Effect::Quiet;
        }
        match card {
            Character::Charlatan => {
                let only = self.stack(seat).eliminated().next();
                match only {
                    Some(only) => self.turn_up(seat, only, events),
                    None => events.push(Event::NoEffect { seat, card }), // BK-26
                }
            }
            Character::Poisoner | Character::Berserker | Character::Assassin | Character::Abbot => {
                let only = self.victims(seat).next();
                match only {
                    Some((victim, only)) => self.fell(seat, card, victim, only, events),
                    None => events.push(Event::NoEffect { seat, card }), // BK-18
                }
            }
            Character::Intriguer => self.intrigue(seat, events),
            Character::Saint => match self.in_supply().next() {
                Some(only) => self.put_on_chapel(seat, only, events),
                None => events.push(Event::NoEffect { seat, card }), // BK-38
            },
            // BK-17: nothing to act on.
            Character::Courtesan | Character::Druid | Character::WhiteKnight | Character::Monk | Character::Witch => {
                events.push(Event::NoEffect { seat, card })
            }
            _ => {}
        }
        self.end_turn(events)
    }

    /// BK-16: an effect that may be left is left.
    pub(crate) fn leave_effect(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Effect {
        if let Some(card) = self.stack(seat).open_top() {
            events.push(Event::Declined { seat, card });
        }
        self.end_turn(events)
    }

    /// On to the next player, the next round, or the end of the chapter.
    pub(crate) fn end_turn(&mut self, events: &mut impl Events<Event>) -> Effect {
        self.step = Step::Play;
        self.played += 1;
        if self.played < self.rules.seats() {
            return Effect::Quiet;
        }
        self.move_start_card(events);
        self.played = 0;
        if self.round + 1 < ROUNDS {
            self.round += 1;
            return Effect::Quiet;
        }
        self.end_chapter(events)
    }

    /// The rank of an open card; BK-41: the Inquisitor's is the declared one.
    pub(crate) fn rank(&self, card: Character) -> u8 {
        match (card, self.claim) {
            (Character::Inquisitor, Some(claim)) => claim.rank(),
            _ => card.rank(),
        }
    }

    /// BK-13: whose open top card has the highest rank.
    pub(crate) fn highest(&self) -> Option<(Seat, Character)> {
        let tops = self.everybody().filter_map(|seat| self.stack(seat).open_top().map(|card| (seat, card)));
        tops.max_by_key(|&(_, card)| self.rank(card))
    }

    fn move_start_card(&mut self, events: &mut impl Events<Event>) {
        let (to, card) = self.highest().expect("whoever eliminated last lies open, and everybody has played");
        events.push(Event::StartCard { from: self.start, to, card });
        self.start = to;
    }
}
