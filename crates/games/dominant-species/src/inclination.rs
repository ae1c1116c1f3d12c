//! What a sensible player leans to: weights for playouts, quick to compute and good enough to make them play like
//! people who look at the table.
//!
//! Everything that it looks at lies open.

use pentarchy_game::Seat;

use crate::counts::Mirrored;
use crate::{Action, Animal, Board, Card, Decision, DominantSpecies, Element, Eyeball, Hex, Section};

impl DominantSpecies {
    /// How much the player leans to each of the actions that are open to them: adds one weight for each.
    pub fn inclinations(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let Some(animal) = self.decision.animal() else {
            return weights.extend(actions.iter().map(|_| 1.0));
        };
        let eyes = Eyes { board: &self.board, seat, animal, appetite: self.board.appetite(animal) };
        // Numbers of cubes for the same tile come one after the other.
        let (mut last, mut life) = (None, 0.0);
        weights.extend(actions.iter().map(|action| match *action {
            Action::Cubes { tile, count } => {
                if last != Some(tile) {
                    (last, life) = (Some(tile), eyes.lean_to_live(tile));
                }
                f32::from(count) * f32::from(count).sqrt() * life
            }
            _ => self.inclination(&eyes, action),
        }));
    }

    /// Where a pawn may go and how much its player leans to it, in the order of the legal actions. It is by far the most
    /// frequent question, and the one with the most answers; nothing where something else is asked.
    pub fn plans(&self) -> Option<impl Iterator<Item = (Action, f32)> + Clone> {
        let Decision::Place { animal } = self.decision else { return None };
        let adapts = self.board.can_adapt(animal);
        let plan = move |eyeball| (Action::Eyeball(eyeball), lean_to_eyeball(adapts, eyeball));
        Some(self.board.pawns.vacant().iter().map(plan))
    }

    #[inline]
    fn inclination(&self, eyes: &Eyes<'_>, action: &Action) -> f32 {
        let Eyes { board, seat, animal, .. } = *eyes;
        match (&self.decision, *action) {
            (_, Action::Pass) => self.lean_to_nothing(),
            (_, Action::Eyeball(eyeball)) => lean_to_eyeball(board.can_adapt(animal), eyeball),
            (Decision::Adaptation { .. } | Decision::Protect { .. }, Action::Element(element)) => {
                0.5 + supply(board, animal, element)
            }
            (Decision::Wasteland { .. } | Decision::Abundance { .. }, Action::Element(element)) => {
                0.5 + f32::from(board.needs(animal, element))
            }
            (Decision::Domination { .. }, Action::Tile(tile)) => (self.worth_of_tile(seat, tile) / 2.0).exp().min(1e4),
            (Decision::Glaciation { .. }, Action::Tile(tile)) => {
                let own = f32::from(board.earth.cubes(tile, animal));
                (1.0 + f32::from(board.earth.population(tile)) - 2.0 * own).max(0.2)
            }
            (_, Action::Cube { tile, animal: victim }) => eyes.lean_to_strike(tile, victim),
            (_, Action::Tile(tile)) => eyes.lean_to_live(tile),
            (_, Action::Corner(corner)) => {
                let near = corner.hexes().and(board.earth.lands(animal)).len();
                0.5 + near as f32
            }
            (_, Action::Card(Card::IceAge)) => 0.5,
            (_, Action::Cull | Action::LosePawn) => 0.3,
            (_, Action::Everywhere) => 8.0,
            _ => 1.0,
        }
    }

    /// Whoever has paid a pawn for an action seldom lets it go.
    fn lean_to_nothing(&self) -> f32 {
        match self.decision {
            Decision::Wasteland { .. } | Decision::Depletion { .. } | Decision::Glaciation { .. } => 0.6,
            Decision::Migration { .. } => 0.8,
            Decision::Competition { .. } => 0.4,
            _ => 0.1,
        }
    }
}

/// How good an eyeball is before anything is known of the turn, to an animal that has room for elements or has none.
#[inline]
fn lean_to_eyeball(adapts: bool, eyeball: Eyeball) -> f32 {
    EYEBALLS[usize::from(adapts)][eyeball.index()]
}

/// How good each eyeball is: to animals that can't adapt, and to those that can.
static EYEBALLS: [[f32; Eyeball::ALL.len()]; 2] = {
    let mut all = [[0.0; Eyeball::ALL.len()]; 2];
    let mut i = 0;
    while i < Eyeball::ALL.len() {
        let worth = worth_of_eyeball(Eyeball::ALL[i]);
        let vain = matches!(Eyeball::ALL[i].section(), Section::Adaptation);
        all[0][i] = worth * if vain { 0.05 / 3.0 } else { 1.0 };
        all[1][i] = worth;
        i += 1;
    }
    all
};

const fn worth_of_eyeball(eyeball: Eyeball) -> f32 {
    let early = 1.0 / (1.0 + 0.25 * (eyeball.number() - 1) as f32);
    let base = match eyeball.section() {
        Section::Initiative => 0.6,
        Section::Adaptation => 3.0,
        Section::Regression => 0.8,
        Section::Abundance => 2.2,
        Section::Wasteland => 0.5,
        Section::Depletion => 0.7,
        Section::Glaciation => 2.2,
        Section::Speciation => 3.0,
        Section::Wanderlust => 2.4,
        Section::Migration => 2.2,
        Section::Competition => 2.0,
        Section::Domination => 3.5,
    };
    base * early
}

/// How many of an element lie where the animal lives.
fn supply(board: &Board, animal: Animal, element: Element) -> f32 {
    board.earth.lands(animal).iter().map(|tile| f32::from(board.earth.supply(tile, element))).sum()
}

/// A player who looks at the earth for one of their animals.
struct Eyes<'a> {
    board: &'a Board,
    seat: Seat,
    animal: Animal,
    appetite: Mirrored,
}

impl Eyes<'_> {
    /// How well the animal would live there.
    fn lean_to_live(&self, tile: Hex) -> f32 {
        let value = self.board.earth.terrain(tile).map_or(1, |terrain| terrain.values()[0]);
        let matched = f32::from(self.board.earth.supplies(tile).times(self.appetite).min(4));
        0.3 + matched * (1.0 + f32::from(value) / 4.0)
    }

    /// Whom to strike: others, on tiles where one lives.
    fn lean_to_strike(&self, tile: Hex, victim: Animal) -> f32 {
        if self.board.beast(victim).owner == Some(self.seat) {
            return 0.05;
        }
        let own = f32::from(self.board.earth.cubes(tile, self.animal));
        let theirs = f32::from(self.board.earth.cubes(tile, victim));
        let close = if (own - theirs).abs() <= 1.0 { 2.0 } else { 1.0 };
        (0.5 + own) * close
    }
}
