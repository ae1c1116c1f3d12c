//! What a sensible player leans to: weights for playouts, quick to compute and good enough to make them play like
//! people who look at the table.
//!
//! Everything that it looks at lies open.

use pentarchy_game::Seat;

use crate::{Action, Animal, Board, Card, Decision, DominantSpecies, Element, Eyeball, Hex, Section};

impl DominantSpecies {
    /// How much the player leans to each of the actions that are open to them.
    pub fn inclinations(&self, seat: Seat, actions: &[Action]) -> impl Iterator<Item = f32> {
        let animal = self.decision.animal();
        actions.iter().map(move |action| animal.map_or(1.0, |animal| self.inclination(seat, animal, action)))
    }

    #[inline]
    fn inclination(&self, seat: Seat, animal: Animal, action: &Action) -> f32 {
        let board = &self.board;
        match (self.decision, *action) {
            (_, Action::Pass) => self.lean_to_nothing(),
            (_, Action::Eyeball(eyeball)) => lean_to_eyeball(board, animal, eyeball),
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
            (_, Action::Cubes { tile, count }) => {
                f32::from(count) * f32::from(count).sqrt() * lean_to_live(board, animal, tile)
            }
            (_, Action::Cube { tile, animal: victim }) => lean_to_strike(board, seat, animal, tile, victim),
            (_, Action::Tile(tile)) => lean_to_live(board, animal, tile),
            (_, Action::Corner(corner)) => {
                let near = corner.hexes().iter().filter(|&hex| board.earth.cubes(hex, animal) > 0).count();
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

/// How good an eyeball is before anything is known of the turn.
#[inline]
fn lean_to_eyeball(board: &Board, animal: Animal, eyeball: Eyeball) -> f32 {
    let vain = matches!(eyeball.section(), Section::Adaptation) && !board.can_adapt(animal);
    EYEBALLS[eyeball.index()] * if vain { 0.05 / 3.0 } else { 1.0 }
}

/// How good each eyeball is where it can be used.
static EYEBALLS: [f32; Eyeball::ALL.len()] = {
    let mut all = [0.0; Eyeball::ALL.len()];
    let mut i = 0;
    while i < all.len() {
        all[i] = worth_of_eyeball(Eyeball::ALL[i]);
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

/// How well the animal would live there.
fn lean_to_live(board: &Board, animal: Animal, tile: Hex) -> f32 {
    let value = board.earth.terrain(tile).map_or(1, |terrain| terrain.values()[0]);
    let matched = f32::from(board.matches(tile, animal).min(4));
    0.3 + matched * (1.0 + f32::from(value) / 4.0)
}

/// Whom to strike: others, on tiles where one lives.
fn lean_to_strike(board: &Board, seat: Seat, animal: Animal, tile: Hex, victim: Animal) -> f32 {
    if board.beast(victim).owner == Some(seat) {
        return 0.05;
    }
    let own = f32::from(board.earth.cubes(tile, animal));
    let theirs = f32::from(board.earth.cubes(tile, victim));
    let close = if (own - theirs).abs() <= 1.0 { 2.0 } else { 1.0 };
    (0.5 + own) * close
}
