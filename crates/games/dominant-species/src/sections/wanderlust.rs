//! Wanderlust: the earth grows by a tile, and everybody around may move onto it.

use pentarchy_game::Events;

use crate::data::bonus;
use crate::event::Log;
use crate::game::Step;
use crate::ledger::Cause;
use crate::{
    Action, Animal, Corner, CornerSet, Decision, DominantSpecies, Element, Event, Hex, HexSet, Refusal, Section,
};

impl DominantSpecies {
    pub(crate) fn wanderlust_options(&self, out: &mut impl FnMut(Action)) {
        for (stack, pile) in (0..).zip(&self.hidden.stacks) {
            pile.top().into_iter().for_each(|_| out(Action::Stack(stack)));
        }
        out(Action::Pass);
    }

    /// DS-49: an open tile.
    pub(crate) fn choose_stack(&mut self, animal: Animal, stack: u8) -> Step {
        let open = self.hidden.stacks.get(usize::from(stack)).and_then(|pile| pile.top());
        open.ok_or(Refusal::StackClosed(stack))?;
        Ok(Some(Decision::WanderlustHex { animal, stack }))
    }

    /// DS-49: onto a free hex beside the earth; DS-53: the next tile of the stack stays closed.
    pub(crate) fn lay_tile<E: Events<Event>>(
        &mut self,
        animal: Animal,
        stack: u8,
        hex: Hex,
        log: &mut Log<'_, E>,
    ) -> Step {
        if !self.board.earth.shore().contains(hex) {
            return Err(Refusal::NotShore(hex));
        }
        let pile = &mut self.hidden.stacks[usize::from(stack)];
        let terrain = pile.top().and_then(|_| pile.tiles.pop()).ok_or(Refusal::StackClosed(stack))?;
        pile.open = false;
        self.board.earth.lay(hex, terrain);
        log.tell(Event::Laid { animal, tile: hex, terrain });
        if self.vacant_on(hex).is_empty() || self.board.boxes.wanderlust.is_empty() {
            return Ok(self.finish_tile(animal, hex, log));
        }
        Ok(Some(Decision::WanderlustElement { animal, tile: hex }))
    }

    /// The vacant corners of a tile.
    pub(crate) fn vacant_on(&self, tile: Hex) -> CornerSet {
        tile.corners().and(self.board.earth.vacant_corners())
    }

    pub(crate) fn wanderlust_element_options(&self, out: &mut impl FnMut(Action)) {
        self.board.boxes.wanderlust.types().iter().map(Action::Element).for_each(&mut *out);
        out(Action::Pass);
    }

    /// DS-50: a disc comes with the tile, if one likes.
    pub(crate) fn choose_wanderlust_element(&mut self, animal: Animal, tile: Hex, element: Element) -> Step {
        if self.board.boxes.wanderlust.of(element) == 0 {
            return Err(Refusal::NotOnDisplay { element, section: Section::Wanderlust });
        }
        Ok(Some(Decision::WanderlustCorner { animal, tile, element }))
    }

    pub(crate) fn tile_corner_options(&self, tile: Hex, out: &mut impl FnMut(Action)) {
        self.vacant_on(tile).iter().map(Action::Corner).for_each(out);
    }

    /// DS-50, DS-65: on a vacant corner of this very tile.
    pub(crate) fn vacant_corner_of(&self, tile: Hex, corner: Corner, section: Section) -> Result<(), Refusal> {
        if !tile.corners().contains(corner) {
            return Err(Refusal::OtherTile { corner, tile, section });
        }
        self.vacant_corner(corner)
    }

    pub(crate) fn put_wanderlust<E: Events<Event>>(
        &mut self,
        animal: Animal,
        tile: Hex,
        element: Element,
        corner: Corner,
        log: &mut Log<'_, E>,
    ) -> Step {
        self.vacant_corner_of(tile, corner, Section::Wanderlust)?;
        if !self.board.boxes.wanderlust.take(element) {
            return Err(Refusal::NotOnDisplay { element, section: Section::Wanderlust });
        }
        self.put_element(animal, element, corner, log);
        Ok(self.finish_tile(animal, tile, log))
    }

    /// DS-51: bonus points for the tiles beside it; then everybody may move.
    pub(crate) fn finish_tile<E: Events<Event>>(
        &mut self,
        animal: Animal,
        tile: Hex,
        log: &mut Log<'_, E>,
    ) -> Option<Decision> {
        let points = bonus(self.around(tile).len());
        self.board.award(animal, points, Cause::Wanderlust).into_iter().for_each(|a| log.tell(Event::Awarded(a)));
        self.next_settler(None, tile)
    }

    /// The tiles beside a tile.
    pub(crate) fn around(&self, tile: Hex) -> HexSet {
        tile.neighbours().and(self.board.earth.tiles())
    }

    /// DS-52: in the order of the food chain, those who live beside the new tile.
    pub(crate) fn next_settler(&self, after: Option<Animal>, tile: Hex) -> Option<Decision> {
        let mut last = after;
        while let Some(animal) = self.board.after(last) {
            if !self.around(tile).and(self.board.earth.lands(animal)).is_empty() {
                return Some(Decision::Settle { animal, tile });
            }
            last = Some(animal);
        }
        None
    }

    pub(crate) fn settle_options(&self, animal: Animal, tile: Hex, out: &mut impl FnMut(Action)) {
        for from in self.around(tile).and(self.board.earth.lands(animal)).iter() {
            (1..=self.board.earth.cubes(from, animal)).for_each(|count| out(Action::Cubes { tile: from, count }));
        }
        out(Action::Pass);
    }

    /// DS-52: any number of cubes, from tiles beside the new one only.
    pub(crate) fn settle_cubes<E: Events<Event>>(
        &mut self,
        animal: Animal,
        tile: Hex,
        from: Hex,
        count: u8,
        log: &mut Log<'_, E>,
    ) -> Step {
        if !self.around(tile).contains(from) {
            return Err(Refusal::TooFar { from, to: tile, section: Section::Wanderlust });
        }
        let there = self.board.earth.cubes(from, animal);
        if there == 0 {
            return Err(Refusal::NoCubes { tile: from, section: Section::Wanderlust });
        }
        if count == 0 || count > there {
            return Err(Refusal::Count { most: there, section: Section::Wanderlust });
        }
        self.move_cubes(animal, from, tile, count, log);
        let more = !self.around(tile).and(self.board.earth.lands(animal)).is_empty();
        Ok(if more { Some(Decision::Settle { animal, tile }) } else { self.next_settler(Some(animal), tile) })
    }

    pub(crate) fn move_cubes<E: Events<Event>>(
        &mut self,
        animal: Animal,
        from: Hex,
        to: Hex,
        count: u8,
        log: &mut Log<'_, E>,
    ) {
        self.board.move_cubes(animal, from, to, count);
        log.tell(Event::Moved { animal, from, to, count });
    }
}
