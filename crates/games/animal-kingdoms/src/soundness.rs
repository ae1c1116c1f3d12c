//! Whether a position read from outside can be one.

use pentarchy_game::{Corrupt, Seat, Seats};

use crate::components::{INFLUENCE, KINGDOM_TOKENS, MODIFIERS, RETREAT_TOKENS};
use crate::game::{Battle, SIDES, Step};
use crate::hand::HAND;
use crate::{Age, AnimalKingdoms, Card, CardSet, Decree, Mode, Place, Realm, UPSTART};

/// More rallies of one player in one age than anybody will ever live to see.
const RALLIES: u32 = 1_000_000;

/// More reshuffles in one age than so many rallies could bring.
const RESHUFFLES: u16 = 60_000;

impl AnimalKingdoms {
    pub(crate) fn soundness(&self) -> Result<(), Corrupt> {
        let range = self.mode.seats();
        Corrupt::unless(range.contains(self.seats), format!("{} seats in a game for {range}", self.seats))?;
        Corrupt::unless(self.sits(self.first), "nobody sits where the first player should")?;
        let solo = self.level().is_some();
        Corrupt::unless(!solo || self.first == self.first_in_solo(), "the wrong side started the age")?;
        self.every_card_once()?;
        self.hands_fit_what_is_known()?;
        self.tokens_are_possible()?;
        self.decrees_are_possible()?;
        self.realms_are_possible()?;
        self.retreats_are_possible()?;
        self.upstart_is_possible()?;
        self.scores_are_possible()?;
        self.step_is_possible()
    }

