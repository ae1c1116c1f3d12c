//! What a position promises: an evaluation for searches, which look at positions that are not over.

use pentarchy_game::Seat;

use crate::game::{SIDES, Step};
use crate::{Age, AnimalKingdoms, Mode, Realm};

/// What a tie for the first place is worth in parts of the token: some win the battle, the others are second.
const BATTLE: f32 = 0.55;

/// What a token in a capital is worth in each age that is still to come: it will sit in the council.
const COUNCIL: f32 = 2.0;

/// What a retreat token that others took is worth, since nobody else knows.
const RETREAT: f32 = 3.5;

impl AnimalKingdoms {
    /// About how many points each side would have if the age ended now and nothing more were played; in solo how many
    /// the player and the upstart will end with.
    pub fn prospects_in_points(&self) -> ([f32; SIDES], usize) {
        let mut points = [0.0; SIDES];
        for seat in self.sides() {
            points[seat.index()] = self.score(seat) as f32
                + f32::from(self.modifiers[seat.index()])
                + RETREAT * self.retreat_tokens_of(seat).count() as f32;
        }
        if self.step != Step::Over {
            for realm in Realm::ALL {
                if self.level().is_some() {
                    self.promise_alone(realm, &mut points);
                } else if !self.is_scored(realm) {
                    self.promise(realm, &mut points);
                }
            }
        }
        (points, usize::from(self.side_count()))
    }

    /// Adds what a realm promises.
    fn promise(&self, realm: Realm, points: &mut [f32; SIDES]) {
        let holdings = self.holdings(realm);
        let token = f32::from(self.kingdom_tokens[realm.index()][self.age.index()]);
        let tokens = |seat: Seat| holdings.tokens(seat);
        let leaders = self.leaders(realm);
        let most = leaders.iter().next().map_or(0, tokens);
        let behind = |limit: u8| self.sides().map(tokens).filter(|&count| count < limit).max().unwrap_or(0);
        let second = behind(most);
        let third = behind(second);
        let tied = leaders.len() > 1;
        let first = if tied && self.mode != Mode::Peace { token * BATTLE + 3.0 * (1.0 - BATTLE) } else { token };
        for seat in self.sides() {
            let count = tokens(seat);
            points[seat.index()] += match count {
                0 => 0.0,
                _ if leaders.contains(seat) => first,
                _ if count == second && !tied => 3.0,
                _ if count == second || count == third && !tied => 1.0,
                _ => 0.0,
            };
        }
        if let Some(holder) = holdings.capital {
            let to_come = (Age::COUNT - 1 - self.age.index()) as f32;
            points[holder.index()] += COUNCIL * to_come;
        }
    }
}
