//! Domination: a tile is scored, and whoever dominates it takes a card.

use pentarchy_game::Events;

use crate::event::Log;
use crate::game::Step;
use crate::{Action, Animal, Card, Decision, DominantSpecies, Event, Hex, Refusal};

impl DominantSpecies {
    /// DS-59: every tile once a turn.
    pub(crate) fn domination_options(&self, out: &mut impl FnMut(Action)) {
        let open = self.board.earth.tiles().without(self.board.dominated);
        open.iter().map(Action::Tile).for_each(&mut *out);
        out(Action::Pass);
    }

    pub(crate) fn dominate<E: Events<Event>>(&mut self, tile: Hex, log: &mut Log<'_, E>) -> Step {
        self.tile(tile)?;
        if self.board.dominated.contains(tile) {
            return Err(Refusal::ScoredAlready(tile));
        }
        self.board.dominated.insert(tile);
        self.board.score(tile, false).into_iter().for_each(|scored| log.tell(Event::Scored(scored)));
        // DS-62: whoever's pawn it was.
        let dominant = self.board.dominant(tile).filter(|_| !self.board.cards.is_empty());
        Ok(dominant.map(|animal| Decision::TakeCard { animal, tile }))
    }

    /// DS-62: the card is carried out and leaves the game.
    pub(crate) fn take_card<E: Events<Event>>(
        &mut self,
        animal: Animal,
        tile: Hex,
        card: Card,
        log: &mut Log<'_, E>,
    ) -> Step {
        let place = self.board.cards.iter().position(|&open| open == card).ok_or(Refusal::NotOnOffer(card))?;
        self.board.cards.remove(place);
        log.tell(Event::Took { animal, card });
        Ok(self.play(animal, card, tile, log))
    }
}
