//! Battles against the upstart: one card of the player against several from the deck.

use std::cmp::Reverse;

use pentarchy_game::{Events, Seat, Seats};

use crate::clash::Strength;
use crate::game::{Battle, SIDES, Step};
use crate::{AnimalKingdoms, Card, CardSet, Event, UPSTART};

/// The most cards that the upstart shows at once.
pub(crate) const MOST_SHOWN: usize = 4;

/// How a battle against the upstart ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duel {
    Won,
    Lost,
    /// The player has no card left to choose.
    Tied,
}

impl AnimalKingdoms {
    /// AK-68: how many cards the upstart shows in the next battle, one fewer in each of an age, but never none.
    pub(crate) fn upstart_battle_cards(&self) -> u8 {
        self.level().map_or(0, |level| level.battle_cards().saturating_sub(self.upstart.battles).max(1))
    }

    /// AK-65: any card that beats the player's wins for the upstart; a tie of the best is fought on.
    pub(crate) fn face_the_upstart(&mut self, mut battle: Battle, card: Card, events: &mut impl Events<Event>) {
        self.hands[Seat::FIRST.index()].leave(card);
        let mut cards = [None; MOST_SHOWN];
        for place in cards.iter_mut().take(usize::from(self.upstart_battle_cards())) {
            *place = Some(self.draw(events));
        }
        // They are shown together: in which order they were drawn is nobody's to know.
        cards.sort_by_key(|card| Reverse(card.map(|card| (card.rank(), card))));
        events.push(Event::Faced { card, upstart: cards });
        self.discard |= CardSet::only(card) | cards.into_iter().flatten().collect();
        let own = Strength::new(card, 0);
        let against = || cards.into_iter().flatten().map(|card| Strength::new(card, 0));
        let used = usize::from(battle.ties) + 1;
        if against().any(|other| other.beats(own)) {
            return self.end_and_score(&battle, Duel::Lost, used, events);
        }
        if against().all(|other| own.beats(other)) {
            return self.end_and_score(&battle, Duel::Won, used - 1, events);
        }
        if self.hand(Seat::FIRST).is_empty() {
            return self.end_and_score(&battle, Duel::Tied, used, events); // AK-66
        }
        battle.ties += 1;
        events.push(Event::FightOn { fighters: battle.fighters, beaten: Seats::NONE });
        self.step = Step::Choose { battle, chosen: [None; SIDES] };
    }

    fn end_and_score(&mut self, battle: &Battle, duel: Duel, draws: usize, events: &mut impl Events<Event>) {
        self.end_solo_battle(battle, duel, draws, events);
        self.score_realms_after(battle.realm, events);
    }

    /// AK-67: draws as many cards as the ending allows, and gives the points of the realm.
    pub(crate) fn end_solo_battle(
        &mut self,
        battle: &Battle,
        duel: Duel,
        draws: usize,
        events: &mut impl Events<Event>,
    ) {
        let (player, upstart) = (Seats::only(Seat::FIRST), Seats::only(UPSTART));
        let (winners, losers) = match duel {
            Duel::Won => (player, upstart),
            Duel::Lost => (upstart, player),
            Duel::Tied => (battle.fighters, Seats::NONE),
        };
        self.upstart.battles += 1;
        events.push(Event::BattleEnded { realm: battle.realm, winners, losers, consoled: Seats::NONE });
        self.draw_cards(Seat::FIRST, draws, events);
        self.award_battle(battle.realm, winners, losers, events);
    }
}
