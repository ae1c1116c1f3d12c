//! What a decision would change: tried in a game that looks like this one.

use pentarchy_dominant_species::{Action, Animal, Board, DominantSpecies, Hex, Refusal};
use pentarchy_game::{Effect, Game, Seat};

use super::Moment;

/// What a decision would change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Changes {
    /// Points won or lost.
    pub(super) points: Vec<(Animal, i16)>,
    /// Tiles whose dominant animal changes: before and after.
    pub(super) dominance: Vec<(Hex, Option<Animal>, Option<Animal>)>,
    /// Cubes that become endangered.
    pub(super) endangered: Vec<(Hex, Animal)>,
    /// Cubes that are endangered no more.
    pub(super) safe: Vec<(Hex, Animal)>,
    /// Something is drawn or turned over then: what follows from that is not foreseen.
    pub(super) revealed: bool,
}

/// Tries decisions.
pub(super) struct Trial {
    game: DominantSpecies,
    seat: Seat,
}

impl Trial {
    /// For the viewer's own decisions.
    pub(super) fn new(scene: &Moment) -> Option<Trial> {
        Some(Trial { game: scene.view.imagine()?, seat: scene.seat()? })
    }

    /// What the decision would change, or why it is not allowed.
    pub(super) fn of(&self, board: &Board, action: Action) -> Result<Changes, Refusal> {
        let mut game = self.game.clone();
        let effect = game.apply(self.seat.into(), &action, &mut ())?;
        let after = game.view(self.seat.into()).board;
        Ok(Changes::between(board, &after, effect == Effect::Revealed))
    }
}

impl Changes {
    fn between(before: &Board, after: &Board, revealed: bool) -> Changes {
        let mut changes = Changes { revealed, ..Changes::default() };
        for animal in before.playing().iter() {
            let won = after.beast(animal).points - before.beast(animal).points;
            if won != 0 {
                changes.points.push((animal, won));
            }
        }
        // Discs that are drawn at random may lead to another dominance than in this trial.
        if revealed {
            return changes;
        }
        for tile in after.earth.tiles().iter() {
            let (was, is) = (before.dominant(tile), after.dominant(tile));
            if was != is {
                changes.dominance.push((tile, was, is));
            }
            for animal in after.earth.animals(tile).iter() {
                let lived = before.earth.cubes(tile, animal) > 0;
                let was_endangered = lived && before.matches(tile, animal) == 0;
                match (was_endangered, after.matches(tile, animal) == 0) {
                    (false, true) => changes.endangered.push((tile, animal)),
                    (true, false) => changes.safe.push((tile, animal)),
                    _ => {}
                }
            }
        }
        changes
    }

    /// Points that this animal would win or lose.
    pub(super) fn points_of(&self, animal: Animal) -> i16 {
        self.points.iter().find(|(other, _)| *other == animal).map_or(0, |(_, points)| *points)
    }

    /// How many more tiles the animal would dominate.
    pub(super) fn cones_of(&self, animal: Animal) -> i16 {
        let won = self.dominance.iter().filter(|(_, _, is)| *is == Some(animal)).count();
        let lost = self.dominance.iter().filter(|(_, was, _)| *was == Some(animal)).count();
        won as i16 - lost as i16
    }

    /// Whether nothing of it would change.
    pub(super) fn is_empty(&self) -> bool {
        self.points.is_empty() && self.dominance.is_empty() && self.endangered.is_empty() && self.safe.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use pentarchy_dominant_species::{Corner, Element};

    use super::*;

    /// The start for six, before and after a disc of water on the eastern corner of the savannah.
    #[test]
    fn a_disc_changes_dominance() {
        let game =
            DominantSpecies::start(&DominantSpecies::DESCRIPTION.plain(6).unwrap(), &pentarchy_game::Seed::from(1));
        let before = game.view(Seat::FIRST.into()).board;
        // Boards can be written: the disc is put there by hand.
        let mut written = serde_json::to_value(&before).unwrap();
        let corner = Corner::east(1, -1).unwrap();
        let disc = serde_json::to_value((corner, Element::Water)).unwrap();
        written["earth"]["elements"].as_array_mut().unwrap().push(disc);
        let after: Board = serde_json::from_value(written).unwrap();
        let changes = Changes::between(&before, &after, false);
        let savannah = Hex::at(1, -1).unwrap();
        assert_eq!(changes.dominance, [(savannah, Some(Animal::Insects), Some(Animal::Amphibians))]);
        assert_eq!((changes.cones_of(Animal::Amphibians), changes.cones_of(Animal::Insects)), (1, -1));
        assert!(changes.points.is_empty() && changes.endangered.is_empty());
    }
}
