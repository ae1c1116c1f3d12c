//! Battles for the first place: cards chosen in secret, revealed together, boosted in turn.

use pentarchy_game::{Actor, Effect, Events, Seat, Seats};

use crate::clash::{Strength, survivors};
use crate::components::MODIFIERS;
use crate::game::{Battle, SIDES, Step};
use crate::scoring::Lead;
use crate::solo_battle::Duel;
use crate::{AnimalKingdoms, Card, Event, Place, Realm, Refusal};

impl AnimalKingdoms {
    /// AK-34: those tied for the first place fight; whether somebody has a card to choose.
    pub(crate) fn begin_battle(&mut self, realm: Realm, fighters: Seats, events: &mut impl Events<Event>) -> bool {
        events.push(Event::BattleBegan { realm, fighters });
        let battle = Battle { realm, fighters, beaten: Seats::NONE, ties: 0 };
        if self.level().is_some() && self.hand(Seat::FIRST).is_empty() {
            self.end_solo_battle(&battle, Duel::Lost, 0, events); // AK-66
            return false;
        }
        self.step = Step::Choose { battle, chosen: [None; SIDES] };
        true
    }

    /// AK-35: the fighters who have not chosen yet; the upstart doesn't choose.
    #[inline]
    pub(crate) fn still_choosing(&self, battle: &Battle, chosen: &[Option<Card>; SIDES]) -> Seats {
        let chooses = |seat: &Seat| chosen[seat.index()].is_none() && !self.is_upstart(*seat);
        battle.fighters.iter().filter(chooses).collect()
    }

    /// The fighter behind an actor.
    pub(crate) fn fighter(&self, actor: Actor, battle: &Battle) -> Result<Seat, Refusal> {
        match actor {
            Actor::Seat(seat) if battle.fighters.contains(seat) && !self.is_upstart(seat) => Ok(seat),
            _ => Err(Refusal::NotAsked(actor)),
        }
    }

