//! What a position promises: an evaluation for searches, which look at positions that are not over.

use pentarchy_game::Seat;

use crate::game::PLAYERS;
use crate::{ColourKingdoms, Kingdom, Monster, REGIONS_OF_KINGDOM, RegionSet, Row};

/// What a spell is worth while it is not cast.
pub(crate) const SPELL: f32 = 1.2;

/// What a tower's drop is worth while it is not used.
const DROP: f32 = 1.3;

/// What an empty region of one's sheet may still bring, on the mean.
const REGION: f32 = 0.25;

impl ColourKingdoms {
    /// About how many points each player's sheet will have got to: what it has now, and what it is on the way to.
    pub fn prospects_in_points(&self) -> ([f32; PLAYERS], usize) {
        let mut points = [0.0; PLAYERS];
        for seat in self.everybody() {
            points[seat.index()] = self.promise(seat, towards);
        }
        (points, usize::from(self.seats))
    }

    /// What one player's sheet promises, if a row counts for so much that is done so far.
    pub(crate) fn promise(&self, seat: Seat, toward: fn(f32) -> f32) -> f32 {
        let player = self.player(seat);
        let painted = player.sheet.painted();
        let mut points = self.score_of(seat).total as f32;
        // What a row promises beyond the points that it has.
        let open = self.open_digits(seat) & player.circled.digits().whole_rows().others();
        let hope = |row: Row, chance: f32| open.best_of(row) * chance;
        for kingdom in Kingdom::ALL {
            let filled = (RegionSet::of_kingdom(kingdom) & painted).len() as f32 / REGIONS_OF_KINGDOM as f32;
            points += hope(Row::Kingdom(kingdom), toward(filled));
        }
        for kind in Monster::ALL {
            let all = self.map.monsters(kind);
            let faced = (all & painted).len() as f32 / all.len().max(1) as f32;
            points += hope(Row::Monster(kind), toward(faced));
        }
        let spells: u8 = crate::Spell::ALL.into_iter().map(|spell| player.can_cast(spell)).sum();
        let drops: u8 = crate::Colour::ALL.into_iter().map(|colour| player.can_use(colour)).sum();
        let paid: u8 = player.turn.as_ref().map_or(0, |turn| turn.paid.iter().sum());
        let left = if self.last_round { 0.0 } else { 1.0 };
        points + left * (SPELL * f32::from(spells) + DROP * f32::from(drops + paid) - REGION * painted.len() as f32)
    }
}

/// How much of a row's digit one may hope for when so much of it is done.
pub(crate) fn towards(done: f32) -> f32 {
    done * done * done
}
