//! Cards that give or take points: Biodiversity, Ecodiversity, Fertile, Ice Age, Niche Biomes.

use pentarchy_game::Events;

use super::Asked;
use crate::data::bonus;
use crate::event::Log;
use crate::ledger::Cause;
use crate::{Animal, AnimalSet, Ask, Card, DominantSpecies, Event, Hex, Refusal};

impl DominantSpecies {
    fn award_card<E: Events<Event>>(&mut self, animal: Animal, points: usize, card: Card, log: &mut Log<'_, E>) {
        self.change_points(animal, points as i16, card, log);
    }

    fn change_points<E: Events<Event>>(&mut self, animal: Animal, points: i16, card: Card, log: &mut Log<'_, E>) {
        let award = self.board.award(animal, points, Cause::Card(card));
        award.into_iter().for_each(|award| log.tell(Event::Awarded(award)));
    }

    /// DS-66: a point for every tile that you share.
    pub(super) fn biodiversity<E: Events<Event>>(&mut self, you: Animal, log: &mut Log<'_, E>) -> Option<Ask> {
        self.award_card(you, self.shared(you).len(), Card::Biodiversity, log);
        None
    }

    /// DS-72: a point for every element on earth of a type that you have.
    pub(super) fn ecodiversity<E: Events<Event>>(&mut self, you: Animal, log: &mut Log<'_, E>) -> Option<Ask> {
        let types = self.board.types(you);
        let discs = types.iter().map(|element| self.board.earth.elements(element).len()).sum();
        self.award_card(you, discs, Card::Ecodiversity, log);
        None
    }

    /// DS-75: a point for every cube on a tile where you live.
    pub(super) fn fertile(&self, you: Animal) -> Option<Ask> {
        (!self.board.earth.lands(you).is_empty()).then_some(Ask::Fertile)
    }

    pub(super) fn fertile_tile<E: Events<Event>>(&mut self, you: Animal, tile: Hex, log: &mut Log<'_, E>) -> Asked {
        if self.board.earth.cubes(tile, you) == 0 {
            return Err(Refusal::Card(Card::Fertile));
        }
        self.award_card(you, self.board.earth.population(tile).into(), Card::Fertile, log);
        Ok(None)
    }

    /// DS-78: everybody gains bonus points for the tiles that they dominate; the turn is the last.
    pub(super) fn ice_age<E: Events<Event>>(&mut self, log: &mut Log<'_, E>) -> Option<Ask> {
        for animal in self.board.playing().iter() {
            self.change_points(animal, bonus(self.board.dominates(animal)), Card::IceAge, log);
        }
        self.board.ice_age = true;
        None
    }

    /// DS-85: everybody with more points than you loses what the scored tile gives its first.
    pub(super) fn niche_biomes<E: Events<Event>>(
        &mut self,
        you: Animal,
        scored: Hex,
        log: &mut Log<'_, E>,
    ) -> Option<Ask> {
        let value = self.board.earth.terrain(scored).map_or(0, |terrain| i16::from(terrain.values()[0]));
        let own = self.board.beast(you).points;
        let ahead = |animal: &Animal| self.board.beast(*animal).points > own;
        let victims: AnimalSet = self.board.others(you).iter().filter(ahead).collect();
        victims.iter().for_each(|animal| self.change_points(animal, -value, Card::NicheBiomes, log));
        None
    }
}