    /// AK-35: a card, in secret; the last choice reveals them all.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        card: Card,
        battle: Battle,
        mut chosen: [Option<Card>; SIDES],
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        if chosen[seat.index()].is_some() {
            return Err(Refusal::Chosen);
        }
        if !self.hand(seat).contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        if self.level().is_some() {
            self.face_the_upstart(battle, card, events);
            return Ok(Effect::Revealed);
        }
        chosen[seat.index()] = Some(card);
        events.push(Event::Chose { seat, card: Some(card) });
        if !self.still_choosing(&battle, &chosen).is_empty() {
            self.step = Step::Choose { battle, chosen };
            return Ok(Effect::Quiet);
        }
        self.reveal(battle, chosen, events);
        Ok(Effect::Revealed)
    }

    fn reveal(&mut self, battle: Battle, shown: [Option<Card>; SIDES], events: &mut impl Events<Event>) {
        for (hand, card) in self.hands.iter_mut().zip(shown) {
            card.into_iter().for_each(|card| hand.leave(card));
        }
        events.push(Event::Revealed { cards: shown });
        self.ask_to_boost(battle, shown, [0; SIDES], self.first, Seats::NONE, events);
    }

    /// AK-42: the next fighter from here on, clockwise, who has modifiers and has not passed since the last boost; when
    /// there is none, the cards decide.
    fn ask_to_boost(
        &mut self,
        battle: Battle,
        shown: [Option<Card>; SIDES],
        boosts: [u8; SIDES],
        from: Seat,
        passed: Seats,
        events: &mut impl Events<Event>,
    ) {
        let may = |&seat: &Seat| self.may_boost(&battle, seat) && !passed.contains(seat);
        match self.round(from).find(may) {
            Some(seat) => self.step = Step::Boost { battle, shown, boosts, seat, passed },
            None => self.decide(battle, shown, boosts, events),
        }
    }

    fn may_boost(&self, battle: &Battle, seat: Seat) -> bool {
        battle.fighters.contains(seat) && self.modifiers[seat.index()] > 0
    }

    pub(crate) fn boost(
        &mut self,
        seat: Seat,
        modifiers: u8,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        let Step::Boost { battle, shown, mut boosts, .. } = self.step else { return Err(Refusal::NoBattle) };
        let held = self.modifiers[seat.index()];
        if modifiers == 0 {
            return Err(Refusal::EmptyBoost);
        }
        if modifiers > held {
            return Err(Refusal::TooFewModifiers { asked: modifiers, held });
        }
        self.modifiers[seat.index()] -= modifiers;
        boosts[seat.index()] += modifiers;
        events.push(Event::Boosted { seat, modifiers });
        // Everybody is asked again, but for one who could have added all at once: nobody else can answer.
        let answered = self.everybody().any(|other| other != seat && self.may_boost(&battle, other));
        let passed = if answered { Seats::NONE } else { Seats::only(seat) };
        self.ask_to_boost(battle, shown, boosts, seat.next(self.seats), passed, events);
        Ok(self.effect_in_battle())
    }

    pub(crate) fn pass(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Effect {
        let Step::Boost { battle, shown, boosts, mut passed, .. } = self.step else { return Effect::Quiet };
        events.push(Event::Passed { seat });
        passed.insert(seat);
        self.ask_to_boost(battle, shown, boosts, seat.next(self.seats), passed, events);
        self.effect_in_battle()
    }

    /// Within a battle all is open or still to be chosen; its end draws cards.
    fn effect_in_battle(&self) -> Effect {
        match self.step {
            Step::Boost { .. } => Effect::Quiet,
            _ => Effect::Revealed,
        }
    }

    /// AK-37, AK-38: who is beaten is out; if several are left they choose again, as long as they have cards.
    fn decide(
        &mut self,
        mut battle: Battle,
        shown: [Option<Card>; SIDES],
        boosts: [u8; SIDES],
        events: &mut impl Events<Event>,
    ) {
        let strength = |seat: usize| shown[seat].map(|card| Strength::new(card, boosts[seat]));
        let left = survivors(&std::array::from_fn(strength));
        events.push(Event::Compared { cards: shown, modifiers: boosts, left });
        self.discard |= shown.into_iter().flatten().collect(); // AK-43
        battle.fighters.without(left).iter().for_each(|seat| battle.beaten.insert(seat));
        battle.fighters = left;
        let exhausted = left.iter().all(|seat| self.hand(seat).is_empty());
        if left.len() > 1 && !exhausted {
            battle.ties += 1;
            events.push(Event::FightOn { fighters: left, beaten: battle.beaten });
            self.step = Step::Choose { battle, chosen: [None; SIDES] };
            return;
        }
        self.end_battle(&battle, events);
    }

    /// AK-39 to AK-41, AK-43: points, a modifier for every loser, whole hands; then the other realms.
    fn end_battle(&mut self, battle: &Battle, events: &mut impl Events<Event>) {
        let mut consoled = Seats::NONE;
        for seat in self.round(self.first).filter(|&seat| battle.beaten.contains(seat)) {
            if self.modifiers.iter().sum::<u8>() < MODIFIERS {
                self.modifiers[seat.index()] += 1;
                consoled.insert(seat);
            }
        }
        let (winners, losers) = (battle.fighters, battle.beaten);
        events.push(Event::BattleEnded { realm: battle.realm, winners, losers, consoled });
        for seat in self.round(self.first).filter(|&seat| winners.contains(seat) || losers.contains(seat)) {
            self.refill(seat, events);
        }
        self.award_battle(battle.realm, winners, losers, events);
        self.score_realms_after(battle.realm, events);
    }

    pub(crate) fn award_battle(
        &mut self,
        realm: Realm,
        winners: Seats,
        losers: Seats,
        events: &mut impl Events<Event>,
    ) {
        let place = if winners.len() == 1 { Place::BattleWon } else { Place::BattleTied };
        let lead = Lead { leaders: winners, behind: losers, place, place_behind: Place::BattleLost };
        self.award(realm, &lead, events);
    }
}
