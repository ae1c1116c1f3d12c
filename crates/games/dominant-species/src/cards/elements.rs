//! Cards about elements: Blight, Disease, Habitat, Metamorphosis, Symbiotic.

use pentarchy_game::Events;

use super::Asked;
use crate::event::Log;
use crate::{Action, Animal, AnimalSet, Ask, Card, Corner, DominantSpecies, Element, Event, Hex, Refusal};

/// The first of the events of chance in which an animal draws a disc for Symbiotic; a turn's discs come before.
const SYMBIOTIC: u64 = 100;

impl DominantSpecies {
    /// DS-68: all elements of a tile but one.
    pub(super) fn blight_tile(&self, tile: Hex) -> Asked {
        self.tile(tile)?;
        Ok((self.discs_on(tile).len() > 1).then_some(Ask::BlightKeep { tile }))
    }

    pub(super) fn blight_keep<E: Events<Event>>(&mut self, tile: Hex, kept: Corner, log: &mut Log<'_, E>) -> Asked {
        let discs = self.discs_on(tile);
        if !discs.contains(kept) {
            return Err(Refusal::Card(Card::Blight));
        }
        discs.iter().filter(|&corner| corner != kept).for_each(|corner| self.remove_element(corner, log));
        Ok(None)
    }

    /// DS-71: the next animal down the food chain that has more elements than you, and a disc to lose.
    pub(super) fn disease(&self, you: Animal, after: Option<Animal>) -> Option<Ask> {
        let most = self.board.element_count(you);
        let later = |animal: &Animal| after.is_none_or(|after| animal.index() > after.index());
        let ill =
            |animal: &Animal| self.board.element_count(*animal) > most && !self.board.beast(*animal).discs.is_empty();
        let victim = self.board.playing().iter().filter(later).find(ill);
        victim.map(|victim| Ask::Disease { victim })
    }

    pub(super) fn fall_ill<E: Events<Event>>(
        &mut self,
        you: Animal,
        victim: Animal,
        element: Element,
        log: &mut Log<'_, E>,
    ) -> Asked {
        self.lose_disc(Card::Disease, victim, element, log)?;
        Ok(self.disease(you, Some(victim)))
    }

    /// A disc leaves an animal for the bag.
    pub(super) fn lose_disc<E: Events<Event>>(
        &mut self,
        card: Card,
        animal: Animal,
        element: Element,
        log: &mut Log<'_, E>,
    ) -> Result<(), Refusal> {
        if self.board.beast(animal).discs.of(element) == 0 {
            return Err(Refusal::Card(card));
        }
        self.board.bag_disc(animal, element);
        log.tell(Event::LostDisc { animal, element });
        Ok(())
    }

    /// DS-76: a disc of your choice from the bag on any vacant corner.
    pub(super) fn habitat(&self) -> Option<Ask> {
        let possible = !self.board.bag.is_empty() && !self.board.earth.vacant_corners().is_empty();
        possible.then_some(Ask::HabitatElement)
    }

    pub(super) fn habitat_element(&self, element: Element) -> Asked {
        self.in_bag(element)?;
        Ok(Some(Ask::HabitatCorner { element }))
    }

    pub(super) fn habitat_corner<E: Events<Event>>(
        &mut self,
        you: Animal,
        element: Element,
        corner: Corner,
        log: &mut Log<'_, E>,
    ) -> Asked {
        self.vacant_corner(corner)?;
        self.put_from_bag(you, element, corner, log)?;
        Ok(None)
    }

    pub(super) fn in_bag(&self, element: Element) -> Result<(), Refusal> {
        if self.board.bag.of(element) > 0 { Ok(()) } else { Err(Refusal::NotInBag(element)) }
    }

    pub(super) fn put_from_bag<E: Events<Event>>(
        &mut self,
        you: Animal,
        element: Element,
        corner: Corner,
        log: &mut Log<'_, E>,
    ) -> Result<(), Refusal> {
        self.in_bag(element)?;
        self.board.bag.take(element);
        self.put_element(you, element, corner, log);
        Ok(())
    }

    /// DS-84: one of your discs for one of your choice from the bag.
    pub(super) fn metamorphosis(&self, you: Animal) -> Option<Ask> {
        let possible = !self.board.beast(you).discs.is_empty() && !self.board.bag.is_empty();
        possible.then_some(Ask::Metamorphosis)
    }

    pub(super) fn metamorphosis_options(&self, you: Animal, out: &mut impl FnMut(Action)) {
        for give in self.board.beast(you).discs.types().iter() {
            self.board.bag.types().iter().for_each(|take| out(Action::Swap { give, take }));
        }
    }

    pub(super) fn metamorphose<E: Events<Event>>(
        &mut self,
        you: Animal,
        give: Element,
        take: Element,
        log: &mut Log<'_, E>,
    ) -> Asked {
        self.in_bag(take)?;
        self.lose_disc(Card::Metamorphosis, you, give, log)?;
        self.board.bag.take(take);
        self.board.beast_mut(you).discs.add(take);
        log.tell(Event::Adapted { animal: you, element: take });
        Ok(None)
    }

    /// DS-90: you and everybody with fewer elements draw a disc, those with room for one.
    pub(super) fn symbiotic<E: Events<Event>>(&mut self, you: Animal, log: &mut Log<'_, E>) -> Option<Ask> {
        let most = self.board.element_count(you);
        let poor = |animal: &Animal| *animal == you || self.board.element_count(*animal) < most;
        let animals: AnimalSet = self.board.playing().iter().filter(poor).collect();
        for animal in animals.iter().filter(|&animal| self.board.can_adapt(animal)).collect::<AnimalSet>().iter() {
            let mut dice = self.hidden.seed.dice(SYMBIOTIC + animal.index() as u64);
            if let Some(element) = self.board.bag.draw(&mut dice) {
                self.board.beast_mut(animal).discs.add(element);
                log.tell(Event::Adapted { animal, element });
                log.revealed = true;
            }
        }
        None
    }
}
