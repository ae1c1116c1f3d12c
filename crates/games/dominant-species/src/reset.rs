//! Reset: Extinction, Survival, and the table made ready for the next turn.

use pentarchy_game::{Dice, Events};

use crate::data::{LAST_TURN, OPEN_CARDS, SPACES, bonus};
use crate::event::Log;
use crate::game::Step;
use crate::ledger::Cause;
use crate::{Action, Animal, Decision, Discs, DominantSpecies, Event, Hex, HexSet, Refusal};

impl DominantSpecies {
    /// DS-93: the mammals may have to choose first.
    pub(crate) fn begin_extinction<E: Events<Event>>(&mut self, log: &mut Log<'_, E>) -> Option<Decision> {
        if self.mammals_in_danger().is_empty() {
            self.go_extinct(None, log);
            return None;
        }
        Some(Decision::Save)
    }

    fn mammals_in_danger(&self) -> HexSet {
        let doomed = |tile: &Hex| self.board.doomed(*tile, Animal::Mammals) > 0;
        self.board.earth.lands(Animal::Mammals).iter().filter(doomed).collect()
    }

    pub(crate) fn save_options(&self, out: &mut impl FnMut(Action)) {
        self.mammals_in_danger().iter().map(Action::Tile).for_each(out);
    }

    /// DS-93: one cube of the mammals survives.
    pub(crate) fn save<E: Events<Event>>(&mut self, tile: Hex, log: &mut Log<'_, E>) -> Step {
        if !self.mammals_in_danger().contains(tile) {
            return Err(Refusal::NotEndangered(tile));
        }
        log.tell(Event::Saved { tile });
        self.go_extinct(Some(tile), log);
        Ok(None)
    }

    /// DS-92: all endangered cubes at once; dominance does not depend on them, so their order does not matter.
    fn go_extinct<E: Events<Event>>(&mut self, saved: Option<Hex>, log: &mut Log<'_, E>) {
        for animal in self.board.playing().iter() {
            for tile in self.board.endangered(animal).iter() {
                let rescued = u8::from(animal == Animal::Mammals && saved == Some(tile));
                let count = self.board.doomed(tile, animal) - rescued;
                if count > 0 {
                    self.board.eliminate(animal, tile, count);
                    log.tell(Event::Eliminated { animal, tile, count });
                }
            }
        }
        self.board.hibernating = None;
    }

    /// Survival; then the next turn's planning, or the end.
    pub(crate) fn reset<E: Events<Event>>(&mut self, log: &mut Log<'_, E>) -> Option<Decision> {
        self.survive(log);
        if self.board.ice_age || self.board.turn >= LAST_TURN {
            return Some(self.end(log)); // DS-100, DS-103
        }
        self.reseed(log);
        self.next = 0;
        self.board.turn += 1;
        log.tell(Event::Turn { turn: self.board.turn });
        self.next_planner(None)
    }

    /// DS-94: bonus points for the tundra that the holder of the Survival card lives on.
    fn survive<E: Events<Event>>(&mut self, log: &mut Log<'_, E>) {
        let Some(animal) = self.board.survivor() else { return };
        let tiles = self.board.earth.lands(animal).and(self.board.earth.tundra()).len();
        self.board.award(animal, bonus(tiles), Cause::Survival).into_iter().for_each(|a| log.tell(Event::Awarded(a)));
    }

    fn reseed<E: Events<Event>>(&mut self, log: &mut Log<'_, E>) {
        while self.board.cards.len() < OPEN_CARDS
            && let Some(card) = self.hidden.deck.pop()
        {
            self.board.cards.push(card); // DS-95
        }
        self.board.pawns.slide(); // DS-96
        // DS-97: out of the last boxes into the bag, and everything else one box down.
        let boxes = &mut self.board.boxes;
        for emptied in [&mut boxes.regression, &mut boxes.depletion, &mut boxes.wanderlust] {
            self.board.bag.add_all(std::mem::take(emptied));
        }
        boxes.depletion = std::mem::take(&mut boxes.wasteland);
        boxes.wasteland = std::mem::take(&mut boxes.abundance);
        boxes.regression = std::mem::take(&mut boxes.adaptation);
        let mut dice = self.hidden.seed.dice(u64::from(self.board.turn));
        self.draw_discs(&mut dice);
        for stack in &mut self.hidden.stacks {
            stack.open = !stack.tiles.is_empty(); // DS-99
        }
        self.board.dominated = HexSet::EMPTY;
        log.revealed = true;
        log.tell(Event::Reseeded {
            cards: self.board.cards.to_vec(),
            boxes: self.board.boxes,
            tiles: [0, 1, 2].map(|stack| self.hidden.stacks[stack].top()),
        });
    }

    /// DS-98: four discs each for Adaptation, Abundance and Wanderlust, in this order, while the bag lasts.
    pub(crate) fn draw_discs(&mut self, dice: &mut Dice) {
        let bag = &mut self.board.bag;
        let mut four = || -> Discs { (0..SPACES).filter_map(|_| bag.draw(dice)).collect() };
        (self.board.boxes.adaptation, self.board.boxes.abundance, self.board.boxes.wanderlust) =
            (four(), four(), four());
    }
}