    fn sits(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.side_count())
    }

    fn every_card_once(&self) -> Result<(), Corrupt> {
        let shown = match self.step {
            Step::Boost { shown, .. } => shown,
            _ => [None; SIDES],
        };
        let mut seen = CardSet::EMPTY;
        let lying = self.realms.iter().flat_map(|holdings| holdings.played.iter().copied());
        let held = self.hands.iter().flat_map(|hand| hand.cards.iter());
        let bonus = self.upstart.bonus.into_iter().flatten();
        let piles = self.deck.iter().copied().chain(self.discard.iter());
        for card in piles.chain(lying).chain(held).chain(bonus).chain(shown.into_iter().flatten()) {
            Corrupt::unless(seen.insert(card), format!("{card} is there twice"))?;
        }
        let missing = (CardSet::ALL - seen).first();
        Corrupt::unless(missing.is_none(), missing.map_or(String::new(), |card: Card| format!("{card} is missing")))
    }

    /// The hands are of possible sizes and can be what is known of them.
    fn hands_fit_what_is_known(&self) -> Result<(), Corrupt> {
        let mut known: Vec<CardSet> = Vec::new();
        for (seat, hand) in self.hands.iter().enumerate() {
            let player = seat < usize::from(self.seats);
            Corrupt::unless(hand.len() <= if player { HAND } else { 0 }, "a hand of too many cards")?;
            let beyond = &hand.unlike[hand.len()..];
            Corrupt::unless(beyond.iter().all(|set| set.is_empty()), "something is known of cards that nobody holds")?;
            let ordered = hand.unlike.is_sorted_by(|longer, shorter| shorter.is_subset(*longer));
            Corrupt::unless(ordered, "more is known of a card that was drawn later")?;
            for (place, &unlike) in hand.unlike().iter().enumerate() {
                let fitting = (hand.cards - unlike).len();
                Corrupt::unless(fitting > place, "a hand can't be what is known of it")?;
                known.push(unlike);
            }
        }
        known.sort_by_key(|unlike| std::cmp::Reverse(unlike.len()));
        let nested = known.is_sorted_by(|larger, smaller| smaller.is_subset(*larger));
        Corrupt::unless(nested, "hands that were held through other shuffles than the others'")
    }

    fn tokens_are_possible(&self) -> Result<(), Corrupt> {
        let mut tokens: Vec<u8> = self.kingdom_tokens.iter().flatten().copied().collect();
        tokens.sort_unstable();
        Corrupt::unless(tokens == KINGDOM_TOKENS, "other kingdom tokens than there are")?;
        let ascending = self.kingdom_tokens.iter().all(|row| row.is_sorted());
        Corrupt::unless(ascending, "kingdom tokens out of order")?;
        let mut values = self.retreat_tokens.values;
        values.sort_unstable();
        Corrupt::unless(values == RETREAT_TOKENS, "other retreat tokens than there are")?;
        let wide = |count: &u8| u32::from(*count);
        let on_cards: u32 = match self.step {
            Step::Boost { boosts, .. } => boosts.iter().map(wide).sum(),
            _ => 0,
        };
        let modifiers = self.modifiers.iter().map(wide).sum::<u32>() + on_cards;
        let most = if self.mode == Mode::Battles { MODIFIERS } else { 0 };
        Corrupt::unless(modifiers <= u32::from(most), "more modifiers than there are")?;
        let strangers = self.modifiers[usize::from(self.seats)..].iter().all(|&count| count == 0);
        Corrupt::unless(strangers, "modifiers of nobody")
    }

    fn decrees_are_possible(&self) -> Result<(), Corrupt> {
        let mut seen = [false; Decree::COUNT];
        for decree in self.decrees {
            let again = std::mem::replace(&mut seen[decree as usize], true);
            Corrupt::unless(!again, format!("decree {decree} is there twice"))?;
        }
        Ok(())
    }

    /// A card below a realm for every token on its territories; the capital last; the council of ages gone by.
    fn realms_are_possible(&self) -> Result<(), Corrupt> {
        let mut capitals = Seats::NONE;
        for realm in Realm::ALL {
            let holdings = self.holdings(realm);
            let wide = |count: &u8| usize::from(*count);
            let ordinary: usize = holdings.ordinary.iter().map(wide).sum();
            let most = usize::from(realm.territories()) - 1;
            Corrupt::unless(ordinary <= most, format!("{realm} is overcrowded"))?;
            Corrupt::unless(
                holdings.capital.is_none() || ordinary == most,
                format!("{realm}: the capital came early"),
            )?;
            let tokens = ordinary + usize::from(holdings.capital.is_some());
            Corrupt::unless(holdings.played.len() == tokens, format!("{realm}: other cards than tokens"))?;
            let strangers = &holdings.ordinary[usize::from(self.side_count())..];
            Corrupt::unless(strangers.iter().all(|&count| count == 0), format!("{realm}: tokens of nobody"))?;
            for (age, member) in holdings.council.iter().enumerate() {
                let possible = member.is_none_or(|member| self.sits(member) && age < self.age.index());
                Corrupt::unless(possible, format!("{realm}: a wrong council"))?;
            }
            if let Some(holder) = holdings.capital {
                let new = self.sits(holder) && !capitals.contains(holder) && self.has_retreated(holder);
                Corrupt::unless(new, format!("{realm}: the capital has a wrong holder"))?;
                capitals.insert(holder);
            }
        }
        for side in self.sides() {
            let placed: u8 = self.realms.iter().map(|holdings| holdings.tokens(side)).sum();
            Corrupt::unless(placed <= INFLUENCE, "more influence tokens than there are")?;
            let out = placed < INFLUENCE || self.has_retreated(side);
            Corrupt::unless(out, "a side without influence tokens has not retreated")?;
        }
        Ok(())
    }

    fn retreats_are_possible(&self) -> Result<(), Corrupt> {
        let mut order: Vec<u8> = self.retreated.into_iter().filter(|&place| place > 0).collect();
        order.sort_unstable();
        let counted = order.iter().zip(1..).all(|(&place, expected)| place == expected);
        Corrupt::unless(counted, "the order of retreating has gaps")?;
        let strangers = self.retreated[usize::from(self.side_count())..].iter().all(|&place| place == 0);
        Corrupt::unless(strangers, "nobody can't retreat")?;
        for age in Age::ALL {
            let owner = self.retreat_tokens.owners[age.index()];
            let right = if self.level().is_some() || age > self.age {
                owner.is_none()
            } else if age == self.age {
                owner == self.first_out()
            } else {
                owner.is_some_and(|owner| self.sits(owner))
            };
            Corrupt::unless(right, format!("the retreat token of {age} has a wrong owner"))?;
        }
        Ok(())
    }

    fn upstart_is_possible(&self) -> Result<(), Corrupt> {
        let bonus = self.upstart.bonus.iter().take_while(|bonus| bonus.is_some()).count();
        let all = self.upstart.bonus.iter().flatten().count();
        let expected = self.level().map_or(0, |level| level.bonus_cards());
        Corrupt::unless(bonus == expected && all == expected, "other bonus cards than the level has")?;
        Corrupt::unless(usize::from(self.upstart.battles) <= Realm::COUNT, "more battles than realms")?;
        let idle = self.upstart.battles == 0 && self.upstart.followed.is_none() && self.upstart.last == [None; 2];
        Corrupt::unless(self.level().is_some() || idle, "an upstart at a table of players")
    }

    /// Places only where a realm has been scored, and only of those who sit here.
    fn scores_are_possible(&self) -> Result<(), Corrupt> {
        for age in Age::ALL {
            for realm in Realm::ALL {
                let scored = age < self.age || age == self.age && self.is_scored(realm);
                let places = &self.places[age.index()][realm.index()];
                let taken = if scored { usize::from(self.side_count()) } else { 0 };
                let empty = places[taken..].iter().all(|&place| place == Place::Nothing);
                Corrupt::unless(empty, format!("a place in {realm} too early or of nobody"))?;
            }
        }
        for (seat, rallies) in self.rallies.iter().enumerate() {
            let most = if seat < usize::from(self.seats) { RALLIES } else { 0 };
            Corrupt::unless(rallies.iter().all(|&count| count <= most), "too many rallies")?;
            let later = &rallies[self.age.index() + 1..];
            Corrupt::unless(later.iter().all(|&count| count == 0), "rallies of a later age")?;
        }
        Corrupt::unless(self.reshuffles <= RESHUFFLES, "too many reshuffles")
    }

    fn step_is_possible(&self) -> Result<(), Corrupt> {
        let in_play = self.in_play();
        match self.step {
            Step::Turn { seat } => {
                let right = in_play.contains(seat) && !self.is_upstart(seat);
                Corrupt::unless(right, "the turn of somebody who has retreated")?;
                let whole = self.everybody().all(|seat| self.hand(seat).len() == HAND);
                Corrupt::unless(whole, "not every hand is whole")
            }
            Step::Choose { battle, chosen } => {
                self.battle_is_possible(&battle, 0)?;
                let may_choose = |seat: Seat| battle.fighters.contains(seat) && self.level().is_none();
                for seat in Seats::first(SIDES as u8).iter() {
                    let right =
                        chosen[seat.index()].is_none_or(|card| may_choose(seat) && self.hand(seat).contains(card));
                    Corrupt::unless(right, "a choice that can't be made")?;
                }
                Corrupt::unless(!self.still_choosing(&battle, &chosen).is_empty(), "all have chosen")
            }
            Step::Boost { battle, shown, boosts, seat, passed } => {
                Corrupt::unless(self.mode == Mode::Battles, "modifiers in a game without them")?;
                self.battle_is_possible(&battle, 1)?;
                for side in Seats::first(SIDES as u8).iter() {
                    let fights = battle.fighters.contains(side);
                    Corrupt::unless(shown[side.index()].is_some() == fights, "cards of others than the fighters")?;
                    Corrupt::unless(fights || boosts[side.index()] == 0, "modifiers without a card")?;
                    Corrupt::unless(fights || !passed.contains(side), "somebody passed who doesn't fight")?;
                }
                let asked = battle.fighters.contains(seat) && self.modifiers[seat.index()] > 0;
                Corrupt::unless(asked && !passed.contains(seat), "the wrong fighter is asked")
            }
            Step::Over => {
                Corrupt::unless(self.age == Age::Third && in_play.is_empty(), "the game is over too early")?;
                let whole = self.everybody().all(|seat| self.hand(seat).len() == HAND);
                Corrupt::unless(whole || self.level().is_some(), "not every hand is whole")
            }
        }
    }

    /// A battle of those tied for the first place, whose cards are on the table as often as it was tied; `shown` is 1
    /// when this time's are too.
    fn battle_is_possible(&self, battle: &Battle, shown: usize) -> Result<(), Corrupt> {
        Corrupt::unless(self.in_play().is_empty() && self.mode != Mode::Peace, "a battle out of season")?;
        let both = battle.fighters.iter().all(|seat| !battle.beaten.contains(seat));
        Corrupt::unless(both && battle.fighters.len() > 1, "a battle of too few")?;
        let everyone: Seats = battle.fighters.iter().chain(battle.beaten.iter()).collect();
        let tied = everyone == self.leaders(battle.realm);
        Corrupt::unless(tied, "a battle of others than those tied for the first place")?;
        let ties = usize::from(battle.ties);
        if self.level().is_some() {
            let hand = self.hand(Seat::FIRST).len();
            let possible = everyone.contains(UPSTART) && battle.beaten.is_empty();
            return Corrupt::unless(possible && hand >= 1 && hand + ties <= HAND, "a battle with impossible cards");
        }
        Corrupt::unless(ties < HAND, "a battle of too many cards")?;
        for seat in self.everybody() {
            let hand = self.hand(seat).len();
            let right = if battle.fighters.contains(seat) {
                hand + ties + shown == HAND
            } else if battle.beaten.contains(seat) {
                hand < HAND && hand + ties >= HAND
            } else {
                hand == HAND
            };
            Corrupt::unless(right, "a hand of a wrong size in a battle")?;
        }
        Ok(())
    }
}
