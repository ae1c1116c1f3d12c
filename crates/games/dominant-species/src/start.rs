//! The start: who plays which animal, the earth, the display, the first cubes.

use arrayvec::ArrayVec;
use pentarchy_game::{Dice, Events, Seat, Seats, Seed};

use crate::data::{OPEN_CARDS, START_DISCS, START_TILES, equipment};
use crate::event::Log;
use crate::game::{Hidden, Pile, Step};
use crate::ledger::Cause;
use crate::setup::{Assignment, Rules, StartingEarth};
use crate::{
    Action, Animal, Beast, Board, Boxes, Card, Decision, Discs, DominantSpecies, Earth, Element, Event, Hex, HexSet,
    Ledger, Pawns, Refusal, Terrain,
};

/// The event of chance at the start; a turn's own number is that of its discs.
const START: u64 = 0;

impl DominantSpecies {
    pub(crate) fn set_up(rules: Rules, seats: u8, seed: Seed) -> DominantSpecies {
        let mut dice = seed.dice(START);
        let (cards, deck) = shuffled_cards(&mut dice);
        let (earth, stacks) = first_earth(rules.earth, &mut dice);
        let mut bag = Discs::ALL;
        for corner in earth.all_elements().iter() {
            earth.element(corner).into_iter().for_each(|element| _ = bag.take(element));
        }
        let mut game = DominantSpecies {
            rules,
            seats,
            decision: Decision::ChooseAnimal { seat: Seat::FIRST },
            next: 0,
            board: Board {
                turn: 1,
                ice_age: false,
                earth,
                animals: [Beast::default(); 6],
                initiative: ArrayVec::new(),
                pawns: Pawns::NONE,
                boxes: Boxes::default(),
                bag,
                cards,
                dominated: HexSet::EMPTY,
                hibernating: None,
                ledger: Ledger::default(),
            },
            hidden: Hidden { seed, deck, stacks },
        };
        game.draw_discs(&mut dice); // DS-11
        if rules.assignment == Assignment::Dealt {
            let mut animals = Animal::ALL;
            dice.shuffle(&mut animals);
            let places = Seats::first(seats).iter().collect::<ArrayVec<Seat, 8>>();
            for (&animal, &seat) in animals[..rules.animal_count(seats)].iter().zip(places.iter().cycle()) {
                game.board.beast_mut(animal).owner = Some(seat);
            }
            game.populate();
        }
        game
    }

    /// DS-5: animals that nobody has.
    pub(crate) fn animals_to_choose(&self, out: &mut impl FnMut(Action)) {
        let free = |animal: &Animal| self.board.beast(*animal).owner.is_none();
        Animal::ALL.into_iter().filter(free).map(Action::Animal).for_each(out);
    }

    /// DS-5: players choose in turn until every player has as many animals as the game needs.
    pub(crate) fn choose_animal<E: Events<Event>>(&mut self, seat: Seat, animal: Animal, log: &mut Log<'_, E>) -> Step {
        if self.board.beast(animal).owner.is_some() {
            return Err(Refusal::Taken(animal));
        }
        self.board.beast_mut(animal).owner = Some(seat);
        log.tell(Event::Chose { seat, animal });
        if self.board.playing().len() < self.rules.animal_count(self.seats) {
            return Ok(Some(Decision::ChooseAnimal { seat: seat.next(self.seats) }));
        }
        self.populate();
        Ok(Some(self.decision))
    }

    /// Gives every animal in the game what it starts with; planning begins.
    fn populate(&mut self) {
        let playing = self.board.playing();
        let (pawns, cubes) = equipment(playing.len());
        for animal in playing.iter() {
            let beast = self.board.beast_mut(animal);
            (beast.pawns, beast.pool) = (pawns, cubes - 1); // DS-6: one cube marks the points
        }
        match self.rules.earth {
            StartingEarth::Printed => self.settle_homes(),
            StartingEarth::Random => self.settle_by_elements(),
        }
        let mut order: ArrayVec<Animal, 6> = playing.iter().collect();
        order.reverse(); // DS-7
        self.board.initiative = order;
        self.decision = Decision::Place { animal: self.board.initiative[0] };
    }

    /// DS-12: two cubes on the first home, one on each of the others.
    fn settle_homes(&mut self) {
        for animal in self.board.playing().iter() {
            for (home, count) in animal.homes().into_iter().zip([2, 1, 1]) {
                let tile = START_TILES.iter().find(|(_, terrain)| *terrain == home);
                tile.into_iter().for_each(|&(tile, _)| self.board.be_born(animal, tile, count));
            }
        }
    }

    /// DS-109, DS-110: as many cubes as own elements on every tile but tundra, and points for those with fewer cubes.
    fn settle_by_elements(&mut self) {
        let playing = self.board.playing();
        for animal in playing.iter() {
            for tile in self.board.earth.tiles().without(self.board.earth.tundra()).iter() {
                let count = self.board.earth.supply(tile, animal.element());
                self.board.be_born(animal, tile, count);
            }
        }
        let cubes = |board: &Board, animal| board.earth.population_of(animal) as i16;
        let most = playing.iter().map(|animal| cubes(&self.board, animal)).max().unwrap_or(0);
        for animal in playing.iter() {
            let points = most - cubes(&self.board, animal);
            self.board.award(animal, points, Cause::Start);
        }
    }
}

/// DS-10: the open cards, and the deck with the Ice Age at the bottom.
fn shuffled_cards(dice: &mut Dice) -> (ArrayVec<Card, OPEN_CARDS>, ArrayVec<Card, 21>) {
    let mut cards: ArrayVec<Card, 26> = Card::ALL.into_iter().filter(|&card| card != Card::IceAge).collect();
    dice.shuffle(&mut cards);
    let open = cards.drain(..OPEN_CARDS).collect();
    (open, [Card::IceAge].into_iter().chain(cards).collect())
}

/// DS-8, DS-9, DS-107, DS-108: seven tiles and twelve discs on earth, three stacks of eight tiles.
fn first_earth(kind: StartingEarth, dice: &mut Dice) -> (Earth, [Pile; 3]) {
    let mut tiles: ArrayVec<Terrain, 31> = ArrayVec::new();
    for terrain in Terrain::ALL {
        // Printed tiles are laid aside before the shuffle: taken out after it, they would show in the order of the rest.
        let aside = match kind {
            StartingEarth::Printed => START_TILES.iter().filter(|(_, printed)| *printed == terrain).count(),
            StartingEarth::Random => 0,
        };
        tiles.extend((aside..terrain.tiles().into()).map(|_| terrain));
    }
    dice.shuffle(&mut tiles);
    let mut discs = Discs::ALL;
    let mut earth = Earth::empty();
    for (hex, printed) in START_TILES {
        let terrain = match kind {
            StartingEarth::Printed => printed,
            StartingEarth::Random => tiles.swap_remove(0),
        };
        earth.lay(hex, terrain);
    }
    earth.freeze(Hex::CENTRE);
    for (corner, printed) in START_DISCS {
        let element: Option<Element> = match kind {
            StartingEarth::Printed => Some(printed),
            StartingEarth::Random => discs.draw(dice),
        };
        element.into_iter().for_each(|element| earth.put(corner, element));
    }
    let mut pile = || Pile { tiles: tiles.drain(..8).collect(), open: true };
    (earth, [pile(), pile(), pile()])
}
