//! A game out of what everybody sees: to try a decision and look at what it would change.

use arrayvec::ArrayVec;
use pentarchy_game::{Game, Seed};

use crate::executing::{MOMENTS, Moment};
use crate::game::{Hidden, Pile};
use crate::{Card, Decision, DominantSpecies, Prompt, Terrain, View};

impl View {
    /// A game that looks like this; cards, tiles and discs still to come are in no particular order. A decision can be
    /// tried in it: what it changes is what it will change, unless it reveals something.
    ///
    /// Nothing for a view that no game has.
    ///
    /// ```
    /// use pentarchy_dominant_species::{Action, DominantSpecies};
    /// use pentarchy_game::{Game, Seat, Seed};
    ///
    /// let real = DominantSpecies::start(&DominantSpecies::DESCRIPTION.plain(4)?, &Seed::from(7));
    /// let asked = real.awaiting().iter().next().unwrap_or(Seat::FIRST);
    /// let mut imagined = real.view(asked.into()).imagine().ok_or("no such game")?;
    /// let mut options = Vec::new();
    /// imagined.legal(asked.into(), &mut options);
    /// imagined.apply(asked.into(), &options[0], &mut ())?;
    /// assert_eq!(imagined.view(asked.into()).board.pawns.standing().count(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn imagine(&self) -> Option<DominantSpecies> {
        let decision = match self.prompt {
            Prompt::Wait { decision, .. } | Prompt::Decide(decision) => decision,
            Prompt::Over => Decision::Over,
        };
        let hidden = Hidden { seed: Seed::from(0), deck: self.deck()?, stacks: self.piles()? };
        let next = self.next(decision)?;
        let board = self.board.clone();
        let game = DominantSpecies { rules: self.rules, seats: self.seats, decision, next, board, hidden };
        game.check().is_ok().then_some(game)
    }

    /// The Ice Age at the bottom, and above it what has not been seen.
    fn deck(&self) -> Option<ArrayVec<Card, 21>> {
        let unseen = |card: &Card| !self.board.cards.contains(card) && !self.taken.contains(card);
        let (bottom, above): (Vec<Card>, Vec<Card>) =
            Card::ALL.into_iter().filter(unseen).partition(|&card| card == Card::IceAge);
        let mut deck = ArrayVec::new();
        bottom.into_iter().chain(above).try_for_each(|card| deck.try_push(card)).ok()?;
        (deck.len() == usize::from(self.deck)).then_some(deck)
    }

    /// The tiles that have not been seen, under those that have.
    fn piles(&self) -> Option<[Pile; 3]> {
        let earth = &self.board.earth;
        let mut closed = Vec::new();
        for terrain in Terrain::ALL {
            let laid = earth.tiles().iter().filter(|&tile| earth.printed(tile) == Some(terrain)).count();
            let open = self.stacks.iter().filter(|stack| stack.open == Some(terrain)).count();
            closed.extend((laid + open..usize::from(terrain.tiles())).map(|_| terrain));
        }
        let mut pile = |index: usize| {
            let stack = self.stacks[index];
            let count = usize::from(stack.left).checked_sub(usize::from(stack.open.is_some()))?;
            let mut tiles = ArrayVec::new();
            let rest = closed.split_off(closed.len().checked_sub(count)?);
            rest.into_iter().chain(stack.open).try_for_each(|tile| tiles.try_push(tile)).ok()?;
            Some(Pile { tiles, open: stack.open.is_some() })
        };
        Some([pile(0)?, pile(1)?, pile(2)?])
    }

    /// The moment that comes next.
    fn next(&self, decision: Decision) -> Option<u8> {
        let now = match (decision, self.executing) {
            (Decision::ChooseAnimal { .. } | Decision::Place { .. }, _) => return Some(0),
            (Decision::Protect { .. }, _) => Moment::Regression,
            (Decision::InsectBirth, _) => Moment::InsectBirth,
            (Decision::Hunt, _) => Moment::Hunt,
            (Decision::Save, _) => Moment::Extinction,
            (Decision::Over, _) => Moment::Reset,
            (_, eyeball) => Moment::Pawn(eyeball?),
        };
        MOMENTS.iter().position(|&moment| moment == now).map(|place| place as u8 + 1)
    }
}
