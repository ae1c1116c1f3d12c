//! What a position promises: an evaluation for searches, which look at positions that are not over.

use pentarchy_game::Seat;

use crate::{Animal, AnimalSet, Board, Decision, DominantSpecies, Hex};

/// How often a tile is still scored, on the mean: at the end for certain, and now and then before.
const SCORINGS: f32 = 1.5;

/// What a dominated tile is worth beside its points: the card that its scoring brings.
const DOMINANCE: f32 = 2.0;

/// What an element on an animal is worth beyond the tiles that it matches now.
const ELEMENT: f32 = 0.7;

/// What a cube on the earth is worth beyond the places that it takes now.
const CUBE: f32 = 0.15;

/// What the most cubes on tundra are worth.
const SURVIVAL: f32 = 1.5;

impl DominantSpecies {
    /// About how many points each player would end with: of several animals the one with the fewest counts.
    pub fn prospects_in_points(&self) -> ([f32; 6], usize) {
        let board = &self.board;
        let mut animals = [0.0; 6];
        for animal in board.playing().iter() {
            animals[animal.index()] = f32::from(board.beast(animal).points);
        }
        if self.decision != Decision::Over {
            promise(board, &mut animals);
        }
        let mut points = [f32::MAX; 6];
        for animal in board.playing().iter() {
            if let Some(owner) = board.beast(animal).owner {
                let worst = &mut points[owner.index()];
                *worst = worst.min(animals[animal.index()]);
            }
        }
        (points.map(|points| if points == f32::MAX { 0.0 } else { points }), usize::from(self.seats))
    }

    /// What the tile would bring the player's animals if it were scored now.
    pub fn worth_of_tile(&self, seat: Seat, tile: Hex) -> f32 {
        let board = &self.board;
        let owns = |animal: Animal| board.beast(animal).owner == Some(seat);
        if board.earth.animals(tile).is_empty() {
            return 0.0;
        }
        let Some(terrain) = board.earth.terrain(tile) else { return 0.0 };
        let mut worth = 0.0;
        for (place, value) in board.places(tile).into_iter().zip(terrain.values()) {
            match place {
                Some(animal) if owns(animal) => worth += f32::from(value),
                Some(_) => worth -= 0.3 * f32::from(value),
                None => {}
            }
        }
        match board.dominant(tile) {
            Some(animal) if owns(animal) => worth + DOMINANCE,
            Some(_) => worth - 0.5 * DOMINANCE,
            None => worth,
        }
    }
}

/// Adds what the earth promises each animal.
fn promise(board: &Board, points: &mut [f32; 6]) {
    for tile in board.earth.tiles().iter() {
        let living: AnimalSet = board.earth.animals(tile);
        if living.is_empty() {
            continue;
        }
        let Some(terrain) = board.earth.terrain(tile) else { continue };
        for (place, value) in board.places(tile).into_iter().zip(terrain.values()) {
            if let Some(animal) = place {
                // Where an animal matches nothing it will not live for long.
                let safe = if board.matches(tile, animal) > 0 { 1.0 } else { 0.4 };
                points[animal.index()] += SCORINGS * safe * f32::from(value);
            }
        }
        if let Some(animal) = board.dominant(tile) {
            points[animal.index()] += DOMINANCE;
        }
        for animal in living.iter() {
            let cubes = f32::from(board.earth.cubes(tile, animal));
            points[animal.index()] += if board.doomed(tile, animal) > 0 { 0.0 } else { CUBE * cubes };
        }
    }
    for animal in board.playing().iter() {
        points[animal.index()] += ELEMENT * f32::from(board.element_count(animal));
    }
    if let Some(animal) = board.survivor() {
        points[animal.index()] += SURVIVAL;
    }
}
