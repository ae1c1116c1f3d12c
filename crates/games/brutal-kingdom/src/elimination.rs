//! Eliminations: by a card at the moment it is played, and by cards that lie in wait.

use pentarchy_game::{Effect, Events, Seat};

use crate::{BrutalKingdom, Character, CharacterSet, Event, Refusal};

impl BrutalKingdom {
    /// BK-18: the open top cards of others that the player's own top card eliminates.
    pub(crate) fn victims(&self, seat: Seat) -> impl Iterator<Item = (Seat, Character)> + '_ {
        let prey = self.stack(seat).active_top().map_or(CharacterSet::EMPTY, Character::victims);
        self.others(seat)
            .filter_map(|other| self.stack(other).open_top().map(|card| (other, card)))
            .filter(move |&(_, card)| prey.contains(card))
    }

    /// BK-19: of two victims one is chosen.
    pub(crate) fn eliminate(
        &mut self,
        seat: Seat,
        card: Character,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        let victim = self.victims(seat).find(|&(_, victim)| victim == card).map(|(victim, _)| victim);
        let victim = victim.ok_or(Refusal::NoVictim(card))?;
        let killer = self.stack(seat).open_top().expect("who has victims has an open top card");
        self.fell(seat, killer, victim, card, events);
        Ok(self.end_turn(events))
    }

    /// BK-22, BK-24: the first player clockwise whose waiting card strikes the card just played.
    pub(crate) fn striker(&self, seat: Seat, card: Character) -> Option<(Seat, Character)> {
        self.others(seat).find_map(|other| {
            let killer = self.stack(other).active_top()?;
            (self.lies_in_wait_for(killer) == Some(card)).then_some((other, killer))
        })
    }

    /// Whom an active top card eliminates when they are played.
    pub(crate) fn lies_in_wait_for(&self, card: Character) -> Option<Character> {
        match card {
            Character::King => Some(Character::Queen),
            Character::Queen => Some(Character::King),
            Character::Executioner => self.doomed,
            _ => None,
        }
    }

    /// BK-20, BK-21: the victim's whole stack is turned down; that is worth one point.
    pub(crate) fn fell(
        &mut self,
        by: Seat,
        killer: Character,
        victim: Seat,
        card: Character,
        events: &mut impl Events<Event>,
    ) {
        self.stacks[victim.index()].turn_down();
        self.eliminations[by.index()] += 1;
        let cards = self.stack(victim).height() as u8;
        events.push(Event::Eliminated { by, killer, victim, card, cards });
    }

    /// BK-33: whom the Executioner may name.
    pub(crate) fn doomable(&self) -> CharacterSet {
        self.rules.characters().without(Character::Saint).without(Character::Executioner)
    }

    pub(crate) fn doom(
        &mut self,
        seat: Seat,
        card: Character,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if card == Character::Saint {
            return Err(Refusal::SaintIsSafe);
        }
        self.nameable(Character::Executioner, card)?;
        self.doomed = Some(card);
        events.push(Event::Named { seat, by: Character::Executioner, card });
        Ok(self.end_turn(events))
    }

    /// Whether a character may be named at all: it takes part, and is not the one who names.
    pub(crate) fn nameable(&self, by: Character, card: Character) -> Result<(), Refusal> {
        if card == by {
            return Err(Refusal::NotHimself(by));
        }
        if !self.rules.characters().contains(card) {
            return Err(Refusal::NotInGame(card));
        }
        Ok(())
    }
}
