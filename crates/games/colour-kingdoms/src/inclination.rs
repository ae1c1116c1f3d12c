//! What a sensible player leans to: weights for playouts, quick to compute and good enough to make them play like
//! people who look at their sheet.
//!
//! A weight looks only at what the player who decides may know: the dice, and the own sheet.

use pentarchy_game::Seat;

use crate::lure::Faced;
use crate::player::Player;
use crate::speed::DigitSet;
use crate::{Action, Colour, ColourKingdoms, Die, Drop, Kingdom, Map, REGIONS_OF_KINGDOM, Region, RegionSet, Row};

/// An action that is worth so many points less is taken about a third as often.
const CLOSE: f32 = 0.9;

/// The same alone, where nobody comes between and the better action mostly stays the better one.
const CLOSE_ALONE: f32 = 0.5;

/// What a drop that finds no place costs, on the mean: one blot for all of them.
const NO_PLACE: f32 = 0.8;

/// The square of how far a kingdom is filled, by the number of its painted regions.
const FILLED_SQUARED: [f32; REGIONS_OF_KINGDOM + 1] = {
    let mut squares = [0.0; REGIONS_OF_KINGDOM + 1];
    let mut painted = 0;
    while painted <= REGIONS_OF_KINGDOM {
        let filled = painted as f32 / REGIONS_OF_KINGDOM as f32;
        squares[painted] = filled * filled;
        painted += 1;
    }
    squares
};

impl ColourKingdoms {
    /// How much the player leans to each of the actions that are open to them.
    pub fn inclinations(&self, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        let begin = weights.len();
        let mut leaning = Leaning::of(self, seat);
        weights.extend(legal.iter().map(|action| leaning.gain(action)));
        self.weigh(legal, &mut weights[begin..]);
    }

    /// Makes weights of what the actions bring, in points.
    pub(crate) fn weigh(&self, legal: &[Action], points: &mut [f32]) {
        let best = points.iter().fold(f32::MIN, |best, &gain| if gain > best { gain } else { best });
        let close = if self.seats == 1 { CLOSE_ALONE } else { CLOSE };
        for (weight, action) in points.iter_mut().zip(legal) {
            *weight = match action {
                Action::Anew => 0.0, // nobody is forced to start over
                _ => ((*weight - best) / close).exp(),
            };
        }
    }
}

/// What is the same for all actions of one decision.
struct Leaning<'a> {
    game: &'a ColourKingdoms,
    map: &'a Map,
    player: &'a Player,
    open: DigitSet,
    faced: Faced,
    /// What one more region of a kingdom brings on the way to its row: worked out once, when it is asked.
    hopes: [Option<f32>; Kingdom::ALL.len()],
}

impl Leaning<'_> {
    fn of(game: &ColourKingdoms, seat: Seat) -> Leaning<'_> {
        let open = game.open_digits(seat);
        let (map, player) = (&*game.map, game.player(seat));
        Leaning { game, map, player, open, faced: Faced::by(open), hopes: [None; Kingdom::ALL.len()] }
    }

    /// About how many points the action brings.
    fn gain(&mut self, action: &Action) -> f32 {
        let last_round = self.game.last_round;
        match *action {
            Action::Take { die, kingdom, colour } => self.gain_of_taking(die, kingdom, colour),
            Action::Paint { region, drop, matching } => {
                let Some(turn) = &self.player.turn else { return 0.0 };
                let cost = match drop {
                    Drop::Die => 0.0,
                    Drop::Mixed(_) => 0.0,
                    Drop::Tower(_) if last_round => 0.3,
                    Drop::Tower(_) => 1.3,
                };
                let spell = if matching && !last_round { 1.2 } else { 0.0 };
                self.gain_of_painting(region, turn.colour_of(drop)) + 1.0 - cost - spell
            }
            Action::Choose(_) => 0.0,
            Action::Move(_) | Action::Spread(_) | Action::Mix(_) => {
                let stuck = self.player.turn.as_ref().is_some_and(|turn| turn.strokes.is_empty());
                if last_round || stuck { 0.2 } else { -0.8 }
            }
            Action::Anew => f32::MIN / 4.0,
            Action::Finish => {
                let lost = self.player.turn.as_ref().is_some_and(|turn| turn.unplaced() > 0);
                if lost { -1.0 } else { 0.6 }
            }
            Action::Cross { row, place } => -self.nearness(row) * row.points(place) as f32,
        }
    }

    /// What the drops of a die would bring where they fit best.
    fn gain_of_taking(&mut self, die: Die, kingdom: Kingdom, colour: Colour) -> f32 {
        let sheet = &self.player.sheet;
        let free = RegionSet::of_kingdom(kingdom) - sheet.painted();
        let fitting = sheet.fitting(self.map, free, colour);
        let kingdom_gain = self.gain_of_kingdom(kingdom, colour);
        let mut best = [0.0f32; 4];
        for region in fitting.iter() {
            let mut gain = kingdom_gain + self.map.lures.gain(region, colour, &self.faced);
            // Without a branch, which could hardly be foreseen.
            for place in &mut best {
                let (less, more) = if gain > *place { (*place, gain) } else { (gain, *place) };
                (*place, gain) = (more, less);
            }
        }
        let drops = usize::from(self.game.dice[die.index()].face);
        // Regions of one colour don't touch, so that seldom all that fit can be painted at once.
        let placed = drops.min(fitting.len().div_ceil(2));
        let lost = if placed < drops { NO_PLACE } else { 0.0 };
        best[..placed.min(4)].iter().sum::<f32>() - lost
    }

    /// What painting the region brings, now and on the way to more.
    fn gain_of_painting(&mut self, region: Region, colour: Colour) -> f32 {
        self.gain_of_kingdom(region.kingdom(), colour) + self.map.lures.gain(region, colour, &self.faced)
    }

    /// What painting any region of the kingdom brings: perhaps its first of the colour, and one more on the way to all.
    fn gain_of_kingdom(&mut self, kingdom: Kingdom, colour: Colour) -> f32 {
        let new = (self.player.sheet.of(colour) & RegionSet::of_kingdom(kingdom)).is_empty();
        let hope = match self.hopes[kingdom.index()] {
            Some(hope) => hope,
            None => *self.hopes[kingdom.index()].insert(self.hope_of_kingdom(kingdom)),
        };
        f32::from(u8::from(new)) + hope
    }

    fn hope_of_kingdom(&self, kingdom: Kingdom) -> f32 {
        let painted = RegionSet::of_kingdom(kingdom) & self.player.sheet.painted();
        FILLED_SQUARED[painted.len()] * self.open.best_of(Row::Kingdom(kingdom))
    }

    /// How far a row is done, from 0 to 1.
    fn nearness(&self, row: Row) -> f32 {
        let wanted = match row {
            Row::Kingdom(kingdom) => RegionSet::of_kingdom(kingdom),
            Row::Monster(kind) => self.map.monsters(kind),
            Row::ThreeKingdoms => return 1.0,
        };
        (wanted & self.player.sheet.painted()).len() as f32 / wanted.len().max(1) as f32
    }
}
