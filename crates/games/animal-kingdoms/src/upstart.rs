//! The upstart of the solo game: where his cards go, and why.

use pentarchy_game::{Events, Seat};
use serde::{Deserialize, Serialize};

use crate::event::Retreat;
use crate::game::UPSTART;
use crate::{AnimalKingdoms, Card, Event, Level, Realm};

/// The most bonus cards of any level.
pub(crate) const BONUS_CARDS: usize = 2;

/// Up to this rank a card has no realm of its own: AK-57, AK-63.
const LOW: u8 = 3;

/// A realm in which the upstart leads by so many tokens has enough of him: AK-58.
const LEAD: i8 = 2;

/// What the upstart has beside his tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Upstart {
    /// The bonus cards, the older first.
    pub(crate) bonus: [Option<Card>; BONUS_CARDS],
    /// How many battles there were in this age.
    pub(crate) battles: u8,
    /// The realm where the player played last in this age.
    pub(crate) followed: Option<Realm>,
    /// What he played on his last turn: his card and his bonus card.
    pub(crate) last: [Option<UpstartMove>; 2],
}

/// A card that the upstart played, and why there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpstartMove {
    /// Which card.
    pub card: Card,
    /// What led him.
    pub aim: Aim,
    /// Where it led him first.
    pub target: Realm,
    /// What kept him from the realms between there and where he went, and what should have kept him from that one, by
    /// size of the realms.
    pub obstacles: [Option<Obstacle>; Realm::COUNT],
    /// Where he went.
    pub realm: Realm,
    /// Whether he captured the capital.
    pub capital: bool,
}

/// What leads the upstart to a realm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// The card's rank is the realm's number of territories.
    Rank,
    /// The card is low, and the player played here last.
    Follow,
    /// The card is low, the player has not played in this age, and this is the smallest realm.
    Smallest,
    /// The bonus card goes where the card that it matches went.
    Bonus,
}

/// What keeps the upstart from a realm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// Nothing is free there.
    Full,
    /// Only the capital is free there.
    OnlyCapital,
    /// He leads there by two or more.
    Leads,
}

impl Upstart {
    pub(crate) fn new_age(&mut self) {
        *self = Upstart { bonus: self.bonus, ..Upstart::default() };
    }
}

impl AnimalKingdoms {
    /// AK-56: he draws a card and plays it, and perhaps a bonus card after it.
    pub(crate) fn upstart_turn(&mut self, events: &mut impl Events<Event>) {
        self.upstart.last = [None; 2];
        let card = self.draw(events);
        if card.rank() <= LOW && self.has_retreated(Seat::FIRST) {
            self.discard.insert(card); // AK-63
            events.push(Event::UpstartDiscarded { card });
            return;
        }
        let (aim, target) = match (Realm::of_size(card.rank()), self.upstart.followed) {
            (Some(realm), _) => (Aim::Rank, realm),
            (None, Some(realm)) => (Aim::Follow, realm), // AK-57
            (None, None) => (Aim::Smallest, Realm::Four),
        };
        let realm = self.upstart_plays(0, card, aim, target, events);
        if self.has_retreated(UPSTART) {
            return;
        }
        if let Some(place) = self.matching_bonus(card) {
            self.play_bonus(place, realm, events);
        }
    }

    /// AK-60, AK-70 to AK-74: the bonus card that goes with a card; of two the higher, then the older.
    fn matching_bonus(&self, card: Card) -> Option<usize> {
        let by_rank = self.level() != Some(Level::Medium);
        let matches = |bonus: Card| bonus.beast() == card.beast() || by_rank && bonus.rank() == card.rank();
        let mut found: Option<(usize, Card)> = None;
        for (place, bonus) in self.upstart.bonus.iter().enumerate() {
            if let Some(bonus) = bonus.filter(|&bonus| matches(bonus))
                && found.is_none_or(|(_, other)| bonus.rank() > other.rank())
            {
                found = Some((place, bonus));
            }
        }
        found.map(|(place, _)| place)
    }

    /// AK-61: the bonus card is played, and at the end of the turn a new one is revealed.
    fn play_bonus(&mut self, place: usize, realm: Realm, events: &mut impl Events<Event>) {
        let Some(bonus) = self.upstart.bonus[place].take() else { return };
        self.upstart_plays(1, bonus, Aim::Bonus, realm, events);
        let new = self.draw(events);
        self.upstart.bonus[place..].rotate_left(1);
        let free = self.upstart.bonus.iter().position(Option::is_none).unwrap_or(place);
        self.upstart.bonus[free] = Some(new);
        events.push(Event::BonusRevealed { card: new });
    }

    /// Plays a card of the upstart; the realm where it went.
    fn upstart_plays(
        &mut self,
        place: usize,
        card: Card,
        aim: Aim,
        target: Realm,
        events: &mut impl Events<Event>,
    ) -> Realm {
        let realm = self.destination(target);
        let on_the_way = target.round().take_while(|&passed| passed != realm).chain([realm]);
        let mut obstacles = [None; Realm::COUNT];
        on_the_way.for_each(|passed| obstacles[passed.index()] = self.obstacle(passed));
        let capital = self.realms[realm.index()].capture(realm, UPSTART, card);
        let played = UpstartMove { card, aim, target, obstacles, realm, capital };
        self.upstart.last[place] = Some(played);
        events.push(Event::UpstartPlayed(played));
        if capital {
            self.retreat(UPSTART, Retreat::Capital, events); // AK-59, AK-62
        } else if self.influence(UPSTART) == 0 {
            self.retreat(UPSTART, Retreat::NoTokens, events); // AK-64
        }
        realm
    }

    /// AK-58: the first realm from the target on that nothing keeps him from; if there is none, the first with a free
    /// ordinary territory; AK-59: if there is none either, the target, of which only the capital is left.
    fn destination(&self, target: Realm) -> Realm {
        let free = |&realm: &Realm| self.holdings(realm).free_ordinary(realm) > 0;
        let open = |&realm: &Realm| self.obstacle(realm).is_none();
        target.round().find(open).or_else(|| target.round().find(free)).unwrap_or(target)
    }

    /// What keeps the upstart from a realm. AK-62: once the player is out, a capital doesn't.
    fn obstacle(&self, realm: Realm) -> Option<Obstacle> {
        let holdings = self.holdings(realm);
        let lead = holdings.tokens(UPSTART) as i8 - holdings.tokens(Seat::FIRST) as i8;
        if holdings.is_full(realm) {
            Some(Obstacle::Full)
        } else if holdings.only_the_capital_is_free(realm) {
            (!self.has_retreated(Seat::FIRST)).then_some(Obstacle::OnlyCapital)
        } else {
            (lead >= LEAD).then_some(Obstacle::Leads)
        }
    }
}
