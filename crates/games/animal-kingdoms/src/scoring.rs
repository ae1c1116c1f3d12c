//! The end of an age: who is first, second and third in each realm.

use pentarchy_game::{Events, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::game::SIDES;
use crate::{AnimalKingdoms, Event, Mode, Place, Realm};

/// How a side stands in a realm before it is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prospect {
    /// It would get nothing.
    Nothing,
    /// It would take that place.
    Place(Place),
    /// It would fight for the first place.
    Battle,
}

/// Who is first in a realm, alone or tied, and who is behind them.
pub(crate) struct Lead {
    pub(crate) leaders: Seats,
    /// Those of them whom a tie-break without a battle leaves second.
    pub(crate) behind: Seats,
    pub(crate) place: Place,
    pub(crate) place_behind: Place,
}

impl AnimalKingdoms {
    /// AK-31: all have retreated, and the realms are scored, clockwise from the smallest.
    pub(crate) fn end_age(&mut self, events: &mut impl Events<Event>) {
        events.push(Event::AgeEnded { age: self.age });
        self.score_realms(0, events);
    }

    /// AK-31: scores the realms after this one, as far as the next battle, and goes on to the next age after the last.
    pub(crate) fn score_realms_after(&mut self, realm: Realm, events: &mut impl Events<Event>) {
        let scored = Realm::ALL.iter().position(|&other| other == realm).map_or(Realm::COUNT, |place| place + 1);
        self.score_realms(scored, events);
    }

    fn score_realms(&mut self, scored: usize, events: &mut impl Events<Event>) {
        for realm in Realm::ALL.into_iter().skip(scored) {
            let leaders = self.leaders(realm);
            if leaders.len() > 1 && self.mode != Mode::Peace {
                if self.begin_battle(realm, leaders, events) {
                    return; // AK-34: and the rest after the battle.
                }
                continue;
            }
            let lead = self.peaceful_lead(realm, leaders);
            self.award(realm, &lead, events);
        }
        self.renew_or_end(events);
    }

    /// Everybody who has most tokens in a realm; nobody in an empty one.
    pub(crate) fn leaders(&self, realm: Realm) -> Seats {
        self.most_tokens(realm, Seats::first(self.side_count()))
    }

    fn most_tokens(&self, realm: Realm, among: Seats) -> Seats {
        let tokens = |seat: Seat| self.holdings(realm).tokens(seat);
        let most = among.iter().map(tokens).max().unwrap_or(0);
        if most == 0 { Seats::NONE } else { among.iter().filter(|&seat| tokens(seat) == most).collect() }
    }

    /// Who leads where nobody fights: AK-31, or AK-44 and AK-45 in the peace variant.
    fn peaceful_lead(&self, realm: Realm, leaders: Seats) -> Lead {
        let holder = self.holdings(realm).capital.filter(|&holder| leaders.contains(holder));
        let (leaders, behind, place) = match holder {
            _ if leaders.len() <= 1 => (leaders, Seats::NONE, Place::Majority),
            Some(holder) => (Seats::only(holder), leaders.without(Seats::only(holder)), Place::CapitalHeld),
            None => (leaders, Seats::NONE, Place::Shared),
        };
        Lead { leaders, behind, place, place_behind: Place::CapitalMissed }
    }

    /// AK-32: everybody with the next most tokens is second, everybody with the next most third; those who lost a tie
    /// for the first place are second already.
    fn places(&self, realm: Realm, lead: &Lead) -> [Place; SIDES] {
        let mut places = [Place::Nothing; SIDES];
        lead.leaders.iter().for_each(|seat| places[seat.index()] = lead.place);
        lead.behind.iter().for_each(|seat| places[seat.index()] = lead.place_behind);
        let mut rest = Seats::first(self.side_count()).without(lead.leaders).without(lead.behind);
        let next: &[Place] = if lead.behind.is_empty() { &[Place::Second, Place::Third] } else { &[Place::Third] };
        for &place in next {
            let group = self.most_tokens(realm, rest);
            group.iter().for_each(|seat| places[seat.index()] = place);
            rest = rest.without(group);
        }
        places
    }

    /// Gives the points of a realm; AK-33: its leftmost token is used up even if nobody gets any.
    pub(crate) fn award(&mut self, realm: Realm, lead: &Lead, events: &mut impl Events<Event>) {
        let places = self.places(realm, lead);
        self.places[self.age.index()][realm.index()] = places;
        let token = self.kingdom_tokens[realm.index()][self.age.index()];
        events.push(Event::Scored { realm, token, places });
    }

    /// What each side would get in a realm if the age ended now.
    pub(crate) fn prospects(&self, realm: Realm) -> Vec<Prospect> {
        let leaders = self.leaders(realm);
        let fight = leaders.len() > 1 && self.mode != Mode::Peace;
        let tied = Lead { leaders, behind: Seats::NONE, place: Place::Nothing, place_behind: Place::Nothing };
        let lead = if fight { tied } else { self.peaceful_lead(realm, leaders) };
        let places = self.places(realm, &lead);
        let prospect = |seat: Seat| match places[seat.index()] {
            _ if fight && leaders.contains(seat) => Prospect::Battle,
            Place::Nothing => Prospect::Nothing,
            // Behind a battle everybody moves down: its losers are second.
            Place::Second if fight => Prospect::Place(Place::Third),
            Place::Third if fight => Prospect::Nothing,
            place => Prospect::Place(place),
        };
        self.sides().map(prospect).collect()
    }
}
