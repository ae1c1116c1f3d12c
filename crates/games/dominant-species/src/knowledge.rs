//! Positions that nobody can tell from the real one: all players know the same.

use arrayvec::ArrayVec;
use pentarchy_game::Dice;

use crate::{DominantSpecies, Terrain};

impl DominantSpecies {
    /// The cards above the Ice Age, the closed tiles and all chance to come are drawn anew.
    pub(crate) fn sampled(&self, dice: &mut Dice) -> DominantSpecies {
        let mut sample = self.clone();
        let hidden = &mut sample.hidden;
        if let Some((_, above)) = hidden.deck.split_first_mut() {
            above.sort_unstable(); // so that the real order does not show in the sample
            dice.shuffle(above);
        }
        let mut closed: ArrayVec<Terrain, 24> = ArrayVec::new();
        for pile in &hidden.stacks {
            closed.extend(pile.tiles[..pile.closed()].iter().copied());
        }
        closed.sort_unstable();
        dice.shuffle(&mut closed);
        let mut rest = closed.into_iter();
        for pile in &mut hidden.stacks {
            let count = pile.closed();
            pile.tiles[..count].iter_mut().zip(&mut rest).for_each(|(tile, drawn)| *tile = drawn);
        }
        hidden.seed = dice.seed();
        sample
    }
}

impl crate::game::Pile {
    /// How many of its tiles nobody has seen.
    fn closed(&self) -> usize {
        self.tiles.len() - usize::from(self.open && !self.tiles.is_empty())
    }
}
