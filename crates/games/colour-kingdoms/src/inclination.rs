//! What a sensible player leans to: weights for playouts, quick to compute and good enough to make them play like
//! people who look at their sheet.
//!
//! A weight looks only at what the player who decides may know: the dice, and the own sheet.

use pentarchy_game::Seat;

use crate::{
    Action, Colour, ColourKingdoms, Die, Digit, Drop, Kingdom, Monster, Place, REGIONS_OF_KINGDOM, Region, RegionSet,
    Row, Symbol,
};

/// An action that is worth so many points less is taken about a third as often.
const CLOSE: f32 = 0.9;

/// The same alone, where nobody comes between and the better action mostly stays the better one.
const CLOSE_ALONE: f32 = 0.5;

/// What a drop that finds no place costs, on the mean: one blot for all of them.
const NO_PLACE: f32 = 0.8;

/// How much of a capital's value is lost on whoever gives it another colour.
pub(crate) const SPOILT_CAPITAL: f32 = 0.6;

/// The same of a monster's points.
pub(crate) const SPOILT_MONSTER: f32 = 0.4;

/// What one more region brings a player on the way to a row, whichever region it is: worked out once, when it is asked.
#[derive(Default)]
struct Hopes {
    kingdoms: [Option<f32>; Kingdom::ALL.len()],
    monsters: [Option<f32>; Monster::ALL.len()],
}

impl ColourKingdoms {
    /// How much the player leans to each of the actions that are open to them.
    pub fn inclinations(&self, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        let begin = weights.len();
        let mut hopes = Hopes::default();
        weights.extend(legal.iter().map(|action| self.gain(seat, &mut hopes, action)));
        self.weigh(legal, &mut weights[begin..]);
    }

    /// Makes weights of what the actions bring, in points.
    pub(crate) fn weigh(&self, legal: &[Action], points: &mut [f32]) {
        let best = points.iter().copied().fold(f32::MIN, f32::max);
        let close = if self.seats == 1 { CLOSE_ALONE } else { CLOSE };
        for (weight, action) in points.iter_mut().zip(legal) {
            *weight = match action {
                Action::Anew => 0.0, // nobody is forced to start over
                _ => ((*weight - best) / close).exp(),
            };
        }
    }

    /// About how many points the action brings.
    fn gain(&self, seat: Seat, hopes: &mut Hopes, action: &Action) -> f32 {
        let player = self.player(seat);
        match *action {
            Action::Take { die, kingdom, colour } => self.gain_of_taking(seat, hopes, die, kingdom, colour),
            Action::Paint { region, drop, matching } => {
                let Some(turn) = &player.turn else { return 0.0 };
                let cost = match drop {
                    Drop::Die => 0.0,
                    Drop::Mixed(_) => 0.0,
                    Drop::Tower(_) if self.last_round => 0.3,
                    Drop::Tower(_) => 1.3,
                };
                let spell = if matching && !self.last_round { 1.2 } else { 0.0 };
                self.gain_of_painting(seat, hopes, region, turn.colour_of(drop)) + 1.0 - cost - spell
            }
            Action::Choose(_) => 0.0,
            Action::Move(_) | Action::Spread(_) | Action::Mix(_) => {
                let stuck = player.turn.as_ref().is_some_and(|turn| turn.strokes.is_empty());
                if self.last_round || stuck { 0.2 } else { -0.8 }
            }
            Action::Anew => f32::MIN / 4.0,
            Action::Finish => {
                let lost = player.turn.as_ref().is_some_and(|turn| turn.unplaced() > 0);
                if lost { -1.0 } else { 0.6 }
            }
            Action::Cross { row, place } => -self.nearness(seat, row) * row.points(place) as f32,
        }
    }

    /// What the drops of a die would bring where they fit best.
    fn gain_of_taking(&self, seat: Seat, hopes: &mut Hopes, die: Die, kingdom: Kingdom, colour: Colour) -> f32 {
        let sheet = &self.player(seat).sheet;
        let free = RegionSet::of_kingdom(kingdom) - sheet.painted();
        let mut best = [0.0f32; 4];
        let mut fitting = 0_usize;
        for region in free.iter().filter(|&region| sheet.clashes(&self.map, region, colour).is_empty()) {
            let mut gain = self.gain_of_painting(seat, hopes, region, colour);
            for place in &mut best {
                if gain > *place {
                    std::mem::swap(place, &mut gain);
                }
            }
            fitting += 1;
        }
        let drops = usize::from(self.dice[die.index()].face);
        // Regions of one colour don't touch, so that seldom all that fit can be painted at once.
        let placed = drops.min(fitting.div_ceil(2));
        let lost = if placed < drops { NO_PLACE } else { 0.0 };
        best[..placed.min(4)].iter().sum::<f32>() - lost
    }

    /// What painting the region brings, now and on the way to more.
    fn gain_of_painting(&self, seat: Seat, hopes: &mut Hopes, region: Region, colour: Colour) -> f32 {
        let sheet = &self.player(seat).sheet;
        let kingdom = region.kingdom();
        let mut gain = 0.0;
        if (sheet.of(colour) & RegionSet::of_kingdom(kingdom)).is_empty() {
            gain += 1.0;
        }
        gain += *hopes.kingdoms[kingdom.index()].get_or_insert_with(|| self.hope_of_kingdom(seat, kingdom));
        gain += match self.map.symbol(region) {
            Symbol::Capital { colour: own, value } => {
                if own == colour {
                    f32::from(value)
                } else {
                    -SPOILT_CAPITAL * f32::from(value)
                }
            }
            Symbol::Monster { kind, colour: own } => {
                let faced = hopes.monsters[kind.index()].get_or_insert_with(|| self.hope_of_monsters(seat, kind));
                let points = kind.points() as f32;
                *faced + if own == colour { points } else { -SPOILT_MONSTER * points }
            }
            Symbol::Spell(_) => 1.0,
            _ => 0.0,
        };
        gain
    }

    fn hope_of_kingdom(&self, seat: Seat, kingdom: Kingdom) -> f32 {
        let painted = RegionSet::of_kingdom(kingdom) & self.player(seat).sheet.painted();
        let filled = painted.len() as f32 / REGIONS_OF_KINGDOM as f32;
        filled * filled * self.open_digit(seat, Row::Kingdom(kingdom))
    }

    fn hope_of_monsters(&self, seat: Seat, kind: Monster) -> f32 {
        1.0 + 0.4 * self.open_digit(seat, Row::Monster(kind))
    }

    /// The digit of a row that can still be earned.
    pub(crate) fn open_digit(&self, seat: Seat, row: Row) -> f32 {
        let open = |place: &Place| self.digit(seat, row, *place) == Digit::Open;
        Place::ALL.iter().copied().find(open).map_or(0.0, |place| row.points(place) as f32)
    }

    /// How far a row is done, from 0 to 1.
    fn nearness(&self, seat: Seat, row: Row) -> f32 {
        let painted = self.player(seat).sheet.painted();
        let wanted = match row {
            Row::Kingdom(kingdom) => RegionSet::of_kingdom(kingdom),
            Row::Monster(kind) => self.map.monsters(kind),
            Row::ThreeKingdoms => return 1.0,
        };
        (wanted & painted).len() as f32 / wanted.len().max(1) as f32
    }
}
